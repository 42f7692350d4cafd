import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { EVENT_EFFORTS, EVENT_SPORTS, type EventLike, LEVELS, type PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'
import { TRAINED_LIKE } from './event-like.ts'
import { eventProfile } from './event-profile.ts'

const DATE = '2026-06-13'
const NAME = 'Dragon boat regatta'

const input = (like: EventLike | undefined, change: Partial<PlanInput['profile']> = {}): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', commitments: 'Work 9-17' },
    ...{ trainingDays: 4, races: '', goalDate: null },
    ...change,
  },
  facts: {
    events: [
      {
        ...{ name: NAME, discipline: 'other', distanceKm: null, date: DATE, targetSeconds: null, priority: null },
        ...(like && { like }),
      },
    ],
  },
  today: '2026-03-02',
  timeZone: 'UTC',
})

const planOf = (like?: EventLike, change?: Partial<PlanInput['profile']>) => makePlan(input(like, change))
const daysOf = (plan: ReturnType<typeof makePlan>) => plan.weeklyPlan.flatMap(({ days }) => days)
const raceOf = (plan: ReturnType<typeof makePlan>) => sure(daysOf(plan).find(({ date }) => date === DATE))
const asks = (plan: ReturnType<typeof makePlan>) => plan.warnings.some(({ code }) => code === 'event-unknown')

describe('an event that no rule knows', () => {
  test.each(LEVELS)('stands on its day with its name, and is asked about, before anything is answered: %s', (level) => {
    const plan = planOf(undefined, { level })
    expect(raceOf(plan).discipline).toBe('race')
    expect(raceOf(plan).workoutName).toEqual({ code: 'named-event', name: NAME })
    expect(asks(plan)).toBe(true)
    expect(plan.weeklyPlan.filter(({ phase }) => phase === 'taper')).toHaveLength(1)
  })

  test('is asked about until all three are answered', () => {
    for (const like of [{ minutes: 90 }, { effort: 'hard' }, { minutes: 90, sport: 'row' }] as const)
      expect(asks(planOf(like)), JSON.stringify(like)).toBe(true)
    expect(asks(planOf({ minutes: 90, effort: 'easy', sport: 'row' }))).toBe(false)
  })

  test.each(EVENT_SPORTS)('is trained for in its sport, and no rule is broken, whatever it is like: %s', (sport) => {
    for (const level of LEVELS)
      for (const minutes of [10, 75, 240, 720])
        for (const effort of EVENT_EFFORTS) {
          const where = `${level} ${minutes} ${effort}`
          const { profile } = input(undefined, { level })
          const plan = planOf({ minutes, effort, sport }, { level })
          expect(hardViolations(checkPlan(plan, profile)), where).toEqual([])
          expect(raceOf(plan).discipline, where).toBe('race')
          expect(JSON.stringify(raceOf(plan).workoutName), where).toContain(NAME)
          const trained = daysOf(plan).filter(({ discipline }) => discipline === TRAINED_LIKE[sport]).length
          expect(trained, where).toBeGreaterThan(12)
        }
  })

  test.each(['run', 'walk', 'cycle', 'row'] as const)('has longer sessions before it the longer it is: %s', (sport) => {
    const longest = [30, 120, 300].map((minutes) => {
      const days = daysOf(planOf({ minutes, effort: 'steady', sport }))
      return Math.max(...days.filter(({ discipline }) => discipline === sport).map(({ durationMin }) => durationMin))
    })
    // A longer taper leaves a week less to get there.
    for (const [at, min] of longest.entries()) expect(min).toBeGreaterThanOrEqual((longest[at - 1] ?? 0) * 0.95)
    expect(sure(longest[2])).toBeGreaterThan(sure(longest[0]) * 1.3)
  })

  test('is rested before and after by its time and its effort', () => {
    const profiles = EVENT_EFFORTS.map((effort) =>
      [20, 90, 200, 600].map((minutes) =>
        eventProfile({ discipline: 'other', distanceKm: null, like: { minutes, effort } }),
      ),
    )
    for (const row of profiles)
      for (const [at, { noHardDays, taperDays }] of row.entries()) {
        expect(noHardDays).toBeGreaterThanOrEqual(row[at - 1]?.noHardDays ?? 0)
        expect(taperDays[1]).toBeGreaterThanOrEqual(row[at - 1]?.taperDays[1] ?? 0)
      }
    for (const [at, row] of profiles.entries())
      for (const [index, { noHardDays }] of row.entries())
        expect(noHardDays).toBeGreaterThanOrEqual(profiles[at - 1]?.[index]?.noHardDays ?? 0)
  })

  test('counts as hard as its person says', () => {
    const [easy, steady, hard] = EVENT_EFFORTS.map((effort) => raceOf(planOf({ minutes: 60, effort, sport: 'row' })))
    expect(sure(easy).loadAu).toBeLessThan(sure(steady).loadAu)
    expect(sure(steady).loadAu).toBeLessThan(sure(hard).loadAu)
    expect([easy, hard].map((day) => day?.hard)).toEqual([false, true])
  })

  test('of another kind that is known is not asked what it is like', () => {
    const { facts, ...rest } = input({ minutes: 5, effort: 'easy', sport: 'swim' })
    const events = sure(facts?.events).map((event) => ({ ...event, discipline: 'run' as const, distanceKm: 10 }))
    expect(makePlan({ ...rest, facts: { events } })).toEqual(
      makePlan({ ...rest, facts: { events: events.map(({ like: _, ...event }) => event) } }),
    )
  })
})
