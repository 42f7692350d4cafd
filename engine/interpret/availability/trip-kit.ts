import type { Equipment, Span } from '../../model.ts'
import { kitWordsIn } from '../kit-words.ts'
import type { Saying } from './saying.ts'
import { AWAY } from './words.ts'

/** Nothing to lift, or nothing but something to walk and run on. */
const NOTHING =
  /(?<!\p{L})(?:no (?:equipment|kit|gear|gym|weights)|(?:only|just) (?:my )?body ?weight|body ?weight only|(?:only|just) (?:have |got |has |there['’]s )?(?:a |one )?(?:treadmill|yoga mat))(?!\p{L})/giu
/** Where somebody is who is not at home. */
const PLACE =
  /(?<!\p{L})(?:(?:tak|pack|bring)(?:e|ing)?|visiting|staying|(?:i['’]?m|am|are|be) (?:in|at)|parents)(?!\p{L})/iu
/** "In Boston from 7 to 13 December": by its capital. */
const TOWN = /(?<!\p{L})(?:[Ii]n|[Aa]t|[Tt]o) (?!Jan|Feb|Ma[ry]|Apr|Ju|Aug|Sep|Oct|Nov|Dec)\p{Lu}\p{Ll}/u
const GONE = new RegExp(AWAY, 'iu')
/** Kit at home is not of the journey that is told beside it. */
const AT_HOME =
  /(?<!\p{L})(?:at home|home gym|garage|basement|shed|flat|zu ?hause|chez moi|e[nm] casa|thuis)(?!\p{L})/iu
const THERE = /(?<!\p{L})(?:there(?!['’]?s| is| are)|hotel|with me|dort|dabei|là-bas|allí|daar)(?!\p{L})/iu
/** Of all journeys, or of no home: "when I travel I only have bands". */
const ON_JOURNEYS = /hotel|airbnb|(?<!\p{L})(?:when(?:ever)? i(?:['’]m)? (?:travel|away)|on trips)/iu
const MONTH = '(?:jan|feb|m[aä][riy]|apr|ju[inl]|aug|sep|o[ck]t|nov|d[ei][cz])'
/** A day beside its month, or what is soon. */
const DATED = new RegExp(`\\d\\S* (?:of )?${MONTH}|${MONTH}\\p{L}* \\d|\\d[./]\\d|(?:next|this) (?:week|month)`, 'iu')

/** What a sentence names to train with: the things, or that there are none. */
export function tripWordsIn(sentence: string): readonly (Span & { readonly means: readonly Equipment[] })[] {
  const none = [...sentence.matchAll(NOTHING)].map(({ 0: words, index }) => ({
    ...{ means: ['none'] as const, start: index, end: index + words.length },
  }))
  return [...kitWordsIn(sentence), ...none]
}

/**
 * Whether what a sentence names to train with is of a journey, and so is not at home.
 * @param before - the sentence before it
 */
export function isOfJourney(sentence: string, before: string): boolean {
  if (AT_HOME.test(sentence)) return false
  if (ON_JOURNEYS.test(sentence) || isDatedJourney(sentence)) return true
  // A full stop behind "20." ends nothing.
  return isThere(sentence) && isDatedJourney(`${before}.${sentence}`)
}

const isDatedJourney = (sentence: string) => isElsewhere(sentence) && DATED.test(sentence)
const isElsewhere = (sentence: string) => [GONE, THERE, PLACE, TOWN].some((words) => words.test(sentence))

/** Where a text tells what there is on a journey, by the sentence behind the one that tells of it. */
export function kitBehind(text: string, sayings: readonly Saying[]): Span[] {
  return sayings.flatMap((one) => {
    const behind = one.kind === 'away' && one.equipment ? BEHIND.exec(text.slice(one.span.end)) : null
    if (!behind || !isThere(behind[0])) return []
    const start = one.span.end + behind.index
    return [{ start, end: start + behind[0].length }]
  })
}
const BEHIND = /(?<=^[^.;!?\n]*[.;!?\n]+)[^.;!?\n]+/u

/** Whether a sentence is of where the one before it went. */
export const isThere = (sentence: string): boolean => THERE.test(sentence) && !AT_HOME.test(sentence)

const HOTEL = /(?<!\p{L})(?:hotels?|airbnb)(?: (?:gym|room))?(?!\p{L})/giu

/** What somebody has to train with on a journey, by the sentence that tells of it, or by the one behind; and where the former says so. */
export type TripKit = { readonly equipment: readonly Equipment[]; readonly spans: readonly Span[] }

/**
 * @param sentence - it has dates
 * @param next - the sentence behind it
 * @returns null where it tells of no journey, or of nothing to train with
 */
export function tripKitIn(sentence: string, next: string): TripKit | null {
  if (!isElsewhere(sentence)) return null
  const spans = AT_HOME.test(sentence) ? [] : tripWordsIn(sentence)
  const told = spans.length > 0 ? spans : isThere(next) ? tripWordsIn(next) : []
  if (told.length === 0) return null
  // Nobody works there who trains there.
  const hotels = [...sentence.matchAll(HOTEL)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
  return { equipment: [...new Set(told.flatMap(({ means }) => means))], spans: [...spans, ...hotels] }
}
