import { expect, test } from 'vitest'
import { unreadPlaces } from '../unread-parts.ts'
import { readCommitments } from '../week/commitments.ts'
import { inSeasons } from '../week/in-seasons.ts'
import { readAvailability } from './availability.ts'

/** A Monday. */
const SINCE = '2026-11-30'

const hoursOf = (text: string) => {
  const { rest, seasons } = readAvailability(text, SINCE)
  const { busy } = inSeasons(readCommitments(rest), seasons)
  return busy.map(({ label, start, end, from = '', to = '' }) => `${label} ${start}-${end} ${from}~${to}`)
}
const unreadOf = (text: string) =>
  unreadPlaces('commitments', text, SINCE).map(({ start, end }) => text.slice(start, end))

test.each<[text: string, ...hours: string[]]>([
  ['Football Thursdays 7-9pm until 17 December', 'football 19:00-21:00 ~2026-12-17'],
  [
    'Football Thursdays 7-9pm until 17 December, work 9-5',
    ...['football 19:00-21:00 ~2026-12-17', 'work 09:00-17:00 ~'],
  ],
  ['From January I swim Wednesdays 7am, work 9-5', 'swim 07:00-08:00 2027-01-01~', 'work 09:00-17:00 ~'],
  ['New job starts 4 January, 8-5 Mon-Fri', 'work 08:00-17:00 2027-01-04~'],
  ['Work 9-5 until 18 December, then 10-6', 'work 09:00-17:00 ~2026-12-18', 'work 10:00-18:00 2026-12-19~'],
  [
    'milking 5-8am and 4-7pm every day, lambing from mid march to end of april forget it',
    ...['farm work 05:00-08:00 ~', 'farm work 16:00-19:00 ~'],
  ],
  ['Work 9-5, from January 10-6', 'work 09:00-17:00 ~2026-12-31', 'work 10:00-18:00 2027-01-01~'],
  [
    'Until Christmas work 9-7 and football Thu 7-9pm',
    ...['work 09:00-19:00 ~2026-12-25', 'football 19:00-21:00 ~2026-12-25'],
  ],
  ['Work 9-5. In December I work Saturdays 9-1', 'work 09:00-17:00 ~', 'work 09:00-13:00 2026-12-01~2026-12-31'],
  ['From 4 to 20 January I work nights 22-6', 'night shift 22:00-06:00 2027-01-04~2027-01-20'],
  ['Choir Mon 7-9pm (until Easter), work 9-5', 'choir 19:00-21:00 ~2027-03-28', 'work 09:00-17:00 ~'],
  ['Work Mon, Tue, Wed 9-5 until 17 December, gym Thu 7am', 'work 09:00-17:00 ~2026-12-17', 'gym 07:00-08:00 ~'],
  ['Evening class Tuesdays 6-9pm from 12 January to 9 March', 'evening class 18:00-21:00 2027-01-12~2027-03-09'],
  ['Next week I work 7-3', 'work 07:00-15:00 2026-12-07~2026-12-13'],
  ['cricket Saturdays 1-7pm May to September', 'cricket 13:00-19:00 2027-05-01~2027-09-30'],
  ['Swim lessons start in January Wed 5-6pm', 'swim lessons 17:00-18:00 2027-01-01~'],
  ['Fußball donnerstags 19-21 Uhr bis 17. Dezember', 'fussball 19:00-21:00 ~2026-12-17'],
  ['Ab Januar schwimme ich mittwochs um 7, Arbeit 9-17', 'swim 07:00-08:00 2027-01-01~', 'work 09:00-17:00 ~'],
  ['A partir de enero nado los miércoles a las 7', 'swim 07:00-08:00 2027-01-01~'],
  ['football thu 7-8pm, last one 17 december', 'football 19:00-20:00 ~2026-12-17'],
  ['football thu 7-8pm for 4 more weeks', 'football 19:00-20:00 ~2026-12-27'],
  ['football thu 7-8pm until end of january', 'football 19:00-20:00 ~2027-01-31'],
  [
    'Yoga class thursday 18:15-19:15 (already booked till easter), work 9 to 5',
    ...['yoga 18:15-19:15 ~2027-03-28', 'work 09:00-17:00 ~'],
  ],
  ['starting a new job on 4 january - 8am to 6pm monday to friday', 'work 08:00-18:00 2027-01-04~'],
  ['in january I start yoga thu 6pm', 'yoga 18:00-19:00 2027-01-01~'],
  ['w/c 14 December I work nights 22-6', 'night shift 22:00-06:00 2026-12-14~2026-12-20'],
  ['In the week of 28 December I work 7-3', 'work 07:00-15:00 2026-12-28~2027-01-03'],
  ['From Monday I work 10-6', 'work 10:00-18:00 2026-12-07~'],
  ['Fino a fine gennaio calcetto il giovedì alle 21', 'calcetto 21:00-22:00 ~2027-01-31'],
])('hours that hold for a while: %s', (text, ...hours) => {
  expect(hoursOf(text)).toEqual(hours)
  expect(unreadOf(text)).toEqual([])
})

