import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Calendars } from '../../contract/calendar.ts'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { addDays, daysBetween } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { eraseRest } from '../account/deletion-store.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>
type Entry = ReturnType<typeof entriesOf>[number]

const addressesOf = async (person: Person) => (await (await person.get('/api/calendar')).json()) as Calendars
const pathOf = (url: string) => new URL(url).pathname
const fetched = (url: string, headers: Record<string, string> = {}) => server.call('GET', pathOf(url), { headers })
const planOf = async ({ get }: Person) => (await (await get('/api/schedule')).json()) as Schedule
const daysOf = ({ weeklyPlan }: Schedule) => weeklyPlan.flatMap(({ days }) => days)
const sessionsOf = (plan: Schedule) => daysOf(plan).filter(({ durationMin }) => durationMin > 0)

/** A calendar as another program reads it. */
function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone), zone.getFirstPropertyValue('tzid') as string)
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    return {
      date: event.startDate.toString().slice(0, 10),
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      text: event.description,
      begin: event.startDate.toJSDate(),
      end: event.endDate.toJSDate(),
      status: part.getFirstPropertyValue('status'),
      alarms: part.getAllSubcomponents('valarm').length,
      links: [...(event.description ?? '').matchAll(/https?:\S+\/calendar\/(\S+)/g)].map(([url]) => url),
    }
  })
}

const calendarOf = async (url: string) => entriesOf(await (await fetched(url)).text())
const on = (entries: readonly Entry[], date: string) => entries.find((entry) => entry.date === date)
/** As the plan has them, without what would follow it. */
const planned = (entries: readonly Entry[]) => living(entries).filter(({ status }) => status === 'CONFIRMED')
const living = (entries: readonly Entry[]) => entries.filter(({ status }) => status !== 'CANCELLED')

/** The first day after today with a session long enough to change, at an hour of its own. */
function comingDay(plan: Schedule): ShownDay {
  return sure(sessionsOf(plan).find((day) => day.date > plan.date && day.durationMin > 30 && day.start !== null))
}

