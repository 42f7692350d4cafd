import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { checkPlan, hardViolations } from './check/check-plan.ts'
import { addDays } from './civil-date.ts'
import { GOALS, LEVELS, type PlanInput, type Profile, STRESS_LEVELS, TRAINING_DAYS } from './model.ts'
import { makePlan } from './plan.ts'
import { sure } from './sure.ts'

// Thousands of plans take their time on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

/** More profiles: PLAN_RUNS=20000 npx vitest run engine/plan.test.ts */
const RUNS = Number(process.env.PLAN_RUNS ?? 30)

const races = [
  '5k',
  '10k',
  'half marathon',
  'marathon',
  'sprint triathlon',
  '70.3',
  'ironman',
  'hyrox',
  'spartan',
  'century',
]
const commitments = [
  'Work 9-5, Evening family time',
  '',
  'Work 7-19',
  'night shift 20:00-08:00',
  'work mon-fri 8-18, kids 18-21',
  'work 0:00-23:59',
  '🎉'.repeat(500),
]

const person = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    goal: fc.constantFrom(...GOALS),
    stress: fc.constantFrom(...STRESS_LEVELS),
    trainingDays: fc.constantFrom(...TRAINING_DAYS),
    commitments: fc.oneof(fc.constantFrom(...commitments), fc.string({ maxLength: 200 })),
    day: fc.integer({ min: 0, max: 900 }),
    races: fc.array(fc.tuple(fc.constantFrom(...races), fc.integer({ min: -20, max: 420 })), { maxLength: 3 }),
    goalIn: fc.option(fc.integer({ min: -30, max: 500 })),
  })
  .map(({ day, races, goalIn, ...rest }): PlanInput => {
    const today = addDays('2026-01-05', day)
    const profile: Profile = {
      ...rest,
      name: 'Demo',
      races: races.map(([name, days]) => `${name} ${addDays(today, days)}`).join(', '),
      goalDate: goalIn === null ? null : addDays(today, goalIn),
    }
    return { profile, today, timeZone: 'UTC' }
  })

