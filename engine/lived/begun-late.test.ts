import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { LEVELS, type PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'

const MONDAY = '2026-01-12'
const START = { weeklyMin: 115, longestMin: 36, longestRunKm: null }

/** A plan that began late in its first week, seen a week on: all of it was done, and something on the days before it. */
function after(level: PlanInput['profile']['level'], firstDay: number, minutes: number) {
  const anchor = addDays(MONDAY, firstDay)
  const input: PlanInput = {
    profile: {
      ...{ name: 'Demo', level, goal: 'general', stress: 'low', trainingDays: 6 },
      ...{ commitments: 'Work 9-17', races: '', goalDate: null },
    },
    ...{ anchor, today: anchor, timeZone: 'UTC', recordedSince: addDays(MONDAY, -28), preferences: { start: START } },
  }
  const week = sure(makePlan(input).weeklyPlan[0])
  const own = week.days.filter(({ durationMin }) => durationMin > 0)
  const before = Array.from({ length: firstDay }, (_, day) => addDays(MONDAY, day))
  return makePlan({
    ...input,
    today: addDays(MONDAY, 7),
    history: [
      ...before.map((date) => ({ date, completed: true, minutes })),
      ...own.map(({ date, durationMin }) => ({ date, completed: true, minutes: durationMin })),
    ],
  })
}

test.each(LEVELS)('what was done on the days before a plan began is not of its first week: %s', (level) => {
  for (const firstDay of [2, 3, 4, 5]) {
    const { rules, weeklyPlan } = after(level, firstDay, 20)
    const broken = rules.filter(({ kind, pass }) => kind === 'limit' && !pass).map(({ code }) => code)
    expect([firstDay, ...broken]).toEqual([firstDay])
    const sizes = (minutes: number) => after(level, firstDay, minutes).weeklyPlan.map(({ plannedMin }) => plannedMin)
    expect(sizes(60)).toEqual(weeklyPlan.map(({ plannedMin }) => plannedMin))
  }
})
