import { describe, expect, test } from 'vitest'
import { addDays } from './civil-date.ts'
import { daysAsShown } from './days-as-shown.ts'
import { LIMITS } from './limits/limits.ts'
import { mostAfter } from './load/weekly-rise.ts'
import type { Discipline, Goal, HistoryDay, PlanInput, TrainingDays } from './model.ts'
import { makePlan } from './plan.ts'
import type { PlanWeek, UnderWay } from './plan-model.ts'
import { sure } from './sure.ts'
import { diceOf, pickOf } from './testing/random-life.ts'

const BEGUN = '2026-01-05'
const { hard: FIRST } = LIMITS['first-week']
/** [min] that fives and the shares of stress may make of a limit. */
const ROUNDED = 15

const minutesOf = ({ days }: PlanWeek, sport: Discipline) =>
  days.reduce((sum, { discipline, durationMin }) => sum + (discipline === sport ? durationMin : 0), 0)

/** A person of a seed who did all of some weeks for one goal, and asks on the day after for another. */
function turned(seed: number, from: Goal, to: Goal, days: TrainingDays = 6) {
  const dice = diceOf(seed)
  const profile: PlanInput['profile'] = {
    ...{ name: 'Demo', goal: from, level: pickOf(dice, ['beginner', 'intermediate', 'advanced'] as const) },
    ...{ stress: pickOf(dice, ['low', 'medium', 'high'] as const), trainingDays: pickOf(dice, [3, 4, 5, 6] as const) },
    ...{ commitments: pickOf(dice, ['Work 9-17', '']), races: '', goalDate: null },
  }
  const kit: PlanInput['preferences'] = { equipment: ['barbell', 'bench', 'dumbbells', 'pullup-bar'] }
  const history: HistoryDay[] = []
  const weeks: PlanWeek[] = []
  let going: Pick<UnderWay, 'anchor' | 'block' | 'begun' | 'start' | 'shown'> = { anchor: BEGUN, block: 1 }
  const count = 5 + Math.floor(dice() * 6)
  for (let week = 0; week < count; week++) {
    const today = addDays(BEGUN, 7 * week)
    const recorded = { history: [...history], recordedSince: BEGUN }
    const plan = makePlan({ profile, preferences: kit, timeZone: 'UTC', today, ...recorded, ...going })
    const { anchor, block, begun, start } = plan
    going = { anchor, block, begun, start, shown: daysAsShown(plan, going.shown) }
    const shown = sure(plan.weeklyPlan.find(({ startDate }) => startDate === today))
    weeks.push(shown)
    for (const { date, durationMin: minutes } of shown.days)
      if (minutes > 0) history.push({ date, completed: true, minutes })
  }
  const today = addDays(BEGUN, 7 * count)
  const asked: UnderWay = {
    profile: { ...profile, goal: to, trainingDays: days },
    ...{ preferences: kit, timeZone: 'UTC', today, anchor: today, begun: today, recordedSince: today },
    ...{ block: (going.block ?? 1) + 1, history, ...(going.shown && { shown: going.shown }) },
  }
  return { before: weeks.slice(-4), asked, plan: makePlan(asked) }
}

const ENDURANCE: readonly Discipline[] = ['run', 'walk', 'cycle', 'swim', 'row', 'cardio', 'mixed']
const enduranceOf = (week: PlanWeek) => ENDURANCE.reduce((sum, sport) => sum + minutesOf(week, sport), 0)

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

describe.each(SEEDS)('person %i who asks for another goal', (seed) => {
  test.each(['general', 'endurance', 'weight-loss'] as const)('lifts no leap more for muscle after %s', (goal) => {
    const { before, plan } = turned(seed, goal, 'muscle-gain')
    let fullest = Math.max(...before.map((week) => minutesOf(week, 'strength')))
    for (const [index, week] of plan.weeklyPlan.slice(0, 8).entries()) {
      const lifted = minutesOf(week, 'strength')
      const most = Math.max(FIRST.least, mostAfter(fullest, LIMITS['week-rise'].hard))
      expect(lifted, `week ${index + 1}`).toBeLessThanOrEqual(most + ROUNDED)
      fullest = Math.max(fullest, lifted)
    }
  })

  test('and the same plan where it is made again on its day', () => {
    const { asked, plan } = turned(seed, 'endurance', 'muscle-gain')
    const again = makePlan({ ...asked, shown: daysAsShown(plan, asked.shown) })
    expect(again.weeklyPlan).toEqual(plan.weeklyPlan)
  })

  test('and begins where it began on each of the days after', () => {
    const { asked, plan } = turned(seed, 'endurance', 'weight-loss')
    let { shown } = asked
    let last = plan
    for (const days of [1, 2, 3]) {
      shown = daysAsShown(last, shown)
      last = makePlan({ ...asked, ...(shown && { shown }), today: addDays(asked.today, days) })
      expect(last.start).toEqual(plan.start)
    }
  })

  test('a lifter loses nothing of what was lifted', () => {
    const { before, plan } = turned(seed, 'muscle-gain', 'muscle-gain')
    const lifted = Math.max(...before.map((week) => minutesOf(week, 'strength')))
    const best = Math.max(...plan.weeklyPlan.slice(0, 4).map((week) => minutesOf(week, 'strength')))
    expect(best).toBeGreaterThanOrEqual(lifted * 0.95)
  })

  test.each([3, 4, 5] as const)('a lifter on %i days takes no leap into endurance', (days) => {
    const { before, plan } = turned(seed, 'muscle-gain', 'endurance', days)
    let fullest = Math.max(...before.map(enduranceOf))
    for (const [index, week] of plan.weeklyPlan.slice(0, 8).entries()) {
      const most = Math.max(FIRST.least, mostAfter(fullest, LIMITS['week-rise'].hard))
      expect(enduranceOf(week), `week ${index + 1}`).toBeLessThanOrEqual(most)
      fullest = Math.max(fullest, enduranceOf(week))
    }
  })

  test('who has run nothing for a month begins with short runs', () => {
    const { before, plan } = turned(seed, 'muscle-gain', 'endurance')
    expect(before.map((week) => minutesOf(week, 'run'))).toEqual(before.map(() => 0))
    const runs = sure(plan.weeklyPlan[0]).days.filter(({ discipline }) => discipline === 'run')
    expect(Math.max(...runs.map(({ distanceKm }) => distanceKm ?? 0))).toBeLessThanOrEqual(4)
  })
})
