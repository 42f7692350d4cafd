import { expect, test } from 'vitest'
import type { Level, PlanInput, TrainingDays } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'

const athlete = (races: string, level: Level, trainingDays: TrainingDays, weeklyMin: number): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level, goal: 'endurance', stress: 'low', commitments: '', trainingDays },
    ...{ races, goalDate: null },
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  preferences: {
    equipment: ['bike', 'pool'],
    start: { weeklyMin, longestMin: weeklyMin / 3, longestRunKm: weeklyMin / 30 },
  },
})

/** [min] of each discipline in the loaded weeks towards the event; of a brick the larger part is a ride. */
function minutesOf(input: PlanInput) {
  const sum = { swim: 0, cycle: 0, run: 0 }
  const swims: number[] = []
  for (const week of makePlan(input).weeklyPlan) {
    if ((week.phase !== 'build' && week.phase !== 'peak') || week.deload) continue
    swims.push(week.days.filter(({ discipline }) => discipline === 'swim').length)
    for (const { discipline, durationMin } of week.days) {
      if (discipline === 'swim' || discipline === 'cycle' || discipline === 'run') sum[discipline] += durationMin
      if (discipline !== 'brick') continue
      sum.cycle += 0.7 * durationMin
      sum.run += 0.3 * durationMin
    }
  }
  return { ...sum, all: sum.swim + sum.cycle + sum.run, swims }
}

test.each([
  ['olympic triathlon 2026-05-24', 'intermediate', 5, 240],
  ['olympic triathlon 2026-05-24', 'intermediate', 6, 240],
  ['70.3 2026-06-14', 'intermediate', 5, 300],
  ['70.3 2026-06-14', 'intermediate', 6, 300],
  ['ironman 2026-08-02', 'advanced', 7, 480],
] as const)('the minutes towards an %s (%s, %i days) are shared as the race is', (races, level, days, weeklyMin) => {
  const { swim, cycle, run, all, swims } = minutesOf(athlete(races, level, days, weeklyMin))
  expect(swim / all).toBeGreaterThan(0.1)
  expect(swim / all).toBeLessThan(0.3)
  expect(cycle / all).toBeGreaterThan(0.39)
  expect(cycle / all).toBeLessThan(0.65)
  expect(run / all).toBeGreaterThan(0.21)
  expect(run / all).toBeLessThan(0.4)
  expect(swims.filter((count) => count >= 2).length / swims.length).toBeGreaterThan(0.7)
})

test.each([
  ['olympic triathlon 2026-05-24', 5, 240],
  ['olympic triathlon 2026-05-24', 6, 300],
  ['70.3 2026-06-14', 5, 300],
  ['70.3 2026-06-14', 6, 300],
  ['70.3 2026-06-14', 7, 360],
] as const)(
  'most loaded weeks towards an %s (%i days) hold a hard session, and swims worth the way',
  (races, days, min) => {
    const weeks = makePlan(athlete(races, 'intermediate', days, min)).weeklyPlan.filter(
      ({ phase, deload }) => (phase === 'build' || phase === 'peak') && !deload,
    )
    const hard = weeks.filter((week) => week.days.some((day) => day.hard && day.discipline !== 'strength'))
    expect(hard.length / weeks.length).toBeGreaterThan(0.7)
    const swims = weeks.flatMap((week) => week.days).filter(({ discipline }) => discipline === 'swim')
    expect(swims.filter(({ durationMin }) => durationMin >= 20).length / swims.length).toBeGreaterThan(0.8)
  },
)

test.each([5, 6, 7] as const)(
  'a beginner’s weeks towards an Olympic triathlon on %i days hold runs, not walks in their place',
  (days) => {
    const { weeklyPlan } = makePlan(athlete('olympic triathlon 2026-05-24', 'beginner', days, 150))
    const loaded = weeklyPlan.filter(({ phase, deload }) => (phase === 'build' || phase === 'peak') && !deload)
    expect(loaded.length).toBeGreaterThan(5)
    for (const { days: week } of loaded) {
      const sports = week.map(({ discipline }) => discipline)
      expect(sports.filter((sport) => sport === 'run').length).toBeGreaterThanOrEqual(1)
      expect(sports.filter((sport) => sport === 'swim').length).toBe(2)
    }
  },
)

