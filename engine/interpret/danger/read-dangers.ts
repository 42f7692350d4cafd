import type { Danger, Span } from '../../model.ts'
import { sure } from '../../sure.ts'
import { dangerBook } from './danger-book.ts'
import { withPlainDislikes } from './dislikes.ts'
import { type Features, featuresOf } from './features.ts'
import { withoutHarmless } from './harmless.ts'
import { isFirstAid } from './health-work.ts'
import { type Heard, heardIn, learnedNet } from './learned-net.ts'
import { layoutOf } from './match.ts'
import { saysOnlyCondition } from './only-condition.ts'
import { saysOnlyMinutes } from './only-minutes.ts'
import { saysOnlyNiggle } from './only-niggle.ts'
import { saysOnlyPlan } from './only-plan.ts'
import { saysOnlyPride } from './only-pride.ts'
import { withoutPlainClauses } from './plain-clauses.ts'
import { isJoining, withoutReports } from './plain-report.ts'
import { type ToldDanger, toldByRules } from './told-by-rules.ts'
import { type Word, wordsOf } from './words-of.ts'

/** A danger that a text tells of its writer, with the words it was read from. */
export type FoundDanger = Span & {
  readonly kind: Danger
  readonly quote: string
  /** No phrase tells it: the learned net alone hears it. */
  readonly isHeardAlone?: true
}

/** Fewer words than so many say less plainly what is meant. */
const TELLING_WORDS = 9
/** The score from which the net is believed where no phrase is told; ours, weighed on texts that it was not trained on. */
const HEARD_ALONE = 0
const HEARD_ALONE_IN_FEW = 0.02
/** The same of what stands beside a plain report, and was not heard together with it. */
const HEARD_BESIDE = 0.5
/** The score below which a phrase is not believed either. */
const HARMLESS_BELOW = -1.9
const HARMLESS_BELOW_IN_FEW = -2.5

const ONLY_PLAIN = [saysOnlyCondition, saysOnlyNiggle, saysOnlyMinutes, saysOnlyPride, saysOnlyPlan]

/**
 * Every danger that a text tells of its writer, in seven languages: each kind once, where it is first told. Phrases that
 * somebody wrote down and a learned net listen together. It has holes: what it does not find may still be there.
 * @param text - as typed, in any box
 */
export function readDangers(text: string): readonly FoundDanger[] {
  const heard = dangersIn(text, 0)
  if (heard.length > 0) return heard
  const rest = withoutReports(text)
  return rest === text || rest.trim() === '' ? heard : dangersIn(rest, HEARD_BESIDE)
}

/** @param least - the score from which the net is believed where no phrase is told, if that is more than it is elsewhere */
function dangersIn(text: string, least: number): readonly FoundDanger[] {
  const { words, features, dangers } = featuresOfText(text)
  const heard = heardIn(features, learnedNet())
  const told = isHarmless(heard, words.length) ? dangers.filter(({ isOutright }) => isOutright) : dangers
  if (told.length > 0) return found(told, words, text)
  const saysOnlyPlain = ONLY_PLAIN.some((saysOnly) => saysOnly(text))
  return isHeard(heard, words.length) && heard.score >= least && !saysOnlyPlain && isHeardWithout(text)
    ? found([{ kind: heard.kind, ...heard.said }], words, text).map((one) => ({ ...one, isHeardAlone: true }))
    : []
}

/** Whether the net still hears a danger once what is surely harmless is out of a text. */
function isHeardWithout(text: string): boolean {
  const rest = withoutPlainClauses(withoutHarmless(text))
  if (rest === text) return true
  const { words, features } = featuresOfText(rest)
  return !words.every(({ text: word }) => isJoining(word)) && isHeard(heardIn(features, learnedNet()), words.length)
}

/** The dangers that phrases tell, without what the learned net would hear beyond them. */
export function readToldDangers(text: string): readonly FoundDanger[] {
  const book = dangerBook()
  const words = wordsOf(withPlainDislikes(text))
  const layout = layoutOf(words, book)
  return found(
    toldByRules(layout, book).dangers.filter((told) => !isFirstAid(layout, told)),
    words,
    text,
  )
}

function found(told: readonly Omit<ToldDanger, 'isOutright'>[], words: readonly Word[], text: string): FoundDanger[] {
  return told
    .map(({ kind, from, to }) => {
      const start = sure(words[from]).start
      const last = Math.max(...words.slice(from, to + 1).map((word) => word.end))
      // "Crushing chest pain" is quoted to its end.
      const end = last + (/^\s+(?:pains?|aches?|tightness|pressure)(?!\p{L})/u.exec(text.slice(last))?.[0].length ?? 0)
      return { kind, start, end, quote: text.slice(start, end) }
    })
    .toSorted((a, b) => a.start - b.start)
}

/** Whether the net takes a text for a danger where no phrase is told. */
export function isHeard(heard: Heard | null, words: number): heard is Heard {
  return heard !== null && heard.score > (words >= TELLING_WORDS ? HEARD_ALONE : HEARD_ALONE_IN_FEW)
}

/** Whether the net is so sure that a text is harmless that a phrase in it does not count. */
export function isHarmless(heard: Heard | null, words: number): boolean {
  return heard !== null && heard.score < (words >= TELLING_WORDS ? HARMLESS_BELOW : HARMLESS_BELOW_IN_FEW)
}

/** What both layers look at: the words of a text, what the phrases tell, and the features of the net. */
export function featuresOfText(text: string): {
  readonly words: readonly Word[]
  readonly dangers: readonly ToldDanger[]
  readonly features: Features
} {
  const book = dangerBook()
  const words = wordsOf(withPlainDislikes(text))
  const layout = layoutOf(words, book)
  const { dangers, hits } = toldByRules(layout, book)
  return { words, dangers, features: featuresOf(layout, hits) }
}
