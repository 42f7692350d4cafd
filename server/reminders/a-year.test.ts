import { afterAll, beforeAll, expect, test } from 'vitest'
import { isQuiet } from '../../contract/quiet-hours.ts'
import type { ReminderSettings } from '../../contract/reminders.ts'
import { addDays, weekdayOf } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { civilDay, clockOf } from '../civil-day.ts'
import { pushService } from '../push/testing/push-service.ts'
import { PASSWORD, type TestServer, testServer } from '../testing/test-server.ts'

/*
 * A year of one person over the real plans, the real store and two servers that look at the same moments. What happens to the
 * person is told to the product in the way in which people tell it; the calendar below says it once more, for the test alone.
 */

/** By day a season with all of it in it; by night the year. */
const DAYS = Number(process.env.REMINDER_DAYS ?? 45)
const ZONE = 'Europe/Berlin'

const BOTH = { push: true, mail: true }
const SETTINGS: ReminderSettings = {
  kinds: { evening: BOTH, hour: BOTH, 'still-time': BOTH, weekly: BOTH, 'trial-end': { push: false } },
  calendar: true,
  eveningAt: '19:30',
  quiet: { from: '20:45', to: '07:30' },
  daysOff: ['wed'],
  several: false,
}

/** Each happens once in 75 days, at so many days after the first. */
const ROUND = 75
const ILL = { from: 12, days: 3 }
const DANGER = { from: 26, days: 4 }
const AWAY = { from: 40, days: 6 }
const within = (n: number, { from, days }: typeof ILL) => n % ROUND >= from && n % ROUND < from + days

let server: TestServer
let second: TestServer
let service: Awaited<ReturnType<typeof pushService>>
beforeAll(async () => {
  const env = { PERSON_LIMITS: 'off', PRIVATE_NETWORK: 'on' }
  server = await testServer({ env })
  second = await testServer({ db: server.db, env })
  service = await pushService()
})
afterAll(async () => {
  await service.close()
  await second.context.engine.stop()
  await second.context.jobs.stop()
  await server.close()
})

type Heard = { readonly at: Date; readonly subject: string }

/** Moves both clocks, never back. */
function goTo(at: Date) {
  for (const { advance, context } of [server, second]) {
    const ms = at.getTime() - context.now().getTime()
    if (ms > 0) advance(ms)
  }
}

/** Both servers look at whoever is due, at the same time. @returns the mails that came of it */
async function look(email: string): Promise<Heard[]> {
  const before = server.sent.length + second.sent.length
  for (const { context } of [server, second]) await context.jobs.send('reminders')
  await Promise.all([server, second].map(({ context }) => context.jobs.drain('reminders')))
  for (const { context } of [server, second]) await context.mail.flush()
  for (const { context } of [server, second]) await context.jobs.drain('push')
  if (server.sent.length + second.sent.length === before) return []
  const at = server.context.now()
  const told = [...server.sent.splice(0), ...second.sent.splice(0)].filter(({ to }) => to === email)
  return told.map(({ subject }) => ({ at, subject }))
}

async function nextLook(userId: string): Promise<Date | null> {
  const { rows } = await server.db.pool.query('select due_at from reminder_settings where user_id = $1', [userId])
  return rows[0].due_at
}

