import { describe, expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import type { Equipment, PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import { sure } from '../../sure.ts'

const TOLD = '2026-02-01'
const KNEE = 'Terrible pain in my knee, had to stop.'
const SHOULDER = 'Terrible pain in my shoulder.'

const person = (races: string, equipment: readonly Equipment[]): Omit<PlanInput, 'today'> => ({
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 6, goalDate: null },
    ...{ commitments: 'Work 9-17', races },
  },
  ...{ anchor: '2026-01-05', timeZone: 'UTC', preferences: { equipment } },
})

describe.each([
  ['a runner', '10k 2026-05-31', []],
  ['a runner with a bike', '10k 2026-05-31', ['bike']],
  ['a triathlete', 'sprint triathlon 2026-05-31', []],
] as const)('%s who tells of a knee again on the way back from it', (_, races, equipment) => {
  test('is asked for no more on any day than the way back would have asked for', () => {
    let compared = 0
    for (let after = 8; after <= 24; after += 4) {
      const today = addDays(TOLD, after)
      const days = (said: string, shoulder: string) => {
        const history = [
          { date: TOLD, notes: KNEE },
          { date: addDays(today, -1), notes: `${said} ${shoulder}` },
        ]
        const { weeklyPlan } = makePlan({ ...person(races, equipment), today, history })
        return weeklyPlan.flatMap(({ days: all }) => all).filter(({ date }) => date >= today)
      }
      for (const shoulder of ['', SHOULDER]) {
        const again = days(KNEE, shoulder)
        for (const [at, day] of days('', shoulder).slice(0, 14).entries()) {
          const now = sure(again[at])
          expect(now.loadAu, `${now.date} told on ${today}`).toBeLessThanOrEqual(day.loadAu)
          if (now.discipline !== day.discipline) compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(5)
  })
})

test('after strong pain in a knee a ride with a run after it comes back as a ride before it is run again', () => {
  const day = (date: string, notes: string) => {
    const { weeklyPlan } = makePlan({
      profile: {
        ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', trainingDays: 6, goalDate: null },
        ...{ commitments: '', races: 'sprint triathlon 2026-05-31' },
      },
      ...{ anchor: '2026-01-05', today: '2026-02-02', timeZone: 'UTC' },
      history: [{ date: '2026-02-01', notes }],
    })
    return sure(weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date))
  }
  const brick = day('2026-02-15', '')
  expect(brick.discipline).toBe('brick')
  const ride = day('2026-02-15', 'Terrible pain in my knee, had to stop.')
  expect([ride.discipline, ride.durationMin]).toEqual(['cycle', brick.durationMin])
  expect(ride.loadAu).toBeLessThan(brick.loadAu)
})
