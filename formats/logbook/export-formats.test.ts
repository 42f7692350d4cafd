import { expect, test } from 'vitest'
import { logText } from './log-text.ts'
import { readLogbook } from './read-logbook.ts'

// Rows as each program writes them: its column names, units, quotes, marks, and rows that are no work sets.

/** Every set as `exercise weight+unit x reps @left`, or its seconds and metres. */
const setsOf = (text: string, zone?: string) =>
  readLogbook(text, 'day-first', zone).workouts.map(({ date, time, durationS, lines }) => [
    [date, time?.slice(0, 5), durationS && durationS / 60].join(' '),
    ...lines.map(({ exercise, weight, unit, reps, seconds, distanceM, rir }) =>
      [exercise, weight && `${weight}${unit ?? '?'}`, reps && `x${reps}`, rir !== null && `@${rir}`]
        .concat([seconds && `${seconds}s`, distanceM && `${Math.round(distanceM)}m`])
        .filter(Boolean)
        .join(' '),
    ),
  ])

const STRONG_COLUMNS = [
  ...['Workout #', 'Date', 'Workout Name', 'Duration (sec)', 'Exercise Name', 'Set Order', 'Weight (kg)', 'Reps'],
  ...['RPE', 'Distance (meters)', 'Seconds', 'Notes', 'Workout Notes'],
]
const STRONG_ROWS = [
  [
    '1',
    '2026-05-20 07:22:32',
    'Push',
    '3600',
    'Bench Press (Barbell)',
    'W',
    '40',
    '10',
    '',
    '',
    '',
    '',
    'Early;\nslow',
  ],
  [
    '1',
    '2026-05-20 07:22:32',
    'Push',
    '3600',
    'Bench Press (Barbell)',
    '1',
    '80',
    '5',
    '8,5',
    '',
    '',
    'Grip; wide',
    '',
  ],
  ['1', '2026-05-20 07:22:32', 'Push', '3600', 'Bench Press (Barbell)', 'Rest Timer', '', '', '', '', '120', '', ''],
  ['1', '2026-05-20 07:22:32', 'Push', '3600', 'Rest Timer', '1', '0', '0', '', '', '60', '', ''],
  ['1', '2026-05-20 07:22:32', 'Push', '3600', 'Bench Press (Barbell)', 'D', '62,5', '9', '', '', '', '', ''],
  ['1', '2026-05-20 07:22:32', 'Push', '3600', 'Bench Press (Barbell)', 'Note', '', '', '', '', '', 'felt "light"', ''],
  ['2', '2026-05-22 18:00:00', 'Cardio', '1800', 'Running (Treadmill)', '1', '0', '0', '', '5200', '1740', '', ''],
]
const table = (rows: readonly (readonly string[])[], mark: string) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(mark)).join('\r\n')

test.each([';', ','])('Strong, all in quotes, parted by %s: warm-ups, rests and notes are no work', (mark) => {
  expect(setsOf(table([STRONG_COLUMNS, ...STRONG_ROWS], mark))).toEqual([
    ['2026-05-20 07:22 60', 'Bench Press (Barbell) 80kg x5 @1.5', 'Bench Press (Barbell) 62.5kg x9'],
    ['2026-05-22 18:00 30', 'Running (Treadmill) 1740s 5200m'],
  ])
})

test('Strong with units in columns of their own, in pounds and miles, the clock of twelve hours', () => {
  const log = `Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
2026-08-24 5:30:00\u202fPM;"Legs";"Squat (Barbell)";1;225;lbs;5;9;;;0;"";"";1h 5m
2026-08-25 06:10:00;"Run";"Running";1;0;;0;;3,1;mi.;1500;"";"";30m
2026-08-26 06:10:00;"Swim";"Swimming";1;0;;0;;500;yd;900;"";"";15m
`
  expect(setsOf(log)).toEqual([
    ['2026-08-24 17:30 65', 'Squat (Barbell) 225lb x5 @1'],
    ['2026-08-25 06:10 30', 'Running 1500s 4989m'],
    ['2026-08-26 06:10 15', 'Swimming 900s 457m'],
  ])
})

const HEVY_COLUMNS =
  'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe'
