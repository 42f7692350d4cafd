import { describe, expect, test } from 'vitest'
import { orderedRestUntil } from '../../interpret/notes/ordered-rest.ts'
import { makePlan } from '../../plan.ts'

/** A Tuesday. */
const TODAY = '2026-12-01'

const ORDERS = [
  ['doctor says no exercise for 3 days', '2026-12-04'],
  ['Doc said rest for a week', '2026-12-08'],
  ['GP told me no training until Friday', '2026-12-03'],
  ['dentist said no exertion for two days', '2026-12-03'],
  ['The doctor told me to rest for 5 days', '2026-12-06'],
  ['Doctor says no sport for two weeks', '2026-12-15'],
  ['surgeon says nothing strenuous for 10 days', '2026-12-11'],
  ['nurse said no lifting for a few days', '2026-12-04'],
  ['doctor ordered a week of rest', '2026-12-08'],
  ['Doctor has told me not to exercise for 3 days', '2026-12-04'],
  ['doctor said no exercise until 10 December', '2026-12-09'],
  ['my doctor said to take a week off', '2026-12-08'],
  ['doctor said no exercise for a fortnight', '2026-12-15'],
  ['doctor signed me off sport for a week', '2026-12-08'],
  ['GP signed me off exercise until Friday', '2026-12-03'],
  ['been signed off sick for 4 days', '2026-12-05'],
  ['signed off sick for 4 days', '2026-12-05'],
  ['dr signed me off til friday', '2026-12-03'],
  ['signed off work for 4 days with my back', '2026-12-05'],
  ['signed me off till Friday', '2026-12-03'],
  ['not allowed to train for 3 days', '2026-12-04'],
  ["I'm not allowed to exercise until Monday", '2026-12-06'],
  ['GP told me to rest this week', '2026-12-06'],
  ["I've been told to rest for 4 days", '2026-12-05'],
  ['hospital told me to lay off exercise for a fortnight', '2026-12-15'],
  ['Dr says rest until the weekend', '2026-12-04'],
  ['the nurse advised no exercise for 48 hours', '2026-12-03'],
  ['banned from sport for 10 days by the doctor', '2026-12-11'],
  ['Der Arzt sagt kein Sport für 3 Tage', '2026-12-04'],
  ['Le médecin a dit repos pendant une semaine', '2026-12-08'],
  ['El médico dice reposo durante cinco días', '2026-12-06'],
] as const

const daysAfter = (said: object) => {
  const { weeklyPlan } = makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', commitments: '', trainingDays: 7 },
      ...{ races: '', goalDate: null },
    },
    ...{ today: TODAY, anchor: '2026-11-30', begun: '2026-11-30', timeZone: 'UTC' },
    history: [{ date: TODAY, ...said }],
  })
  return weeklyPlan.flatMap(({ days }) => days).filter(({ date }) => date >= TODAY)
}

describe.each(ORDERS)('%s', (text, until) => {
  test.each(['notes', 'tomorrowNotes'])('there is rest as long as a doctor ordered it, and no longer: %s', (field) => {
    const days = daysAfter({ [field]: text })
    expect(days.filter(({ date, discipline }) => date <= until && discipline !== 'rest')).toEqual([])
    expect(days.some(({ date, discipline }) => date > until && date < '2026-12-20' && discipline !== 'rest')).toBe(true)
  })
})

test.each([
  "I've been ill for 3 days, doctor says rest",
  'Doctor says rest, my race is in 10 days',
  'doctor says rest. I have had a cold for two weeks',
  'My friend rests for 3 days',
])('another length is no order: %s', (text) => {
  expect(orderedRestUntil(text, TODAY)).toBeNull()
})

test.each([
  'all clear, the doctor signed me off to run',
  "I've been signed off as fit",
  'work signed me off the project',
  'my coach signed me off as fit',
  'the midwife signed me off to lift again',
  'signed off work early and did the run',
  'my wife told me to rest this week',
  'the doctor signed me off as fit for a week of training',
])('whoever is let go, or told so by others, rests no longer than before: %s', (notes) => {
  const resting = (days: ReturnType<typeof daysAfter>) =>
    days.slice(0, 7).filter(({ discipline }) => discipline === 'rest').length
  expect(resting(daysAfter({ notes }))).toBeLessThanOrEqual(resting(daysAfter({ notes: 'all as usual' })) + 1)
})
