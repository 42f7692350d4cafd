import { expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import type { HistoryDay, PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { PlanDay } from '../../plan-model.ts'
import { sure } from '../../sure.ts'

const ANCHOR = '2026-03-02'
const RUNNER: PlanInput = {
  profile: {
    ...{ name: 'Test', level: 'intermediate', goal: 'endurance', stress: 'low', commitments: 'Work 9-5' },
    ...{ trainingDays: 4, races: 'Half marathon on 12 July 2026', goalDate: null },
  },
  today: ANCHOR,
  timeZone: 'Europe/Berlin',
  anchor: ANCHOR,
  recordedSince: ANCHOR,
}

const daysOf = (input: PlanInput) => makePlan(input).weeklyPlan.flatMap(({ days }) => days)
const on = (days: readonly PlanDay[], date: string) => sure(days.find((day) => day.date === date))
const first = daysOf(RUNNER)

/** Everything before a day, done as planned. */
const doneBefore = (date: string): HistoryDay[] =>
  first
    .filter((day) => day.date < date && day.durationMin > 0)
    .map((day) => ({ date: day.date, completed: true, minutes: day.durationMin, rpe: day.rpe }))

const hardDay = sure(first.find(({ hard, date }) => hard && date > addDays(ANCHOR, 14)))
const eve = addDays(hardDay.date, -1)

function withBeside(history: readonly HistoryDay[], date: string, beside: HistoryDay['beside']): HistoryDay[] {
  const day = history.find((one) => one.date === date) ?? { date }
  return [...history.filter((one) => one.date !== date), { ...day, ...(beside && { beside }) }]
}

test('a long ride beside the plan takes the hard work out of the next day, and says so', () => {
  const history = doneBefore(hardDay.date)
  const asked = { ...RUNNER, today: hardDay.date }
  expect(on(daysOf({ ...asked, history }), hardDay.date).hard).toBe(true)
  const ridden = { ...asked, history: withBeside(history, eve, [{ discipline: 'cycle', minutes: 120 }]) }
  expect(on(daysOf(ridden), hardDay.date).hard).toBe(false)
  const told = makePlan(ridden).adjustments.map(({ reason }) => reason)
  expect(told).toContainEqual({ code: 'much-beside', minutes: 120, discipline: 'cycle' })
})

test('a stroll changes nothing', () => {
  const history = doneBefore(hardDay.date)
  const asked = { ...RUNNER, today: hardDay.date }
  const strolled = { ...asked, history: withBeside(history, eve, [{ discipline: 'walk', minutes: 60 }]) }
  expect(daysOf(strolled)).toEqual(daysOf({ ...asked, history }))
})

test('what was done beside the plan is load', () => {
  const monday = addDays(ANCHOR, 14)
  const history = doneBefore(monday)
  const load = (days: readonly HistoryDay[]) =>
    sure(makePlan({ ...RUNNER, today: monday, history: days }).load[1]).doneAu
  const ridden = withBeside(history, addDays(monday, -3), [{ discipline: 'cycle', minutes: 60, rpe: 5 }])
  expect(sure(load(ridden)) - sure(load(history))).toBe(300)
})

test('who rides in the place of runs that they miss keeps more of the plan than who does nothing', () => {
  const monday = addDays(ANCHOR, 28)
  const history = doneBefore(monday).map((day) =>
    day.date >= addDays(monday, -14) ? { date: day.date, completed: false } : day,
  )
  const ridden = history.map((day) =>
    day.completed === false ? { ...day, beside: [{ discipline: 'cycle' as const, minutes: 60 }] } : day,
  )
  const minutes = (days: readonly HistoryDay[]) =>
    sure(makePlan({ ...RUNNER, today: monday, history: days }).weeklyPlan[4]).plannedMin
  expect(minutes(ridden)).toBeGreaterThan(minutes(history))
})

test('no week grows faster for what was done beside the plan than a plan that was done allows', () => {
  const monday = addDays(ANCHOR, 21)
  const much = doneBefore(monday).map((day) => ({
    ...day,
    beside: [{ discipline: 'cycle' as const, minutes: 180 }],
  }))
  const plan = makePlan({ ...RUNNER, today: monday, history: much })
  for (const rule of plan.rules) expect(rule.pass || rule.kind === 'target', JSON.stringify(rule)).toBe(true)
})