test.each([
  ['olympic triathlon 2026-05-24', 'beginner', 5, 180],
  ['olympic triathlon 2026-05-24', 'intermediate', 4, 240],
  ['70.3 2026-06-14', 'intermediate', 6, 360],
  ['ironman 2026-08-02', 'intermediate', 6, 480],
  ['ironman 2026-08-02', 'advanced', 7, 600],
] as const)(
  'rides towards an %s (%s, %i days) are long by themselves as often as a run follows',
  (races, level, trainingDays, min) => {
    const weeks = makePlan(athlete(races, level, trainingDays, min)).weeklyPlan.filter(
      ({ phase }) => phase === 'base' || phase === 'build' || phase === 'peak',
    )
    const days = weeks.flatMap((week) => week.days)
    const bricks = days.filter(({ discipline }) => discipline === 'brick')
    const rides = days.filter(({ workoutName: name }) => name.code === 'endurance-session' && name.kind === 'long')
    expect(bricks.length / weeks.length).toBeGreaterThan(0.35)
    expect(bricks.length / weeks.length).toBeLessThan(0.65)
    const longest = (of: typeof days) => Math.max(...of.map(({ durationMin }) => durationMin))
    // Of a brick seven tenths are its ride.
    expect(longest(rides)).toBeGreaterThan(0.7 * longest(bricks))
  },
)

test.each([
  ['70.3 2026-06-14', 6, 360, 85],
  ['ironman 2026-08-02', 6, 480, 120],
] as const)('the weeks of a long ride towards an %s hold a run worth its name', (races, days, min, least) => {
  const { weeklyPlan } = makePlan(athlete(races, 'intermediate', days, min))
  const rides = weeklyPlan.filter(
    ({ phase, deload, days: week }) =>
      (phase === 'build' || phase === 'base') &&
      !deload &&
      week.some(({ longSession, discipline }) => longSession && discipline === 'cycle'),
  )
  expect(rides.length).toBeGreaterThan(3)
  const runs = rides.map((week) =>
    Math.max(...week.days.map((day) => (day.discipline === 'run' ? day.durationMin : 0))),
  )
  for (const run of runs) expect(run).toBeGreaterThanOrEqual(60)
  expect(Math.max(...runs)).toBeGreaterThanOrEqual(least)
})

test.each([
  ['70.3 2026-04-05', 'beginner', 65],
  ['70.3 2026-04-19', 'beginner', 110],
  ['Ironman 2026-05-03', 'beginner', 110],
  ['Ironman 2026-04-26', 'advanced', 145],
] as const)('a fourth day towards an %s (%s, %i minutes a week until now) costs no twentieth', (races, level, min) => {
  const [three, four] = ([3, 4] as const).map((days) => {
    const minutes = makePlan(athlete(races, level, days, min)).weeklyPlan.map(({ days: week }) =>
      week.reduce((sum, day) => sum + (day.discipline === 'race' ? 0 : day.durationMin), 0),
    )
    return { peak: Math.max(...minutes), all: minutes.reduce((sum, one) => sum + one, 0) }
  })
  expect(sure(four).peak).toBeGreaterThanOrEqual(0.95 * sure(three).peak)
  expect(sure(four).all).toBeGreaterThanOrEqual(0.95 * sure(three).all)
})

test('one swim a week at the peak of a triathlon’s plan is held in open water', () => {
  const { weeklyPlan } = makePlan(athlete('olympic triathlon 2026-05-24', 'intermediate', 5, 240))
  for (const { phase, deload, days } of weeklyPlan.filter(({ deload }) => !deload)) {
    const outside = days.filter(({ notes }) => JSON.stringify(notes).includes('open-water-with-others'))
    expect(outside.length, phase).toBe(phase === 'peak' && !deload ? 1 : 0)
  }
})

test('the run of an easier week is no longer than those before it, and shorter still before the event', () => {
  const weeks = makePlan(athlete('Ironman 70.3 2026-06-14', 'intermediate', 6, 300)).weeklyPlan
  const runOf = ({ days }: (typeof weeks)[number]) =>
    Math.max(0, ...days.map(({ discipline, durationMin }) => (discipline === 'run' ? durationMin : 0)))
  for (const [index, week] of weeks.entries()) {
    if (index === 0 || !(week.deload || week.phase === 'taper')) continue
    const before = Math.max(...weeks.slice(Math.max(0, index - 4), index).map(runOf))
    expect(runOf(week), week.startDate).toBeLessThan(0.85 * before)
  }
})
