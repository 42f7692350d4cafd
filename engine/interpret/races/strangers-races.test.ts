import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRaces } from './races.ts'

type Race = readonly [discipline: string, km: number | null, date: string | null]
type Case = { readonly today: string; readonly text: string; readonly races: readonly Race[] }

/** Races of people of many trades and seven languages, each written before the reader saw it. */
const cases = readFileSync(new URL('strangers-races.test-data.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Case)

/** [ratio] A distance within so much of another is the same. */
const NEAR = 0.02

test('nearly all races of strangers are read on their day and over their distance, and few others', () => {
  const counts = cases.map(({ today, text, races }) => {
    const { events } = readRaces(text, today)
    const isNear = (km: number | null, other: number | null) =>
      km === null || other === null ? km === other : Math.abs(km - other) <= NEAR * other
    const found = races.filter(([discipline, km, date]) =>
      events.some((one) => one.discipline === discipline && one.date === date && isNear(one.distanceKm, km)),
    )
    return { found: found.length, said: races.length, read: events.length }
  })
  const sum = (of: 'found' | 'said' | 'read') => counts.reduce((all, one) => all + one[of], 0)
  expect(cases).toHaveLength(60)
  expect((2 * sum('found')) / (sum('said') + sum('read'))).toBeGreaterThan(0.9)
})
