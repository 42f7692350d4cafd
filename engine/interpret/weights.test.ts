import { expect, test } from 'vitest'
import { sure } from '../sure.ts'
import { packed, unpacked, unpackedTable } from './weights.ts'

test('weights come back from their packed form, each within half a step, also over line ends', () => {
  const weights = new Map([
    [0, 1.2],
    [5, -0.5],
    [900, 0.31],
    [65_535, -3.1],
  ])
  const text = packed(weights, 0.1).replace(/.{3}/g, '$&\n')
  const back = unpacked(text, 0.1)
  expect([...back.keys()]).toEqual([...weights.keys()])
  const table = unpackedTable(text, 0.1, 70_000)
  for (const bucket of [...weights.keys(), 1, 899]) expect(table.get(bucket)).toBe(back.get(bucket) ?? 0)
  for (const [bucket, weight] of weights) expect(Math.abs(sure(back.get(bucket)) - weight)).toBeLessThanOrEqual(0.05)
})
