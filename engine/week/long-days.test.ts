import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../civil-date.ts'
import type { Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { type Dice, diceOf, pickOf, randomPerson } from '../testing/random-life.ts'

/** More of them: LONG_LIVES=3000 npx vitest run engine/week/long-days.test.ts */
const LIVES = Number(process.env.LONG_LIVES ?? 140)
const RACES = [
  '5k',
  '10k',
  'half marathon',
  'marathon',
  'sprint triathlon',
  'ironman',
  'hyrox',
  'century ride',
  'hike 30 km',
]
const LONG_RACES = ['marathon', 'ironman']
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** The plan of a random person on its first day, with one or two races on a weekday. */
function racePlan(dice: Dice, weekday: string) {
  const { profile, preferences, anchor = '' } = randomPerson(dice)
  const races = Array.from({ length: dice() < 0.7 ? 1 : 2 }, () => {
    let date = addDays(anchor, 10 + Math.floor(dice() * 160))
    while (weekdayOf(date) !== weekday) date = addDays(date, 1)
    return { name: pickOf(dice, RACES), date }
  })
  const text = races.map(({ name, date }) => `${name} ${date}`).join('\n')
  const plan = makePlan({
    ...{ profile: { ...profile, races: text }, today: anchor, anchor, timeZone: 'UTC' },
    ...(preferences ? { preferences } : {}),
  })
  const days = plan.weeklyPlan.flatMap((week) => week.days)
  // Of two on one day the first counts.
  const raced = races.filter(
    ({ date }, index) =>
      races.findIndex((other) => other.date === date) === index &&
      days.some((day) => day.date === date && day.discipline === 'race'),
  )
  return { days, races: raced, text: `${text}, from ${anchor}` }
}

const isLong = ({ longSession, discipline }: PlanDay) => longSession && discipline !== 'race'

describe.each(WEEKDAYS)('with races on %s', (weekday) => {
  const plans = Array.from({ length: Math.ceil(LIVES / 7) }, (_, seed) => racePlan(diceOf(seed), weekday))

  test('four days without a long session come before each of them, six before a marathon', () => {
    let seen = 0
    for (const { days, races, text } of plans)
      for (const { name, date } of races) {
        seen += 1
        const last = days.findLast((day) => isLong(day) && day.date < date)
        const least = LONG_RACES.includes(name) ? 7 : 5
        if (last) expect(daysBetween(last.date, date), `${text}: ${last.date}`).toBeGreaterThanOrEqual(least)
      }
    expect(seen).toBeGreaterThan(LIVES / 14)
  })

  test('no hard day is the eve of one, and hard strength work lies more than three days back', () => {
    for (const { days, races, text } of plans)
      for (const { date } of races)
        for (const day of days) {
          const gap = daysBetween(day.date, date)
          if (!day.hard || day.discipline === 'race' || gap < 1) continue
          expect(gap, `${text}: ${day.date}`).toBeGreaterThan(day.discipline === 'strength' ? 3 : 1)
        }
  })

  test('long sessions lie five days apart, from one week to the next too', () => {
    for (const { days, text } of plans)
      for (const brick of [true, false]) {
        const long = days.filter((day) => isLong(day) && (day.discipline === 'brick') === brick)
        for (const [index, day] of long.slice(1).entries())
          expect(daysBetween(sure(long[index]).date, day.date), `${text}: ${day.date}`).toBeGreaterThanOrEqual(5)
      }
  })
})

test.each([
  ['half marathon on 2027-04-18', 'endurance'],
  ['', 'general'],
] as const)('the long run is on the free day among those that are named, not before work: %s', (races, goal) => {
  const profile: Profile = {
    ...{ name: 'Demo', level: 'intermediate', stress: 'low', trainingDays: 5, goalDate: null, goal, races },
    commitments: 'Run Mon Wed Sat, gym Tue Fri. Work 9-5 Mon-Fri',
  }
  const { weeklyPlan } = makePlan({ profile, today: '2026-11-30', anchor: '2026-11-30', timeZone: 'UTC' })
  for (const { days } of weeklyPlan.slice(0, 8))
    expect(days.filter(({ longSession }) => longSession).map(({ date }) => weekdayOf(date))).toEqual(['sat'])
})
