import type { Span } from '../../model.ts'

/** What somebody says they run in an ordinary week. */
export type RunsNow = {
  /** [km] a week. */
  readonly weeklyKm: number
  /** [km] the longest of them, where it is said. */
  readonly longestKm: number | null
  /** The words that say it. */
  readonly spans: readonly Span[]
}

const LENGTH = String.raw`(\d{1,3}(?:[.,]\d)?)\s*(km|kms|k|kilomet(?:er|re)s?|mi|miles?|kilómetros|quilómetros|kilomètres)`
const A_WEEK = String.raw`(?:(?:a|per|each|every|in a|pro|die|por|par|\/)\s*(?:week|wk|woche|semana|semaine)|weekly|(?:jede|in der) woche)`
const RUNS = /\b(?:run|runs|running|jog|jogging|laufe|lauf|jogge|corro|corriendo|cours|mileage|kpw|mpw)\b/i
const WEEKLY = new RegExp(String.raw`${LENGTH}\b[^.;!?\n]{0,25}?\s*${A_WEEK}`, 'i')
const LONGEST = new RegExp(String.raw`\blong(?:est)?\s+(?:recent\s+)?run[^.;!?\n\d]{0,25}${LENGTH}`, 'i')
/** Not now, not sure, not theirs: what was, what is wished for, who else runs. */
const NOT_NOW =
  /\b(?:used to|was|were|ran|before|ago|last year|once|until|want|wish|would|like to|hope|goal|target|aim|plan|planning|build(?:ing)? up|up to|by|get to|reach|never|not|no longer|don'?t|can'?t|stopped|injured|my (?:wife|husband|partner|friend|son|daughter|brother|sister|dad|mum|mom)|he|she|they|früher|möchte|will|ziel|nicht|antes|quiero|meta|avant|veux|objectif)\b/i

/** Kilometres of something else, or another kind of running: whose they are is not certain then. */
const NOT_RUNNING =
  /\b(?:walk|hike|cycl|bik|rid|rode|swim|row|driv|commut|travel|rad|fahr|gehe|wander|schwimm|camin|nado|marche|nage)\w*|\brun(?:ning)?\s+(?:a|an|the|my|our)\b(?!\s+(?:week|day|few|bit|lot|total|weekly|usual))/i

/** [km] */
const MILE_KM = 1.609344
/** [km] more than this a week is a slip of the pen. */
const MOST_KM = 200

/**
 * What of a text says how much somebody runs now: "I run about 15 km a week, longest run 6 km".
 * A sentence that speaks of another time, a wish, another person or another sport says nothing.
 * @returns null where it is not said
 */
export function runsNow(text: string): RunsNow | null {
  const said = [...text.matchAll(SENTENCE)].filter(
    ([sentence]) => !NOT_NOW.test(sentence) && !NOT_RUNNING.test(sentence),
  )
  const weekly = firstOf(
    WEEKLY,
    said.filter(([sentence]) => RUNS.test(sentence)),
  )
  if (weekly === null || weekly.km <= 0 || weekly.km > MOST_KM) return null
  const longest = firstOf(LONGEST, said)
  const holds = longest !== null && longest.km > 0 && longest.km <= weekly.km
  return {
    weeklyKm: weekly.km,
    longestKm: holds ? longest.km : null,
    spans: holds ? [weekly.span, longest.span] : [weekly.span],
  }
}

/** Up to a line's end, a full stop of no number, a semicolon. */
const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+/g

function firstOf(pattern: RegExp, sentences: readonly RegExpExecArray[]): { km: number; span: Span } | null {
  for (const { 0: sentence, index } of sentences) {
    const found = pattern.exec(sentence)
    const [, amount, unit] = found ?? []
    if (found === null || amount === undefined || unit === undefined) continue
    const km = Number(amount.replace(',', '.')) * (unit.toLowerCase().startsWith('mi') ? MILE_KM : 1)
    const start = index + found.index
    return { km: Math.round(km * 10) / 10, span: { start, end: start + found[0].length } }
  }
  return null
}
