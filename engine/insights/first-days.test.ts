import { describe, expect, test } from 'vitest'
import { shown } from '../../words/testing.ts'
import { addDays } from '../civil-date.ts'
import type { HistoryDay, PlanInput, Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan } from '../plan-model.ts'
import { sure } from '../sure.ts'

const SUNDAY = '2026-01-11'

const profile: Profile = {
  name: 'Demo',
  level: 'beginner',
  goal: 'endurance',
  stress: 'medium',
  commitments: 'Work 9-5',
  trainingDays: 4,
  races: '',
  goalDate: null,
}

const plan = (parts: Partial<PlanInput> = {}, who: Partial<Profile> = {}) =>
  makePlan({ profile: { ...profile, ...who }, today: SUNDAY, anchor: SUNDAY, timeZone: 'UTC', ...parts })

const said = (plan: Plan) => Object.values(shown(plan).insights).join(' ')

describe('the first days', () => {
  test('of a Sunday are told as what they are', () => {
    const words = said(plan())
    expect(words).toContain('Your plan begins today, on a Sunday, so this week is a short one')
    expect(words).not.toMatch(/\bno (rest|light|hard) days?/)
    expect(words).not.toMatch(/grows by about \d+%/)
  })

  test('are not what the first whole week is measured by', () => {
    for (let day = 0; day < 7; day++) {
      const anchor = addDays('2026-01-05', day)
      const second = plan({ anchor, today: '2026-01-13' })
      const words = said(second)
      if (day > 0) expect(words).toContain('your first whole one')
      expect(words).not.toMatch(/[1-9]\d\d% more/)
    }
  })

  test('that begin tomorrow say so', () => {
    const night = plan({ now: '23:30' })
    expect(said(night)).toContain('Your plan begins on Monday, with a whole week ahead.')
  })

  test('that were left out are no whole week to come', () => {
    const SATURDAY = '2026-01-10'
    const start = { anchor: SATURDAY, today: SATURDAY }
    const changes = plan(start)
      .weeklyPlan.flatMap(({ days }) => days)
      .filter(({ date, durationMin }) => durationMin > 0 && date <= SUNDAY)
      .map(({ date }) => ({ id: date, change: { type: 'skip', date, because: 'other' } as const }))
    expect(changes).not.toEqual([])
    const words = said(plan({ ...start, changes }))
    expect(words).toContain('Your plan begins today, on a Saturday. Nothing is planned this week')
    expect(words).not.toContain('whole week ahead')
  })

  test('never promise a growth that only a small beginning explains', () => {
    for (let day = 0; day < 28; day++) {
      const growth = /grows by about (\d+)%/.exec(said(plan({ today: addDays(SUNDAY, day) })))
      expect(Number(growth?.[1] ?? 0)).toBeLessThanOrEqual(25)
    }
  })

  test('count the sessions since the plan began', () => {
    const today = addDays(SUNDAY, 1)
    const done = said(plan({ today, history: [{ date: SUNDAY, completed: true }] }))
    expect(done).toContain('You have done the first session since your plan began.')
  })
})

describe('the assumed start', () => {
  const assumed = (schedule: Plan) => schedule.warnings.some(({ code }) => code === 'assumed-start')
  const MONDAY = '2026-01-05'
  const training = (until: string): HistoryDay[] =>
    plan({ anchor: MONDAY, today: MONDAY })
      .weeklyPlan.flatMap(({ days }) => days)
      .filter(({ date, durationMin }) => durationMin > 0 && date < until)
      .map(({ date, durationMin }) => ({ date, completed: true, minutes: durationMin }))

  test('is never told as what somebody trains now', () => {
    const race = { races: '10k race on 2026-01-18' } as const
    const below = (today: string, parts: Partial<PlanInput> = {}) =>
      plan({ anchor: MONDAY, today, history: training(today), ...parts }, race).warnings.find(
        ({ code }) => code === 'below-start',
      )
    const told = { preferences: { start: { weeklyMin: 150, longestRunKm: 8, longestMin: 60 } } }
    for (let day = 0; day < 21; day++) expect(below(addDays(MONDAY, day))).toBeUndefined()
    // Told by themselves it is, and only until the race whose nearness it gives as the reason.
    expect(below('2026-01-17', told)).toBeDefined()
    expect(below('2026-01-19', told)).toBeUndefined()
  })

  test('is spoken of until it is measured', () => {
    const on = (today: string, history: readonly HistoryDay[]) => assumed(plan({ anchor: MONDAY, today, history }))
    expect(on(MONDAY, [])).toBe(true)
    const firstTwo = training('2026-01-11').slice(0, 2)
    expect(on('2026-01-11', firstTwo)).toBe(true)
    expect(on('2026-01-11', training('2026-01-11').slice(0, 3))).toBe(false)
    // A session a week: two weeks of them.
    const some = training('2026-01-19').filter(({ date }, index, all) => index === 0 || date === sure(all.at(-1)).date)
    expect(on('2026-01-12', some)).toBe(true)
    expect(on('2026-01-19', some)).toBe(false)
    expect(on('2026-02-01', [])).toBe(true)
    expect(on('2026-02-02', [])).toBe(false)
  })

  test('is the ground that first sessions are measured by', () => {
    let found = 0
    for (const level of ['beginner', 'intermediate', 'advanced'] as const)
      for (let day = 0; day < 28; day += 3) {
        const schedule = plan({ anchor: MONDAY, today: addDays(MONDAY, day) }, { level, trainingDays: 5 })
        for (const { text } of shown(schedule).foresight) {
          const longest = /the longest run in your plan so far or before it was (\d+) min/.exec(text)
          if (longest) found += 1
          if (longest) expect(Number(longest[1])).toBeGreaterThanOrEqual(Math.min(schedule.start.longestMin, 60) - 1)
        }
      }
    expect(found).toBeGreaterThan(0)
  })
})
