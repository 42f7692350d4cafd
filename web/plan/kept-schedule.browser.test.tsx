import { beforeEach, expect, test } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import { drawnPlan } from '../../engine/testing/drawn-plan.ts'
import { shown } from '../../words/testing.ts'
import { endSession, keepToken, sessionMark } from '../api/token-store.ts'
import { keepSchedule, keptSchedule, keptTag } from './kept-schedule.ts'

const plan = shown(drawnPlan([{ days: [], phase: 'base', deload: false }]))

beforeEach(() => localStorage.clear())

test('a plan is kept for its own session', async () => {
  keepToken('token-of-the-first-session')
  keepSchedule(plan, sessionMark())
  expect(await keptSchedule()).toEqual(plan)
  keepToken('token-of-another-session')
  expect(await keptSchedule()).toBeNull()
})

test('a plan that arrives after sign-out leaves nothing on the device', async () => {
  keepToken('token-of-the-first-session')
  const owner = sessionMark()
  endSession('signed-out')
  keepSchedule(plan, owner)
  expect(Object.keys(localStorage)).toEqual([])
})

test('a plan of another shape, kept by an earlier version, is not shown', async () => {
  keepToken('token-of-the-first-session')
  const { rules, ...older } = plan
  keepSchedule(older as unknown as Schedule, sessionMark())
  expect(await keptSchedule()).toBeNull()
})

test('the server is asked by the ETag of the own session alone', () => {
  keepToken('token-of-the-first-session')
  keepSchedule(plan, sessionMark(), 'W/"one"')
  expect(keptTag()).toBe('W/"one"')
  keepToken('token-of-another-session')
  expect(keptTag()).toBeNull()
  keepSchedule(plan, sessionMark())
  expect(keptTag()).toBeNull()
})
