import { expect, test } from 'vitest'
import { MESSAGES } from '../../contract/messages.ts'
import { inputOf, isStepComplete, type ProfileDraft } from './profile-draft.ts'

const draft: ProfileDraft = {
  name: ' Mara ',
  level: 'beginner',
  goal: 'endurance',
  stress: 'low',
  commitments: '',
  days: 5,
  races: ' 10k in May ',
  goalDate: '',
  health: { conditions: [], cleared: false, bornYear: '' },
}

test('isStepComplete() asks each step for what the next one needs', () => {
  expect(isStepComplete(1, { ...draft, name: '   ' })).toBe(false)
  expect(isStepComplete(1, { ...draft, level: null })).toBe(false)
  expect(isStepComplete(1, draft)).toBe(true)
  expect(isStepComplete(2, { ...draft, stress: null })).toBe(false)
  expect(isStepComplete(3, draft)).toBe(true)
})

test('inputOf() trims, and sends null for what is empty', () => {
  expect(inputOf(draft, 'Europe/Berlin')).toMatchObject({
    name: 'Mara',
    daily_commitments: null,
    upcoming_races: '10k in May',
    goal_date: null,
    time_zone: 'Europe/Berlin',
  })
})

test('inputOf() reports the first rule that is broken, in the words of the contract', () => {
  expect(inputOf({ ...draft, name: ' ' }, 'UTC')).toEqual({ problem: MESSAGES.nameMissing })
  expect(inputOf({ ...draft, name: 'x'.repeat(101) }, 'UTC')).toEqual({ problem: MESSAGES.nameLong })
  expect(inputOf({ ...draft, goal: null }, 'UTC')).toEqual({ problem: MESSAGES.goal })
  expect(inputOf({ ...draft, goalDate: '2026-02-30' }, 'UTC')).toEqual({ problem: MESSAGES.date })
})
