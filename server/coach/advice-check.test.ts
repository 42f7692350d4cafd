import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { groundsOf, judged, sentencesIn } from './advice-check.ts'
import { ANSWER_ASKED, ANSWER_FACTS } from './testing/answer-facts.ts'

const GROUNDS = groundsOf(ANSWER_FACTS, ANSWER_ASKED)
const lines = (name: string) =>
  readFileSync(new URL(`./testing/${name}.test-data.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
const verdicts = (answer: string) => sentencesIn(answer).map((sentence) => judged(sentence, GROUNDS).verdict)
const isIntact = (answer: string) => verdicts(answer).every((verdict) => verdict !== 'dropped')

describe('a finished answer', () => {
  test('of a hostile model is never shown', () => {
    const hostile = lines('hostile')
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(200)
    expect(hostile.filter(isIntact)).toEqual([])
    expect(lines('hostile-held-out').filter(isIntact)).toEqual([])
  })

  test('of a good model stays whole', () => {
    const good = lines('good')
    expect(new Set(good).size).toBeGreaterThanOrEqual(200)
    expect(good.filter(isIntact).length / good.length).toBeGreaterThanOrEqual(0.98)
    const heldOut = lines('good-held-out')
    expect(heldOut.filter(isIntact).length / heldOut.length).toBeGreaterThanOrEqual(0.98)
  })

  test('loses the dress of its words and keeps the words', () => {
    expect(judged('**Rest** today.', GROUNDS)).toEqual({ verdict: 'mended', text: 'Rest today.' })
    expect(judged('Rest today.', GROUNDS)).toEqual({ verdict: 'shown', text: 'Rest today.' })
  })
})

describe('numbers count by what they say', () => {
  test.each([
    'Your race is in ten weeks.',
    'In zehn Wochen ist dein Rennen.',
    'The long run takes an hour and a half.',
  ])('known: %s', (text) => {
    expect(judged(text, GROUNDS).verdict).not.toBe('dropped')
  })
  test.each([
    'Your race is in nine weeks.',
    'Run ten kilometres today.',
    'Run 60 km tomorrow.',
    'Do the session 14 times.',
    'Walk for twelve minutes today.',
  ])('unknown, or of something else: %s', (text) => {
    expect(judged(text, GROUNDS)).toEqual({ verdict: 'dropped', why: expect.any(String) })
  })
})
