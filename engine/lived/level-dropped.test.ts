import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'

const ANCHOR = '2026-01-05'

/** Somebody who is a beginner from a day of their plan on, and did what it asked for until then. */
function dropped(on: number, trainingDays: 4 | 5) {
  const person = (level: 'advanced' | 'beginner'): Omit<PlanInput, 'today'> => ({
    profile: {
      ...{ name: 'Demo', level, goal: 'endurance', stress: 'low', trainingDays, goalDate: null },
      ...{ commitments: 'Work 9-17', races: 'half marathon 2026-05-10' },
    },
    ...{ timeZone: 'UTC', recordedSince: ANCHOR },
  })
  const history: HistoryDay[] = []
  let next: Partial<UnderWay> = { anchor: ANCHOR }
  for (let day = 0; day < on; day++) {
    const today = addDays(ANCHOR, day)
    const plan = makePlan({ ...person('advanced'), ...next, today, history: [...history] })
    const { anchor, block, begun, start } = plan
    next = { anchor, block, begun, start, shown: daysAsShown(plan) }
    const { durationMin } = sure(plan.weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === today))
    if (durationMin > 0) history.push({ date: today, completed: true, minutes: durationMin })
  }
  return makePlan({ ...person('beginner'), ...next, today: addDays(ANCHOR, on), history })
}

test.each([
  [5, 18],
  [4, 24],
  [5, 40],
] as const)(
  'who is a beginner from now on (%i days, day %i) is not told of the hard days that are over',
  (...given) => {
    const [trainingDays, on] = given
    const { rules, weeklyPlan } = dropped(on, trainingDays)
    const today = addDays(ANCHOR, on)
    const early = weeklyPlan.slice(0, 4).flatMap(({ days }) => days)
    expect(early.some(({ date, hard }) => date < today && hard)).toBe(true)
    expect(early.filter(({ date, hard }) => date >= today && hard)).toEqual([])
    expect(rules.filter(({ code, kind, pass }) => code === 'E1' && kind === 'limit' && !pass)).toEqual([])
  },
)
