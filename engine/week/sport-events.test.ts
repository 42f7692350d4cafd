import { describe, expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import type { Discipline, Equipment, Level, PlanInput, TrainingDays } from '../model.ts'
import { eventMinutes } from '../phases/event-time.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay } from '../plan-model.ts'
import { sure } from '../sure.ts'

const athlete = (
  races: string,
  sport: Discipline,
  equipment: readonly Equipment[],
  level: Level = 'intermediate',
  trainingDays: TrainingDays = 5,
): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level, goal: 'endurance', stress: 'low', commitments: 'Work 9-17', trainingDays },
    ...{ races, goalDate: null },
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  preferences: { equipment, start: { weeklyMin: 200, longestMin: 60, longestRunKm: null } },
  facts: { sports: { does: [sport], never: ['run'] } },
})

const loaded = (input: PlanInput) =>
  makePlan(input).weeklyPlan.filter(({ phase, deload }) => (phase === 'build' || phase === 'peak') && !deload)
const longest = (days: readonly PlanDay[]) => days.filter(({ longSession }) => longSession)

describe('an event that is over sooner than a long session', () => {
  test.each([
    ['2000 m rowing test 2026-04-25', 'row', ['rower'], 60],
    ['1 km open water swim 2026-04-25', 'swim', ['pool'], 45],
    ['10 km bike time trial 2026-04-25', 'cycle', ['bike'], 60],
  ] as const)('is led up to by long easy sessions all the same: %s', (races, sport, equipment, least) => {
    const weeks = loaded(athlete(races, sport, ['none', ...equipment]))
    for (const { days, startDate, plannedMin } of weeks) {
      const others = days.filter(({ discipline, longSession }) => discipline === sport && !longSession)
      const long = sure(longest(days)[0])
      expect(long.durationMin, startDate).toBeGreaterThanOrEqual(least)
      expect(long.durationMin, startDate).toBeGreaterThanOrEqual(Math.max(...others.map((day) => day.durationMin)))
      expect(plannedMin, startDate).toBeGreaterThanOrEqual(200)
    }
  })
})

describe('an event', () => {
  const daysTo = (races: string, sport: Discipline, equipment: readonly Equipment[]) =>
    makePlan(athlete(races, sport, equipment)).weeklyPlan.flatMap(({ days }) => days)

  test('of a few minutes takes those on its day, with a warm-up before it', () => {
    const day = sure(daysTo('1000 m rowing regatta 2026-04-25', 'row', ['rower']).find((one) => one.distanceKm === 1))
    const minutes = day.workout.exercises.reduce((sum, { seconds }) => sum + (seconds ?? 0) / 60, 0)
    expect(minutes).toBeGreaterThanOrEqual(3)
    expect(minutes).toBeLessThanOrEqual(6)
    expect(day.durationMin).toBeGreaterThanOrEqual(25)
  })

  test('on skis is trained for on them, by name', () => {
    const input = athlete('90 km cross-country ski race 2026-04-25', 'walk', ['none'])
    const weeks = loaded({ ...input, facts: {} })
    expect(weeks.length).toBeGreaterThan(3)
    for (const { days } of weeks)
      expect(sure(longest(days)[0]).workoutName).toMatchObject({ code: 'endurance-session', sport: 'ski' })
  })

  test('of few kilometres up a hill has long runs of three fifths of its time before it', () => {
    const hilly = athlete('Fell race 12 km with 900 m climb 2026-05-24', 'run', [])
    const days = makePlan({ ...hilly, facts: {} }).weeklyPlan.flatMap((week) => week.days)
    const flat = { discipline: 'run', distanceKm: 12, climbM: 900, name: 'Fell race' } as const
    const eventMin = eventMinutes(flat, 'intermediate')
    const runs = days.map(({ discipline, durationMin }) => (discipline === 'run' ? durationMin : 0))
    expect(Math.max(...runs) / eventMin).toBeGreaterThan(0.55)
    expect(Math.max(...runs) / eventMin).toBeLessThan(0.7)
  })
})

