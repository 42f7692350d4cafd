import { describe, expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, PlanInput, Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { DaysAsShown, Plan, PlanWeek } from '../plan-model.ts'
import { sure } from '../sure.ts'

const ANCHOR = '2026-11-30'
/** Weeks that are looked at, and the one before which the days change. */
const WEEKS = 12
const CHANGED = 5

type Case = Pick<Profile, 'level' | 'goal' | 'trainingDays'> & { readonly before: string; readonly after: string }

const CASES: readonly Case[] = [
  {
    ...{ level: 'intermediate', goal: 'endurance', trainingDays: 5 },
    ...{ before: 'Run Tue Thu Sun, gym Mon Wed.', after: 'Run Mon Wed Sat, gym Tue Fri.' },
  },
  {
    ...{ level: 'beginner', goal: 'muscle-gain', trainingDays: 3 },
    ...{ before: 'Gym Mon Wed Fri.', after: 'Gym Tue Thu Sat.' },
  },
  {
    ...{ level: 'advanced', goal: 'endurance', trainingDays: 4 },
    ...{ before: 'Run Tue Thu Sat Sun.', after: 'Run Mon Wed Fri Sun.' },
  },
]

/** Weeks in which all is done as it is shown, and the plans of their Mondays. */
function lived({ before, after, ...profile }: Case, { keepsShown }: { readonly keepsShown: boolean }) {
  const history: HistoryDay[] = []
  const weeks: PlanWeek[] = []
  const plans: Plan[] = []
  let shown: DaysAsShown | undefined
  for (let week = 0; week < WEEKS; week++) {
    const commitments = `Work 9-17 Mon-Fri. ${week < CHANGED ? before : after}`
    const input: PlanInput = {
      profile: { ...profile, name: 'Demo', stress: 'low', commitments, races: '', goalDate: null },
      ...{ anchor: ANCHOR, today: addDays(ANCHOR, 7 * week), timeZone: 'UTC', history: [...history] },
      recordedSince: ANCHOR,
      preferences: { equipment: ['barbell', 'bench', 'dumbbells', 'pullup-bar'] },
    }
    const plan = makePlan({ ...input, ...(keepsShown && shown && { shown }) })
    shown = daysAsShown(plan, shown)
    plans.push(plan)
    weeks.push(sure(plan.weeklyPlan[week]))
    for (const { date, durationMin, rpe, distanceKm } of sure(plan.weeklyPlan[week]).days)
      if (durationMin > 0)
        history.push({
          ...{ date, completed: true, minutes: durationMin, rpe: Math.round(rpe) },
          ...(distanceKm !== null && { distanceKm }),
        })
  }
  return { weeks, plans }
}

const sessions = ({ days }: PlanWeek) => days.filter(({ durationMin }) => durationMin > 0).length

describe.each(CASES)('$before becomes $after', (one) => {
  const unchanged = lived({ ...one, after: one.before }, { keepsShown: true }).weeks

  test.each([true, false])('and what was done before counts as done, shown days known: %s', (keepsShown) => {
    const { weeks, plans } = lived(one, { keepsShown })
    for (const [index, week] of weeks.entries()) {
      const same = sure(unchanged[index])
      expect(sessions(week), `week ${index + 1}`).toBe(sessions(same))
      expect(Math.abs(week.plannedMin / same.plannedMin - 1), `week ${index + 1}`).toBeLessThanOrEqual(0.1)
    }
    for (const { questions, adherence } of plans) {
      expect(questions).toEqual([])
      expect(adherence ?? 1).toBe(1)
    }
  })
})
