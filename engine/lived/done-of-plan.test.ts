import { expect, test } from 'vitest'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'
import { usedBefore } from './done-of-plan.ts'
import type { LivedDay, LivedWeek } from './done-week.ts'

const MONDAY = '2026-03-02'
const week = sure(
  makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 4 },
      ...{ commitments: '', races: '', goalDate: null },
    },
    ...{ today: MONDAY, timeZone: 'UTC' },
  }).weeklyPlan[0],
)

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

const used = (lived: LivedWeek | undefined) => sure(usedBefore([week], 1, lived ? [lived] : [])[0]).plannedMin

test('a week that is changed grows from what was done of the one before, where that was less', () => {
  expect(used(livedWith(0.3))).toBeLessThan(0.35 * week.plannedMin)
  expect(used(livedWith(0.3))).toBeGreaterThan(0)
})

test('it grows from what was shown where more was done, nearly all was, or nothing is known of it', () => {
  for (const lived of [livedWith(1.5), livedWith(0.9), livedWith(0.3, true), undefined])
    expect(used(lived)).toBe(week.plannedMin)
})
