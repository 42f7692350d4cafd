import { expect, test } from 'vitest'
import type { PersonFacts } from '../../contract/person-facts.ts'
import { hoursOfWeek, windowsOfWeek } from './hours-of-week.ts'
import { newHours } from './week-draft.ts'

const MONDAY = '2026-12-07'
const USUAL = [{ ...newHours(), days: ['sun', 'mon'] as const, start: '09:00', end: '17:00', label: 'Work' }]
const day = { start: '07:00', end: '19:00', label: 'Day' }
const night = { start: '19:00', end: '07:00', label: 'Night' }
const full = { start: '08:00', end: '08:00', label: 'On call' }

const shown = (rota: PersonFacts['rota'], monday = MONDAY) =>
  hoursOfWeek(rota ? { rota } : {}, monday, USUAL).map(({ days, start, end }) => `${days.join()} ${start}-${end}`)

test('without a rota, and in weeks before it, the usual hours stand', () => {
  expect(shown(undefined)).toEqual(['sun,mon 09:00-17:00'])
  expect(shown({ from: '2026-12-14', days: [[day], []] })).toEqual(['sun,mon 09:00-17:00'])
})

test('from the first day of a rota its shifts stand, and before it the usual hours', () => {
  expect(shown({ from: '2026-12-11', days: [[day], [night], []] })).toEqual([
    'mon 09:00-17:00',
    'fri 07:00-19:00',
    'sat 19:00-07:00',
  ])
})

test('a night into the next week ends with this one, and that of the week before ends here: nothing comes round', () => {
  // Nights on Wednesday and Sunday: on the Monday on which it begins nobody came home from one.
  const rota = { from: MONDAY, days: [[day], [], [night], []] }
  expect(shown(rota)).toEqual(['mon 07:00-19:00', 'wed 19:00-07:00', 'fri 07:00-19:00', 'sun 19:00-00:00'])
  expect(shown(rota, '2026-12-14')[0]).toBe('mon 00:00-07:00')
})

test('a shift of a whole day is drawn on both of its days', () => {
  expect(shown({ from: MONDAY, days: [[full], [], [], [], [], [], []] })).toEqual([
    'mon 08:00-00:00',
    'tue 00:00-08:00',
  ])
  const midnight = { ...full, start: '00:00', end: '00:00' }
  expect(shown({ from: MONDAY, days: [[midnight], [], [], [], [], [], []] })).toEqual(['mon 00:00-24:00'])
})

test('the change to summer time moves no shift', () => {
  const rota = { from: '2026-11-28', days: [[day], [day], [night], [night], [], [], [], []] }
  expect(shown(rota, '2027-03-22')).toEqual(['mon 19:00-07:00', 'tue 19:00-07:00', 'sun 07:00-19:00'])
  expect(shown(rota, '2027-03-29')).toEqual(['mon 07:00-19:00', 'tue 19:00-07:00', 'wed 19:00-07:00'])
})

test('of hours that hold for a while only the days alone that they hold on are shown', () => {
  const [work = newHours()] = USUAL
  const nights = { ...newHours(), days: ['wed', 'sun'] as const, start: '22:00', end: '06:00', label: 'Night' }
  const shownOf = (season: { from?: string; to?: string }) =>
    hoursOfWeek({}, MONDAY, [work, { ...nights, ...season }]).map(({ days, start, end }) => `${days} ${start}-${end}`)
  const each = ['mon 09:00-17:00', 'sun 09:00-17:00']
  expect(shownOf({ to: '2026-12-05' })).toEqual(each)
  // The last of them began on the Sunday before.
  expect(shownOf({ to: '2026-12-06' })).toEqual(['mon 00:00-06:00', ...each])
  expect(shownOf({ from: '2026-12-10' })).toEqual([...each, 'sun 22:00-00:00'])
  const windows = [{ ...work, from: '2026-12-08' }]
  expect(windowsOfWeek(windows, MONDAY)).toMatchObject([{ days: ['sun'] }])
})
