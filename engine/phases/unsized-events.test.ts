import { describe, expect, test } from 'vitest'
import { makePlan } from '../plan.ts'

const planTo = (races: string) =>
  makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 4 },
      ...{ commitments: '', races, goalDate: null },
    },
    ...{ today: '2026-01-05', anchor: '2026-01-05', timeZone: 'UTC' },
  })
const longestMin = (races: string) => {
  const days = planTo(races).weeklyPlan.flatMap(({ days }) => days)
  return Math.max(...days.map(({ discipline, durationMin }) => (discipline === 'race' ? 0 : durationMin)))
}

describe('an event of which nobody told how far it goes', () => {
  test.each([
    ['Kilimanjaro trek 5 July 2026', 180],
    ['Backyard ultra 5 July 2026', 180],
    ['Sportive 5 July 2026', 100],
  ])('is prepared for as long as such events take, and asks: %s', (races, leastMin) => {
    const { warnings } = planTo(races)
    expect(longestMin(races)).toBeGreaterThanOrEqual(leastMin)
    expect(warnings.map(({ code }) => code)).toContain('event-unsized')
  })

  test('asks no more once its distance is told', () => {
    const codes = planTo('Trail ultra 60 km 5 July 2026').warnings.map(({ code }) => code)
    expect(codes).not.toContain('event-unsized')
  })
})
