import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Progress, ProgressMonth, WeekStory } from '../../contract/progress.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays, mondayOf } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { ONBOARDING, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>

const DAY_MS = 86_400_000
const today = () => server.context.now().toISOString().slice(0, 10)
const progressOf = async (person: Person) => Progress.parse(await (await person.get('/api/progress')).json())
const monthOf = async (person: Person, month: string) =>
  ProgressMonth.parse(await (await person.get(`/api/progress/${month}`)).json())

/** A person's own copy of everything. */
async function copyOf(person: Person) {
  const zip = unzipSync(new Uint8Array(await (await person.post('/api/account/export')).arrayBuffer()))
  const learned = JSON.parse(strFromU8(sure(zip['learned.json']))) as unknown
  const everything = JSON.parse(strFromU8(sure(zip['everything.json']))) as {
    workout_completions: {
      date: string
      completed: boolean
      minutes: number | null
      rpe: number | null
      sets: { exerciseId: string; reps: number; loadKg: number | null }[] | null
    }[]
    activities: { date: string; matched: boolean; duration_sec: number; distance_m: number; avg_hr: number }[]
    generated_schedules: { schedule_data: string | Schedule }[]
  }
  return { ...everything, learned }
}

/** Four weeks of somebody who trains, lifts, runs by heart rate, and misses a week. */
async function livedPerson(): Promise<Person> {
  const person = await server.person()
  await server.db.pool.query(`update subscriptions set trial_ends_at = now() + interval '1 year' where user_id = $1`, [
    person.id,
  ])
  for (let day = 0; day < 28; day++) {
    const answer = await person.get('/api/schedule')
    expect(answer.status).toBe(200)
    const { weeklyPlan } = (await answer.json()) as Schedule
    const date = today()
    const planned = weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date)
    const isAway = day >= 7 && day < 14
    if (planned && planned.durationMin > 0 && !isAway) {
      const sets = [{ exerciseId: 'goblet-squat', reps: 8, loadKg: 16 + Math.floor(day / 7) * 2 }]
      const body = day % 2 ? { rpe: 5, minutes: 30 + day } : { sets, rpe: 4 + (day % 3) }
      expect((await person.put(`/api/completions/${date}`, body)).status).toBe(200)
    }
    if (day % 6 === 0) {
      const activity = { start: `${date}T05:00:00Z`, discipline: 'run', durationSec: 1800 - day * 6, distanceM: 5000 }
      expect((await person.post('/api/activities', { ...activity, avgHr: 140 + (day % 4) })).status).toBe(200)
    }
    server.advance(DAY_MS)
  }
  return person
}

