import { expect, test, vi } from 'vitest'
import type { PlanInput } from './model.ts'
import { makePlan } from './plan.ts'
import type { PlanDay } from './plan-model.ts'
import { EXERCISES } from './sessions/catalogue.ts'
import { diceOf, longHistory, pickOf, randomLife, randomPerson } from './testing/random-life.ts'

vi.setConfig({ testTimeout: 600_000 })

const LIVES = Number(process.env.UNWANTED_LIVES ?? 15)

/** [ratio] of the sets that a plan keeps. */
const LEAST_SETS = 0.95

const stepsOf = ({ workout }: PlanDay) => [...workout.warmup, ...workout.exercises, ...workout.cooldown]
const isLater =
  ({ today }: PlanInput) =>
  ({ date }: PlanDay) =>
    date >= today

/** The days from today on. */
function comingDays(input: PlanInput): readonly PlanDay[] {
  const { weeklyPlan, todaysSchedule } = makePlan(input)
  const refused = new Set(input.facts?.unwanted)
  for (const { exercises = [] } of todaysSchedule)
    expect(exercises.filter(({ exerciseId = '' }) => refused.has(exerciseId))).toEqual([])
  return weeklyPlan.flatMap(({ days }) => days).filter(isLater(input))
}

/** The names that a day's steps have, those of ramps and partners too. */
const namesOf = (day: PlanDay) => stepsOf(day).flatMap(({ name, notes }) => JSON.stringify([name, notes]))

const isOf = (ids: readonly string[], id = '') => ids.includes(id)

const idsOf = (days: readonly PlanDay[]) =>
  new Set(days.flatMap((day) => stepsOf(day).flatMap(({ exerciseId }) => exerciseId ?? [])))

test('what somebody never wants to see is in no session to come, and each session keeps its day, minutes and sets', () => {
  let exchanged = 0
  for (let seed = 0; seed < LIVES; seed++) {
    const dice = diceOf(4100 + seed)
    const person = randomPerson(dice)
    const { history } = randomLife(dice, person.today)
    const input: PlanInput = {
      ...person,
      history: dice() < 0.3 ? longHistory(dice, person.anchor ?? person.today) : history,
    }
    const before = comingDays(input)
    const planned = [...idsOf(before)]
    if (planned.length === 0) continue
    const unwanted = [...new Set(Array.from({ length: 1 + Math.floor(dice() * 4) }, () => pickOf(dice, planned)))]
    const after = comingDays({ ...input, facts: { ...input.facts, unwanted } })
    exchanged += before.flatMap(stepsOf).filter(({ exerciseId }) => isOf(unwanted, exerciseId)).length
    const where = `life ${seed} without ${unwanted}`
    for (const id of unwanted) {
      expect([...idsOf(after)], where).not.toContain(id)
      expect(
        after.flatMap(namesOf).filter((text) => text.includes(`"id":"${id}"`) && !text.includes('outgrown')),
        where,
      ).toEqual([])
    }
    const shapeOf = ({ date, discipline, durationMin }: PlanDay) => `${date} ${discipline} ${durationMin}`
    expect(after.map(shapeOf), where).toEqual(before.map(shapeOf))
    // Another exercise of one side after the other takes longer, and leaves time for fewer.
    const setsOf = (day: PlanDay) => day.workout.exercises.reduce((sum, { sets }) => sum + sets, 0)
    const sumOf = (days: readonly PlanDay[]) => days.reduce((sum, day) => sum + setsOf(day), 0)
    expect(sumOf(after), where).toBeGreaterThanOrEqual(sumOf(before) * LEAST_SETS)
  }
  expect(exchanged).toBeGreaterThan(LIVES)
})

test('whoever refuses as many as they may still has whole sessions', () => {
  for (let seed = 0; seed < LIVES / 2; seed++) {
    const dice = diceOf(7300 + seed)
    const person = randomPerson(dice)
    const unwanted = [...new Set(Array.from({ length: 60 }, () => pickOf(dice, EXERCISES).id))]
    const days = comingDays({ ...person, facts: { unwanted } })
    expect([...idsOf(days)].filter((id) => unwanted.includes(id))).toEqual([])
    for (const day of days.filter(({ durationMin }) => durationMin > 0))
      expect(day.workout.exercises.length, `${seed} ${day.date} ${day.discipline}`).toBeGreaterThan(0)
  }
})
