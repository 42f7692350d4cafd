import { expect, test } from 'vitest'
import { makePlan } from '../plan.ts'

const startsOf = (commitments: string) =>
  makePlan({
    profile: {
      ...{ name: 'Robin', level: 'intermediate', goal: 'endurance', stress: 'medium', trainingDays: 5 },
      ...{ commitments, races: '', goalDate: null },
    },
    today: '2026-11-30',
    timeZone: 'Europe/London',
  }).weeklyPlan.flatMap(({ days }) => days.flatMap(({ start }) => start ?? []))

test.each(['I sleep from 8am-2pm', 'I sleep from 9am to 3pm every day, care for my daughter at night'])(
  'nobody trains in the sleep that they have by day: %s',
  (text) => {
    const starts = startsOf(text)
    expect(starts.length).toBeGreaterThan(20)
    expect(starts.filter((start) => start < '14:00')).toEqual([])
  },
)
