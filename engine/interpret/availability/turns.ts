import { addDays, mondayOf, weekdayOf } from '../../civil-date.ts'
import { type CivilDate, type Span, WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { NO_TRAINING } from './away.ts'
import { namedDatesIn } from './dates.ts'
import { daysIn } from './days.ts'
import { stretchesOf } from './for-a-while.ts'
import type { Saying } from './saying.ts'
import { AWAY, DAYS, NOT } from './words.ts'

const UNIT = `weeks?(?!\\p{L})|weekends?|${DAYS}`
const NTH = 'other|second|2nd|two|2|third|3rd|three|3|fourth|4th|four|4'
/** "Every other week", "alternate Saturdays", "one weekend in four". */
export const TURN = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:every (?<nth>${NTH})|alternat(?:e|ing)) (?<unit>${UNIT})|(?:one|1) (?<one>${UNIT}) (?:in|out of) (?<in>${NTH})(?! (?:${UNIT})))`,
  'iu',
)
const ALL_DAY = /(?<!\p{L})all day(?!\p{L})/giu
/** What leaves nothing of a day. */
const WHOLE = new RegExp(`${AWAY}|(?<!\\p{L})fly out(?!\\p{L})|${ALL_DAY.source}|${NO_TRAINING.source}`, 'iu')
const REFUSED = new RegExp(NOT, 'iu')
const OTHERS =
  /(?<!\p{L})(?:wife|husband|partner|boyfriend|girlfriend|mum|mom|dad|boss|(?:he|she|they)(?:['’]s| is| has| goes)?)(?!\p{L})/iu
/** "I fly out Monday and am back Wednesday night": and on the days between. */
const BACK = /,?(?: and)?(?: (?:am|i['’]?m|come|fly|get))? back(?: home)?(?: on)?(?= )/giu
const PART_OF_DAY = /(?<=day) (?:morning|afternoon|evening|night)(?!\p{L})/giu
const OF_THEM = /(?<!\p{L})(?:then|(?:those|these|that|the) (?:weeks?|weekends?|days?))(?!\p{L})/iu
/** Days alone behind a comma are those of what is before it. */
const DAYS_BEHIND = new RegExp(`^,\\s*(?:from )?${DAYS}\\s*(?=[,()]|$)`, 'iu')
/** What goes on behind it with days or a return is of one thing. */
const JOINT = new RegExp(` (?:and|but) (?!${DAYS}|(?:(?:am|i['’]?m|come|fly|get) )?back(?!\\p{L}))`, 'iu')
/** Hours are of something that does not fill its day. */
const HOURS = /\d/u
/** "When they're here no evenings": of some weeks, which are told before. */
const WHEN_HERE =
  /^\s*(?:when|while|if) (?:they|he|she|the (?:kids|children|boys|girls))(?:['’](?:re|s)| are| is) (?:here|home|with me|at mine)(?!\p{L})/iu
const IN_TURNS = new RegExp(`${TURN.source}|(?<!\\p{L})one week(?!\\p{L}).*(?<!\\p{L})(?:other|next)(?!\\p{L})`, 'isu')

/** What tells in which week they begin. */
const PHASE =
  /(?<!\p{L})(?:start\p{L}*|begin\p{L}*|from|next (?:one|time)|(?:the )?(?:next|first)(?= is))(?!\p{L})[^,;()]*/giu
const THIS_WEEK = /(?<!\p{L})this (?:coming )?week/iu
const NEXT_WEEK = /(?<!\p{L})next week/iu

/** [weeks] for which days in turns are told by their dates; ours. */
const AHEAD_WEEKS = 52
/** [characters] of what was said that a day off is called by. */
const MOST_CHARS = 80

type Turns = { readonly off: readonly Saying[]; readonly unread: Span | null }

const NONE: Turns = { off: [], unread: null }

/**
 * Days that are lost in every other week, or in one of several, by their dates. Which week is meant the words seldom say:
 * the coming one is taken, and that is a guess. What else is refused of such weeks no fact can say: it stays unread.
 * @param before - the sentences before
 * @param since - the day on which the sentence was written
 */
export function turnsIn(sentence: string, before: string, since: CivilDate): Turns {
  const toEnd = { end: sentence.length }
  const all = { start: 0, ...toEnd }
  const found = TURN.exec(sentence)
  if (!found) return WHEN_HERE.test(sentence) && IN_TURNS.test(before) ? { off: [], unread: all } : NONE
  const { nth, unit = '', one = unit, in: of = nth ?? '' } = found.groups ?? {}
  const span = clauseAround(sentence, found)
  const phase = phaseIn(sentence, span, since)
  const clause = sentence.slice(span.start, span.end)
  const said = clause.replace(found[0], ' ').replace(phase?.words ?? '', ' ')
  const behind = sentence.slice(span.end)
  // "The kids are here every other week, no evenings then".
  const isOfThem = REFUSED.test(behind) && OF_THEM.test(behind)
  const unread = isOfThem || REFUSED.test(said) ? { off: [], unread: isOfThem ? { ...span, ...toEnd } : span } : NONE
  if (HOURS.test(said) || !WHOLE.test(said) || (!NO_TRAINING.test(said) && OTHERS.test(said))) return unread
  const told = daysIn(`${one} ${said.replaceAll(ALL_DAY, ' ').replaceAll(PART_OF_DAY, '').replace(BACK, ' to ')}`)
  const days = told.length > 0 ? told : WEEKDAYS
  const dates = datesOf(days, phase?.monday ?? comingWeek(days, since), weeksOf(of))
  const label = clause.trim().slice(0, MOST_CHARS)
  const off = stretchesOf(dates.filter((date) => date >= since)).map(
    (stretch): Saying => ({
      ...{ kind: 'away', isLight: false, ...stretch, label },
      ...(phase ? { span: { start: span.start, end: Math.max(span.end, phase.end) } } : { span, isGuess: true }),
    }),
  )
  return { off, unread: null }
}

/** The part of a sentence between two commas in which the words for turns lie, without what is joined and of something else. */
export function clauseAround(sentence: string, { 0: { length }, index }: RegExpExecArray): Span {
  const after = sentence.slice(index + length)
  const comma = after.search(/[,()]/u)
  const end = comma < 0 ? sentence.length : index + length + comma
  const from = Math.max(sentence.lastIndexOf(',', index), sentence.lastIndexOf('(', index)) + 1
  const before = JOINT.exec(sentence.slice(from, index))
  const start = before ? from + before.index + before[0].length : from
  const joint = JOINT.exec(sentence.slice(index + length, end))
  const cut = index + length + (joint?.index ?? 0)
  // "Alternate weekends the kids are here and I can't train": what is lost is told behind.
  const isOwn = joint && (WHOLE.test(sentence.slice(start, cut)) || daysIn(sentence.slice(cut, end)).length > 0)
  if (isOwn) return { start, end: cut }
  return { start, end: end + (DAYS_BEHIND.exec(sentence.slice(end))?.[0].length ?? 0) }
}

/** [weeks] from one such week to the next, by the word for it. */
export function weeksOf(nth: string): 2 | 3 | 4 {
  if (/^(?:third|3|three)/iu.test(nth)) return 3
  return /^(?:fourth|4|four)/iu.test(nth) ? 4 : 2
}

type Phase = { readonly monday: CivilDate; readonly words: string; readonly end: number }

/** The first week that is told in a clause or right behind it: "starting this week", "next one is 12 December". */
export function phaseIn(sentence: string, { start, end }: Span, since: CivilDate): Phase | null {
  const monday = mondayOf(since)
  for (const { 0: words, index } of sentence.matchAll(PHASE)) {
    if (index < start || index > end + BESIDE) continue
    const at = { words, end: index + words.length }
    if (THIS_WEEK.test(words)) return { ...at, monday }
    if (NEXT_WEEK.test(words)) return { ...at, monday: addDays(monday, 7) }
    const date = namedDatesIn(words, since)?.from
    if (date) return { ...at, monday: mondayOf(date) }
  }
  return null
}
/** [characters] of a comma, a space and "the". */
const BESIDE = 6

/** The Monday of the week that has the next of some days. */
function comingWeek(days: readonly string[], since: CivilDate): CivilDate {
  const monday = mondayOf(since)
  const isAhead = Array.from({ length: 7 }, (_, day) => addDays(monday, day)).some(
    (date) => date >= since && days.includes(weekdayOf(date)),
  )
  return isAhead ? monday : addDays(monday, 7)
}

function datesOf(days: readonly Weekday[], monday: CivilDate, every: number): CivilDate[] {
  // "Sunday to Wednesday" goes on in the week after its Sunday.
  const heads = days.filter((day) => !days.includes(sure(WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1))))
  const head = heads.length === 1 ? WEEKDAYS.indexOf(sure(heads[0])) : 0
  const steps = days.map((day) => WEEKDAYS.indexOf(day)).map((at) => (at < head ? at + 7 : at))
  return Array.from({ length: Math.ceil(AHEAD_WEEKS / every) }, (_, turn) => addDays(monday, turn * every * 7)).flatMap(
    (first) => steps.toSorted((one, other) => one - other).map((at) => addDays(first, at)),
  )
}
