import { expect, test } from 'vitest'
import { healthReader } from './apple-health.ts'
import { Unreadable } from './found.ts'

const MB = 1024 * 1024
/** [MB] that a hostile export would go on for. */
const MUCH = 64

test.each([
  ['a text', '<HealthData>', 'a'],
  ['an attribute', '<HealthData><Workout x="', 'a'],
  ['a comment', '<HealthData><!--', 'a'],
  ['a type of document', '<!DOCTYPE HealthData [', '<!ENTITY a "b">'],
  ['a tag', '<HealthData><Workout ', ' '],
])('%s without end ends the reading of an export before it fills a device', (_, head, piece) => {
  const reader = healthReader(() => {})
  const part = piece.repeat(MB / 4 / piece.length)
  let written = 0
  const write = () => {
    reader.write(head)
    for (; written < MUCH * 4; written += 1) reader.write(part)
  }
  expect(write).toThrow(Unreadable)
  expect(written).toBeLessThan(8)
})

test('entities of its own are never unfolded', () => {
  const reader = healthReader(() => {})
  const read = () =>
    reader.write(
      '<!DOCTYPE HealthData [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><HealthData><Workout x="&b;"/></HealthData>',
    )
  expect(read).toThrow(Unreadable)
})

test('a long export of many tags is read to its end', () => {
  let found = 0
  const reader = healthReader(() => {
    found += 1
  })
  const workout =
    '<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" startDate="2026-03-01 08:00:00 +0100"/>'
  const measured = '<Record type="HKQuantityTypeIdentifierHeartRate" value="60"/>'
  reader.write('<HealthData>')
  for (let n = 0; n < 200; n += 1) reader.write(measured.repeat(200) + workout)
  reader.write('</HealthData>')
  reader.close()
  expect(found).toBe(200)
})
