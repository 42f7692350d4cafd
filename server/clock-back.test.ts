import { afterAll, beforeAll, expect, test } from 'vitest'
import { civilDay } from './civil-day.ts'
import { ONBOARDING, type TestServer, testServer } from './testing/test-server.ts'

const DAY = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('a clock that is set back by a day leaves people signed in, their trial as long as it was, and their plan whole', async () => {
  const person = await server.person()
  const today = () => civilDay(server.context.now(), ONBOARDING.time_zone)
  const trialEnd = async () =>
    ((await (await person.get('/api/check-subscription')).json()) as { trial_end: string }).trial_end
  expect((await person.get('/api/schedule')).status).toBe(200)
  expect((await person.put(`/api/check-ins/${today()}`, { completed: true, rpe: 6, minutes: 30 })).status).toBe(200)
  const end = await trialEnd()

  server.advance(-DAY)
  for (const path of ['/api/account', '/api/schedule', '/api/check-ins', `/api/changes/${today()}`])
    expect((await person.get(path)).status, path).toBe(200)
  expect((await person.post('/api/generate-schedule', {})).status).toBe(200)
  expect((await person.put(`/api/check-ins/${today()}`, { notes: 'fine' })).status).toBe(200)
  expect(await trialEnd()).toBe(end)

  // And forward again, as if nothing had been.
  server.advance(DAY)
  const schedule = (await (await person.get('/api/schedule')).json()) as { date: string }
  expect(schedule.date).toBe(today())
  expect(await trialEnd()).toBe(end)
  const { days } = (await (await person.get('/api/check-ins')).json()) as { days: object[] }
  expect(days.at(-1)).toMatchObject({ date: today(), completed: true, rpe: 6, minutes: 30 })
})
