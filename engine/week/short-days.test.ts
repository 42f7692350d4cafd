import { expect, test, vi } from 'vitest'
import { type PlanInput, TRAINING_DAYS, type TrainingDays, WEEKDAYS } from '../model.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'
import { readBase } from '../read-base.ts'
import { weeklySets } from '../sessions/weekly-sets.ts'
import { sure } from '../sure.ts'
import { randomStarter } from '../testing/plan-laws.ts'
import { diceOf } from '../testing/random-life.ts'

vi.setConfig({ testTimeout: 600_000 })

/** More of them: SHORT_PEOPLE=500 npx vitest run engine/week/short-days.test.ts */
const PEOPLE = Number(process.env.SHORT_PEOPLE ?? 25)
const LARGE = ['chest', 'back', 'quads', 'hamstrings', 'glutes'] as const

/** Somebody who is no beginner, wants muscle and has 20 to 40 minutes a day: as many each day, or as it comes. */
function shortOfTime(seed: number): PlanInput {
  const dice = diceOf(seed)
  const person = randomStarter(dice)
  const level = dice() < 0.5 ? 'intermediate' : 'advanced'
  const some = () => 20 + 5 * Math.floor(dice() * 5)
  const each = dice() < 0.5 ? some() : null
  const maxMin = Object.fromEntries(WEEKDAYS.map((day) => [day, each ?? some()]))
  const profile = { ...person.profile, level, goal: 'muscle-gain', races: '', commitments: 'Work 9-17' } as const
  return { ...person, profile, facts: { week: { maxMin } } }
}

function loadedWeeks(input: PlanInput, trainingDays: TrainingDays): readonly PlanWeek[] {
  const { made } = readBase({ ...input, profile: { ...input.profile, trainingDays } })
  return made.weeks.filter(({ deload }) => !deload)
}

const liftsOf = ({ days }: PlanWeek) => days.filter(({ discipline }) => discipline === 'strength')
const linesOf = ({ workout }: PlanDay) => workout.exercises.filter(({ sets, exerciseId }) => exerciseId && sets > 0)
const isFor = (day: PlanDay, muscle: (typeof LARGE)[number]) => weeklySets([day])[muscle] >= 1

test('short days are no sessions of one exercise, and each large muscle comes up twice a week', () => {
  let lifts = 0
  let muscles = 0
  const single: string[] = []
  const rare: string[] = []
  for (let seed = 15_000_000; seed < 15_000_000 + PEOPLE; seed++)
    for (const days of [5, 6, 7] as const)
      for (const week of loadedWeeks(shortOfTime(seed), days)) {
        const lifted = liftsOf(week)
        lifts += lifted.length
        muscles += LARGE.length
        const at = `seed ${seed}, ${days} days, week ${week.week}`
        for (const one of lifted) if (linesOf(one).length < 2) single.push(`${at}: ${one.durationMin} min`)
        for (const muscle of LARGE)
          if (lifted.filter((day) => isFor(day, muscle)).length < 2) rare.push(`${at}: ${muscle}`)
      }
  // Seven days have to be unlike each other: who is under stress then has ten minutes on some. Of push, pull and legs one in eight was one exercise.
  expect(single.length / lifts, single.join('\n')).toBeLessThanOrEqual(0.01)
  expect(rare.length / muscles, rare.join('\n')).toBeLessThanOrEqual(0.08)
})

test('more short days give the large muscles no fewer sets', () => {
  const people = Array.from({ length: PEOPLE }, (_, index) => shortOfTime(16_000_000 + index))
  const setsOn = (days: TrainingDays) =>
    people.reduce((all, input) => {
      const weeks = loadedWeeks(input, days)
      const sets = weeks.map((week) => LARGE.reduce((sum, muscle) => sum + weeklySets(liftsOf(week))[muscle], 0))
      return all + sets.reduce((sum, one) => sum + one, 0) / weeks.length
    }, 0)
  const sets = TRAINING_DAYS.map(setsOn)
  // A seventh day has to be unlike the others, and takes of them.
  for (const [index, before] of sets.slice(0, -1).entries())
    expect(sure(sets[index + 1]), `${TRAINING_DAYS[index + 1]} days: ${sets}`).toBeGreaterThanOrEqual(before * 0.92)
})

test('as many lifts as somebody asks for are upper and lower days by turns', () => {
  const counts = [{ sport: 'strength', times: 6 }] as const
  const input = shortOfTime(17_000_000)
  const maxMin = Object.fromEntries(WEEKDAYS.map((day) => [day, 25]))
  const asked = { ...input, preferences: { ...input.preferences, counts }, facts: { week: { maxMin } } }
  // The first week may begin late.
  for (const week of loadedWeeks(asked, 6).slice(1)) {
    const kinds = liftsOf(week).map(({ workoutName }) => ('kind' in workoutName ? workoutName.kind : workoutName.code))
    expect(kinds.toSorted(), `week ${week.week}`).toEqual([
      ...(['strength-lower', 'strength-lower', 'strength-lower'] as const),
      ...(['strength-upper', 'strength-upper', 'strength-upper'] as const),
    ])
  }
})
