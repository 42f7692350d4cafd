import type { Span } from '../../model.ts'

/** What somebody says they lift in an ordinary week. */
export type LiftsNow = {
  /** [min] a week. */
  readonly weeklyMin: number
  readonly spans: readonly Span[]
}

/** Who tells, for wishes and plans of classes have none: "gym 3x a week" is asked for, "I lift 3x a week" is told. */
const I =
  "(?:I(?:['’]m| am|['’]ve been)?|ich|je|yo|currently|already|right now|at the moment|derzeit|zurzeit|actualmente|actuellement)"
const LIFT =
  '(?:lift(?:ing)?(?: weights)?|squat(?:ting)?|deadlift(?:ing)?|bench(?:ing)?|(?:strength|weight) train(?:ing)?|(?:do(?:ing)? )?(?:weights|strength(?: training| work)?|resistance training)|(?:go(?:ing)? to|in|hit(?:ting)?|at) the gym|powerlift(?:ing)?|bodybuild(?:ing)?|mache krafttraining|trainiere mit gewichten|stemme gewichte|fais de la musculation|hago pesas)'
const A_WEEK =
  '(?:(?:a|per|each|every|in the|pro|die|par|por|\\/)\\s*(?:week|wk|woche|semaine|semana)|weekly|wöchentlich)'
const TIMES =
  '(?<times>\\d|once|twice|two|three|four|five|six|zweimal|dreimal|viermal)\\s*(?:x|times|days|mal|fois|veces)?'
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ once: 1, twice: 2, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ zweimal: 2, dreimal: 3, viermal: 4 },
}
const LONG =
  '(?:(?<minutes>\\d{2,3})\\s*[-–]?\\s*(?:minutes?|mins?|min|minuten|minutos)|(?<hours>\\d(?:[.,]5)?|an|one)\\s*[-–]?\\s*(?:hours?|hrs?|h|stunden?|heures?|horas?))'
/** Between what is done and how much: nothing of another sport, another matter or another number. */
const FEW = '(?:(?!\\b(?:and|but|work|run|ride|swim|und|aber|y|et)\\b)[^.;!?\\n\\d]){0,25}?'
const SAID = [
  new RegExp(
    `(?<![\\p{L}\\d])${I}[\\s,]+${FEW}${LIFT}(?!\\p{L})${FEW}(?<!\\p{L})${TIMES}\\s*${A_WEEK}(?:[^.;!?\\n\\d]{0,20}?${LONG})?`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])${I}[\\s,]+${FEW}${LIFT}(?!\\p{L})${FEW}${LONG}[\\s,]*(?:each[\\s,]*)?${TIMES}\\s*${A_WEEK}`,
    'iu',
  ),
]
/** Not now, not sure, not theirs. */
const NOT_NOW =
  /(?<!\p{L})(?:used to|was|were|lifted|before|ago|last|until|want|wish|would|['’]d|like to|hope|hoping|goal|target|aim|plan|planning|going to|start(?:ing)? to|get back|never|not|no longer|don['’]?t|can['’]?t|can|could|may|might|stopped|injured|my (?:wife|husband|partner|friend|son|daughter|kids?|clients?)|he|she|they|teach|coach|work (?:in|at)|früher|möchte|will|nicht|antes|quiero|avant|veux)(?!\p{L})/iu
const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+/gu

/** [min] of a session whose length nobody told. @source default-ours */
const UNTOLD_MIN = 45
/** [min] longer than this no session of lifting counts. @source default-ours */
const MOST_MIN = 120
const MOST_TIMES = 6

/**
 * What of a text says how much somebody lifts in a week now: "I squat 3 times a week, 60 min".
 * @returns null where it is not said
 */
export function liftsNow(text: string): LiftsNow | null {
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    if (NOT_NOW.test(sentence)) continue
    for (const pattern of SAID) {
      const found = pattern.exec(sentence)
      const { times = '', minutes, hours } = found?.groups ?? {}
      const count = NUMBERS[times.toLowerCase()] ?? Number(times)
      if (!found || count < 1 || count > MOST_TIMES) continue
      const start = index + found.index
      return { weeklyMin: count * minutesOf(minutes, hours), spans: [{ start, end: start + found[0].length }] }
    }
  }
  return null
}

/** [min] of one session. */
function minutesOf(minutes: string | undefined, hours: string | undefined): number {
  if (minutes !== undefined) return Math.min(MOST_MIN, Number(minutes))
  if (hours === undefined) return UNTOLD_MIN
  return Math.min(MOST_MIN, 60 * (Number(hours.replace(',', '.')) || 1))
}
