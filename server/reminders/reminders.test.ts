import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_REMINDERS, type ReminderSettings } from '../../contract/reminders.ts'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

const ZONE = 'Europe/Berlin'

let server: TestServer
let second: TestServer
beforeAll(async () => {
  server = await testServer()
  second = await testServer({ db: server.db })
})
afterAll(async () => {
  await second.context.engine.stop()
  await second.context.jobs.stop()
  await server.close()
})

type Person = Awaited<ReturnType<TestServer['person']>>
const BOTH = { push: false, mail: true }

/** Everything by mail, and no hours of quiet but those of a test. */
const BY_MAIL: ReminderSettings = {
  ...NO_REMINDERS,
  kinds: { ...NO_REMINDERS.kinds, evening: BOTH, hour: BOTH, 'still-time': BOTH, weekly: BOTH },
  quiet: { from: '00:00', to: '00:00' },
}

const planOf = async ({ get }: Person) => (await (await get('/api/schedule')).json()) as Schedule
const dayOn = async (person: Person, on: string) =>
  (await planOf(person)).weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === on)
const sessionsOf = ({ weeklyPlan, date }: Schedule) =>
  weeklyPlan
    .flatMap(({ days }) => days)
    .filter((day) => day.durationMin > 0 && day.date > addDays(date, 1) && day.start && !day.snacks)

/** Moves both servers' clocks to a wall's clock where the person is. */
function goTo(date: string, clock: string) {
  const at = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: ZONE, plainTime: clock }).epochMilliseconds
  for (const { advance, context } of [server, second]) advance(at - context.now().getTime())
}

/** Both servers look at the same time, and what they say is delivered. */
async function look(...by: readonly TestServer[]) {
  const servers = by.length > 0 ? by : [server, second]
  for (const { context } of servers) await context.jobs.send('reminders')
  await Promise.all(servers.map(({ context }) => context.jobs.drain('reminders')))
  for (const { context } of servers) await context.mail.flush()
}

const mailsTo = (email: string) =>
  [...server.sent, ...second.sent].filter(({ to, subject }) => to === email && !/Welcome|Three things/.test(subject))

/** Somebody with the days ahead of their plan, who is reminded by mail. */
async function reminded(settings: ReminderSettings = BY_MAIL) {
  const person = await server.person()
  await server.db.pool.query(
    `update subscriptions set trial_ends_at = now() + interval '900 days' where user_id = $1`,
    [person.id],
  )
  expect((await person.put('/api/reminders', settings)).status).toBe(204)
  const plan = await planOf(person)
  return { person, day: sure(sessionsOf(plan).find((one) => one.durationMin > 30)) }
}

const eveningBefore = ({ date }: Pick<ShownDay, 'date'>) => goTo(addDays(date, -1), '19:00')

describe('choosing', () => {
  test('begins with nothing, keeps what was chosen, and says what makes no sense', async () => {
    const { get, put } = await server.person()
    expect(await (await get('/api/reminders')).json()).toEqual({ settings: NO_REMINDERS, email_verified: true })
    expect((await put('/api/reminders', BY_MAIL)).status).toBe(204)
    expect(await (await get('/api/reminders')).json()).toMatchObject({ settings: BY_MAIL })
    const within = { ...BY_MAIL, quiet: { from: '18:00', to: '08:00' } }
    expect(await problemOf(await put('/api/reminders', within))).toMatchObject({
      status: 422,
      detail: 'eveningAt must not lie in the quiet hours',
    })
    expect(await problemOf(await put('/api/reminders', { ...BY_MAIL, daysOff: ['someday'] }))).toMatchObject({
      detail: 'daysOff must be of mon, tue, wed, thu, fri, sat, sun',
    })
  })

  test('is for who is signed in', async () => {
    expect((await server.call('GET', '/api/reminders')).status).toBe(401)
  })
})

