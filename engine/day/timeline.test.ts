import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import type { BusyBlock, CommitmentsReading, Profile } from '../model.ts'
import { WEEKDAYS } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { DayItem } from '../plan-model.ts'
import { sure } from '../sure.ts'

const block = (
  start: string,
  end: string,
  label: string,
  days = WEEKDAYS as readonly (typeof WEEKDAYS)[number][],
): BusyBlock => ({
  days,
  start,
  end,
  label,
  span: { start: 0, end: 1 },
  confidence: 1,
})
const profile: Profile = {
  name: 'Demo',
  level: 'advanced',
  goal: 'muscle-gain',
  stress: 'low',
  commitments: '',
  trainingDays: 7,
  races: '',
  goalDate: null,
}
const day = (commitments: CommitmentsReading, today = '2026-01-05') =>
  makePlan({ profile, today, timeZone: 'UTC' }, { commitments }).todaysSchedule

const weeks: [string, BusyBlock[]][] = [
  ['office hours', [block('09:00', '17:00', 'work')]],
  ['a day without a gap', [block('00:00', '23:59', 'on call')]],
  ['night shifts', [block('19:30', '08:00', 'night shift')]],
  ['an evening job', [block('14:00', '23:30', 'bar shift')]],
  ['an early start', [block('04:30', '13:00', 'bakery')]],
  [
    'many small blocks',
    [
      block('07:00', '09:40', 'a'),
      block('09:50', '12:00', 'b'),
      block('12:10', '18:00', 'c'),
      block('18:05', '21:55', 'd'),
    ],
  ],
  ['overlapping blocks', [block('09:00', '17:00', 'work'), block('12:00', '19:00', 'lab')]],
]

describe('timeline()', () => {
  test.each([
    ['dinner', 'Work 9-5. Dinner at 18:30'],
    ['dinner', 'Trabajo 9-17, cena a las 21:00'],
    ['dinner', 'werk 9-17, avondeten 18:00'],
    ['breakfast', 'Work 9-17, breakfast with the kids 7-7:30'],
  ])('holds one %s where the person has their own: %j', (meal, commitments) => {
    const items = makePlan({
      profile: { ...profile, commitments },
      today: '2026-01-07',
      timeZone: 'UTC',
    }).todaysSchedule
    expect(items.filter(({ title }) => said(title).toLowerCase() === meal)).toHaveLength(1)
  })

  for (const [name, busy] of weeks)
    test(`orders a day with ${name} and overlaps nothing`, () => {
      for (const today of ['2026-01-05', '2026-01-08', '2026-01-10']) {
        const items = day({ busy, preferences: [] }, today)
        for (const [index, item] of items.entries())
          if (index > 0)
            expect(start(item)).toBeGreaterThanOrEqual(
              start(sure(items[index - 1])) + sure(items[index - 1]).durationMin,
            )
        expect(items.some((item) => item.type === 'workout')).toBe(true)
        for (const sleep of items.filter((item) => item.type === 'sleep'))
          expect(sleep.durationMin).toBeGreaterThanOrEqual(420)
      }
    })

  test('shows snacks between commitments on a day without twenty free minutes, and the plan says the same', () => {
    const busy = [block('06:45', '12:00', 'a'), block('12:10', '18:00', 'b'), block('18:12', '21:50', 'c')]
    for (const today of ['2026-01-05', '2026-01-07', '2026-01-09']) {
      const schedule = makePlan(
        { profile, today, timeZone: 'UTC', preferences: { wake: '06:30' } },
        { commitments: { busy, preferences: [] } },
      )
      const planned = sure(sure(schedule.weeklyPlan[0]).days.find((one) => one.date === today))
      const snacks = schedule.todaysSchedule.filter((item) => item.type === 'workout')
      expect(snacks.reduce((sum, item) => sum + item.durationMin, 0)).toBe(planned.durationMin)
      expect(sure(snacks[0]).time).toBe(planned.start)
      for (const snack of snacks)
        expect(snack.durationMin).toBeLessThanOrEqual(planned.discipline === 'cardio' ? 5 : 10)
      const minutes = (label: string) =>
        schedule.todaysSchedule
          .filter((item) => said(item.title) === label)
          .reduce((sum, item) => sum + item.durationMin, 0)
      // The three meals take 80 minutes of them; no commitment gives a minute to a snack.
      expect(minutes('A') + minutes('B') + minutes('C')).toBeGreaterThanOrEqual(315 + 350 + 218 - 80)
    }
  })

  test('shortens a session to the gap of its day and says what it keeps', () => {
    const busy = [block('06:00', '18:00', 'a'), block('18:45', '21:55', 'b')]
    const schedule = makePlan(
      { profile, today: '2026-01-05', timeZone: 'UTC' },
      { commitments: { busy, preferences: [] } },
    )
    const short = sure(schedule.weeklyPlan[0]).days.filter((one) => said(one.notes).startsWith('Shorter, to fit'))
    expect(short.length).toBeGreaterThan(2)
    for (const one of short) expect(one.durationMin).toBeLessThanOrEqual(25)
    for (const one of short) expect(said(one.notes)).toContain('Keeps')
    const today = sure(schedule.todaysSchedule.find((item) => item.type === 'workout'))
    expect(today.durationMin).toBe(sure(sure(schedule.weeklyPlan[0]).days[0]).durationMin)
    if (short.some((one) => one.date === '2026-01-05')) expect(said(today.description)).toContain('Keeps')
  })

  test('trains at the hours the person likes', () => {
    const items = day({
      busy: [block('09:00', '17:00', 'work')],
      preferences: [
        { days: WEEKDAYS, start: '18:00', end: '20:00', strength: 'prefer', span: { start: 0, end: 1 }, confidence: 1 },
      ],
    })
    const workout = sure(items.find((item) => item.type === 'workout'))
    expect(start(workout)).toBeGreaterThanOrEqual(18 * 60)
    expect(start(workout)).toBeLessThan(20 * 60)
  })

  test('opens a long commitment for lunch and carries the steps of the session', () => {
    const items = day({ busy: [block('09:00', '17:00', 'work')], preferences: [] })
    expect(items.filter((item) => said(item.title) === 'Work')).toHaveLength(2)
    expect(items.find((item) => said(item.title) === 'Lunch')?.time).toBe('12:30')
    expect(sure(items.find((item) => item.type === 'workout')).exercises.length).toBeGreaterThan(3)
  })
})

function start(item: DayItem): number {
  return Number(item.time.slice(0, 2)) * 60 + Number(item.time.slice(3))
}
