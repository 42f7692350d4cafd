import { afterAll, beforeAll, expect, test } from 'vitest'
import { Keepsake } from '../../contract/keepsake.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
const today = () => server.context.now().toISOString().slice(0, 10)

test('who has no access any more keeps what was done, and the plan as it last stood', async () => {
  const person = await server.person()
  let planned: Schedule | undefined
  let minutes = 0
  for (let day = 0; day < 13; day++) {
    planned = (await (await person.get('/api/schedule')).json()) as Schedule
    if (day % 3 === 0) {
      await person.put(`/api/completions/${today()}`, { minutes: 20 + day })
      minutes += 20 + day
    }
    server.advance(DAY_MS)
  }
  server.advance(3 * DAY_MS)
  expect((await person.get('/api/schedule')).status).toBe(402)
  const kept = Keepsake.parse(await (await person.get('/api/keepsake')).json())
  expect(kept).toMatchObject({ days: 5, sessions: 5, minutes })
  // Each week of it is one of the plan that was shown last, none of them over.
  const weeks = planned?.weeklyPlan.filter(({ days }) => days.some(({ date }) => date >= today()))
  expect(kept.plan?.weeklyPlan).toEqual(weeks)

  const calendar = await person.get('/api/keepsake/calendar')
  expect(calendar.headers.get('content-type')).toMatch(/^text\/calendar/)
  const text = await calendar.text()
  const sessions = weeks
    ?.flatMap(({ days }) => days)
    .filter(({ date, durationMin }) => date >= today() && durationMin > 0)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(sessions?.length ?? -1)
  // Nothing in it acts on a plan that nobody may change.
  expect(text).not.toMatch(/\/calendar\/\w{8}/)
})

test('no plan is handed out where training waits for an answer, and none where there never was one', async () => {
  const person = await server.person()
  await person.get('/api/schedule')
  await person.put(`/api/check-ins/${today()}`, { taps: { alarm: ['chest'] } })
  await person.get('/api/schedule')
  expect(Keepsake.parse(await (await person.get('/api/keepsake')).json()).plan).toBeNull()
  expect((await person.get('/api/keepsake/calendar')).status).toBe(404)
  const other = await server.person()
  expect(Keepsake.parse(await (await other.get('/api/keepsake')).json())).toMatchObject({ days: 0, plan: null })
})

test('whoever changes their zone, their name or how numbers are shown after their access ended keeps the plan they had', async () => {
  const person = await server.person()
  for (let day = 0; day < 15; day++) {
    await person.get('/api/schedule')
    server.advance(DAY_MS)
  }
  const kept = async () => Keepsake.parse(await (await person.get('/api/keepsake')).json()).plan
  const before = await kept()
  expect(before?.weeklyPlan.length).toBeGreaterThan(0)
  expect(
    (
      await server.call('PATCH', '/api/profile', {
        body: { name: 'Ana', time_zone: 'Europe/Lisbon' },
        token: person.token,
      })
    ).status,
  ).toBe(200)
  expect(await kept()).toEqual(before)
  expect((await person.put('/api/profile/preferences', { display: { clock: '12' } })).status).toBe(200)
  expect(await kept()).toEqual(before)
  // What the plan would have to follow ends it: it must not be trained as it stood.
  expect((await person.put('/api/profile/preferences', { limits: ['knee'] })).status).toBe(200)
  expect(await kept()).toBeNull()
})

test('a danger that was told after the plan was made holds it back too', async () => {
  const person = await server.person()
  await person.get('/api/schedule')
  await person.put(`/api/check-ins/${today()}`, { taps: { alarm: ['chest'] } })
  expect(Keepsake.parse(await (await person.get('/api/keepsake')).json()).plan).toBeNull()
})