test('every number is what the copy of the person’s data gives', async () => {
  const person = await livedPerson()
  for (const ago of [1, 2]) {
    const sunday = addDays(mondayOf(addDays(today(), 1)), -1)
    const taps = { sleep: ago === 1 ? 5 : 3 }
    expect((await person.put(`/api/check-ins/${addDays(sunday, -ago)}`, { taps })).status).toBe(200)
  }
  const shown = await progressOf(person)
  const copy = await copyOf(person)
  const stored = sure(copy.generated_schedules[0]).schedule_data
  const schedule = (typeof stored === 'string' ? JSON.parse(stored) : stored) as Schedule
  const planned = new Map(schedule.weeklyPlan.flatMap(({ days }) => days.map((day) => [day.date, day])))
  const done = new Map(copy.workout_completions.filter((row) => row.completed).map((row) => [row.date, row]))

  // Days, by their parts.
  const beside = (date: string) =>
    copy.activities
      .filter((one) => one.date === date && !one.matched)
      .reduce((sum, one) => sum + one.duration_sec / 60, 0)
  const minutesOn = (date: string) => {
    const row = done.get(date)
    return (row ? (row.minutes ?? planned.get(date)?.durationMin ?? 0) : 0) + beside(date)
  }
  const loadOn = (date: string) => {
    const row = done.get(date)
    const own = row ? (row.minutes ?? planned.get(date)?.durationMin ?? 0) : 0
    return own * (row?.rpe ?? planned.get(date)?.rpe ?? 4) + 4 * beside(date)
  }
  expect(shown.days.length).toBeGreaterThan(15)
  for (const day of shown.days) {
    expect(day.minutes, day.date).toBe(Math.round(minutesOn(day.date)))
    expect(day.loadAu, day.date).toBe(Math.round(loadOn(day.date)))
    expect(day.trained, day.date).toBe(done.has(day.date) || beside(day.date) > 0)
    expect(day.planned, day.date).toBe((planned.get(day.date)?.durationMin ?? 0) > 0)
  }
  expect(shown.days.filter(({ trained }) => trained)).toHaveLength(
    new Set([...done.keys(), ...copy.activities.filter((one) => !one.matched).map(({ date }) => date)]).size,
  )

  // Weeks, by their days.
  for (const week of shown.rhythm.weeks) {
    const inWeek = shown.days.filter(({ date }) => mondayOf(date) === week.startDate)
    expect(week.minutes).toBe(inWeek.reduce((sum, { minutes }) => sum + minutes, 0))
    expect(week.trained).toBe(inWeek.filter(({ trained }) => trained).length)
    expect(week.minimum).toBe(Math.ceil(inWeek.filter(({ planned: was }) => was).length / 2))
  }
  expect(shown.rhythm.weeks.some(({ state }) => state === 'short')).toBe(true)
  expect(shown.rhythm.kept).toBeGreaterThan(1)

  // Fitness and fatigue: an average that forgets, day by day from the usual load before the first.
  const first = sure(shown.days.find(({ trained }) => trained)).date
  let [fitness, fatigue] = Array(2).fill((schedule.start.weeklyMin * 4) / 7) as [number, number]
  for (let date = first; date <= today(); date = addDays(date, 1)) {
    const load = Math.round(loadOn(date))
    fitness += (1 - Math.exp(-1 / 42)) * (load - fitness)
    fatigue += (1 - Math.exp(-1 / 7)) * (load - fatigue)
    const point = shown.form?.points.find((one) => one.date === date)
    if (!point) continue
    expect(point.fitness).toBeCloseTo(fitness, 0)
    expect(point.form).toBeCloseTo(fitness - fatigue, 0)
  }
  expect(shown.form?.points.at(-1)?.date).toBe(today())

  // The lift: its heaviest set, and the most for eight repetitions with two left, which are ten to failure.
  const sets = copy.workout_completions.flatMap((row) => (row.sets ?? []).map((set) => ({ ...set, date: row.date })))
  const heaviest = Math.max(...sets.map(({ loadKg }) => loadKg ?? 0))
  const lift = sure(shown.lifts[0])
  expect(lift).toMatchObject({ exerciseId: 'goblet-squat', name: 'Goblet squat', days: sets.length })
  expect(lift.best).toEqual({
    date: sure(sets.find(({ loadKg }) => loadKg === heaviest)).date,
    loadKg: heaviest,
    reps: 8,
  })
  const share = 0.488 + 0.538 * Math.exp(-0.075 * 10)
  expect(sure(lift.points[0]).kg).toBeCloseTo(16 / share, 0)
  expect(sure(lift.oneRepMaxKg)).toBeGreaterThan(sure(lift.points[0]).kg)

  // The last whole week, told anew: its days, its minimum, how it felt, and what comes.
  const lastSunday = addDays(mondayOf(addDays(today(), 1)), -1)
  const monday = addDays(lastSunday, -6)
  const story = WeekStory.parse(await (await person.get(`/api/progress/story/${monday}`)).json())
  const week = shown.days.filter(({ date }) => date >= monday && date <= lastSunday)
  expect(story).toMatchObject({
    ...{ first: monday, last: lastSunday },
    minutes: week.reduce((sum, { minutes }) => sum + minutes, 0),
    trained: week.filter(({ trained }) => trained).length,
    planned: week.filter(({ planned: was }) => was).length,
    minimum: Math.ceil(week.filter(({ planned: was }) => was).length / 2),
    sleep: { by: 'taps', mean: 4, days: 2 },
    energy: null,
  })
  expect(story.days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, at) => addDays(monday, at)))
  const efforts = week.flatMap(({ date }) => done.get(date)?.rpe ?? [])
  expect(story.effort).toEqual({
    mean: Math.round((efforts.reduce((sum, rpe) => sum + rpe, 0) / efforts.length) * 10) / 10,
    days: efforts.length,
  })
  const after = [...planned.values()].filter(({ date }) => date > lastSunday && date <= addDays(lastSunday, 7))
  const sessionsAhead = after.filter(({ durationMin }) => durationMin > 0)
  expect(story.next).toMatchObject({
    sessions: sessionsAhead.length,
    minutes: sessionsAhead.reduce((sum, { durationMin }) => sum + durationMin, 0),
  })
  expect((await person.get(`/api/progress/story/${today()}`)).status).toBe(422)

  // Milestones: the first and the tenth day, and the record of the lift, on their days.
  const trainedDates = shown.days.filter(({ trained }) => trained).map(({ date }) => date)
  const counted = shown.milestones.filter((one) => one.code === 'trained-days')
  const reached = [1, 10].filter((count) => trainedDates.length >= count)
  expect(counted.map(({ date, count }) => ({ date, count }))).toEqual(
    reached.map((count) => ({ date: trainedDates[count - 1], count })).reverse(),
  )
  expect(shown.milestones).toContainEqual({
    ...{ code: 'lift-record', exerciseId: 'goblet-squat', name: 'Goblet squat' },
    ...lift.best,
  })
  const newest = shown.milestones.map(({ date }) => date)
  expect(newest).toEqual(newest.toSorted().reverse())

  // Runs: seconds by kilometres, of those near the middle heart rate.
  const runs = copy.activities.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const paces = runs.map((one) => Math.round(one.duration_sec / (one.distance_m / 1000)))
  expect(shown.runs?.points.map(({ secPerKm }) => secPerKm)).toEqual(paces)
  expect(shown.runs?.first).toBe(paces.slice(0, 3).sort((a, b) => a - b)[1])
  expect(shown.runs?.last).toBe(paces.slice(-3).sort((a, b) => a - b)[1])

  // What is learned stands in the copy as it is shown: efforts that were foreseen to one step, of all that were told.
  const rated = [...done.values()].flatMap(({ date, rpe }) => {
    const aim = planned.get(date)
    return rpe !== null && aim && aim.durationMin > 0 && date < today() ? [Math.abs(rpe - aim.rpe)] : []
  })
  expect(rated.length).toBeGreaterThan(6)
  const foreseen = { code: 'foreseen', right: rated.filter((off) => off <= 1).length, of: rated.length }
  expect(shown.learned.since).toBeNull()
  expect(shown.learned.facts).toContainEqual(foreseen)
  expect(copy.learned).toEqual(shown.learned)

  // And it can be forgotten, while all else stays.
  const kept = (await (await person.get('/api/profile/preferences')).json()) as object
  expect((await person.put('/api/profile/preferences', { ...kept, learnedSince: today() })).status).toBe(200)
  const forgot = await progressOf(person)
  expect(forgot.learned).toEqual({ since: today(), facts: [] })
  expect(forgot.days).toEqual(shown.days)
})