test('a year: nothing in quiet hours, on days off, in illness, in danger or on a holiday; one a day at most, each cause once', async () => {
  const { id, email } = await server.person()
  const signedIn = async () => {
    const response = await server.call('POST', '/api/auth/sign-in', { body: { email, password: PASSWORD } })
    return ((await response.json()) as { token: string }).token
  }
  const tell = async (method: string, path: string, body: unknown) => {
    const answer = await server.call(method, path, { body, token: await signedIn() })
    expect(answer.status, `${method} ${path}`).toBeLessThan(300)
    return answer
  }
  await server.db.pool.query(`update subscriptions set trial_ends_at = now() + interval '4 years' where user_id = $1`, [
    id,
  ])
  await tell('PUT', '/api/reminders', SETTINGS)
  const phone = service.browser()
  await tell('POST', '/api/reminders/devices', phone.subscription)
  await look(email)
  const first = civilDay(server.context.now(), ZONE)
  const noon = (date: string) =>
    new Date(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: ZONE, plainTime: '12:00' }).epochMilliseconds)

  const heard: Heard[] = []
  let [looks, sessionDays] = [0, 0]
  /** Goes from look to look, as a server does that is there each minute. */
  const liveUntil = async (end: Date) => {
    for (;;) {
      const due = await nextLook(id)
      if (due === null || due >= end) return
      goTo(due)
      looks += 1
      heard.push(...(await look(email)))
    }
  }

  for (let n = 1; n <= DAYS; n += 1) {
    const date = addDays(first, n)
    await liveUntil(noon(date))
    goTo(noon(date))
    const round = n % ROUND
    if (within(n, ILL)) await tell('PUT', `/api/check-ins/${date}`, { notes: 'I am ill, a bad flu with fever.' })
    if (round === DANGER.from) await tell('PUT', `/api/check-ins/${date}`, { taps: { alarm: ['chest'] } })
    if (round === DANGER.from + DANGER.days) await answerDangers(id, tell)
    if (round === AWAY.from) {
      const dated = [{ from: date, to: addDays(date, AWAY.days - 1), kind: 'off', label: 'Holiday' }]
      await tell('PUT', '/api/profile/facts', { dated })
    }
    // Every second session is done, at noon.
    if (n % 2 === 0 && round > AWAY.from + AWAY.days) await tell('PUT', `/api/check-ins/${date}`, { completed: true })
    if (!within(n, ILL) && !within(n, DANGER) && !within(n, AWAY)) sessionDays += 1
  }
  await liveUntil(noon(addDays(first, DAYS + 1)))

  const numberOf = (at: Date) => Temporal.PlainDate.from(first).until(civilDay(at, ZONE), { largestUnit: 'days' }).days
  const wrong = {
    quiet: heard.filter(({ at }) => isQuiet(clockOf(at, ZONE), SETTINGS.quiet)),
    dayOff: heard.filter(({ at }) => weekdayOf(civilDay(at, ZONE)) === 'wed'),
    // From the noon at which it was told.
    illness: heard.filter(({ at }) => within(numberOf(at), ILL) && at > noon(addDays(first, numberOf(at)))),
    danger: heard.filter(({ at }) => within(numberOf(at), DANGER) && at > noon(addDays(first, numberOf(at)))),
    holiday: heard.filter(({ at }) => within(numberOf(at), AWAY) && at > noon(addDays(first, numberOf(at)))),
  }
  expect(wrong).toEqual({ quiet: [], dayOff: [], illness: [], danger: [], holiday: [] })
  expect(new Set(heard.map(({ at }) => civilDay(at, ZONE))).size).toBe(heard.length)
  const { rows } = await server.db.pool.query('select kind, about::text from reminders where user_id = $1', [id])
  expect(rows).toHaveLength(heard.length)
  // The device heard the same, as often.
  expect(phone.pushed.map(({ message }) => message.title)).toEqual(heard.map(({ subject }) => subject))
  // It is no silence throughout: there is one on most days with a session, and a letter in most weeks without any of these.
  expect(heard.length).toBeGreaterThan(sessionDays / 4)
  expect(heard.filter(({ subject }) => subject === 'Your week ahead').length).toBeGreaterThan(DAYS / 14 - 1)
  // And nobody is looked at all day long.
  expect(looks / DAYS).toBeLessThan(8)
  if (process.env.REMINDER_DAYS) process.stdout.write(`${DAYS} days, ${looks} looks, ${heard.length} reminders\n`)
})

/** A doctor let them train. */
async function answerDangers(
  userId: string,
  tell: (method: string, path: string, body: unknown) => Promise<Response>,
): Promise<void> {
  const { rows } = await server.db.pool.query(
    `select id from safety_events where user_id = $1 and kind = 'danger' and answer is null`,
    [userId],
  )
  await tell('POST', `/api/safety/${sure(rows[0]).id}/answer`, { answer: 'may-train' })
}
