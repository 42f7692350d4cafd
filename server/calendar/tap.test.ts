import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Calendars } from '../../contract/calendar.ts'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>
type Page = { status: number; text: string; state: string; choices: string[] }

const planOf = async ({ get }: Person) => (await (await get('/api/schedule')).json()) as Schedule
const dayOn = (plan: Schedule, date: string) =>
  sure(plan.weeklyPlan.flatMap(({ days }) => days).find((day) => day.date === date))

/** The first day after today with a session long enough to change. */
function comingDay(plan: Schedule): ShownDay {
  const days = plan.weeklyPlan.flatMap((week) => week.days)
  return sure(days.find((day) => day.date > plan.date && day.durationMin > 30 && !day.snacks))
}

/** Where an entry's links lead, by what they say. */
async function linksOf({ get }: Person, date: string): Promise<Record<string, string>> {
  const { full } = (await (await get('/api/calendar')).json()) as Calendars
  const text = await (await server.call('GET', new URL(full).pathname)).text()
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
  const event = events.find((one) => one.startDate.toString().startsWith(date))
  const links = [...(event?.description ?? '').matchAll(/^(.+): https?:\/\/[^/]+(\/calendar\/\S+)$/gm)]
  return Object.fromEntries(links.map(([, name, path]) => [sure(name), sure(path)]))
}

const plainOf = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

async function pageOf(response: Response): Promise<Page> {
  const text = await response.text()
  return {
    status: response.status,
    text,
    state: /name="state" value="([^"]*)"/.exec(text)?.[1] ?? '',
    choices: [...text.matchAll(/name="choice" value="([^"]*)"/g)].map(([, value]) => plainOf(sure(value))),
  }
}

