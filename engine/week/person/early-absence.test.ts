import { expect, test } from 'vitest'
import { addDays, mondayOf } from '../../civil-date.ts'
import { GOALS, LEVELS, type PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'

/** A Saturday: the first week holds its weekend alone. */
const TODAY = '2026-11-28'

const inputOf = (goal: (typeof GOALS)[number], level: (typeof LEVELS)[number]): PlanInput => ({
  profile: {
    ...{ name: 'A', goal, level, stress: 'medium', trainingDays: 5 },
    ...{ commitments: 'Work 9-5', races: '', goalDate: null },
  },
  today: TODAY,
  timeZone: 'Europe/London',
})

const minutesOf = (input: PlanInput, ...off: readonly (readonly [from: string, to: string])[]) => {
  const dated = off.map(([from, to]) => ({ kind: 'off' as const, from, to, label: 'Away' }))
  return makePlan({ ...input, facts: { dated } }).weeklyPlan.map(({ plannedMin }) => plannedMin)
}

/** [ratio] What a week away may cost the best week of twelve: what was done before the plan is not undone by it. */
const LEAST = 0.75

test.each(GOALS.flatMap((goal) => LEVELS.map((level) => [goal, level] as const)))(
  'a journey right at the start costs the best week no more than a quarter: %s, %s',
  (goal, level) => {
    const input = inputOf(goal, level)
    const best = Math.max(...minutesOf(input))
    const next = addDays(mondayOf(TODAY), 7)
    for (const [from, to] of [
      [TODAY, addDays(TODAY, 5)],
      [TODAY, addDays(next, 6)],
      [next, addDays(next, 6)],
    ] as const)
      expect(Math.max(...minutesOf(input, [from, to])), `${from} to ${to}`).toBeGreaterThanOrEqual(LEAST * best)
  },
)

/** The Mondays of the first whole weeks. */
const MONDAYS = [0, 1, 2, 3].map((week) => addDays(mondayOf(TODAY), 7 + 7 * week))

test.each(GOALS)('what four weeks with their weekends alone held is what the next ones grow from: %s', (goal) => {
  const input = inputOf(goal, 'intermediate')
  const held = minutesOf(input, ...MONDAYS.map((monday) => [monday, addDays(monday, 4)] as const))
  const [last, first, second] = [held[4] ?? 0, held[5] ?? 0, held[6] ?? 0]
  expect(first, held.join(' ')).toBeGreaterThanOrEqual(last)
  expect(second, held.join(' ')).toBeGreaterThan(first)
})

test.each(GOALS)('a Tuesday and a Thursday off leave a week that grows as it would: %s', (goal) => {
  const input = inputOf(goal, 'beginner')
  const off = MONDAYS.flatMap((monday) => [1, 3].map((day) => [addDays(monday, day), addDays(monday, day)] as const))
  const days = minutesOf(input, ...off)
  const usual = minutesOf(input)
  expect(Math.max(...days.slice(0, 5))).toBeGreaterThanOrEqual(0.9 * Math.max(...usual.slice(0, 5)))
})

test.each(['beginner', 'intermediate'] as const)(
  'no easier week comes soon after days away as the plan begins: %s',
  (level) => {
    const input = inputOf('general', level)
    const dated = [{ kind: 'off' as const, from: TODAY, to: addDays(TODAY, 5), label: 'Away' }]
    const { weeklyPlan } = makePlan({ ...input, facts: { dated } })
    expect(weeklyPlan.slice(0, 4).filter(({ deload }) => deload)).toEqual([])
    expect(weeklyPlan.some(({ deload }) => deload)).toBe(true)
  },
)
