import { expect, test } from 'vitest'
import { diceOf } from '../../engine/testing/random-life.ts'
import { localTime } from './local-time.ts'
import { logText } from './log-text.ts'
import { LogbookUnreadable, readLogbook } from './read-logbook.ts'

/** Broken files; `BROKEN_FILES=5000` for the night. */
const BROKEN = Number(process.env.BROKEN_FILES ?? 60)

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
  const bare = readLogbook('Date,Exercise,Reps,kg\n2026-01-18,Squat,5,100\n')
  expect(bare.workouts).toMatchObject([{ lines: [{ weight: 100, unit: 'kg', reps: 5 }] }])
  const sports = readLogbook('date,sport,minutes,distance (mi)\n2026-01-03,Trail run,50,4\n')
  expect(sports.workouts).toMatchObject([{ durationS: 3000, lines: [{ sport: 'run' }] }])
  expect(sports.workouts[0]?.lines[0]?.distanceM).toBeCloseTo(6437, 0)
})

test.each([
  ['UTF-8 with a mark and lines of Windows', (text: string) => Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`)],
  ['UTF-16 of Excel, with tabs', (text: string) => Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le')],
  ['a first line that says what parts the columns', (text: string) => Buffer.from(`sep=,\r\n${text}`)],
  ['Windows-1252', (text: string) => Buffer.from(text.replace('Squat', 'Kniebeuge für Große'), 'latin1')],
])('a log in %s is read as any other', (_, written) => {
  const { workouts } = readLogbook(logText(written('Date,Exercise,Reps,Weight (kg)\n2026-01-18,Squat,5,100\n')))
  expect(workouts).toMatchObject([{ date: '2026-01-18', lines: [{ weight: 100, reps: 5 }] }])
  expect(workouts[0]?.lines[0]?.exercise).toMatch(/^(Squat|Kniebeuge für Große)$/)
})

test('units that stand behind the numbers of a row are read with them, and outweigh what the column says', () => {
  const rows = ['82.5 kg,5', '185lbs,5', '"82,5 KG",5', '80,5', '80 stone,5'].map((row) => `2026-01-18,Squat,${row}`)
  const { workouts, isUnitless } = readLogbook(`Date,Exercise,Weight (kg),Reps\n${rows.join('\n')}\n`)
  expect(isUnitless).toBe(false)
  expect(workouts[0]?.lines.map(({ weight, unit }) => [weight, unit])).toEqual([
    ...[
      [82.5, 'kg'],
      [185, 'lb'],
      [82.5, 'kg'],
      [80, 'kg'],
    ],
    [null, null],
  ])
  const { workouts: runs } = readLogbook(
    'date,sport,minutes,distance\n2026-01-03,Run,50,800 m\n2026-01-04,Run,50,5 mi\n',
  )
  expect(runs.map(({ lines }) => lines[0]?.distanceM)).toEqual([800, 5 * 1609.344])
})

test('three digits behind a mark are thousands or thousandths, as the rest of the log writes its tenths', () => {
  const weights = (text: string) => readLogbook(text).workouts.flatMap(({ lines }) => lines.map(({ weight }) => weight))
  const log = (...cells: string[]) =>
    `Date,Exercise,Reps,Weight\n${cells.map((one) => `2026-01-18,Squat,5,"${one}"`).join('\n')}`
  expect(weights(log('1,250'))).toEqual([1250])
  expect(weights(log('1,250', '82.5'))).toEqual([1250, 82.5])
  expect(weights(log('1,250.5', '61.235'))).toEqual([1250.5, 61.235])
  expect(weights(log('61,235', '82,5'))).toEqual([61.235, 82.5])
  expect(weights('Date;Exercise;Reps;Weight\n2026-01-18;Leg press;5;1.250,5\n2026-01-18;Squat;5;61,235\n')).toEqual([
    1250.5, 61.235,
  ])
})

test('a log of Strong that went through a German table is read with its commas and its days', () => {
  const log = STRONG.split('\n')
    .map((row) => row.replaceAll(';', ' '))
    .map((row) =>
      row
        .replace(/^2026-01-(\d\d) ([\d:]+)/, '$1.01.2026 $2')
        .replace('82.5,', '82,5;')
        .replace('"Push, heavy"', 'Push'),
    )
    .map((row) => row.replaceAll(/,(?!5;)/g, ';'))
  const { workouts, isOrderOpen } = readLogbook(log.join('\r\n'))
  expect(isOrderOpen).toBe(false)
  expect(workouts.map(({ date, time }) => [date, time])).toEqual([
    ['2026-01-16', '07:00:00'],
    ['2026-01-18', '17:42:00'],
  ])
  expect(workouts[1]?.lines).toMatchObject([{ weight: 80 }, { weight: 82.5 }])
})

test('broken anywhere, a log is read or is none', () => {
  for (let seed = 1; seed <= BROKEN; seed += 1) {
    const dice = diceOf(seed)
    const whole = Buffer.from([STRONG, HEVY, FITNOTES][seed % 3] ?? '')
    const at = Math.floor(dice() * whole.length)
    const junk = Buffer.from(Array.from({ length: Math.floor(dice() * 9) }, () => Math.floor(dice() * 256)))
    const broken = Buffer.concat([whole.subarray(0, at), junk, whole.subarray(at + Math.floor(dice() * 30))])
    try {
      expect(readLogbook(logText(broken)).workouts.length).toBeGreaterThan(0)
    } catch (error) {
      expect(error, broken.toString('latin1')).toBeInstanceOf(LogbookUnreadable)
    }
  }
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
  ['18/1/26 17:42', '2026-01-18', '17:42:00'],
  ['18.01.26', '2026-01-18', null],
])('%s is a time', (text, date, time) => {
  expect(localTime(text, { order: 'day-first', zone: 'UTC' })).toEqual({ date, time })
})

test.each(['', 'soon', '2026-02-30', '31/02/2026', '0001-01-01', '18 Foo 2026', '26-01-18', '18/01/260'])(
  '"%s" is none',
  (text) => {
    expect(localTime(text, { order: 'day-first', zone: 'UTC' })).toBeNull()
  },
)

test.each([
  ['', 'unknown'],
  ['name,age\nA,3\n', 'unknown'],
  ['%PDF-1.7 whatever', 'unknown'],
  ['Date,Exercise,Reps\n', 'empty'],
  ['Date,Exercise,Reps\nnever,Squat,5\n', 'unread'],
])('what is no log says so: %j', (text, fault) => {
  expect(() => readLogbook(text)).toThrow(new LogbookUnreadable(fault as 'unknown'))
})

test('a title above the names of the columns is passed over', () => {
  const table = 'My lifting;;\n\nDate;Exercise;Reps\n2026-01-18;Squat;5\n'
  expect(readLogbook(table)).toMatchObject({ unread: 0, workouts: [{ lines: [{ exercise: 'Squat', reps: 5 }] }] })
})

test('a row that cannot be read costs no other', () => {
  expect(readLogbook('Date,Exercise,Reps\nnever,Squat,5\n2026-01-18,,5\n2026-01-18,Squat,5\n')).toMatchObject({
    ...{ unread: 2, workouts: [{ lines: [{ exercise: 'Squat' }] }] },
  })
})
