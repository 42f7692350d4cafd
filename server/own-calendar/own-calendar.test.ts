import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BusyCalendars } from '../../contract/busy-calendars.ts'
import { sure } from '../../engine/sure.ts'
import { readDue } from '../busy-calendars/refresh.ts'
import { hasRadicale } from '../busy-calendars/testing/radicale.ts'
import { textOfRows } from '../testing/all-rows.ts'
import { problemOf, testServer } from '../testing/test-server.ts'
import { syncDue } from './sync.ts'
import { atRadicale, lengthOf, startOf, wall } from './testing/at-radicale.ts'

const MINUTE_MS = 60_000
const title = hasRadicale ? 'a calendar of its own, at Radicale' : 'a calendar of its own (skipped: no Radicale)'

describe.skipIf(!hasRadicale)(title, () => {
  let there: Awaited<ReturnType<typeof atRadicale>>
  beforeEach(async () => {
    there = await atRadicale()
  })
  afterEach(() => there.close())

  test('holds every session of today and ahead, under numbers that stay, and is written no more than it must be', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const sessions = await there.ahead(person)
    const first = await there.entries()
    expect([...first.keys()].sort()).toEqual(sessions.map(({ date }) => date))
    for (const { date, start, snacks } of sessions)
      if (start && !snacks) expect(startOf(first.get(date)), date).toBe(wall(date, start))
    expect([...first.values()].every((text) => !text.includes('METHOD:'))).toBe(true)
    expect(new Set([...first.values()].map((text) => /UID:(\S+)/.exec(text)?.[1])).size).toBe(first.size)
    expect(await there.own(person)).toMatchObject({ sessions: first.size, failure: null, refused: [] })
    there.asked.length = 0
    await there.minutes(8)
    expect(there.written()).toEqual([])
    expect(await there.entries()).toEqual(first)
  })

  test('follows the plan: what changes is written, by its ETag, and what is cancelled goes', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const before = await there.entries()
    const plan = await there.planOf(person)
    const day = sure((await there.ahead(person)).find(({ date }) => date > plan.date))
    expect((await person.post('/api/changes', { type: 'skip', date: day.date, because: 'time' })).status).toBe(200)
    await there.minutes(3)
    const after = await there.entries()
    const isGone = (await there.dayOn(person, day.date)).durationMin === 0
    expect(after.has(day.date)).toBe(!isGone)
    const sessions = (await there.ahead(person)).map(({ date }) => date)
    expect([...after.keys()].sort()).toEqual(sessions)
    for (const [date, text] of after)
      if (before.has(date)) expect(/UID:\S+/.exec(text)?.[0]).toBe(/UID:\S+/.exec(sure(before.get(date)))?.[0])
  })

  test('an entry that its person drags is the move of that session, as in the app, and can be taken back there', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const { day, start } = await there.movable(person)
    await there.minutes(4)
    await there.drag(day.date, { date: day.date, start })
    there.asked.length = 0
    await there.minutes(5)
    expect((await there.dayOn(person, day.date)).start).toBe(start)
    const { adjustments } = await there.planOf(person)
    const moved = sure(adjustments.find((one) => one.asked))
    expect(moved.reason).toContain('You moved it in your calendar.')
    expect(startOf((await there.entries()).get(day.date))).toBe(wall(day.date, start))
    // Its words and its length are written once, and then nothing any more.
    const count = there.written().length
    await there.minutes(5)
    expect(there.written()).toHaveLength(count)
    expect((await person.del(`/api/adjustments/${moved.id}`)).status).toBe(200)
    await there.minutes(3)
    expect(startOf((await there.entries()).get(day.date))).toBe(wall(day.date, sure(day.start)))
  })

  test('an entry that is dragged to where it cannot be is put back, and says why', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const plan = await there.planOf(person)
    const day = sure(
      (await there.ahead(person)).find(({ date, start, snacks }) => date > plan.date && start && !snacks),
    )
    const yesterday = Temporal.PlainDate.from(plan.date).subtract({ days: 1 }).toString()
    await there.drag(day.date, { date: yesterday, start: '09:00' })
    await there.minutes(5)
    const text = sure((await there.entries()).get(day.date))
    expect(startOf(text)).toBe(wall(day.date, sure(day.start)))
    expect(text.replaceAll(/\r\n /g, '')).toContain('You changed this here\\, and it was put back:')
    expect(await there.own(person)).toMatchObject({ refused: [{ date: day.date, why: expect.stringMatching(/\w/) }] })
    expect((await there.dayOn(person, day.date)).start).toBe(day.start)
    there.asked.length = 0
    await there.minutes(5)
    expect(there.written()).toEqual([])
  })

  test('an entry that its person makes shorter is the longest of its lengths that fits; one made longer is put back', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const plan = await there.planOf(person)
    const [day, other] = (await there.ahead(person)).filter(
      ({ date, start, snacks, durationMin }) => date > plan.date && start && !snacks && durationMin > 40,
    )
    const shortened = sure(day)
    const lengthened = sure(other)
    await there.minutes(4)
    await there.drag(shortened.date, { date: shortened.date, start: sure(shortened.start), minutes: 40 })
    await there.drag(lengthened.date, { date: lengthened.date, start: sure(lengthened.start), minutes: 240 })
    await there.minutes(5)
    expect((await there.dayOn(person, shortened.date)).durationMin).toBe(30)
    expect((await there.dayOn(person, lengthened.date)).durationMin).toBe(lengthened.durationMin)
    const texts = await there.entries()
    expect(lengthOf(sure(texts.get(shortened.date)))).toBe(30)
    expect(lengthOf(sure(texts.get(lengthened.date)))).toBe(lengthened.durationMin)
    expect(await there.own(person)).toMatchObject({
      refused: [{ date: lengthened.date, why: expect.stringContaining('cannot be longer than your plan') }],
    })
    const count = there.written().length
    await there.minutes(5)
    expect(there.written()).toHaveLength(count)
    const { adjustments } = await there.planOf(person)
    expect((await person.del(`/api/adjustments/${sure(adjustments.find((one) => one.asked)).id}`)).status).toBe(200)
    await there.minutes(3)
    expect(lengthOf(sure((await there.entries()).get(shortened.date)))).toBe(shortened.durationMin)
  })

  test('an entry that its person deletes is a skip; all of them at once are not, nor is the whole calendar', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const plan = await there.planOf(person)
    const [day, ...others] = (await there.ahead(person)).filter(({ date }) => date > plan.date)
    const { date } = sure(day)
    const at = await there.place()
    await there.theirs.ask('DELETE', `${at}${date}.ics`)
    await there.minutes(3)
    const { adjustments } = await there.planOf(person)
    expect(adjustments.filter(({ asked: isAsked }) => isAsked)).toMatchObject([{ kind: 'skip' }])
    const standing = await there.ahead(person)
    for (const one of others) await there.theirs.ask('DELETE', `${at}${one.date}.ics`)
    await there.minutes(4)
    expect(await there.ahead(person)).toEqual(standing)
    expect([...(await there.entries()).keys()].sort()).toEqual(standing.map((one) => one.date))
    await there.theirs.ask('DELETE', at)
    await there.minutes(4)
    expect(await there.ahead(person)).toEqual(standing)
    expect(await there.own(person)).toMatchObject({ failure: 'unreadable' })
    there.asked.length = 0
    await there.minutes(5)
    expect(there.written()).toEqual([])
  })

  test('what its person does while the plan changes is not written over', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const { day, start } = await there.movable(person)
    await there.minutes(4)
    // The plan gives the session another length, and before that is written somebody drags it.
    expect((await person.post('/api/changes', { type: 'easier', date: day.date })).status).toBe(200)
    await there.drag(day.date, { date: day.date, start })
    await there.minutes(5)
    expect((await there.dayOn(person, day.date)).start).toBe(start)
    expect(startOf((await there.entries()).get(day.date))).toBe(wall(day.date, start))
  })

  test('a server that dies after it moved a session and before it noted that leaves nothing to be put back', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const { day, start } = await there.movable(person)
    await there.minutes(4)
    const kept = await there.server.db.pool.query('select entries from own_calendars where user_id = $1', [person.id])
    await there.drag(day.date, { date: day.date, start })
    await there.minutes(3)
    await there.server.db.pool.query('update own_calendars set entries = $2, mark = null where user_id = $1', [
      person.id,
      JSON.stringify(kept.rows[0].entries),
    ])
    await there.minutes(4)
    expect((await there.dayOn(person, day.date)).start).toBe(start)
    expect(await there.own(person)).toMatchObject({ failure: null, refused: [] })
    expect(startOf((await there.entries()).get(day.date))).toBe(wall(day.date, start))
  })

  test('is told from what its person did also where a server does not say by what it knows an entry', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    there.way.bent = ({ method }, { headers: { etag, ...headers }, ...reply }) => ({
      ...{ ...reply, headers: method === 'PUT' || etag === undefined ? headers : { ...headers, etag } },
    })
    const { day, start } = await there.movable(person)
    expect((await person.post('/api/changes', { type: 'easier', date: day.date })).status).toBe(200)
    await there.minutes(6)
    there.asked.length = 0
    await there.minutes(4)
    expect(there.written()).toEqual([])
    expect((await there.planOf(person)).adjustments.filter((one) => one.asked)).toHaveLength(1)
    await there.drag(day.date, { date: day.date, start })
    await there.minutes(6)
    expect((await there.dayOn(person, day.date)).start).toBe(start)
    expect(startOf((await there.entries()).get(day.date))).toBe(wall(day.date, start))
    expect(await there.own(person)).toMatchObject({ refused: [] })
    there.asked.length = 0
    await there.minutes(4)
    expect(there.written()).toEqual([])
  })

  test('two servers that look at once do each thing once', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const { day, start } = await there.movable(person)
    await there.minutes(4)
    await there.drag(day.date, { date: day.date, start })
    there.server.advance(3 * MINUTE_MS)
    await Promise.all([syncDue(there.server.context), syncDue(there.server.context)])
    await there.minutes(3)
    const { rows } = await there.server.db.pool.query(
      `select count(*)::int as n from plan_changes where user_id = $1 and taken_back_at is null`,
      [person.id],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('is not read as hours that are taken, so no session stands in its own way', async () => {
    const person = await there.server.person()
    const calendarId = await there.switchedOn(person)
    const before = (await there.planOf(person)).weeklyPlan
    await person.post(`/api/calendars/${calendarId}/read`)
    there.server.advance(70 * MINUTE_MS)
    await readDue(there.server.context)
    const { calendars } = (await (await person.get('/api/calendars')).json()) as BusyCalendars
    expect(calendars).toMatchObject([{ hours: 0, failure: null }])
    expect((await there.planOf(person)).weeklyPlan).toEqual(before)
    const look = { url: new URL(await there.place(), there.theirs.url).href, login: there.theirs.login }
    expect((await person.post('/api/calendars/look', look)).status).toBe(422)
  })

  test('goes when it is switched off, if wished, and with the calendar beside it', async () => {
    const person = await there.server.person()
    const calendarId = await there.switchedOn(person)
    const at = await there.place()
    expect((await person.del('/api/calendars/own/keep')).status).toBe(204)
    expect(await there.own(person)).toMatchObject({ calendar_id: null })
    expect((await there.theirs.ask('PROPFIND', at)).status).toBe(207)
    await there.theirs.ask('DELETE', at)
    await person.put('/api/calendars/own', { calendar_id: calendarId })
    const again = await there.place()
    expect((await person.del('/api/calendars/own/remove')).status).toBe(204)
    expect((await there.theirs.ask('PROPFIND', again)).status).toBe(404)
    await person.put('/api/calendars/own', { calendar_id: calendarId })
    expect((await person.del(`/api/calendars/${calendarId}`)).status).toBe(204)
    expect(await there.own(person)).toMatchObject({ calendar_id: null })
  })

  test('is nobody else’s, and its address and password are in no row or log', async () => {
    const [person, thief] = [await there.server.person(), await there.server.person()]
    const calendarId = await there.switchedOn(person)
    const stolen = await thief.put('/api/calendars/own', { calendar_id: calendarId })
    expect((await problemOf(stolen)).status).toBe(404)
    expect(await there.own(thief)).toMatchObject({ calendar_id: null, sessions: 0 })
    const rows = await textOfRows(there.server.db.pool)
    for (const secret of [there.theirs.login.password, await there.place()]) {
      expect(rows.includes(secret), secret).toBe(false)
      expect(there.server.logged.filter((line) => line.includes(secret))).toEqual([])
    }
  })

  test('a password that is not taken any more is said, and nothing is skipped because of it', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const standing = await there.ahead(person)
    there.theirs.know('another password')
    await there.minutes(4)
    expect(await there.own(person)).toMatchObject({ failure: 'refused' })
    expect(await there.ahead(person)).toEqual(standing)
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
