import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { LEVELS, type PlanInput, TRAINING_DAYS } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'

const CENTURY = 'Century ride 160 km on 2026-08-09'
const rider = (commitments: string, change: Partial<PlanInput['profile']> = {}): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', commitments, trainingDays: 4 },
    ...{ races: CENTURY, goalDate: null },
    ...change,
  },
  today: '2026-03-02',
  timeZone: 'UTC',
})

const isLed = ({ workoutName }: PlanDay) => 'code' in workoutName && workoutName.code === 'practice-day'
const isLongRide = ({ discipline, longSession }: PlanDay) => discipline === 'cycle' && longSession
/** Weeks before the event's own. */
const weeksOf = (input: PlanInput) =>
  makePlan(input).weeklyPlan.filter(({ days, phase }) => phase !== 'recovery' && !days.some(isRace))
const isRace = ({ discipline }: PlanDay) => discipline === 'race'
const longRides = (weeks: readonly PlanWeek[]) => weeks.flatMap(({ days }) => days.filter(isLongRide))
const longestOf = (weeks: readonly PlanWeek[]) => Math.max(0, ...longRides(weeks).map(({ durationMin }) => durationMin))

const PEOPLE = LEVELS.flatMap((level) =>
  TRAINING_DAYS.flatMap((trainingDays) =>
    ['Club ride Sat 8-11', 'Work 9-17 Mon-Fri, club ride Sunday 8:00-11:30'].map((commitments) => ({
      ...{ level, trainingDays, commitments },
    })),
  ),
)

describe('a club ride of three hours', () => {
  test.each(PEOPLE)(
    'has no long ride beside it: $level, $trainingDays days, $commitments',
    ({ commitments, ...who }) => {
      const input = rider(commitments, who)
      const days = weeksOf(input).flatMap((week) => week.days)
      for (const [at, day] of days.entries())
        if (isLongRide(day)) {
          expect(
            [days[at - 1], days[at + 1]].some((one) => one && isLed(one)),
            day.date,
          ).toBe(false)
          expect(day.durationMin).toBeGreaterThan(180)
        }
      const plan = makePlan(input)
      const bound = new Set(plan.weeklyPlan.map(({ week }) => week))
      expect(hardViolations(checkPlan({ ...plan, bound }, input.profile))).toEqual([])
    },
  )

  test.each(LEVELS)('is made up for by the other rides, as far as they may be long: %s', (level) => {
    for (const trainingDays of [4, 5] as const) {
      const [led, own] = ['Club ride Sat 8-11', 'Soccer practice Sat 8-11'].map((one) =>
        weeksOf(rider(one, { level, trainingDays })),
      )
      const best = (weeks: readonly PlanWeek[] = []) => Math.max(...weeks.map(({ plannedMin }) => plannedMin))
      const rides = (weeks: readonly PlanWeek[] = []) =>
        weeks.map(({ days }) => days.filter(({ discipline }) => discipline === 'cycle').length)
      // The club's three hours are ridden as well.
      expect(best(led) + 180, `${trainingDays} days`).toBeGreaterThanOrEqual(best(own))
      expect(rides(led)).toEqual(rides(own))
    }
  })

  test('stands beside the long ride of somebody who names a day for it', () => {
    const weeks = weeksOf(rider('Club ride Sat 8-11, long ride on Sundays'))
    const loaded = weeks.filter(({ deload, phase }) => !deload && phase !== 'taper')
    expect(loaded.every(({ days }) => days.some(isLongRide))).toBe(true)
  })
})

describe('a shorter one', () => {
  test.each(['Club ride Sat 8-9:30', 'Group ride Wed 17:30-19:30'])(
    'is outgrown by the long ride of a century: %s',
    (one) => {
      const weeks = weeksOf(rider(one, { trainingDays: 5 }))
      expect(longestOf(weeks)).toBeGreaterThan(200)
    },
  )

  test('does not stand for a long run', () => {
    const runner = { races: 'half marathon 2026-07-19' }
    const weeks = weeksOf(rider('Club ride Sat 8-11', runner)).filter(
      ({ deload, phase }) => !deload && phase !== 'taper',
    )
    expect(weeks.every(({ days }) => days.some(({ longSession }) => longSession))).toBe(true)
  })
})
