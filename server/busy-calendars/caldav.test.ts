import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BusyCalendars, CalendarLook } from '../../contract/busy-calendars.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { calendarOf } from '../../formats/calendar/testing/calendars.ts'
import type { AppContext } from '../context.ts'
import { textOfRows } from '../testing/all-rows.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { readDue } from './refresh.ts'
import { emptyRadicale, hasRadicale, type Radicale } from './testing/radicale.ts'

const HOUR_MS = 3_600_000
const title = hasRadicale ? 'a CalDAV server, Radicale' : 'a CalDAV server (skipped: no Radicale)'

describe.skipIf(!hasRadicale)(title, () => {
  let theirs: Radicale
  let server: TestServer
  beforeEach(async () => {
    theirs = await emptyRadicale()
    server = await testServer({ env: { PERSON_LIMITS: 'off', PRIVATE_NETWORK: 'on' } })
  })
  afterEach(() => server.close())

  type Person = Awaited<ReturnType<TestServer['person']>>
  const planOf = async (person: Person) => (await (await person.get('/api/schedule')).json()) as Schedule
  const daysOf = ({ weeklyPlan }: Schedule) => weeklyPlan.flatMap(({ days }) => days)
  const keep = (person: Person, more: object = {}) =>
    person.post('/api/calendars/address', {
      ...{ name: 'Mine', url: theirs.url, login: theirs.login, choices: { days: false, tentative: false } },
      ...more,
    })
  const entry = (uid: string, ...lines: string[]) => calendarOf([`UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines])

  /** Two calendars of events and a list of tasks; a meeting at the hour of the next session, and one that repeats. */
  async function filled(person: Person) {
    const plan = await planOf(person)
    const session = sure(
      daysOf(plan).find(
        ({ date, durationMin, snacks, start }) => date > plan.date && durationMin > 15 && start && !snacks,
      ),
    )
    const at = `${session.date}T${session.start}:00`.replaceAll(/[-:]/g, '')
    for (const name of ['home', 'work']) expect((await theirs.make(name)).status).toBe(201)
    expect((await theirs.make('tasks', 'VTODO')).status).toBe(201)
    const when = [`DTSTART;TZID=Europe/Berlin:${at}`, 'DURATION:PT20M']
    expect((await theirs.put('home', 'one', entry('one', ...when, 'SUMMARY:canary title'))).status).toBe(201)
    const daily = ['DTSTART:20260101T030000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY', 'SUMMARY:night shift <&>']
    expect((await theirs.put('work', 'two', entry('two', ...daily))).status).toBe(201)
    return session
  }

  test('is asked with name and password: all calendars of the person are shown, then keep their hours free, and are followed', async () => {
    const person = await server.person()
    const session = await filled(person)
    const look = (await (
      await person.post('/api/calendars/look', { url: theirs.url, login: theirs.login })
    ).json()) as CalendarLook
    const titles = new Set(look.entries.map((one) => one.title))
    expect(titles).toEqual(new Set(['canary title', 'night shift <&>']))
    expect(look.entries.filter(({ uid }) => uid === 'two').length).toBeGreaterThan(150)

    const kept = (await (await keep(person)).json()) as BusyCalendars
    expect(kept.calendars).toMatchObject([{ kind: 'address', failure: null, follows: true }])
    const moved = sure(daysOf(await planOf(person)).find(({ date }) => date === session.date))
    expect([moved.start, moved.durationMin]).not.toEqual([session.start, session.durationMin])

    const hours = async () =>
      sure(((await (await person.get('/api/calendars')).json()) as BusyCalendars).calendars[0]).hours
    const before = await hours()
    const next = [`DTSTART;TZID=Europe/Berlin:${session.date.replaceAll('-', '')}T220000`, 'DURATION:PT30M']
    await theirs.put('home', 'three', entry('three', ...next, 'SUMMARY:later'))
    server.advance(1.2 * HOUR_MS)
    await readDue(server.context)
    expect(await hours()).toBe(before + 1)
  })

  test('is looked at every minute or two for who is about, by its marks alone; what comes into it moves the session then', async () => {
    const person = await server.person()
    const session = await filled(person)
    await theirs.ask('DELETE', 'robin/home/one.ics')
    await keep(person)
    const before = await planOf(person)
    const asked: (string | undefined)[] = []
    const watched: AppContext = {
      ...server.context,
      outside: (question) => {
        asked.push(question.method)
        return server.context.outside(question)
      },
    }
    const later = async () => {
      asked.length = 0
      server.advance(2 * 60_000)
      await readDue(watched)
    }
    await later()
    expect(new Set(asked)).toEqual(new Set(['PROPFIND']))
    expect((await planOf(person)).weeklyPlan).toEqual(before.weeklyPlan)
    const at = `${session.date}T${session.start}:00`.replaceAll(/[-:]/g, '')
    const when = [`DTSTART;TZID=Europe/Berlin:${at}`, 'DURATION:PT20M']
    await theirs.put('home', 'new', entry('new', ...when, 'SUMMARY:new'))
    await later()
    expect(asked).toContain('REPORT')
    const moved = sure(daysOf(await planOf(person)).find(({ date }) => date === session.date))
    expect([moved.start, moved.durationMin]).not.toEqual([session.start, session.durationMin])
    // Whoever was not here for days is looked at by the hour.
    await server.db.pool.query(`update sessions set updated_at = updated_at - interval '3 days'`)
    await later()
    await later()
    expect(asked).toEqual([])
  })

  test('is read from one calendar alone where the address is of that one', async () => {
    const person = await server.person()
    await filled(person)
    const body = { url: `${theirs.url}robin/home/`, login: theirs.login }
    const look = (await (await person.post('/api/calendars/look', body)).json()) as CalendarLook
    expect(look.entries.map((one) => one.title)).toEqual(['canary title'])
  })

  test('says what is wrong: a password that is not taken, an address without a calendar, one that was ended later', async () => {
    const person = await server.person()
    await filled(person)
    const login = { ...theirs.login, password: 'not this' }
    const refused = await problemOf(await keep(person, { login }))
    expect([refused.status, refused.detail]).toEqual([422, expect.stringContaining('Make an app password there')])
    const empty = await problemOf(await keep(person, { url: `${theirs.url}robin/nowhere/deep/` }))
    expect(empty.status).toBe(422)

    await keep(person)
    theirs.know('another password')
    server.advance(1.2 * HOUR_MS)
    await readDue(server.context)
    const { calendars } = (await (await person.get('/api/calendars')).json()) as BusyCalendars
    expect(calendars).toMatchObject([{ failure: 'refused' }])
    expect(sure(calendars[0]).hours).toBeGreaterThan(100)
  })

  test('leaves neither password nor title in any row, log or copy', async () => {
    const person = await server.person()
    await filled(person)
    await keep(person)
    const rows = await textOfRows(server.db.pool)
    for (const secret of [theirs.login.password, 'canary title', 'night shift']) {
      expect(rows.includes(secret), secret).toBe(false)
      expect(server.logged.filter((line) => line.includes(secret))).toEqual([])
    }
  })
})

describe('a server that is not what it says', () => {
  test('cannot lead into the private network, nor be given a password in plain text', async () => {
    const server = await testServer({ env: { PERSON_LIMITS: 'off' } })
    const person = await server.person()
    const login = { user: 'robin', password: 'x' }
    for (const url of ['https://127.0.0.1:5432/', 'https://10.0.0.1/dav/', 'https://[::1]:8080/'])
      expect((await person.post('/api/calendars/look', { url, login })).status, url).toBe(422)
    const plain = await person.post('/api/calendars/look', { url: 'http://calendar.example/', login })
    expect((await problemOf(plain)).detail).toMatch(/must begin with https/)
    const without = await problemOf(
      await person.post('/api/calendars/look', {
        url: 'https://calendar.example/',
        login: { user: 'a:b', password: 'x' },
      }),
    )
    expect(without.detail).toBe('A user name of a calendar has no colon')
    await server.close()
  })
})
