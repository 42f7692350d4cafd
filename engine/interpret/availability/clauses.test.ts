import { expect, test } from 'vitest'
import { WEEKDAYS, type Weekday } from '../../model.ts'
import { readAvailability } from './availability.ts'

const SINCE = '2026-03-02'
const WEEKEND: Weekday[] = ['sat', 'sun']
const WORKDAYS = WEEKDAYS.slice(0, 5)
const others = (days: readonly Weekday[]) => WEEKDAYS.filter((day) => !days.includes(day))
const weekOf = (text: string) => readAvailability(text, SINCE).facts.week
const most = (days: readonly Weekday[], minutes: number) => Object.fromEntries(days.map((day) => [day, minutes]))

test.each<[text: string, never: readonly Weekday[]]>([
  ['Sundays off please', ['sun']],
  ['Sunday off', ['sun']],
  ['6 days a week, Sunday off', ['sun']],
  ['rest day Friday', ['fri']],
  ['Friday is my rest day', ['fri']],
  ['Work 9-5, rest days Wed and Sun', ['wed', 'sun']],
  ['Ruhetag Sonntag', ['sun']],
  // A Tuesday is no `Dienst`.
  ['nur dienstags', others(['tue'])],
  ['nur am Dienstag und Freitag', others(['tue', 'fri'])],
  ['I want Saturdays off for football', ['sat']],
  ['I want Sundays free', ['sun']],
  ['Keep Sundays free', ['sun']],
  ['Work Mon-Fri 9-5. Please keep Sundays free.', ['sun']],
  ['No gym on Fridays', ['fri']],
  ['Not on Mondays', ['mon']],
  ["I can't do Tuesdays", ['tue']],
  ["Tuesdays don't work for me", ['tue']],
  ['Mondays are out', ['mon']],
  ['No weekends', WEEKEND],
  ['weekends only', WORKDAYS],
  ['only at weekends', WORKDAYS],
  ['Weekdays only', WEEKEND],
  ['I only have time on Saturdays', others(['sat'])],
  ['Work 9-5, I only have time on Saturdays', others(['sat'])],
  ['I can train Monday, Wednesday and Friday', others(['mon', 'wed', 'fri'])],
  ['Mon/Wed/Fri only', others(['mon', 'wed', 'fri'])],
  ['Mon, Wed, Fri only', others(['mon', 'wed', 'fri'])],
  ['Sonntags frei bitte', ['sun']],
  ['nur am Wochenende', WORKDAYS],
  ['pas le dimanche', ['sun']],
  ['seulement le week-end', WORKDAYS],
  ['los domingos no', ['sun']],
  ['solo fines de semana', WORKDAYS],
  ['domingo não', ['sun']],
  ['só aos fins de semana', WORKDAYS],
  ['la domenica no', ['sun']],
  ['solo nel weekend', WORKDAYS],
  ['niet op zondag', ['sun']],
  ['alleen in het weekend', WORKDAYS],
])('%s: days that are shut', (text, never) => {
  expect(weekOf(text)).toEqual({ never })
})

test.each<[text: string, start: string, end: string]>([
  ['mornings only', '05:30', '11:00'],
  ['Only evenings', '17:00', '21:30'],
  ['I can only train in the mornings', '05:30', '11:00'],
  ['after 8pm only', '20:00', '22:00'],
  ['only between 6 and 7 am', '06:00', '07:00'],
  ['nur morgens', '05:30', '11:00'],
])('%s: hours of every day', (text, start, end) => {
  expect(weekOf(text)).toEqual({ windows: [{ days: WEEKDAYS, start, end }] })
})

test.each<[text: string, days: readonly Weekday[], minutes: number]>([
  ['30 min max on weekdays', WORKDAYS, 30],
  ['max 1h per session', WEEKDAYS, 60],
  ['45 min per session max', WEEKDAYS, 45],
  ['Work 9-5, 30 min max on weekdays', WORKDAYS, 30],
  ['at most an hour', WEEKDAYS, 60],
  ['an hour at most on Saturdays', ['sat'], 60],
  ['I have 45 minutes on Tuesdays', ['tue'], 45],
  ['no more than 40 minutes a day', WEEKDAYS, 40],
  ['höchstens 30 Minuten unter der Woche', WORKDAYS, 30],
  ['30 minutes maximum en semaine', WORKDAYS, 30],
  ['máximo 30 minutos entre semana', WORKDAYS, 30],
])('%s: minutes of a day', (text, days, minutes) => {
  expect(weekOf(text)).toEqual({ maxMin: most(days, minutes) })
})

test.each([
  'Work 9-5, no weekends',
  'Work Mon-Sat 9-17, Sundays off',
  'School, mornings only',
  'Night shifts, weekends only',
  'Dienst 8-16 Uhr, nur am Wochenende',
  'Choir Tuesday 20:00, dinner at 7',
  'Yoga class 30 min',
  'Kids off school on Wednesdays',
])('%s: perhaps of something else, and not used', (text) => {
  expect(readAvailability(text, SINCE).sayings).toEqual([])
})

