import { expect, test } from 'vitest'
import { weekViolations } from '../../check/check-plan.ts'
import { readBase } from '../../read-base.ts'
import { diceOf, pickOf, randomChange, randomLife, randomPerson } from '../../testing/random-life.ts'
import { changedDates } from '../heard/judged.ts'
import { adaptedState } from './adapted-plan.ts'

test('the shortest runs of a way back leave the kilometres of its weeks within their rise', () => {
  // Found by the soak: four runs of whole minutes held a tenth of a kilometre more than the week before let them.
  const dice = diceOf(1_001_779)
  const input = randomPerson(dice)
  const lives = Array.from({ length: 11 }, (_, index) => {
    const life = randomLife(dice, input.today)
    for (const _change of ['a', 'b']) randomChange(dice, input.today)
    if (index === 0)
      pickOf(
        dice,
        Array.from({ length: 9 }, (_, worse) => worse),
      )
    return life
  })
  const base = readBase(input)
  for (const { history, checkIns } of lives) {
    const { weeks } = adaptedState(base, { ...input, history }, checkIns).state
    const changed = changedDates(base.made.weeks, weeks)
    const plan = { weeklyPlan: weeks, events: base.events }
    expect(weekViolations(plan, base.profile, base.person.start, { changed })).toEqual([])
  }
})