test('two servers tell the evening before once, of that session, with a link that moves it by one press', async () => {
  const { person, day } = await reminded()
  eveningBefore(day)
  await look()
  await look()
  const [mail, ...more] = mailsTo(person.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Tomorrow: ${day.workoutName}`)
  expect(mail?.text).toContain(day.duration)
  const path = new URL(sure(/https:\S+\/calendar\/\S+/.exec(sure(mail?.text))?.[0])).pathname
  const page = await server.call('GET', path)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(day.workoutName)
})

/** Both servers look, and what they say waits for a mail server that is away. */
async function lookWithoutMail() {
  for (const { context } of [server, second]) await context.jobs.send('reminders')
  await Promise.all([server, second].map(({ context }) => context.jobs.drain('reminders')))
}

test.each([
  ['a danger', (person: Person, date: string) => person.put(`/api/check-ins/${date}`, { taps: { alarm: ['chest'] } })],
  ['reminders that are turned off', (person: Person) => person.put('/api/reminders', NO_REMINDERS)],
  [
    'a session that was left out',
    (person: Person, _: string, session: string) =>
      person.post('/api/changes', { date: session, type: 'skip', because: 'time' }),
  ],
] as const)('a mail that waited is not sent after %s', async (_, happens) => {
  const { person, day } = await reminded()
  eveningBefore(day)
  await lookWithoutMail()
  expect((await happens(person, addDays(day.date, -1), day.date)).status).toBeLessThan(300)
  for (const { context } of [server, second]) await context.mail.flush()
  expect(mailsTo(person.email)).toEqual([])
})

test('a mail that waited speaks of the session as it is planned by then', async () => {
  const { person, day } = await reminded()
  eveningBefore(day)
  await lookWithoutMail()
  expect((await person.post('/api/changes', { type: 'shorter', date: day.date, rung: '15' })).status).toBe(200)
  for (const { context } of [server, second]) await context.mail.flush()
  const now = sure(await dayOn(person, day.date))
  const [mail, ...more] = mailsTo(person.email)
  expect(more).toEqual([])
  expect(now.durationMin).toBeLessThan(day.durationMin)
  expect(mail?.text).toContain(now.duration)
})

/** Somebody asks for another address. @returns it, and its link to be followed */
async function moving({ put }: Person) {
  const email = `${crypto.randomUUID()}@new.example`
  expect((await put('/api/account/email', { email, password: PASSWORD })).status).toBe(204)
  const body = { token: await server.mailedToken(email) }
  return { email, follow: () => server.call('POST', '/api/auth/confirm-email-change', { body }) }
}

const reminders = (email: string) => mailsTo(email).filter(({ subject }) => !/email/.test(subject))

test('a mail that waited goes to the address that is theirs by then', async () => {
  const { person, day } = await reminded()
  eveningBefore(day)
  const { email, follow } = await moving(person)
  await lookWithoutMail()
  expect((await follow()).status).toBe(204)
  for (const { context } of [server, second]) await context.mail.flush()
  expect(reminders(person.email)).toEqual([])
  expect(reminders(email)).toHaveLength(1)
})

test('who has another address is reminded there alone; a mail at the old one ends reminders, and does nothing else', async () => {
  const { person, day } = await reminded()
  eveningBefore(day)
  const { email, follow } = await moving(person)
  await look()
  expect(reminders(email)).toEqual([])
  const [mail] = reminders(person.email)
  const link = new URL(sure(/https:\S+\/calendar\/\S+/.exec(sure(mail?.text))?.[0])).pathname
  expect((await server.call('GET', link)).status).toBe(200)
  expect((await follow()).status).toBe(204)
  expect((await server.call('GET', link)).status).toBe(400)
  const { pathname, search } = new URL(sure(mail?.unsubscribe))
  expect((await server.call('POST', pathname + search)).status).toBe(200)
  const { settings } = (await (await person.get('/api/reminders')).json()) as { settings: ReminderSettings }
  expect(settings.kinds.evening.mail).toBe(false)
})

test('at its hour a session is named once, and no more that day; nothing where it was done before', async () => {
  const { person, day } = await reminded({
    ...BY_MAIL,
    kinds: { ...BY_MAIL.kinds, evening: NO_REMINDERS.kinds.evening },
  })
  goTo(day.date, '00:01')
  await look()
  const today = sure((await planOf(person)).weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === day.date))
  goTo(day.date, sure(today.start))
  await look()
  goTo(day.date, '19:00')
  await look()
  expect(mailsTo(person.email).map(({ subject }) => subject)).toEqual([`Now: ${today.workoutName}`])
})

test('a change of the plan is known at once: what was moved away is not spoken of', async () => {
  const { person, day } = await reminded({ ...BY_MAIL, kinds: { ...NO_REMINDERS.kinds, evening: BOTH } })
  const skip = { type: 'skip', date: day.date, because: 'time' }
  expect((await person.post('/api/changes', skip)).status).toBe(200)
  eveningBefore(day)
  await look()
  expect(mailsTo(person.email)).toEqual([])
})

test.each([
  [
    'a danger',
    (person: Person, today: string) => person.put(`/api/check-ins/${today}`, { taps: { alarm: ['chest'] } }),
  ],
  [
    'an illness',
    (person: Person, today: string) =>
      person.put(`/api/check-ins/${today}`, { completed: false, notes: 'I have the flu and a fever.' }),
  ],
  [
    'a holiday',
    (person: Person, today: string) =>
      person.put('/api/profile/facts', {
        dated: [{ from: today, to: addDays(today, 2), kind: 'off', label: 'Holiday' }],
      }),
  ],
])('%s is silence, from the moment it was told', async (_, tell) => {
  const { person, day } = await reminded({ ...BY_MAIL, kinds: { ...BY_MAIL.kinds, weekly: NO_REMINDERS.kinds.weekly } })
  const before = addDays(day.date, -1)
  goTo(before, '18:00')
  expect((await tell(person, before)).status).toBe(200)
  goTo(before, '19:00')
  await look()
  expect(mailsTo(person.email)).toEqual([])
})

test('who has no access, no confirmed address or no wish hears nothing, and is looked at no more', async () => {
  const dueOf = async ({ id }: Person) =>
    (await server.db.pool.query('select due_at from reminder_settings where user_id = $1', [id])).rows[0].due_at
  const [over, unconfirmed, silent] = [await reminded(), await reminded(), await reminded(NO_REMINDERS)]
  await server.db.pool.query(`update subscriptions set trial_ends_at = now() - interval '1 day' where user_id = $1`, [
    over.person.id,
  ])
  await server.db.pool.query('update users set email_verified = false where id = $1', [unconfirmed.person.id])
  eveningBefore(over.day)
  await look()
  // Whose plan was made anew by the look is looked at once more.
  await look()
  for (const { person } of [over, unconfirmed, silent]) {
    expect(mailsTo(person.email)).toEqual([])
    expect(await dueOf(person)).toBeNull()
  }
})

test('a server that dies over somebody leaves them to another, after its lease and within the sense of what is said', async () => {
  const { person, day } = await reminded()
  eveningBefore(day)
  await server.db.pool.query(`update reminder_settings set due_at = $2 where user_id = $1`, [
    person.id,
    new Date(server.context.now().getTime() + 10 * 60_000),
  ])
  await look(second)
  expect(mailsTo(person.email)).toEqual([])
  goTo(addDays(day.date, -1), '19:11')
  await look(second)
  expect(mailsTo(person.email)).toHaveLength(1)
})

test('a mail that waited until its sense was over is not sent', async () => {
  const { person, day } = await reminded()
  eveningBefore(day)
  await server.context.jobs.send('reminders')
  await server.context.jobs.drain('reminders')
  goTo(addDays(day.date, -1), '23:00')
  await server.context.mail.flush()
  expect(mailsTo(person.email)).toEqual([])
})

test('the link at its foot ends reminders by mail and nothing else', async () => {
  const { person, day } = await reminded({ ...BY_MAIL, kinds: { ...BY_MAIL.kinds, 'trial-end': { push: true } } })
  eveningBefore(day)
  await look()
  const { unsubscribe } = sure(mailsTo(person.email)[0])
  const link = new URL(sure(unsubscribe))
  const page = await server.call('GET', link.pathname + link.search)
  expect(await page.text()).toContain('No more reminders by mail?')
  expect((await server.call('POST', link.pathname + link.search)).status).toBe(200)
  const { settings } = (await (await person.get('/api/reminders')).json()) as { settings: ReminderSettings }
  expect(settings.kinds).toEqual({ ...NO_REMINDERS.kinds, 'trial-end': { push: true } })
  const { mail_choices } = (await (await person.get('/api/account')).json()) as { mail_choices: { tips: boolean } }
  expect(mail_choices.tips).toBe(true)
})

test('the alarms of the calendar have a switch of their own, and keep to the hours of quiet', async () => {
  const { person, day } = await reminded(NO_REMINDERS)
  const { full } = (await (await person.get('/api/calendar')).json()) as { full: string }
  const alarms = async () => {
    const text = await (await server.call('GET', new URL(full).pathname)).text()
    return text.split('BEGIN:VALARM').length - 1
  }
  const choose = (parts: Partial<ReminderSettings>) => person.put('/api/reminders', { ...NO_REMINDERS, ...parts })
  await choose({ quiet: { from: '00:00', to: '00:00' } })
  const all = await alarms()
  expect(all).toBeGreaterThan(5)
  const start = Temporal.PlainTime.from(sure(day.start))
  const [from, to] = [start.subtract({ minutes: 40 }), start.subtract({ minutes: 20 })].map((time) =>
    time.toString({ smallestUnit: 'minute' }),
  )
  await choose({ quiet: { from: sure(from), to: sure(to) }, eveningAt: to === '19:00' ? '20:00' : '19:00' })
  expect(await alarms()).toBeLessThan(all)
  await choose({ calendar: false })
  expect(await alarms()).toBe(0)
})
