import { describe, expect, test } from 'vitest'
import type { Profile } from '../model.ts'
import type { DayItem, PlanDay } from '../plan-model.ts'
import { feelsLike, timedStep } from '../sessions/steps.ts'
import { type DrawnWeek, drawnDay, drawnItem, drawnPlan, drawnLifting as lift } from '../testing/drawn-plan.ts'
import { checkPlan } from './check-plan.ts'

// Plans of our own break no rule, so that each rule meets here a drawn plan on either side of its published limit.
const PERSON: Profile = {
  name: 'Demo',
  level: 'intermediate',
  goal: 'general',
  stress: 'low',
  commitments: '',
  trainingDays: 5,
  races: '',
  goalDate: null,
}
const START = { weeklyMin: 200, longestMin: 60, longestRunKm: 10 }

type Kind = 'hard' | 'target'
type Circumstances = Parameters<typeof drawnPlan>[1] & { readonly person?: Partial<Profile> }

/** Whether a rule is broken somewhere: its hard limit, or its target. */
function breaks(rule: string, kind: Kind, weeks: readonly DrawnWeek[], { person, ...around }: Circumstances = {}) {
  const findings = checkPlan(drawnPlan(weeks, around), { ...PERSON, ...person }, START)
  return findings.some((one) => one.rule === rule && one.kind === kind && !one.ok)
}

/** A rule, what it says, a plan at its limit, and one beyond it. */
type Row = [string, Kind, string, readonly DrawnWeek[], readonly DrawnWeek[], Circumstances?]

