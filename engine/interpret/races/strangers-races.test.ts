import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRaces } from './races.ts'

type Race = readonly [discipline: string, km: number | null, date: string | null]
type Case = {
  readonly today: string
  readonly text: string
  readonly races: readonly Race[]
  /** What it may be taken for as well. */
  readonly or?: readonly (readonly Race[])[]
}

/** Races of people of many trades and seven languages, each written before the reader saw it. */
const casesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case)

/** [ratio] A distance within so much of another is the same. */
const NEAR = 0.02

const isNear = (km: number | null, other: number | null) =>
  km === null || other === null ? km === other : Math.abs(km - other) <= NEAR * other

/** [ratio] How many of the races of a file are read on their day and over their distance, and how few others: F1. */
function scoreOf(cases: readonly Case[]): number {
  const counts = cases.map(({ today, text, races, or = [] }) => {
    const { events } = readRaces(text, today)
    const ways = [races, ...or].map((said) => {
      const found = said.filter(([discipline, km, date]) =>
        events.some((one) => one.discipline === discipline && one.date === date && isNear(one.distanceKm, km)),
      )
      return { found: found.length, said: said.length, read: events.length }
    })
    const misses = ({ found, said, read }: { found: number; said: number; read: number }) => said + read - 2 * found
    return ways.reduce((best, way) => (misses(way) < misses(best) ? way : best))
  })
  const sum = (of: 'found' | 'said' | 'read') => counts.reduce((all, one) => all + one[of], 0)
  return (2 * sum('found')) / (sum('said') + sum('read'))
}

test('nearly all races of strangers are read on their day and over their distance, and few others', () => {
  const cases = casesOf('strangers-races.test-data.jsonl')
  expect(cases).toHaveLength(60)
  expect(scoreOf(cases)).toBeGreaterThan(0.9)
})

test('so are most of those that were written to be hard; 0.85 of them before anything was mended by them', () => {
  const cases = casesOf('newcomers-races.test-data.jsonl')
  expect(cases).toHaveLength(100)
  expect(scoreOf(cases)).toBeGreaterThan(0.86)
})