describe('towards a ride or hike of most of a day', () => {
  const weeksTo = (weeks: number) => addDays('2026-01-05', weeks * 7 - 1)
  const led = (race: string, sport: Discipline, weeks: number, days: TrainingDays, weeklyMin: number): PlanInput => ({
    ...athlete(`${race} ${weeksTo(weeks)}`, sport, ['none', 'bike'], 'intermediate', days),
    preferences: { equipment: ['none', 'bike'], start: { weeklyMin, longestMin: weeklyMin * 0.4, longestRunKm: null } },
  })
  const longestOf = (input: PlanInput, sport: Discipline) =>
    Math.max(
      ...makePlan(input)
        .weeklyPlan.flatMap(({ days }) => days)
        .map(({ discipline, durationMin }) => (discipline === sport ? durationMin : 0)),
    )

  test.each([12, 16, 20])(
    'in %i weeks the longest session comes to six tenths of its time, on any number of days',
    (weeks) => {
      const eventMin = eventMinutes({ discipline: 'cycle', distanceKm: 160 }, 'intermediate')
      for (const days of [3, 4, 5, 6] as const)
        for (const weeklyMin of [225, 300]) {
          const longest = longestOf(led('Century ride 160 km', 'cycle', weeks, days, weeklyMin), 'cycle')
          expect(longest / eventMin, `${days} days from ${weeklyMin} min`).toBeGreaterThan(0.58)
          expect(longest / eventMin, `${days} days from ${weeklyMin} min`).toBeLessThan(0.7)
        }
    },
  )

  test.each([
    ['Century ride 160 km', 'cycle', 160],
    ['30 km hike', 'hike', 30],
  ] as const)('where it cannot, towards a %s, the plan says so, and only there', (race, discipline, distanceKm) => {
    const sport = discipline === 'hike' ? 'walk' : discipline
    const eventMin = eventMinutes({ discipline, distanceKm }, 'intermediate')
    for (const weeks of [10, 14, 20])
      for (const weeklyMin of [120, 180, 300]) {
        const input = led(race, sport, weeks, 4, weeklyMin)
        const isShort = longestOf(input, sport) < 0.6 * eventMin
        const said = makePlan(input).warnings.some(({ text }) => 'code' in text && text.code === 'race-short-longs')
        expect(said, `${weeks} weeks from ${weeklyMin} min`).toBe(isShort)
      }
  })
})

describe('after a ride, a swim or a row', () => {
  test.each([
    ['Century ride 2026-04-26', 'cycle', 'bike'],
    ['5 km open water swim 2026-04-26', 'swim', 'pool'],
    ['42 km rowing marathon 2026-04-26', 'row', 'rower'],
  ] as const)('the first days are of its own sport, easily: %s', (races, sport, equipment) => {
    const after = makePlan(athlete(races, sport, ['none', equipment])).weeklyPlan.filter(
      ({ phase }) => phase === 'recovery',
    )
    const moved = after
      .flatMap(({ days }) => days)
      .filter(({ discipline, durationMin }) => durationMin > 0 && discipline !== 'mobility')
    expect(moved.length).toBeGreaterThan(1)
    for (const { discipline, hard } of moved) expect([discipline, hard]).toEqual([sport, false])
  })
})

