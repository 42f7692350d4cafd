import { describe, expect, test } from 'vitest'
import { LEVELS, type PlanInput, TRAINING_DAYS } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'

type Start = NonNullable<NonNullable<PlanInput['preferences']>['start']>

const RACES = ['5 km race on 2026-06-07', '10 km race on 2026-06-14', 'half marathon 2026-07-05']
const FEW = TRAINING_DAYS.filter((days) => days <= 5)
/** [min] */
const GRID_MIN = 5
const GOALS = ['endurance', 'general'] as const
const STARTS: readonly (Start | null)[] = [null, { weeklyMin: 200, longestMin: 70, longestRunKm: 10 }]
const PEOPLE = RACES.flatMap((races) =>
  LEVELS.flatMap((level) => FEW.flatMap((trainingDays) => GOALS.map((goal) => ({ races, level, trainingDays, goal })))),
)

const weeksOf = (who: (typeof PEOPLE)[number], start: Start | null): readonly PlanWeek[] =>
  makePlan({
    profile: { name: 'Demo', stress: 'low', commitments: '', goalDate: null, ...who },
    today: '2026-03-02',
    timeZone: 'UTC',
    ...(start && { preferences: { start } }),
  }).weeklyPlan

const isRace = ({ discipline }: PlanDay) => discipline === 'race'
const isLong = ({ discipline, longSession }: PlanDay) => discipline === 'run' && longSession

/** The loaded weeks up to the one before the event's own, which is made smaller for it. */
function loadedOf(weeks: readonly PlanWeek[]): readonly PlanWeek[] {
  return weeks.filter(
    ({ days, deload, phase }, at) =>
      !deload &&
      phase !== 'taper' &&
      phase !== 'recovery' &&
      !days.some(isRace) &&
      weeks[at + 1]?.days.some(isRace) !== true,
  )
}

describe('a long run', () => {
  test.each(PEOPLE)(
    'is about as long as in the loaded week before: $goal, $level, $trainingDays days, $races',
    (who) => {
      for (const start of STARTS) {
        let beforeMin = 0
        for (const { days, week } of loadedOf(weeksOf(who, start))) {
          const long = days.find(isLong)
          if (!long) continue
          expect(long.durationMin, `week ${week}`).toBeGreaterThanOrEqual(beforeMin * 0.9)
          beforeMin = long.durationMin
        }
        expect(beforeMin).toBeGreaterThan(0)
      }
    },
  )

  test.each(PEOPLE)(
    'is the longest of its week, but for the grid: $goal, $level, $trainingDays days, $races',
    (who) => {
      for (const { days, week } of loadedOf(weeksOf(who, null))) {
        const longMin = days.find(isLong)?.durationMin
        if (longMin === undefined) continue
        const runs = days.filter(({ discipline }) => discipline === 'run')
        expect(longMin, `week ${week}`).toBeGreaterThanOrEqual(
          Math.max(...runs.map(({ durationMin }) => durationMin)) - GRID_MIN,
        )
      }
    },
  )
})
