import { describe, expect, test } from 'vitest'
import { adaptedState } from '../adapt/asked/adapted-plan.ts'
import type { About, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { readBase } from '../read-base.ts'
import { getExercise } from '../sessions/catalogue.ts'
import { sure } from '../sure.ts'
import { diceOf, randomPerson } from '../testing/random-life.ts'

const person = (about: About, change: Partial<PlanInput['profile']> = {}): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level: 'beginner', goal: 'general', stress: 'low', commitments: '', trainingDays: 4 },
    ...{ races: '', goalDate: null },
    ...change,
  },
  today: '2026-03-02',
  timeZone: 'UTC',
  preferences: { equipment: ['none', 'bands', 'dumbbells'] },
  facts: { about },
})

const daysOf = (input: PlanInput) => makePlan(input).weeklyPlan.flatMap((week) => week.days)
const stepsOf = ({ workout }: ReturnType<typeof daysOf>[number]) => [...workout.warmup, ...workout.exercises]
const isBalance = ({ name }: { readonly name: { readonly code: string } }) => name.code.startsWith('balance-')

describe('from sixty on', () => {
  test('a gentle plan until a doctor agrees keeps its balance', () => {
    const gentle = person({ bornYear: 1955, health: ['heart'] })
    const days = adaptedState(readBase(gentle), gentle, {}).state.weeks.flatMap((week) => week.days)
    const kept = days.filter(
      ({ date, discipline, durationMin, snacks }) =>
        date > gentle.today && !snacks && durationMin >= 20 && (discipline === 'strength' || discipline === 'walk'),
    )
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.filter((day) => !stepsOf(day).some(isBalance)).map(({ date }) => date)).toEqual([])
  })

  test('every day of strength and every walk of twenty minutes has balance in it, and younger people have none', () => {
    const dice = diceOf(3)
    for (let life = 0; life < 20; life++) {
      const { profile } = randomPerson(dice)
      const older = person({ bornYear: 1955 }, { ...profile, commitments: '' })
      for (const day of daysOf(older)) {
        const isKind = day.discipline === 'strength' || day.discipline === 'walk'
        if (isKind && day.durationMin >= 20 && !day.snacks && !day.hard)
          expect(stepsOf(day).some(isBalance), `${life} ${day.date} ${day.workoutName.code}`).toBe(true)
      }
      expect(
        daysOf(person({ bornYear: 1990 }, { ...profile, commitments: '' }))
          .flatMap(stepsOf)
          .some(isBalance),
      ).toBe(false)
    }
  })

  test('legs are trained to stand up quickly each week once the lifts are learnt, easier weeks and a muscle goal among them', () => {
    for (const goal of ['general', 'muscle-gain'] as const) {
      const weeks = makePlan(person({ bornYear: 1955 }, { goal })).weeklyPlan
      const quick = weeks.map(({ days }) =>
        days.flatMap(stepsOf).some(({ notes }) => notes.some((note) => 'code' in note && note.code === 'up-quickly')),
      )
      expect(quick.slice(0, 2)).toEqual([false, false])
      expect(quick.slice(2).every(Boolean), goal).toBe(true)
    }
  })

  test('nobody new is sent running, unless they run or have a race', () => {
    const runs = (input: PlanInput) => daysOf(input).some(({ discipline }) => discipline === 'run')
    for (const goal of ['general', 'endurance', 'weight-loss', 'stress'] as const) {
      const older = person({ bornYear: 1955 }, { goal })
      expect(runs(older), goal).toBe(false)
      const start = { weeklyMin: 150, longestMin: 50, longestRunKm: 7 }
      if (goal !== 'stress') expect(runs({ ...older, preferences: { ...older.preferences, start } }), goal).toBe(true)
      expect(runs(person({ bornYear: 1990 }, { goal })), goal).toBe(goal !== 'stress')
    }
    expect(runs(person({ bornYear: 1955 }, { races: '5k 2026-06-07' }))).toBe(true)
  })
})

describe('after a birth, with a doctor’s word', () => {
  const mother = (about: About) => person({ sex: 'female', ...about }, { level: 'advanced', goal: 'endurance' })
  const returning: About = { health: ['postpartum', 'clearance-given'], clearedOn: '2026-02-20' }

  test('begins with walks, runs by steps from six weeks after that word on, and holds nothing hard or high', () => {
    const plan = makePlan(mother(returning))
    expect(plan.warnings.map(({ code }) => code)).toContain('after-birth')
    const days = plan.weeklyPlan.flatMap((week) => week.days)
    const runs = days.filter(({ discipline }) => discipline === 'run')
    expect(sure(runs[0]).date >= '2026-04-03', sure(runs[0]).date).toBe(true)
    const firstMonth = runs.filter(({ date }) => date < '2026-05-01').flatMap(stepsOf)
    for (const { name, seconds } of firstMonth) {
      if (name.code === 'gentle-run') expect(sure(seconds)).toBeLessThanOrEqual(180)
      expect(name).not.toMatchObject({ code: 'sport-part', part: 'easy', sport: 'run' })
    }
    for (const day of days) {
      expect(day.hard, day.date).toBe(false)
      for (const { exerciseId } of stepsOf(day)) {
        if (!exerciseId) continue
        const { impact, trunk } = getExercise(exerciseId)
        expect(impact, exerciseId).not.toBe('high')
        expect(trunk, exerciseId).not.toBe('flexion')
      }
    }
    expect(sure(plan.weeklyPlan[0]).plannedMin).toBeLessThanOrEqual(100)
  })

  test('every session of strength has gentle work for the trunk, whatever somebody wants and however short it is', () => {
    const dice = diceOf(16)
    for (let life = 0; life < 25; life++) {
      const { profile } = randomPerson(dice)
      const goal = life % 2 === 0 ? 'muscle-gain' : profile.goal
      for (const day of daysOf(
        person({ sex: 'female', ...returning }, { ...profile, goal, races: '', commitments: '' }),
      )) {
        if (day.discipline !== 'strength' || day.durationMin < 15 || day.snacks) continue
        const trunk = stepsOf(day).filter(({ pattern }) => pattern === 'core')
        expect(trunk.length, `${life} ${day.date} ${day.durationMin}`).toBeGreaterThan(0)
      }
    }
  })

  test('lasts half a year from that word on, and no longer', () => {
    const later = makePlan(mother({ ...returning, clearedOn: '2025-08-01' }))
    expect(later.warnings.map(({ code }) => code)).not.toContain('after-birth')
    expect(sure(later.weeklyPlan[0]).plannedMin).toBeGreaterThan(200)
  })
})
