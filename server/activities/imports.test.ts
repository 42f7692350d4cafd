import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActivityInput, ActivityRows, ImportAnswer, ImportRows } from '../../contract/activity.ts'
import type { CheckInRows } from '../../contract/check-in.ts'
import type { ShownProgress } from '../../contract/progress.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>

const run = (date: string, parts: Partial<ActivityInput> = {}): ActivityInput => ({
  ...{
    start: `${date}T06:00:00Z`,
    discipline: 'run',
    durationSec: 3000,
    distanceM: 8000,
    avgHr: 142,
    climbM: null,
    sets: null,
    laps: null,
  },
  ...parts,
})

async function give(person: Person, id: string, activities: readonly ActivityInput[]): Promise<ImportAnswer> {
  const response = await person.post(`/api/activities/imports/${id}`, { activities })
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as ImportAnswer
}

const importsOf = async (person: Person) => (await (await person.get('/api/activities/imports')).json()) as ImportRows
const listOf = async (person: Person) =>
  ((await (await person.get('/api/activities')).json()) as ActivityRows).activities
const planOf = async (person: Person) => (await (await person.get('/api/schedule')).json()) as Schedule
const recordsOf = async (person: Person) =>
  ((await (await person.get('/api/check-ins')).json()) as CheckInRows).days.filter(({ completed }) => completed)

test('an archive comes in by parts, is listed as one, and says where training stands', async () => {
  const person = await server.person()
  const { date: today } = await planOf(person)
  const id = randomUUID()
  const days = Array.from({ length: 60 }, (_, at) => addDays(today, -1 - at))
  expect(
    await give(
      person,
      id,
      days.slice(0, 30).map((day) => run(day)),
    ),
  ).toEqual({
    ...{ added: 30, matched: 0, known: 0, filled: 0, outside: 0, total: { activities: 30, matched: 0 } },
  })
  expect(
    (
      await give(
        person,
        id,
        days.slice(30).map((day) => run(day)),
      )
    ).added,
  ).toBe(30)
  const { imports, lately } = await importsOf(person)
  expect(imports).toMatchObject([{ id, count: 60, first: days.at(-1), last: days[0] }])
  expect(lately).toEqual({ weeklyMin: 350, weeklyRunKm: 56, longestMin: 50, longestRunKm: 8 })
})

test('what is there already stays once: the same again, and the same of another app', async () => {
  const person = await server.person()
  const { date: today } = await planOf(person)
  const day = addDays(today, -3)
  expect((await give(person, randomUUID(), [run(day)])).added).toBe(1)
  // Another watch began twenty seconds later, and one counted a little less.
  const again = [
    run(day),
    run(day, { start: `${day}T06:00:20Z`, durationSec: 2900 }),
    run(day, { discipline: 'mixed' }),
  ]
  expect(await give(person, randomUUID(), again)).toMatchObject({ added: 0, known: 3 })
  // Another sport in the same hour, and the same sport in the evening, are others.
  const others = [run(day, { discipline: 'swim', start: `${day}T06:10:00Z` }), run(day, { start: `${day}T18:00:00Z` })]
  expect(await give(person, randomUUID(), others)).toMatchObject({ added: 2, known: 0 })
})

test('what lies before all that can be recorded, or ahead, is counted and left out', async () => {
  const person = await server.person()
  const { date: today } = await planOf(person)
  const answer = await give(person, randomUUID(), [run('2009-05-01'), run(addDays(today, 9)), run(addDays(today, -9))])
  expect(answer).toMatchObject({ added: 1, matched: 0, known: 0, filled: 0, outside: 2 })
})

test('taken back, an archive is gone with all that it recorded, and what came otherwise stays', async () => {
  const person = await server.person()
  const before = await planOf(person)
  const session = sure(before.weeklyPlan.flatMap(({ days }) => days).find(({ durationMin }) => durationMin > 0))
  server.advance((Date.parse(session.date) - Date.parse(before.date)) * 1 + 3 * 3_600_000)
  const own = await person.post('/api/activities', run(addDays(session.date, -1)))
  expect(own.status).toBe(200)
  const id = randomUUID()
  const done = run(session.date, {
    ...{ discipline: session.discipline as ActivityInput['discipline'], distanceM: null },
    durationSec: session.durationMin * 60,
  })
  expect(await give(person, id, [done, run(addDays(session.date, -1))])).toMatchObject({
    added: 1,
    matched: 1,
    known: 1,
  })
  expect((await recordsOf(person)).map(({ date }) => date)).toContain(session.date)
  expect((await person.del(`/api/activities/imports/${id}`)).status).toBe(204)
  expect((await listOf(person)).map(({ date }) => date)).toEqual([addDays(session.date, -1)])
  expect((await recordsOf(person)).map(({ date }) => date)).not.toContain(session.date)
  expect((await importsOf(person)).imports).toEqual([])
  // Once more is no fault.
  expect((await person.del(`/api/activities/imports/${id}`)).status).toBe(204)
})

