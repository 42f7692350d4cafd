/**
 * `node scripts/train-danger-net.ts [score | weights | 36 39]`: trains the learned net of dangers on the texts in
 * `engine/interpret/danger/texts/`, leaving out one batch at a time to print what it hears of texts it never saw, then on
 * all of them, and writes `learned-weights.ts`. With `score` nothing is written, with `weights` no batch is left out, with
 * numbers only those batches are and nothing is written. The same texts give the same weights.
 */

import { writeFileSync } from 'node:fs'
import { BUCKETS, KIND_BUCKETS } from '../engine/interpret/danger/features.ts'
import { featuresIn, heardIn, type Net } from '../engine/interpret/danger/learned-net.ts'
import { featuresOfText, isHarmless, isHeard } from '../engine/interpret/danger/read-dangers.ts'
import { DANGERS } from '../engine/model.ts'
import { sure } from '../engine/sure.ts'
import { diceOf } from '../engine/testing/random-life.ts'
import { linesOf, logistic, meanOf, quantised, shuffled } from './logistic.ts'
import { type TrainingText, trainingTexts } from './training-texts.ts'

const SEED = 14
/** The order of texts sways a net: the mean of so many, each with an order of its own, is swayed less. */
const ORDERS = 3
const EPOCHS = 8
const KIND_EPOCHS = 20
const RATE = 0.15
const KIND_RATE = 0.3
const SHRINK = 7e-4
/** Weights that are kept of each layer. */
const WEIGHTS = 160_000
const KIND_WEIGHTS = 4_000
/** Copies of each text with other slips: what one spelling says is then learned from several. */
const COPIES = 3
/** [letters] What is harmless and no longer is told beside another text in a copy of its own: who writes says two things. */
const ASIDE = 90
const OUT = new URL('../engine/interpret/danger/learned-weights.ts', import.meta.url)

type Example = {
  readonly text: TrainingText
  readonly features: ReturnType<typeof featuresOfText>['features']
  readonly windows: readonly Int32Array[]
  readonly isToldByRules: boolean
  /** Whether it stands here with slips or an aside, to be heard; its kind is learned from the text itself. */
  readonly isCopy: boolean
}

function exampleOf(text: TrainingText, typed = text.text): Example {
  const { features, dangers } = featuresOfText(typed)
  const windows = features.windows.map((window) => Int32Array.from(featuresIn(features, window)))
  return { text, features, windows, isToldByRules: dangers.length > 0, isCopy: typed !== text.text }
}

