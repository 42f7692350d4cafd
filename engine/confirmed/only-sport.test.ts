import { describe, expect, test } from 'vitest'
import type { ConfirmedFacts, Discipline, Equipment, Goal, Level, TrainingDays } from '../model.ts'
import { GOALS } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan } from '../plan-model.ts'

type Asked = {
  readonly goal?: Goal
  readonly level?: Level
  readonly days?: TrainingDays
  readonly races?: string
  readonly facts?: ConfirmedFacts
  readonly equipment?: readonly Equipment[]
}

const planOf = (commitments: string, { goal, level, days, races, facts, equipment }: Asked = {}) =>
  makePlan({
    profile: {
      ...{ name: 'Demo', stress: 'low', goalDate: null, commitments, races: races ?? '' },
      ...{ level: level ?? 'intermediate', goal: goal ?? 'endurance', trainingDays: days ?? 5 },
    },
    today: '2026-01-05',
    timeZone: 'UTC',
    ...(facts && { facts }),
    ...(equipment && { preferences: { equipment } }),
  })

const countOf = ({ weeklyPlan }: Plan, sport: Discipline) =>
  weeklyPlan.flatMap(({ days }) => days).filter(({ discipline }) => discipline === sport).length
const saidOf = ({ warnings }: Plan, code: string) =>
  warnings.flatMap(({ text }) => ('code' in text && text.code === code ? [text] : []))
const MOVING = ['run', 'cycle', 'swim', 'row'] as const
const TRIATHLON = 'Sprint triathlon on 2026-05-10'

describe('whoever trains for muscle and only wants to run', () => {
  test.each([3, 4, 5, 6, 7] as const)('lifts on most of %i days, runs on another, and is told', (days) => {
    for (const level of ['beginner', 'intermediate', 'advanced'] as const) {
      const plan = planOf('I only want to run', { goal: 'muscle-gain', level, days })
      const weeks = plan.weeklyPlan.filter((week) => week.days.some(({ discipline }) => discipline === 'run'))
      expect(weeks.length, level).toBe(plan.weeklyPlan.length)
      expect(countOf(plan, 'strength')).toBeGreaterThan(countOf(plan, 'run'))
      expect(countOf(plan, 'cardio')).toBe(0)
      expect(saidOf(plan, 'sport-not-alone')).toMatchObject([{ sports: ['run'], event: null }])
    }
  })
})

describe('whoever only lifts', () => {
  test.each(GOALS)('neither runs nor rides, swims or rows, whatever their goal: %s', (goal) => {
    const plan = planOf('only lifting', { goal })
    for (const sport of MOVING) expect(countOf(plan, sport), sport).toBe(0)
    expect(countOf(plan, 'strength')).toBeGreaterThan(0)
  })

  test('lifts more often than others do', () => {
    for (const goal of ['general', 'weight-loss'] as const)
      expect(countOf(planOf('only lifting', { goal }), 'strength')).toBeGreaterThan(
        countOf(planOf('', { goal }), 'strength'),
      )
  })

  test('lifts as much beside another sport, of which nobody is told', () => {
    const plan = planOf('I only swim and lift', { goal: 'general' })
    expect(countOf(plan, 'strength')).toBeGreaterThan(0)
    expect(countOf(plan, 'swim')).toBeGreaterThan(0)
    expect(saidOf(plan, 'sport-not-alone')).toEqual([])
  })

  test('still runs for a run', () => {
    const plan = planOf('only lifting', { races: '10k on 2026-05-10' })
    expect(countOf(plan, 'run')).toBeGreaterThan(10)
    expect(saidOf(plan, 'sport-not-alone')).toMatchObject([{ sports: ['strength'], beside: ['run'] }])
  })
})

