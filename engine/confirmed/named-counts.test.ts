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
] as const)('days that are named for a sport hold it, whatever the goal: %s', (text, goal, days, sport, named) => {
  for (const week of weeksOf(text, goal, days)) expect(daysOf(week, sport), week.startDate).toEqual(named)
})

test('beside endurance the gym takes half of the week at most', () => {
  for (const week of weeksOf('Work 9-5. Gym mon wed fri 6.30am', 'endurance', 4))
    expect(daysOf(week, 'strength').length, week.startDate).toBeLessThanOrEqual(2)
})
