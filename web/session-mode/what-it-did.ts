import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import type { LoggedSet } from '../../engine/model.ts'
import { lastTimes, type RecordedDays } from './last-time.ts'
import type { Course, Progress } from './progress.ts'

/** Muscles that are named; the others were worked as well. */
const NAMED = 3

/** Sets that were done of the main part, by the muscle that they were for, most first. */
export type MuscleSets = readonly (readonly [muscle: string, sets: number])[]

/** How many sets each muscle got. */
export function muscleSets({ sets }: Pick<Progress, 'sets'>, { moves }: Pick<Course, 'moves'>): MuscleSets {
  const byMuscle = new Map<string, number>()
  for (const [at, { part, step }] of moves.entries()) {
    if (part !== 'exercises' || step.exerciseId === undefined) continue
    const done = (sets[at] ?? []).filter((one) => one.done).length
    for (const muscle of step.muscles ?? []) byMuscle.set(muscle, (byMuscle.get(muscle) ?? 0) + done)
  }
  return [...byMuscle]
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED)
}

/** [kg] that were lifted more than last time, in the exercises of both; 0 where it was not more. */
export function liftedMoreKg(days: RecordedDays, date: string, sets: readonly LoggedSet[]): number {
  const last = lastTimes(days, date)
  const again = sets.filter(({ exerciseId }) => last.has(exerciseId))
  const before = [...new Set(again.map(({ exerciseId }) => exerciseId))].flatMap((id) => last.get(id)?.sets ?? [])
  return Math.max(0, lifted(again) - lifted(before))
}

/** [kg] times repetitions, of all sets. */
export const lifted = (sets: readonly LoggedSet[]) =>
  sets.reduce((sum, { reps, loadKg }) => sum + reps * (loadKg ?? 0), 0)

/** [min] that were done of a day's week with that day, and those that are planned; null outside the plan. */
export function minutesOfWeek(
  { weeklyPlan }: Pick<Schedule, 'weeklyPlan'>,
  days: RecordedDays,
  today: { readonly date: string; readonly minutes: number },
): { readonly done: number; readonly planned: number } | null {
  const week = weeklyPlan.find((one) => one.days.some(({ date }) => date === today.date))
  if (!week) return null
  const doneOn = ({ date, done, durationMin }: ShownDay) => {
    const record = days.get(date)
    return done?.minutes ?? (record?.completed ? (record.minutes ?? durationMin) : 0)
  }
  const others = week.days.filter(({ date }) => date !== today.date)
  return { done: others.reduce((sum, day) => sum + doneOn(day), today.minutes), planned: week.plannedMin }
}

/** Codes of reasons that say why a session has this day, this hour or this size, and not what it is for. */
const ABOUT_THE_DAY = /^(?:adapted|day|time)-|^(?:second-choice|stress)$/

/** What a day's session was planned for; null where no reason says so. */
export function plannedFor({ reasons }: Pick<Schedule, 'reasons'>, date: string): string | null {
  return reasons.find((one) => one.date === date && !ABOUT_THE_DAY.test(one.code))?.text ?? null
}
