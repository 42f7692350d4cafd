import { addDays } from '../civil-date.ts'
import type { PlanWeek } from '../plan-model.ts'
import type { PlanQuestion } from '../plan-question.ts'
import { sure } from '../sure.ts'
import type { LivedWeek } from './done-week.ts'

/** Sessions of a week that nobody spoke of, from which on it is worth a question. @source default-ours */
const ASKED_FROM = 2

/** [weeks] of silence in which it is asked each time, and after which again: it goes on being half. @source default-ours */
const ASKED_WEEKS = 2
const AGAIN_WEEKS = 4

/**
 * Whether training was done last week, of somebody who said little or nothing of it. It is asked for that one week: from
 * the next on, silence counts as half.
 * @param weeks - of the plan
 * @param lived - those of them that are over
 */
export function silentQuestion(weeks: readonly PlanWeek[], lived: readonly LivedWeek[]): PlanQuestion[] {
  const last = lived.at(-1)
  const week = weeks[lived.length - 1]
  if (!last || !week || !isSilent(last)) return []
  const running = lived.length - 1 - lived.findLastIndex((one) => !isSilent(one))
  if (running > ASKED_WEEKS && running % AGAIN_WEEKS > 0) return []
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

function isSilent({ silent, planned }: LivedWeek): boolean {
  return silent.length >= ASKED_FROM && silent.length * 2 >= planned
}

const ANSWERS = { 1: 'trained-all', 0.5: 'trained-half', 0: 'trained-none' } as const
