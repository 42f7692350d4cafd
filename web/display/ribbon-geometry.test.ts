import { expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { minuteOf, type RibbonItem, ribbonOf } from './ribbon-geometry.ts'

const item = (time: string, durationMin: number, type: RibbonItem['type']): RibbonItem => ({
  time,
  durationMin,
  type,
  title: type,
})

test('minuteOf() counts minutes since midnight', () => {
  expect(minuteOf('00:00')).toBe(0)
  expect(minuteOf('17:45')).toBe(1065)
})

test('ribbonOf() shows six to ten of an empty day', () => {
  const ribbon = ribbonOf([])
  expect([ribbon.from, ribbon.to]).toEqual([360, 1320])
  expect(ribbon.blocks).toEqual([])
})

test('ribbonOf() puts a block where its hours are', () => {
  // 06:00 to 22:00 are 16 hours: 10:00 is a quarter of the way, eight hours are half of it.
  const [block] = ribbonOf([item('10:00', 480, 'commitment')]).blocks
  expect(block).toMatchObject({ x: 25, width: 50, tone: 'life' })
})

test('ribbonOf() leaves sleep out and cuts at midnight', () => {
  const ribbon = ribbonOf([item('23:00', 480, 'sleep'), item('23:30', 90, 'commitment')])
  expect(ribbon.to).toBe(1440)
  expect(ribbon.blocks).toHaveLength(1)
  expect(sure(ribbon.blocks[0]).x + sure(ribbon.blocks[0]).width).toBeCloseTo(100)
})

test('ribbonOf() draws training over life', () => {
  const ribbon = ribbonOf([item('12:00', 45, 'workout'), item('09:00', 480, 'commitment'), item('12:30', 30, 'meal')])
  expect(ribbon.blocks.map((block) => block.tone)).toEqual(['pale', 'life', 'training'])
})

test('ribbonOf() names at most seven hours, whatever the length of the day', () => {
  expect(ribbonOf([]).hours.length).toBeLessThanOrEqual(7)
  expect(ribbonOf([item('00:30', 60, 'habit'), item('23:00', 60, 'habit')]).hours.length).toBeLessThanOrEqual(7)
})
