import type { PlanWeek } from '../plan-model.ts'
import { sure } from '../sure.ts'
import type { Person } from '../week/person/person.ts'
import { STRESS_VOLUME } from '../week/person/stress.ts'
import type { LivedWeeks } from './lived-weeks.ts'

/** A week of the block before. */
export type WeekBefore = PlanWeek & {
  /** [ratio] of a whole week without stress that practices, shut days and stress left: as much as they will leave of the next ones. */
  readonly part: number
}

/** A block that is over, as it was lived, and whose it was. */
type Before = { readonly weeks: LivedWeeks; readonly person: Pick<Person, 'days' | 'stress'> }

/** The weeks of a block that is over, each with the part of a whole one that its days and stress left. */
export function weeksBefore({ weeks: { weeks, details, lived }, person }: Before): WeekBefore[] {
  return weeks.map((week, index) => {
    const days = lived.rebuilt.findLast((one) => one.week <= index)?.days ?? person.days
    const { frame, placed } = sure(details[index])
    const sessions = placed.filter(({ intent }) => intent.role !== 'race').length
    const open = frame.shut.length > 0 && sessions > 0 ? Math.min(1, sessions / days) : 1
    return { ...week, part: open * STRESS_VOLUME[person.stress] }
  })
}
