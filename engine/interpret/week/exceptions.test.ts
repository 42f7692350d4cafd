import { expect, test } from 'vitest'
import { readAvailability } from '../availability/availability.ts'
import { unreadPlaces } from '../unread-parts.ts'
import { readCommitments } from './commitments.ts'
import { inSeasons } from './in-seasons.ts'

const TODAY = '2026-11-30'
const workIn = (text: string) => {
  const { rest, seasons } = readAvailability(text, TODAY)
  return inSeasons(readCommitments(rest), seasons).busy.map(({ start, end, from, to }) =>
    [`${start}-${end}`, from, to].filter((part) => part !== undefined).join(' '),
  )
}
const unusedIn = (text: string) =>
  unreadPlaces('commitments', text, TODAY).map(({ start, end }) => text.slice(start, end))

test.each([
  ['Work 9-5 usually but month end till 8', '09:00-17:00', 'but month end till 8'],
  ['Work 9-5, stocktake days until 7', '09:00-17:00', 'stocktake days until 7'],
  ['Usually 9-5, at quarter end until 9pm', '09:00-17:00', 'at quarter end until 9pm'],
  ['Normally 9-5, busy season until 9', '09:00-17:00', 'busy season until 9'],
  ['Arbeite 9-17 Uhr, am Monatsende bis 20 Uhr', '09:00-17:00', 'am Monatsende bis 20 Uhr'],
  ['Je travaille 9h-17h, en fin de mois jusqu’à 20h', '09:00-17:00', 'en fin de mois jusqu’à 20h'],
  ['Trabajo de 9 a 17, a fin de mes hasta las 20', '09:00-17:00', 'a fin de mes hasta las 20'],
  ['Ik werk 9-17 uur, eind van de maand tot 20 uur', '09:00-17:00', 'eind van de maand tot 20 uur'],
])('%j: hours of some days are those of no ordinary week, and quoted', (text, work, quoted) => {
  expect(workIn(text)).toEqual([work])
  expect(unusedIn(text)).toEqual([quoted])
})

test.each([
  ['Work 9-5 Mon-Fri except when I travel', 'except when I travel'],
  ["Work 9-5 unless I'm on call", "unless I'm on call"],
  ['Arbeit 9-17 Uhr außer wenn ich Bereitschaft habe', 'außer wenn ich Bereitschaft habe'],
  ['Je travaille 9h-17h sauf quand je voyage', 'sauf quand je voyage'],
])('%j: when something does not hold is quoted where no fact comes of it', (text, quoted) => {
  expect(unusedIn(text)).toEqual([quoted])
})

test('days that are taken out are a fact', () => {
  expect(unusedIn('Work 9-5 except Fridays')).toEqual([])
})

test.each(['Work 9-5, in December till 7', 'Arbeit 9-17 Uhr, im Dezember bis 19 Uhr'])(
  '%j: the work of the rest of the year stays',
  (text) => {
    expect(workIn(text)).toEqual(['09:00-17:00', '09:00-19:00 2026-12-01 2026-12-31'])
  },
)

test.each([
  'I work 9-5 most weeks',
  'In den meisten Wochen arbeite ich 9-17 Uhr',
  'Je travaille 9h-17h la plupart des semaines',
])('%j: most weeks are not all, and asked about', (text) => {
  expect(readCommitments(text).busy.map(({ confidence }) => confidence < 0.6)).toEqual([true])
})

test('an end that is told of all days, or of a beginning, is one of work still', () => {
  expect(workIn('Start at 8, usually there until 6')).toEqual(['08:00-18:00'])
  expect(workIn('Work 9-5, but Fridays till 3')).toEqual(['09:00-17:00', '09:00-15:00'])
})
