import { afterEach, expect, test } from 'vitest'
import type { Schedule } from '../../engine/model.ts'
import { endSession, keepToken } from '../session/token-store.ts'
import { keepSchedule, keptSchedule } from './kept-schedule.ts'

const plan: Schedule = {
  version: 1,
  date: '2026-11-23',
  timeZone: 'UTC',
  todaysSchedule: [],
  weeklyPlan: [],
  insights: { trainingLoad: '', recoveryStatus: '', recommendation: '' },
  events: [],
  warnings: [],
  reasons: [],
}

afterEach(() => endSession('signed-out'))

test('a kept plan is there for the session that loaded it', () => {
  keepToken('the-token-of-one-person')
  expect(keptSchedule()).toBeNull()
  keepSchedule(plan)
  expect(keptSchedule()).toEqual(plan)
})

test('a kept plan is shown to nobody else, and not after sign-out', () => {
  keepToken('the-token-of-one-person')
  keepSchedule(plan)
  keepToken('the-token-of-another')
  expect(keptSchedule()).toBeNull()
  keepToken('the-token-of-one-person')
  endSession('signed-out')
  expect(keptSchedule()).toBeNull()
})

test('what cannot be read as a plan is none', () => {
  keepToken('the-token-of-one-person')
  localStorage.setItem('fulcrum.schedule', '{"owner":')
  expect(keptSchedule()).toBeNull()
})
