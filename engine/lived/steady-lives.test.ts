import { describe, expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import type { Discipline, DoneBeside, HistoryDay, PlanInput, Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { diceOf } from '../testing/random-life.ts'

const ANCHOR = '2026-03-02'
type Who = Pick<Profile, 'goal' | 'level' | 'trainingDays'> & Partial<Profile> & Pick<PlanInput, 'preferences'>

/** What somebody records of a day, with what they did beside it; null for nothing. */
type Habit = (day: PlanDay, week: number) => Omit<HistoryDay, 'date'> | null

/** The weeks of a life as they stood on their Mondays: each is lived as it was planned then. */
function weeksOf({ preferences, ...who }: Who, weeks: number, habit: Habit): PlanWeek[] {
  const profile: Profile = { name: 'Demo', stress: 'low', goalDate: null, commitments: '', races: '', ...who }
  const history: HistoryDay[] = []
  return Array.from({ length: weeks }, (_, week) => {
    const monday = addDays(ANCHOR, 7 * week)
    const input = { profile, anchor: ANCHOR, today: monday, timeZone: 'UTC', history: [...history] }
    const { weeklyPlan } = makePlan({ ...input, ...(preferences && { preferences }) })
    const stood = sure(weeklyPlan.find(({ startDate }) => startDate === monday))
    for (const day of stood.days) {
      const record = habit(day, week)
      if (record) history.push({ date: day.date, ...record })
    }
    return stood
  })
}

const all: Habit = ({ durationMin }) => (durationMin > 0 ? { completed: true } : null)
const minutesOf = (weeks: readonly PlanWeek[]) => weeks.reduce((sum, { plannedMin }) => sum + plannedMin, 0)
const longestOf = (weeks: readonly PlanWeek[]) =>
  Math.max(...weeks.flatMap(({ days }) => days.map(({ longSession, durationMin }) => (longSession ? durationMin : 0))))
const sportsOf = (weeks: readonly PlanWeek[]) =>
  new Set(
    weeks.flatMap(({ days }) => days.flatMap(({ discipline, durationMin }) => (durationMin > 0 ? discipline : []))),
  )

const runner: Who = { goal: 'endurance', level: 'intermediate', trainingDays: 4, races: '10k 2026-07-19' }
const lifter: Who = { goal: 'muscle-gain', level: 'intermediate', trainingDays: 5 }
const rider: Who = {
  ...{ goal: 'endurance', level: 'intermediate', trainingDays: 4, races: 'Century ride 160 km on 2026-06-28' },
  preferences: { start: { weeklyMin: 240, longestMin: 120, longestRunKm: null } },
}
const starter: Who = { goal: 'weight-loss', level: 'beginner', trainingDays: 4 }

describe('who misses a session now and then', () => {
  test.each([
    ['a runner', runner],
    ['somebody who wants to be fit', { goal: 'general', level: 'intermediate', trainingDays: 4 }],
    ['a lifter', lifter],
  ] as const)('keeps nearly all of the plan: %s', (_, who) => {
    const whole = minutesOf(weeksOf(who, 12, all).slice(4))
    const parts = [1, 2].map((seed) => {
      const dice = diceOf(seed)
      const weeks = weeksOf(who, 12, ({ durationMin }) => (durationMin > 0 ? { completed: dice() < 0.88 } : null))
      return minutesOf(weeks.slice(4)) / whole
    })
    expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeGreaterThan(0.85)
    expect(Math.min(...parts)).toBeGreaterThan(0.7)
  })

  test.each([
    ['days by name', { ...runner, commitments: 'Run Tue Thu Sun, gym Mon Wed', trainingDays: 5 }],
    ['a club', { ...runner, commitments: 'Run club Wednesday 7-8pm. Work 9-5 Mon-Fri' }],
    ['lifting', lifter],
    ['a beginner', starter],
  ] as const)('is where everybody else is some weeks after a lost day or week: %s', (_, who) => {
    const whole = weeksOf(who, 12, all)
    for (const isLost of [(week: number, day: number) => week === 3 && day === 0, (week: number) => week === 3]) {
      let sessions = 0
      const weeks = weeksOf(who, 12, ({ durationMin }, week) => {
        if (durationMin === 0) return null
        if (week === 3) sessions += 1
        return { completed: !isLost(week, sessions - 1) }
      })
      // Whoever is new takes up the weeks they missed before they go on.
      for (const [at, stood] of whole.entries())
        if (at >= (who.level === 'beginner' ? 11 : 9)) {
          expect(sure(weeks[at]).plannedMin, `week ${at}`).toBeGreaterThan(stood.plannedMin * 0.9)
          expect(trainedOn(sure(weeks[at])), `week ${at}`).toBe(trainedOn(stood))
        }
    }
  })
})

/** Weekdays with a session, how many. */
const trainedOn = ({ days }: PlanWeek) => days.filter(({ durationMin }) => durationMin > 0).length

describe('what is done beside the plan', () => {
  const beside =
    (discipline: Discipline, minutes: number, every: number): Habit =>
    (day) => {
      const isOn = Number(day.date.slice(8)) % every === 0
      const extra: DoneBeside[] = isOn ? [{ discipline, minutes, rpe: 3 }] : []
      const own = all(day, 0)
      return own || isOn ? { ...own, ...(isOn && { beside: extra }) } : null
    }

  test.each([
    ['a rider with an easy ride', rider, beside('cycle', 60, 7)],
    ['a rider with one each third day', rider, beside('cycle', 45, 3)],
    ['a beginner who walks', starter, beside('walk', 45, 3)],
    ['a lifter who rides', lifter, beside('cycle', 45, 4)],
    ['a runner who swims', runner, beside('swim', 40, 4)],
  ] as const)('takes nothing from it: %s', (_, who, habit) => {
    const [plain, more] = [weeksOf(who, 12, all), weeksOf(who, 12, habit)]
    for (const from of [4, 8]) {
      const part = [from, from + 4] as const
      expect(minutesOf(more.slice(...part)), `weeks from ${from}`).toBeGreaterThan(
        minutesOf(plain.slice(...part)) * 0.92,
      )
      expect(longestOf(more.slice(...part))).toBeGreaterThanOrEqual(longestOf(plain.slice(...part)) * 0.96)
    }
  })
})

describe('how hard sessions felt', () => {
  const rated =
    (rpeOf: (day: PlanDay) => number): Habit =>
    (day) =>
      day.durationMin > 0 ? { completed: true, rpe: Math.min(10, rpeOf(day)) } : null

  test.each([6, 7, 8])('is no trouble where sets with two or three in reserve are rated %i', (rpe) => {
    expect(
      weeksOf(
        lifter,
        10,
        rated((day) => (day.discipline === 'strength' ? rpe : Math.round(day.rpe))),
      ).map(({ plannedMin }) => plannedMin),
    ).toEqual(weeksOf(lifter, 10, all).map(({ plannedMin }) => plannedMin))
  })

  test('gives easier weeks and slower growth to whoever finds everything hard, and never wears the plan away', () => {
    const marathon = { ...runner, trainingDays: 5 as const, races: 'marathon 2026-07-19' }
    const tooHard = ({ rpe, discipline }: PlanDay) => Math.ceil(rpe) + (discipline === 'strength' ? 4 : 2)
    const [plain, hard] = [weeksOf(marathon, 14, all), weeksOf(marathon, 14, rated(tooHard))]
    expect(minutesOf(hard.slice(0, 4))).toBeLessThan(minutesOf(plain.slice(0, 4)) * 0.9)
    for (const from of [2, 6, 10]) {
      const four = hard.slice(from, from + 4)
      expect(minutesOf(four), `weeks from ${from}`).toBeGreaterThan(minutesOf(hard.slice(0, 4)) * 0.8)
      expect(longestOf(four), `weeks from ${from}`).toBeGreaterThan(0)
    }
    expect(longestOf(hard.slice(10))).toBeGreaterThan(longestOf(hard.slice(0, 2)))
  })
})

describe('after an event', () => {
  test.each([
    ['a ride', rider, ['cycle']],
    ['a triathlon', { ...rider, races: 'Olympic triathlon 2026-05-31', trainingDays: 6 }, ['swim', 'cycle', 'run']],
    ['a swim', { ...rider, races: '5 km open water swim 2026-05-31' }, ['swim']],
  ] as const)('training goes on in its sport: %s', (_, who, sports) => {
    const weeks = weeksOf(who, 22, all).slice(-3)
    const held = [...sportsOf(weeks)].filter((sport) => ['swim', 'cycle', 'run'].includes(sport))
    expect(held.toSorted()).toEqual([...sports].toSorted())
  })
})
