import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PushDevices } from '../../contract/push.ts'
import { NO_REMINDERS, type ReminderSettings } from '../../contract/reminders.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { keyBox } from '../auth/key-box.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { deviceId, resealDevices } from './devices.ts'
import { pushService } from './testing/push-service.ts'
import { vapidKeys } from './vapid.ts'

let server: TestServer
let second: TestServer
let service: Awaited<ReturnType<typeof pushService>>
beforeAll(async () => {
  const env = { PERSON_LIMITS: 'off', PRIVATE_NETWORK: 'on' }
  server = await testServer({ env })
  second = await testServer({ db: server.db, env })
  service = await pushService()
})
afterEach(() => server.db.pool.query('delete from push_devices'))
afterAll(async () => {
  await service.close()
  await second.context.engine.stop()
  await second.context.jobs.stop()
  await server.close()
})

type Person = Awaited<ReturnType<TestServer['person']>>
const BY_PUSH = { push: true, mail: false }
const EVENINGS: ReminderSettings = {
  ...NO_REMINDERS,
  kinds: { ...NO_REMINDERS.kinds, evening: BY_PUSH },
  quiet: { from: '00:00', to: '00:00' },
}

const devicesOf = async ({ get }: Person) => (await (await get('/api/reminders/devices')).json()) as PushDevices
const both = () => [server, second]

/** Somebody who is told by push of the evening before, and the evening before their next session but one. */
async function beforeSession() {
  const person = await server.person()
  await server.db.pool.query(
    `update subscriptions set trial_ends_at = now() + interval '900 days' where user_id = $1`,
    [person.id],
  )
  await person.put('/api/reminders', EVENINGS)
  const { weeklyPlan, date } = (await (await person.get('/api/schedule')).json()) as Schedule
  const days = weeklyPlan.flatMap((week) => week.days)
  const day = sure(days.find((one) => one.durationMin > 0 && one.date > addDays(date, 1) && one.start && !one.snacks))
  const at = Temporal.PlainDate.from(addDays(day.date, -1)).toZonedDateTime({
    timeZone: 'Europe/Berlin',
    plainTime: '19:00',
  })
  for (const { advance, context } of both()) advance(at.epochMilliseconds - context.now().getTime())
  return { person, day }
}

/** Both servers look at whoever is due, and hand over what there is. */
async function look() {
  for (const { context } of both()) await context.jobs.send('reminders')
  await Promise.all(both().map(({ context }) => context.jobs.drain('reminders')))
  await Promise.all(both().map(({ context }) => context.jobs.drain('push')))
}

test('a device is told once by two servers: what is on, sealed for it alone, vouched for by the installation', async () => {
  const { person, day } = await beforeSession()
  const phone = service.browser()
  const laptop = service.browser()
  for (const { subscription } of [phone, laptop, phone])
    expect((await person.post('/api/reminders/devices', subscription)).status).toBe(204)
  await look()
  await look()
  for (const { pushed } of [phone, laptop]) {
    expect(pushed).toHaveLength(1)
    const { message, headers, claims } = sure(pushed[0])
    expect(message.title).toBe(`Tomorrow: ${day.workoutName}`)
    expect(message.tag).toBe(`evening ${day.date}`)
    expect(message.acts.map(({ label }) => label)).toEqual(['Open my plan', 'Another time'])
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm' })
    expect(Number(headers.ttl)).toBeGreaterThan(60)
    expect(claims.aud).toBe(service.origin)
    expect(claims.sub).toMatch(/^mailto:.+@/)
  }
  const { key, devices } = await devicesOf(person)
  expect(devices).toHaveLength(2)
  expect(devices.map(({ id }) => id)).toContain(deviceId(phone.subscription.endpoint))
  expect(sure(phone.pushed[0]).headers.authorization).toContain(key)
})

