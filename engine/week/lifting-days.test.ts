import { expect, test, vi } from 'vitest'
import { readBase } from '../read-base.ts'
import { liftBreaks } from '../testing/lift-breaks.ts'
import { randomStarter } from '../testing/plan-laws.ts'
import { diceOf } from '../testing/random-life.ts'

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
