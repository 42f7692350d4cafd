import { expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { addDays } from '../civil-date.ts'
import { LIMITS } from '../limits/limits.ts'
import { type Discipline, LEVELS, type Level, type Phase, type PlanInput, type TrainingDays } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay } from '../plan-model.ts'
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

/** [min/km] of somebody who runs slowly. */
const MIN_A_KM = 8

/** [min] of the run behind the ride of a brick. */
function runOffBike({ workout: { exercises } }: PlanDay): number {
  const steps = exercises.filter(({ name }) => name.code === 'brick-run')
  return steps.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0) / 60
}

/** [min] of each discipline in the loaded weeks towards the event. */
function minutesOf(input: PlanInput) {
  const sum = { swim: 0, cycle: 0, run: 0 }
  const swims: number[] = []
  for (const week of makePlan(input).weeklyPlan) {
    if ((week.phase !== 'build' && week.phase !== 'peak') || week.deload) continue
    swims.push(week.days.filter(({ discipline }) => discipline === 'swim').length)
    for (const day of week.days) {
      const { discipline, durationMin } = day
      if (discipline === 'swim' || discipline === 'cycle' || discipline === 'run') sum[discipline] += durationMin
      if (discipline !== 'brick') continue
      sum.cycle += durationMin - runOffBike(day)
      sum.run += runOffBike(day)
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
  'rides towards an %s (%s, %i days) are long by themselves as often as a run follows the long one',
  (races, level, trainingDays, min) => {
    const weeks = makePlan(athlete(races, level, trainingDays, min)).weeklyPlan.filter(
      ({ phase }) => phase === 'base' || phase === 'build' || phase === 'peak',
    )
    const longRides = weeks.flatMap((week) =>
      week.days.filter(({ workoutName: name }) => name.code === 'endurance-session' && name.kind === 'long'),
    )
    expect(longRides.length / weeks.length).toBeGreaterThan(0.35)
    expect(longRides.length / weeks.length).toBeLessThan(0.65)
    const longest = (of: readonly PlanDay[], minutes: (day: PlanDay) => number) => Math.max(...of.map(minutes))
    const bricks = weeks.flatMap((week) => week.days.filter(({ discipline }) => discipline === 'brick'))
    expect(longest(longRides, ({ durationMin }) => durationMin)).toBeGreaterThan(
      longest(bricks, (day) => day.durationMin - runOffBike(day)),
    )
  },
)

const EVENTS = ['sprint triathlon 2026-05-03', 'olympic triathlon 2026-05-24', '70.3 2026-06-14', 'ironman 2026-08-02']
const STARTS = { beginner: [90, 180], intermediate: [180, 320], advanced: [260, 480] } as const
const people = (days: readonly TrainingDays[]) =>
  EVENTS.flatMap((event) =>
    LEVELS.flatMap((level) => days.flatMap((count) => STARTS[level].map((min) => [event, level, count, min] as const))),
  )
const LOADED: ReadonlySet<Phase> = new Set<Phase>(['base', 'build', 'peak'])

test.each(people([5, 6, 7]))(
  'each loaded week towards a %s (%s, %i days, %i minutes until now) has each sport twice, a brick and a run of its own',
  (event, level, count, min) => {
    const input = athlete(event, level, count, min)
    const plan = makePlan(input)
    expect(hardViolations(checkPlan(plan, input.profile, plan.start))).toEqual([])
    for (const { days, phase, deload, week } of plan.weeklyPlan) {
      if (!LOADED.has(phase) || deload || week === 1) continue
      const many = (...sports: Discipline[]) => days.filter(({ discipline }) => sports.includes(discipline)).length
      expect(many('swim'), `week ${week}`).toBe(2)
      expect(many('cycle', 'brick'), `week ${week}`).toBeGreaterThanOrEqual(2)
      expect(many('run', 'brick'), `week ${week}`).toBeGreaterThanOrEqual(2)
      expect(many('brick'), `week ${week}`).toBe(1)
      expect(many('run'), `week ${week}`).toBeGreaterThanOrEqual(1)
      if (count <= 5) expect(many('walk'), `week ${week}`).toBe(0)
    }
  },
)

test('the sports share the minutes as they share a race, one plan with another and nearly in each', () => {
  const shares = people([4, 5, 6, 7]).map((who) => {
    const { swim, cycle, run, all } = minutesOf(athlete(...who))
    const share = { swim: swim / all, cycle: cycle / all, run: run / all }
    expect(share.swim, who.join()).toBeGreaterThan(0.11)
    expect(share.swim, who.join()).toBeLessThan(0.22)
    expect(share.cycle, who.join()).toBeGreaterThan(0.44)
    expect(share.cycle, who.join()).toBeLessThan(0.62)
    expect(share.run, who.join()).toBeGreaterThan(0.23)
    expect(share.run, who.join()).toBeLessThan(0.39)
    return share
  })
  const mean = (sport: 'swim' | 'cycle' | 'run') => shares.reduce((sum, one) => sum + one[sport], 0) / shares.length
  expect(mean('swim')).toBeGreaterThan(0.12)
  expect(mean('swim')).toBeLessThan(0.2)
  expect(mean('cycle')).toBeGreaterThan(0.45)
  expect(mean('cycle')).toBeLessThan(0.55)
  expect(mean('run')).toBeGreaterThan(0.28)
  expect(mean('run')).toBeLessThan(0.38)
})

test.each(people([4, 6]))(
  'no run behind a ride towards a %s (%s, %i days, %i minutes until now) is longer than the last month allows one',
  (event, level, count, min) => {
    const input = athlete(event, level, count, min)
    const days = makePlan(input).weeklyPlan.flatMap((week) => week.days)
    const longestKm = sure(input.preferences?.start?.longestRunKm)
    for (const day of days.filter(({ discipline }) => discipline === 'brick')) {
      const since = addDays(day.date, -30)
      const before = days.filter(({ date, discipline }) => discipline === 'run' && date >= since && date < day.date)
      const known = day.date < addDays(input.today, 35) ? longestKm * MIN_A_KM : 0
      const most = Math.max(known, ...before.map(({ durationMin }) => durationMin))
      expect(runOffBike(day), day.date).toBeLessThanOrEqual(LIMITS['run-rise'].hard * most)
    }
  },
)

test('a sprint asks for less than the Olympic distance, in its longest day and in its fullest week', () => {
  const size = (event: string) => {
    const { weeklyPlan } = makePlan(athlete(event, 'intermediate', 6, 320))
    const trained = weeklyPlan.map(({ days }) => days.filter(({ discipline }) => discipline !== 'race'))
    return {
      longest: Math.max(...trained.flat().map(({ durationMin }) => durationMin)),
      fullest: Math.max(...trained.map((week) => week.reduce((sum, { durationMin }) => sum + durationMin, 0))),
    }
  }
  const [sprint, olympic] = [size('sprint triathlon 2026-05-24'), size('olympic triathlon 2026-05-24')]
  expect(sprint.longest).toBeLessThan(olympic.longest)
  expect(sprint.fullest).toBeLessThan(olympic.fullest)
})

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

const RACES = ['sprint triathlon 2026-05-10', 'olympic triathlon 2026-05-31', '70.3 2026-06-14', 'ironman 2026-08-02']
const LIVES = ['Work Mon-Fri 9-17', 'Work 9-5 Mon-Fri, kids Sat']

test.each(RACES)('no bricks on two days running towards an %s, and no far run the day after the long ride', (races) => {
  for (const level of LEVELS)
    for (const trainingDays of [5, 6, 7] as const)
      for (const commitments of LIVES) {
        const input = athlete(races, level, trainingDays, { beginner: 150, intermediate: 240, advanced: 360 }[level])
        const { weeklyPlan } = makePlan({ ...input, profile: { ...input.profile, commitments } })
        const days = weeklyPlan.flatMap((week) => week.days)
        for (const [at, day] of days.entries()) {
          const eve = days[at - 1]
          const what = `${level}, ${trainingDays} days, ${commitments}, ${day.date}`
          if (day.discipline === 'brick') expect(eve?.discipline, what).not.toBe('brick')
          if (day.discipline === 'run' && day.durationMin >= 60 && !day.hard)
            expect(eve?.longSession && eve.discipline !== 'race' ? eve.durationMin : 0, what).toBeLessThan(90)
        }
      }
})