describe('towards a hike', () => {
  test('hard walks climb or are brisk: no walk has the pace of a race', () => {
    const names = makePlan({ ...athlete('30 km hike 2026-05-24', 'walk', ['none'], 'advanced'), facts: {} })
      .weeklyPlan.flatMap(({ days }) => days)
      .filter(({ hard, discipline }) => hard && discipline === 'walk')
      .map(({ workoutName: name }) => (name.code === 'endurance-session' ? name.kind : name.code))
    expect([...new Set(names)].toSorted()).toEqual(['hills', 'tempo'])
  })

  const hiker: PlanInput = { ...athlete('30 km hike 2026-05-24', 'walk', ['none'], 'intermediate', 4), facts: {} }
  const packsOf = (input: PlanInput) =>
    makePlan(input).weeklyPlan.flatMap(({ phase, deload, days }) =>
      longest(days).map(({ notes }) => ({
        ...{ phase, deload },
        much: [...JSON.stringify(notes).matchAll(/"much":"(\w+)"/g)].map(([, much]) => sure(much)),
      })),
    )

  test('long walks carry a pack, more of it phase by phase and little in easier weeks', () => {
    const packs = packsOf(hiker).filter(({ phase }) => phase !== 'recovery')
    expect(packs.length).toBeGreaterThan(12)
    const order = ['little', 'half', 'all']
    const loaded = packs.filter(({ phase, deload }) => !deload && phase !== 'taper')
    const grown = loaded.map(({ much }) => order.indexOf(sure(much[0])))
    expect(grown).toEqual([...grown].sort())
    expect(new Set(grown).size).toBe(3)
    for (const { deload, much } of packs) if (deload) expect(much).toEqual(['little'])
  })

  test('whoever spares their back carries none', () => {
    const spared: PlanInput = { ...hiker, preferences: { ...hiker.preferences, limits: ['lower back'] } }
    expect(packsOf(spared).flatMap(({ much }) => much)).toEqual([])
  })
})

describe('towards a Hyrox', () => {
  const racer = (equipment: readonly Equipment[], level: Level = 'intermediate'): PlanInput => {
    const input = athlete('Hyrox 2026-04-25', 'run', equipment, level)
    return { ...input, facts: {} }
  }
  const stationsOf = (input: PlanInput) =>
    makePlan(input).weeklyPlan.map(({ days }) =>
      days
        .filter(({ discipline }) => discipline === 'mixed')
        .flatMap(({ workout }) => workout.exercises)
        .flatMap(({ name }) => ('station' in name ? [{ ...name }] : [])),
    )

  test('its eight stations all come in two weeks, each as itself where there is what it needs', () => {
    const full = stationsOf(racer(['none', 'machines', 'rower', 'dumbbells', 'kettlebell', 'box']))
    const used = full.filter((week) => week.length > 0)
    expect(used.length).toBeGreaterThan(6)
    for (const [at, week] of used.slice(1).entries()) {
      const both = new Set([...sure(used[at]), ...week].map(({ station }) => station))
      expect(both.size).toBe(8)
      expect(week.every(({ code }) => code === 'event-station')).toBe(true)
    }
  })

  test('without equipment something else trains the same, and nobody new does burpees', () => {
    const bare = stationsOf(racer(['none'])).flat()
    for (const { station, code } of bare)
      expect(code, station).toBe(station === 'burpees' || station === 'lunges' ? 'event-station' : 'station-instead')
    const rower = stationsOf(racer(['none', 'rower'])).flat()
    expect(rower.filter(({ station }) => station === 'row').every(({ code }) => code === 'event-station')).toBe(true)
    const novice = stationsOf(racer(['none'], 'beginner')).flat()
    expect(novice.filter(({ station, code }) => station === 'burpees' && code === 'event-station')).toEqual([])
  })
})

