import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { addDays } from '../civil-date.ts'
import type { About, PlanInput, SafetyFact } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan } from '../plan-model.ts'
import { diceOf, randomPerson } from '../testing/random-life.ts'

/** More of them: PEOPLE=5000 npx vitest run engine/screening */
const PEOPLE = Number(process.env.PEOPLE ?? 50)

const input = (parts: Partial<PlanInput> = {}, commitments = 'Work 9-5'): PlanInput => ({
  profile: {
    name: 'Demo',
    level: 'advanced',
    goal: 'endurance',
    stress: 'low',
    commitments,
    trainingDays: 6,
    races: 'Marathon on 31 May 2026',
    goalDate: null,
  },
  anchor: '2026-01-05',
  today: '2026-02-20',
  timeZone: 'UTC',
  ...parts,
})
const told = (what: 'pregnant' | 'postpartum', date: string, answer: SafetyFact['answer'] = null): SafetyFact => ({
  ...{ id: `${what}:${date}`, date, kind: 'condition', what, origin: 'words', quote: what, confirmed: false },
  ...{ answer, answeredOn: answer && date },
})
const about = (health: NonNullable<About['health']>, clearedOn?: string) => ({
  facts: { about: { health, ...(clearedOn === undefined ? {} : { clearedOn }) } },
})
const codes = ({ warnings }: Plan) => warnings.map(({ code }) => code)
const daysOf = ({ weeklyPlan, date }: Plan) => weeklyPlan.flatMap(({ days }) => days).filter((day) => day.date >= date)

/** [RPE] Moderate: 12 to 14 of the scale from 6 to 20. */
const MODERATE_RPE = 5

function expectModerate(plan: Plan, why: string) {
  for (const day of daysOf(plan)) {
    expect(day.hard, `${why}: ${said(day.workoutName)}`).toBe(false)
    expect(day.rpe, `${why}: ${said(day.workoutName)}`).toBeLessThanOrEqual(MODERATE_RPE)
    expect(day.discipline, why).not.toBe('race')
    expect(day.durationMin, why).toBeLessThanOrEqual(60)
  }
  // No word of how to race it stands beside a plan without the race.
  expect(codes(plan).filter((code) => code.startsWith('race'))).toEqual([])
}

describe('a pregnancy that a doctor has agreed to training with', () => {
  test.each<[string, Partial<PlanInput>, string?]>([
    ['ticked', about(['pregnant', 'clearance-given'], '2026-01-20')],
    ['written in the profile', about(['clearance-given'], '2026-01-20'), 'Work 9-5. I am 5 months pregnant'],
    ['told in a check-in', { safety: [told('pregnant', '2026-01-12', 'may-train')] }],
    [
      'told and then answered',
      {
        ...about(['pregnant', 'clearance-given'], '2026-01-20'),
        safety: [told('pregnant', '2026-01-12', 'may-train')],
      },
    ],
    [
      'the second one, told after a birth',
      {
        ...about(['pregnant', 'postpartum', 'clearance-given'], '2026-02-01'),
        safety: [told('postpartum', '2024-03-03', 'may-train'), told('pregnant', '2026-01-12', 'may-train')],
      },
    ],
  ])('leaves the plan moderate and without a race, and says so: %s', (why, parts, commitments) => {
    const plan = makePlan(input(parts, commitments))
    expectModerate(plan, why)
    expect(codes(plan)).toContain('moderate-in-pregnancy')
    expect(codes(plan)).not.toContain('gentle-until-cleared')
  })

  test(`breaks no rule for ${PEOPLE} random people`, { timeout: 600_000 }, () => {
    const dice = diceOf(11)
    for (let count = 0; count < PEOPLE; count++) {
      const given = { ...randomPerson(dice), ...about(['pregnant', 'clearance-given']) }
      const plan = makePlan(given)
      expectModerate(plan, `person ${count}`)
      expect(hardViolations(checkPlan(plan, given.profile, plan.start))).toEqual([])
    }
  })

  test.each<[string, Partial<PlanInput>]>([
    ['not so', { safety: [told('pregnant', '2026-01-12', 'mistaken')] }],
    ['no longer ticked', { ...about([]), safety: [told('pregnant', '2026-01-12', 'may-train')] }],
    ['told longer ago than any lasts', { safety: [told('pregnant', '2025-03-12', 'may-train')] }],
  ])('is over when it is %s', (_why, parts) => {
    const plan = makePlan(input(parts))
    expect(codes(plan)).not.toContain('moderate-in-pregnancy')
    expect(daysOf(plan).some(({ hard }) => hard)).toBe(true)
  })
})

describe('the time after a birth', () => {
  test('ends a pregnancy where a doctor agreed anew, and is a way back', () => {
    const safety = [told('pregnant', '2025-07-12', 'may-train'), told('postpartum', '2026-01-02', 'may-train')]
    const plan = makePlan(input({ ...about(['pregnant', 'postpartum', 'clearance-given'], '2026-02-19'), safety }))
    expect(codes(plan)).not.toContain('moderate-in-pregnancy')
    expect(codes(plan)).toContain('after-birth')
  })

  const born = { safety: [told('postpartum', '2026-02-19')] }

  test('holds walks and mobility alone in the two weeks to come, for as long as no doctor has agreed', () => {
    for (const today of ['2026-02-20', '2026-04-30'])
      for (const parts of [born, about(['postpartum'])]) {
        const plan = makePlan(input({ ...parts, today }))
        expect(codes(plan)).toContain('gentle-until-cleared')
        const next = daysOf(plan).filter(({ date }) => date < addDays(today, 14))
        expect(next.some(({ discipline }) => discipline === 'walk')).toBe(true)
        for (const day of next) {
          expect(['rest', 'walk', 'mobility', 'mind'], said(day.workoutName)).toContain(day.discipline)
          expect(day.durationMin).toBeLessThanOrEqual(30)
        }
        expect(daysOf(plan).some(({ hard }) => hard)).toBe(false)
      }
  })

  test('gives the plan back with a doctor’s word', () => {
    const plan = makePlan(input({ ...about(['postpartum', 'clearance-given'], '2026-02-20'), ...born }))
    expect(daysOf(plan).some(({ discipline }) => discipline === 'run')).toBe(true)
  })
})
