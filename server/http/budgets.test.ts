import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { ONBOARDING, problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { createBudgets } from './budgets.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

type Person = Awaited<ReturnType<TestServer['person']>>
const planOf = async ({ get }: Person) => (await (await get('/api/schedule')).json()) as Schedule

test('a person has so much a minute of each kind, others are not touched, and the next minute is new', () => {
  let at = 10 * MINUTE + 45_000
  const { spend } = createBudgets(null, () => at)
  for (const [kind, most] of [
    ['read', 300],
    ['write', 60],
    ['regenerate', 6],
    ['plan', 60],
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

/** A new minute, in which a person has no more than `left` tasks of the engine to have. */
function spendPlans(id: string, left = 0): void {
  const { budgets } = server.context
  vi.setSystemTime(Date.now() + MINUTE)
  for (let n = 0; n < 60 - left; n += 1) budgets.spend('plan', id)
}

test('looks that need another plan each time are counted too, and what stands is still given', async () => {
  stayInTheMinute()
  const person = await server.person()
  const { token } = person
  const look = (language: string) =>
    server.call('GET', '/api/schedule', { token, headers: { 'accept-language': language } })
  expect((await look('de-DE')).status).toBe(200)
  spendPlans(person.id, 1)
  expect((await look('en-US')).status).toBe(200)
  expect(await problemOf(await look('de-DE'))).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect((await look('en-US')).status).toBe(200)
})

test('whatever makes the engine plan costs a share of the same budget', async () => {
  stayInTheMinute()
  const person = await server.person()
  const { date } = await planOf(person)
  // A block that has days to keep.
  await server.db.pool.query(`update profiles set plan_anchor = plan_anchor - 3 where id = $1`, [person.id])
  const calls = {
    "a day's options": () => person.get(`/api/changes/${date}`),
    'a change': () => person.post('/api/changes', { type: 'easier', date }),
    'a plan for other answers': () => person.post('/api/generate-schedule', { userData: { name: 'Robin Example' } }),
    'a new plan': () => person.post('/api/generate-schedule', {}),
    'another goal, over which the block before is kept': () =>
      person.put('/api/profile', { ...ONBOARDING, primary_goal: 'endurance' }),
  }
  spendPlans(person.id)
  for (const [what, call] of Object.entries(calls)) expect([what, (await call()).status]).toEqual([what, 429])
  expect((await person.get('/api/schedule')).status).toBe(200)
})

test('a change whose plan is refused is none, and neither is one that is taken back', async () => {
  stayInTheMinute()
  const person = await server.person()
  const plan = await planOf(person)
  const { date } = sure(
    plan.weeklyPlan.flatMap(({ days }) => days).find((day) => day.date > plan.date && day.durationMin > 20),
  )
  const kept = async () =>
    (await server.db.pool.query('select change, taken_back_at from plan_changes where user_id = $1', [person.id])).rows
  // Whether it can be had is one task, the plan with it another.
  spendPlans(person.id, 1)
  expect((await person.post('/api/changes', { type: 'easier', date })).status).toBe(429)
  expect(await kept()).toEqual([])
  expect(await planOf(person)).toEqual(plan)

  spendPlans(person.id, 2)
  const changed = (await (await person.post('/api/changes', { type: 'easier', date })).json()) as Schedule
  const [adjustment] = changed.adjustments
  expect((await person.del(`/api/adjustments/${sure(adjustment).id}`)).status).toBe(429)
  expect(await kept()).toMatchObject([{ taken_back_at: null }])
  expect(await planOf(person)).toEqual(changed)

  spendPlans(person.id, 1)
  expect(await (await person.del(`/api/adjustments/${sure(adjustment).id}`)).json()).toEqual(plan)
})

test('an answer about safety is kept whatever becomes of the plan, and the same once more brings it', async () => {
  stayInTheMinute()
  const person = await server.person()
  const today = (await planOf(person)).date
  vi.setSystemTime(Date.now() + 1_000)
  await person.put(`/api/check-ins/${today}`, { taps: { alarm: ['chest', 'heart'] } })
  const { safety } = await planOf(person)
  const answer = ({ id }: { id: string }, word = 'may-train') =>
    person.post(`/api/safety/${encodeURIComponent(id)}/answer`, { answer: word })
  const answers = async () =>
    (await server.db.pool.query('select answer from safety_events where user_id = $1', [person.id])).rows
  spendPlans(person.id)
  for (const fact of safety)
    expect(await problemOf(await answer(fact))).toMatchObject({
      status: 429,
      detail: expect.stringContaining('Your answer is saved'),
    })
  expect(await answers()).toEqual([{ answer: 'may-train' }, { answer: 'may-train' }])

  spendPlans(person.id, 60)
  expect((await planOf(person)).safety).toEqual([])
  for (const fact of safety) expect((await answer(fact)).status).toBe(200)
  expect(await problemOf(await answer(sure(safety[0]), 'mistaken'))).toMatchObject({ status: 404 })
})

test('a refusal is held back, and holds up nobody', async () => {
  stayInTheMinute()
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
