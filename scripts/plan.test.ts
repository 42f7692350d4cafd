import { describe, expect, test } from 'vitest'
import { answerLine } from './plan.ts'

const line = (parts: object) =>
  answerLine(JSON.stringify({ userData: {}, today: '2026-01-05', timeZone: 'Europe/Berlin', ...parts }))

describe('answerLine()', () => {
  test('answers an empty profile with a plan and keeps the id', () => {
    const answer = line({ id: 'a' })
    expect(answer).toMatchObject({ id: 'a', schedule: { version: 1, date: '2026-01-05', timeZone: 'Europe/Berlin' } })
  })

  test.each([
    ['no JSON', () => answerLine('{'), 'invalid-json'],
    ['a list', () => answerLine('[]'), 'invalid-input'],
    ['a day that does not exist', () => line({ today: '2026-02-30' }), 'invalid-input'],
    ['an unknown time zone', () => line({ timeZone: 'Mars/Olympus' }), 'invalid-input'],
    ['eight training days', () => line({ userData: { trainingDaysPerWeek: '8' } }), 'invalid-input'],
    [
      'a negative week',
      () => line({ preferences: { start: { weeklyMin: -1, longestMin: 10, longestRunKm: null } } }),
      'invalid-input',
    ],
  ])('answers %s with a clear error', (_, answer, code) => {
    const given = answer()
    expect(given).toMatchObject({ error: { code } })
    if ('error' in given) expect(given.error.detail.length).toBeGreaterThan(10)
  })
})
