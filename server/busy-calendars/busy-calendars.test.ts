import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BusyCalendars, CalendarLook } from '../../contract/busy-calendars.ts'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { calendarOf } from '../../formats/calendar/testing/calendars.ts'
import { textOfRows } from '../testing/all-rows.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { readDue } from './refresh.ts'
import { calendarServer } from './testing/calendar-server.ts'

const HOUR_MS = 3_600_000

let theirs: Awaited<ReturnType<typeof calendarServer>>
let server: TestServer
beforeEach(async () => {
  theirs = await calendarServer()
  server = await testServer({ env: { PERSON_LIMITS: 'off', PRIVATE_NETWORK: 'on' } })
})
afterEach(async () => {
  theirs.close()
  await server.close()
})

type Person = Awaited<ReturnType<TestServer['person']>>

const planOf = async (person: Person) => (await (await person.get('/api/schedule')).json()) as Schedule
const daysOf = ({ weeklyPlan }: Schedule) => weeklyPlan.flatMap(({ days }) => days)
const dayOn = async (person: Person, date: string) =>
  sure(daysOf(await planOf(person)).find((day) => day.date === date))

/** The first session after today: at an hour, and of some length. */
async function comingSession(person: Person): Promise<ShownDay & { start: string }> {
  const plan = await planOf(person)
  const day = daysOf(plan).find(
    ({ date, durationMin, snacks, start }) => date > plan.date && durationMin > 15 && start && !snacks,
  )
  return sure(day) as ShownDay & { start: string }
}

/** Something at the very hour of a session. */
const meeting = ({ date, start }: { date: string; start: string }, ...more: string[]) => {
  const at = `${date}T${start}:00`.replaceAll(/[-:]/g, '')
  return [`DTSTART;TZID=Europe/Berlin:${at}`, 'DURATION:PT20M', 'SUMMARY:canary title', ...more]
}
const plain = { days: false, tentative: false }
async function kept(person: Person, body: object): Promise<BusyCalendars> {
  const response = await person.post('/api/calendars/address', {
    name: 'Mine',
    url: theirs.url,
    choices: plain,
    ...body,
  })
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as BusyCalendars
}
const listed = async (person: Person) => (await (await person.get('/api/calendars')).json()) as BusyCalendars
const readAnHourLater = async () => {
  server.advance(1.2 * HOUR_MS)
  await readDue(server.context)
}

describe('a calendar at an address', () => {
  test('is shown before it is kept; then a meeting moves the session of its hour, which says so and can be put back', async () => {
    const person = await server.person()
    const session = await comingSession(person)
    const before = await planOf(person)
    theirs.say(calendarOf(meeting(session)))
    const look = (await (await person.post('/api/calendars/look', { url: theirs.url })).json()) as CalendarLook
    expect(look).toMatchObject({ entries: [{ title: 'canary title', isFree: false }], unread: 0 })
    expect((await listed(person)).calendars).toEqual([])

    const answer = await kept(person, {})
    expect(answer).toMatchObject({
      moved: 1,
      left: [],
      calendars: [{ kind: 'address', name: 'Mine', hours: 1, failure: null, follows: true }],
    })
    const plan = await planOf(person)
    const moved = sure(daysOf(plan).find((day) => day.date === session.date))
    expect([moved.start, moved.durationMin]).not.toEqual([session.start, session.durationMin])
    const [adjustment] = plan.adjustments
    expect(adjustment).toMatchObject({ kind: 'move', asked: true, undoable: true })
    expect(sure(adjustment).reason).toContain('Your calendar has something else at that time.')

    expect((await person.del(`/api/adjustments/${sure(adjustment).id}`)).status).toBe(200)
    const back = await planOf(person)
    expect(back.weeklyPlan).toEqual(before.weeklyPlan)
    // Theirs to arrange now: the same meeting moves it no more.
    await person.post(`/api/calendars/${sure(answer.calendars[0]).id}/read`)
    expect((await planOf(person)).weeklyPlan).toEqual(before.weeklyPlan)
  })

  test('is read every hour, whole when it has changed, and makes room for what is new', async () => {
    const person = await server.person()
    theirs.say(calendarOf(['DTSTART:20200101T090000Z', 'DURATION:PT1H']))
    await kept(person, {})
    theirs.asked.length = 0
    await readAnHourLater()
    expect(theirs.asked.map(({ answered }) => answered)).toEqual([304])
    const session = await comingSession(person)
    theirs.say(calendarOf(meeting(session)))
    await readAnHourLater()
    expect(theirs.asked.map(({ answered }) => answered)).toEqual([304, 200])
    const day = await dayOn(person, session.date)
    expect([day.start, day.durationMin]).not.toEqual([session.start, session.durationMin])
    // Two servers that look at once read once.
    server.advance(1.2 * HOUR_MS)
    theirs.asked.length = 0
    await Promise.all([readDue(server.context), readDue(server.context)])
    expect(theirs.asked).toHaveLength(1)
  })

  test('that fails says so, keeps what was known, and is well again', async () => {
    const person = await server.person()
    const session = await comingSession(person)
    theirs.say(calendarOf(meeting(session)))
    await kept(person, {})
    const planned = (await planOf(person)).weeklyPlan
    const failures: (string | null)[] = []
    for (const [status, text] of [
      [500, null],
      [404, null],
      [200, '<html>Sign in</html>'],
      [200, calendarOf(meeting(session))],
    ] as const) {
      theirs.state.status = status
      if (text) theirs.say(text)
      await readAnHourLater()
      const [calendar] = (await listed(person)).calendars
      failures.push(sure(calendar).failure)
      expect(sure(calendar).hours).toBe(1)
    }
    expect(failures).toEqual(['away', 'refused', 'unreadable', null])
    expect((await planOf(person)).weeklyPlan).toEqual(planned)
  })

  test.each([
    ['that nobody lets read', 403, '', 'does not let this address read it'],
    ['of a page', 200, '<html></html>', 'is not a calendar'],
    ['that is away', 503, '', 'could not be reached'],
  ])('%s is refused in one sentence and not kept', async (_, status, text, said) => {
    const person = await server.person()
    theirs.say(text)
    theirs.state.status = status
    for (const path of ['look', 'address']) {
      const body = { name: 'Mine', url: theirs.url, choices: plain }
      expect((await problemOf(await person.post(`/api/calendars/${path}`, body))).detail).toContain(said)
    }
    expect((await listed(person)).calendars).toEqual([])
  })

  test('ended, it is asked no more and its hours are free', async () => {
    const person = await server.person()
    theirs.say(calendarOf(meeting(await comingSession(person))))
    const { calendars } = await kept(person, {})
    const path = `/api/calendars/${sure(calendars[0]).id}`
    const other = await server.person()
    expect((await other.del(path)).status).toBe(404)
    expect((await other.post(`${path}/read`)).status).toBe(404)
    expect((await person.del(path)).status).toBe(204)
    expect((await person.del(path)).status).toBe(404)
    theirs.asked.length = 0
    await readAnHourLater()
    expect(theirs.asked).toEqual([])
    expect((await listed(person)).calendars).toEqual([])
  })
})

