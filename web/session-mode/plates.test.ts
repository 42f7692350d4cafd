import { expect, test } from 'vitest'
import { platesFor } from './plates.ts'

test('the plates of each side and the bar add up to the load, heaviest first', () => {
  expect(platesFor(20, 'kg')).toEqual({ bar: 20, side: [] })
  expect(platesFor(62.5, 'kg')).toEqual({ bar: 20, side: [20, 1.25] })
  expect(platesFor(225, 'lb')).toEqual({ bar: 45, side: [45, 45] })
  for (let load = 20; load <= 250; load += 2.5) {
    const plates = platesFor(load, 'kg')
    expect(plates && plates.bar + 2 * plates.side.reduce((sum, one) => sum + one, 0)).toBe(load)
  }
})

test('what is lighter than a bar, or not to be had in plates, says nothing', () => {
  expect(platesFor(17.5, 'kg')).toBeNull()
  expect(platesFor(21, 'kg')).toBeNull()
})
