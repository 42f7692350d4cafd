import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import { longestSlotMin } from '../../day/start-time.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import { sure } from '../../sure.ts'
import type { Person } from './person.ts'

const { least: OF_LONGER } = BOUNDS['push-pull-legs-day']
/** [days] of push, pull and of legs that are the longer ones. */
const LONGER_DAYS = 3

/** Whether a week has no three days for the longer sessions of push, pull and legs: those would be one exercise, or two. */
export function shortDaysOf(week: readonly OrdinaryDay[]): Pick<Person, 'shortDays'> {
  const rooms = week.map((day) => longestSlotMin(day, false)).toSorted((a, b) => b - a)
  return sure(rooms[LONGER_DAYS - 1]) < OF_LONGER ? { shortDays: true } : {}
}
