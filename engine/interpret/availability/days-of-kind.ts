import { WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { daysIn } from './days.ts'
import { DAYS } from './words.ts'

/** What days are called by what is done on them. */
const KINDS: readonly (readonly [kind: string, told: string])[] = [
  ['college', 'college|lectures?|classes'],
  ['uni(?:versity)?', 'uni(?:versity)?|lectures?|classes'],
  ['school|teaching|lecture', 'school|teach(?:ing)?|lectures?|classes'],
  ['office', '(?:in (?:the )?)?office|in london|in town|on site|commute'],
  ['(?:wfh|home|home ?working)', 'wfh|(?:from |at )home|home ?office|remote'],
  ['placement|ward', 'placement|ward'],
  ['(?:work|working|shift)', 'work(?:ing)?(?! ?outs?)|shifts?|job|on site|office'],
]
const BESIDE = '(?:[^,.;!?\\n]|(?<=\\d)\\.(?=\\d)){0,30}?'
/** Hours long enough for a shift: "Wed to Sun 2pm till midnight". */
const SHIFT = `(?:from )?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]m?)? ?(?:-|–|to|till?|until) ?(?:\\d{1,2}(?:[:.]?\\d{2})?|midnight|noon)`

/**
 * "On college days", "nap 2-3.30 on work days": the days that the text names for what they are of, in the place of those
 * words and no longer than them. Where it names none, Monday to Friday or nothing known, or too many to fit, they stay.
 */
export function withDaysOfKind(text: string): string {
  return KINDS.reduce((told, [kind, words]) => {
    const pattern = new RegExp(
      `(?<=(?:on|for|except|the|my) )(?:${kind}) ?days(?!\\p{L}| off)|(?<=(?:on|the) )days (?:that |when )?i(?:['’]m| am)? (?:${kind})(?!\\p{L})`,
      'giu',
    )
    if (!pattern.test(told)) return told
    const named = daysFor(words, told)
    if (named === null) return told
    return told.replaceAll(pattern, (found: string) =>
      named.length <= found.length ? named.padEnd(found.length) : found,
    )
  }, text)
}

function daysFor(words: string, text: string): string | null {
  const forms = [
    `(?<!\\p{L})(?:${words})(?! ?days)${BESIDE}(?<days>${DAYS})`,
    `(?<days>${DAYS})${BESIDE}(?<!\\p{L})(?:${words})(?!\\p{L}| ?days)`,
    ...(words.startsWith('work')
      ? [`(?<days>${DAYS})[ :,]{1,2}${SHIFT}`, `${SHIFT}(?: ?[ap]m)?[ ,]{1,2}(?:on )?(?<days>${DAYS})`]
      : []),
  ]
  for (const form of forms) {
    const found = new RegExp(form, 'iu').exec(text)
    const names = found?.groups?.days ?? ''
    const days = /work|school/i.test(names) ? [] : daysIn(names)
    if (days.length > 0 && days.length < WEEKDAYS.length) return asWords(days)
  }
  return null
}

/** "mon-thu", "thu-mon", "mon/wed". */
function asWords(days: readonly Weekday[]): string {
  const first = days.find((day) => !days.includes(neighbour(day, -1))) ?? 'mon'
  const ends = days.filter((day) => !days.includes(neighbour(day, 1)))
  return ends.length === 1 && days.length > 2 ? `${first}-${ends[0]}` : days.join('/')
}

const neighbour = (day: Weekday, step: number): Weekday =>
  sure(WEEKDAYS[(WEEKDAYS.indexOf(day) + step + WEEKDAYS.length) % WEEKDAYS.length])