const open = async (path: string) => pageOf(await server.call('GET', path))
const press = async (path: string, sent: Record<string, string>) =>
  pageOf(
    await server.call('POST', path, {
      body: new URLSearchParams(sent).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  )

async function ready() {
  const person = await server.person()
  const plan = await planOf(person)
  const day = comingDay(plan)
  return { person, plan, day, links: await linksOf(person, day.date) }
}

test('an entry has a link for each thing that is done in a moment', async () => {
  const { links } = await ready()
  expect(Object.keys(links)).toEqual(['Done', 'Only 30 minutes', 'Only 15 minutes', 'Another time', 'Leave it out'])
})

test('following any of them changes nothing, however often', async () => {
  const { person, plan, day, links } = await ready()
  for (const path of Object.values(links))
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await server.call(method, path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      if (method === 'GET') expect(await response.text()).toContain(day.workoutName)
    }
  expect(await planOf(person)).toEqual(plan)
  const { days } = (await (await person.get('/api/check-ins')).json()) as { days: object[] }
  expect(days).toEqual([])
})

test('one press makes a session shorter, without signing in, as the app would; the app takes it back', async () => {
  const { person, plan, day, links } = await ready()
  const path = sure(links['Only 30 minutes'])
  const { state, choices } = await open(path)
  const pressed = await press(path, { state, choice: sure(choices[0]) })
  expect(pressed).toMatchObject({ status: 200 })
  expect(pressed.text).toContain('Your plan has changed')
  const changed = await planOf(person)
  expect(dayOn(changed, day.date).durationMin).toBeLessThanOrEqual(30)
  expect(changed.adjustments).toMatchObject([{ date: day.date, asked: true, undoable: true }])
  await person.del(`/api/adjustments/${sure(changed.adjustments[0]).id}`)
  expect(await planOf(person)).toEqual(plan)
})

test('a page works once for a state of the session, also after it was taken back', async () => {
  const { person, plan, links } = await ready()
  const path = sure(links['Only 15 minutes'])
  const { state, choices } = await open(path)
  const sent = { state, choice: sure(choices[0]) }
  expect((await press(path, sent)).status).toBe(200)
  const changed = await planOf(person)
  expect(await press(path, sent)).toMatchObject({ status: 409 })
  expect(await planOf(person)).toEqual(changed)
  await person.del(`/api/adjustments/${sure(changed.adjustments[0]).id}`)
  expect(await press(path, sent)).toMatchObject({ status: 409 })
  expect(await planOf(person)).toEqual(plan)
})

test('of two presses at once one holds', async () => {
  const { person, links } = await ready()
  const path = sure(links['Leave it out'])
  const { state, choices } = await open(path)
  const both = await Promise.all([0, 1].map(() => press(path, { state, choice: sure(choices[0]) })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await planOf(person)).adjustments).toHaveLength(1)
})

test('only what the page offers can be chosen', async () => {
  const { person, plan, day, links } = await ready()
  const path = sure(links['Only 30 minutes'])
  const { state } = await open(path)
  const { date } = day
  for (const choice of [
    JSON.stringify({ type: 'skip', date, because: 'time' }),
    JSON.stringify({ type: 'shorter', date, rung: '15' }),
    JSON.stringify({ type: 'move', date, to: '2999-01-01', start: null }),
    '{"__proto__":1}',
    '',
    'x'.repeat(5000),
  ])
    expect((await press(path, { state, choice })).status, choice).toBe(409)
  expect(await planOf(person)).toEqual(plan)
})

test('a session moves to another day or hour that the plan allows', async () => {
  const { person, day, links } = await ready()
  const path = sure(links['Another time'])
  const { state, choices } = await open(path)
  const choice = sure(choices.find((one) => !one.includes(`"to":"${day.date}"`)))
  expect((await press(path, { state, choice })).status).toBe(200)
  const { to } = JSON.parse(choice) as { to: string }
  expect(dayOn(await planOf(person), to).workoutName).toBe(day.workoutName)
})

test('a session is marked as done on its day, once, and not before', async () => {
  const { person, plan, day, links } = await ready()
  const path = sure(links.Done)
  expect((await open(path)).text).toContain('This day has not come yet.')
  expect((await press(path, { state: '' })).status).toBe(409)
  server.advance(Date.parse(day.date) - Date.parse(plan.date))
  const { state } = await open(path)
  expect((await press(path, { state })).text).toContain('Marked as done')
  const { days } = (await (await person.get('/api/check-ins')).json()) as { days: object[] }
  expect(days).toMatchObject([{ date: day.date, completed: true, version: 1 }])
  expect((await open(path)).text).toContain('already marked as done')
  expect((await press(path, { state })).status).toBe(409)
  server.advance(Date.parse(plan.date) - Date.parse(day.date))
})

test.each([
  ['a danger', { taps: { alarm: ['chest'] } }],
  ['an illness', { notes: 'I have a fever and feel really ill' }],
])(
  'no link makes training of a day on which %s was told, or answers it, however long its page lay open',
  async (_, said) => {
    const { person, plan, day, links } = await ready()
    server.advance(Date.parse(day.date) - Date.parse(plan.date))
    await person.get('/api/schedule')
    const pages = await Promise.all(Object.values(links).map(async (path) => ({ path, page: await open(path) })))
    expect((await person.put(`/api/check-ins/${day.date}`, said)).status).toBe(200)
    const stopped = await planOf(person)
    expect(stopped.safety.length).toBeGreaterThan(0)
    const told = async () => {
      const { safety, weeklyPlan } = await planOf(person)
      return {
        safety,
        minutes: weeklyPlan.flatMap(({ days }) => days).map(({ date, durationMin }) => [date, durationMin]),
      }
    }
    const before = await told()
    for (const { path, page } of pages)
      for (const choice of [...page.choices, ''])
        expect((await press(path, { state: page.state, choice })).status, path).toBe(409)
    // Opened anew they offer no more than the day has.
    for (const path of Object.values(links)) {
      const page = await open(path)
      for (const choice of page.choices) await press(path, { state: page.state, choice })
    }
    const after = await told()
    expect(after.safety).toEqual(before.safety)
    for (const [at, [date, minutes]] of after.minutes.entries())
      if (sure(date) >= day.date)
        expect([date, Number(minutes) <= Number(before.minutes[at]?.[1])]).toEqual([date, true])
    server.advance(Date.parse(plan.date) - Date.parse(day.date))
  },
)

describe('a link opens nothing', () => {
  test('once the address of its calendar was renewed', async () => {
    const { person, links } = await ready()
    await person.post('/api/calendar/renew')
    expect(await open(sure(links.Done))).toMatchObject({ status: 400 })
    expect((await open(sure((await linksOf(person, comingDay(await planOf(person)).date)).Done))).status).toBe(200)
  })

  test('with a bit of it changed, or of another person, day or purpose', async () => {
    const { links } = await ready()
    const token = sure(sure(links.Done).split('/').at(-1))
    const bytes = Buffer.from(token, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const other = Buffer.from(bytes)
      other.writeUInt8(other.readUInt8(at) ^ 1, at)
      expect((await open(`/calendar/${other.toString('base64url')}`)).status, `octet ${at}`).toBe(400)
    }
    for (const odd of ['x', 'x'.repeat(47), `${token}x`, '%00', '..%2f'])
      expect((await open(`/calendar/${odd}`)).status, odd).toBe(400)
  })

  test('once access is over, or the account is being deleted', async () => {
    const { person, links } = await ready()
    await server.db.pool.query(`update subscriptions set trial_ends_at = now() - interval '1 day' where user_id = $1`, [
      person.id,
    ])
    expect((await open(sure(links.Done))).status).toBe(402)
    await server.db.pool.query('update users set deletion_requested_at = now() where id = $1', [person.id])
    expect((await open(sure(links.Done))).status).toBe(400)
  })
})

test('a page speaks the language of its reader and runs no script of others', async () => {
  const { links } = await ready()
  const response = await server.call('GET', sure(links.Done), { headers: { 'accept-language': 'en-XA' } })
  const text = await response.text()
  expect(text).toContain('<html lang="en-XA">')
  expect(text).toContain('«Open Fulcrum')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('whatever else than our form is sent to a link changes nothing and is no fault of ours', async () => {
  const { person, plan, links } = await ready()
  for (const [type, body] of [
    ['multipart/form-data; boundary=x', '--x\r\nbroken'],
    ['multipart/form-data', ''],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="state"; filename="f"\r\n\r\nx\r\n--x--\r\n',
    ],
    ['application/x-www-form-urlencoded', 'state=%00&choice=%ff&__proto__=2'],
    ['application/json', '{"a":'],
  ] as const)
    for (const path of Object.values(links)) {
      const sent = await server.call('POST', path, { body, headers: { 'content-type': type } })
      expect([type, sent.status]).toEqual([type, 409])
    }
  expect(await planOf(person)).toEqual(plan)
})