test('a calendar of a file is its hours alone, and moves what it meets', async () => {
  const person = await server.person()
  const session = await comingSession(person)
  const { date, start } = session
  const end = `${String((Number(start.slice(0, 2)) + 1) % 24).padStart(2, '0')}${start.slice(2)}`
  const input = { name: 'Old', choices: plain, busy: [{ date, start, end, work: true, title: 'canary title' }] }
  const answer = (await (await person.post('/api/calendars/file', input)).json()) as BusyCalendars
  expect(answer).toMatchObject({ moved: 1, calendars: [{ kind: 'file', name: 'Old', follows: false, host: null }] })
  await readAnHourLater()
  expect(theirs.asked).toEqual([])
})

test('what is called work is in the plan of the day under that name, and nothing else of a calendar is anywhere', async () => {
  const person = await server.person()
  const { date } = await planOf(person)
  const at = (hour: string) => [
    `DTSTART;TZID=Europe/Berlin:${date.replaceAll('-', '')}T${hour}`,
    'DURATION:PT30M',
    'SUMMARY:canary title',
    'DESCRIPTION:canary words',
    'LOCATION:canary place',
    'ATTENDEE:mailto:canary@guests.example',
  ]
  theirs.say(calendarOf(['UID:canary-job', ...at('210000')], ['UID:canary-other', ...at('213000')]))
  await person.post('/api/calendars/look', { url: theirs.url })
  await kept(person, { work: ['canary-job'] })
  server.advance(30 * HOUR_MS)
  await readDue(server.context)
  server.advance(-30 * HOUR_MS)
  const { todaysSchedule } = await planOf(person)
  const commitments = todaysSchedule.filter(({ type }) => type === 'commitment').map(({ time, title }) => [time, title])
  expect(commitments).toContainEqual(['21:00', 'Work'])
  expect(commitments).toContainEqual(['21:30', 'Busy'])

  expect(await textOfRows(server.db.pool)).not.toMatch(/canary/)
  expect(server.logged.join('\n')).not.toMatch(/canary/)
  // Nor does anything leave: whoever has the calendar hears who asks, and no more.
  for (const { headers } of theirs.asked)
    expect(
      Object.keys(headers)
        .sort()
        .filter((name) => !['connection', 'host', 'if-none-match', 'if-modified-since'].includes(name)),
    ).toEqual([...['accept', 'accept-encoding', 'user-agent']])
})

test('may be read now some forty times an hour, and then not for a while', async () => {
  const person = await server.person()
  theirs.say(calendarOf(['DTSTART:20200101T090000Z', 'DURATION:PT1H']))
  const { calendars } = await kept(person, {})
  const path = `/api/calendars/${sure(calendars[0]).id}/read`
  const answers: number[] = []
  for (let n = 0; n < 42; n++) answers.push((await person.post(path)).status)
  expect(answers.slice(0, 39)).toEqual(answers.slice(0, 39).map(() => 200))
  expect(answers.at(-1)).toBe(429)
  expect(theirs.asked.length).toBeLessThan(43)
})

test('the calendar that shows the training is not kept free of training', async () => {
  const person = await server.person()
  const { full } = (await (await person.get('/api/calendar')).json()) as { full: string }
  for (const url of [full, full.replace('https:', 'webcal:')])
    expect((await problemOf(await person.post('/api/calendars/look', { url }))).detail).toContain('shows your training')
})

test('nothing inside a private network is reached by an address', async () => {
  const closed = await testServer({ env: { PERSON_LIMITS: 'off' } })
  try {
    const person = await closed.person()
    for (const url of [theirs.url, 'webcal://localhost/x.ics', 'https://169.254.169.254/latest'])
      expect((await problemOf(await person.post('/api/calendars/look', { url }))).detail).toContain(
        'no calendar at this address',
      )
    expect(theirs.asked).toEqual([])
  } finally {
    await closed.close()
  }
})
