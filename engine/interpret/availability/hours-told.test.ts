import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '../../model.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-01-05'
const factsOf = (text: string) => readAvailability(text, TODAY).facts

test.each([
  ['I have an hour every morning at 6', WEEKDAYS, '06:00', '07:00'],
  [
    'Mondays and Wednesdays are impossible, other days after 18:30',
    WEEKDAYS.filter((day) => day !== 'mon' && day !== 'wed'),
    '18:30',
    '22:00',
  ],
  ["I'm retired, any time but not before 9", WEEKDAYS, '09:00', '22:00'],
  ['Only early mornings before the kids wake at 7', WEEKDAYS, '05:00', '07:00'],
])('hours that somebody has are windows, and no busy time: %s', (text, days, start, end) => {
  expect(factsOf(text).week?.windows).toEqual([{ days, start, end }])
})

test.each([
  ['I can do 30 min on weekdays and an hour at weekends', { mon: 30, fri: 30, sat: 60, sun: 60 }],
  ['Work 8-5. I can manage 40 minutes on Tuesdays and Thursdays', { tue: 40, thu: 40 }],
])('lengths by days are the most of them: %s', (text, most) => {
  expect(factsOf(text).week?.maxMin).toMatchObject(most)
})

test.each([
  ["I can't train for more than 50 minutes on weekdays", { mon: 50, fri: 50 }],
  ['No puedo entrenar más de 50 minutos entre semana', { mon: 50, fri: 50 }],
  ["Je ne peux pas m'entraîner plus de 45 minutes", { mon: 45, sun: 45 }],
  ['Ich kann nicht länger als 45 Minuten trainieren', { mon: 45, sun: 45 }],
  ['non posso allenarmi più di 40 minuti', { mon: 40, sun: 40 }],
])('more than a length refused is the most there may be: %s', (text, most) => {
  expect(factsOf(text)).toMatchObject({ week: { maxMin: most } })
  expect(factsOf(text).week?.never).toBeUndefined()
})

test.each([
  ['50 minutes tops Mon Weds Fri, Saturday can be long, 2 hours', { mon: 50, wed: 50, fri: 50 }],
  ['45 minutes maximum en semaine, 1h30 le samedi', { mon: 45, tue: 45, wed: 45, thu: 45, fri: 45, sat: 90 }],
])('a longer session is of the day that it is told of: %s', (text, most) => {
  expect(factsOf(text).week?.maxMin).toEqual(most)
})

test.each([
  ['weekend only, and only the mornings', { days: ['sat', 'sun'], start: '05:30', end: '11:00' }],
  ["Lunch hour 1-2, that's all I get on weekdays", { days: WEEKDAYS.slice(0, 5), start: '13:00', end: '14:00' }],
  ["can't train on school nights before 8", { days: WEEKDAYS.slice(0, 5), start: '20:00', end: '22:00' }],
  ['weeknights 9 to 10 is all I have', { days: WEEKDAYS.slice(0, 5), start: '21:00', end: '22:00' }],
  ['Nur in der Mittagspause 12:15-13:00', { days: WEEKDAYS, start: '12:15', end: '13:00' }],
])('of a part of the day its own hours are meant, on the days that are named: %s', (text, window) => {
  expect(factsOf(text).week?.windows).toEqual([window])
})

test.each(['evenings only after 8 and never on Sundays', "'s Avonds alleen na 20.00 uur en nooit op zondag"])(
  'hours and a day refused beside them are both heard: %s',
  (text) => {
    expect(factsOf(text).week).toEqual({
      never: ['sun'],
      windows: [{ days: WEEKDAYS, start: '20:00', end: '22:00' }],
    })
  },
)

test('days that are wide open are trained on, whatever the others leave', () => {
  expect(factsOf("Lunch hour 1-2, that's all I get on weekdays. Sat and Sun wide open").week?.never).toBeUndefined()
})

test('of the hours of a gym and those that somebody can go, the narrower are meant', () => {
  expect(factsOf('the gym is open 6 to 22 but I can only go at lunch, 12-1').week?.windows).toEqual([
    { days: WEEKDAYS, start: '12:00', end: '13:00' },
  ])
})

test.each(['Available any time except Tues 9-12 and Fri 1-5', 'Any time apart from Tuesday 9-12'])(
  'hours that any time leaves out are no window: %s',
  (text) => {
    expect(factsOf(text)).toEqual({})
  },
)

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

test.each([
  ['only evenings free', WEEKDAYS, '17:00', '21:30'],
  ["I'm only free weekday mornings", WEEKDAYS.slice(0, 5), '05:30', '11:00'],
  ['evenings only after 8 once the baby sleeps', WEEKDAYS, '20:00', '22:00'],
  ['free after 7 except Tuesday', WEEKDAYS.filter((day) => day !== 'tue'), '19:00', '22:00'],
  ['free from 3 on Fridays', ['fri'], '15:00', '22:00'],
  ["I'm free Tuesday and Thursday evenings only", ['tue', 'thu'], '17:00', '21:30'],
  ['Work 9-5, only free after 8pm', WEEKDAYS, '20:00', '22:00'],
  ['free only between 12 and 1', WEEKDAYS, '12:00', '13:00'],
  ['available after 6 on Mon Wed', ['mon', 'wed'], '18:00', '22:00'],
  ['only free weekends after 10', ['sat', 'sun'], '10:00', '22:00'],
  ['je suis libre seulement le soir', WEEKDAYS, '17:00', '21:30'],
  ['abends nur nach 20 Uhr Zeit', WEEKDAYS, '20:00', '22:00'],
])('hours that are open for training: %s', (text, days, start, end) => {
  expect(factsOf(text).week?.windows).toEqual([{ days, start, end }])
})

test.each([
  'work 9-5, free evenings',
  'mornings free, work 2pm-10pm',
  'school, Saturday mornings only',
  'free all day Wed',
  'Wednesdays free',
])('hours that shut nothing else: %s', (text) => {
  expect(factsOf(text).week).toBeUndefined()
})
