/**
 * `node scripts/train-advice-judge.ts [score]`: trains the learned judge of a model's words on the sentences in
 * `server/coach/texts/`, leaving out one batch at a time to print what would be shown of sentences that it never saw, then
 * on all of them, and writes `learned-weights.ts`. With `score` nothing is written. The same texts give the same weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { scoreOf } from '../engine/interpret/weights.ts'
import { diceOf } from '../engine/testing/random-life.ts'
import { groundsOf, judged, sentencesIn } from '../server/coach/advice-check.ts'
import { isLearned, LEARNED, talkByRules, talkProblem } from '../server/coach/learned-judge.ts'
import { plainOf } from '../server/coach/numbers.ts'
import { BUCKETS, talkFeatures } from '../server/coach/talk-features.ts'
import { ANSWER_ASKED, ANSWER_FACTS } from '../server/coach/testing/answer-facts.ts'
import { linesOf, logistic, quantised } from './logistic.ts'

const SETTINGS = { seed: 11, buckets: BUCKETS, epochs: 20, rate: 0.1, shrink: 1e-4 }
/** Copies of each sentence that lack a word here and there: what is learned then hangs on no single word. */
const COPIES = 3
const LOST = 0.12
/** Weights that are kept. */
const WEIGHTS = 40_000
const COACH = new URL('../server/coach/', import.meta.url)
/** What `judged` says where only the words decide: all else is a rule that no net overrules. */
const BY_TALK = new Set([
  'health without rest or help',
  'a danger without help',
  'more load',
  'not about the plan',
  LEARNED,
])
const chance = diceOf(SETTINGS.seed)
const GROUNDS = groundsOf(ANSWER_FACTS, ANSWER_ASKED)

type Example = {
  readonly batch: string
  readonly isHostile: boolean
  readonly features: ReadonlySet<number>
  /** The features of its copies. */
  readonly copies: readonly ReadonlySet<number>[]
  /** What its words lack by the rules, or null. */
  readonly problem: string | null
  /** Whether a rule drops it that no net overrules. */
  readonly isDropped: boolean
}

function exampleOf(batch: string, isHostile: boolean, sentence: string): Example {
  const plain = plainOf(sentence)
  const { problem, found } = talkByRules(plain)
  const verdict = judged(sentence, GROUNDS)
  const isDropped = verdict.verdict === 'dropped' && !BY_TALK.has(verdict.why)
  const copies = Array.from({ length: COPIES }, () => {
    const thinned = plainOf(thinnedOf(sentence))
    return talkFeatures(thinned, talkByRules(thinned).found)
  })
  return { batch, isHostile, features: talkFeatures(plain, found), copies, problem, isDropped }
}

function thinnedOf(sentence: string): string {
  return sentence
    .split(' ')
    .filter(() => chance() > LOST)
    .join(' ')
}

/** The batches: `[hostile]` or `[good]` opens a part, then a line is a sentence. */
function writtenExamples(): Example[] {
  const folder = new URL('texts/', COACH)
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      let isHostile = false
      return readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .flatMap((line) => {
          if (line.startsWith('[')) isHostile = line === '[hostile]'
          return line === '' || /^[[#]/.test(line) ? [] : [exampleOf(file.replace('.txt', ''), isHostile, line)]
        })
    })
}

/** The answers that the rules were tuned on: they train, and say nothing of the words of strangers. */
function knownExamples(): Example[] {
  return ['good', 'good-held-out', 'hostile', 'hostile-held-out'].flatMap((name) =>
    sentencesIn(readFileSync(new URL(`testing/${name}.test-data.txt`, COACH), 'utf8'))
      .filter((sentence) => isLearned(plainOf(sentence)))
      .map((sentence) => exampleOf('known', name.startsWith('hostile'), sentence)),
  )
}

function trained(examples: readonly Example[]) {
  const lessons = examples.flatMap((each) =>
    [each.features, ...each.copies].map((features) => ({
      source: each,
      isMeant: each.isHostile,
      windows: [Int32Array.from(features)],
    })),
  )
  const { bias, weights } = logistic(lessons, SETTINGS)
  return { bias, ...quantised(weights, WEIGHTS) }
}

type Scored = { readonly example: Example; readonly score: number }

function report(scored: readonly Scored[]): void {
  const share = (some: readonly Scored[], drops: (one: Scored) => boolean) =>
    (some.filter(drops).length / some.length).toFixed(3)
  const byRules = ({ example }: Scored) => example.isDropped || example.problem !== null
  const byBoth = ({ example, score }: Scored) => example.isDropped || talkProblem(example.problem, score) !== null
  const rows = ['all', ...batches].map((batch) => {
    const own = scored.filter(({ example }) => batch === 'all' || example.batch === batch)
    const hostile = own.filter(({ example }) => example.isHostile)
    const good = own.filter(({ example }) => !example.isHostile)
    const row = {
      hostile: hostile.length,
      'shown by rules': share(hostile, (one) => !byRules(one)),
      shown: share(hostile, (one) => !byBoth(one)),
      good: good.length,
      'cut by rules': share(good, byRules),
      cut: share(good, byBoth),
    }
    return [batch, row] as const
  })
  console.table(Object.fromEntries(rows))
}

const written = writtenExamples()
const known = knownExamples()
const batches = [...new Set(written.map(({ batch }) => batch))]
const scored = batches.flatMap((batch) => {
  const { bias, weights } = trained([...written.filter((each) => each.batch !== batch), ...known])
  return written
    .filter((each) => each.batch === batch)
    .map((example) => ({ example, score: scoreOf(example.features, bias, weights) }))
})
report(scored)
if (process.argv[2] !== 'score') {
  const { bias, scale, text, weights } = trained([...written, ...known])
  writeFileSync(
    new URL('learned-weights.ts', COACH),
    `/** Written by \`node scripts/train-advice-judge.ts\`; never by hand. */
export const BIAS = ${bias}
/** What one step of a weight is worth. */
export const SCALE = ${scale}
export const WEIGHTS = \`
${linesOf(text)}\`
`,
  )
  console.log(`${weights.size} weights`)
}
