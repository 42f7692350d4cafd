import { expect, test } from 'vitest'
import { addDays } from './civil-date.ts'
import type { PlanInput } from './model.ts'
import { makePlan } from './plan.ts'
import type { PlanWeek } from './plan-model.ts'
import { sure } from './sure.ts'
import { STRESS_VOLUME } from './week/person/stress.ts'

const marathon: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'medium', trainingDays: 5 },
    ...{ commitments: 'Work 9-17', races: 'marathon 2026-05-10', goalDate: null },
  },
  today: '2026-01-05',
  anchor: '2026-01-05',
  timeZone: 'UTC',
  preferences: { start: { weeklyMin: 200, longestMin: 70, longestRunKm: 11 } },
}
const first = makePlan(marathon)

/** Where the block after the race begins, when so much of each of its weeks was done. */
function nextStart(share: (week: PlanWeek) => number, runner = marathon, plan = first) {
  const history = plan.weeklyPlan.flatMap((week) =>
    week.days
      .filter(({ durationMin }) => durationMin > 0 && share(week) > 0)
      .map(({ date, durationMin }) => ({ date, completed: true, minutes: Math.round(durationMin * share(week)) })),
  )
  const today = addDays(sure(sure(plan.weeklyPlan.at(-1)).days[6]).date, 1)
  const next = makePlan({ ...runner, today, history })
  expect(next.block).toBe(2)
  return next.start
}

const isSmall = ({ phase }: PlanWeek) => phase === 'taper' || phase === 'recovery'
const loading = first.weeklyPlan.filter((week) => !isSmall(week) && !week.deload).slice(-4)
const usualMin = loading.reduce((sum, { plannedMin }) => sum + plannedMin, 0) / loading.length

test('the block after a race goes on from what was usual before its taper, a step below it', () => {
  // A start is of a week without stress, of which stress takes its tenth.
  const weeklyMin = nextStart(() => 1).weeklyMin * STRESS_VOLUME.medium
  expect(weeklyMin / usualMin).toBeGreaterThan(0.75)
  expect(weeklyMin / usualMin).toBeLessThan(0.85)
})

test('and from less where the taper and the recovery were not kept, or less was done before them', () => {
  const whole = nextStart(() => 1).weeklyMin
  expect(nextStart((week) => (isSmall(week) ? 0.4 : 1)).weeklyMin).toBeLessThan(whole * 0.6)
  expect(nextStart((week) => (isSmall(week) ? 1 : 0.7)).weeklyMin).toBeLessThan(whole)
})

test('hours of a race are no hours of a week', () => {
  const { preferences: _, ...given } = marathon
  const rider = { ...given, profile: { ...marathon.profile, stress: 'low', races: 'century 2026-05-10' } } as const
  const plan = makePlan(rider)
  const usual = plan.weeklyPlan.filter((week) => !isSmall(week) && !week.deload).slice(-4)
  const mean = usual.reduce((sum, { plannedMin }) => sum + plannedMin, 0) / usual.length
  expect(nextStart(() => 1, rider, plan).weeklyMin).toBeLessThan(mean * 0.85)
})

test('who did a little before a block begins it no lower than who did nothing', () => {
  const lately = new Set(first.weeklyPlan.slice(-6))
  const lastly = (share: number) => nextStart((week) => (lately.has(week) ? share : 1))
  const nothing = lastly(0)
  for (const share of [0.1, 0.2, 0.3]) {
    const { weeklyMin, longestMin } = lastly(share)
    expect(weeklyMin, `${share}`).toBeGreaterThanOrEqual(nothing.weeklyMin)
    expect(longestMin, `${share}`).toBeGreaterThanOrEqual(nothing.longestMin)
  }
})
