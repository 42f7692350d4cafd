import { expect, test } from 'vitest'
import { weekViolations } from '../../check/check-plan.ts'
import { addDays } from '../../civil-date.ts'
import { daysAsShown } from '../../days-as-shown.ts'
import { GOALS } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { Plan, UnderWay } from '../../plan-model.ts'
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

test('an hour that is taken in the second or third week takes nothing of the days after it', () => {
  const begun = '2026-01-05'
  const others = ({ weeklyPlan }: Plan, today: string) =>
    weeklyPlan.flatMap(({ days }) => days).flatMap(({ date, durationMin }) => (date === today ? [] : [durationMin]))
  for (const level of ['beginner', 'advanced'] as const)
    for (const goal of GOALS)
      for (const trainingDays of [3, 6] as const) {
        const profile = { name: 'Demo', level, goal, trainingDays, stress: 'low', races: '', goalDate: null } as const
        const input: UnderWay = {
          profile: { ...profile, commitments: 'Work Mon-Fri 9-17' },
          ...{ today: begun, anchor: begun, timeZone: 'UTC' },
        }
        const first = makePlan(input)
        const history = first.weeklyPlan
          .flatMap(({ days }) => days)
          .map(({ date, durationMin }) => ({ date, completed: true, minutes: durationMin }))
          .filter(({ minutes }) => minutes > 0)
        for (const after of [7, 14]) {
          const today = addDays(begun, after)
          const given = {
            ...input,
            today,
            shown: daysAsShown(first),
            history: history.filter(({ date }) => date < today),
          }
          const plain = makePlan(given)
          const busy = makePlan({ ...given, history: [...given.history, { date: today, notes: 'dentist 7am today' }] })
          expect(others(busy, today), `${level} ${goal} ${trainingDays} ${today}`).toEqual(others(plain, today))
        }
      }
})
