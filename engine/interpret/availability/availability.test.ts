import { expect, test } from 'vitest'
import { readCommitments } from '../week/commitments.ts'
import { readAvailability } from './availability.ts'

const SINCE = '2026-11-22'
const read = (text: string) => readAvailability(text, SINCE).facts

test.each([
  ['No training on Sundays', ['sun']],
  ['Work 9-5. I never work out on weekends', ['sat', 'sun']],
  ['Sundays no sport please', ['sun']],
  ["I can't train on Mondays or Fridays", ['mon', 'fri']],
  ['No puedo entrenar los sábados ni los domingos', ['sat', 'sun']],
  ['Never on Sunday', ['sun']],
  ['Kein Training am Sonntag, Arbeit 9-17', ['sun']],
  ['mittwochs nie Sport', ['wed']],
  ["Pas d'entraînement le dimanche", ['sun']],
  ['No entreno los domingos, no puedo entrenar los lunes', ['mon', 'sun']],
  ['Não treino às segundas-feiras', ['mon']],
  ['Niente allenamenti la domenica', ['sun']],
  ['Geen sporten op zondag', ['sun']],
])('%s: never %j', (text, never) => {
  expect(read(text).week?.never).toEqual(never)
})

test.each([
  [
    'I can only train Tuesday and Thursday evenings',
    [
      ['tue', '17:00', '21:30'],
      ['thu', '17:00', '21:30'],
    ],
  ],
  [
    'Training only Mon, Wed at 6am-7am',
    [
      ['mon', '06:00', '07:00'],
      ['wed', '06:00', '07:00'],
    ],
  ],
  ['Only training on Tuesdays 19:00-21:00', [['tue', '19:00', '21:00']]],
  [
    'I can only work out Mon-Wed 6-7:30 am',
    [
      ['mon', '06:00', '07:30'],
      ['tue', '06:00', '07:30'],
      ['wed', '06:00', '07:30'],
    ],
  ],
  [
    'Training nur Dienstag und Donnerstag abends',
    [
      ['tue', '17:00', '21:30'],
      ['thu', '17:00', '21:30'],
    ],
  ],
])('%s: only then', (text, windows) => {
  const { week } = read(text)
  expect(week?.windows?.flatMap(({ days, start, end }) => days.map((day) => [day, start, end]))).toEqual(windows)
  expect(week?.never).toHaveLength(7 - windows.length)
})

test.each([
  ['only 20 minutes on Mondays, work 9-17', { mon: 20 }],
  ['On Tuesdays I have max 30 min', { tue: 30 }],
  ['höchstens 45 Minuten am Mittwoch', { wed: 45 }],
  ['Máximo 30 minutos los viernes', { fri: 30 }],
])('%s: at most %j', (text, maxMin) => {
  expect(read(text).week?.maxMin).toEqual(maxMin)
})

test.each([
  ['Holiday from 20 December to 3 January', '2026-12-20', '2027-01-03'],
  ['Work 9-5. On vacation Dec 20-27.', '2026-12-20', '2026-12-27'],
  ['Urlaub vom 20.12. bis 3.1.', '2026-12-20', '2027-01-03'],
  ['vacances du 20 décembre au 3 janvier', '2026-12-20', '2027-01-03'],
  ['vacaciones del 1 al 15 de agosto', '2027-08-01', '2027-08-15'],
  ['away 2026-12-05 to 2026-12-08', '2026-12-05', '2026-12-08'],
  ['Not available 18-24 Dec', '2026-12-18', '2026-12-24'],
  ['I am not around 24 Dec to 2 Jan', '2026-12-24', '2027-01-02'],
  ['nicht verfügbar vom 20. bis 27. Dezember', '2026-12-20', '2026-12-27'],
])('%s: away', (text, from, to) => {
  expect(read(text).dated).toMatchObject([{ kind: 'off', from, to }])
  // No date is left for whoever reads hours.
  expect(readAvailability(text, SINCE).rest).not.toMatch(/20|27|\b3\b|15/)
})

test.each([
  'Work 9-5, kids 17:00-19:00',
  'I work Sundays',
  'No gym on Tuesdays but I can run',
  'No training last Sunday',
  'I train with a club on Tuesdays 19:00-21:00',
  'Gym class Tuesday 18:00 to 19:00',
  'Swimming lessons for the kids on Saturday 10-11',
  'I only work Mondays and Tuesdays',
  'Not only Sundays',
  'A trip to the office takes 40 minutes',
  '',
])('%s: nothing of the kind', (text) => {
  expect(readAvailability(text, SINCE)).toEqual({ sayings: [], seasons: [], facts: {}, cut: text, rest: text })
})

test.each<[text: string, from: string, to: string]>([
  ['skiing 7-14 Feb', '2027-02-07', '2027-02-14'],
  ['conference 3-5 March', '2026-03-03', '2026-03-05'],
  ["No training between 20 and 27 December, we're at my parents", '2026-12-20', '2026-12-27'],
])('days away are told by their dates: %s', (text, from, to) => {
  const { facts, rest } = readAvailability(text, '2026-03-02')
  expect(facts.dated).toMatchObject([{ kind: 'off', from, to }])
  expect(readCommitments(rest)).toEqual({ busy: [], preferences: [] })
})

test.each([
  ['School play 14 July, work 9-5', ['09:00-17:00']],
  ['Paternity leave from 1 May, then work 9-5', ['09:00-17:00']],
  ['work 9-5 March to October', ['09:00-17:00']],
  ['work 9-5 until the 14th of February', ['09:00-17:00']],
  ['office 10-7, choir Mon 7.30-9.30', ['10:00-19:00', '19:30-21:30']],
  ['I work 5 out of 7 days, 9-5', ['09:00-17:00']],
  ['mar 9 a 11 clase', ['09:00-11:00']],
])('dates are no hours, and hours before a month no dates: %s', (text, hours) => {
  const { busy } = readCommitments(readAvailability(text, '2026-03-02').rest)
  expect(busy.map(({ start, end }) => `${start}-${end}`)).toEqual(hours)
})

test('small letters begin a sentence behind an hour, too', () => {
  const { facts, rest } = readAvailability('cant train fridays we have family dinner at 6:30. work 7-3', SINCE)
  expect(facts.week).toEqual({ never: ['fri'] })
  expect(readCommitments(rest).busy).toMatchObject([{ label: 'work', start: '07:00', end: '15:00' }])
})

test('"every other weekend" is of weekends', () => {
  expect(readCommitments('I work every other weekend 7-19').busy).toMatchObject([{ days: ['sat', 'sun'] }])
  expect(readCommitments('work 9-5, every other weekend I have the kids').busy).toHaveLength(1)
})
