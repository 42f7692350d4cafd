import { expect, test } from 'vitest'
import { profileOf, UserData } from '../../contract/profile.ts'
import { makePlan } from '../../engine/plan.ts'
import { sure } from '../../engine/sure.ts'
import { shown } from '../../words/testing.ts'
import { isSchedule } from './schedule-shape.ts'

const plan = shown(makePlan({ profile: profileOf(UserData.parse({})), today: '2026-03-02', timeZone: 'Europe/Berlin' }))
const { rules, ...withoutRules } = plan
const [week, ...weeks] = plan.weeklyPlan
const [day, ...days] = sure(week).days
const stepWithoutSize = { name: 'Walk', sets: 0, reps: '', duration: '5 min', notes: '' }
const workout = { warmup: [stepWithoutSize], exercises: [], cooldown: [] }

test('isSchedule() knows a plan of this engine', () => {
  expect(isSchedule(JSON.parse(JSON.stringify(plan)))).toBe(true)
})

test.each([
  ['nothing', null],
  ['a plan without one of its lists', withoutRules],
  ['another version', { ...plan, version: 0 }],
  ['no weeks', { ...plan, weeklyPlan: [] }],
  ['a week without days', { ...plan, weeklyPlan: [{ ...week, days: undefined }, ...weeks] }],
  [
    'a step of an earlier version, whose size is but a text',
    { ...plan, weeklyPlan: [{ ...week, days: [{ ...day, workout }, ...days] }, ...weeks] },
  ],
  ['an item without exercises', { ...plan, todaysSchedule: [{ ...plan.todaysSchedule[0], exercises: null }] }],
])('isSchedule() refuses %s', (_, value) => {
  expect(isSchedule(value)).toBe(false)
})
