import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NewToken } from '../../contract/programs.ts'
import type { Schedule } from '../../contract/schedule.ts'
import {
  type NewWebhook,
  PlanChanged,
  SessionDone,
  type WebhookDelivery,
  type Webhooks,
  WebhookTest,
} from '../../contract/webhooks.ts'
import { sure } from '../../engine/sure.ts'
import { dropKeys } from '../auth/recovery-store.ts'
import type { AppContext } from '../context.ts'
import { followDue } from '../follow/follow.ts'
import { textOfRows } from '../testing/all-rows.ts'
import { answerWithoutEnd } from '../testing/endless.ts'
import { PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { deliverDue } from './deliver.ts'
import { signedHeaders } from './sign.ts'
import { isGenuine, receiver } from './testing/receiver.ts'
import { webhooksOf } from './webhooks.ts'

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000]
const BOTH = ['plan.changed', 'session.done']

let theirs: Awaited<ReturnType<typeof receiver>>
let server: TestServer
beforeEach(async () => {
  theirs = await receiver()
  server = await testServer({ env: { PERSON_LIMITS: 'off', PRIVATE_NETWORK: 'on' } })
})
afterEach(async () => {
  theirs.close()
  await server.close()
})

type Person = Awaited<ReturnType<TestServer['person']>>

async function made(person: Person, kinds: readonly string[] = BOTH): Promise<NewWebhook> {
  const response = await person.post('/api/account/webhooks', { url: theirs.url, kinds })
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as NewWebhook
}
const listed = async (person: Person) => (await (await person.get('/api/account/webhooks')).json()) as Webhooks
const deliveries = async (person: Person): Promise<WebhookDelivery[]> =>
  (await listed(person)).webhooks.flatMap((one) => one.deliveries)
const as = (token: string) => ({
  get: (path: string) => server.call('GET', path, { token }),
  post: (path: string, body?: unknown) => server.call('POST', path, { token, body }),
})
const planOf = async (person: Person) => (await (await person.get('/api/schedule')).json()) as Schedule
/** What the job does every minute, a minute later. */
const minute = async () => {
  server.advance(MINUTE_MS)
  await followDue(server.context)
}

/** Leaves the next session out. @returns its day */
async function skipped(person: Person): Promise<string> {
  const plan = await planOf(person)
  const day = sure(
    plan.weeklyPlan.flatMap(({ days }) => days).find(({ date, durationMin }) => date > plan.date && durationMin > 0),
  )
  const response = await person.post('/api/changes', { type: 'skip', date: day.date, because: 'time' })
  if (response.status !== 200) throw new Error(await response.text())
  return day.date
}

test('signedHeaders() signs as the standard does: a vector that its libraries share', () => {
  const headers = signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  })
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

describe('a webhook', () => {
  test('is told, signed, of the days of the plan that changed, once, and by no second server', async () => {
    const person = await server.person()
    await planOf(person)
    const { secret } = await made(person)
    await minute()
    expect(theirs.received).toEqual([])
    const date = await skipped(person)
    server.advance(MINUTE_MS)
    await Promise.all([followDue(server.context), followDue(server.context)])
    await minute()
    const [first, ...more] = theirs.received
    expect(more).toEqual([])
    const { message } = sure(first)
    expect(message.type).toBe('plan.changed')
    const { days } = message.data as { days: { date: string; before: object | null; now: object | null }[] }
    const changed = sure(days.find((one) => one.date === date))
    expect(changed.before).toMatchObject({ start: expect.any(String), duration_min: expect.any(Number) })
    expect(changed.now).not.toEqual(changed.before)
    expect(isGenuine(secret, sure(first), server.context.now())).toBe(true)
    expect(await deliveries(person)).toMatchObject([
      { kind: 'plan.changed', state: 'delivered', tries: 1, status: 200, fault: null },
    ])
  })

  test('is told of a session that was done, in numbers, and of no word that was written', async () => {
    const person = await server.person()
    const plan = await planOf(person)
    await made(person, ['session.done'])
    const said = { completed: true, notes: 'canary: my knee hurts', tomorrow_schedule_notes: '', rpe: 6, minutes: 41 }
    expect((await person.put(`/api/check-ins/${plan.date}`, said)).status).toBe(200)
    await planOf(person)
    await minute()
    await minute()
    expect(theirs.received.map(({ message }) => [message.type, message.data])).toEqual([
      ['session.done', { date: plan.date, discipline: expect.anything(), minutes: 41, rpe: 6 }],
    ])
    expect(theirs.received[0]?.body).not.toMatch(/canary|knee|Robin|Work/)
  })

  test('is told by a program that marks a session as done too, and not of what was done before it was made', async () => {
    const person = await server.person()
    const { date } = await planOf(person)
    await person.put(`/api/completions/${date}`, { minutes: 30 })
    await made(person)
    await minute()
    await minute()
    expect(theirs.received.filter(({ message }) => message.type === 'session.done')).toEqual([])
    const token = await person.post('/api/account/programs', { name: 'Sheet', scopes: ['records:write'] })
    const bearer = ((await token.json()) as NewToken).token
    const yesterday = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
    const marked = await server.call('PUT', `/api/completions/${yesterday}`, { token: bearer, body: { minutes: 25 } })
    // Only what may be recorded is told: an account of today has no yesterday.
    const isRecorded = marked.status === 200
    await minute()
    await minute()
    const done = theirs.received.filter(({ message }) => message.type === 'session.done')
    expect(done).toHaveLength(isRecorded ? 1 : 0)
  })
})

