import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Calendars } from '../../contract/calendar.ts'
import type { NewToken } from '../../contract/programs.ts'
import { NO_REMINDERS } from '../../contract/reminders.ts'
import { sure } from '../../engine/sure.ts'
import { crossDue } from '../bridge/bridge.ts'
import { intervalsServer } from '../bridge/testing/intervals-server.ts'
import { hasRadicale } from '../busy-calendars/testing/radicale.ts'
import { tapToken } from '../calendar/tap-link.ts'
import { atRadicale, type Person } from '../own-calendar/testing/at-radicale.ts'
import { pushService } from '../push/testing/push-service.ts'
import { PASSWORD } from '../testing/test-server.ts'
import { receiver } from '../webhooks/testing/receiver.ts'

const KEY = 'canary0intervals0key'
const HOUR_MS = 3_600_000
const title = hasRadicale ? 'what ends when' : 'what ends when (skipped: no Radicale)'

// As the table of docs/connecting.md has it.
const ALL = [
  'bridge',
  'calendar links',
  'feed',
  'own calendar',
  'program',
  'proposal',
  'push',
  'reminder links',
  'webhook',
]
const without = (...ended: string[]) => ALL.filter((one) => !ended.includes(one))

describe.skipIf(!hasRadicale)(title, () => {
  let there: Awaited<ReturnType<typeof atRadicale>>
  let theirs: Awaited<ReturnType<typeof intervalsServer>>
  let hook: Awaited<ReturnType<typeof receiver>>
  let service: Awaited<ReturnType<typeof pushService>>
  beforeEach(async () => {
    theirs = await intervalsServer(KEY)
    hook = await receiver()
    service = await pushService()
    there = await atRadicale({ INTERVALS_URL: theirs.origin })
  })
  afterEach(async () => {
    await there.close()
    theirs.close()
    hook.close()
    await service.close()
  })

  /** Somebody from whom everything goes out that can. */
  async function open() {
    const { server } = there
    const person = await server.person()
    await there.switchedOn(person)
    expect((await person.put('/api/bridge', { key: KEY })).status).toBe(200)
    const kinds = ['plan.changed', 'session.done']
    expect((await person.post('/api/account/webhooks', { url: hook.url, kinds })).status).toBe(200)
    const phone = service.browser()
    const evening = { push: true, mail: false }
    const settings = {
      ...NO_REMINDERS,
      kinds: { ...NO_REMINDERS.kinds, evening },
      quiet: { from: '00:00', to: '00:00' },
    }
    expect((await person.put('/api/reminders', settings)).status).toBe(204)
    expect((await person.post('/api/reminders/devices', phone.subscription)).status).toBe(204)
    const scopes = ['plan:read', 'plan:propose']
    const made = await person.post('/api/account/programs', { name: 'Sheet', scopes })
    const { token } = (await made.json()) as NewToken
    const { full } = (await (await person.get('/api/calendar')).json()) as Calendars
    const [, second, third] = await there.ahead(person)
    const change = { type: 'skip', date: sure(third).date, because: 'time' }
    expect((await server.call('POST', '/api/proposals', { token, body: { change } })).status).toBe(200)
    const { rows } = await server.db.pool.query(
      `select f.token_hash, r.links_key from calendar_feeds f join reminder_settings r using (user_id)
       where user_id = $1 and kind = 'full'`,
      [person.id],
    )
    const link = (key: string) =>
      `/calendar/${tapToken(server.context.secret, key, { userId: person.id, date: sure(second).date, tap: 'skip' })}`
    const [calendarLink, reminderLink] = [link(rows[0].token_hash), link(rows[0].links_key)]
    /** What of all that still acts. */
    const acting = async (as: Person = person) => {
      const found: string[] = []
      const feed = await server.call('GET', new URL(full).pathname)
      if (feed.status === 200 && (await feed.text()).includes('BEGIN:VEVENT')) found.push('feed')
      if ((await server.call('GET', calendarLink)).status === 200) found.push('calendar links')
      if ((await server.call('GET', reminderLink)).status === 200) found.push('reminder links')
      if ((await server.call('GET', '/api/schedule', { token })).status === 200) found.push('program')
      const { rows: waiting } = await server.db.pool.query('select 1 from program_proposals where user_id = $1', [
        person.id,
      ])
      if (waiting.length > 0) found.push('proposal')
      const { rows: devices } = await server.db.pool.query('select 1 from push_devices where user_id = $1', [person.id])
      // A plan that changes, and an evening before a session, make everybody else speak.
      const [, , , , fifth] = await there.ahead(as).catch(() => [])
      if (fifth) await as.post('/api/changes', { type: 'skip', date: fifth.date, because: 'time' })
      for (const list of [theirs.calls, hook.received, there.asked, phone.pushed]) list.length = 0
      for (let hours = 0; hours < 78; hours += 1) {
        server.advance(HOUR_MS)
        await server.context.jobs.send('reminders')
        await server.context.jobs.drain('reminders')
        await server.context.jobs.drain('push')
      }
      await there.minutes(3)
      await crossDue(server.context)
      if (theirs.calls.length > 0) found.push('bridge')
      if (hook.received.length > 0) found.push('webhook')
      if (there.asked.some(({ url }) => url.includes('/fulcrum-'))) found.push('own calendar')
      if (devices.length > 0 && phone.pushed.length > 0) found.push('push')
      return found.sort()
    }
    return { person, acting }
  }

  const signedIn = async ({ email }: Person, password: string) => {
    const answer = await there.server.call('POST', '/api/auth/sign-in', { body: { email, password } })
    const { token } = (await answer.json()) as { token: string }
    const asks = (method: string) => (path: string, body?: unknown) => there.server.call(method, path, { token, body })
    return { ...({ get: asks('GET'), post: asks('POST'), put: asks('PUT'), del: asks('DELETE') } as Person) }
  }

  test('everything acts that was set up', async () => {
    const { acting } = await open()
    expect(await acting()).toEqual(ALL)
  })

  test('a new password, and the end of all other sessions, end what devices were told', async () => {
    const { person, acting } = await open()
    const body = { current_password: PASSWORD, password: 'Another-horse9!' }
    const { status } = await person.put('/api/account/password', body)
    expect(status).toBe(204)
    expect(await acting()).toEqual(without('push', 'reminder links'))
  })

  test('a password that is set anew by mail with "drop my keys" ends all that goes out', async () => {
    const { person, acting } = await open()
    await there.server.call('POST', '/api/auth/request-reset', { body: { email: person.email } })
    const token = await there.server.mailedToken(person.email)
    const body = { token, password: 'Another-horse9!', drop_keys: true }
    expect((await there.server.call('POST', '/api/auth/reset', { body })).status).toBe(204)
    expect(await acting(await signedIn(person, 'Another-horse9!'))).toEqual([])
  })

  test('an account that is left ends all of it at once, and who comes back finds it as it was', async () => {
    const { person, acting } = await open()
    expect((await person.post('/api/account/deletion', { password: PASSWORD })).status).toBe(200)
    expect(await acting()).toEqual(['proposal'])
    expect(await acting(await signedIn(person, PASSWORD))).toEqual(ALL)
  })

  test('without access nothing of the plan goes out; with it everything goes on', async () => {
    const { person, acting } = await open()
    const ends = (interval: string) =>
      there.server.db.pool.query(
        `update subscriptions set trial_ends_at = $2::timestamptz + $3::interval where user_id = $1`,
        [person.id, there.server.context.now().toISOString(), interval],
      )
    await ends('-1 day')
    expect(await acting()).toEqual(['proposal'])
    await ends('900 days')
    expect(await acting()).toEqual(ALL)
  })
})
