import { describe, expect, test } from 'vitest'
import type { Discipline, Equipment, Level, PlanInput, TrainingDays } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay } from '../plan-model.ts'
import { sure } from '../sure.ts'

const athlete = (
  races: string,
  sport: Discipline,
  equipment: readonly Equipment[],
  level: Level = 'intermediate',
  trainingDays: TrainingDays = 5,
): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level, goal: 'endurance', stress: 'low', commitments: 'Work 9-17', trainingDays },
    ...{ races, goalDate: null },
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  preferences: { equipment, start: { weeklyMin: 200, longestMin: 60, longestRunKm: null } },
  facts: { sports: { does: [sport], never: ['run'] } },
})

const loaded = (input: PlanInput) =>
  makePlan(input).weeklyPlan.filter(({ phase, deload }) => (phase === 'build' || phase === 'peak') && !deload)
const longest = (days: readonly PlanDay[]) => days.filter(({ longSession }) => longSession)

describe('an event that is over sooner than a long session', () => {
  test.each([
    ['2000 m rowing test 2026-04-25', 'row', ['rower'], 60],
    ['1 km open water swim 2026-04-25', 'swim', ['pool'], 45],
    ['10 km bike time trial 2026-04-25', 'cycle', ['bike'], 60],
  ] as const)('is led up to by long easy sessions all the same: %s', (races, sport, equipment, least) => {
    const weeks = loaded(athlete(races, sport, ['none', ...equipment]))
    for (const { days, startDate, plannedMin } of weeks) {
      const others = days.filter(({ discipline, longSession }) => discipline === sport && !longSession)
      const long = sure(longest(days)[0])
      expect(long.durationMin, startDate).toBeGreaterThanOrEqual(least)
      expect(long.durationMin, startDate).toBeGreaterThanOrEqual(Math.max(...others.map((day) => day.durationMin)))
      expect(plannedMin, startDate).toBeGreaterThanOrEqual(200)
    }
  })
})