test('the description of the API says what is sent, and what is sent is that', async () => {
  const person = await server.person()
  const { id } = await made(person)
  const { date } = await planOf(person)
  await person.put(`/api/completions/${date}`, { minutes: 30 })
  await skipped(person)
  await person.post(`/api/account/webhooks/${id}/test`)
  await minute()
  await minute()
  const { webhooks } = (await (await server.call('GET', '/api/openapi.json')).json()) as { webhooks: object }
  const schemas = { 'plan.changed': PlanChanged, 'session.done': SessionDone, 'webhook.test': WebhookTest }
  expect(Object.keys(webhooks).sort()).toEqual(Object.keys(schemas).sort())
  const types = theirs.received.map(({ message }) => message.type)
  expect(new Set(types)).toEqual(new Set(Object.keys(schemas)))
  for (const { message } of theirs.received)
    expect(sure(schemas[message.type as keyof typeof schemas]).parse(message)).toEqual(message)
})

describe('a receiver that fails', () => {
  const fails: [string, () => void, object][] = [
    ['answers with an error', () => theirs.say(500), { status: 500, fault: null }],
    ['sends us elsewhere', () => theirs.say(302, { location: 'http://127.0.0.1:1/inside' }), { status: 302 }],
    ['is silent', () => theirs.behave(() => {}), { status: null, fault: 'late' }],
    ['hangs up', () => theirs.behave((response) => void response.destroy()), { status: null, fault: 'away' }],
  ]
  test.each(fails)('that %s is sent the same message again, signed anew', async (_, fail, said) => {
    const person = await server.person()
    const { secret } = await made(person)
    const hasty: AppContext = {
      ...server.context,
      outside: (question) => server.context.outside({ ...question, withinMs: 400 }),
    }
    await skipped(person)
    fail()
    server.advance(MINUTE_MS)
    await followDue(hasty)
    expect(await deliveries(person)).toMatchObject([{ state: 'waiting', tries: 1, ...said }])
    theirs.say(204)
    server.advance(10 * MINUTE_MS)
    await followDue(hasty)
    const [first, second, ...more] = theirs.received
    expect(more).toEqual([])
    expect(sure(second).headers['webhook-id']).toBe(sure(first).headers['webhook-id'])
    expect(sure(second).body).toBe(sure(first).body)
    expect(sure(second).headers['webhook-signature']).not.toBe(sure(first).headers['webhook-signature'])
    expect(isGenuine(secret, sure(second), server.context.now())).toBe(true)
    // Whoever plays the first one back later is too late for it.
    expect(isGenuine(secret, sure(first), server.context.now())).toBe(false)
    expect(await deliveries(person)).toMatchObject([{ state: 'delivered', tries: 2, status: 204 }])
  })

  test('is knocked at less and less, then left alone, and its person told; nothing that changed meanwhile is lost until then', async () => {
    const person = await server.person()
    await made(person)
    await skipped(person)
    theirs.say(503)
    const knocks: number[] = []
    const began = server.context.now().getTime()
    for (let hour = 0; hour < 24 * 7; hour++) {
      const before = theirs.received.length
      await deliverDue(server.context)
      if (hour === 0) await followDue(server.context)
      if (theirs.received.length > before) knocks.push(server.context.now().getTime() - began)
      server.advance(60 * MINUTE_MS)
    }
    const pauses = knocks.slice(1).map((at, n) => Math.round((at - sure(knocks[n])) / 60_000))
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
    expect(knocks.length).toBeGreaterThan(5)
    expect(knocks.length).toBeLessThan(16)
    expect(await webhooksOf(server.context, person.id)).toMatchObject({ webhooks: [{ off: 'failing' }] })
    await server.context.mail.flush()
    const mails = server.sent.filter(({ subject }) => subject.includes('webhook'))
    expect(mails).toHaveLength(1)
    expect(sure(mails[0]).text).toContain('has not taken a message for five days')
    // A session lives no week without being used.
    const body = { email: person.email, password: PASSWORD }
    const { token } = (await (await server.call('POST', '/api/auth/sign-in', { body })).json()) as { token: string }
    const back: Person = { ...person, ...as(token) }
    const count = theirs.received.length
    await skipped(back)
    await minute()
    await minute()
    expect(theirs.received).toHaveLength(count)
    theirs.say(200)
    const { id } = sure((await listed(back)).webhooks[0])
    expect(await (await back.post(`/api/account/webhooks/${id}/resume`)).json()).toMatchObject({
      webhooks: [{ off: null, failing_since: null }],
    })
    await skipped(back)
    await minute()
    expect(theirs.received).toHaveLength(count + 1)
  })

  test('that says it is gone is asked no more at once', async () => {
    const person = await server.person()
    await made(person)
    await skipped(person)
    theirs.say(410)
    await minute()
    expect((await listed(person)).webhooks).toMatchObject([{ off: 'gone', deliveries: [{ state: 'given-up' }] }])
    await server.context.mail.flush()
    expect(server.sent.filter(({ text }) => text.includes('wants no more messages'))).toHaveLength(1)
    server.advance(DAY_MS)
    await followDue(server.context)
    expect(theirs.received).toHaveLength(1)
  })

  test('holds up nobody with an answer without end', async () => {
    const person = await server.person()
    await made(person)
    await skipped(person)
    theirs.behave((response) => answerWithoutEnd(response, 'x'.repeat(100_000)))
    await minute()
    expect(await deliveries(person)).toMatchObject([{ state: 'delivered', status: 200 }])
  })
})

