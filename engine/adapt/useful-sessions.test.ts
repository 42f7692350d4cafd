import { expect, test } from 'vitest'
import type { HealthCondition } from '../model.ts'
import { readBase } from '../read-base.ts'
import { sure } from '../sure.ts'
import { diceOf, pickOf, randomLife, randomPerson } from '../testing/random-life.ts'
import { adaptedState } from './asked/adapted-plan.ts'
import { LEAST_MIN } from './day/session-day.ts'

const LIVES = 60
const LIVES_EACH = 4
const CONDITIONS: readonly (readonly HealthCondition[])[] = [[], ['heart'], ['postpartum']]

test('whatever happens, a gentle plan and a way back do not sink to sessions that are not worth their while', () => {
  for (let seed = 0; seed < LIVES; seed++) {
    const dice = diceOf(seed)
    const input = { ...randomPerson(dice), facts: { about: { health: pickOf(dice, CONDITIONS) } } }
    const base = readBase(input)
    const planned = base.made.weeks.flatMap(({ days }) => days)
    for (let index = 0; index < LIVES_EACH; index++) {
      const { history, checkIns } = randomLife(dice, input.today)
      const { state } = adaptedState(base, { ...input, history }, checkIns)
      const sunk = state.weeks
        .flatMap(({ days }) => days)
        .filter(
          ({ date, durationMin, snacks }, at) =>
            date > input.today &&
            !snacks &&
            durationMin > 0 &&
            durationMin < LEAST_MIN &&
            sure(planned[at]).durationMin >= 15,
        )
      // A single short day may have its reasons: hours that were told, a day that was asked for.
      expect(sunk.length, `seed ${seed}, life ${index}`).toBeLessThanOrEqual(2)
    }
  }
})

test('a gentle plan grows from its own weeks, not from the harder ones it replaced', () => {
  // An advanced runner, two months before a marathon.
  const input = { ...randomPerson(diceOf(12)), facts: { about: { health: ['heart' as const] } } }
  const { state } = adaptedState(readBase(input), input, {})
  const ordinary = state.weeks.filter(
    ({ startDate, deload, phase }) => startDate > input.today && !deload && phase !== 'taper' && phase !== 'recovery',
  )
  const minutes = ordinary.map(({ days }) => days.reduce((sum, { durationMin }) => sum + durationMin, 0))
  expect(minutes.length).toBeGreaterThan(4)
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(sure(minutes[0]) * 0.97)
})
