import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import type { PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { equipmentHere, indoorNotes } from './places.ts'

const input = (limits: string[]): PlanInput => ({
  profile: {
    name: 'Demo',
    level: 'intermediate',
    goal: 'general',
    stress: 'low',
    commitments: '',
    trainingDays: 5,
    races: '',
    goalDate: null,
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  preferences: { equipment: ['barbell', 'bench', 'machines'], limits },
})
const days = (limits: string[]) => makePlan(input(limits)).weeklyPlan.flatMap((week) => week.days)
const usesBar = (limits: string[]) =>
  days(limits).some(({ workout }) =>
    workout.exercises.some(({ name }) => /barbell|machine|press-down/i.test(said(name))),
  )

describe('places', () => {
  test('a hotel room leaves no equipment', () => {
    expect(equipmentHere(['barbell'], ['hotel room'])).toEqual([])
    expect(equipmentHere(['barbell'], ['knee'])).toEqual(['barbell'])
    expect(usesBar([])).toBe(true)
    expect(usesBar(['hotel room'])).toBe(false)
  })

  test('no running outdoors takes runs inside', () => {
    expect(indoorNotes('run', ['no running outdoors'])).toEqual([{ code: 'indoors-run' }])
    expect(indoorNotes('run', ['knee'])).toEqual([])
    const runs = days(['no running outdoors']).filter(({ discipline }) => discipline === 'run')
    expect(runs.length).toBeGreaterThan(0)
    for (const run of runs) expect(said(run.notes)).toContain('Indoors')
  })
})
