import type { Discipline, DoneBeside, HistoryDay } from '../model.ts'

/** [RPE] of what was done beside the plan, where nobody said how it felt. @source default-ours */
const USUAL_EFFORT: Readonly<Record<Discipline, number>> = {
  ...{ rest: 0, mind: 1, mobility: 1, walk: 2, run: 4, cycle: 3, swim: 4, row: 4, cardio: 4, mixed: 4 },
  ...{ strength: 5, brick: 5, race: 7 },
}

/** [RPE] from which minutes stand for training: a stroll or stretching does not stand in for what was planned. @source default-ours */
const TRAINS_RPE = 3

/** [RPE 0-10] How hard it was, as told or as such things usually are. */
export function besideRpe({ discipline, rpe }: DoneBeside): number {
  return rpe ?? USUAL_EFFORT[discipline]
}

/** What of a day beside its session trains as a plan's minutes do. */
export function trainingBeside({ beside = [] }: Pick<HistoryDay, 'beside'>): readonly DoneBeside[] {
  return beside.filter((one) => besideRpe(one) >= TRAINS_RPE)
}

/** [AU] of all that was done beside the day's session. @source foster-2001: effort times minutes */
export function besideLoad({ beside = [] }: Pick<HistoryDay, 'beside'>): number {
  return Math.round(beside.reduce((sum, one) => sum + besideRpe(one) * one.minutes, 0))
}

/** [min] in all. */
export function minutesIn(list: readonly DoneBeside[]): number {
  return list.reduce((sum, { minutes }) => sum + minutes, 0)
}

/**
 * A day's record without what was planned of it: a practice that others lead is told like any training, and is no more
 * than the plan knew of.
 * @param practiceMin - [min] of the day's practice, 0 without one
 */
export function beyondPractice<Day extends HistoryDay | undefined>(record: Day, practiceMin: number): Day {
  if (practiceMin === 0 || !record) return record
  let left = practiceMin
  const beyond = (minutes: number) => {
    const planned = Math.min(left, minutes)
    left -= planned
    return minutes - planned
  }
  const { minutes, beside } = record
  return {
    ...record,
    ...(minutes !== undefined && { minutes: beyond(minutes) }),
    ...(beside && {
      beside: beside.map((one) => ({ ...one, minutes: beyond(one.minutes) })).filter((one) => one.minutes > 0),
    }),
  }
}
