import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ONBOARDING, PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { carryAllTrials } from './trial-store.ts'

const DAY = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Signs an address up and answers onboarding. */
async function join(email: string, on = server) {
  const body = { email, password: PASSWORD }
  const joined = await on.call('POST', '/api/auth/sign-up', { body, address: randomUUID() })
  const { token, user } = (await joined.json()) as { token: string; user: { id: string } }
  const call = (method: string, path: string, body?: unknown) => on.call(method, path, { body, token })
  expect((await call('PUT', '/api/profile', ONBOARDING)).status).toBe(200)
  const status = async () => (await (await call('GET', '/api/check-subscription')).json()) as Record<string, unknown>
  return { id: user.id, email, call, status }
}

describe('one trial a mailbox', () => {
  test.each([
    ['what stands behind a plus', (name: string) => [`${name}@people.example`, `${name}+two@people.example`]],
    ['capitals', (name: string) => [`${name}+a@people.example`, `${name.toUpperCase()}+B@People.Example`]],
    ['dots of Google', (name: string) => [`${name}@gmail.com`, `${name[0]}.${name.slice(1)}+x@googlemail.com`]],
  ])('%s makes no second person', async (_, addresses) => {
    const [one = '', two = ''] = addresses(randomUUID().replaceAll('-', ''))
    const first = await join(one)
    const second = await join(two)
    expect(await first.status()).toMatchObject({ state: 'trial' })
    expect((await first.call('GET', '/api/schedule')).status).toBe(200)
    expect(await second.status()).toMatchObject({ state: 'ended', trial_active: false, trial_available: false })
    expect(await problemOf(await second.call('GET', '/api/schedule'))).toMatchObject({
      status: 402,
      code: 'trial-ended',
    })
    // It never ran, so nobody is told of its end.
    await server.context.jobs.send('notices')
    await server.context.jobs.drain('notices')
    await server.context.mail.flush()
    const subjects = server.sent.filter(({ to }) => to === two.toLowerCase()).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('trial'))).toEqual([])
  })

  test.each([
    ['dots elsewhere', (name: string) => [`a.${name}@people.example`, `a${name}@people.example`]],
    ['another domain', (name: string) => [`${name}@people.example`, `${name}@new.example`]],
    ['a plus at the beginning', (name: string) => [`+${name}@people.example`, `+${name.slice(1)}@people.example`]],
  ])('%s makes another person', async (_, addresses) => {
    for (const email of addresses(randomUUID()))
      expect(await (await join(email)).status()).toMatchObject({ state: 'trial' })
  })

  test('two at one instant get one', async () => {
    const name = randomUUID()
    const both = await Promise.all([join(`${name}+a@people.example`), join(`${name}+b@people.example`)])
    const states = await Promise.all(both.map(async (each) => (await each.status()).state))
    expect(states.sort()).toEqual(['ended', 'trial'])
  })

  test('of an erased account a keyed hash alone is left, and who comes back goes on where they were', async () => {
    const name = randomUUID()
    const first = await join(`${name}+a@people.example`)
    const { trial_end } = await first.status()
    await server.db.pool.query('delete from users where id = $1', [first.id])
    const { rows } = await server.db.pool.query('select * from used_trials where user_id is null')
    expect(JSON.stringify(rows)).not.toContain(name)
    const back = await join(`${name}@people.example`)
    expect(await back.status()).toMatchObject({ state: 'trial', trial_end })
    // Theirs again: a third is nobody's.
    expect(await (await join(`${name}+c@people.example`)).status()).toMatchObject({ state: 'ended' })
  })

  test('trials that an earlier version remembered by the address count by the mailbox', async () => {
    const name = randomUUID()
    await join(`${name}+old@people.example`)
    await server.db.pool.query('delete from used_trials')
    await server.db.asSystem(carryAllTrials)
    expect(await (await join(`${name}@people.example`)).status()).toMatchObject({ state: 'ended' })
  })
})

describe('an address that is not confirmed', () => {
  test('is reminded once, a day before new plans wait for it, with a link that works', async () => {
    const own = await testServer()
    const { email, status } = await join(`${randomUUID()}@people.example`, own)
    const reminders = async () => {
      await own.context.jobs.send('notices')
      await own.context.jobs.drain('notices')
      await own.context.mail.flush()
      return own.sent.filter(({ to, subject }) => to === email && subject === 'Please confirm your email for Fulcrum')
    }
    expect(await reminders()).toHaveLength(0)
    own.advance(2 * DAY + 60_000)
    expect(await reminders()).toHaveLength(1)
    own.advance(DAY)
    expect(await reminders()).toHaveLength(1)
    expect(await status()).toMatchObject({ confirm_email: true })
    const body = { token: await own.mailedToken(email) }
    expect((await own.call('POST', '/api/auth/verify-email', { body })).status).toBe(204)
    expect(await status()).toMatchObject({ confirm_email: false })
    await own.close()
  })

  test('gets no new plan from the fourth day on, while the plan there is goes on and check-ins are kept', async () => {
    const own = await testServer()
    const { email, call, status } = await join(`${randomUUID()}@people.example`, own)
    const today = () => own.context.now().toISOString().slice(0, 10)
    const begun = (await (await call('GET', '/api/schedule')).json()) as { anchor: string; block: number }
    own.advance(3 * DAY - 60_000)
    expect((await call('POST', '/api/generate-schedule', {})).status).toBe(200)
    expect(await status()).toMatchObject({ confirm_email: false })

    own.advance(120_000)
    expect(await status()).toMatchObject({ state: 'trial', confirm_email: true })
    const refused = { status: 403, code: 'email-unverified', detail: expect.stringMatching(/sent again/) }
    const another = { ...ONBOARDING, primary_goal: 'endurance' }
    expect(await problemOf(await call('POST', '/api/generate-schedule', {}))).toMatchObject(refused)
    expect(await problemOf(await call('POST', '/api/generate-schedule', { userData: {} }))).toMatchObject(refused)
    expect(await problemOf(await call('DELETE', '/api/schedule'))).toMatchObject(refused)
    expect(await problemOf(await call('PUT', '/api/profile', another))).toMatchObject(refused)

    // What worries somebody still stops the plan.
    const told = await call('PUT', `/api/check-ins/${today()}`, { notes: 'chest pain on the stairs' })
    expect(told.status).toBe(200)
    const plan = (await (await call('GET', '/api/schedule')).json()) as typeof begun & {
      date: string
      safety: unknown[]
    }
    expect(plan).toMatchObject({ anchor: begun.anchor, block: begun.block })
    expect(plan.safety).toHaveLength(1)
    expect((await call('PUT', '/api/profile', { ...ONBOARDING, name: 'Another Name' })).status).toBe(200)

    expect((await call('POST', '/api/account/verification')).status).toBe(204)
    const body = { token: await own.mailedToken(email) }
    expect((await own.call('POST', '/api/auth/verify-email', { body })).status).toBe(204)
    expect((await call('POST', '/api/generate-schedule', {})).status).toBe(200)
    expect((await call('PUT', '/api/profile', another)).status).toBe(200)
    await own.close()
  })

  test('of somebody who pays is not asked for', async () => {
    const { id, call, status } = await join(`${randomUUID()}@people.example`)
    await server.db.pool.query(
      `update subscriptions set trial_started_at = now() - interval '5 days', status = 'active',
       current_period_end = now() + interval '20 days' where user_id = $1`,
      [id],
    )
    expect(await status()).toMatchObject({ state: 'subscribed', confirm_email: false })
    expect((await call('POST', '/api/generate-schedule', {})).status).toBe(200)
  })
})
