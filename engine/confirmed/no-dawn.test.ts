import { describe, expect, test } from 'vitest'
import { minuteOf } from '../day/clock.ts'
import { makePlan } from '../plan.ts'

/** What somebody says of when they do not train, which says nothing of getting up before dawn. */
const REFUSALS = [
  'No training after 8pm',
  'gym closes at 8',
  'no training between 12 and 2',
  'Never after 9pm',
  'No evenings',
  'Not past 9',
  'Any time except 3 to 6',
  'Friday nights are out',
  "I can't train after 7pm",
  'Want to be done by 8pm',
  'No late nights',
] as const
const WORK = [
  'Work 5:45am-8pm Mon-Sun',
  'Work 5:45am-19:50 every day',
  'Work 5:45-12 and 14-21:15',
  'Work 6am-9pm every day',
  'Work 5:30-14:00 Mon-Fri',
] as const
/** [min after midnight] */
const DAWN = 330
const NIGHT = 1290

const startsOf = (commitments: string) => {
  const { weeklyPlan } = makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', commitments, trainingDays: 5 },
      ...{ races: '', goalDate: null },
    },
    ...{ today: '2026-11-30', timeZone: 'UTC' },
  })
  return weeklyPlan.slice(0, 2).flatMap(({ days }) => days.flatMap(({ start }) => (start ? [minuteOf(start)] : [])))
}

describe.each(WORK)('%s', (work) => {
  test.each(REFUSALS)('nobody trains by night who only said when they do not train: %s', (refusal) => {
    const starts = startsOf(`${refusal}. ${work}`)
    expect(starts.filter((start) => start < DAWN || start > NIGHT)).toEqual([])
  })
})

test('who says that they train before dawn does', () => {
  expect(startsOf('I train at 5am every day, work 6:30-21:00 Mon-Sun').some((start) => start < DAWN)).toBe(true)
  expect(startsOf('Training has to be done by 6am. Work 6:30-21:00 every day').some((start) => start < DAWN)).toBe(true)
})
