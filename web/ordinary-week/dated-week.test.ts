import { expect, test } from 'vitest'
import { PersonFactsInput } from '../../contract/person-facts.ts'
import { mondayOf } from '../display/civil-dates.ts'
import { datedWith, weekOfDates } from './dated-week.ts'

const MONDAY = '2026-11-23'
const plain = ({ never, busy }: ReturnType<typeof weekOfDates>) => ({
  never,
  busy: busy?.map(({ days, start, end, label }) => ({ days, start, end, label })),
})

test('the week of a date begins on its Monday', () => {
  expect(['2026-11-23', '2026-11-25', '2026-11-29'].map(mondayOf)).toEqual([MONDAY, MONDAY, MONDAY])
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
})

test('what was said of dates is drawn on its days, and comes back as it was', () => {
  const dated = [
    { kind: 'off', from: '2026-11-20', to: '2026-11-24', label: 'Wedding' },
    { kind: 'light', from: '2026-11-24', to: '2026-12-02', label: 'Boston', equipment: ['none'] },
    { kind: 'busy', from: '2026-11-26', to: '2026-11-26', start: '16:00', end: '17:30', label: 'Dentist' },
    { kind: 'without', from: '2026-11-26', to: '2026-12-10', label: 'Knee', sports: ['run'] },
    { kind: 'off', from: '2026-12-20', to: '2027-01-03', label: 'Holiday' },
  ] as const satisfies PersonFactsInput['dated']
  const week = weekOfDates(dated, MONDAY)
  expect(plain(week)).toEqual({
    never: ['mon', 'tue'],
    busy: [{ days: ['thu'], start: '16:00', end: '17:30', label: 'Dentist' }],
  })
  const again = datedWith(dated, MONDAY, week)
  expect(again).toEqual([
    { ...dated[0], to: '2026-11-22' },
    { ...dated[0], from: MONDAY },
    dated[1],
    dated[3],
    dated[2],
    dated[4],
  ])
  expect(PersonFactsInput.parse({ dated: again })).toEqual({ dated: again })
})

test('what is drawn changes its own week alone', () => {
  const dated = [
    { kind: 'busy', from: '2026-11-16', to: '2026-12-06', start: '06:30', end: '08:00', label: 'Care' },
  ] as const
  const week = weekOfDates(dated, MONDAY)
  const drawn = { ...week, never: ['sat', 'sun'] as const, busy: [] }
  const next = datedWith(dated, MONDAY, drawn)
  expect(plain(weekOfDates(next, MONDAY))).toEqual({ never: ['sat', 'sun'], busy: [] })
  for (const monday of ['2026-11-16', '2026-11-30'])
    expect(plain(weekOfDates(next, monday))).toEqual(plain(weekOfDates(dated, monday)))
})
