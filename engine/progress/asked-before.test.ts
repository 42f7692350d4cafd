import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import { makePlan } from '../plan.ts'
import type { DaysAsShown, UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { askedBefore } from './asked-before.ts'

const input: UnderWay = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'muscle-gain', stress: 'low', commitments: '' },
    ...{ trainingDays: 4, races: '', goalDate: null },
  },
  today: '2026-01-05',
  anchor: '2026-01-05',
  timeZone: 'UTC',
  preferences: { equipment: ['none', 'barbell', 'bench', 'dumbbells'] },
}

test('a block knows what the one before asked to be lifted, for as long as it lasts, and nothing of long ago', () => {
  const first = makePlan(input)
  const last = sure(sure(first.weeklyPlan.at(-1)).days.at(-1)).date
  const before = daysAsShown(makePlan({ ...input, today: last }))
  let shown: DaysAsShown = before
  for (const ahead of [1, 2, 30]) {
    const plan = makePlan({ ...input, anchor: first.anchor, block: 1, today: addDays(last, ahead), shown })
    expect(plan.block).toBe(2)
    shown = daysAsShown(plan, shown)
    const known = askedBefore(shown, plan.anchor)
    expect(known.length).toBeGreaterThan(50)
    for (const one of known) {
      expect(one.date < plan.anchor).toBe(true)
      const day = sure(before.days.find(({ day }) => day.date === one.date)).day
      const line = sure(day.workout.exercises.find(({ exerciseId }) => exerciseId === one.exerciseId))
      expect([line.size?.low, line.size?.high, line.rir]).toEqual([...one.range, one.rir])
    }
    expect(known.every(({ date }) => date >= addDays(plan.anchor, -56))).toBe(true)
  }
})