describe('the two calendars', () => {
  test('hold every session of the plan at its hour in the zone of the person, as another program reads them', async () => {
    const person = await server.person()
    const plan = await planOf(person)
    const { full } = await addressesOf(person)
    const answer = await fetched(full)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const entries = entriesOf(await answer.text())
    expect(planned(entries).map(({ date }) => date)).toEqual(sessionsOf(plan).map(({ date }) => date))
    for (const day of sessionsOf(plan).filter((one) => !one.snacks)) {
      const { begin, end, title } = sure(on(entries, day.date))
      const planned = Temporal.PlainDate.from(day.date).toZonedDateTime({
        timeZone: 'Europe/Berlin',
        plainTime: sure(day.start),
      })
      expect(begin.getTime(), day.date).toBe(planned.epochMilliseconds)
      expect(end.getTime() - begin.getTime()).toBe(day.durationMin * 60_000)
      expect(title).toContain(day.workoutName)
    }
    const day = comingDay(plan)
    const entry = sure(on(entries, day.date))
    for (const step of day.workout.exercises) expect(entry.text).toContain(step.name)
    expect(entry.alarms).toBe(1)
  })

  test.each(['America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC', 'Pacific/Apia'])(
    'say the hours of %s as its own data have them, through changes of the clock',
    async (timeZone) => {
      const person = await server.person()
      await person.put('/api/profile', {
        ...ONBOARDING,
        time_zone: timeZone,
        goal_date: addDays(new Date().toISOString().slice(0, 10), 200),
      })
      const plan = await planOf(person)
      const entries = await calendarOf((await addressesOf(person)).full)
      const timed = sessionsOf(plan).filter(({ snacks }) => !snacks)
      expect(timed.length).toBeGreaterThan(40)
      for (const day of timed)
        expect(sure(on(entries, day.date)).begin.getTime(), day.date).toBe(
          Temporal.PlainDate.from(day.date).toZonedDateTime({ timeZone, plainTime: sure(day.start) }).epochMilliseconds,
        )
    },
  )

  test('differ in what they tell: the disguised one has hours and nothing else', async () => {
    const person = await server.person()
    const plan = await planOf(person)
    const { full, busy } = await addressesOf(person)
    const text = await (await fetched(busy)).text()
    for (const { workoutName } of sessionsOf(plan)) expect(text).not.toContain(workoutName)
    expect(text).not.toMatch(/\/calendar\/|VALARM|Training:|dashboard/)
    const [plain, told] = [entriesOf(text), await calendarOf(full)]
    expect(plain.map(({ begin }) => begin)).toEqual(told.map(({ begin }) => begin))
    expect(new Set(plain.map(({ title }) => title))).toEqual(new Set(['Busy']))
    expect(plain.filter(({ uid }) => told.some((one) => one.uid === uid))).toEqual([])
  })

  test('keep their entries when the plan is made again, and say what changed, was moved and is gone', async () => {
    const person = await server.person()
    const { full } = await addressesOf(person)
    const plan = await planOf(person)
    const before = await calendarOf(full)
    await person.post('/api/generate-schedule', {})
    expect(await calendarOf(full)).toEqual(before)
    expect(new Set(before.map(({ sequence }) => sequence))).toEqual(new Set([0]))

    const day = comingDay(plan)
    await person.post('/api/changes', { type: 'skip', date: day.date, because: 'time' })
    const after = await calendarOf(full)
    const was = sure(on(before, day.date))
    expect(on(after, day.date)).toMatchObject({
      uid: was.uid,
      sequence: 1,
      status: 'CANCELLED',
      begin: was.begin,
      alarms: 0,
    })
    const [adjustment] = (await planOf(person)).adjustments
    await person.del(`/api/adjustments/${sure(adjustment).id}`)
    expect(on(await calendarOf(full), day.date)).toMatchObject({
      uid: was.uid,
      sequence: 2,
      status: 'CONFIRMED',
      title: was.title,
    })
  })

  test('show beyond the plan the blocks that would follow it, a year ahead, as what may come: without alarm and links, and as what is planned once it begins', async () => {
    const person = await server.person()
    const plan = await planOf(person)
    const { full, busy } = await addressesOf(person)
    const entries = await calendarOf(full)
    const end = sure(daysOf(plan).at(-1)).date
    const later = entries.filter(({ date }) => date > end)
    expect(later.length).toBeGreaterThan(20)
    for (const entry of later) expect(entry).toMatchObject({ status: 'TENTATIVE', alarms: 0, links: [] })
    expect(sure(later[0]).text).toMatch(/^How it looks if you keep to the plan/)
    expect(entries.filter(({ date, status }) => date <= end && status !== 'CONFIRMED')).toEqual([])
    expect(sure(later.at(-1)).date <= addDays(plan.date, 365)).toBe(true)
    // Every week of the year has some.
    const gaps = later.map(({ date }, at) => daysBetween(at === 0 ? end : sure(later[at - 1]).date, date))
    expect(Math.max(...gaps, daysBetween(sure(later.at(-1)).date, addDays(plan.date, 365)))).toBeLessThanOrEqual(8)
    expect((await calendarOf(busy)).filter(({ status }) => status === 'TENTATIVE').length).toBeGreaterThan(20)
    await person.post('/api/generate-schedule', {})
    expect(await calendarOf(full)).toEqual(entries)

    const record = 'insert into workout_completions (user_id, date, minutes) values ($1, $2, $3)'
    for (const day of sessionsOf(plan)) await server.db.pool.query(record, [person.id, day.date, day.durationMin])
    await server.db.pool.query(`update subscriptions set trial_ends_at = now() + '1000 days' where user_id = $1`, [
      person.id,
    ])
    server.advance(Date.parse(addDays(end, 1)) - Date.parse(plan.date))
    const begun = planned(await calendarOf(full)).filter(({ date }) => date > end)
    expect(begun.length).toBeGreaterThan(20)
    const known = begun.flatMap((is) => {
      const was = on(entries, is.date)
      return was ? [{ was, is }] : []
    })
    expect(known.length).toBeGreaterThan(10)
    for (const { was, is } of known) expect([is.uid, is.sequence]).toEqual([was.uid, was.sequence + 1])
  })

  test('mark what was done, which then has neither alarm nor links', async () => {
    const person = await server.person()
    const { full } = await addressesOf(person)
    const plan = await planOf(person)
    const first = sure(sessionsOf(plan)[0])
    server.advance(Date.parse(first.date) - Date.parse(plan.date))
    await person.put(`/api/completions/${first.date}`, { rpe: 5 })
    const entry = sure(on(await calendarOf(full), first.date))
    expect(entry.title).toMatch(/^✓ /)
    expect(entry).toMatchObject({ alarms: 0, links: [] })
  })

  test('cost little while nothing changed: 304 to whoever has them, and another tag after a change', async () => {
    const person = await server.person()
    const { full, busy } = await addressesOf(person)
    const etag = sure((await fetched(full)).headers.get('etag'))
    const again = await fetched(full, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await fetched(busy, { 'if-none-match': etag })).status).toBe(200)
    await person.post('/api/changes', { type: 'skip', date: comingDay(await planOf(person)).date, because: 'time' })
    const changed = await fetched(full, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
    // A plan that was made anew and says the same is the same calendar.
    const now = sure(changed.headers.get('etag'))
    await person.post('/api/generate-schedule', {})
    expect((await fetched(full, { 'if-none-match': now })).status).toBe(304)
  })

  test('speak as the plan last spoke to its person, and do not make it speak otherwise', async () => {
    const person = await server.person()
    const { full } = await addressesOf(person)
    const marked = { token: person.token, headers: { 'accept-language': 'en-XA' } }
    await server.call('GET', '/api/schedule', marked)
    const entry = sure((await calendarOf(full)).at(-1))
    expect(entry.title).toContain('«')
    const { rows } = await server.db.pool.query('select engine_build from generated_schedules where user_id = $1', [
      person.id,
    ])
    expect(rows[0].engine_build).toContain('en-XA')
  })

  test('are lines of 75 octets at most, ended as the standard says, whatever stands in them', async () => {
    const person = await server.person()
    const { full } = await addressesOf(person)
    await server.call('GET', '/api/schedule', { token: person.token, headers: { 'accept-language': 'en-XA' } })
    const text = await (await fetched(full)).text()
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.filter((line) => /[\n\r]/.test(line))).toEqual([])
  })
})

