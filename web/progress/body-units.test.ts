import { expect, test } from 'vitest'
import type { Display } from '../../words/speech.ts'
import { amountText, bodyDayOf, typedOf, unitOf } from './body-units.ts'

const METRIC: Display = { distance: 'km', weight: 'kg', clock: '24', weekStart: 'mon', dates: 'day-first' }
const IMPERIAL: Display = { distance: 'mi', weight: 'lb', clock: '12', weekStart: 'sun', dates: 'month-first' }
const NOTHING = typedOf(undefined, METRIC)

test('what is typed in pounds and inches is kept in kilograms and centimetres, and comes back as typed', () => {
  const typed = { ...NOTHING, weightKg: '157.3', waistCm: '32,5' }
  const day = bodyDayOf('2026-03-01', typed, IMPERIAL)
  expect(day).toMatchObject({ date: '2026-03-01', hipCm: null })
  if ('faults' in day) throw new Error('nothing is wrong with it')
  // 1 lb is 0.45359237 kg, 1 in is 2.54 cm.
  expect(day.weightKg).toBeCloseTo(71.35, 2)
  expect(day.waistCm).toBeCloseTo(82.55, 2)
  expect(typedOf(day, IMPERIAL)).toMatchObject({ weightKg: '157.3', waistCm: '32.5' })
  expect(amountText(71.35, unitOf('weightKg', IMPERIAL))).toBe('157.3 lb')
  expect(amountText(71.35, unitOf('weightKg', METRIC))).toBe('71.4 kg')
})

test('a slip is told in the unit that was typed, and an empty entry as such', () => {
  const faultsOf = (typed: Partial<typeof NOTHING>, display: Display) =>
    (bodyDayOf('2026-03-01', { ...NOTHING, ...typed }, display) as { faults: object }).faults
  expect(faultsOf({ weightKg: '7' }, METRIC)).toEqual({ weightKg: 'Please give a number from 25 to 400 kg' })
  expect(faultsOf({ weightKg: '7' }, IMPERIAL)).toEqual({ weightKg: 'Please give a number from 56 to 881 lb' })
  expect(faultsOf({ waistCm: 'wide' }, METRIC)).toHaveProperty('waistCm')
  expect(faultsOf({}, METRIC)).toHaveProperty('all')
})
