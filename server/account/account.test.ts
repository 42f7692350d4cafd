import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { card, FAILING_CARD, GOOD_CARD, openCheckout, openPortal, statusOf, submit, subscribe } from '../testing/pay.ts'
import { ONBOARDING, PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { eraseAgain } from './deletion.ts'
import { erasePeople } from './deletion-store.ts'

const DAY = 86_400_000
const NEW_PASSWORD = 'Battery-staple8!'
const TODAY = new Date().toISOString().slice(0, 10)

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>

const signIn = (email: string, password = PASSWORD, of = server) =>
  of.call('POST', '/api/auth/sign-in', {
    body: { email, password },
    address: crypto.randomUUID(),
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  })
const eventsOf = async (person: Person) =>
  ((await (await person.get('/api/account/events')).json()) as { events: { event: string; device: string }[] }).events
const mailsTo = async (email: string, of = server) => {
  await of.context.mail.flush()
  return of.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
}

/** The whole database as text, the job queue included. */
async function dump(of: TestServer): Promise<string> {
  const { rows } = await of.db.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  const tables = []
  for (const { name } of rows) {
    const found = await of.db.pool.query(`select t::text as row from ${name} t`)
    tables.push(`${name}\n${found.rows.map(({ row }) => row).join('\n')}`)
  }
  return tables.join('\n')
}

describe('the account', () => {
  test('shows what it is, also when the trial is over', async () => {
    const own = await testServer()
    const person = await own.person({ confirmed: false })
    expect(await (await person.get('/api/account')).json()).toMatchObject({
      name: 'Robin Example',
      email: person.email,
      email_verified: false,
      pending_email: null,
      mail_choices: { tips: true },
      model_consent_since: null,
      subscription: { state: 'trial' },
    })
    await sure(own.context.sandbox?.advance)(20 * DAY)
    expect((await person.get('/api/schedule')).status).toBe(402)
    for (const path of ['', '/sessions', '/events', '/requests', '/export/state'])
      expect((await person.get(`/api/account${path}`)).status, path).toBe(200)
    await own.close()
  })

  test('mails the link that confirms the address again, while it is not confirmed', async () => {
    const person = await server.person({ confirmed: false })
    expect((await person.post('/api/account/verification')).status).toBe(204)
    const token = await server.mailedToken(person.email)
    expect(await mailsTo(person.email)).toHaveLength(2)
    expect((await server.call('POST', '/api/auth/verify-email', { body: { token } })).status).toBe(204)
    expect((await person.post('/api/account/verification')).status).toBe(204)
    expect((await mailsTo(person.email)).filter((subject) => subject.includes('confirm'))).toHaveLength(2)
  })

  test('keeps choices and consent, with the day of consent', async () => {
    const person = await server.person()
    expect((await person.put('/api/account/mail-choices', { tips: false })).status).toBe(204)
    expect((await person.put('/api/account/model-consent', { given: true })).status).toBe(204)
    expect(await (await person.get('/api/account')).json()).toMatchObject({
      mail_choices: { tips: false },
      model_consent_since: expect.stringMatching(/^\d{4}-/),
    })
    await person.put('/api/account/model-consent', { given: false })
    expect(await (await person.get('/api/account')).json()).toMatchObject({ model_consent_since: null })
    expect((await eventsOf(person)).map(({ event }) => event).slice(0, 3)).toEqual([
      'consent-withdrawn',
      'consent-given',
      'mail-choices-changed',
    ])
    expect(await problemOf(await person.put('/api/account/model-consent', { given: 'yes' }))).toMatchObject({
      status: 422,
    })
  })

  test('the welcome comes once the address is confirmed, unless tips are not wanted, and one click ends them', async () => {
    const person = await server.person({ confirmed: false })
    const token = await server.mailedToken(person.email)
    await server.call('POST', '/api/auth/verify-email', { body: { token } })
    expect(await mailsTo(person.email)).toEqual([
      'Welcome to Fulcrum: please confirm your email',
      'Three things that make your plan yours',
    ])
    const link = sure(sure(server.sent.findLast(({ to }) => to === person.email)).unsubscribe)
    const { pathname, search } = new URL(link)
    expect(await (await server.call('GET', pathname + search)).text()).toContain('No more tips by mail?')
    expect(await (await person.get('/api/account')).json()).toMatchObject({ mail_choices: { tips: true } })
    expect((await submit(server, pathname + search, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await (await person.get('/api/account')).json()).toMatchObject({ mail_choices: { tips: false } })
    expect((await submit(server, `${pathname}?token=${person.id}.invented`)).status).toBe(404)
  })
})

describe('the password', () => {
  test('changes with the current one; other sessions end, this one goes on, and a mail says so', async () => {
    const person = await server.person()
    const other = (await (await signIn(person.email)).json()) as { token: string }
    const change = (current_password: string, password: string) =>
      person.put('/api/account/password', { current_password, password })
    expect(await problemOf(await change('Wrong-horse7!', NEW_PASSWORD))).toMatchObject({
      status: 403,
      code: 'wrong-password',
      detail: 'This is not your current password.',
    })
    expect(await problemOf(await change(PASSWORD, 'weak'))).toMatchObject({ status: 422 })
    expect(await problemOf(await change(PASSWORD, 'P@ssw0rd'))).toMatchObject({ status: 422 })
    expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(204)
    expect((await person.get('/api/auth/session')).status).toBe(200)
    expect((await server.call('GET', '/api/auth/session', { token: other.token })).status).toBe(401)
    expect((await signIn(person.email)).status).toBe(401)
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200)
    expect(await mailsTo(person.email)).toContain('Your Fulcrum password was changed')
  })

  test('guessing it in a session that was left open is limited', async () => {
    const person = await server.person()
    const guess = () => person.post('/api/account/deletion', { password: 'Wrong-horse7!' })
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(403)
    expect((await guess()).status).toBe(429)
  })
})

describe('the e-mail', () => {
  test('changes when the new address confirms it, and both addresses are told', async () => {
    const person = await server.person()
    const fresh = `${crypto.randomUUID()}@new.example`
    const change = (email: string, password = PASSWORD) => person.put('/api/account/email', { email, password })
    expect((await change(fresh, 'Wrong-horse7!')).status).toBe(403)
    expect((await change(` ${fresh.toUpperCase()}`)).status).toBe(204)
    expect(await (await person.get('/api/account')).json()).toMatchObject({ email: person.email, pending_email: fresh })
    expect(await mailsTo(person.email)).toContain('A new email for your Fulcrum account')
    const token = await server.mailedToken(fresh)
    const confirm = () => server.call('POST', '/api/auth/confirm-email-change', { body: { token } })
    expect((await confirm()).status).toBe(204)
    expect(await problemOf(await confirm())).toMatchObject({ status: 400, code: 'invalid-token' })
    expect(await (await person.get('/api/account')).json()).toMatchObject({
      email: fresh,
      email_verified: true,
      pending_email: null,
    })
    for (const address of [person.email, fresh])
      expect((await mailsTo(address)).at(-1)).toBe('Your Fulcrum email was changed')
    expect((await signIn(fresh)).status).toBe(200)
    expect((await signIn(person.email)).status).toBe(401)
  })

  test('reaches the payment service, also when that was away at first', async () => {
    const person = await server.person()
    await openPortal(person)
    const { stripe } = server.context.billing.service
    const { update } = stripe.customers
    stripe.customers.update = (() => Promise.reject(new Error('away'))) as never
    const fresh = `${crypto.randomUUID()}@new.example`
    await person.put('/api/account/email', { email: fresh, password: PASSWORD })
    const token = await server.mailedToken(fresh)
    expect((await server.call('POST', '/api/auth/confirm-email-change', { body: { token } })).status).toBe(204)
    await server.context.jobs.drain('customer-email')
    stripe.customers.update = update
    await server.db.pool.query(`update pgboss.job set start_after = now() where name = 'customer-email'`)
    await server.context.jobs.drain('customer-email')
    const { rows } = await server.db.pool.query(
      `select data->>'email' as email from sandbox_objects where kind = 'customer'`,
    )
    expect(rows.map(({ email }) => email)).toContain(fresh)
  })

  test('that two people ask for becomes that of one', async () => {
    // As many as one mailbox is mailed to in a day.
    const people = await Promise.all(Array.from({ length: 3 }, () => server.person()))
    const fresh = `${crypto.randomUUID()}@new.example`
    const tokens: string[] = []
    for (const person of people) {
      expect((await person.put('/api/account/email', { email: fresh, password: PASSWORD })).status).toBe(204)
      tokens.push(await server.mailedToken(fresh))
    }
    const answers = await Promise.all(
      tokens.map((token) => server.call('POST', '/api/auth/confirm-email-change', { body: { token } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422])
  })

  test('cannot become one that has an account', async () => {
    const [person, other] = [await server.person(), await server.person()]
    const change = async (email: string) =>
      problemOf(await person.put('/api/account/email', { email, password: PASSWORD }))
    const refusal = { status: 422, code: 'account-exists' }
    expect(await change(other.email)).toMatchObject({ ...refusal, detail: expect.stringContaining('another account') })
    expect(await change(person.email)).toMatchObject({ ...refusal, detail: expect.stringContaining('sign in with') })
  })

  test('asked for too often says for how many hours to wait', async () => {
    const person = await server.person()
    const change = () =>
      person.put('/api/account/email', { email: `${crypto.randomUUID()}@new.example`, password: PASSWORD })
    for (let asked = 0; asked < 3; asked += 1) expect((await change()).status).toBe(204)
    expect(await problemOf(await change())).toMatchObject({
      status: 429,
      detail: 'Too many attempts. Please wait 24 hours and try again.',
    })
  })
})

test('sessions are listed by device and can be ended, one or all others, and nobody else’s', async () => {
  const [person, stranger] = [await server.person(), await server.person()]
  const other = (await (await signIn(person.email)).json()) as { token: string }
  type List = { sessions: { id: string; current: boolean; device: string }[] }
  const list = async () => ((await (await person.get('/api/account/sessions')).json()) as List).sessions
  expect((await list()).map(({ current, device }) => `${current} ${device}`).sort()).toEqual([
    'false Firefox on Linux',
    'true Unknown device',
  ])
  const id = sure((await list()).find(({ current }) => !current)).id
  expect((await stranger.del(`/api/account/sessions/${id}`)).status).toBe(404)
  expect((await person.del(`/api/account/sessions/${id}`)).status).toBe(204)
  expect((await server.call('GET', '/api/auth/session', { token: other.token })).status).toBe(401)
  await signIn(person.email)
  await signIn(person.email)
  expect((await person.del('/api/account/sessions')).status).toBe(204)
  expect(await list()).toHaveLength(1)
  await signIn(person.email, 'Wrong-horse7!')
  expect((await eventsOf(person)).map(({ event }) => event)).toEqual([
    'sign-in-failed',
    'session-revoked',
    'sign-in',
    'sign-in',
    'session-revoked',
    'sign-in',
    'sign-up',
  ])
})

describe('the export', () => {
  test('holds everything at once as JSON and CSV, and no key to the account', async () => {
    const person = await server.person()
    await person.put('/api/profile', { ...ONBOARDING, name: 'Canary, "Robin"' })
    await person.put(`/api/check-ins/${TODAY}`, { completed: true, notes: '=canary in a note' })
    await subscribe(server, person)
    await server.db.pool.query(
      `insert into authenticators (user_id, secret, recovery_hashes) values ($1, 'canary-secret', '["canary-hash"]')`,
      [person.id],
    )
    const response = await person.post('/api/account/export')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="fulcrum-\d{4}-\d\d-\d\d\.zip"$/)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]))
    const everything = JSON.parse(sure(files['everything.json'])) as Record<string, Record<string, unknown>[]>
    expect(sure(everything.users)[0]).toMatchObject({ email: person.email })
    expect(sure(everything.profiles)[0]).toMatchObject({ name: 'Canary, "Robin"' })
    expect(sure(everything.workout_completions)[0]).toMatchObject({ completed: true })
    expect(sure(everything.subscriptions)[0]).toMatchObject({ status: 'trialing' })
    expect(files['csv/profiles.csv']).toContain('"Canary, ""Robin"""')
    expect(files['README.txt']).toContain('Everything that Fulcrum holds about you')
    expect(everything.authenticators).toHaveLength(1)
    expect(JSON.stringify(files)).not.toMatch(/argon2id|"token"|canary-secret|canary-hash/)
    const { requests } = (await (await person.get('/api/account/requests')).json()) as { requests: object[] }
    expect(requests).toMatchObject([{ kind: 'export', answered_at: expect.any(String) }])
  })
})

