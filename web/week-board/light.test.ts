import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EQUIPMENT, WEEKDAYS } from '../../engine/model.ts'
import { kitWith } from '../ordinary-week/kit-with.ts'
import { isSameWeek } from './history.ts'
import { lightOf, lightTurned, lightWith } from './light.ts'
import type { BoardWeek } from './pieces.ts'
import { weekOf } from './testing/any-week.ts'

const day = fc.constantFrom(...WEEKDAYS)
const kit = fc.option(fc.subarray([...EQUIPMENT], { minLength: 1 }))
type Act = (week: BoardWeek) => BoardWeek
const act = fc.oneof(
  day.map(
    (one): Act =>
      (week) =>
        lightTurned(week, one),
  ),
  fc.tuple(day, kit).map(
    ([one, equipment]): Act =>
      (week) =>
        lightWith(week, one, { equipment }),
  ),
  fc.tuple(day, fc.subarray([...WEEKDAYS])).map(
    ([one, days]): Act =>
      (week) =>
        lightWith(week, one, { days }),
  ),
)
const weeks = fc.array(act, { maxLength: 12 }).map((acts) => acts.reduce((week, change) => change(week), weekOf()))

test('whatever is tapped, a day is of one stretch at most, and a stretch has days', () => {
  fc.assert(
    fc.property(weeks, ({ light = [] }) => {
      const days = light.flatMap((one) => one.days)
      expect(new Set(days).size).toBe(days.length)
      expect(light.every((one) => one.days.length > 0)).toBe(true)
    }),
  )
})

test('a day turned twice is as it was, and the others are never touched', () => {
  fc.assert(
    fc.property(weeks, day, (week, one) => {
      const turned = lightTurned(week, one)
      expect(lightOf(turned, one) === null).toBe(lightOf(week, one) !== null)
      for (const other of WEEKDAYS.filter((each) => each !== one))
        expect(lightOf(turned, other)?.equipment).toEqual(lightOf(week, other)?.equipment)
      if (!lightOf(week, one)) expect(isSameWeek(lightTurned(turned, one), week)).toBe(true)
    }),
  )
})

test('a day beside lighter ones is of their journey: what is at hand there is said once', () => {
  fc.assert(
    fc.property(day, kit, (one, equipment) => {
      const first = lightWith(lightTurned(weekOf(), one), one, { equipment })
      const next = WEEKDAYS[(WEEKDAYS.indexOf(one) + 1) % 7] ?? one
      expect(lightOf(lightTurned(first, next), next)?.equipment).toEqual(equipment)
    }),
  )
})

test('nothing to train with stands alone, and what was taken back is open', () => {
  fc.assert(
    fc.property(kit, fc.constantFrom(...EQUIPMENT), (had, one) => {
      const next = kitWith(had, one, true) ?? []
      expect(next).toContain(one)
      expect(next.includes('none')).toBe(next.length === 1 && one === 'none')
      expect(kitWith([one], one, false)).toBeNull()
    }),
  )
})
