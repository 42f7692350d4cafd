import { describe, expect, test } from 'vitest'
import { zonesNow } from '../interpret/week/zones-now.ts'
import type { Discipline, PlanInput, Thresholds } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { WorkoutStep } from '../plan-model.ts'
import { sure } from '../sure.ts'

describe('zonesNow()', () => {
  test.each([
    ['FTP 250 W', { ftpWatts: 250 }],
    ['my ftp is 231, CSS 1:45/100m', { ftpWatts: 231, cssSecPer100: 105 }],
    ['I ride with 265w FTP. Threshold heart rate 168', { ftpWatts: 265, thresholdHr: 168 }],
    ['css 1:40 per 100 yards', { cssSecPer100: 109 }],
    ['critical swim speed of 2:05', { cssSecPer100: 125 }],
    ['Functional threshold power 255, Schwellenpuls 168', { ftpWatts: 255, thresholdHr: 168 }],
  ])('reads thresholds: %s', (text, zones) => {
    expect(zonesNow(text)?.zones).toEqual(zones)
  })

  test.each([
    '',
    'goal FTP 300 W',
    'my husband’s FTP is 300',
    'FTP 20',
    // One digit too many is no reason to believe the others.
    'FTP 2400',
    'CSS styling class 19:00',
    'FTP was 280 last year',
  ])('reads none of what is not so now: %s', (text) => {
    expect(zonesNow(text)).toBe(null)
  })
})

const athlete = (races: string, sport: Discipline, zones?: Thresholds, commitments = ''): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', commitments, trainingDays: 5 },
    ...{ races, goalDate: null },
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  preferences: {
    ...{ equipment: ['none', 'bike', 'pool'], start: { weeklyMin: 300, longestMin: 100, longestRunKm: null } },
    ...(zones && { zones }),
  },
  facts: { sports: { does: [sport], never: ['run'] } },
})

type Aim = { readonly effort: string; readonly low: number; readonly high: number }

/** The aims of a kind in a plan, with the effort that each goes with. */
function aimsOf(input: PlanInput, code: 'aim-watts' | 'aim-swim-pace' | 'aim-pulse'): Aim[] {
  const steps: WorkoutStep[] = makePlan(input).weeklyPlan.flatMap(({ days }) =>
    days.flatMap(({ workout }) => workout.exercises),
  )
  return steps.flatMap(({ notes }) => {
    const aim = notes.find((note) => note.code === code)
    const feel = notes.find((note) => note.code === 'feels-like')
    return aim && feel && 'low' in aim && 'effort' in feel
      ? [{ effort: feel.effort, low: aim.low, high: aim.high }]
      : []
  })
}

const middle = ({ low, high }: Aim) => (low + high) / 2

describe('zones', () => {
  test('rides aim at watts of the threshold, the harder the more, and long races at less of it than short ones', () => {
    const century = aimsOf(athlete('century ride 2026-05-23', 'cycle', { ftpWatts: 250 }), 'aim-watts')
    const of = (effort: string) => middle(sure(century.find((aim) => aim.effort === effort)))
    expect(of('easy')).toBeLessThan(of('tempo'))
    expect(of('tempo')).toBeLessThan(of('threshold'))
    expect(of('threshold')).toBeLessThan(of('interval'))
    for (const { low, high } of century) {
      expect(low).toBeGreaterThanOrEqual(110)
      expect(high).toBeLessThanOrEqual(300)
    }
    const hour = aimsOf(athlete('40 km bike race 2026-05-23', 'cycle', { ftpWatts: 250 }), 'aim-watts')
    const race = (aims: readonly Aim[]) =>
      middle(sure(aims.find(({ effort }) => effort !== 'easy' && effort === 'race')))
    expect(race(century)).toBeLessThan(200)
    expect(hour.every(({ high }) => high <= 300)).toBe(true)
  })

  test('swims aim at times by critical swim speed: slower where easy, quicker where fast', () => {
    const aims = aimsOf(athlete('5 km open water swim 2026-05-23', 'swim', { cssSecPer100: 105 }), 'aim-swim-pace')
    const of = (effort: string) => middle(sure(aims.find((aim) => aim.effort === effort)))
    expect(of('easy')).toBeGreaterThan(of('tempo'))
    expect(of('tempo')).toBeGreaterThan(of('threshold'))
    expect(of('threshold')).toBeGreaterThan(of('interval'))
    expect(of('interval')).toBeLessThan(105)
  })

  test('come from words where no field says any, and from the field where one does', () => {
    const told = makePlan(athlete('century ride 2026-05-23', 'cycle', undefined, 'Work 9-17. FTP 250 W'))
    expect(told.unread).toEqual([])
    const words = aimsOf(athlete('century ride 2026-05-23', 'cycle', undefined, 'Work 9-17. FTP 250 W'), 'aim-watts')
    expect(words).toEqual(
      aimsOf(athlete('century ride 2026-05-23', 'cycle', { ftpWatts: 250 }, 'Work 9-17'), 'aim-watts'),
    )
    const both = athlete('century ride 2026-05-23', 'cycle', { ftpWatts: 200 }, 'Work 9-17. FTP 250 W')
    expect(Math.max(...aimsOf(both, 'aim-watts').map(({ high }) => high))).toBeLessThanOrEqual(240)
  })

  test('are the heart rate’s where no power is known, and nobody’s where nothing is', () => {
    const pulse = aimsOf(athlete('century ride 2026-05-23', 'cycle', { thresholdHr: 168 }), 'aim-pulse')
    expect(pulse.length).toBeGreaterThan(20)
    for (const { low, high } of pulse) expect([low >= 95, high <= 175]).toEqual([true, true])
    expect(aimsOf(athlete('century ride 2026-05-23', 'cycle'), 'aim-watts')).toEqual([])
    expect(aimsOf(athlete('century ride 2026-05-23', 'cycle'), 'aim-pulse')).toEqual([])
  })
})

test('a season of swims has different working sets, and a century rides climbs and steady stretches', () => {
  const names = (input: PlanInput) =>
    makePlan(input).weeklyPlan.flatMap(({ days }) =>
      days.flatMap(({ workout }) => workout.exercises.map(({ name }) => name.code)),
    )
  const swim = new Set(names(athlete('5 km open water swim 2026-05-23', 'swim')))
  for (const code of ['fast-freestyle', 'strong-freestyle', 'race-freestyle', 'fist-drill', 'side-kick-drill'] as const)
    expect(swim.has(code), code).toBe(true)
  const ride = names(athlete('century ride 2026-05-23', 'cycle'))
  expect(ride.filter((code) => code === 'steady-climb').length).toBeGreaterThan(3)
})
