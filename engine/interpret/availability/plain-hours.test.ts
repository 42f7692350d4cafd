import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '../../model.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-01-05'
const factsOf = (text: string) => readAvailability(text, TODAY).facts

test.each([
  ['I have an hour every morning at 6', '06:00', '07:00'],
  ['Mondays and Wednesdays are impossible, other days after 18:30', '18:30', '23:00'],
  ["I'm retired, any time but not before 9", '09:00', '23:00'],
  ['Only early mornings before the kids wake at 7', '05:00', '07:00'],
])('hours that somebody has are windows, and no busy time: %s', (text, start, end) => {
  expect(factsOf(text).week?.windows).toEqual([{ days: WEEKDAYS, start, end }])
})

test.each([
  ['I can do 30 min on weekdays and an hour at weekends', { mon: 30, fri: 30, sat: 60, sun: 60 }],
  ['Work 8-5. I can manage 40 minutes on Tuesdays and Thursdays', { tue: 40, thu: 40 }],
])('lengths by days are the most of them: %s', (text, most) => {
  expect(factsOf(text).week?.maxMin).toMatchObject(most)
})

describe('a sport that is not done', () => {
  test.each([
    'No running please, bad knees',
    'no running or jumping please',
    "I can't run for 6 weeks",
    'Knee surgery on 8 December, doctor says no running for 6 weeks',
    'my physio told me not to run',
  ])('is kept out: %s', (text) => {
    expect(factsOf(text).sports?.never).toEqual(['run'])
  })

  test('gives way to the one that is loved', () => {
    expect(factsOf('I hate running, love cycling').sports).toEqual({ does: ['cycle'], never: ['run'] })
  })

  test.each(["I can't run for more than 20 minutes", 'no running late at night', "I can't run on Tuesdays"])(
    'is none where only days or lengths are meant: %s',
    (text) => {
      expect(factsOf(text).sports).toBeUndefined()
    },
  )
})
