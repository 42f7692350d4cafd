import { beforeEach, expect, test } from 'vitest'
import type { Schedule } from '../../engine/model.ts'
import { endSession, keepToken, sessionMark } from '../session/token-store.ts'
import { keepSchedule, keptSchedule } from './kept-schedule.ts'

const plan = {
  version: 1,
  date: '2026-03-04',
  timeZone: 'Europe/Berlin',
  anchor: '2026-03-02',
  block: 1,
  begun: '2026-03-02',
  start: { weeklyMin: 150, longestMin: 45, longestRunKm: null },
  todaysSchedule: [],
  weeklyPlan: [
    {
      week: 1,
      weekName: '',
      focus: '',
      totalVolume: '',
      phase: 'base',
      deload: false,
      startDate: '2026-03-02',
      plannedMin: 0,
      plannedLoadAu: 0,
      days: [],
    },
  ],
  insights: { trainingLoad: '', recoveryStatus: '', recommendation: '' },
  events: [],
  warnings: [],
  reasons: [],
  adjustments: [],
  rules: [],
  load: [],
  adherence: null,
  foresight: [],
  safety: [],
} satisfies Schedule

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