test('what a link of a message does is asked for by one press, and followed by a program does nothing', async () => {
  const { person, day } = await beforeSession()
  const phone = service.browser()
  await person.post('/api/reminders/devices', phone.subscription)
  await look()
  const { href } = sure(phone.pushed[0]?.message.acts[1])
  const page = await server.call('GET', new URL(href).pathname)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(day.workoutName)
})

test.each([404, 410, 403])('a device whose service says %s is forgotten', async (status) => {
  const { person } = await beforeSession()
  const [gone, there] = [service.browser(), service.browser()]
  gone.answers(status)
  for (const { subscription } of [gone, there]) await person.post('/api/reminders/devices', subscription)
  await look()
  expect(there.pushed).toHaveLength(1)
  expect((await devicesOf(person)).devices.map(({ id }) => id)).toEqual([deviceId(there.subscription.endpoint)])
})

test('a service that is away is asked again, until the message makes no sense any more', async () => {
  const { person } = await beforeSession()
  const phone = service.browser()
  phone.answers(503)
  await person.post('/api/reminders/devices', phone.subscription)
  await look()
  phone.answers(201)
  await server.db.pool.query(`update pgboss.job set start_after = now() where name = 'push'`)
  await server.context.jobs.drain('push')
  expect(phone.pushed).toHaveLength(1)

  const late = await beforeSession()
  const away = service.browser()
  away.answers(500)
  await late.person.post('/api/reminders/devices', away.subscription)
  await look()
  away.answers(201)
  for (const { advance } of both()) advance(86_400_000)
  await server.db.pool.query(`update pgboss.job set start_after = now() where name = 'push'`)
  await server.context.jobs.drain('push')
  expect(away.pushed).toEqual([])
})

test.each([
  ['danger', (person: Person, date: string) => person.put(`/api/check-ins/${date}`, { taps: { alarm: ['chest'] } })],
  ['a reminder that is turned off', (person: Person) => person.put('/api/reminders', NO_REMINDERS)],
  [
    'hours of quiet that have begun',
    (person: Person) =>
      person.put('/api/reminders', { ...EVENINGS, eveningAt: '12:00', quiet: { from: '18:00', to: '07:00' } }),
  ],
  [
    'a session that is left out',
    (person: Person, _: string, session: string) =>
      person.post('/api/changes', { date: session, type: 'skip', because: 'time' }),
  ],
] as const)('what waited for a service that was away is not said after %s', async (_, happens) => {
  const { person, day } = await beforeSession()
  const phone = service.browser()
  phone.answers(503)
  await person.post('/api/reminders/devices', phone.subscription)
  await look()
  expect((await happens(person, addDays(day.date, -1), day.date)).status).toBeLessThan(300)
  phone.answers(201)
  await server.db.pool.query(`update pgboss.job set start_after = now() where name = 'push'`)
  await server.context.jobs.drain('push')
  expect(phone.pushed).toEqual([])
})

test('what waited speaks of the session as it is planned by then', async () => {
  const { person, day } = await beforeSession()
  const phone = service.browser()
  phone.answers(503)
  await person.post('/api/reminders/devices', phone.subscription)
  await look()
  expect((await person.post('/api/changes', { type: 'shorter', date: day.date, rung: '15' })).status).toBe(200)
  phone.answers(201)
  await server.db.pool.query(`update pgboss.job set start_after = now() where name = 'push'`)
  await server.context.jobs.drain('push')
  const plan = (await (await person.get('/api/schedule')).json()) as Schedule
  const now = sure(plan.weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === day.date))
  expect(phone.pushed).toHaveLength(1)
  expect(day.durationMin).toBeGreaterThan(now.durationMin)
  expect(sure(phone.pushed[0]).message.text).toContain(now.duration)
})

test('who ends all other sessions, or gets a new password, has no other device that speaks of their training', async () => {
  const { person } = await beforeSession()
  const lost = service.browser()
  await person.post('/api/reminders/devices', lost.subscription)
  expect((await person.del('/api/account/sessions')).status).toBeLessThan(300)
  expect((await devicesOf(person)).devices).toEqual([])
})