/** Slips as thumbs make them: letters swapped, lost, doubled or wrong; capitals and marks left out. */
function mistyped(text: string, chance: () => number): string {
  const words = text.split(' ')
  for (let slip = 0; slip < 1 + words.length / 12; slip += 1) {
    const at = Math.floor(chance() * words.length)
    words[at] = slipped(sure(words[at]), chance)
  }
  const typed = words.join(' ')
  return chance() < 0.2 ? typed.replace(/[.,']/g, '') : chance() < 0.4 ? typed.toLowerCase() : typed
}

/** A text with something harmless of its language before or behind it, in one sentence or in two. */
function told(text: TrainingText, asides: readonly TrainingText[], chance: () => number): string {
  const aside = sure(asides[Math.floor(chance() * asides.length)]).text
  const [first, second] = chance() < 0.5 ? [text.text, aside] : [aside, text.text]
  return first.replace(/[.!]$/, '') + sure([', ', '. ', ' '][Math.floor(chance() * 3)]) + second
}

/** A word with one slip; a short one as it was. */
function slipped(word: string, chance: () => number): string {
  if (word.length < 4) return word
  const cut = 1 + Math.floor(chance() * (word.length - 2))
  const [head, here, tail] = [word.slice(0, cut), word.charAt(cut), word.slice(cut + 1)]
  const sort = chance()
  if (sort < 0.35) return head + tail.charAt(0) + here + tail.slice(1)
  if (sort < 0.7) return head + tail
  if (sort < 0.85) return head + here + here + tail
  return head + String.fromCharCode(97 + Math.floor(chance() * 26)) + tail
}

function trained(examples: readonly Example[]) {
  const lessons = examples.map(({ text, windows }) => ({ source: text, isMeant: text.kind !== null, windows }))
  const { bias, weights } = meanOf(
    Array.from({ length: ORDERS }, (_, order) =>
      logistic(lessons, { seed: SEED + order, buckets: BUCKETS, epochs: EPOCHS, rate: RATE, shrink: SHRINK }),
    ),
  )
  return {
    bias,
    hears: quantised(weights, WEIGHTS),
    kinds: quantised(kindsTrained(examples.filter(({ text, isCopy }) => text.kind !== null && !isCopy)), KIND_WEIGHTS),
  }
}

/** Softmax over the kinds, on the dangers alone. */
function kindsTrained(examples: readonly Example[]): Float64Array {
  const chance = diceOf(SEED)
  const weights = new Float64Array(DANGERS.length * KIND_BUCKETS)
  for (let epoch = 0; epoch < KIND_EPOCHS; epoch += 1)
    for (const { text, features } of shuffled(examples, chance)) {
      const buckets = features.kindsOfWord.flat()
      const sums = DANGERS.map((_, kind) =>
        buckets.reduce((sum, each) => sum + sure(weights[kind * KIND_BUCKETS + each]), 0),
      )
      const most = Math.max(...sums)
      const shares = sums.map((sum) => Math.exp(sum - most))
      const whole = shares.reduce((sum, each) => sum + each, 0)
      shares.forEach((share, kind) => {
        const slope = share / whole - (DANGERS[kind] === text.kind ? 1 : 0)
        for (const each of buckets) {
          const at = kind * KIND_BUCKETS + each
          weights[at] = sure(weights[at]) - (KIND_RATE * slope) / buckets.length
        }
      })
    }
  return weights
}

type Row = {
  dangers: number
  rules: number
  heard: number
  named: number
  harmless: number
  rulesAlarms: number
  alarms: number
}

function report(judged: readonly { readonly example: Example; readonly net: Net }[]): void {
  const rows: Record<string, Row> = {}
  const shares: Record<string, object> = {}
  for (const { example, net } of judged) {
    const { text, features, isToldByRules } = example
    const heard = heardIn(features, net)
    const isFound =
      (isToldByRules && !isHarmless(heard, features.ofWord.length)) || isHeard(heard, features.ofWord.length)
    for (const key of ['all', text.batch, text.lang, ...(text.kind ? [text.kind] : [])]) {
      rows[key] ??= { dangers: 0, rules: 0, heard: 0, named: 0, harmless: 0, rulesAlarms: 0, alarms: 0 }
      const row = rows[key]
      if (text.kind === null) {
        row.harmless += 1
        row.rulesAlarms += Number(isToldByRules)
        row.alarms += Number(isFound)
      } else {
        row.dangers += 1
        row.rules += Number(isToldByRules)
        row.heard += Number(isFound)
        row.named += Number(isFound && heard?.kind === text.kind)
      }
    }
  }
  const share = (part: number, whole: number) => (whole === 0 ? '' : (part / whole).toFixed(3))
  for (const [key, row] of Object.entries(rows))
    shares[key] = {
      dangers: row.dangers,
      'by rules': share(row.rules, row.dangers),
      heard: share(row.heard, row.dangers),
      'kind right': share(row.named, row.heard),
      harmless: row.harmless,
      'alarms by rules': share(row.rulesAlarms, row.harmless),
      alarms: share(row.alarms, row.harmless),
    }
  console.table(shares)
}

const chance = diceOf(SEED)
const texts = trainingTexts()
const examples = texts.map((text) => exampleOf(text))
const slips = Array.from({ length: COPIES }, () =>
  texts.map((text) => exampleOf(text, mistyped(text.text, chance))),
).flat()
const asides = Map.groupBy(
  texts.filter(({ kind, text }) => kind === null && text.length < ASIDE),
  ({ lang }) => lang,
)
const beside = texts.map((text) => exampleOf(text, told(text, sure(asides.get(text.lang)), chance)))
const asked = process.argv.slice(2)
const left = [...new Set(texts.map(({ batch }) => batch))]
  // Heard by the rules that were tuned on it: it trains, and says nothing of the words of strangers.
  .filter((batch) => batch !== 'unseen')
  .filter((batch) => asked.length === 0 || asked[0] === 'score' || asked.includes(sure(batch.split('-')[0])))
  .flatMap((batch) => {
    const { bias, hears, kinds } = trained(
      [...examples, ...slips, ...beside].filter(({ text }) => text.batch !== batch),
    )
    const net = { bias, hears: hears.weights, kinds: kinds.weights }
    return examples.filter(({ text }) => text.batch === batch).map((example) => ({ example, net }))
  })
report(left)
if (asked.length === 0 || asked[0] === 'weights') {
  const { bias, hears, kinds } = trained([...examples, ...slips, ...beside])
  writeFileSync(
    OUT,
    `/** Written by \`node scripts/train-danger-net.ts\`; never by hand. */
export const BIAS = ${bias}
/** What one step of a weight is worth. */
export const SCALE = ${hears.scale}
export const KINDS_SCALE = ${kinds.scale}
/** Packed weights of the layer that hears. */
export const HEARS = \`
${linesOf(hears.text)}\`
/** Packed weights of the layer that names the kind. */
export const KINDS = \`
${linesOf(kinds.text)}\`
`,
  )
  console.log(`${hears.weights.size} + ${kinds.weights.size} weights`)
}
