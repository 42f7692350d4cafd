import { addDays, mondayOf } from '../../civil-date.ts'
import type { CivilDate, Turn, Weekday } from '../../model.ts'
import { daysIn } from './days.ts'
import type { ToldSeason } from './seasons.ts'
import { clauseAround, phaseIn, TURN, weeksOf } from './turns.ts'
import { DAYS } from './words.ts'

const WEEKS = 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken?'
const UNIT = `${WEEKS}|weekends?|wochenenden?|${DAYS}`
/** The same of two weeks in six languages: "jeden zweiten Freitag", "un vendredi sur deux", "om de week". */
const IN_TWO = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:jede[nrs]? (?:zweite[nrs]?|2\\.)|alle (?:zwei|2)|toutes les (?:deux|2)|cada (?:dos|2)|a cada (?:duas|dois|2)|ogni (?:due|2)|om de|elke (?:tweede|2e|andere)) (?<unit>${UNIT})|une? (?<one>${UNIT}) sur (?:deux|2))(?!\\p{L})`,
  'iu',
)
const A_WEEK = new RegExp(`^(?:${WEEKS})$`, 'iu')
/** Hours that are told as those of every week, of which these are taken out: "every other Friday off". */
const OFF =
  /(?<!\p{L})(?:off|free|not (?:at )?work\p{L}*|no work|don['’]?t work|frei|libres?|repos|libero|riposo|livres?|folga|vrij)(?!\p{L})/iu
/** [characters] of a comma and a word. */
const BEHIND = 12

/**
 * In which weeks hours hold that a sentence tells of every other week, or of one in several: which of them comes first the
 * words seldom say, and then somebody is asked.
 * @param index - where the sentence lies in what was written
 * @param since - the day on which it was written
 */
export function turnHoursIn(sentence: string, index: number, since: CivilDate): ToldSeason[] {
  const found = TURN.exec(sentence) ?? IN_TWO.exec(sentence)
  if (!found) return []
  const { nth, unit = '', one = unit, in: of = nth ?? '' } = found.groups ?? {}
  const clause = clauseAround(sentence, found)
  const every = weeksOf(of)
  const isOff = OFF.test(sentence.slice(found.index + found[0].length).slice(0, BEHIND))
  // Who is off in one week of three works in two of them, which no turn says.
  if (isOff && every > 2) return []
  const days = A_WEEK.test(one) ? [] : daysIn(one)
  const whole = days.length > 0 || isOff
  const part = whole ? { start: 0, end: sentence.length } : clause
  const inText = (place: { start: number; end: number }) => ({ start: index + place.start, end: index + place.end })
  const phase = phaseIn(sentence, clause, since)
  const end = Math.max(found.index + found[0].length, isOff ? clause.end : 0, phase?.end ?? 0)
  return [
    {
      season: { turn: turnOf(every, phase?.monday, isOff) },
      span: inText({ start: found.index, end }),
      besides: [],
      reach: [inText(part)],
      ...(days.length > 0 && { days: days as readonly Weekday[] }),
    },
  ]
}

function turnOf(every: Turn['every'], monday: CivilDate | undefined, isOff: boolean): Turn {
  if (monday === undefined) return { every }
  return { every, monday: mondayOf(isOff ? addDays(monday, 7) : monday) }
}
