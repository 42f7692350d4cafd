import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEEKDAYS } from '../../engine/model.ts'
import { dateAfter, mondayOf } from '../display/civil-dates.ts'
import { holdsOn, turnsFrom } from './season.ts'

const today = fc.integer({ min: 0, max: 700 }).map((days) => dateAfter('2026-11-30', days))
const days = fc.subarray([...WEEKDAYS], { minLength: 1 })
const every = fc.constantFrom(2, 3, 4) as fc.Arbitrary<2 | 3 | 4>

test('of the weeks that may be meant, each coming week is one and no other', () => {
  fc.assert(
    fc.property(today, days, every, (on, chosen, count) => {
      const choices = turnsFrom(count, chosen, on)
      expect(choices).toHaveLength(count)
      for (let week = -3; week < 9; week += 1) {
        const date = dateAfter(on, 7 * week)
        expect(choices.filter(({ turn }) => holdsOn({ turn }, date))).toHaveLength(1)
      }
    }),
  )
})

test('what is offered as the next is ahead, on one of the days, in a week of that turn, and no other comes before', () => {
  fc.assert(
    fc.property(today, days, every, (on, chosen, count) => {
      for (const { turn, first } of turnsFrom(count, chosen, on)) {
        expect(first >= on).toBe(true)
        const dates = Array.from({ length: 7 * (count + 1) }, (_, at) => dateAfter(on, at))
        const isOn = (date: string) =>
          chosen.some((day) => dateAfter(mondayOf(date), WEEKDAYS.indexOf(day)) === date) && holdsOn({ turn }, date)
        expect(dates.find(isOn)).toBe(first)
      }
    }),
  )
})

test('while nobody said which weeks are meant, hours hold in each', () => {
  for (const date of ['2026-11-30', '2026-12-07']) expect(holdsOn({ turn: { every: 2 } }, date)).toBe(true)
})