describe('beside what a plan leads to', () => {
  const cyclist = (change: Partial<PlanInput['preferences']> = {}): PlanInput => ({
    ...athlete('', 'cycle', ['none', 'bike'], 'intermediate', 4),
    preferences: {
      equipment: ['none', 'bike'],
      start: { weeklyMin: 240, longestMin: 90, longestRunKm: null },
      ...change,
    },
  })

  test('a smaller event of another sport has its sessions in the weeks before it', () => {
    const plan = makePlan({
      ...athlete('Gran fondo 120 km 2026-05-10, 3 km open water swim 2026-04-12', 'cycle', ['none', 'bike', 'pool']),
      facts: {},
    })
    for (const { days, startDate } of plan.weeklyPlan.filter((week) => week.startDate < '2026-04-12')) {
      const swims = days.filter(({ discipline }) => discipline === 'swim').length
      if (startDate > '2026-02-16') expect(swims, startDate).toBeGreaterThan(0)
    }
  })

  test('a long ride stays as long as somebody rides already, where no event asks for more', () => {
    for (const { days, deload, startDate } of makePlan(cyclist()).weeklyPlan)
      if (!deload) expect(Math.max(...days.map(({ durationMin }) => durationMin)), startDate).toBeGreaterThanOrEqual(90)
  })

  test('food on the way is tried out for a day to come alone', () => {
    const said = JSON.stringify(makePlan(cyclist()).weeklyPlan)
    expect(said).toContain('"practised":false')
    expect(said).not.toContain('"practised":true')
  })

  test.each(['Ironman 70.3 2026-06-14', '50 km trail race 2026-06-13', 'London marathon 2026-06-14'])(
    'the weeks after %s hold no easy session beyond three quarters of an hour',
    (races) => {
      const { weeklyPlan } = makePlan({
        ...athlete(races, 'run', ['none', 'bike', 'pool'], 'intermediate', 6),
        preferences: { start: { weeklyMin: 400, longestMin: 120, longestRunKm: 18 } },
        facts: {},
      })
      const after = weeklyPlan.filter(({ phase }) => phase === 'recovery').flatMap(({ days }) => days)
      expect(after.length).toBeGreaterThan(0)
      for (const { durationMin, longSession, discipline, date } of after) {
        if (!longSession) expect(durationMin, date).toBeLessThanOrEqual(45)
        if (races.startsWith('Ironman')) expect(['rest', 'mobility', 'swim', 'cycle'], date).toContain(discipline)
      }
    },
  )
})

test('who rides three hours already, with eight weeks to a century, rides no shorter than they grow from', () => {
  for (const days of [3, 4] as const) {
    const { weeklyPlan } = makePlan({
      ...athlete('Century ride 160 km 2026-03-01', 'cycle', ['none', 'bike'], 'intermediate', days),
      preferences: { equipment: ['none', 'bike'], start: { weeklyMin: 240, longestMin: 180, longestRunKm: null } },
    })
    const rides = weeklyPlan.flatMap((week) => week.days).filter(({ discipline }) => discipline === 'cycle')
    const longest = Math.max(...rides.map(({ durationMin }) => durationMin))
    expect(longest / eventMinutes({ discipline: 'cycle', distanceKm: 160 }, 'intermediate')).toBeGreaterThan(0.56)
    expect(sure(weeklyPlan[0]).days.find(({ longSession }) => longSession)?.durationMin).toBeGreaterThanOrEqual(150)
  }
})

test('a row of a few minutes is led up to by intervals, and by nothing slower than a threshold', () => {
  const weeks = loaded(athlete('2000 m rowing test 2026-04-25', 'row', ['none', 'rower', 'dumbbells']))
  const names = weeks
    .filter(({ phase }) => phase === 'build')
    .flatMap(({ days }) => days.filter(({ discipline, hard }) => discipline === 'row' && hard))
    .map(({ workoutName }) => JSON.stringify(workoutName))
  expect(names.length).toBeGreaterThanOrEqual(2)
  expect(names.filter((name) => name.includes('intervals')).length).toBeGreaterThanOrEqual(2)
  expect(names.some((name) => name.includes('tempo'))).toBe(false)
})

test('before a day on the bike lifting puts no hard ride on the eve of the long one', () => {
  const input = athlete('140 km gran fondo 2026-04-25', 'cycle', ['none', 'bike', 'dumbbells'], 'advanced')
  const start = { weeklyMin: 420, longestMin: 180, longestRunKm: null }
  const days = loaded({ ...input, preferences: { ...input.preferences, start } }).flatMap((week) => week.days)
  const eves = days.filter((_, at) => days[at + 1]?.longSession === true && days[at + 1]?.discipline === 'cycle')
  expect(eves.length).toBeGreaterThan(4)
  expect(eves.filter(({ hard }) => hard).map(({ date }) => date)).toEqual([])
})
