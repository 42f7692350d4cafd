import type { Schedule, ShownDay } from '../../contract/schedule.ts'

/** The first session after today; undefined where none is known, as of weeks that are still on their way. */
export function nextSession({ weeklyPlan, date: today }: Pick<Schedule, 'weeklyPlan' | 'date'>): ShownDay | undefined {
  return weeklyPlan.flatMap(({ days }) => days).find(({ date, durationMin }) => date > today && durationMin > 0)
}