test('taken back, it leaves no session done that one of its activities was given to', async () => {
  const person = await server.person()
  const sessions = async () => {
    const { weeklyPlan, date } = await planOf(person)
    return weeklyPlan.flatMap(({ days }) => days).filter((day) => day.durationMin > 0 && day.date <= date)
  }
  while ((await sessions()).length < 2) server.advance(86_400_000)
  const [first, second] = (await sessions()).slice(-2).map(({ date }) => sure(date)) as [string, string]
  const id = randomUUID()
  await give(person, id, [run(second)])
  const activity = sure((await listOf(person))[0]).id
  expect((await person.put(`/api/activities/${activity}/session`, { session: first })).status).toBe(200)
  expect((await recordsOf(person)).map(({ date }) => date)).toEqual([first])
  expect((await person.del(`/api/activities/imports/${id}`)).status).toBe(204)
  expect(await recordsOf(person)).toEqual([])
  expect(await listOf(person)).toEqual([])
})

test('what was taken back does not come in again by a part that was on its way, but does when it is chosen anew', async () => {
  const person = await server.person()
  const { date: today } = await planOf(person)
  const id = randomUUID()
  const days = Array.from({ length: 40 }, (_, at) => addDays(today, -1 - at))
  const parts = [0, 10, 20, 30].map((from) => days.slice(from, from + 10).map((day) => run(day)))
  await give(person, id, sure(parts[0]))
  const late = parts.slice(1).map((activities) => person.post(`/api/activities/imports/${id}`, { activities }))
  expect((await person.del(`/api/activities/imports/${id}`)).status).toBe(204)
  await Promise.all(late)
  expect(await listOf(person)).toEqual([])
  const refused = await person.post(`/api/activities/imports/${id}`, { activities: parts[1] })
  expect(await problemOf(refused)).toMatchObject({ status: 422, detail: expect.stringContaining('You took this back') })
  expect((await give(person, randomUUID(), sure(parts[1]))).added).toBe(10)
  // One of another import that is taken back alone does not come with a part that is sent again.
  const other = randomUUID()
  await give(person, other, sure(parts[2]))
  const [one] = (await listOf(person)).filter(({ date }) => date === days[20])
  await person.del(`/api/activities/${sure(one).id}`)
  expect((await person.post(`/api/activities/imports/${other}`, { activities: parts[2] })).status).toBe(422)
  expect((await listOf(person)).filter(({ date }) => date === days[20])).toEqual([])
})

test('nobody takes back what another brought in', async () => {
  const [one, other] = [await server.person(), await server.person()]
  const { date: today } = await planOf(one)
  const id = randomUUID()
  await give(one, id, [run(addDays(today, -2))])
  await other.del(`/api/activities/imports/${id}`)
  expect((await importsOf(one)).imports).toHaveLength(1)
  expect((await importsOf(other)).imports).toEqual([])
})

test.each([
  ['no UUID', 'x', [run('2026-03-04')]],
  ['nothing in it', randomUUID(), []],
  ['too much at once', randomUUID(), Array.from({ length: 201 }, () => run('2026-03-04'))],
])('%s is refused', async (_, id, activities) => {
  const person = await server.person()
  const { status, detail } = await problemOf(await person.post(`/api/activities/imports/${id}`, { activities }))
  expect([400, 422]).toContain(status)
  expect(detail).not.toBe('')
})

test('two parts at once lose nothing', async () => {
  const person = await server.person()
  const { date: today } = await planOf(person)
  const id = randomUUID()
  const days = Array.from({ length: 40 }, (_, at) => addDays(today, -1 - at))
  const answers = await Promise.all([
    give(
      person,
      id,
      days.slice(0, 25).map((day) => run(day)),
    ),
    give(
      person,
      id,
      days.slice(15).map((day) => run(day)),
    ),
  ])
  expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(40)
  expect((await importsOf(person)).imports).toMatchObject([{ count: 40 }])
})

