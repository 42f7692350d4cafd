import { expect, test } from 'vitest'
import { ordinaryWeek } from '../day/ordinary-week.ts'
import { readCommitments } from '../interpret/week/commitments.ts'
import { WEEKDAYS } from '../model.ts'
import { makePlan } from '../plan.ts'

const trained = (commitments: string, trainingDays: 4 | 7 = 4) =>
  makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'medium', commitments, trainingDays },
      ...{ races: '', goalDate: null },
    },
    today: '2026-03-02',
    timeZone: 'UTC',
  }).weeklyPlan.map(({ days }) => days.map(({ durationMin }) => durationMin > 0))

const FRIDAY = 4

test.each([
  'rather not train on fridays',
  'prefer not fridays',
  'no energy friday',
  'I look after grandson fri all day',
])('a day that is rather kept holds no session while there are others: %s', (text) => {
  const { busy, preferences } = readCommitments(text)
  expect(busy.length + preferences.length).toBeGreaterThan(0)
  expect(trained(text).some((days) => days[FRIDAY])).toBe(false)
})

test('whoever wants seven days has all of them', () => {
  expect(trained('rather not train on fridays', 7)[1]).not.toContain(false)
})

test('a long day of work is none that is kept', () => {
  expect(trained('work fri 7am-8pm', 7)[1]?.[FRIDAY]).toBe(true)
})

test('hours of all day and night that nobody is sure of make nobody train in the night', () => {
  const busy = {
    days: WEEKDAYS,
    start: '01:00',
    end: '23:00',
    label: 'busy',
    span: { start: 0, end: 1 },
    confidence: 0.4,
  }
  const [monday] = ordinaryWeek({ busy: [busy], preferences: [] }, undefined)
  expect(monday?.commitments).toEqual([])
  const [sure] = ordinaryWeek({ busy: [{ ...busy, confidence: 0.9 }], preferences: [] }, undefined)
  expect(sure?.commitments).toHaveLength(1)
})
