import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BusyCalendars } from '../../contract/busy-calendars.ts'
import type { OwnCalendar } from '../../contract/own-calendar.ts'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { resourcesIn } from '../../formats/calendar/multistatus.ts'
import { readDue } from '../busy-calendars/refresh.ts'
import { hasRadicale, startRadicale } from '../busy-calendars/testing/radicale.ts'
import { followDue } from '../follow/follow.ts'
import type { Question } from '../outside/outside.ts'
import { textOfRows } from '../testing/all-rows.ts'
import { ONBOARDING, problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { syncDue } from './sync.ts'

const MINUTE_MS = 60_000
const title = hasRadicale ? 'a calendar of its own, at Radicale' : 'a calendar of its own (skipped: no Radicale)'

describe.skipIf(!hasRadicale)(title, () => {
  let theirs: Awaited<ReturnType<typeof startRadicale>>
  let server: TestServer
  /** Some servers do not say by what they know that which they took. */
  let saysEtags = true
  const asked: { readonly method: string | undefined; readonly url: string }[] = []
  beforeEach(async () => {
    theirs = await startRadicale()
    server = await testServer({ env: { PERSON_LIMITS: 'off', PRIVATE_NETWORK: 'on' } })
    asked.length = 0
    saysEtags = true
  })
  afterEach(async () => {
    await theirs.stop()
    await server.close()
  })

  type Person = Awaited<ReturnType<TestServer['person']>>
  const planOf = async (person: Person) => (await (await person.get('/api/schedule')).json()) as Schedule
  const daysOf = ({ weeklyPlan }: Schedule) => weeklyPlan.flatMap(({ days }) => days)
  const ahead = async (person: Person) => {
    const plan = await planOf(person)
    return daysOf(plan).filter(({ date, durationMin }) => date >= plan.date && durationMin > 0)
  }
  const dayOn = async (person: Person, date: string): Promise<ShownDay> =>
    sure(daysOf(await planOf(person)).find((day) => day.date === date))
  const own = async (person: Person) => (await (await person.get('/api/calendars/own')).json()) as OwnCalendar

  /** Four weeks of plan: what holds of them holds of more. */
  async function connected(person: Person): Promise<string> {
    const goal = Temporal.Now.plainDateISO('UTC').add({ days: 25 }).toString()
    expect((await person.put('/api/profile', { ...ONBOARDING, goal_date: goal })).status).toBe(200)
    if ((await theirs.make('home')).status !== 201) throw new Error('no calendar was made')
    const kept = await person.post('/api/calendars/address', {
      ...{ name: 'Mine', url: theirs.url, login: theirs.login, choices: { days: false, tentative: false } },
    })
    return sure(((await kept.json()) as BusyCalendars).calendars[0]).id
  }
  async function switchedOn(person: Person): Promise<string> {
    const calendarId = await connected(person)
    const answer = await person.put('/api/calendars/own', { calendar_id: calendarId })
    if (answer.status !== 200) throw new Error(await answer.text())
    await minutes(3)
    return calendarId
  }
  /** What the jobs do, as time goes by. */
  async function minutes(n: number) {
    for (let left = n; left > 0; left--) {
      server.advance(MINUTE_MS)
      const outside = async (question: Question) => {
        asked.push({ method: question.method, url: question.url })
        const reply = await server.context.outside(question)
        const { etag: _, ...headers } = reply.headers
        return saysEtags || question.method !== 'PUT' ? reply : { ...reply, headers }
      }
      await followDue({ ...server.context, outside })
      await syncDue({ ...server.context, outside })
    }
  }
  const written = () => asked.filter(({ method }) => method === 'PUT' || method === 'DELETE')

  /** Where our calendar lies, as any program finds it. */
  async function place(): Promise<string> {
    const answer = await theirs.ask('PROPFIND', 'robin/')
    const found = resourcesIn(await answer.text()).find(({ href }) => href.includes('/fulcrum-'))
    return sure(found).href.slice(1)
  }
  async function entries(): Promise<Map<string, string>> {
    const at = await place()
    const answer = await theirs.ask('PROPFIND', at)
    const dates = resourcesIn(await answer.text()).flatMap(
      ({ href }) => /(\d{4}-\d\d-\d\d)\.ics$/.exec(href)?.[1] ?? [],
    )
    return new Map(
      await Promise.all(
        dates.map(async (date) => [date, await (await theirs.ask('GET', `${at}${date}.ics`)).text()] as const),
      ),
    )
  }
  const startOf = (text: string | undefined) => /DTSTART;TZID=[^:]*:(\d{8}T\d{4})/.exec(text ?? '')?.[1]
  const wallIn = (text: string, name: string) =>
    Temporal.PlainDateTime.from(sure(new RegExp(`${name};TZID=[^:]*:(\\d{8}T\\d{6})`).exec(text)?.[1]))
  const lengthOf = (text: string) => wallIn(text, 'DTSTART').until(wallIn(text, 'DTEND')).total('minutes')
  const wall = (date: string, start: string) => `${date}T${start}`.replaceAll(/[-:]/g, '')

  /** Drags an entry as a calendar program does: another beginning and end, and a word of its own. */
  async function drag(date: string, to: { date: string; start: string; minutes?: number }) {
    const at = `${await place()}${date}.ics`
    const text = await (await theirs.ask('GET', at)).text()
    const begin = Temporal.PlainDateTime.from(`${to.date}T${to.start}`)
    const minutesLong = to.minutes ?? lengthOf(text)
    const value = (when: Temporal.PlainDateTime) => when.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
    const moved = text
      .replace(/DTSTART;TZID=([^:]+):\w+/, `DTSTART;TZID=$1:${value(begin)}`)
      .replace(/DTEND;TZID=([^:]+):\w+/, `DTEND;TZID=$1:${value(begin.add({ minutes: minutesLong }))}`)
    expect(moved).not.toBe(text)
    expect((await theirs.ask('PUT', at, moved)).status).toBeLessThan(300)
  }
  /** A session to come, and another start of its day that the app itself offers or takes. */
  async function movable(person: Person) {
    const plan = await planOf(person)
    for (const day of await ahead(person)) {
      if (day.date <= plan.date || !day.start || day.snacks) continue
      for (const start of ['06:10', '19:40', '20:20', '12:10'])
        if (start !== day.start && (await isTaken(person, { date: day.date, to: day.date, start })))
          return { day, start }
    }
    throw new Error('nothing can be moved')
  }
  async function isTaken(person: Person, move: { date: string; to: string; start: string }) {
    const answer = await person.post('/api/changes', { type: 'move', ...move })
    if (answer.status !== 200) return false
    const { adjustments } = (await answer.json()) as Schedule
    const made = sure(adjustments.find((one) => one.asked))
    expect((await person.del(`/api/adjustments/${made.id}`)).status).toBe(200)
    return true
  }

  test('holds every session of today and ahead, under numbers that stay, and is written no more than it must be', async () => {
    const person = await server.person()
    await switchedOn(person)
    const sessions = await ahead(person)
    const first = await entries()
    expect([...first.keys()].sort()).toEqual(sessions.map(({ date }) => date))
    for (const { date, start, snacks } of sessions)
      if (start && !snacks) expect(startOf(first.get(date)), date).toBe(wall(date, start))
    expect([...first.values()].every((text) => !text.includes('METHOD:'))).toBe(true)
    expect(new Set([...first.values()].map((text) => /UID:(\S+)/.exec(text)?.[1])).size).toBe(first.size)
    expect(await own(person)).toMatchObject({ sessions: first.size, failure: null, refused: [] })
    asked.length = 0
    await minutes(8)
    expect(written()).toEqual([])
    expect(await entries()).toEqual(first)
  })

  test('follows the plan: what changes is written, by its ETag, and what is cancelled goes', async () => {
    const person = await server.person()
    await switchedOn(person)
    const before = await entries()
    const plan = await planOf(person)
    const day = sure((await ahead(person)).find(({ date }) => date > plan.date))
    expect((await person.post('/api/changes', { type: 'skip', date: day.date, because: 'time' })).status).toBe(200)
    await minutes(3)
    const after = await entries()
    const isGone = (await dayOn(person, day.date)).durationMin === 0
    expect(after.has(day.date)).toBe(!isGone)
    const sessions = (await ahead(person)).map(({ date }) => date)
    expect([...after.keys()].sort()).toEqual(sessions)
    for (const [date, text] of after)
      if (before.has(date)) expect(/UID:\S+/.exec(text)?.[0]).toBe(/UID:\S+/.exec(sure(before.get(date)))?.[0])
  })

  test('an entry that its person drags is the move of that session, as in the app, and can be taken back there', async () => {
    const person = await server.person()
    await switchedOn(person)
    const { day, start } = await movable(person)
    await minutes(4)
    await drag(day.date, { date: day.date, start })
    asked.length = 0
    await minutes(5)
    expect((await dayOn(person, day.date)).start).toBe(start)
    const { adjustments } = await planOf(person)
    const moved = sure(adjustments.find((one) => one.asked))
    expect(moved.reason).toContain('You moved it in your calendar.')
    expect(startOf((await entries()).get(day.date))).toBe(wall(day.date, start))
    // Its words and its length are written once, and then nothing any more.
    const count = written().length
    await minutes(5)
    expect(written()).toHaveLength(count)
    expect((await person.del(`/api/adjustments/${moved.id}`)).status).toBe(200)
    await minutes(3)
    expect(startOf((await entries()).get(day.date))).toBe(wall(day.date, sure(day.start)))
  })

  test('an entry that is dragged to where it cannot be is put back, and says why', async () => {
    const person = await server.person()
    await switchedOn(person)
    const plan = await planOf(person)
    const day = sure((await ahead(person)).find(({ date, start, snacks }) => date > plan.date && start && !snacks))
    const yesterday = Temporal.PlainDate.from(plan.date).subtract({ days: 1 }).toString()
    await drag(day.date, { date: yesterday, start: '09:00' })
    await minutes(5)
    const text = sure((await entries()).get(day.date))
    expect(startOf(text)).toBe(wall(day.date, sure(day.start)))
    expect(text.replaceAll(/\r\n /g, '')).toContain('You changed this here\\, and it was put back:')
    expect(await own(person)).toMatchObject({ refused: [{ date: day.date, why: expect.stringMatching(/\w/) }] })
    expect((await dayOn(person, day.date)).start).toBe(day.start)
    asked.length = 0
    await minutes(5)
    expect(written()).toEqual([])
  })

  test('an entry that its person makes shorter is the longest of its lengths that fits; one made longer is put back', async () => {
    const person = await server.person()
    await switchedOn(person)
    const plan = await planOf(person)
    const [day, other] = (await ahead(person)).filter(
      ({ date, start, snacks, durationMin }) => date > plan.date && start && !snacks && durationMin > 40,
    )
    const shortened = sure(day)
    const lengthened = sure(other)
    await minutes(4)
    await drag(shortened.date, { date: shortened.date, start: sure(shortened.start), minutes: 40 })
    await drag(lengthened.date, { date: lengthened.date, start: sure(lengthened.start), minutes: 240 })
    await minutes(5)
    expect((await dayOn(person, shortened.date)).durationMin).toBe(30)
    expect((await dayOn(person, lengthened.date)).durationMin).toBe(lengthened.durationMin)
    const texts = await entries()
    expect(lengthOf(sure(texts.get(shortened.date)))).toBe(30)
    expect(lengthOf(sure(texts.get(lengthened.date)))).toBe(lengthened.durationMin)
    expect(await own(person)).toMatchObject({
      refused: [{ date: lengthened.date, why: expect.stringContaining('no longer than your plan') }],
    })
    const count = written().length
    await minutes(5)
    expect(written()).toHaveLength(count)
    const { adjustments } = await planOf(person)
    expect((await person.del(`/api/adjustments/${sure(adjustments.find((one) => one.asked)).id}`)).status).toBe(200)
    await minutes(3)
    expect(lengthOf(sure((await entries()).get(shortened.date)))).toBe(shortened.durationMin)
  })

  test('an entry that its person deletes is a skip; all of them at once are not, nor is the whole calendar', async () => {
    const person = await server.person()
    await switchedOn(person)
    const plan = await planOf(person)
    const [day, ...others] = (await ahead(person)).filter(({ date }) => date > plan.date)
    const { date } = sure(day)
    const at = await place()
    await theirs.ask('DELETE', `${at}${date}.ics`)
    await minutes(3)
    const { adjustments } = await planOf(person)
    expect(adjustments.filter(({ asked: isAsked }) => isAsked)).toMatchObject([{ kind: 'skip' }])
    const standing = await ahead(person)
    for (const one of others) await theirs.ask('DELETE', `${at}${one.date}.ics`)
    await minutes(4)
    expect(await ahead(person)).toEqual(standing)
    expect([...(await entries()).keys()].sort()).toEqual(standing.map((one) => one.date))
    await theirs.ask('DELETE', at)
    await minutes(4)
    expect(await ahead(person)).toEqual(standing)
    expect(await own(person)).toMatchObject({ failure: 'unreadable' })
    asked.length = 0
    await minutes(5)
    expect(written()).toEqual([])
  })

  test('what its person does while the plan changes is not written over', async () => {
    const person = await server.person()
    await switchedOn(person)
    const { day, start } = await movable(person)
    await minutes(4)
    // The plan gives the session another length, and before that is written somebody drags it.
    expect((await person.post('/api/changes', { type: 'easier', date: day.date })).status).toBe(200)
    await drag(day.date, { date: day.date, start })
    await minutes(5)
    expect((await dayOn(person, day.date)).start).toBe(start)
    expect(startOf((await entries()).get(day.date))).toBe(wall(day.date, start))
  })

  test('a server that dies after it moved a session and before it noted that leaves nothing to be put back', async () => {
    const person = await server.person()
    await switchedOn(person)
    const { day, start } = await movable(person)
    await minutes(4)
    const kept = await server.db.pool.query('select entries from own_calendars where user_id = $1', [person.id])
    await drag(day.date, { date: day.date, start })
    await minutes(3)
    await server.db.pool.query('update own_calendars set entries = $2, mark = null where user_id = $1', [
      person.id,
      JSON.stringify(kept.rows[0].entries),
    ])
    await minutes(4)
    expect((await dayOn(person, day.date)).start).toBe(start)
    expect(await own(person)).toMatchObject({ failure: null, refused: [] })
    expect(startOf((await entries()).get(day.date))).toBe(wall(day.date, start))
  })

  test('is told from what its person did also where a server does not say by what it knows an entry', async () => {
    const person = await server.person()
    await switchedOn(person)
    saysEtags = false
    const { day, start } = await movable(person)
    expect((await person.post('/api/changes', { type: 'easier', date: day.date })).status).toBe(200)
    await minutes(6)
    asked.length = 0
    await minutes(4)
    expect(written()).toEqual([])
    expect((await planOf(person)).adjustments.filter((one) => one.asked)).toHaveLength(1)
    await drag(day.date, { date: day.date, start })
    await minutes(6)
    expect((await dayOn(person, day.date)).start).toBe(start)
    expect(startOf((await entries()).get(day.date))).toBe(wall(day.date, start))
    expect(await own(person)).toMatchObject({ refused: [] })
    asked.length = 0
    await minutes(4)
    expect(written()).toEqual([])
  })

  test('two servers that look at once do each thing once', async () => {
    const person = await server.person()
    await switchedOn(person)
    const { day, start } = await movable(person)
    await minutes(4)
    await drag(day.date, { date: day.date, start })
    server.advance(3 * MINUTE_MS)
    await Promise.all([syncDue(server.context), syncDue(server.context)])
    await minutes(3)
    const { rows } = await server.db.pool.query(
      `select count(*)::int as n from plan_changes where user_id = $1 and taken_back_at is null`,
      [person.id],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('is not read as hours that are taken, so no session stands in its own way', async () => {
    const person = await server.person()
    const calendarId = await switchedOn(person)
    const before = (await planOf(person)).weeklyPlan
    await person.post(`/api/calendars/${calendarId}/read`)
    server.advance(70 * MINUTE_MS)
    await readDue(server.context)
    const { calendars } = (await (await person.get('/api/calendars')).json()) as BusyCalendars
    expect(calendars).toMatchObject([{ hours: 0, failure: null }])
    expect((await planOf(person)).weeklyPlan).toEqual(before)
    const look = { url: new URL(await place(), theirs.url).href, login: theirs.login }
    expect((await person.post('/api/calendars/look', look)).status).toBe(422)
  })

  test('goes when it is switched off, if wished, and with the calendar beside it', async () => {
    const person = await server.person()
    const calendarId = await switchedOn(person)
    const at = await place()
    expect((await person.del('/api/calendars/own/keep')).status).toBe(204)
    expect(await own(person)).toMatchObject({ calendar_id: null })
    expect((await theirs.ask('PROPFIND', at)).status).toBe(207)
    await theirs.ask('DELETE', at)
    await person.put('/api/calendars/own', { calendar_id: calendarId })
    const again = await place()
    expect((await person.del('/api/calendars/own/remove')).status).toBe(204)
    expect((await theirs.ask('PROPFIND', again)).status).toBe(404)
    await person.put('/api/calendars/own', { calendar_id: calendarId })
    expect((await person.del(`/api/calendars/${calendarId}`)).status).toBe(204)
    expect(await own(person)).toMatchObject({ calendar_id: null })
  })

  test('is nobody else’s, and its address and password are in no row or log', async () => {
    const [person, thief] = [await server.person(), await server.person()]
    const calendarId = await switchedOn(person)
    const stolen = await thief.put('/api/calendars/own', { calendar_id: calendarId })
    expect((await problemOf(stolen)).status).toBe(404)
    expect(await own(thief)).toMatchObject({ calendar_id: null, sessions: 0 })
    const rows = await textOfRows(server.db.pool)
    for (const secret of [theirs.login.password, await place()]) {
      expect(rows.includes(secret), secret).toBe(false)
      expect(server.logged.filter((line) => line.includes(secret))).toEqual([])
    }
  })

  test('a password that is not taken any more is said, and nothing is skipped because of it', async () => {
    const person = await server.person()
    await switchedOn(person)
    const standing = await ahead(person)
    theirs.know('another password')
    await minutes(4)
    expect(await own(person)).toMatchObject({ failure: 'refused' })
    expect(await ahead(person)).toEqual(standing)
  })
})

test('a calendar that is read by its address alone cannot be written beside', async () => {
  const server = await testServer({ env: { PERSON_LIMITS: 'off' } })
  const person = await server.person()
  const file = { name: 'Old', choices: { days: false, tentative: false }, busy: [] }
  const kept = (await (await person.post('/api/calendars/file', file)).json()) as BusyCalendars
  const refused = await person.put('/api/calendars/own', { calendar_id: sure(kept.calendars[0]).id })
  expect((await problemOf(refused)).status).toBe(404)
  await server.close()
})