describe('the deletion', () => {
  let own: TestServer
  afterEach(async () => {
    await rm(own.context.config.dataDir, { recursive: true, force: true })
    await own.close()
  })
  const leave = async (person: Person) => person.post('/api/account/deletion', { password: PASSWORD })

  test('ends access, sessions and subscription at once, and signing in brings the account back', async () => {
    own = await testServer()
    const person = await own.person()
    await subscribe(own, person)
    expect((await person.post('/api/account/deletion', { password: 'Wrong-horse7!' })).status).toBe(403)
    const answer = (await (await leave(person)).json()) as { erased_after: string }
    expect(Math.round((Date.parse(answer.erased_after) - own.context.now().getTime()) / DAY)).toBe(90)
    expect((await person.get('/api/account')).status).toBe(401)
    const { rows } = await own.db.pool.query('select status from subscriptions where user_id = $1', [person.id])
    expect(rows).toEqual([{ status: 'canceled' }])
    expect((await mailsTo(person.email, own)).at(-1)).toBe('Your Fulcrum account will be deleted')

    await sure(own.context.sandbox?.advance)(89 * DAY)
    const back = (await (await signIn(person.email, PASSWORD, own)).json()) as { token: string; restored: boolean }
    expect(back.restored).toBe(true)
    // The account is back, the devices that were signed in are not.
    expect((await person.get('/api/account')).status).toBe(401)
    expect((await mailsTo(person.email, own)).at(-1)).toBe('Your Fulcrum account stays')
    await sure(own.context.sandbox?.advance)(5 * DAY)
    await own.context.jobs.send('erasure')
    await own.context.jobs.drain('erasure')
    expect(existsSync(join(own.context.config.dataDir, 'erased.txt'))).toBe(false)
    const account = await own.call('GET', '/api/account', { token: back.token })
    expect(await account.json()).toMatchObject({ email: person.email, name: 'Robin Example' })
  })

  test('leaves after 91 days nothing of the person but the payments, and after seven years not those; the trial stays used', async () => {
    own = await testServer()
    const canary = `canary${crypto.randomUUID().slice(0, 8)}`
    const email = `${canary}@people.example`
    const address = crypto.randomUUID()
    const up = await own.call('POST', '/api/auth/sign-up', { body: { email, password: PASSWORD }, address })
    const { token, user } = (await up.json()) as { token: string; user: { id: string } }
    const call = (method: string, path: string, body?: unknown) => own.call(method, path, { token, body })
    await call('PUT', '/api/profile', { ...ONBOARDING, name: canary, daily_commitments: `Work 9-5, ${canary} choir` })
    await call('PUT', `/api/check-ins/${TODAY}`, { completed: true, notes: canary, tomorrow_schedule_notes: canary })
    await call('GET', '/api/schedule')
    await own.call('POST', '/api/auth/request-reset', { body: { email } })
    await call('PUT', '/api/account/email', { email: `${canary}@new.example`, password: PASSWORD })
    await sure(own.context.sandbox?.advance)(15 * DAY)
    const person = {
      id: user.id,
      email,
      token,
      post: (path: string, body?: unknown) => call('POST', path, body),
    } as Person
    await subscribe(own, person)
    await own.db.pool.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, created_at) values ($1, $2, $2, $2, 0, now())`,
      [user.id, canary],
    )
    await call('POST', '/api/account/export')
    await own.context.mail.flush()
    expect(await dump(own)).toContain(canary)
    expect((await leave(person)).status).toBe(200)

    await sure(own.context.sandbox?.advance)(91 * DAY)
    await own.context.jobs.send('erasure')
    await own.context.jobs.send('retention')
    await own.context.jobs.drain()
    expect((await mailsTo(email, own)).at(-1)).toBe('Your Fulcrum account is deleted')
    const after = await dump(own)
    for (const string of [canary, PASSWORD, token]) expect(after).not.toContain(string)
    const places = after.split('\n').filter((line) => line.includes(user.id))
    // The ledger of payments, and the bare id that keeps a backup from bringing the person back.
    expect(places).toHaveLength(2)
    expect((await own.db.pool.query('select amount_cents from payments')).rows).toEqual([{ amount_cents: 999 }])
    expect(await readFile(join(own.context.config.dataDir, 'erased.txt'), 'utf8')).toBe(`${user.id}\n`)
    expect(own.logged.join()).not.toContain(canary)

    const again = await own.call('POST', '/api/auth/sign-up', { body: { email, password: PASSWORD }, address })
    const second = (await again.json()) as { token: string }
    await own.call('PUT', '/api/profile', { body: ONBOARDING, token: second.token })
    const status = await own.call('GET', '/api/check-subscription', { token: second.token })
    expect(await status.json()).toMatchObject({ state: 'ended', trial_active: false })

    own.advance(7 * 366 * DAY)
    await own.context.jobs.send('retention')
    await own.context.jobs.drain('retention')
    expect((await own.db.pool.query('select * from payments')).rows).toEqual([])
  })

  test('closes a checkout that is open, and whoever comes back gets another', async () => {
    own = await testServer()
    const person = await own.person()
    const before = await openCheckout(person)
    expect((await leave(person)).status).toBe(200)
    expect((await submit(own, before, card(GOOD_CARD))).status).toBe(404)
    const back = (await (await signIn(person.email, PASSWORD, own)).json()) as { token: string }
    const again = await own.call('POST', '/api/create-checkout', { token: back.token })
    const after = new URL(((await again.json()) as { url: string }).url).pathname
    expect((await submit(own, after, card(GOOD_CARD))).status).toBe(303)
  })

  test('is tried again when the payment service was away, and a backup put back does not undo an erasure', async () => {
    own = await testServer()
    const person = await own.person()
    await subscribe(own, person, FAILING_CARD)
    await openPortal(person)
    const { stripe } = own.context.billing.service
    const { list } = stripe.subscriptions
    stripe.subscriptions.list = (() => Promise.reject(new Error('away'))) as never
    expect((await leave(person)).status).toBe(200)
    stripe.subscriptions.list = list
    await own.context.jobs.send('erasure')
    await own.context.jobs.drain('erasure')
    const { rows } = await own.db.pool.query('select status from subscriptions')
    expect(rows).toEqual([{ status: 'canceled' }])

    const forgotten = vi.spyOn(stripe.customers, 'del')
    const [customer] = (await own.db.pool.query('select stripe_customer_id as id from subscriptions')).rows
    const eraseDue = async () => {
      await own.context.jobs.send('erasure')
      await own.context.jobs.drain('erasure')
      await own.context.jobs.drain('forget-customer')
      return (await own.db.pool.query('select 1 from users')).rowCount === 0
    }
    own.advance(90 * DAY - 60_000)
    expect(await eraseDue()).toBe(false)
    own.advance(60_000)
    expect(await eraseDue()).toBe(true)
    expect(forgotten.mock.calls.map(([id]) => id)).toEqual([customer.id])
    await own.db.pool.query(`insert into users (id, email) values ($1, 'back@people.example')`, [person.id])
    expect(await eraseAgain(own.context)).toBe(1)
    expect((await own.db.pool.query('select 1 from users')).rowCount).toBe(0)
  })
})

test('an erasure takes links and mails on their way with it, and leaves whoever came back a moment ago', async () => {
  const { id, email } = await server.person()
  const { now, jobs } = server.context
  const erase = async () => {
    const people = { askedBefore: now(), at: now() }
    return (await server.db.asSystem((queries) => erasePeople(queries, [id], people))).length > 0
  }
  const left = async () => {
    const links = await server.db.pool.query('select 1 from verifications where value like $1', [`%${id}%`])
    const mails = await server.db.pool.query(`select 1 from pgboss.job where data::text like $1`, [`%${id}%`])
    return [links.rowCount, mails.rowCount]
  }
  await server.context.mail.flush()
  await server.call('POST', '/api/auth/request-reset', { body: { email }, address: crypto.randomUUID() })
  await server.context.mail.flush()
  await jobs.send('mail', { userId: id })
  expect(await left()).toEqual([1, 1])
  expect(await erase()).toBe(false)
  expect(await left()).toEqual([1, 1])
  await server.db.pool.query('update users set deletion_requested_at = $2 where id = $1', [id, now()])
  expect(await erase()).toBe(true)
  expect(await left()).toEqual([0, 0])
})

test('one trial a person, also after a change of address', async () => {
  const person = await server.person()
  const fresh = `${crypto.randomUUID()}@new.example`
  await person.put('/api/account/email', { email: fresh, password: PASSWORD })
  const token = await server.mailedToken(fresh)
  await server.call('POST', '/api/auth/confirm-email-change', { body: { token } })
  // The old address is free again, and signs up anew.
  const body = { email: person.email, password: PASSWORD }
  const up = await server.call('POST', '/api/auth/sign-up', { body, address: crypto.randomUUID() })
  const second = (await up.json()) as { token: string }
  await server.call('PUT', '/api/profile', { body: ONBOARDING, token: second.token })
  const first = await statusOf(person)
  const status = await (await server.call('GET', '/api/check-subscription', { token: second.token })).json()
  expect(status).toMatchObject({ state: 'ended', trial_available: false })
  // And so is the new one, once the person is gone.
  await server.db.pool.query('delete from users where id = $1', [person.id])
  const third = await server.call('POST', '/api/auth/sign-up', { body: { ...body, email: fresh }, address: fresh })
  const { token: last } = (await third.json()) as { token: string }
  await server.call('PUT', '/api/profile', { body: ONBOARDING, token: last })
  const now = await (await server.call('GET', '/api/check-subscription', { token: last })).json()
  expect(now).toMatchObject({ trial_end: first.trial_end })
})
