import { expect, test } from 'vitest'
import type { PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'

const plan = (commitments: string) =>
  makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 5, commitments },
      ...{ races: 'Marathon on 2026-05-24', goalDate: null },
    },
    ...{ today: '2026-01-05', anchor: '2026-01-05', timeZone: 'UTC' },
  } satisfies PlanInput)

test('a plan begins with the hours that somebody runs, and says so', () => {
  const { weeklyPlan, warnings } = plan('I run about 6 hours a week, work 9-5')
  expect(weeklyPlan[0]?.plannedMin).toBeGreaterThan(300)
  expect(warnings.map(({ text }) => text)).toContainEqual({
    ...{ code: 'heard-hours', weeklyMin: 360, isRun: true },
    longestKm: expect.any(Number),
  })
  expect(warnings.map(({ code }) => code)).not.toContain('assumed-start')
})

test('kilometres say more than hours', () => {
  const codes = plan('I run 3 hours a week, about 30 km a week. Work 9-5').warnings.map(({ code }) => code)
  expect(codes).toContain('heard-start')
  expect(codes).not.toContain('heard-hours')
})

test.each(['I work 40 hours a week and run on Sundays', 'I can train 6 hours a week. Work 9-5'])(
  'hours of something else, or that one has, begin nothing: %s',
  (text) => expect(plan(text).warnings.map(({ code }) => code)).toContain('assumed-start'),
)
