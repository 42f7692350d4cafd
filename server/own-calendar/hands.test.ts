import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { hasRadicale } from '../busy-calendars/testing/radicale.ts'
import { ONBOARDING } from '../testing/test-server.ts'
import { atRadicale, type Person, startOf, wall } from './testing/at-radicale.ts'

const title = hasRadicale ? 'hands at a calendar of ours' : 'hands at a calendar of ours (skipped: no Radicale)'

describe.skipIf(!hasRadicale)(title, () => {
  let there: Awaited<ReturnType<typeof atRadicale>>
  beforeEach(async () => {
    there = await atRadicale()
  })
  afterEach(() => there.close())

  const asksOf = async (person: Person) => (await there.planOf(person)).adjustments.filter(({ asked }) => asked)
  const later = async (person: Person) => {
    const { date: today } = await there.planOf(person)
    return (await there.ahead(person)).filter(({ date }) => date > today)
  }
  const taps = (person: Person, date: string, body: object) => person.put(`/api/check-ins/${date}`, body)

  test('a listing that lacks entries which still stand there skips none of them', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const standing = await there.ahead(person)
    const lost = standing.slice(-2).map(({ date }) => date)
    const responses = new RegExp(`<response>(?:(?!</response>).)*(?:${lost.join('|')})\\.ics.*?</response>`, 'gs')
    let cut = 0
    there.way.bent = ({ method }, reply) => {
      if (method !== 'PROPFIND') return reply
      const text = Buffer.from(reply.body).toString()
      const body = text.replaceAll(responses, '')
      if (body !== text) cut += 1
      return { ...reply, body: Buffer.from(body) }
    }
    // Something else changed, so that the calendar is looked at.
    await there.theirs.ask('PUT', `${await there.place()}of-mine.ics`, OF_MINE)
    await there.minutes(5)
    expect(cut).toBeGreaterThan(0)
    expect(await there.ahead(person)).toEqual(standing)
    expect(await asksOf(person)).toEqual([])
  })

  test('a calendar that was made anew under its address skips nothing, however few sessions are left', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    for (const { date } of (await there.ahead(person)).slice(3))
      await person.post('/api/changes', { type: 'skip', date, because: 'time' })
    await there.minutes(4)
    const standing = await there.ahead(person)
    const asks = await asksOf(person)
    expect(standing.length).toBeGreaterThan(0)
    const at = await there.place()
    await there.theirs.ask('DELETE', at)
    await there.theirs.make(sure(at.split('/')[1]))
    await there.minutes(5)
    expect(await asksOf(person)).toEqual(asks)
    expect(await there.ahead(person)).toEqual(standing)
    expect([...(await there.entries()).keys()].sort()).toEqual(standing.map(({ date }) => date))
  })

  test('entries that go a few at a time clear no plan: three a day are left out, the others are written again', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const days = await later(person)
    expect(days.length).toBeGreaterThan(8)
    for (const from of [0, 2, 4, 6]) {
      for (const { date } of days.slice(from, from + 2)) await there.remove(date)
      await there.minutes(3)
    }
    expect((await asksOf(person)).length).toBeLessThanOrEqual(3)
    const standing = (await there.ahead(person)).map(({ date }) => date)
    expect([...(await there.entries()).keys()].sort()).toEqual(standing)
  })

  test('an entry that is deleted while its session is left out in the app leaves nothing behind', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const day = sure((await later(person))[0])
    await there.remove(day.date)
    expect((await person.post('/api/changes', { type: 'skip', date: day.date, because: 'time' })).status).toBe(200)
    expect((await there.dayOn(person, day.date)).durationMin).toBe(0)
    await there.minutes(6)
    const standing = (await there.ahead(person)).map(({ date }) => date)
    expect([...(await there.entries()).keys()].sort()).toEqual(standing)
    expect(await there.own(person)).toMatchObject({ sessions: standing.length, refused: [] })
    there.asked.length = 0
    await there.minutes(4)
    expect(there.written()).toEqual([])
  })

  test('what was done stays done when its entry is deleted or dragged', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const day = sure((await later(person))[0])
    const { date: today } = await there.planOf(person)
    there.server.advance(Date.parse(day.date) - Date.parse(today))
    expect((await person.put(`/api/completions/${day.date}`, { rpe: 5, minutes: 31 })).status).toBe(200)
    await there.minutes(4)
    const recorded = async () => {
      const { days } = (await (await person.get('/api/check-ins')).json()) as { days: { date: string }[] }
      return days.find(({ date }) => date === day.date)
    }
    const before = await recorded()
    expect(before).toMatchObject({ completed: true, minutes: 31 })
    await there.drag(day.date, { date: addDays(day.date, 1), start: '18:20' })
    await there.minutes(4)
    expect(await recorded()).toEqual(before)
    await there.remove(day.date)
    await there.minutes(4)
    expect(await recorded()).toEqual(before)
    expect(await asksOf(person)).toEqual([])
    expect((await there.entries()).has(day.date)).toBe(true)
  })

  test('nothing is dragged onto a day on which training waits, and a danger is cleared by no hand', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const { date: today } = await there.planOf(person)
    const far = sure((await later(person)).at(-1))
    const near = sure((await later(person))[0])
    expect((await taps(person, today, { taps: { alarm: ['chest'] } })).status).toBe(200)
    const stopped = await there.planOf(person)
    await there.drag(far.date, { date: addDays(today, 1), start: '18:20' })
    await there.remove(near.date).catch(() => {})
    await there.minutes(6)
    const after = await there.planOf(person)
    expect(after.safety).toEqual(stopped.safety)
    expect(await there.ahead(person)).toEqual(
      stopped.weeklyPlan
        .flatMap(({ days }) => days)
        .filter(({ date, durationMin }) => date >= today && durationMin > 0),
    )
    expect([...(await there.entries()).keys()].sort()).toEqual((await there.ahead(person)).map(({ date }) => date))
  })

  test('a server that knows every entry by another ETag of a sudden, or by weak ones, changes nothing', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const standing = await there.ahead(person)
    const at = await there.place()
    for (const [date, text] of await there.entries())
      await there.theirs.ask('PUT', `${at}${date}.ics`, text.replace(/SUMMARY:/, 'SUMMARY:Mine '))
    await there.minutes(6)
    expect(await there.ahead(person)).toEqual(standing)
    expect(await asksOf(person)).toEqual([])
    for (const text of (await there.entries()).values()) expect(text).toContain('SUMMARY:Mine ')
  })

  test('another time zone moves no session to another hour, whatever was written beside it meanwhile', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    await there.minutes(4)
    const goal = Temporal.Now.plainDateISO('UTC').add({ days: 25 }).toString()
    const moved = { ...ONBOARDING, goal_date: goal, time_zone: 'America/New_York' }
    const at = await there.place()
    for (const [date, text] of await there.entries())
      await there.theirs.ask('PUT', `${at}${date}.ics`, text.replace(/SUMMARY:/, 'SUMMARY:Mine '))
    expect((await person.put('/api/profile', moved)).status).toBe(200)
    await there.minutes(8)
    expect(await asksOf(person)).toEqual([])
    expect(await there.own(person)).toMatchObject({ refused: [] })
    const entries = await there.entries()
    for (const { date, start, snacks } of await there.ahead(person))
      if (start && !snacks) expect(startOf(entries.get(date)), date).toBe(wall(date, start))
  })

  test('pressed twice at once, one calendar is made', async () => {
    const person = await there.server.person()
    const calendar_id = await there.connected(person)
    const both = await Promise.all([1, 2].map(() => person.put('/api/calendars/own', { calendar_id })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const listed = await (await there.theirs.ask('PROPFIND', 'robin/')).text()
    expect(new Set(listed.match(/fulcrum-[0-9a-f]{16}/g)).size).toBe(1)
  })

  /** Drops an entry on the strip of a whole day. */
  async function dropOnDay(from: string, to: string) {
    const at = `${await there.place()}${from}.ics`
    const text = await (await there.theirs.ask('GET', at)).text()
    const day = (date: string) => date.replaceAll('-', '')
    const whole = text
      .replace(/DTSTART;TZID=[^:]+:\w+/, `DTSTART;VALUE=DATE:${day(to)}`)
      .replace(/DTEND;TZID=[^:]+:\w+/, `DTEND;VALUE=DATE:${day(addDays(to, 1))}`)
    expect((await there.theirs.ask('PUT', at, whole)).status).toBeLessThan(300)
  }

  test('an entry that is dropped on a whole day is that day’s, at an hour of the plan; on its own day it stays at its hour', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const days = (await later(person)).filter(({ start, snacks }) => start && !snacks)
    const [day, other] = days
    const offered = (await (await person.get(`/api/changes/${sure(other).date}`)).json()) as {
      options: { change: { type: string; to?: string }; refusal: string | null }[]
    }
    const to = sure(
      offered.options.flatMap(({ change, refusal }) =>
        !refusal && change.type === 'move' && change.to && change.to !== sure(other).date ? [change.to] : [],
      )[0],
    )
    await dropOnDay(sure(day).date, sure(day).date)
    await dropOnDay(sure(other).date, to)
    await there.minutes(6)
    const asks = await asksOf(person)
    expect(asks.map(({ kind }) => kind)).toEqual(['move'])
    expect((await there.dayOn(person, to)).workoutName).toBe(sure(other).workoutName)
    expect((await there.dayOn(person, sure(day).date)).start).toBe(sure(day).start)
    const entries = await there.entries()
    for (const { date, start, snacks } of await there.ahead(person))
      if (start && !snacks) expect(startOf(entries.get(date)), date).toBe(wall(date, start))
    there.asked.length = 0
    await there.minutes(4)
    expect(there.written()).toEqual([])
  })

  test('what was dragged stands when the plan is made again', async () => {
    const person = await there.server.person()
    await there.switchedOn(person)
    const { day, start } = await there.movable(person)
    await there.minutes(4)
    await there.drag(day.date, { date: day.date, start })
    await there.minutes(4)
    expect((await there.dayOn(person, day.date)).start).toBe(start)
    expect((await person.post('/api/generate-schedule', {})).status).toBe(200)
    await there.minutes(4)
    expect((await there.dayOn(person, day.date)).start).toBe(start)
    expect(startOf((await there.entries()).get(day.date))).toBe(wall(day.date, start))
  })
})

const OF_MINE = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//EN', 'BEGIN:VEVENT', 'UID:of-mine', 'DTSTAMP:20260101T000000Z'],
  ...['DTSTART:20260101T100000Z', 'DTEND:20260101T110000Z', 'SUMMARY:Mine', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n')