function holdsEach(rows: readonly Row[]) {
  test.each(rows)('%s, %s: %s', (rule, kind, _, kept, broken, around) => {
    expect(breaks(rule, kind, kept, around)).toBe(false)
    expect(breaks(rule, kind, broken, around)).toBe(true)
  })
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const week = (...days: PlanDay[]): DrawnWeek => ({ days, phase: 'base', deload: false })
const phases = (...all: DrawnWeek['phase'][]) => all.map((phase) => ({ ...week(), phase }))

const rest = drawnDay()
const mind = drawnDay({ discipline: 'mind', durationMin: 20 })
const walk = (durationMin: number) => drawnDay({ durationMin })
const run = (km: number, durationMin = km * 6) => drawnDay({ discipline: 'run', durationMin, distanceKm: km })
/** A run whose every minute is a marathon's effort. */
const tempo = (durationMin: number) =>
  drawnDay({
    ...{ discipline: 'run', durationMin },
    workout: {
      ...{ warmup: [], cooldown: [] },
      exercises: [timedStep({ code: 'steady-finish' }, durationMin, [feelsLike('tempo')])],
    },
  })
const hard = (durationMin = 40) => drawnDay({ discipline: 'run', durationMin, rpe: 7, hard: true })
const long = drawnDay({ durationMin: 60, longSession: true })
const race = (km: number) => drawnDay({ discipline: 'race', durationMin: km * 6, rpe: 9, hard: true, distanceKm: km })

const loads = (...weekly: number[]) => weekly.map((loadAu) => week(drawnDay({ durationMin: 60, loadAu })))
/** Training of one's own before and after a month without the practices that others lead. */
const led = (...own: number[]) =>
  own.map((loadAu, at) => week(drawnDay({ durationMin: 60, loadAu }), drawnDay({ loadAu: at === 3 ? 1500 : 0 })))
const afterRest = (min: number) => [week(), week(), week(walk(10)), week(walk(min), ...times(3, walk(10)))]
const minutes = (...weekly: number[]) => weekly.map((min) => week(walk(min)))
const km = (...weekly: number[]) => weekly.map((each) => week(run(each)))
const runs = (...each: number[]) => [week(...each.map((min) => run(1, min)))]
const sets = (squat: number) => [week(lift({ squat, push: 3, pull: 3 }), lift({ core: 1 }))]
const deload = (min: number, sessions = 2) => [
  week(walk(100), walk(100)),
  { ...week(...times(sessions, walk(min / sessions))), deload: true },
]
const peak = (min: number) => [{ ...week(walk(min)), phase: 'peak' as const }]

const beginner = { person: { level: 'beginner' } } as const
const advanced = { person: { level: 'advanced' } } as const
const stressed = { person: { stress: 'high' } } as const
const calming = { person: { goal: 'stress' } } as const

describe('how much, and how fast', () => {
  const wrongLoad = drawnDay({ durationMin: 40, rpe: 3, loadAu: 130 })
  holdsEach([
    ['L1', 'hard', 'load is effort times minutes', [week(walk(40))], [week(wrongLoad)]],
    ['L2', 'hard', 'monotony is 2 at most', [week(...times(5, walk(30)))], [week(...times(6, walk(30)))]],
    ['L4', 'hard', '7:28-day load is 1.5 at most', loads(300, 300, 300, 540), loads(300, 300, 300, 541)],
    ['L4', 'target', '7:28-day load is 1.3 at most', loads(300, 300, 300, 433), loads(300, 300, 300, 434)],
    [
      'L4',
      'hard',
      'practices that come back leave own sessions as they are',
      led(300, 300, 300, 540),
      led(300, 300, 300, 541),
    ],
    ['L4', 'hard', 'four times ten minutes are no leap', afterRest(10), afterRest(11)],
    ['L5', 'hard', 'a week rises by a fifth', minutes(200, 240), minutes(200, 241)],
    ['L5', 'target', 'a week rises by a tenth', minutes(220, 242), minutes(220, 243)],
    ['L5', 'hard', 'the first week starts where training stood', minutes(240), minutes(241)],
    ['L5-km', 'hard', 'kilometres rise by a fifth', km(20, 24), km(20, 24.1)],
    ['L5-km', 'hard', 'or by three', km(10, 10, 10, 10, 13), km(10, 10, 10, 10, 13.1)],
    ['L5-load', 'target', 'load rises by a fifth', loads(500, 600), loads(500, 601)],
    ['L6', 'hard', 'a run is 30 % longer than before at most', km(10, 13), km(10, 13.1)],
    ['L6', 'target', 'a run is a tenth longer', [...km(10), week(run(11, 75))], [...km(10), week(run(11.1, 75))]],
    ['L6', 'hard', 'what lies longer back does not count', km(10, 5, 5, 5, 5, 5, 6.5), km(10, 5, 5, 5, 5, 5, 6.6)],
    ['L8', 'hard', 'a deload is smaller', deload(184), deload(186)],
    ['L8', 'target', 'a deload cuts 15 %', deload(170), deload(172)],
    ['L8', 'target', 'a deload cuts 40 % at most', deload(120), deload(118)],
    ['L8', 'hard', 'a deload is no week off', deload(110), deload(108)],
    ['L8', 'hard', 'a deload keeps its sessions', deload(150), deload(150, 1)],
    ['L8', 'hard', 'six loaded weeks run', times(6, week(walk(60))), times(7, week(walk(60)))],
    ['E5', 'hard', 'the long run of three runs', runs(60, 20, 20), runs(61, 20, 19)],
    ['E5', 'target', 'the long run of three runs', runs(55, 25, 20), runs(56, 24, 20)],
    ['E5', 'target', 'the long run of four runs', runs(47, 18, 18, 17), runs(48, 18, 17, 17)],
    ['E5', 'target', 'the long run of five runs', runs(40, 15, 15, 15, 15), runs(41, 15, 15, 15, 14)],
    ['E6', 'hard', 'three hours', runs(180), runs(182)],
    ['E6', 'target', 'as far as the level goes', km(31), km(31.1)],
  ])
})

describe('how hard, and how often', () => {
  const easy = times(3, week(walk(200)))
  holdsEach([
    ['E1', 'hard', 'three quarters of endurance are easy', [week(hard(25), walk(75))], [week(hard(26), walk(74))]],
    ['E1', 'target', 'four fifths are, minute by minute', [week(tempo(20), walk(80))], [week(tempo(21), walk(79))]],
    ['E1', 'hard', 'four easy weeks come first', [...easy, week(), week(hard())], [...easy, week(hard())], beginner],
    ['E2', 'hard', 'one hard session', [week(hard())], [week(hard(), rest, hard())], beginner],
    ['E2', 'hard', 'two', [week(hard(), rest, hard())], [week(hard(), rest, hard(), rest, hard())]],
    ['E2', 'hard', 'three', [week(hard(), hard(), hard())], [week(hard(), hard(), hard(), hard())], advanced],
    ['E3', 'hard', 'hard days lie two days apart', [week(hard(), rest, hard())], [week(hard(), hard())]],
    ['E3', 'hard', 'three', [week(hard(), rest, rest, hard())], [week(hard(), rest, hard())], stressed],
    [
      'E3',
      'hard',
      'from one week to the next too',
      [week(...times(5, rest), hard()), week(hard())],
      [week(...times(6, rest), hard()), week(hard())],
    ],
    [
      'long-spacing',
      'hard',
      'long sessions lie five days apart',
      [week(...times(5, rest), long), week(...times(3, rest), long)],
      [week(...times(5, rest), long), week(...times(2, rest), long)],
    ],
    ['E3', 'hard', 'no hard eve of a long session', [week(hard(), rest, long)], [week(hard(), long)], beginner],
    [
      'E11',
      'hard',
      'two light days',
      [week(...times(5, walk(40)), walk(30))],
      [week(...times(5, walk(40)), walk(31))],
      beginner,
    ],
    ['E11', 'hard', 'one', [week(...times(6, walk(40)), walk(30))], [week(...times(6, walk(40)), walk(31))]],
    ['G7', 'hard', 'one hard session less', [week(hard())], [week(hard(), rest, rest, hard())], stressed],
    ['frequency', 'hard', 'no more days than asked for', [week(...times(5, walk(9)))], [week(...times(6, walk(9)))]],
    ['frequency', 'hard', 'no fewer', times(2, week(...times(5, walk(9)))), times(2, week(...times(4, walk(9))))],
  ])
})

describe('what a goal needs', () => {
  const muscle = { person: { goal: 'muscle-gain' } } as const
  const walks = times(3, walk(30))
  holdsEach([
    ['S1', 'hard', 'two days of strength', [week(lift({}), lift({}))], [week(lift({}))]],
    ['S1', 'hard', 'three for muscle', [week(...times(3, lift({})))], [week(...times(2, lift({})))], muscle],
    ['S3', 'target', 'twenty sets of a muscle', sets(20), sets(21)],
    ['S3', 'hard', 'thirty', sets(30), sets(31)],
    [
      'S8',
      'hard',
      'legs, push and pull come up',
      [week(lift({ squat: 1, push: 1 }), lift({ pull: 1 }))],
      [week(lift({ squat: 1, push: 1 }), lift({ core: 1 }))],
    ],
    ['S8', 'target', 'four to push for three to pull', sets(3), [week(lift({ squat: 3, push: 5, pull: 3 }), lift({}))]],
    ['S8', 'target', 'and the other way', sets(3), [week(lift({ squat: 3, push: 2, pull: 3 }), lift({}))]],
    ['G1', 'target', '150 minutes from week 4 on', minutes(140, 140, 140, 150), minutes(140, 140, 140, 149)],
    ['G2', 'target', '250 minutes, a tenth spared', peak(225), peak(224), { person: { goal: 'weight-loss' } }],
    [
      'G5',
      'hard',
      'three easy sessions',
      [week(...walks, mind, mind)],
      [week(walk(30), walk(30), mind, mind)],
      calming,
    ],
    ['G5', 'hard', 'two for the mind', [week(...walks, mind, mind)], [week(...walks, mind)], calming],
    ['T6', 'hard', 'phases in order', phases('base', 'taper', 'recovery', 'base'), phases('build', 'base')],
  ])
})

describe('around a race', () => {
  /** Six weeks of 200 minutes with the longest run on Monday, the taper, the race on its last Sunday, what follows. */
  const plan = (taper: readonly number[], distanceKm: number, after: readonly DrawnWeek[] = []) => [
    ...times(6, week(run(20, 100), walk(100))),
    ...taper.map((min, index): DrawnWeek => {
      const isLast = index === taper.length - 1
      return { ...week(walk(min), ...(isLast ? [...times(5, rest), race(distanceKm)] : [])), phase: 'taper' }
    }),
    ...after.map((each): DrawnWeek => ({ ...each, phase: 'recovery' })),
  ]
  const on = (distanceKm: number, taperWeeks: number) => ({ race: { week: 5 + taperWeeks, day: 6, km: distanceKm } })
  holdsEach([
    ['T1', 'hard', 'a taper never grows', plan([140, 140, 80], 42), plan([140, 141, 80], 42), on(42, 3)],
    ['T4', 'hard', 'the week of any race', plan([120, 120], 21), plan([121, 121], 21), on(21, 2)],
    ['T4', 'target', 'the week of a shorter race', plan([110, 110], 21), plan([111, 111], 21), on(21, 2)],
    ['T3', 'target', 'the week of a marathon', plan([150, 110, 90], 42), plan([150, 110, 91], 42), on(42, 3)],
    ['T3', 'target', 'two weeks before, at most', plan([180, 110, 90], 42), plan([181, 110, 90], 42), on(42, 3)],
    ['T3', 'target', 'two weeks before, at least', plan([130, 110, 90], 42), plan([129, 110, 90], 42), on(42, 3)],
    ['T3', 'target', 'one week before, at most', plan([170, 150, 90], 42), plan([170, 151, 90], 42), on(42, 3)],
    ['T3', 'target', 'one week before, at least', plan([150, 90, 80], 42), plan([150, 89, 80], 42), on(42, 3)],
  ])

  test('T5: the longest run lies two weeks before a marathon, one before a half', () => {
    expect(breaks('T5', 'hard', plan([110, 90], 42), on(42, 2))).toBe(false)
    expect(breaks('T5', 'hard', plan([90], 42), on(42, 1))).toBe(true)
    expect(breaks('T5', 'hard', plan([90], 21), on(21, 1))).toBe(false)
  })

  test('T5: long sessions end five days before an event, a week before a marathon', () => {
    const longOn = (day: number) => [week(...times(day, rest), long, ...times(5 - day, rest), race(10))]
    expect(breaks('T5', 'hard', longOn(1), { race: { week: 0, day: 6, km: 10 } })).toBe(false)
    expect(breaks('T5', 'hard', longOn(2), { race: { week: 0, day: 6, km: 10 } })).toBe(true)
    const weekBefore = (day: number) => [week(...times(day, rest), long), week(...times(5, rest), race(42))]
    expect(breaks('T5', 'hard', weekBefore(5), { race: { week: 1, day: 5, km: 42 } })).toBe(false)
    expect(breaks('T5', 'hard', weekBefore(6), { race: { week: 1, day: 5, km: 42 } })).toBe(true)
  })

  test.each([
    [5, 3],
    [10, 5],
    [21.1, 7],
    [42.2, 14],
  ])('T8: after %d km there are %i days without hard work', (distanceKm, quiet) => {
    const hardOn = (day: number) => {
      const days = [...times(day - 1, rest), hard()]
      return plan([100, 80], distanceKm, [
        week(...days.slice(0, 7)),
        week(...days.slice(7, 14)),
        week(...days.slice(14)),
      ])
    }
    expect(breaks('T8', 'hard', hardOn(quiet), on(distanceKm, 2))).toBe(true)
    expect(breaks('T8', 'hard', hardOn(quiet + 1), on(distanceKm, 2))).toBe(false)
  })
})

describe('the timed day', () => {
  const sleep = drawnItem('22:00', 480, 'sleep')
  const on = (rule: string, session: PlanDay, kind: Kind, ...today: DayItem[]) =>
    breaks(rule, kind, [week(session)], { today })

  test('D1: training ends an hour before bed, hard training two', () => {
    const at = (time: string) => [drawnItem(time, 60, 'workout'), sleep]
    expect(on('D1', walk(60), 'hard', ...at('20:00'))).toBe(false)
    expect(on('D1', walk(60), 'hard', ...at('20:01'))).toBe(true)
    expect(on('D1', hard(60), 'hard', ...at('19:00'))).toBe(false)
    expect(on('D1', hard(60), 'hard', ...at('19:01'))).toBe(true)
  })

  test('D2: a night has seven hours', () => {
    expect(on('D2', rest, 'hard', drawnItem('23:00', 420, 'sleep'))).toBe(false)
    expect(on('D2', rest, 'hard', drawnItem('23:00', 419, 'sleep'))).toBe(true)
  })

  test('D3: hard training begins 90 minutes after a main meal, better two hours', () => {
    const at = (time: string) => [drawnItem('12:00', 30, 'meal'), drawnItem(time, 60, 'workout'), sleep]
    expect(on('D3', hard(60), 'hard', ...at('14:00'))).toBe(false)
    expect(on('D3', hard(60), 'hard', ...at('13:59'))).toBe(true)
    expect(on('D3', hard(60), 'target', ...at('14:30'))).toBe(false)
    expect(on('D3', hard(60), 'target', ...at('14:29'))).toBe(true)
    expect(on('D3', walk(60), 'hard', ...at('12:30'))).toBe(false)
  })

  test('D6: items follow each other, and the session of the day is among them', () => {
    const lunch = drawnItem('12:00', 30, 'meal')
    expect(on('D6', rest, 'hard', lunch, drawnItem('12:30', 30, 'habit'))).toBe(false)
    expect(on('D6', rest, 'hard', lunch, drawnItem('12:29', 30, 'habit'))).toBe(true)
    expect(on('D6', walk(30), 'hard', lunch)).toBe(true)
    expect(on('D6', rest, 'hard')).toBe(true)
  })
})

describe('the shape of a plan', () => {
  const good = drawnPlan([week(walk(30)), week(walk(30))])
  const [first, second] = good.weeklyPlan as [(typeof good.weeklyPlan)[0], (typeof good.weeklyPlan)[0]]
  const wrong = (what: string, change: object, which = second) => {
    const weeklyPlan = good.weeklyPlan.map((one) => (one === which ? { ...one, ...change } : one))
    const at = (plan: typeof good) => checkPlan(plan, PERSON, START).filter((one) => one.measure === what && !one.ok)
    return at({ ...good, weeklyPlan }).length > at(good).length
  }

  test.each([
    ['week-number', { week: 3 }],
    ['week-number', { days: second.days.slice(1) }],
    ['monday', { startDate: '2026-01-13' }],
    ['week-order', { startDate: '2026-01-19' }],
    ['week-minutes', { plannedMin: 31 }],
    ['week-load', { plannedLoadAu: 91 }],
    ['day-order', { days: first.days }],
  ])('%s', (what, change) => {
    expect(wrong(what, change)).toBe(true)
  })
})
