import { describe, expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import type { Level, PlanInput } from '../model.ts'
import type { PlanWeek } from '../plan-model.ts'
import { readBase } from '../read-base.ts'
import { sure } from '../sure.ts'

const TODAY = '2026-01-05'

function weeksTo(races: string, level: Level, more: Partial<PlanInput> = {}): readonly PlanWeek[] {
  return readBase({
    profile: {
      ...{ name: 'Demo', goal: 'endurance', stress: 'low', commitments: '', goalDate: null },
      ...{ races, level, trainingDays: 5 },
    },
    ...{ today: TODAY, anchor: TODAY, timeZone: 'UTC', ...more },
  }).made.weeks
}

/** [AU] of a week, its event apart. */
const trainedAu = ({ days }: PlanWeek) =>
  days.reduce((sum, { discipline, loadAu }) => sum + (discipline === 'race' ? 0 : loadAu), 0)

/** [ratio] of the best week that the one before an event's asks for. */
function weekBefore(weeks: readonly PlanWeek[]): number {
  const raced = weeks.findIndex(({ days }) => days.some(({ discipline }) => discipline === 'race'))
  return trainedAu(sure(weeks[raced - 1])) / Math.max(...weeks.slice(0, raced).map(trainedAu))
}

describe('the week before the week of an event', () => {
  const rider: Partial<PlanInput> = { facts: { sports: { does: ['cycle'], never: ['run'] } } }
  const CASES = (['beginner', 'intermediate', 'advanced'] as const).flatMap((level) =>
    [81, 82, 83].map((days) => ({ level, date: addDays(TODAY, days) })),
  )

  test.each(CASES)('a century on $date, $level: clearly less, and no long ride of most of the longest', (one) => {
    const weeks = weeksTo(`century ${one.date}`, one.level, rider)
    expect(weekBefore(weeks)).toBeLessThanOrEqual(0.75)
    const longest = (some: readonly PlanWeek[]) =>
      Math.max(...some.flatMap(({ days }) => days.map((day) => (day.longSession ? day.durationMin : 0))))
    expect(longest([sure(weeks.at(-3))])).toBeLessThanOrEqual(0.75 * longest(weeks.slice(0, -3)))
  })

  test('gives back where the weeks left no room for a taper', () => {
    const start = { weeklyMin: 330, weeklyRunKm: 60, longestMin: 130, longestRunKm: 24 }
    for (const weeks of [5, 6, 7]) {
      const date = addDays(TODAY, 7 * weeks - 1)
      expect(weekBefore(weeksTo(`marathon ${date}`, 'advanced', { preferences: { start } }))).toBeLessThan(0.8)
    }
    const meet = weeksTo('powerlifting meet 2026-01-31', 'advanced', {
      preferences: { equipment: ['barbell', 'bench'] },
    })
    expect(weekBefore(meet)).toBeLessThan(0.8)
  })
})

test('who rides or runs as well has no long swims', () => {
  const weeks = weeksTo('', 'advanced', {
    facts: { sports: { does: ['swim', 'cycle', 'run'] } },
    preferences: { start: { weeklyMin: 400, longestMin: 175, longestRunKm: 12 } },
  })
  const days = weeks.flatMap((week) => week.days)
  expect(days.filter(({ discipline, longSession }) => discipline === 'swim' && longSession)).toEqual([])
  expect(days.some(({ discipline }) => discipline === 'swim')).toBe(true)
})
