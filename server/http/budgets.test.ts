import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Schedule, ShownOption } from '../../contract/schedule.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { createBudgets } from './budgets.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

test('a person has so much a minute of each kind, others are not touched, and the next minute is new', () => {
  let at = 10 * MINUTE + 45_000
  const { spend } = createBudgets(null, () => at)
  for (const [kind, most] of [
    ['read', 300],
    ['write', 60],
    ['regenerate', 6],
    ['plan', 30],
  ] as const) {
    for (let n = 0; n < most; n += 1) spend(kind, 'robin')
    expect(() => spend(kind, 'robin')).toThrow(/wait 15 seconds/)
    spend(kind, 'kim')
  }
  at += 15_000
  spend('regenerate', 'robin')
})

test('two servers share one budget to within a second', async () => {
  const [one, other] = [createBudgets(server.db.pool), createBudgets(server.db.pool)]
  const id = crypto.randomUUID()
  // Not across the edge of a minute.
  if (MINUTE - (Date.now() % MINUTE) < 5_000) await wait(5_100)
  for (let n = 0; n < 6; n += 1) one.spend('regenerate', id)
  await wait(1_300)
  other.spend('regenerate', id)
  await wait(1_300)
  expect(() => other.spend('regenerate', id)).toThrow(/more than one person/)
})

test('the seventh new plan in a minute is refused with the seconds to wait; the stored one is still given', async () => {
  stayInTheMinute()
  const { get, post } = await server.person()
  for (let n = 0; n < 6; n += 1) expect((await post('/api/generate-schedule', {})).status).toBe(200)
  const refused = await post('/api/generate-schedule', {})
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  const problem = await problemOf(refused)
  expect(problem).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect(problem.detail).toBe(
    `That was more than one person asks for in a minute. Please wait ${seconds} seconds and try again.`,
  )
  expect((await get('/api/schedule')).status).toBe(200)
})

test('looks that need another plan each time are counted too, and what stands is still given', async () => {
  stayInTheMinute()
  const person = await server.person()
  const { token } = person
  const look = (n: number) =>
    server.call('GET', '/api/schedule', { token, headers: { 'accept-language': n % 2 ? 'en-US' : 'de-DE' } })
  for (let n = 0; n < 30; n += 1) expect((await look(n)).status).toBe(200)
  expect(await problemOf(await look(30))).toMatchObject({ status: 429, code: 'too-many-requests' })
  const stands = await look(29)
  expect(stands.status).toBe(200)

  // Who is told to try again finds everything as before: what was refused does not stand.
  const plan = (await stands.json()) as Schedule
  const { date } = plan.weeklyPlan
    .flatMap(({ days }) => days)
    .find((day) => day.date > plan.date && day.durationMin > 20)!
  const offers = async () =>
    (await (await person.get(`/api/changes/${date}`)).json()) as { readonly options: readonly ShownOption[] }
  const before = await offers()
  const change = before.options.find(({ refusal }) => refusal === null)!.change
  expect((await person.post('/api/changes', change)).status).toBe(429)
  expect(await offers()).toEqual(before)
})

test('a refusal is held back, and holds up nobody', async () => {
  if (MINUTE - (Date.now() % MINUTE) < 20_000) await wait(20_100)
  const [greedy, other] = [await server.person(), await server.person()]
  // Each is a change, whether there is something of that name or not.
  for (let n = 0; n < 60; n += 1) await greedy.del('/api/changes')
  const answered: string[] = []
  await Promise.all([
    greedy.post('/api/generate-schedule', {}).then(({ status }) => answered.push(`greedy ${status}`)),
    (async () => {
      for (let n = 0; n < 5; n += 1) answered.push(`other ${(await other.get('/api/profile')).status}`)
    })(),
  ])
  expect(answered).toEqual([...Array(5).fill('other 200'), 'greedy 429'])
})

test('every call for a person declares the refusal', async () => {
  const document = (await (await server.call('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: unknown; responses: Record<string, unknown> }>>
  }
  const signedIn = Object.values(document.paths).flatMap((path) =>
    Object.values(path).filter(({ security }) => security),
  )
  expect(signedIn.length).toBeGreaterThan(30)
  for (const { responses } of signedIn) expect(Object.keys(responses)).toContain('429')
})

/** However slow the machine, the budget of one minute is what is measured. */
const stayInTheMinute = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / MINUTE) * MINUTE + 1_000 })

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
