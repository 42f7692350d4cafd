import { expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { countryOf } from './country.ts'
import { CRISIS_LINES, EMERGENCY_NUMBERS } from './emergency-numbers.ts'

test.each([
  ['Europe/Berlin', 'DE', '112'],
  ['Europe/London', 'GB', '999'],
  ['America/Chicago', 'US', '911'],
  ['America/Sao_Paulo', 'BR', '192'],
  ['Asia/Tokyo', 'JP', '119'],
  ['Asia/Calcutta', 'IN', '112'],
  ['Asia/Kolkata', 'IN', '112'],
  ['Australia/Sydney', 'AU', '000'],
  ['Pacific/Auckland', 'NZ', '111'],
  ['America/Argentina/Buenos_Aires', 'AR', '107'],
])('countryOf() knows %s, and its number', (zone, country, number) => {
  expect(countryOf(zone, ['de-DE'])).toBe(country)
  expect(EMERGENCY_NUMBERS[country]).toBe(number)
})

test('countryOf() goes by language only where the clock tells no place, and else owns up', () => {
  expect(countryOf('UTC', ['en', 'fr-FR'])).toBe('FR')
  expect(countryOf('Etc/GMT+3', ['pt-BR'])).toBe('BR')
  expect(countryOf('Antarctica/Troll', ['nb-NO'])).toBeNull()
  expect(countryOf('UTC', ['en'])).toBeNull()
})

test('every number can be dialled, at least sixty countries are known, and each crisis line has an emergency number', () => {
  const numbers = Object.values(EMERGENCY_NUMBERS)
  expect(numbers.length).toBeGreaterThanOrEqual(60)
  for (const number of numbers) expect(number).toMatch(/^\d{3,5}$/)
  for (const [country, { number }] of Object.entries(CRISIS_LINES)) {
    expect(EMERGENCY_NUMBERS[country]).toBeDefined()
    expect(number).toMatch(/^[\d ]{3,}$/)
  }
})

test('every zone that this machine names and that lies in a known country has a number', () => {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => countryOf(zone, []) !== null)
  expect(known.length).toBeGreaterThan(200)
  for (const zone of known) expect(EMERGENCY_NUMBERS[sure(countryOf(zone, []))], zone).toBeDefined()
})