test.each([
  'Work 9-5 Monday to Friday from 6am gym',
  'I work from 9 to 5, from Monday to Friday',
  'Training for a marathon in April, work 9-5',
  'In April I run the London marathon, work 9-5',
  'I had surgery in December, work 9-5',
  'Since September I work 9-5',
  'One week earlies 6-2, next week lates 2-10',
  'my daughters April and June have swimming tuesday 5 to 6',
  'Judo since 2019, tue 7pm',
])('what every week holds, or what is over, has no end: %s', (text) => {
  expect(hoursOf(text).filter((hours) => !hours.endsWith(' ~'))).toEqual([])
})

test.each(['I work 9-5 from monday to friday', 'Work from Monday to Friday, 9 to 5', '9-5 from monday to thursday'])(
  'a working week that begins on Mondays is one: %s',
  (text) => expect(hoursOf(text)).toEqual(['work 09:00-17:00 ~']),
)

test('behind what is told of some weeks the others are as they always are', () => {
  expect(hoursOf('This week mon-thu 8am-9pm. Normal weeks work 8-5')).toContain('work 08:00-17:00 ~')
})

test('of hours that are guessed no week is known beside the one that is named', () => {
  expect(hoursOf('I work from home next week')).toEqual([])
})

test('hours of training hold for as long as somebody says', () => {
  const windowsOf = (text: string) => readAvailability(text, SINCE).facts.week?.windows
  expect(windowsOf('From next week I can only train mornings')).toMatchObject([{ start: '05:30', from: '2026-12-07' }])
  expect(windowsOf('Only evenings until Christmas')).toMatchObject([{ start: '17:00', to: '2026-12-25' }])
  expect(windowsOf('No mornings this week')).toMatchObject([{ start: '12:00', from: '2026-11-30', to: '2026-12-06' }])
})

test('days that are shut for a while are days off of that while', () => {
  expect(readAvailability('No training on Fridays in December', SINCE).facts).toEqual({
    dated: ['04', '11', '18', '25'].map((day) => ({
      ...{ kind: 'off', label: 'No training on Fridays', from: `2026-12-${day}`, to: `2026-12-${day}` },
    })),
  })
})

test.each<[text: string, sport: string, to: string]>([
  ['no running till 10 January', 'run', '2027-01-09'],
  ['Work 9-5, physio says no running until 10 January', 'run', '2027-01-09'],
  ["can't run until Christmas", 'run', '2026-12-24'],
  ['no swimming for the next three weeks', 'swim', '2026-12-20'],
  ['no weights until 15 january', 'strength', '2027-01-14'],
  ['nada de pesas hasta el 15 de enero', 'strength', '2027-01-14'],
  ['Até dia 20 de dezembro não posso correr', 'run', '2026-12-19'],
  ['darf bis 10. Januar nicht laufen', 'run', '2027-01-09'],
  ['no run until Wednesday', 'run', '2026-12-01'],
])('a sport that is not done for a while: %s', (text, sport, to) => {
  expect(readAvailability(text, SINCE).facts).toMatchObject({ dated: [{ kind: 'without', sports: [sport], to }] })
  expect(unreadOf(text)).toEqual([])
})

test('a part that keeps somebody from running until some day is spared with care behind it', () => {
  const { facts } = readAvailability('Physio says no running till 10 January (calf strain)', SINCE)
  expect(facts.body).toEqual([{ part: 'calf', how: 'careful' }])
})

test.each([
  'no gym until 4 January',
  'no swimming lessons until 9 January',
  'no gym on Fridays until the end of January',
])('what is shut, led by others or of some days is no sport that is refused: %s', (text) =>
  expect(readAvailability(text, SINCE).facts).toEqual({}),
)

test.each<[text: string, ...hours: string[]]>([
  ['maternity leave until 1 march, after that work mon tue wed 7am-7:30pm', 'work 07:00-19:30 2027-03-02~'],
  ['Parental leave until 1 March, back to work 8 to 4 then.', 'work 08:00-16:00 2027-03-02~'],
  ['Currently on parental leave until 1 March, so the daytime is mine.'],
  ['No work between 19 December and 3 January. Otherwise 9-5.', 'work 09:00-17:00 ~'],
  ['Work 9-5 except 19 December to 3 January.', 'work 09:00-17:00 ~'],
])('whoever is on leave works behind it, and not in it: %s', (text, ...hours) => {
  expect(hoursOf(text)).toEqual(hours)
})

test.each([
  'Work 9-5 until 20 December, then holidays.',
  'Bis 20. Dezember Arbeit 9-17 Uhr, danach Urlaub.',
  'Trabajo de 9 a 17 hasta el 20 de diciembre, luego vacaciones.',
])('holidays that begin at an end are not the time before it: %s', (text) => {
  expect(readAvailability(text, SINCE).facts).toEqual({})
  expect(hoursOf(text)).toEqual(['work 09:00-17:00 ~2026-12-20'])
})

test('"then" at the end of what is said of some time is of that time', () => {
  const { facts } = readAvailability('Exams until 20 December, so only evenings then.', SINCE)
  expect(facts.week?.windows?.filter(({ from }) => from !== undefined) ?? []).toEqual([])
})

test.each<[text: string, ...hours: string[]]>([
  ["term ends 18 december and starts again 5 january. during term i'm at school 7:45-4:30", 'school 07:45-16:30 ~'],
  ['college mon-weds 9-4 till 11 december then 3 weeks off', 'school 09:00-16:00 ~2026-12-11'],
])('what pauses does not end for good, and time off is no beginning: %s', (text, ...hours) => {
  expect(hoursOf(text)).toEqual(hours)
})
