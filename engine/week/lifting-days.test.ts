import { expect, test, vi } from 'vitest'
import { dayNumber } from '../civil-date.ts'
import { minuteOf } from '../day/clock.ts'
import type { PlanDay } from '../plan-model.ts'
import { readBase } from '../read-base.ts'
import { liftBreaks, partsOf } from '../testing/lift-breaks.ts'
import { randomStarter } from '../testing/plan-laws.ts'
import { diceOf, randomPerson } from '../testing/random-life.ts'

vi.setConfig({ testTimeout: 600_000 })

/** More of them: LIFT_PLANS=2000 npx vitest run engine/week/lifting-days.test.ts */
const PLANS = Number(process.env.LIFT_PLANS ?? 60)

test('no plan lifts with the same muscles on two days running, or with what is not at hand', () => {
  // What the first days of a week that begins late were, and a Monday after a Sunday that stress had changed.
  for (const seed of [5_000_127, 5_000_207, ...Array.from({ length: PLANS }, (_, index) => 7_000_000 + index)]) {
    const input = randomStarter(diceOf(seed))
    const { made, person } = readBase(input)
    expect(liftBreaks(made.weeks, person.equipment), `seed ${seed}`).toEqual([])
  }
})

test('two days between the same muscles are 44 hours by the clock at least, where the hours of a day leave the choice', () => {
  const at = ({ date, start }: PlanDay) => dayNumber(date) * 24 + minuteOf(start ?? '00:00') / 60
  let pairs = 0
  const short: string[] = []
  for (let seed = 21_000_000; seed < 21_000_000 + 2 * PLANS; seed++) {
    const person = (seed % 2 ? randomStarter : randomPerson)(diceOf(seed))
    const input = { ...person, profile: { ...person.profile, goal: 'muscle-gain', races: '' } } as const
    const last = new Map<string, PlanDay>()
    for (const day of readBase(input).made.weeks.flatMap(({ days }) => days))
      for (const part of day.discipline === 'strength' ? partsOf(day) : []) {
        const before = last.get(part)
        last.set(part, day)
        if (before === undefined || dayNumber(day.date) - dayNumber(before.date) !== 2) continue
        pairs++
        const hours = at(day) - at(before)
        if (hours < 44) short.push(`seed ${seed}: ${part} ${before.date} ${before.start} to ${day.date} ${day.start}`)
      }
  }
  // Of late shifts some days have mornings alone.
  expect(short.length / pairs, short.join('\n')).toBeLessThanOrEqual(0.001)
})
