import { expect, test } from 'vitest'
import type { PlanPreferences } from '../../contract/preferences.ts'
import { draftOf, preferencesOf } from './training-draft.ts'

const METRIC = { distance: 'km' } as const
const MILES = { distance: 'mi' } as const
const KEPT: PlanPreferences = {
  start: { weeklyMin: 180, weeklyRunKm: 25, longestMin: 75, longestRunKm: 12 },
  equipment: ['dumbbells', 'bench'],
  limits: ['knee', 'lower back'],
  wake: '06:00',
  recentRace: { distanceKm: 10, seconds: 3000, date: '2026-10-04' },
  zones: { ftpWatts: 250, cssSecPer100: 105, thresholdHr: 168 },
  weights: { dumbbells: [8, 12] },
  lifts: [{ exerciseId: 'back-squat', loadKg: 80, reps: 5 }],
  display: { clock: '12' },
}
const EMPTY = draftOf({}, METRIC)

test.each([METRIC, MILES])('what is kept comes back as it was, in %o', (units) => {
  expect(preferencesOf(draftOf(KEPT, units), KEPT, units)).toEqual(KEPT)
})

test('an empty form keeps nothing but how numbers are shown', () => {
  expect(preferencesOf(EMPTY, { display: { clock: '12' } }, METRIC)).toEqual({ display: { clock: '12' } })
})

test('miles typed are kilometres kept', () => {
  const draft = { ...EMPTY, raceDistance: '6.2', raceTime: '50:00', raceDate: '2026-10-04' }
  expect(preferencesOf(draft, {}, MILES)).toEqual({
    recentRace: { distanceKm: 9.978, seconds: 3000, date: '2026-10-04' },
  })
})

test.each([
  [{ weeklyMin: 'much' }, /whole numbers/],
  [{ weeklyMin: '120' }, /together/],
  [{ weeklyRun: '25' }, /together/],
  [{ ftp: 'strong' }, /FTP in watts/],
  [{ css: '105' }, /CSS as 1:45/],
  [{ thresholdHr: '20' }, /heart rate/],
  [{ raceDistance: '10' }, /distance, time/],
  [{ raceDistance: '10', raceTime: '50', raceDate: '2026-10-04' }, /distance, time/],
])('says what is wrong with %j', (part, problem) => {
  expect(preferencesOf({ ...EMPTY, ...part }, {}, METRIC)).toEqual({ problem: expect.stringMatching(problem) })
})
