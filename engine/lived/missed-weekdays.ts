import type { OrdinaryDay } from '../day/ordinary-week.ts'
import { BOUNDS } from '../limits/bounds.ts'
import { WEEKDAYS, type Weekday } from '../model.ts'
import { sure } from '../sure.ts'
import type { LayoutInput } from '../week/block/lay-out.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import type { LivedWeek } from './done-week.ts'

const { least: MISSED_IN_ROW } = BOUNDS['missed-in-row']
const { least: MISSED_AGAIN } = BOUNDS['missed-again']
const { least: KEPT_ELSEWHERE } = BOUNDS['others-kept']

/** A session of a week that is over, and how much of it was done. */
type Told = { readonly weekday: number; readonly kept: number }

/**
 * Weekdays on which the last sessions were all missed while those of other days were kept: such a day says nothing of how
 * much somebody trains, but where. One on which nothing is planned any more stays what it was.
 * @param laid - the weeks that are over, as they were planned
 * @param known - weekdays of which this is known already
 */
export function missedWeekdays(
  laid: readonly LaidWeek[],
  weeks: readonly LivedWeek[],
  known: readonly Weekday[],
): readonly Weekday[] {
  // Whoever trains on no weekend is not to miss the other half of it for as long.
  const inRow = known.length > 0 ? MISSED_AGAIN : MISSED_IN_ROW
  const told = weeks.flatMap((week, index) => toldOf(sure(laid[index]), week))
  const missed = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => {
    const last = told.filter((one) => one.weekday === weekday).slice(-inRow)
    return last.length === inRow && last.every(({ kept }) => kept === 0)
  })
  const others = told.filter(({ weekday }) => !missed.includes(weekday))
  const kept = others.filter((one) => one.kept > 0).length
  if (missed.length === 0 || others.length < MISSED_IN_ROW || kept < others.length * KEPT_ELSEWHERE) return []
  return missed.map((weekday) => sure(WEEKDAYS[weekday]))
}

/** The sessions of a week of which something was told; of one off, or cut by the plan itself, none. */
function toldOf({ placed }: LaidWeek, week: LivedWeek): Told[] {
  if (week.isOff || week.cut !== null) return []
  return placed.flatMap(({ day, intent }) => {
    const kept = week.silent.includes(day) || intent.role === 'race' ? undefined : week.days.get(day)?.kept
    return kept === undefined ? [] : [{ weekday: day, kept }]
  })
}

/** Days of a life with those that keep being missed marked, so that sessions rather lie elsewhere. */
export function withMissed<Input extends Pick<LayoutInput, 'daysFrom'>>(
  input: Input,
  missed: readonly Weekday[],
): Input {
  if (missed.length === 0) return input
  const marked = new Map<readonly OrdinaryDay[], readonly OrdinaryDay[]>()
  const daysFrom = (monday: number) => {
    const week = input.daysFrom(monday)
    // Weeks that are the very same stay the very same.
    const known = marked.get(week) ?? week.map((day, at) => (missed.includes(sure(WEEKDAYS[at])) ? asMissed(day) : day))
    marked.set(week, known)
    return known
  }
  return { ...input, daysFrom }
}

function asMissed(day: OrdinaryDay): OrdinaryDay {
  return { ...day, missed: true }
}
