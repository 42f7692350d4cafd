import { addDays } from '../civil-date.ts'
import type { PlanQuestion, PlanWeek } from '../plan-model.ts'
import { sure } from '../sure.ts'
import type { LivedWeek } from './done-week.ts'

/** Sessions of a week that nobody spoke of, from which on it is worth a question. @source default-ours */
const ASKED_FROM = 2

/**
 * Whether training was done last week, of somebody who said little or nothing of it. It is asked for that one week: from
 * the next on, silence counts as half.
 * @param weeks - of the plan
 * @param lived - those of them that are over
 */
export function silentQuestion(weeks: readonly PlanWeek[], lived: readonly LivedWeek[]): PlanQuestion[] {
  const last = lived.at(-1)
  const week = weeks[lived.length - 1]
  if (!last || !week || last.silent.length < ASKED_FROM || last.silent.length * 2 < last.planned) return []
  return [
    {
      id: `trained:${week.startDate}`,
      text: { code: 'trained-last-week', sessions: last.silent.length, planned: last.planned },
      answers: ([1, 0.5, 0] as const).map((share) => ({
        id: ANSWERS[share],
        text: { code: ANSWERS[share] },
        // A tick alone says all of it.
        records: last.silent.map((day) => ({
          date: addDays(week.startDate, day),
          minutes: share === 1 ? null : Math.round(sure(week.days[day]).durationMin * share),
        })),
      })),
    },
  ]
}

const ANSWERS = { 1: 'trained-all', 0.5: 'trained-half', 0: 'trained-none' } as const
