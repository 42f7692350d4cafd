import { describe, expect, test } from 'vitest'
import type { PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import { getExercise } from '../../sessions/catalogue.ts'
import { unreadPlaces } from '../unread-parts.ts'
import { kitNow } from '../week/kit-now.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-11-30'
const told = (text: string) => {
  const { facts, cut } = readAvailability(text, TODAY)
  return { dated: facts.dated ?? [], kit: kitNow(cut)?.equipment ?? null }
}

describe('what there is to lift with for a while', () => {
  test.each([
    ['Until 20 December I only have bands', ['bands'], '2026-12-19'],
    ['I only have dumbbells until 10 January', ['dumbbells'], '2027-01-09'],
    ['Just bodyweight for the next two weeks', ['none'], '2026-12-13'],
    ['No equipment until 4 January', ['none'], '2027-01-03'],
    ['Bis 20. Dezember nur Kurzhanteln', ['dumbbells'], '2026-12-19'],
  ])('ends: %s', (text, equipment, to) => {
    expect(told(text)).toEqual({
      dated: [{ kind: 'kit', from: TODAY, to, label: text, equipment }],
      kit: null,
    })
    expect(unreadPlaces('commitments', text, TODAY)).toEqual([])
  })

  test('takes no hours with it', () => {
    const { rest } = readAvailability('Office 9-5 and until 20 December only bands', TODAY)
    expect(rest).toContain('Office 9-5')
  })

  test('is not what there always is', () => {
    const { dated, kit } = told('I have dumbbells and a bench at home. Until 20 December I only have bands.')
    expect(kit).toEqual(['dumbbells', 'bench'])
    expect(dated).toMatchObject([{ kind: 'kit', equipment: ['bands'] }])
  })

  test.each([
    'I only have bands at home',
    'Office until 20 December, only bands at home',
    'I lift bands till 9pm only',
  ])('is what there always is where nothing ends: %s', (text) => {
    expect(told(text).dated).toEqual([])
  })
})

test('a lifter has their usual sessions with it, and their usual lifts again behind it', () => {
  const input: PlanInput = {
    ...{ today: TODAY, timeZone: 'Europe/London', anchor: TODAY },
    profile: {
      ...({ level: 'intermediate', goal: 'muscle-gain', stress: 'low', trainingDays: 4 } as const),
      ...{ name: 'Robin', goalDate: null, races: '' },
      commitments: 'Until 20 December I only have bands.',
    },
    preferences: { equipment: ['barbell', 'bench', 'dumbbells', 'pullup-bar'] },
  }
  const days = makePlan(input).weeklyPlan.flatMap((week) => week.days)
  const lifted = days.filter(({ discipline, durationMin }) => discipline === 'strength' && durationMin > 0)
  const needs = ({ workout }: (typeof days)[number]) =>
    workout.exercises.flatMap(({ exerciseId }) => (exerciseId ? [getExercise(exerciseId).equipment] : []))
  const isWith = (kit: readonly string[]) => (sets: readonly (readonly string[])[]) =>
    sets.some((set) => set.every((one) => kit.includes(one) || one === 'none'))
  const before = lifted.filter(({ date }) => date < '2026-12-20')
  const behind = lifted.filter(({ date }) => date >= '2026-12-20')
  expect(before.length).toBeGreaterThan(6)
  expect(before.flatMap(needs).every(isWith(['bands']))).toBe(true)
  expect(behind.flatMap(needs).every(isWith(['bands']))).toBe(false)
  // No less training than with all of it.
  const usual = makePlan({ ...input, profile: { ...input.profile, commitments: '' } }).weeklyPlan
  const minutes = (weeks: typeof usual) => weeks.slice(0, 3).reduce((sum, { plannedMin }) => sum + plannedMin, 0)
  expect(minutes(makePlan(input).weeklyPlan)).toBeGreaterThan(minutes(usual) * 0.9)
})