const lift = (date: string, loadKg: number): ActivityInput => ({
  ...{
    start: `${date}T17:00:00Z`,
    discipline: 'strength',
    durationSec: 3600,
    distanceM: null,
    avgHr: null,
    climbM: null,
    laps: null,
  },
  sets: [
    { exerciseId: 'bench-press', reps: 5, loadKg },
    { exerciseId: 'bench-press', reps: 5, loadKg, rir: 2 },
  ],
})
const liftsOf = async (person: Person) => ((await (await person.get('/api/progress')).json()) as ShownProgress).lifts

test('sets of another log are records, weights and part of the copy, and go when it is taken back', async () => {
  const person = await server.person()
  const { date: today } = await planOf(person)
  const id = randomUUID()
  const days = [-30, -20, -10].map((back, at) => lift(addDays(today, back), 60 + 5 * at))
  expect(await give(person, id, days)).toMatchObject({ added: 3, known: 0 })
  expect(await liftsOf(person)).toMatchObject([{ exerciseId: 'bench-press', best: { loadKg: 70, reps: 5 }, days: 3 }])
  expect((await listOf(person)).map(({ sets }) => sets?.length)).toEqual([2, 2, 2])
  expect(await give(person, randomUUID(), days)).toMatchObject({ added: 0, known: 3, filled: 0 })
  expect((await person.del(`/api/activities/imports/${id}`)).status).toBe(204)
  expect(await liftsOf(person)).toEqual([])
})

test('sets come to what a watch had brought already, and leave it as it was when they are taken back', async () => {
  const person = await server.person()
  const { date: today } = await planOf(person)
  const day = addDays(today, -3)
  const [watch, log] = [randomUUID(), randomUUID()]
  await give(person, watch, [{ ...lift(day, 0), start: `${day}T17:04:00Z`, sets: null, avgHr: 120 }])
  expect(await give(person, log, [lift(day, 80)])).toMatchObject({ added: 0, known: 1, filled: 1 })
  expect(await liftsOf(person)).toMatchObject([{ best: { loadKg: 80 } }])
  expect((await importsOf(person)).imports.map(({ id, count }) => [id, count]).sort()).toEqual(
    [
      [log, 1],
      [watch, 1],
    ].sort(),
  )
  await person.del(`/api/activities/imports/${log}`)
  expect(await listOf(person)).toMatchObject([{ avgHr: 120, sets: null }])
  expect((await importsOf(person)).imports).toMatchObject([{ id: watch, count: 1 }])
})

test('what was logged in the session outweighs what another log says of the same one', async () => {
  const person = await server.person()
  const { date: today, weeklyPlan } = await planOf(person)
  const planned = weeklyPlan
    .flatMap(({ days }) => days)
    .find(({ date, discipline }) => date >= today && discipline === 'strength')
  const date = sure(planned).date
  server.advance(Date.parse(date) - Date.parse(today))
  await person.put(`/api/completions/${date}`, { sets: [{ exerciseId: 'bench-press', reps: 8, loadKg: 50 }] })
  const session = { ...lift(date, 90), durationSec: sure(planned).durationMin * 60 }
  await give(person, randomUUID(), [session])
  expect(await listOf(person)).toMatchObject([{ matched: true }])
  expect(await liftsOf(person)).toMatchObject([{ best: { loadKg: 50, reps: 8 } }])
})

test('one log from two devices in different zones counts once, two workouts of a day twice', async () => {
  const person = await server.person()
  const { date } = await planOf(person)
  const day = addDays(date, -3)
  const sets = [5, 5, 4].map((reps) => ({ exerciseId: 'bench-press', reps, loadKg: 80 }))
  const log = { ...lift(day, 80), sets }
  expect((await give(person, randomUUID(), [log])).added).toBe(1)
  const elsewhere = { ...log, start: `${day}T11:00:00Z` }
  expect(await give(person, randomUUID(), [elsewhere])).toMatchObject({ added: 0, known: 1 })
  const other = { ...elsewhere, sets: sets.map((set) => ({ ...set, loadKg: 60 })) }
  expect((await give(person, randomUUID(), [other])).added).toBe(1)
})

test('a set of an exercise that is none of ours is refused', async () => {
  const person = await server.person()
  const { date: today } = await planOf(person)
  const one = { ...lift(addDays(today, -1), 60), sets: [{ exerciseId: 'moonwalk', reps: 5, loadKg: null }] }
  const response = await person.post(`/api/activities/imports/${randomUUID()}`, { activities: [one] })
  expect(await problemOf(response)).toMatchObject({ status: 422 })
  expect(await problemOf(await person.post('/api/activities', one))).toMatchObject({ status: 422 })
})
