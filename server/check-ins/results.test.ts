import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActivityAnswer, ActivityDetail } from '../../contract/activity.ts'
import type { CheckInAnswer } from '../../contract/check-in-facts.ts'
import type { RecentRace } from '../../contract/preferences.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { fitActivity } from '../activities/testing/files.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

const DAY_MS = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>

const json = async <Body>(answer: Response | Promise<Response>) => (await (await answer).json()) as Body
const todayOf = async (person: Person) => (await json<Schedule>(person.get('/api/schedule'))).date
const resultOn = async (person: Person, date: string) =>
  (await json<CheckInAnswer>(person.get(`/api/check-ins/${date}/facts`))).result
const take = async (person: Person, recentRace: RecentRace) =>
  expect((await person.put('/api/profile/preferences', { recentRace })).status).toBe(200)

test('a result that a check-in tells is offered once, and paces follow it when it is taken', async () => {
  const person = await server.person()
  const date = await todayOf(person)
  expect((await person.put(`/api/check-ins/${date}`, { notes: 'Raced today! 10k PB 44:00' })).status).toBe(200)
  const result = { distanceKm: 10, seconds: 2640, date }
  expect(await resultOn(person, date)).toEqual(result)
  await take(person, result)
  expect(await resultOn(person, date)).toBeNull()
  // An older one says nothing new.
  await person.put(`/api/check-ins/${addDays(date, -3)}`, { notes: '5k race, 21:40' })
  expect(await resultOn(person, addDays(date, -3))).toBeNull()
})

test('the file of a race that was planned offers its time over the course, to the second', async () => {
  const person = await server.person()
  const before = await todayOf(person)
  const date = addDays(before, 2)
  expect((await person.put('/api/profile', { ...ONBOARDING, upcoming_races: `10k on ${date}` })).status).toBe(200)
  await person.get('/api/schedule')
  server.advance(2 * DAY_MS)
  const file = (km: number) =>
    fitActivity({ start: `${date}T07:00:00.000Z`, minutes: 52, km, hr: 172, sport: 'running' })
  const give = (bytes: Uint8Array) =>
    server.app.request('/api/activities', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
      body: bytes as Uint8Array<ArrayBuffer>,
    })
  const { activity } = await json<ActivityAnswer>(give(file(10.14)))
  const detail = () => json<ActivityDetail>(person.get(`/api/activities/${activity.id}`))
  const result = { distanceKm: 10, seconds: activity.durationSec, date }
  expect(await detail()).toMatchObject({ session: { discipline: 'race' }, result })
  expect(await resultOn(person, date)).toEqual(result)
  await take(person, result)
  expect((await detail()).result).toBeNull()
})

test('a run of another length on the day of a race is no result', async () => {
  const person = await server.person()
  const date = addDays(await todayOf(person), 1)
  await person.put('/api/profile', { ...ONBOARDING, upcoming_races: `10k on ${date}` })
  await person.get('/api/schedule')
  server.advance(DAY_MS)
  const { activity } = await json<ActivityAnswer>(
    person.post('/api/activities', {
      ...{ start: `${date}T07:00:00.000Z`, discipline: 'run', durationSec: 2400, distanceM: 7000 },
    }),
  )
  expect((await json<ActivityDetail>(person.get(`/api/activities/${activity.id}`))).result).toBeNull()
})