test('a month shows what was planned, done and said, and a mended day changes it', async () => {
  const person = await server.person()
  await person.get('/api/schedule')
  const date = today()
  await person.put(`/api/check-ins/${date}`, { completed: true, notes: 'Windy.', rpe: 6, minutes: 41 })
  const month = date.slice(0, 7)
  const before = (await monthOf(person, month)).days.find((day) => day.date === date)
  expect(before?.record).toMatchObject({ completed: true, notes: 'Windy.', rpe: 6, minutes: 41 })
  await person.put(`/api/check-ins/${date}`, { completed: true, notes: 'Windy.', rpe: 6, minutes: 25, version: 1 })
  expect((await progressOf(person)).days.find((day) => day.date === date)).toMatchObject({ minutes: 25, loadAu: 150 })
})

test('nobody sees the progress of another, and a month must be one', async () => {
  const [person, other] = [await server.person(), await server.person()]
  await person.put(`/api/completions/${today()}`, { minutes: 33, rpe: 5 })
  expect((await progressOf(other)).days.some(({ trained }) => trained)).toBe(false)
  expect(await problemOf(await person.get('/api/progress/2026-13'))).toMatchObject({ code: 'invalid-input' })
  expect((await monthOf(person, '2019-02')).days).toEqual([])
})

test('a race has a likely range until it is run', async () => {
  const person = await server.person()
  const races = { ...ONBOARDING, upcoming_races: `10k race on ${today()}` }
  expect((await person.put('/api/profile', races)).status).toBe(200)
  const recentRace = { distanceKm: 10, seconds: 3300, date: addDays(today(), -30) }
  expect((await person.put('/api/profile/preferences', { recentRace })).status).toBe(200)
  expect((await progressOf(person)).race).toMatchObject({ race: { date: today() } })
  expect((await person.put(`/api/completions/${today()}`, { minutes: 52, rpe: 9 })).status).toBe(200)
  expect((await progressOf(person)).race).toBeNull()
})
