import { expect, test } from 'vitest'
import { ActivityInput } from '../../../contract/activity.ts'
import { readLogbook } from '../../../formats/logbook/read-logbook.ts'
import { knownLift } from './known-lifts.ts'
import { logbookActivities, upTo } from './logbook-activities.ts'

const utc = (local: string) => new Date(`${local}Z`)
const activitiesOf = (text: string, unit: 'kg' | 'lb' = 'kg') => logbookActivities(readLogbook(text), unit, utc)

test.each([
  ['Bench Press (Barbell)', 'bench-press'],
  ['Flat Barbell Bench Press', 'bench-press'],
  ['Squat (Barbell)', 'back-squat'],
  ['Barbell Squat', 'back-squat'],
  ['Deadlift (Barbell)', 'deadlift'],
  ['Romanian Deadlift (Barbell)', 'romanian-deadlift'],
  ['Romanian Deadlift (Dumbbell)', 'dumbbell-romanian-deadlift'],
  ['Overhead Press (Barbell)', 'barbell-overhead-press'],
  ['Overhead Press (Dumbbell)', 'dumbbell-overhead-press'],
  ['Bent Over Row (Barbell)', 'barbell-row'],
  ['Lat Pulldown (Cable)', 'lat-pulldown'],
  ['Bicep Curl (Dumbbell)', 'dumbbell-curl'],
  ['Triceps Pushdown (Cable - Straight Bar)', 'cable-pushdown'],
  ['Leg Extension (Machine)', 'leg-extension'],
  ['Pull Up', 'pull-up'],
  ['Push Ups', 'push-up'],
  ['Face Pulls', 'face-pull'],
])('a log’s "%s" is %s', (name, id) => {
  expect(knownLift(name)).toBe(id)
})

test.each(['Pull Up (Weighted)', 'Jefferson Curl', 'My own move', '', 'Zottman Curl (Dumbbell)', 'Smith Bench Press'])(
  '"%s" is none of ours, and is not taken for another',
  (name) => {
    expect(knownLift(name)).toBeNull()
  },
)

test('sets become ours in kilograms; what is not ours is named, and counts as training', () => {
  const { activities, sets, unknown, guessed } = activitiesOf(
    'Date,Exercise,Weight,Reps,RPE\n2026-01-18,Bench Press,225,5,8\n2026-01-18,Jefferson Curl,20,8,\n2026-01-18,Jefferson Curl,20,8,\n',
    'lb',
  )
  expect(activities).toEqual([
    {
      ...{ start: '2026-01-18T12:00:00.000Z', discipline: 'strength', durationSec: 450, distanceM: null },
      ...{ avgHr: null, climbM: null },
      sets: [{ exerciseId: 'bench-press', reps: 5, loadKg: 102.1, rir: 2 }],
      laps: null,
    },
  ])
  expect({ sets, unknown, guessed }).toEqual({ sets: 1, unknown: ['Jefferson Curl'], guessed: 1 })
})

test('workouts of a day without hours follow one another, and stay several', () => {
  const rows = ['Morning,Squat', 'Morning,Squat', 'Evening,Bench Press', 'Night,Running', 'Evening,Bench Press']
  const { activities } = activitiesOf(
    `Date,Workout,Exercise,Reps\n${rows.map((row) => `2026-01-18,${row},5`).join('\n')}\n`,
  )
  expect(activities.map(({ start, sets }) => [start.slice(11, 19), sets?.length ?? 0])).toEqual([
    ['12:00:00', 2],
    ['12:05:00', 2],
    ['12:10:00', 0],
  ])
  const many = Array.from({ length: 400 }, (_, n) => `2026-01-18,Workout ${n},Squat,5`)
  const late = activitiesOf(`Date,Workout,Exercise,Reps\n${many.join('\n')}\n`).activities
  expect(late.every(({ start }) => start.startsWith('2026-01-18'))).toBe(true)
})

test('a run in a log of lifting is a run, with its way and its time', () => {
  const { activities } = activitiesOf('Date,Exercise,Distance (km),Time\n2026-01-18,Running,5,0:30:00\n')
  expect(activities).toMatchObject([{ discipline: 'run', durationSec: 1800, distanceM: 5000, sets: null }])
})

test('whatever stands in a log, what comes of it can be sent', () => {
  const cells = [
    '',
    '0',
    '-3',
    '1e9',
    '"1,5"',
    'NaN',
    '5',
    '🏋️',
    '99999999999',
    '0:00:00',
    '12:99',
    '"a;b"',
    '2026-01-18',
  ]
  let seed = 7
  const dice = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  for (let at = 0; at < 500; at += 1) {
    const row = () => ['Squat', ...Array.from({ length: 7 }, () => cells[dice() % cells.length])].join(',')
    const text = `Exercise,Weight,Reps,RPE,RIR,Distance,Seconds,Duration,Date\n${row()},2026-01-18\n${row()},2026-01-1${dice() % 10}\n`
    for (const one of activitiesOf(text).activities) expect(ActivityInput.safeParse(one).error, text).toBeUndefined()
  }
})

test('what a log has of days to come is left out and counted, and a log of nothing else is refused', () => {
  const now = new Date(2026, 0, 18, 9)
  const book = readLogbook('Date,Exercise,Reps\n2026-01-18,Squat,5\n2027-01-18,Squat,5\n')
  const { book: kept, ahead } = upTo(book, now)
  expect([kept.workouts.map(({ date }) => date), ahead]).toEqual([['2026-01-18'], 1])
  expect(() => upTo(readLogbook('Date,Exercise,Reps\n2027-01-18,Squat,5\n'), now)).toThrow('ahead')
})

test('a log of which no row can be read is not said to be empty', () => {
  expect(() => readLogbook('Date,Exercise,Reps\nyesterday,Squat,5\n')).toThrow('unread')
  expect(() => readLogbook('Date,Exercise,Reps\n')).toThrow('empty')
})