test('a browser belongs to who used it last, a device is taken out, and nobody reaches that of another', async () => {
  const [one, other] = [await server.person(), await server.person()]
  const { subscription } = service.browser()
  await one.post('/api/reminders/devices', subscription)
  const id = deviceId(subscription.endpoint)
  await other.del(`/api/reminders/devices/${id}`)
  expect((await devicesOf(one)).devices).toHaveLength(1)
  await other.post('/api/reminders/devices', subscription)
  expect((await devicesOf(one)).devices).toEqual([])
  expect((await devicesOf(other)).devices).toHaveLength(1)
  expect((await other.del(`/api/reminders/devices/${id}`)).status).toBe(204)
  expect((await devicesOf(other)).devices).toEqual([])
  expect((await server.call('GET', '/api/reminders/devices')).status).toBe(401)
})

test('what is no subscription is refused, and an eleventh device', async () => {
  const person = await server.person()
  const { subscription } = service.browser()
  for (const [wrong, detail] of [
    [{ ...subscription, endpoint: 'ftp://example.com/a' }, /not the address of a push service/],
    [{ ...subscription, endpoint: 'nonsense' }, /endpoint must be the address/],
    [{ ...subscription, keys: { ...subscription.keys, auth: 'c2hvcnQ' } }, /keys\.auth must be 16 octets/],
  ] as const) {
    const problem = await problemOf(await person.post('/api/reminders/devices', wrong))
    expect(problem.status).toBe(422)
    expect(problem.detail).toMatch(detail)
  }
  for (let n = 0; n < 10; n += 1) await person.post('/api/reminders/devices', service.browser().subscription)
  expect(await problemOf(await person.post('/api/reminders/devices', subscription))).toMatchObject({ status: 422 })
})

test('an address inside the network is not asked, and is forgotten', async () => {
  const guarded = await testServer({ env: { PERSON_LIMITS: 'off' } })
  try {
    const { context } = guarded
    const { id } = await guarded.person()
    const inside = { ...service.browser().subscription, endpoint: 'https://127.0.0.1:9/push/x' }
    const secret = context.keys.seal(JSON.stringify(inside), `push:${id}`)
    const hash = deviceId(inside.endpoint)
    await guarded.db.pool.query(
      `insert into push_devices (user_id, id, endpoint_hash, secret, device, created_at) values ($1, gen_random_uuid(), $2, $3, 'x', now())`,
      [id, hash, secret],
    )
    const message = { title: 'a', text: 'b', tag: 'c', acts: [] }
    const until = new Date(context.now().getTime() + 60_000).toISOString()
    await context.jobs.send('push', { userId: id, device: hash, message, until })
    await context.jobs.drain('push')
    const { rows } = await guarded.db.pool.query('select 1 from push_devices')
    expect(rows).toEqual([])
  } finally {
    await guarded.close()
  }
})

test('keys are made once, sealed, the same for every server, and sealed anew under another key', async () => {
  const { pool } = server.db
  const { log } = server.context
  expect(second.context.vapid).toEqual(server.context.vapid)
  const stored = async () =>
    (await pool.query<{ value: string }>(`select value from installation where key = 'vapid'`)).rows[0]?.value
  expect(await stored()).not.toContain(server.context.vapid.privateKey)
  const before = await stored()
  const phone = service.browser()
  const person = await server.person()
  await person.post('/api/reminders/devices', phone.subscription)
  const { rows } = await pool.query<{ value: string }>(`select value from installation where key = 'auth-secret'`)
  const newer = keyBox([
    'another key of thirty-two signs, at least',
    ...server.context.config.secretKeys,
    sure(rows[0]).value,
  ])
  expect(await vapidKeys({ pool, keys: newer, log })).toEqual(server.context.vapid)
  expect(await stored()).not.toBe(before)
  await resealDevices({ db: server.db, keys: newer, log })
  expect((await devicesOf(person)).devices).toHaveLength(1)
  // Back, so that the other tests find theirs.
  await pool.query(`update installation set value = $1 where key = 'vapid'`, [before])
})
