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
    { kind: 'kit', from: '2026-11-20', to: '2026-12-19', label: '', equipment: ['bands'] },
    { kind: 'off', from: '2026-12-20', to: '2027-01-03', label: 'Holiday' },
  ] as const satisfies PersonFactsInput['dated']
  const week = weekOfDates(dated, MONDAY)
  expect(plain(week)).toEqual({
    never: ['mon', 'tue'],
    busy: [{ days: ['thu'], start: '16:00', end: '17:30', label: 'Dentist' }],
  })
  expect(week.light).toEqual([
    { days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], equipment: ['none'], label: 'Boston' },
  ])
  const again = datedWith(dated, MONDAY, week)
  expect(again).toHaveLength(dated.length)
  expect(again).toEqual(expect.arrayContaining([...dated]))
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

test('lighter days that are drawn with what is at hand there bind their own dates, and the weeks around keep what they had', () => {
  const dated = [
    { kind: 'light', from: '2026-11-20', to: '2026-12-02', label: 'Boston', equipment: ['bands'] },
  ] satisfies PersonFactsInput['dated']
  const week = weekOfDates(dated, MONDAY)
  const light = [
    { days: ['mon', 'tue', 'thu'], equipment: ['dumbbells', 'bench'], label: ' Mum ' },
    { days: ['sat'], equipment: null, label: '' },
  ] as const
  const next = datedWith(dated, MONDAY, { ...week, light })
  const kit = { kind: 'light', label: 'Mum', equipment: ['dumbbells', 'bench'] }
  expect(next).toEqual([
    { ...dated[0], to: '2026-11-22' },
    { ...kit, from: MONDAY, to: '2026-11-24' },
    { ...kit, from: '2026-11-26', to: '2026-11-26' },
    { kind: 'light', from: '2026-11-28', to: '2026-11-28', label: '' },
    { ...dated[0], from: '2026-11-30' },
  ])
  expect(PersonFactsInput.parse({ dated: next })).toEqual({ dated: next })
})