describe('one sport and no other, beside an event of several', () => {
  test.each<[string, Discipline, readonly Discipline[]]>([
    ['I only run', 'run', ['swim', 'cycle']],
    ['I only row', 'row', ['swim', 'cycle', 'run']],
    ['Ich schwimme nur', 'swim', ['cycle', 'run']],
  ])('trains what the event asks for, and says so: %s', (words, sport, beside) => {
    const plan = planOf(words, { races: TRIATHLON })
    for (const one of beside) expect(countOf(plan, one), one).toBeGreaterThan(5)
    expect(saidOf(plan, 'sport-not-alone')).toEqual([
      { code: 'sport-not-alone', sports: [sport], beside, event: expect.stringMatching(/triathlon/i) as string },
    ])
  })

  test('trains no sport of it that is never done, and says that as well', () => {
    for (const words of ['I only run. I never swim', 'I only run, I hate swimming']) {
      const plan = planOf(words, { races: TRIATHLON })
      expect(countOf(plan, 'swim')).toBe(0)
      expect(saidOf(plan, 'event-not-trained')).toHaveLength(1)
    }
    const tapped = planOf('', { races: TRIATHLON, facts: { sports: { does: ['run'], never: ['cycle'] } } })
    expect(countOf(tapped, 'cycle') + countOf(tapped, 'brick')).toBe(0)
    expect(saidOf(tapped, 'event-not-trained')).toHaveLength(1)
  })
})

test('a triathlon of somebody who may not run keeps its rides', () => {
  for (const days of [3, 4, 5] as const) {
    const never = { sports: { never: ['run'] } } as const
    const plan = planOf('', { days, races: TRIATHLON, facts: never })
    expect(countOf(plan, 'cycle')).toBeGreaterThan(10)
    expect(countOf(plan, 'swim')).toBeGreaterThan(10)
    expect(countOf(plan, 'run') + countOf(plan, 'brick')).toBe(0)
  }
})

describe('what is said of sports counts in its order', () => {
  const KNEE: ConfirmedFacts = { body: [{ part: 'knee', how: 'no-impact' }] }
  test.each<[string, string, Asked, readonly Discipline[]]>([
    ['the body before only', 'I only run', { facts: KNEE }, ['run']],
    ['the body before an event', 'I only run', { facts: KNEE, races: '10k on 2026-05-10' }, ['run']],
    ['a doctor before only', 'I only run. Doctor says no running for 6 weeks', {}, ['run']],
    ['a doctor before only lifting', 'I only lift. Doctor says no lifting for 6 weeks', {}, ['strength']],
    ['a doctor before an event', 'Doctor says no running for 6 weeks', { races: '10k on 2026-05-10' }, ['run']],
    ['never before only', 'I only want to swim. I hate swimming', {}, ['swim']],
    ['never before an event', 'I hate swimming', { races: TRIATHLON }, ['swim']],
    ['never before the goal', 'I never lift', { goal: 'muscle-gain' }, ['strength']],
    ['never before named hours', 'I hate swimming. swim Tue and Thu 18-19', {}, ['swim']],
    ['only before the goal', 'I only swim', { goal: 'general' }, ['run', 'cycle', 'row']],
    ['only before what is at hand', 'I only swim', { equipment: ['bike', 'rower'] }, ['run', 'cycle', 'row']],
  ])('%s: %s', (_, words, asked, none) => {
    const plan = planOf(words, asked)
    for (const sport of none) expect(countOf(plan, sport), sport).toBe(0)
  })

  test('an event before what is only liked', () => {
    const plan = planOf('', { races: TRIATHLON, facts: { sports: { does: ['run'] } } })
    expect(countOf(plan, 'swim')).toBeGreaterThan(5)
    expect(saidOf(plan, 'sport-not-alone')).toEqual([])
  })

  test('of no day alone is it never', () => {
    expect(countOf(planOf('Monday no lifting', { goal: 'general' }), 'strength')).toBeGreaterThan(0)
  })
})

describe('where no pool is at hand', () => {
  const dry = { equipment: ['dumbbells'] } as const
  test.each([
    ['a triathlon that is behind', 'Sprint triathlon on 2025-09-10'],
    ['a swim that is behind', '3 km swim on 2025-09-10'],
  ])('%s asks for no swims', (_, races) => {
    expect(countOf(planOf('', { ...dry, races }), 'swim')).toBe(0)
    expect(countOf(planOf('', { equipment: ['pool'], races }), 'swim')).toBeGreaterThan(0)
    expect(countOf(planOf('', { races }), 'swim')).toBeGreaterThan(0)
  })

  test.each<[string, string, Asked]>([
    ['an event to come', '', { races: TRIATHLON }],
    ['a tap', '', { facts: { sports: { does: ['swim'] } } }],
    ['a word', 'I only swim', {}],
    ['hours of their own', 'swim Tue and Thu 18-19', {}],
  ])('%s still does', (_, words, asked) => {
    expect(countOf(planOf(words, { ...asked, ...dry }), 'swim')).toBeGreaterThan(0)
  })
})