test('a server that dies between sending and noting it down leaves the message to the next, under the same number', async () => {
  const person = await server.person()
  await made(person)
  await skipped(person)
  server.advance(MINUTE_MS)
  const dying: AppContext = {
    ...server.context,
    outside: async (question) => {
      await server.context.outside(question)
      throw new Error('killed')
    },
  }
  await followDue(dying)
  expect(theirs.received).toHaveLength(1)
  await minute()
  // The dead one's lease still runs.
  expect(theirs.received).toHaveLength(1)
  server.advance(6 * MINUTE_MS)
  await followDue(server.context)
  expect(new Set(theirs.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await deliveries(person)).toMatchObject([{ state: 'delivered' }])
})

test('"send a test" sends one message at once, and once', async () => {
  const person = await server.person()
  const { id, secret } = await made(person)
  const said = async () => (await (await person.post(`/api/account/webhooks/${id}/test`)).json()) as Webhooks
  expect(sure((await said()).webhooks[0]).deliveries).toMatchObject([{ kind: 'webhook.test', state: 'delivered' }])
  expect(isGenuine(secret, sure(theirs.received[0]), server.context.now())).toBe(true)
  theirs.say(500)
  expect(sure((await said()).webhooks[0]).deliveries[0]).toMatchObject({ state: 'given-up', status: 500, tries: 1 })
  await minute()
  expect(theirs.received).toHaveLength(2)
})

describe('a thief', () => {
  test('leaves a line in the account of whoever they let themselves be told about', async () => {
    const person = await server.person()
    await made(person)
    await person.post('/api/account/programs', { name: 'x', scopes: ['plan:read'] })
    const log = (await (await person.get('/api/account/events')).json()) as { events: { event: string }[] }
    const events = log.events.map(({ event }) => event)
    expect(events).toEqual(expect.arrayContaining(['webhook-made', 'token-made']))
  })

  test('reaches no webhook of somebody else, by session or by token', async () => {
    const [person, thief] = [await server.person(), await server.person()]
    const { id } = await made(person)
    const token = await thief.post('/api/account/programs', { name: 'x', scopes: ['plan:read', 'records:write'] })
    const bearer = ((await token.json()) as NewToken).token
    for (const [method, path] of [
      ['POST', `/${id}/test`],
      ['POST', `/${id}/resume`],
      ['DELETE', `/${id}`],
    ] as const) {
      const at = `/api/account/webhooks${path}`
      expect([path, (await server.call(method, at, { token: thief.token })).status]).toEqual([path, 404])
      expect([path, (await server.call(method, at, { token: bearer })).status]).toEqual([path, 403])
    }
    expect((await server.call('GET', '/api/account/webhooks', { token: bearer })).status).toBe(403)
    expect((await listed(thief)).webhooks).toEqual([])
    expect(theirs.received).toEqual([])
    expect((await listed(person)).webhooks).toHaveLength(1)
  })

  test('gives no address that is none for webhooks', async () => {
    const closed = await testServer({ env: { PERSON_LIMITS: 'off' }, db: server.db })
    const person = await closed.person()
    for (const url of [
      'http://hooks.example/x',
      'ftp://hooks.example/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'https://name:secret@hooks.example/',
      'hooks.example/x',
      'https://',
    ]) {
      const response = await person.post('/api/account/webhooks', { url, kinds: BOTH })
      expect((await problemOf(response)).detail, url).toContain('begins with https://')
    }
    await closed.context.engine.stop()
    await closed.context.jobs.stop()
  })

  test('reaches nothing inside', async () => {
    const closed = await testServer({ env: { PERSON_LIMITS: 'off' }, db: server.db })
    const port = new URL(theirs.url).port
    for (const url of [
      'https://127.0.0.1:PORT/',
      'https://localhost:PORT/',
      'https://0x7f000001:PORT/',
      'https://[::ffff:127.0.0.1]:PORT/',
      'https://169.254.169.254/latest/meta-data/',
      'https://hooks.example:22/',
    ]) {
      const person = await closed.person()
      const input = { url: url.replace('PORT', port), kinds: BOTH }
      const { id } = (await (await person.post('/api/account/webhooks', input)).json()) as NewWebhook
      const tried = (await (await person.post(`/api/account/webhooks/${id}/test`)).json()) as Webhooks
      const [only] = tried.webhooks
      expect(only?.deliveries, url).toMatchObject([{ state: 'given-up', status: null, fault: 'private' }])
    }
    expect(theirs.received).toEqual([])
    await closed.context.engine.stop()
    await closed.context.jobs.stop()
  })

  test('puts no header into a message by its address', async () => {
    const person = await server.person()
    const url = `${theirs.url}\r\nwebhook-id: mine\r\n?a=\r\nb`
    const response = await person.post('/api/account/webhooks', { url, kinds: BOTH })
    const { id } = (await response.json()) as NewWebhook
    await person.post(`/api/account/webhooks/${id}/test`)
    expect(theirs.received.map(({ headers }) => headers['webhook-id'])).toEqual([expect.stringMatching(/^msg_/)])
  })

  test('finds what signs in no row, answer or line of the log', async () => {
    const person = await server.person()
    const { secret } = await made(person)
    await skipped(person)
    await minute()
    const bare = secret.replace('whsec_', '')
    expect(await textOfRows(server.db.pool)).not.toContain(bare)
    expect(server.logged.join('\n')).not.toContain(bare)
    expect(server.logged.join('\n')).not.toContain(theirs.url)
    expect(await (await person.get('/api/account/webhooks')).text()).not.toContain(bare)
  })

  test('who got in is told nothing any more once its person drops their keys', async () => {
    const person = await server.person()
    await made(person)
    await skipped(person)
    await server.db.pool.query(
      `insert into bridges (user_id, secret, sent, created_at) values ($1, 'x', '{}', now())`,
      [person.id],
    )
    await server.db.pool.query(
      `insert into own_calendars (user_id, calendar_id, secret, entries, created_at) values ($1, gen_random_uuid(), 'x', '{}', now())`,
      [person.id],
    )
    await server.db.asSystem((queries) => dropKeys(queries, person.id))
    await minute()
    expect(theirs.received).toEqual([])
    expect((await listed(person)).webhooks).toEqual([])
    expect(await (await person.get('/api/bridge')).json()).toMatchObject({ connected: false })
    expect(await (await person.get('/api/calendars/own')).json()).toMatchObject({ calendar_id: null })
  })
})

test('whoever asked for the deletion of their account sends nothing any more', async () => {
  const person = await server.person()
  await made(person)
  await skipped(person)
  await minute()
  await server.db.pool.query('update users set deletion_requested_at = now() where id = $1', [person.id])
  await server.db.pool.query('update webhook_deliveries set state = $2 where user_id = $1', [person.id, 'waiting'])
  await server.db.pool.query('update webhooks set due_at = now() where user_id = $1', [person.id])
  const count = theirs.received.length
  await minute()
  expect(theirs.received).toHaveLength(count)
})
