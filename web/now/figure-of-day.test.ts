import { expect, test } from 'vitest'
import type { ShownDay, ShownStep } from '../../contract/schedule.ts'
import { figureOfDay } from './figure-of-day.ts'

const step = (parts: Partial<ShownStep>) => ({ name: 'Step', ...parts }) as ShownStep
const dayOf = (exercises: ShownStep[], warmup: ShownStep[] = []) =>
  ({ workout: { warmup, exercises, cooldown: [], notes: [] } }) as unknown as ShownDay

test.each([
  ['a run that begins with a walk is drawn as a run', dayOf([step({ sport: 'walk' }), step({ sport: 'run' })]), 'run'],
  ['a walk is drawn as a walk', dayOf([step({ sport: 'walk' })]), 'walk'],
  [
    'strength by its first exercise, whatever warms up',
    dayOf([step({ exerciseId: 'air-squat' })], [step({ sport: 'run' })]),
    'air-squat',
  ],
  ['nothing where nothing of it is drawn', dayOf([step({})]), null],
  [
    'cardio of any kind by what needs no machine',
    { ...dayOf([step({})]), discipline: 'cardio' as const },
    'march-in-place',
  ],
])('%s', (_, day, figure) => {
  expect(figureOfDay(day)).toBe(figure)
})
