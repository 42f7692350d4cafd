import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { saysOnlyOthers } from './only-others.ts'
import { type DangerCase, scoreOf } from './testing/danger-score.ts'

const cases = readFileSync(new URL('provoking.test-data.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as DangerCase)

/** Written by us before the readers saw them, harmless ones beside dangers that begin alike. */
test('animals, tools and other people raise few alarms, and no danger beside them is lost', () => {
  const { recall, falseAlarms } = scoreOf(cases)
  expect(recall).toBeGreaterThan(0.98)
  expect(falseAlarms).toBeLessThan(0.02)
})

test.each([
  'gave my dog to my sister and cancelled the gym, it is sorted',
  'the horse did nothing, I just slid off because I blacked out',
  'Kettlebell slipped, met my forehead. Lights out a second.',
  'my sister is sick and I have had chest pain since',
])('who tells of themselves beside others is heard: %s', (text) => {
  expect(saysOnlyOthers(text)).toBe(false)
})