describe('makePlan()', () => {
  test(`breaks no hard rule for ${RUNS} random people`, () => {
    fc.assert(
      fc.property(person, (input) => {
        expect(hardViolations(checkPlan(makePlan(input), input.profile))).toEqual([])
      }),
      { numRuns: RUNS, seed: 7 },
    )
  })

  test('breaks no hard rule for people who say where they stand', () => {
    const starts = [
      { weeklyMin: 30, longestMin: 40, longestRunKm: 2 },
      { weeklyMin: 90, longestMin: 40, longestRunKm: 5 },
      { weeklyMin: 240, longestMin: 40, longestRunKm: 12 },
      { weeklyMin: 400, longestMin: 40, longestRunKm: null },
    ]
    fc.assert(
      fc.property(person, fc.constantFrom(...starts), (input, start) => {
        const plan = makePlan({ ...input, preferences: { start } })
        expect(hardViolations(checkPlan(plan, input.profile, start))).toEqual([])
      }),
      { numRuns: RUNS, seed: 10 },
    )
  })

  test('gives the same plan for the same input', () => {
    fc.assert(
      fc.property(person, (input) => {
        const again = structuredClone(input)
        expect(makePlan(again)).toEqual(makePlan(input))
      }),
      { numRuns: Math.ceil(RUNS / 5), seed: 8 },
    )
  })

  test('plans less under more stress, week by week', () => {
    fc.assert(
      fc.property(person, (input) => {
        const [low, medium, high] = STRESS_LEVELS.map((stress) =>
          loads({ ...input, profile: { ...input.profile, stress } }),
        )
        for (const [week, load] of sure(low).entries()) {
          expect(sure(sure(medium)[week])).toBeLessThanOrEqual(load)
          expect(sure(sure(high)[week])).toBeLessThanOrEqual(load)
          expect(sure(sure(high)[week])).toBeLessThanOrEqual(sure(sure(medium)[week]))
        }
      }),
      { numRuns: Math.ceil(RUNS / 3), seed: 9 },
    )
  })

  test('starts the plan at the anchor and shows today inside it', () => {
    const profile = demo({ goalDate: '2026-06-01' })
    const schedule = makePlan({ profile, anchor: '2026-01-07', today: '2026-02-18', timeZone: 'UTC' })
    expect(sure(schedule.weeklyPlan[0]).startDate).toBe('2026-01-05')
    expect(sure(sure(schedule.weeklyPlan[0]).days[1]).durationMin).toBe(0)
    expect(schedule.date).toBe('2026-02-18')
    const same = makePlan({ profile, anchor: '2026-01-07', today: '2026-02-19', timeZone: 'UTC' })
    expect(same.weeklyPlan).toEqual(schedule.weeklyPlan)
  })

  test('a block that has run out is followed by the next one, which goes on the day after', () => {
    const input = { profile: demo({}), anchor: '2025-01-06', timeZone: 'UTC' }
    const last = makePlan({ ...input, today: '2025-03-30' })
    expect([last.block, last.anchor, sure(sure(last.weeklyPlan.at(-1)).days[6]).date]).toEqual([
      1,
      '2025-01-06',
      '2025-03-30',
    ])
    const plans = Array.from({ length: 14 }, (_, day) => makePlan({ ...input, today: addDays('2025-03-31', day) }))
    for (const [day, plan] of plans.entries()) {
      expect([plan.block, plan.anchor, sure(plan.weeklyPlan[0]).startDate]).toEqual([2, '2025-03-31', '2025-03-31'])
      expect(sure(plan.weeklyPlan[0]).weekName).toMatchObject({ block: 2, week: 1 })
      expect(sure(sure(plan.weeklyPlan[Math.floor(day / 7)]).days[day % 7]).date).toBe(plan.date)
    }
    // Nobody told what was done, so the next block begins a little below what was planned last.
    const [lastLoaded, first] = [sure(last.weeklyPlan.at(-2)), sure(sure(plans[0]).weeklyPlan[0])]
    expect([lastLoaded.deload, first.deload]).toEqual([false, false])
    expect(first.plannedMin).toBeLessThan(lastLoaded.plannedMin)
    expect(sure(plans[0]).start.weeklyMin).toBeGreaterThan(last.start.weeklyMin)
  })

  test('the next block begins from what was really done, and lower after a long break', () => {
    const input = { profile: demo({}), anchor: '2025-01-06', timeZone: 'UTC' }
    const days = (count: number, from: string) =>
      Array.from({ length: count }, (_, day) => ({ date: addDays(from, day * 2), completed: true, minutes: 20 }))
    const done = makePlan({ ...input, today: '2025-04-01', history: days(42, '2025-01-06') })
    // Of 70 minutes under stress, of which the new block takes its tenth again.
    expect(done.start).toMatchObject({ weeklyMin: 80, longestMin: 20 })
    const calm = { ...input, profile: demo({ stress: 'low' }), today: '2025-04-01', history: days(42, '2025-01-06') }
    // Four, three and four sessions in the loaded weeks, which the easier one of three counts like.
    expect(makePlan(calm).start).toMatchObject({ weeklyMin: 75, longestMin: 20 })
    const broken = makePlan({ ...input, today: '2025-06-12', history: days(30, '2025-01-06') })
    expect([broken.block, broken.anchor, broken.start.weeklyMin]).toEqual([2, '2025-06-09', 60])
  })

  test('on the first day plans nothing for hours that are over', () => {
    const input = { profile: demo({}), today: '2026-01-05', timeZone: 'UTC' }
    const early = makePlan({ ...input, now: '00:05' })
    const { start } = sure(sure(early.weeklyPlan[0]).days[0])
    expect(early).toEqual(makePlan(input))
    const noon = makePlan({ ...input, now: '17:00' })
    expect(noon.anchor).toBe('2026-01-05')
    expect([sure(start) < '17:00', sure(sure(sure(noon.weeklyPlan[0]).days[0]).start) >= '17:15']).toEqual([true, true])
    const night = makePlan({ ...input, now: '23:00' })
    expect([night.anchor, sure(sure(night.weeklyPlan[0]).days[0]).durationMin]).toEqual(['2026-01-06', 0])
    // There is nothing to do until then, and so no stretching this morning.
    expect(night.todaysSchedule.some(({ type }) => type === 'recovery')).toBe(false)
    const next = { anchor: night.anchor, block: night.block, begun: night.begun, start: night.start }
    // Asked again in the same night, and at any hour of the next day, it is the same plan.
    expect(makePlan({ ...input, ...next, now: '23:30' }).weeklyPlan).toEqual(night.weeklyPlan)
    const tomorrow = makePlan({ ...input, ...next, today: '2026-01-06', now: '23:00' })
    expect(tomorrow.weeklyPlan).toEqual(night.weeklyPlan)
  })

  test('on the first day leaves out a race whose start was told and is over, and no other', () => {
    const races = (text: string, now: string) =>
      makePlan({ profile: demo({ races: text }), today: '2026-01-05', timeZone: 'UTC', now })
    const isRaced = (plan: ReturnType<typeof makePlan>) =>
      sure(plan.weeklyPlan[0]).days.some(({ discipline }) => discipline === 'race')
    const told = '10k on 5 January 2026 at 9:00, half marathon 2026-05-10'
    expect(isRaced(races(told, '08:00'))).toBe(true)
    const late = races(told, '14:00')
    expect([isRaced(late), late.anchor, late.todaysSchedule.some(({ type }) => type === 'workout')]).toEqual([
      ...[false, '2026-01-06', false],
    ])
    expect(late.events.map(({ date }) => date)).toEqual(['2026-05-10'])
    expect(hardViolations(checkPlan(late, demo({ races: told })))).toEqual([])
    expect(isRaced(races('10k on 5 January 2026, half marathon 2026-05-10', '14:00'))).toBe(true)
  })

  test('a sign-up on a Sunday night begins on Monday', () => {
    const input = { profile: demo({}), today: '2026-01-11', timeZone: 'UTC' }
    const night = makePlan({ ...input, now: '23:00' })
    expect(night.anchor).toBe('2026-01-12')
    expect(night.weeklyPlan[0]).toMatchObject({ startDate: '2026-01-05', plannedMin: 0 })
    expect(sure(sure(night.weeklyPlan[1]).days[0]).date).toBe('2026-01-12')
    expect(hardViolations(checkPlan(night, input.profile))).toEqual([])
    const monday = makePlan({ ...input, today: '2026-01-12', anchor: night.anchor, begun: night.begun })
    expect(sure(monday.weeklyPlan[0]).startDate).toBe('2026-01-12')
  })

  test.each([
    ['a race tomorrow', { races: 'marathon 2026-01-06', level: 'beginner' }, 'race-too-soon'],
    ['a race in three years', { races: 'marathon 2029-01-06' }, 'race-far'],
    ['a race in the past', { races: 'marathon 2025-01-06' }, 'race-past'],
    ['a race without a date', { races: 'marathon' }, 'race-no-date'],
    ['a beginner with a marathon in four weeks', { races: 'marathon 2026-02-01', level: 'beginner' }, 'race-too-soon'],
    ['a goal date in the past', { goalDate: '2025-01-01' }, 'goal-past'],
  ] as const)('warns honestly about %s', (_, parts, code) => {
    const profile = demo(parts)
    const schedule = makePlan({ profile, today: '2026-01-05', timeZone: 'UTC' })
    expect(schedule.warnings.map((warning) => warning.code)).toContain(code)
    expect(hardViolations(checkPlan(schedule, profile))).toEqual([])
  })

  test('explains every session of the next fourteen days', () => {
    const schedule = makePlan({ profile: demo({}), today: '2026-01-05', timeZone: 'UTC' })
    const days = schedule.weeklyPlan.slice(0, 2).flatMap((week) => week.days.filter((day) => day.durationMin > 0))
    for (const day of days)
      expect(schedule.reasons.filter((reason) => reason.date === day.date).length).toBeGreaterThan(1)
  })

  test('refuses a date that does not exist', () => {
    expect(() => makePlan({ profile: demo({}), today: '2026-02-30', timeZone: 'UTC' })).toThrow(RangeError)
  })
})

function loads(input: PlanInput): number[] {
  return makePlan(input).weeklyPlan.map((week) => week.plannedLoadAu)
}

function demo(parts: Partial<Profile>): Profile {
  return {
    name: 'Demo',
    level: 'intermediate',
    goal: 'general',
    stress: 'medium',
    commitments: 'Work 9-5, Evening family time',
    trainingDays: 5,
    races: '',
    goalDate: null,
    ...parts,
  }
}