describe('what a calendar may show', () => {
  test('nothing from the day on which training waits', async () => {
    const person = await server.person()
    const { full } = await addressesOf(person)
    const before = await calendarOf(full)
    const { date } = await planOf(person)
    await person.put(`/api/check-ins/${date}`, { taps: { alarm: ['chest'] } })
    const after = await calendarOf(full)
    const ahead = (entries: readonly Entry[]) => living(entries).filter((entry) => entry.date >= date)
    expect(ahead(before).length).toBeGreaterThan(0)
    expect(ahead(after).filter((entry) => entry.date <= addDays(date, 1))).toEqual([])
    expect(
      sessionsOf(await planOf(person))
        .filter((one) => one.date >= date)
        .map((one) => one.date),
    ).toEqual(ahead(after).map((entry) => entry.date))
  })

  test('nothing at all once access is over, and everything again when it is back', async () => {
    const person = await server.person()
    const { full } = await addressesOf(person)
    const before = await calendarOf(full)
    const ends = (interval: string) =>
      server.db.pool.query(`update subscriptions set trial_ends_at = now() + $2::interval where user_id = $1`, [
        person.id,
        interval,
      ])
    await ends('-1 day')
    expect(await calendarOf(full)).toEqual([])
    await ends('1000 days')
    expect(await calendarOf(full)).toEqual(before)
  })

  test('nothing before there is a plan', async () => {
    const person = await server.person({ onboarded: false })
    expect(await calendarOf((await addressesOf(person)).full)).toEqual([])
  })

  test('nothing of an account that is being deleted', async () => {
    const person = await server.person()
    const { full } = await addressesOf(person)
    await server.db.pool.query('update users set deletion_requested_at = now() where id = $1', [person.id])
    expect((await fetched(full)).status).toBe(404)
  })
})

describe('the addresses', () => {
  test('stay until they are renewed, are of 128 bits and more, and lie in the database as hash and seal alone', async () => {
    const person = await server.person()
    const first = await addressesOf(person)
    expect(await addressesOf(person)).toEqual(first)
    const tokens = [first.full, first.busy].map((url) => sure(sure(/feeds\/([\w-]+)\.ics$/.exec(url))[1]))
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    const { rows } = await server.db.pool.query('select * from calendar_feeds where user_id = $1', [person.id])
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token)

    const renewed = (await (await person.post('/api/calendar/renew')).json()) as Calendars
    expect(renewed.full).not.toBe(first.full)
    for (const url of Object.values(first)) expect((await fetched(url)).status).toBe(404)
    for (const url of Object.values(renewed)) expect((await fetched(url)).status).toBe(200)
    const { events } = (await (await person.get('/api/account/events')).json()) as { events: { event: string }[] }
    expect(events.map(({ event }) => event)).toContain('calendar-renewed')
  })

  test('reach neither the log nor a copy of everything held, and go with the person', async () => {
    const person = await server.person()
    const { full } = await addressesOf(person)
    const [link] = sure(planned(await calendarOf(full)).at(-1)).links
    await server.call('GET', pathOf(sure(link)))
    const token = sure(sure(/feeds\/([\w-]+)/.exec(full))[1])
    const tapped = sure(sure(link).split('/').at(-1))
    expect(server.logged.filter((line) => line.includes(token) || line.includes(tapped))).toEqual([])
    const copy = Buffer.from(await (await person.post('/api/account/export')).arrayBuffer())
    expect(copy.includes(token)).toBe(false)
    await server.db.asSystem((queries) => eraseRest(queries, [person.id]))
    for (const table of ['calendar_feeds', 'calendar_entries'])
      expect((await server.db.pool.query(`select 1 from ${table} where user_id = $1`, [person.id])).rows).toEqual([])
  })

  test.each(['x.ics', `${'x'.repeat(32)}.ics`, `${'x'.repeat(32)}`, '%2e%2e', "';--.ics"])(
    '%j is none',
    async (file) => {
      expect((await server.call('GET', `/api/calendar/feeds/${file}`)).status).toBe(404)
    },
  )
})