const HEVY_START = (date: string) => `Upper,"${date}, 17:42","${date}, 18:42","Cold,\nwet"`
const hevy = (date: string) => `${HEVY_COLUMNS}
${HEVY_START(date)},Bench Press (Barbell),0,"slow, ""strict""",0,warmup,40,10,,,
${HEVY_START(date)},Bench Press (Barbell),0,,1,normal,80,5,,,8
${HEVY_START(date)},Bent Over Row (Barbell),0,,0,normal,70.5,8,,,
${HEVY_START(date)},Bench Press (Barbell),0,,2,failure,80,4,,,10
${HEVY_START(date)},Pull Up,,,0,dropset,,7,,,
${HEVY_START(date)},Treadmill,,,0,normal,,,2.5,900,
`

test.each([
  '18 Jan 2026',
  'Jan 18, 2026',
  '18 janv. 2026',
  '18. Jan. 2026',
  '18 de ene de 2026',
  '18 gen 2026',
  '2026-01-18',
])('Hevy, a superset in turns, notes of many lines, the month as the phone writes it: %s', (date) => {
  expect(setsOf(hevy(date))).toEqual([
    [
      '2026-01-18 17:42 60',
      'Bench Press (Barbell) 80kg x5 @2',
      'Bent Over Row (Barbell) 70.5kg x8',
      'Bench Press (Barbell) 80kg x4 @0',
      'Pull Up x7',
      'Treadmill 900s 2500m',
    ],
  ])
})

test.each([
  ['11 juin 2026', '2026-06-11'],
  ['11 juil. 2026', '2026-07-11'],
  ['11 déc. 2026', '2026-12-11'],
  ['11. März 2026', '2026-03-11'],
  ['11 août 2026', '2026-08-11'],
  ['11 out. 2026', '2026-10-11'],
  ['11 sett 2026', '2026-09-11'],
])('%s is a day', (written, date) => {
  expect(readLogbook(`Date,Exercise,Reps\n${written},Squat,5\n`).workouts).toMatchObject([{ date }])
})

test('FitNotes, weights in one column for all or with their unit beside each', () => {
  const all = `Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment
2026-03-02,Deadlift,Back,150.0,3,,,,"Felt strong, ""easy"""
2026-03-02,Pull Up,Back,0.0,10,,,,
2026-03-02,Rowing Machine,Cardio,,,200.0,m,0:01:48,
2026-03-02,Sled push,Cardio,,,100,ft,0:00:40,
2026-03-02,Sled pull,Cardio,,,100,paces,0:00:40,
`
  expect(setsOf(all)).toEqual([
    [
      ...['2026-03-02  ', 'Deadlift 150kg x3', 'Pull Up x10', 'Rowing Machine 108s 200m', 'Sled push 40s 30m'],
      'Sled pull 40s',
    ],
  ])
  const each = `Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time
2026-12-23,Bench Press,Chest,80,kgs,5,,,
2026-12-23,Curl,Arms,30,lbs,10,,,
`
  expect(setsOf(each)).toEqual([['2026-12-23  ', 'Bench Press 80kg x5', 'Curl 30lb x10']])
})

const UNIVERSAL = `Name,StartTime,EndTime,BodyWeight,Exercise,Equipment,Reps,Weight,Time,Distance,Status,IsWarmup,RPE,RIR,Categories,Note
Push,2026-01-19T02:30:00Z,2026-01-19T03:30:00Z,80,Bench Press,Barbell,10,40,,,Done,true,,,Chest,
Push,2026-01-19T02:30:00Z,2026-01-19T03:30:00Z,80,Bench Press,Barbell,5,82.5,,,Done,false,,2,Chest,
`

test('hours in universal time are those of the clock where the person lives, the day with them', () => {
  expect(setsOf(UNIVERSAL, 'America/Los_Angeles')).toEqual([['2026-01-18 18:30 60', 'Bench Press 82.5? x5 @2']])
  expect(setsOf(UNIVERSAL, 'Europe/Berlin')).toEqual([['2026-01-19 03:30 60', 'Bench Press 82.5? x5 @2']])
})

test('what a phone sends is read in each of its encodings', () => {
  const said = setsOf(hevy('18 janv. 2026'))
  const written = hevy('18 janv. 2026').replaceAll('\n', '\r\n')
  for (const bytes of [Buffer.from(`\ufeff${written}`), Buffer.from(`\ufeff${written}`, 'utf16le')])
    expect(setsOf(logText(bytes))).toEqual(said)
})
