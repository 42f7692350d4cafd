import type { CivilDate, PlanDay, PlanWeek } from '../model.ts'
import type { Person } from '../week/person.ts'
import { easierDay, restedDay, sparedDay } from './changed-day.ts'
import { withDays } from './with-days.ts'
import { withinLimits } from './within-limits.ts'

/** What a change to the days from today on does; dates are inclusive. */
export type Effect =
  | { readonly type: 'rest'; readonly from: CivilDate; readonly until: CivilDate }
  /** Nothing hard, and this part of the minutes. */
  | { readonly type: 'easy'; readonly from: CivilDate; readonly until: CivilDate; readonly share: number }
  /** No work that loads these parts. */
  | { readonly type: 'spare'; readonly from: CivilDate; readonly until: CivilDate; readonly parts: readonly string[] }

/** One change that history asks for, with its reason; taking it out of the list takes it back. */
export type Adjustment = {
  readonly kind: 'red-flag' | 'illness' | 'pain' | 'tired' | 'too-hard' | 'missed'
  /** The day that gave rise to it. */
  readonly date: CivilDate
  readonly reason: string
  /** A key of docs/sources.md. */
  readonly source: string
  readonly effect: Effect
}

/**
 * A plan with its adjustments, in order; the base stays as it is, so any of them can be left out again.
 * No day ever gets more load than the base gives it.
 * @param person - for whom changed sessions are built
 * @source default-ours
 */
export function applyAdjustments(
  base: readonly PlanWeek[],
  adjustments: readonly Adjustment[],
  person: Person,
): readonly PlanWeek[] {
  if (adjustments.length === 0) return base
  let weeks = base
  for (const { effect } of adjustments)
    weeks = weeks.map((week) => withDays(week, (day) => changed(day, effect, person, week)))
  const from = adjustments.map(({ effect }) => effect.from).sort()[0]!
  return withinLimits(base, weeks, from, person)
}

function changed(day: PlanDay, effect: Effect, person: Person, week: PlanWeek): PlanDay {
  if (day.durationMin === 0 || day.date < effect.from || day.date > effect.until) return day
  switch (effect.type) {
    case 'rest':
      return restedDay(day)
    case 'easy':
      return easierDay(day, effect.share, person, week)
    case 'spare':
      return sparedDay(day, effect.parts, person, week)
  }
}
