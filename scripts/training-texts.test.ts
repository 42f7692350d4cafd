import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDangers } from '../engine/interpret/danger/read-dangers.ts'
import { DANGERS } from '../engine/model.ts'
import { trainingTexts } from './training-texts.ts'

/** One text of so many is read: weights of other texts hear far less than these. By night each of them is. */
const EACH = Number(process.env.TEXTS_EACH ?? 8)

const texts = trainingTexts()
const written = texts.filter(({ batch }) => batch !== 'unseen')

test('the training texts hold enough of every kind, language and voice', () => {
  expect(written.length).toBeGreaterThanOrEqual(2500)
  expect(new Set(written.map(({ batch }) => batch)).size).toBeGreaterThanOrEqual(8)
  for (const kind of DANGERS) expect(written.filter((text) => text.kind === kind).length, kind).toBeGreaterThan(50)
  for (const lang of ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl']) {
    const own = written.filter((text) => text.lang === lang)
    expect(own.filter(({ kind }) => kind !== null).length, lang).toBeGreaterThan(140)
    expect(own.filter(({ kind }) => kind === null).length, lang).toBeGreaterThan(140)
  }
})

test('no training text stands twice', () => {
  const seen = new Set<string>()
  const twice = written
    .map(({ lang, text }) => `${lang} ${text.toLowerCase()}`)
    .filter((text) => seen.has(text) || !seen.add(text))
  expect(twice).toEqual([])
})

test.each([
  ['held-out', 600],
  ['kept-apart', 414],
  ['blind', 1465],
])('nothing of the %s texts was trained on', (name, count) => {
  const file = new URL(`../engine/interpret/danger/${name}.test-data.jsonl`, import.meta.url)
  const held = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { text: string }).text.toLowerCase())
  expect(held).toHaveLength(count)
  const trained = new Set(texts.map(({ text }) => text.toLowerCase()))
  expect(held.filter((text) => trained.has(text))).toEqual([])
})

test(`the kept weights are those of these texts: what was learned is heard, one text of ${EACH}`, () => {
  const some = texts.filter((_, at) => at % EACH === 0)
  const dangers = some.filter(({ kind }) => kind !== null)
  const harmless = some.filter(({ kind }) => kind === null)
  const heard = (some: typeof texts) => some.filter(({ text }) => readDangers(text).length > 0).length / some.length
  expect(heard(dangers)).toBeGreaterThan(0.88)
  expect(heard(harmless)).toBeLessThan(0.06)
})
