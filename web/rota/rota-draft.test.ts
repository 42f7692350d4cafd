import { expect, test } from 'vitest'
import type { Rota } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'
import { COMMON_ROTAS } from './common-rotas.ts'
import {
  dateOfDay,
  draftOfRead,
  draftOfRota,
  firstDay,
  keptDraft,
  ofLength,
  rotaOf,
  rotaProblem,
  runsOn,
  turned,
} from './rota-draft.ts'

const TODAY = '2026-11-27'
const KEPT: Rota = {
  from: '2026-11-20',
  days: [
    [{ start: '07:00', end: '19:00', label: 'Day' }],
    [{ start: '19:00', end: '07:00', label: 'Night' }],
    [],
    [{ start: '07:00', end: '19:00', label: 'Day' }],
    [
      { start: '07:00', end: '11:00', label: 'Split' },
      { start: '17:00', end: '21:00', label: 'Split' },
    ],
  ],
}

test('what is kept comes back as it was, days of two shifts too', () => {
  expect(rotaOf(sure(draftOfRota(KEPT, TODAY)))).toEqual(KEPT)
})

test('days alike are one shift, and a change of its hours is of all of them', () => {
  const draft = sure(draftOfRota(KEPT, TODAY))
  expect(draft.shifts).toHaveLength(3)
  const shifts = draft.shifts.map((shift) => (shift.label === 'Day' ? { ...shift, end: '18:00' } : shift))
  const { days } = rotaOf({ ...draft, shifts })
  expect([days[0]?.[0]?.end, days[3]?.[0]?.end]).toEqual(['18:00', '18:00'])
})

test('a tap turns a day through the shifts and off', () => {
  const draft = sure(draftOfRota(KEPT, TODAY))
  const [day, night, split] = draft.shifts.map(({ id }) => id)
  const seen = [day, night, split, null].map(
    (_, taps) =>
      Array.from({ length: taps + 1 }).reduce<typeof draft>((now) => ({ ...now, days: turned(now, 2) }), draft).days[2],
  )
  expect(seen).toEqual([day, night, split, null])
})

test('a first day within one round says where the rota stands today; a later one is its beginning', () => {
  const days = [null, null, null, null]
  expect(firstDay({ days, from: '2026-11-29', today: TODAY })).toBe('2026-11-25')
  expect(firstDay({ days, from: '2026-11-27', today: TODAY })).toBe('2026-11-27')
  expect(firstDay({ days, from: '2026-12-01', today: TODAY })).toBe('2026-12-01')
  expect(firstDay({ days, from: '2025-01-01', today: TODAY })).toBe('2025-01-01')
})

test('other hours count until the first day of a rota, and for one that lacks something', () => {
  const draft = sure(draftOfRota(KEPT, TODAY))
  expect(['2026-11-19', '2026-11-20', TODAY].map((day) => runsOn(draft, day))).toEqual([false, true, true])
  expect(runsOn({ ...draft, from: '' }, TODAY)).toBe(false)
  expect(runsOn(null, TODAY)).toBe(false)
})

test('a first day that is kept stays, however near it has come', () => {
  const kept = { ...KEPT, from: '2026-11-29' }
  const draft = sure(draftOfRota(kept, TODAY))
  expect(rotaOf(draft)).toEqual(kept)
  expect(rotaOf({ ...draft, days: ofLength(draft.days, 6) }).from).toBe('2026-11-29')
})

test('a year that is still being typed is no first day', () => {
  const read = draftOfRead(sure(COMMON_ROTAS[0]), TODAY)
  for (const from of ['0002-11-27', '12026-11-27', '9999-12-31'])
    expect(rotaProblem({ ...read, from }), from).toMatch(/between/)
  expect(rotaProblem({ ...read, from: '2024-02-29' })).toBeNull()
})

test('a draft that was kept on the device has its shifts under names of their own', () => {
  const old = sure(draftOfRota(KEPT, TODAY))
  const draft = keptDraft(old)
  expect(rotaOf(draft)).toEqual(KEPT)
  expect(draft.shifts.some(({ id }) => old.shifts.some((shift) => shift.id === id))).toBe(false)
})

test('each day has the date on which it is this time round', () => {
  const draft = sure(draftOfRota(KEPT, TODAY))
  expect(draft.days.map((_, at) => dateOfDay(draft, at))).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ])
})

test('a rota of words says what it still needs', () => {
  const read = draftOfRead(sure(COMMON_ROTAS[0]), TODAY)
  expect(rotaProblem(read)).toMatch(/day 1/)
  expect(rotaProblem({ ...read, from: TODAY })).toBeNull()
  expect(rotaProblem({ ...read, from: TODAY, days: [null, null] })).toMatch(/off/)
  expect(rotaProblem({ ...read, from: TODAY, shifts: read.shifts.map((one) => ({ ...one, end: '' })) })).toMatch(
    /both times/,
  )
})

test('it is as long as the server takes', () => {
  expect(ofLength([null, null], 1)).toHaveLength(2)
  expect(ofLength([null, null], 99)).toHaveLength(56)
})
