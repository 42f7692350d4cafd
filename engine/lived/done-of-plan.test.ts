import { expect, test } from 'vitest'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'
import { doneOfPlan, usedBefore } from './done-of-plan.ts'
import type { LivedDay, LivedWeek } from './done-week.ts'

const MONDAY = '2026-03-02'
const weekWith = (commitments: string) =>
  sure(
    makePlan({
      profile: {
        ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 4 },
        ...{ commitments, races: '', goalDate: null },
      },
      ...{ today: MONDAY, timeZone: 'UTC' },
    }).weeklyPlan[0],
  )
const week = weekWith('')

/** That week with so much of each session done. */
function livedWith(share: number, isOff = false): LivedWeek {
  const { plannedMin } = week
  const dayOf = (min: number): LivedDay => ({
    ...{ countsMin: min, share, kept: share, real: share, realMin: min },
    ...{ km: null, beside: [], besideAu: 0 },
  })
  return {
    ...{ plannedMin, countsMin: plannedMin * share, doneMin: plannedMin * share, share, isOff },
    ...{ cut: null, planned: 4, done: 4, known: 4, silent: [], tooEasy: false, runsTooHard: false },
    days: new Map(week.days.map(({ durationMin }, position) => [position, dayOf(durationMin * share)])),
  }
}

const used = (lived: LivedWeek | undefined) => sure(usedBefore([week], [week], 1, lived ? [lived] : [])[0]).plannedMin

test('a week that is changed grows from what was done of the one before, where that was less', () => {
  expect(used(livedWith(0.3))).toBeLessThan(0.35 * week.plannedMin)
  expect(used(livedWith(0.3))).toBeGreaterThan(0)
})

test('it grows from what was shown where more was done, nearly all was, or nothing is known of it', () => {
  for (const lived of [livedWith(1.5), livedWith(0.9), livedWith(0.3, true), undefined])
    expect(used(lived)).toBe(week.plannedMin)
})

/** That week as it was shown where a note had made it so much of what was planned. */
const shownAs = (share: number) => {
  const days = week.days.map((day) => ({ ...day, durationMin: Math.ceil(day.durationMin * share) }))
  return { ...week, days, plannedMin: days.reduce((sum, { durationMin }) => sum + durationMin, 0) }
}

test('a week of which nearly all of what was planned was done counts as planned, although a day of it was told to be short', () => {
  const all = livedWith(1)
  const usedAs = (share: number) => {
    const days = new Map(
      shownAs(share).days.map(({ durationMin }, at) => [at, { ...sure(all.days.get(at)), realMin: durationMin }]),
    )
    return sure(usedBefore([shownAs(share)], [week], 1, [{ ...all, days }])[0]).plannedMin
  }
  expect(usedAs(0.85)).toBe(week.plannedMin)
  expect(usedAs(0.7)).toBe(shownAs(0.7).plannedMin)
})

test('what was done beside a practice adds to it', () => {
  const practised = weekWith('Soccer practice Tuesday 19:00-20:30')
  const at = practised.days.findIndex(({ workoutName }) => workoutName.code === 'practice-day')
  const practice = sure(practised.days[at])
  const run = { discipline: 'run', minutes: 30, rpe: 4 } as const
  const own = { ...sure(livedWith(1).days.get(0)), realMin: 0, countsMin: run.minutes }
  const days = new Map([[at, { ...own, beside: [run], besideAu: run.minutes * run.rpe }]])
  const done = sure(sure(doneOfPlan([practised], [{ ...livedWith(1), days }])[0]).days[at])
  expect(practice.loadAu).toBeGreaterThan(0)
  expect(done.loadAu).toBe(practice.loadAu + 120)
})
