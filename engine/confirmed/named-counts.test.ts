import { expect, test } from 'vitest'
import type { Goal, TrainingDays } from '../model.ts'
import { makePlan } from '../plan.ts'

const weeksOf = (commitments: string, goal: Goal, trainingDays: TrainingDays) =>
  makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', stress: 'medium', races: '', goalDate: null },
      ...{ goal, trainingDays, commitments },
    },
    ...{ today: '2026-11-30', timeZone: 'UTC' },
  }).weeklyPlan.filter(({ deload, phase }) => !deload && phase !== 'recovery')

const daysOf = ({ days }: ReturnType<typeof weeksOf>[number], sport: string) =>
  days.flatMap(({ discipline, durationMin }, at) => (discipline === sport && durationMin > 0 ? [at] : []))

test.each([
  ['Work 9-5. Run on Tuesday, Thursday and Sunday', 'endurance', 3, 'run', [1, 3, 6]],
  ['Work 9-6. Gym tue thu 6.45am', 'stress', 3, 'strength', [1, 3]],
  ['Work 8-4. Gym mon wed fri 5.30pm', 'general', 4, 'strength', [0, 2, 4]],
  ['Retired. Swimming at the leisure pool every Tuesday and Friday', 'general', 3, 'swim', [1, 4]],
  ['I ride Tue Thu Sat mornings. Work 10-6', 'general', 5, 'cycle', [1, 3, 5]],
  ['Work 9-5, Mon to Fri. I would like to swim on Wednesdays', 'general', 4, 'swim', [2]],
  ["Work 8-4. I'd like a bike ride on Sundays", 'endurance', 4, 'cycle', [6]],
  ['Work 9-5. I want yoga on Monday and Friday', 'stress', 4, 'mind', [0, 4]],
] as const)(
  'days that are named for a sport, or wished for it, hold it, whatever the goal: %s',
  (text, goal, days, sport, named) => {
    for (const week of weeksOf(text, goal, days)) expect(daysOf(week, sport), week.startDate).toEqual(named)
  },
)

test('beside endurance the gym takes half of the week at most', () => {
  for (const week of weeksOf('Work 9-5. Gym mon wed fri 6.30am', 'endurance', 4))
    expect(daysOf(week, 'strength').length, week.startDate).toBeLessThanOrEqual(2)
})

test('a swim that somebody has already stands beside the plan, which holds none of its own', () => {
  for (const week of weeksOf('I swim on Tuesdays at 7. Work 9-5', 'general', 4))
    expect(daysOf(week, 'swim'), week.startDate).toEqual([])
})
