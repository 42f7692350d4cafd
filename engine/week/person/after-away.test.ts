import { expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import type { Level } from '../../model.ts'
import { makePlan } from '../../plan.ts'

const ANCHOR = '2026-11-30'
/** Away from the sixth week on. */
const AWAY_FROM = 5

/** [min] of each week towards a half marathon in April, with so many whole weeks away. */
function minutes(level: Level, runs: string, weeksAway: number): number[] {
  const from = addDays(ANCHOR, 7 * AWAY_FROM)
  const off = { from, to: addDays(from, 7 * weeksAway - 1), kind: 'off', label: 'Travels' } as const
  const plan = makePlan({
    profile: {
      ...{ name: 'Demo', level, goal: 'endurance', stress: 'low', commitments: runs, trainingDays: 5 },
      ...{ races: 'Half marathon 2027-04-18', goalDate: null },
    },
    ...{ today: ANCHOR, anchor: ANCHOR, timeZone: 'UTC' },
    ...(weeksAway > 0 && { facts: { dated: [off] } }),
  })
  return plan.weeklyPlan.map(({ days }) =>
    days.reduce((sum, { discipline, durationMin }) => sum + (discipline === 'race' ? 0 : durationMin), 0),
  )
}

// Some half of the usual, then three quarters, then all of it; an easier week may lie between.
test.each([
  ['intermediate', 'I run about 30 km a week', 2],
  ['intermediate', 'I run about 30 km a week', 3],
  ['advanced', 'I run about 60 km a week', 3],
] as const)(
  'an %s who says "%s" is back where they were after %s weeks away and as many of return',
  (level, runs, away) => {
    const weeks = minutes(level, runs, away)
    const usual = Math.max(...weeks.slice(0, AWAY_FROM))
    const back = weeks.slice(AWAY_FROM + away)
    expect(back[0]).toBeLessThan(0.75 * usual)
    expect(Math.max(...back.slice(0, away + 2))).toBeGreaterThan(0.88 * usual)
  },
)

test('the longer somebody is away, the less the first weeks of return ask for', () => {
  const firstWeeks = [2, 3, 4].map(
    (away) => minutes('advanced', 'I run about 60 km a week', away)[AWAY_FROM + away] ?? 0,
  )
  expect(firstWeeks).toEqual(firstWeeks.toSorted((one, other) => other - one))
  expect(new Set(firstWeeks).size).toBe(3)
})
