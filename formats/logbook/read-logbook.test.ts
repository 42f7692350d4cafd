import { expect, test } from 'vitest'
import { localTime } from './local-time.ts'
import { LogbookUnreadable, readLogbook } from './read-logbook.ts'

const STRONG = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2026-01-18 17:42:00,"Push, heavy",1h 5m,"Bench Press (Barbell)",W,40,10,0,0,,,
2026-01-18 17:42:00,"Push, heavy",1h 5m,"Bench Press (Barbell)",1,80,5,0,0,,,8.5
2026-01-18 17:42:00,"Push, heavy",1h 5m,"Bench Press (Barbell)",Rest Timer,0,0,0,180,,,
2026-01-18 17:42:00,"Push, heavy",1h 5m,"Bench Press (Barbell)",2,82.5,5,0,0,"felt ""fast""",,
2026-01-16 07:00:00,Run,31m,Running,1,0,0,5.2,1860,,,
`
const HEVY = `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
"Legs","18 Jan 2026, 17:42","18 Jan 2026, 18:30","","Squat (Barbell)",,"",0,"warmup",95,8,,,
"Legs","18 Jan 2026, 17:42","18 Jan 2026, 18:30","","Squat (Barbell)",,"",1,"normal",225,5,,,9
"Legs","18 Jan 2026, 17:42","18 Jan 2026, 18:30","","Plank",,"",0,"normal",,,,60,
`
const FITNOTES = `Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind
2026-01-18,Deadlift,Back,140,,3,,,,,
2026-01-18,Deadlift,Back,,315,2,,,,,
2026-01-18,Cycling,Cardio,,,,10,km,0:30:00,,
`

test('the log of Strong: warm-ups and breaks left out, effort as what was left', () => {
  const { workouts, isUnitless, unread } = readLogbook(STRONG)
  expect(unread).toBe(0)
  expect(isUnitless).toBe(true)
  expect(workouts.map(({ date, time, durationS, lines }) => [date, time, durationS, lines.length])).toEqual([
    ['2026-01-16', '07:00:00', 1860, 1],
    ['2026-01-18', '17:42:00', 3900, 2],
  ])
  expect(workouts[0]?.lines[0]).toMatchObject({ sport: 'run', distanceM: 5200, seconds: 1860, reps: null })
  expect(workouts[1]?.lines).toMatchObject([
    { exercise: 'Bench Press (Barbell)', weight: 80, reps: 5, rir: 1.5, unit: null, sport: null },
    { weight: 82.5, reps: 5, rir: null },
  ])
})

test('the log of Hevy: units in the names of columns, length by its ends', () => {
  const { workouts, isUnitless } = readLogbook(HEVY)
  expect(isUnitless).toBe(false)
  expect(workouts).toMatchObject([{ date: '2026-01-18', time: '17:42:00', durationS: 2880 }])
  expect(workouts[0]?.lines).toMatchObject([
    { exercise: 'Squat (Barbell)', weight: 225, unit: 'lb', reps: 5, rir: 1 },
    { exercise: 'Plank', reps: null, seconds: 60 },
  ])
})

test('the log of FitNotes: days without hours, weights in two columns', () => {
  const { workouts } = readLogbook(FITNOTES)
  expect(workouts).toMatchObject([{ date: '2026-01-18', time: null, durationS: null }])
  expect(workouts[0]?.lines).toMatchObject([
    { weight: 140, unit: 'kg', reps: 3 },
    { weight: 315, unit: 'lb', reps: 2 },
    { sport: 'cycle', distanceM: 10_000, seconds: 1800 },
  ])
})

test('a table of one’s own with named columns, semicolons and decimal commas', () => {
  const { workouts, isOrderOpen } = readLogbook('Date;Exercise;Reps;Weight (kg)\n03/01/2026;Squat;5;82,5\n')
  expect(isOrderOpen).toBe(true)
  expect(workouts).toMatchObject([{ date: '2026-01-03', lines: [{ weight: 82.5, reps: 5 }] }])
  const sports = readLogbook('date,sport,minutes,distance (mi)\n2026-01-03,Trail run,50,4\n')
  expect(sports.workouts).toMatchObject([{ durationS: 3000, lines: [{ sport: 'run' }] }])
  expect(sports.workouts[0]?.lines[0]?.distanceM).toBeCloseTo(6437, 0)
})

test('day and month are told apart by a date that can be only one of both', () => {
  const log = (dates: readonly string[]) =>
    readLogbook(`Date,Exercise,Reps\n${dates.map((d) => `${d},Squat,5`).join('\n')}`)
  expect(log(['03/01/2026', '14/01/2026']).workouts.map(({ date }) => date)).toEqual(['2026-01-03', '2026-01-14'])
  expect(log(['03/01/2026', '03/14/2026']).workouts.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-14'])
  expect(log(['03/01/2026', '14/01/2026']).isOrderOpen).toBe(false)
})

test.each([
  ['2026-01-18T17:42:10Z', '2026-01-18', '17:42:10'],
  ['2026-01-18 5:42:10\u202fPM', '2026-01-18', '17:42:10'],
  ['Sep 29, 2026, 12:15 AM', '2026-09-29', '00:15:00'],
  ['1 September 2026', '2026-09-01', null],
])('%s is a time', (text, date, time) => {
  expect(localTime(text, 'day-first')).toEqual({ date, time })
})

test.each(['', 'soon', '2026-02-30', '31/02/2026', '0001-01-01', '18 Foo 2026'])('"%s" is none', (text) => {
  expect(localTime(text, 'day-first')).toBeNull()
})

test.each([
  ['', 'unknown'],
  ['name,age\nA,3\n', 'unknown'],
  ['%PDF-1.7 whatever', 'unknown'],
  ['Date,Exercise,Reps\n', 'empty'],
  ['Date,Exercise,Reps\nnever,Squat,5\n', 'empty'],
])('what is no log says so: %j', (text, fault) => {
  expect(() => readLogbook(text)).toThrow(new LogbookUnreadable(fault as 'unknown'))
})

test('a row that cannot be read costs no other', () => {
  expect(readLogbook('Date,Exercise,Reps\nnever,Squat,5\n2026-01-18,,5\n2026-01-18,Squat,5\n')).toMatchObject({
    ...{ unread: 2, workouts: [{ lines: [{ exercise: 'Squat' }] }] },
  })
})