test.each<[text: string, days: readonly Weekday[], start: string, end: string]>([
  ['No mornings please', WEEKDAYS, '12:00', '22:00'],
  ['Work 9-5, no mornings', WEEKDAYS, '12:00', '22:00'],
  ['Mornings are out', WEEKDAYS, '12:00', '22:00'],
  ['no evenings on Thursdays', ['thu'], '05:30', '18:00'],
  ['keine Abends', WEEKDAYS, '05:30', '18:00'],
  ['pas le soir', WEEKDAYS, '05:30', '18:00'],
  ['No early mornings', WEEKDAYS, '08:00', '22:00'],
  ['no late nights', WEEKDAYS, '05:30', '20:00'],
  ['evening only on Mondays', ['mon'], '17:00', '21:30'],
  ['Sat is free, Sun mornings only', ['sun'], '05:30', '11:00'],
  ['I get up at 8:30', WEEKDAYS, '08:30', '22:00'],
  ['Ich stehe um 9 Uhr auf', WEEKDAYS, '09:00', '22:00'],
])('hours are left of some days, and nothing is said of the others: %s', (text, days, start, end) => {
  expect(weekOf(text)).toEqual({ windows: [{ days, start, end }] })
})

test.each([
  ['I can only train at lunch 12-1', '12:00', '13:00'],
  ['can only train between 11:30 and 13:00', '11:30', '13:00'],
])('the only hours are those of training, not of work: %s', (text, start, end) => {
  expect(weekOf(text)).toEqual({ windows: [{ days: WEEKDAYS, start, end }] })
})

test('what is refused twice is refused of days and of hours', () => {
  expect(weekOf('no sundays no early mornings')).toEqual({
    never: ['sun'],
    windows: [{ days: WEEKDAYS, start: '08:00', end: '22:00' }],
  })
})

test('hours with a full stop in them are no dates', () => {
  expect(readAvailability('choir wednesday 7.30-9.30 except school holidays', SINCE).sayings).toEqual([])
})

test('who is free on some days alone trains on them alone', () => {
  expect(weekOf('Only free on weekends')).toEqual({ never: WORKDAYS })
})

test.each(['I get up at 5', 'night shifts, no nights off', 'kids get up at 7:30'])(
  'what says nothing of when one trains is left alone: %s',
  (text) => {
    expect(weekOf(text)).toBeUndefined()
  },
)

test('a day that comes once shuts no day of every week', () => {
  expect(weekOf('Nothing on Saturday, wedding')).toBeUndefined()
  expect(weekOf('Not on Friday (moving house)')).toBeUndefined()
  expect(weekOf('No training on Saturdays, wedding season')?.never).toEqual(['sat'])
})

test.each<[text: string, never: readonly Weekday[], from: string]>([
  ['no mornings no weekends. i teach 8:40-3:20', WEEKEND, '12:00'],
  ['never before 9 never sundays', ['sun'], '09:00'],
])('what is refused once more is of any hour: %s', (text, never, from) => {
  expect(weekOf(text)).toEqual({ never, windows: [{ days: [...WEEKDAYS], start: from, end: '22:00' }] })
})

test.each([
  "I'm at the shop ten to six, Wednesdays I don't go in",
  'I work when the clients work, usually 10h to 13h. Friday afternoon I don’t work.',
])('days and hours without work are no days without training: %s', (text) => {
  expect(weekOf(text)).toBeUndefined()
})

test('hours that follow from a day are of that day', () => {
  expect(weekOf('I work 9 to 5 but tuesdays from home so I can sneak out 12-1')).toEqual({
    windows: [{ days: ['tue'], start: '12:00', end: '13:00' }],
  })
})

test('what somebody else has is not spared', () => {
  expect(readAvailability('I am taking care of my wife, she has bad hip', SINCE).facts.body).toBeUndefined()
})

test('hours of a day behind what is said of others shut no other day', () => {
  const week = weekOf('not mondays, not fridays. Wednesdays only after 8pm. everything else after 5pm')
  expect(week?.never).toEqual(['mon', 'fri'])
  expect(week?.windows).toHaveLength(2)
})

test.each<[text: string, windows: readonly string[], never: readonly string[] | undefined]>([
  ['can only train when they are at school 9.15 to 2.45', ['09:15-14:45'], ['sat', 'sun']],
  ['only lunch on weekdays, 12 to 1', ['12:00-13:00'], ['sat', 'sun']],
  [
    'Ich kann nur dienstags ab 18:30 und samstags vormittags trainieren',
    ['18:30-22:00', '05:30-11:00'],
    ['mon', 'wed', 'thu', 'fri', 'sun'],
  ],
])('hours that stand behind what they are of: %s', (text, windows, never) => {
  const week = weekOf(text)
  expect(week?.windows?.map(({ start, end }) => `${start}-${end}`)).toEqual(windows)
  expect(week?.never).toEqual(never)
})
