import { describe, expect, test } from 'vitest'
import type { PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { readBase } from '../read-base.ts'
import { minuteOf } from './clock.ts'

const MONDAY = '2026-01-05'
const person = (commitments: string, trainingDays: 3 | 4 = 3): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'muscle-gain', stress: 'low', trainingDays, commitments },
    ...{ races: '', goalDate: '2026-03-29' },
  },
  ...{ today: MONDAY, anchor: MONDAY, timeZone: 'UTC' },
})
const daysOf = (commitments: string, trainingDays: 3 | 4 = 3) =>
  makePlan(person(commitments, trainingDays)).weeklyPlan.flatMap(({ days }) => days)
const weekdayOf = (date: string) => new Date(`${date}T12:00Z`).getUTCDay()
const trained = (days: ReturnType<typeof daysOf>) => days.filter(({ durationMin }) => durationMin > 0)

describe('hours in which somebody trains already', () => {
  test.each([
    'Work 9-5, gym Mon Wed Fri 18-19',
    'Work 9-5. I train Monday, Wednesday and Friday 6-7pm',
    'Büro 9-17, Fitnessstudio Mo, Mi, Fr 18-19 Uhr',
  ])('hold the sessions of a plan: %s', (commitments) => {
    const days = trained(daysOf(commitments))
    expect(days.length).toBeGreaterThan(20)
    for (const { date, start } of days) {
      expect([1, 3, 5], date).toContain(weekdayOf(date))
      expect(start, date).toBe('18:00')
    }
  })

  test('may lie before the usual hour of waking', () => {
    const days = trained(daysOf('Work 8-4, gym Tue and Thu 5:30am-6:30am, Sat 9-10'))
    const early = days.filter(({ date }) => [2, 4].includes(weekdayOf(date)))
    expect(early.length).toBeGreaterThan(10)
    for (const { date, start } of early) expect(minuteOf(start ?? '00:00'), date).toBeLessThanOrEqual(360)
  })

  test('are where a session that is longer than they are begins', () => {
    const days = trained(daysOf('Work 9-5, gym Mon Wed Fri 18:00-18:30'))
    expect(Math.max(...days.map(({ durationMin }) => durationMin))).toBeGreaterThan(30)
    for (const { date, start } of days) expect(start, date).toBe('18:00')
  })

  test('are no hours that others lead, or that somebody else trains in', () => {
    for (const commitments of [
      'Work 9-5, yoga class Mon 18-19',
      'Work 9-5, I teach spin class Mon 18-19',
      'Work 9-5, my son trains Mon 18-19',
    ])
      expect(readBase(person(commitments)).week[0]?.preferred, commitments).toEqual([])
  })
})

test.each(['spin class', 'running club', 'swim club', 'parkrun', 'CrossFit'])(
  '%s is the training of its day',
  (name) => {
    const [monday, tuesday] = readBase(person(`Work 9-5, ${name} Tue 18:30-19:30`)).week
    expect(monday?.practice).toBeUndefined()
    expect(tuesday?.practice?.minutes).toBe(60)
    const onIt = daysOf(`Work 9-5, ${name} Tue 18:30-19:30`).filter(({ date }) => weekdayOf(date) === 2)
    for (const { date, workoutName } of onIt.slice(1)) expect(workoutName.code, date).toBe(onIt[1]?.workoutName.code)
  },
)

test('a day never named with training is kept free, whatever work the text tells of', () => {
  for (const commitments of [
    'Nurse, shifts 7-19, never on Sundays',
    'Work 8-5, never on Sundays',
    'Büro 9-17, nie am Sonntag',
  ]) {
    const days = trained(daysOf(commitments, 4))
    expect(
      days.filter(({ date }) => weekdayOf(date) === 0),
      commitments,
    ).toEqual([])
  }
})

describe('hours that somebody names', () => {
  const wokenOn = (commitments: string) => readBase(person(commitments)).week.map(({ wake }) => wake)

  test('are got up for', () => {
    expect(Math.max(...wokenOn('Work 9-6 weekdays. I train best at 6am'))).toBeLessThan(360)
    for (const { date, start } of trained(daysOf('Work 9-6 weekdays. I train best at 6am')))
      expect(minuteOf(start ?? '12:00'), date).toBeLessThan(400)
  })

  test('are those in which they have time, and no hours taken', () => {
    for (const { date, start } of trained(daysOf('I have an hour every morning at 6'))) {
      expect(minuteOf(start ?? '12:00'), date).toBeGreaterThanOrEqual(360)
      expect(minuteOf(start ?? '12:00'), date).toBeLessThan(420)
    }
  })

  test('or lengths are the most of their days', () => {
    for (const { date, durationMin } of trained(daysOf('I can do 30 min on weekdays and an hour at weekends', 4)))
      expect(durationMin, date).toBeLessThanOrEqual([0, 6].includes(weekdayOf(date)) ? 60 : 30)
  })

  test('of training, or days without any, are where sessions go', () => {
    const days = trained(daysOf('Work 9-5. I go to the gym on Mondays and Thursdays', 4))
    for (const weekday of [1, 4])
      expect(days.filter(({ date }) => weekdayOf(date) === weekday).length, String(weekday)).toBeGreaterThan(9)
  })
})
