import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { currentWeekIndex } from '../../web/plan/current-week.ts'
import { civilDay } from '../civil-day.ts'
import { ONBOARDING, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

const NO_STEPS = { warmup: [], exercises: [], cooldown: [] }

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const look = (token: string, headers: Record<string, string> = {}) =>
  server.call('GET', '/api/schedule', { token, headers })
const tagOf = (response: Response) => sure(response.headers.get('etag'))

/** What a person's second look brings: the plan as it is stored. */
async function settled(token: string, headers: Record<string, string> = {}): Promise<string> {
  await look(token, headers)
  return tagOf(await look(token, headers))
}

test('who has the plan is told that it stands, and nobody else may keep it', async () => {
  const { token } = await server.person()
  const first = await look(token)
  const again = await look(token, { 'if-none-match': tagOf(first) })
  expect([again.status, await again.text(), tagOf(again)]).toEqual([304, '', tagOf(first)])
  for (const { headers } of [first, again]) {
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toMatch(/accept-encoding.*accept-language.*authorization/)
  }
  const among = await look(token, { 'if-none-match': `"something", ${tagOf(first).slice(2)}` })
  expect(among.status).toBe(304)
})

test('the plan is the same compressed and plain', async () => {
  const { token } = await server.person()
  const made = await (await look(token)).text()
  const packed = await look(token, { 'accept-encoding': 'br, gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const bytes = Buffer.from(await packed.arrayBuffer())
  expect(packed.headers.get('content-length')).toBe(String(bytes.byteLength))
  expect(gunzipSync(bytes).toString()).toBe(made)
  const plain = await look(token)
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, made])
})

test('who asks for the first screen alone is given it: the day whole, the week without steps, no other week, in less than 20 kB', async () => {
  const { token, post, put } = await server.person()
  await put('/api/profile', { ...ONBOARDING, primary_goal: 'muscle', training_days_per_week: 6 })
  const first = { prefer: 'return=minimal', 'accept-encoding': 'gzip' }
  const made = await look(token, first)
  const whole = (await (await look(token)).json()) as Schedule
  const kept = await look(token, first)
  for (const answer of [made, kept]) {
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([200, 'return=minimal'])
    expect(answer.headers.get('vary')).toContain('prefer')
    // Its tag would say that the whole is there.
    expect(answer.headers.get('etag')).toBeNull()
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect(text.length).toBeLessThan(20_000)
    const part = JSON.parse(text) as Schedule
    expect(part.todaysSchedule).toEqual(whole.todaysSchedule)
    const present = currentWeekIndex(whole.weeklyPlan, whole.date)
    for (const [at, week] of part.weeklyPlan.entries()) {
      const { days, ...head } = sure(whole.weeklyPlan[at])
      expect(week).toMatchObject(head)
      const shown = days.map((day) => (day.date === whole.date ? day : { ...day, workout: NO_STEPS }))
      expect(week.days).toEqual(at === present ? shown : [])
    }
  }
  // Who has the whole is told that it stands, whatever they ask for.
  const tag = tagOf(await look(token))
  expect((await look(token, { ...first, 'if-none-match': tag })).status).toBe(304)
  await post('/api/generate-schedule', {})
  expect((await look(token, { ...first, 'if-none-match': tag })).headers.get('preference-applied')).toBe(
    'return=minimal',
  )
})

test('a plan that changed has another ETag', async () => {
  const { token, put, post } = await server.person()
  const today = civilDay(new Date(), ONBOARDING.time_zone)
  const tags = [await settled(token)]
  const changes = [
    () => put(`/api/check-ins/${today}`, { completed: true, rpe: 6 }),
    () => put('/api/profile', { ...ONBOARDING, stress_level: 'high' }),
    () => post('/api/generate-schedule', {}),
  ]
  for (const change of changes) {
    expect((await change()).status).toBe(200)
    const answer = await look(token, { 'if-none-match': tags.join(', ') })
    expect(answer.status).toBe(200)
    expect(tags).not.toContain(tagOf(answer))
    tags.push(tagOf(answer))
  }
})

test('who is spoken to in other units is given the plan in them', async () => {
  const { token, put } = await server.person()
  const inGerman = { 'accept-language': 'de-DE' }
  const metric = await settled(token, inGerman)
  const american = await look(token, { 'accept-language': 'en-US', 'if-none-match': metric })
  expect(american.status).toBe(200)
  expect(tagOf(american)).not.toBe(metric)

  const back = await settled(token, inGerman)
  expect((await put('/api/profile/preferences', { display: { distance: 'mi' } })).status).toBe(200)
  const chosen = await look(token, { ...inGerman, 'if-none-match': back })
  expect(chosen.status).toBe(200)
  expect(tagOf(chosen)).not.toBe(back)
})

test("another person's ETag brings one's own plan, even where both were stored at the same moment", async () => {
  const [one, other] = [await server.person(), await server.person()]
  await one.put('/api/profile', { ...ONBOARDING, primary_goal: 'endurance' })
  await settled(other.token)
  await settled(one.token)
  await server.db.pool.query(
    `update generated_schedules set updated_at = (select updated_at from generated_schedules where user_id = $1)
     where user_id = $2`,
    [one.id, other.id],
  )
  const foreign = await settled(one.token)
  const answer = await look(other.token, { 'if-none-match': foreign })
  expect(answer.status).toBe(200)
  expect(tagOf(answer)).not.toBe(foreign)
  expect(await answer.text()).toBe(await (await look(other.token)).text())
})

test('an ETag opens nothing: without a session or a trial the answer is the same as ever', async () => {
  const { id, token } = await server.person()
  const tag = await settled(token)
  expect((await look('no-such-token-at-all', { 'if-none-match': tag })).status).toBe(401)
  await server.db.pool.query(`update subscriptions set trial_ends_at = now() - interval '1 day' where user_id = $1`, [
    id,
  ])
  expect(await problemOf(await look(token, { 'if-none-match': tag }))).toMatchObject({ status: 402 })
})

test('a text that somebody else wrote is shown, not what was compressed before it', async () => {
  const { id, token } = await server.person()
  await settled(token)
  await server.db.pool.query(
    `update generated_schedules set schedule_data = jsonb_set(schedule_data::jsonb, '{marked}', 'true')::json where user_id = $1`,
    [id],
  )
  const answer = await look(token, { 'accept-encoding': 'gzip' })
  const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
  expect(JSON.parse(text)).toMatchObject({ marked: true })
})

test.each(['/api/profile', '/api/check-subscription', '/api/schedule'])(
  '%s is one look at the database',
  async (path) => {
    const { get } = await server.person()
    await get(path)
    let looks = 0
    const count = () => {
      looks += 1
    }
    const pools = new Set([sure(server.db.pools.people), sure(server.db.pools.door)])
    for (const pool of pools) pool.on('acquire', count)
    expect((await get(path)).status).toBe(200)
    for (const pool of pools) pool.off('acquire', count)
    expect(looks).toBe(1)
  },
)
