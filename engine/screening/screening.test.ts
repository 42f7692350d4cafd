import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { addDays } from '../civil-date.ts'
import { type Goal, HEALTH_CONDITIONS, type PlanInput, type SafetyFact } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { diceOf, pickOf, randomPerson } from '../testing/random-life.ts'
import { isUnderAge } from './screening.ts'

/** More of them: PEOPLE=5000 npx vitest run engine/screening */
const PEOPLE = Number(process.env.PEOPLE ?? 60)

const input = (commitments: string, parts: Partial<PlanInput> = {}): PlanInput => ({
  profile: {
    name: 'Demo',
    level: 'advanced',
    goal: 'weight-loss',
    stress: 'low',
    commitments,
    trainingDays: 6,
    races: '10k on 12 April 2026',
    goalDate: null,
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  ...parts,
})
const codes = ({ warnings }: Plan) => warnings.map(({ code }) => code)
const daysOf = ({ weeklyPlan, date }: Plan) => weeklyPlan.flatMap(({ days }) => days).filter((day) => day.date >= date)

function expectGentle(plan: Plan) {
  for (const day of daysOf(plan)) {
    expect(day.hard, said(day.workoutName)).toBe(false)
    expect(day.rpe, said(day.workoutName)).toBeLessThan(6)
    expect(day.discipline).not.toBe('race')
    expect(day.durationMin).toBeLessThanOrEqual(60)
    if (day.discipline === 'strength')
      for (const { rir, name } of day.workout.exercises) expect(rir ?? 4, said(name)).toBeGreaterThanOrEqual(4)
    else expect(JSON.stringify(day.workout)).not.toMatch(/race pace|threshold|interval|tempo|sprint|all.out/i)
  }
}

describe(`${PEOPLE} random people with a condition and no clearance`, () => {
  test('get no hard session, and no broken rule', { timeout: 600_000 }, () => {
    const dice = diceOf(7)
    for (let count = 0; count < PEOPLE; count++) {
      const given = { ...randomPerson(dice), facts: { about: { health: [pickOf(dice, HEALTH_CONDITIONS)] } } }
      const plan = makePlan(given)
      expectGentle(plan)
      expect(codes(plan)[0]).toBe('gentle-until-cleared')
      expect(hardViolations(checkPlan(plan, given.profile, plan.start))).toEqual([])
    }
  })
})

describe('what the words of a profile say of health', () => {
  const HEART = 'Work 9-5, had a heart attack in January'

  test('keeps the plan gentle, says why, and can be answered by a doctor or as a mistake', () => {
    const plan = makePlan(input(HEART))
    expectGentle(plan)
    expect(said(sure(plan.warnings[0]).text)).toContain('heart attack')
    for (const health of [['clearance-given'], ['heart', 'clearance-given'], []] as const)
      expect(makePlan(input(HEART, { facts: { about: { health } } })).weeklyPlan).toEqual(
        makePlan(input('Work 9-5', { facts: { about: { health: [] } } })).weeklyPlan,
      )
  })

  test('lets nobody run whose heart no doctor has agreed about, and keeps their minutes', () => {
    const profile = (health: readonly ('heart' | 'diabetes' | 'clearance-given')[]) =>
      makePlan(input('', { facts: { about: { health } } })).weeklyPlan.flatMap(({ days }) => days)
    const runs = (days: ReturnType<typeof profile>) => days.filter(({ discipline }) => discipline === 'run')
    const minutes = (days: ReturnType<typeof profile>) => days.reduce((sum, day) => sum + day.durationMin, 0)
    const uncleared = profile(['heart'])
    expect(runs(uncleared)).toEqual([])
    expect(runs(profile(['heart', 'clearance-given'])).length).toBeGreaterThan(0)
    expect(runs(profile(['diabetes'])).length).toBeGreaterThan(0)
    expect(minutes(uncleared)).toBeGreaterThan(0.9 * minutes(profile(['diabetes'])))
  })

  test('does not grow, and begins small where nobody said how much they do', () => {
    const weekly = (commitments: string, parts: Partial<PlanInput> = {}) => {
      const { weeklyPlan } = makePlan(input(commitments, { ...parts, facts: parts.facts ?? {} }))
      return weeklyPlan.map(({ days }) => days.reduce((sum, { durationMin }) => sum + durationMin, 0))
    }
    for (const words of [HEART, 'I am 5 months pregnant', 'want to be 38 kg by April']) {
      const weeks = weekly(words)
      expect(Math.max(...weeks), words).toBeLessThanOrEqual(sure(weeks[0]) + 10)
      expect(Math.max(...weeks), words).toBeLessThanOrEqual(110)
    }
    const start = { weeklyMin: 200, longestMin: 50, longestRunKm: null }
    const known = weekly(HEART, { preferences: { start } })
    expect(Math.max(...known)).toBeLessThanOrEqual(210)
    expect(Math.max(...known)).toBeGreaterThan(150)
    // Once a doctor has agreed it is a plan like any other's.
    const cleared = weekly(HEART, { facts: { about: { health: ['heart', 'clearance-given'] } } })
    expect(Math.max(...cleared)).toBeGreaterThan(1.2 * sure(cleared[0]))
  })

  test('asks again for what no clearance was given for', () => {
    const facts = { about: { health: ['heart', 'clearance-given'] } } as const
    expect(codes(makePlan(input(`${HEART}. I am 5 months pregnant`, { facts })))).toContain('gentle-until-cleared')
  })

  test('of losing weight too fast is answered with health', () => {
    const plan = makePlan(input('Work 9-5. I weigh 70 kg and want to lose 15 kg in 4 weeks'))
    expect(codes(plan)).toContain('weight-goal')
    const slow = makePlan(input('Work 9-5. I weigh 90 kg and want to lose 8 kg in 20 weeks'))
    expect(codes(slow)).not.toContain('weight-goal')
  })

  test('of losing weight by a day is judged by the day it was written, however near that day is now', () => {
    const wish = 'Work 9-5. I weigh 90 kg and want to lose 8 kg by Christmas'
    for (const today of ['2026-07-01', '2026-11-30', '2026-12-20', '2027-02-01'])
      expect(codes(makePlan({ ...input(wish), begun: '2026-07-01', anchor: today, today })), today).not.toContain(
        'weight-goal',
      )
    expect(codes(makePlan({ ...input(wish), anchor: '2026-11-30', today: '2026-11-30' }))).toContain('weight-goal')
  })

  test('of losing weight counts until the date of the goal where it names none', () => {
    const until = (goal: Goal, goalDate: string | null) => {
      const plain = input('Work 9-5. I weigh 80 kg and want to lose 12 kg')
      return codes(makePlan({ ...plain, profile: { ...plain.profile, goal, goalDate } }))
    }
    const today = input('').today
    expect(until('weight-loss', addDays(today, 42))).toContain('weight-goal')
    expect(until('weight-loss', addDays(today, 140))).not.toContain('weight-goal')
    expect(until('weight-loss', null)).not.toContain('weight-goal')
    // The date of another goal is not that of the weight.
    expect(until('muscle-gain', addDays(today, 42))).not.toContain('weight-goal')
  })

  test('of a child asks for the year of birth, and a year that says adult answers it', () => {
    const child = 'School 8-15, I am 15 years old'
    expect(codes(makePlan(input(child)))).toContain('age-question')
    expect(codes(makePlan(input(child, { facts: { about: { bornYear: 1990 } } })))).not.toContain('age-question')
  })
})

describe('what a check-in says of health', () => {
  const history = [{ date: '2026-01-12', notes: 'no run yet, found out I am pregnant' }]
  const on = (today: string, parts: Partial<PlanInput> = {}) =>
    makePlan(input('Work 9-5', { anchor: '2026-01-05', today, history, ...parts }))
  const condition: SafetyFact = {
    ...{ id: 'one', date: '2026-01-12', kind: 'condition', what: 'pregnant', origin: 'words', quote: 'pregnant' },
    ...{ confirmed: false, answer: null, answeredOn: null },
  }

  test('keeps the plan gentle for as long as nobody has answered', () => {
    for (const today of ['2026-01-12', '2026-02-20']) {
      expectGentle(on(today))
      expect(on(today).warnings[0]).toMatchObject({ code: 'gentle-until-cleared' })
      expect(said(sure(on(today).warnings[0]).text)).toContain('pregnant')
      // Long after the note itself is kept no more.
      const recorded = on(today, { history: [], safety: [condition] })
      expectGentle(recorded)
      expect(recorded.safety).toEqual([condition])
    }
  })

  test('asks beside answers that were given before it, and for no more than it told', () => {
    for (const health of [[], ['clearance-given'], ['heart', 'clearance-given']] as const)
      expect(codes(on('2026-01-12', { facts: { about: { health } } }))).toContain('gentle-until-cleared')
    const agreed = { facts: { about: { health: ['pregnant', 'clearance-given'] } } } as const
    expect(codes(on('2026-01-12', agreed))).not.toContain('gentle-until-cleared')
  })

  test('is covered by a clearance of that day or later, and asks anew when it is told after it', () => {
    const gentle = (clearedOn: string, health: readonly ('pregnant' | 'heart' | 'clearance-given')[]) =>
      codes(on('2026-01-20', { facts: { about: { health, clearedOn } } })).includes('gentle-until-cleared')
    for (const health of [['pregnant', 'clearance-given'], ['clearance-given']] as const)
      for (const [clearedOn, asks] of [
        ['2026-01-11', true],
        ['2026-01-12', false],
        ['2026-01-18', false],
      ] as const)
        expect(gentle(clearedOn, health), `${health}, ${clearedOn}`).toBe(asks)
    expect(gentle('2026-01-18', ['heart', 'clearance-given']), 'given for something else').toBe(true)
  })

  test.each(['may-train', 'mistaken'] as const)('gives the plan back once it is answered: %s', (answer) => {
    const answered = { ...condition, answer, answeredOn: '2026-01-12' }
    expect(codes(on('2026-01-12', { safety: [answered] }))).not.toContain('gentle-until-cleared')
  })
})

test('isUnderAge() goes by the year of birth, and believes who turns eighteen this year', () => {
  expect(isUnderAge({ bornYear: 2011 }, '2026-01-05')).toBe(true)
  expect(isUnderAge({ bornYear: 2009 }, '2026-01-05')).toBe(true)
  expect(isUnderAge({ bornYear: 2008 }, '2026-01-05')).toBe(false)
  expect(isUnderAge(undefined, '2026-01-05')).toBe(false)
})

test('a plan that waits for a doctor is called what it is: no week of it builds or sharpens', () => {
  const input = { ...randomPerson(diceOf(7)), facts: { about: { health: ['postpartum' as const] } } }
  const { weeklyPlan } = makePlan(input)
  for (const { weekName, focus, deload, plannedMin } of weeklyPlan) {
    expect([weekName.held, focus.held]).toEqual([true, true])
    if (!deload)
      expect(plannedMin).toBeLessThanOrEqual(Math.max(...weeklyPlan.slice(0, 2).map((week) => week.plannedMin)) + 10)
  }
})

describe('what words tell of a birth and of an age', () => {
  const disciplines = (plan: Plan) => new Set(daysOf(plan).map(({ discipline }) => discipline))

  test.each(['C-section 6 weeks ago, baby at home', '8 weeks postpartum, work 9-5', 'gave birth 13 weeks ago'])(
    '%s: nobody runs before a doctor has agreed',
    (words) => {
      expect(disciplines(makePlan(input(words)))).not.toContain('run')
      const told = { about: { health: ['postpartum' as const] } }
      expect(disciplines(makePlan(input('Work 9-5', { facts: told })))).not.toContain('run')
    },
  )

  test.each([
    ['I am 72 years old', 72],
    ["I'm 65, retired", 65],
    ['Ich bin 68 und Rentner', 68],
    ["j'ai 71 ans", 71],
    ['68yo, bowls on Friday', 68],
  ])('%s: the plan is that of somebody so old, and says so', (words, years) => {
    const born = (bornYear: number) => makePlan(input(words, { facts: { about: { bornYear } } }))
    const plan = makePlan(input(words))
    expect(codes(plan)).toContain('heard-age')
    expect(daysOf(plan)).toEqual(daysOf(born(2026 - years)))
    expect(daysOf(plan)).not.toEqual(daysOf(born(1990)))
    expect(codes(born(1990))).not.toContain('heard-age')
  })

  test('a New Year makes nobody younger who wrote how old they are', () => {
    const later = { today: '2027-01-05', anchor: '2026-12-07' } as const
    const born = (bornYear: number) => makePlan(input('Work 9-5', { ...later, facts: { about: { bornYear } } }))
    const plan = makePlan(input('Work 9-5, I am 60', later))
    expect(daysOf(plan)).toEqual(daysOf(born(1966)))
    expect(daysOf(plan)).not.toEqual(daysOf(born(1990)))
  })

  test('who is cleared after one is not told that nothing in the plan runs', () => {
    const health = ['postpartum', 'clearance-given'] as const
    const plan = makePlan(input('Work 9-5', { facts: { about: { sex: 'female', health, clearedOn: '2025-12-30' } } }))
    expect(disciplines(plan)).toContain('run')
    expect(codes(plan)).not.toContain('event-spared')
  })

  test.each(["I'm 80 kg", 'my mum is 72', "I'm 70% recovered", 'I am 60 minutes from work'])(
    '%s: is no age',
    (words) => {
      expect(codes(makePlan(input(words)))).not.toContain('heard-age')
    },
  )
})
