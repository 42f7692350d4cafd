import { expect, test } from 'vitest'
import { once, remembered, rememberedLast, rememberedOf } from './memo.ts'

/** Makes a new object each time, so that what was made twice is not the same. */
const fresh = () => ({})

test('once() makes a value when it is first asked for, and the same ever after', () => {
  let made = 0
  const value = once(() => ++made)
  expect(made).toBe(0)
  expect([value(), value()]).toEqual([1, 1])
})

test('remembered() gives what has the same key the same value, until there is too much', () => {
  const of = remembered(2, ({ key }: { key: string }) => key, fresh)
  const first = of({ key: 'a' })
  expect(of({ key: 'a' })).toBe(first)
  expect(of({ key: 'b' })).not.toBe(first)
  expect(of({ key: 'a' })).toBe(first)
  of({ key: 'c' })
  expect(of({ key: 'a' })).not.toBe(first)
})

test('remembered() weighs what it keeps, where that differs', () => {
  const of = remembered(
    4,
    String,
    (weeks: number) => ({ weeks }),
    ({ weeks }) => weeks,
  )
  const [one, two] = [of(1), of(2)]
  expect([of(1), of(2)]).toEqual([one, two])
  expect(of(1)).toBe(one)
  of(3)
  expect(of(1)).not.toBe(one)
  // What is heavier than all that may be kept is made all the same.
  expect(of(9)).toEqual({ weeks: 9 })
})

test('rememberedOf() goes by the object itself', () => {
  const of = rememberedOf<object, object>(fresh)
  const key = {}
  expect(of(key)).toBe(of(key))
  expect(of({})).not.toBe(of({}))
})

test('rememberedLast() keeps one value, for what comes many times in a row', () => {
  const of = rememberedLast((one: number, other) => one === other, fresh)
  const first = of(1)
  expect(of(1)).toBe(first)
  of(2)
  expect(of(1)).not.toBe(first)
})
