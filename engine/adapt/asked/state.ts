import { dayNumber, daysBetween } from '../../civil-date.ts'
import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import type { CivilDate } from '../../model.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import type { Told } from '../../told.ts'
import type { Person } from '../../week/person/person.ts'
import { type Adjustment, concerns, isForSafety } from '../adjustment.ts'
import { dayWithHours } from '../day/hours.ts'
import type { RefusalFact } from '../facts/asked-facts.ts'
import { personOf } from '../person-of.ts'

/** A plan as it stands, with what a further change must know. */
export type PlanState = {
  readonly base: PlanBase
  readonly today: CivilDate
  readonly weeks: readonly PlanWeek[]
  /** What history changed, in force. */
  readonly adjustments: readonly Adjustment[]
  /** Today's training is done. */
  readonly doneToday: boolean
}

/** A day of a plan with its week; indices from 0. */
export type Spot = {
  readonly day: PlanDay
  readonly week: PlanWeek
  readonly weekIndex: number
  readonly position: number
}

/** The place of a date in a plan, or null outside of it. */
export function findSpot({ base, weeks }: PlanState, date: CivilDate): Spot | null {
  const start = sure(weeks[0]).startDate
  const offset = date < start ? -1 : daysBetween(start, date)
  const week = weeks[Math.floor(offset / 7)]
  const weekIndex = base.made.weeks.length > 0 && week ? Math.floor(offset / 7) : -1
  return week ? { day: sure(week.days[offset % 7]), week, weekIndex, position: offset % 7 } : null
}

/** The person with the means and limits of one day. */
export function personOn({ base, adjustments }: Pick<PlanState, 'base' | 'adjustments'>, date: CivilDate): Person {
  let person = personOf(base, date)
  for (const adjustment of adjustments) {
    if (!concerns(adjustment, date)) continue
    const { effect } = adjustment
    if (effect.type === 'spare' || effect.type === 'sore')
      person = { ...person, limits: [...person.limits, ...effect.parts] }
    if (effect.type === 'means' && effect.equipment) person = { ...person, equipment: effect.equipment }
  }
  return person
}

/** The ordinary day of a date with what a note said of its hours. */
export function hoursOn({ base, adjustments }: PlanState, date: CivilDate): OrdinaryDay {
  let day = base.lifeNow.on(dayNumber(date))
  for (const adjustment of adjustments)
    if (adjustment.effect.type === 'hours' && concerns(adjustment, date)) day = dayWithHours(day, adjustment.effect)
  return day
}

/** What safety asks of a day beyond being gentle, or undefined. */
export function findSafety({ adjustments }: PlanState, date: CivilDate): Adjustment | undefined {
  return adjustments.find((one) => isForSafety(one) && one.kind !== 'gentle' && concerns(one, date))
}

/** What becomes of an asked-for change: the weeks with it, or why it can't be. */
export type Verdict =
  | { readonly weeks: readonly PlanWeek[]; readonly note: Told }
  /** `stale`: it speaks of a session that is no longer there, and nobody needs to hear of it. */
  | { readonly refusal: RefusalFact; readonly stale: boolean }
