import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BusyCalendars } from '../../contract/busy-calendars.ts'
import type { OwnCalendar } from '../../contract/own-calendar.ts'
import { sure } from '../../engine/sure.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { syncDue } from './sync.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off', PRIVATE_NETWORK: 'on' } })
})
afterAll(() => server.close())

type Heard = { readonly method: string | undefined; readonly url: string; readonly authorization: string | undefined }
type Answer = (request: IncomingMessage, response: ServerResponse) => void

const heard: Heard[] = []
beforeEach(() => {
  heard.length = 0
})

async function listen(answer: Answer) {
  const there = createServer((request, response) => {
    const { authorization } = request.headers
    heard.push({ method: request.method, url: request.url ?? '', authorization })
    request.resume().on('end', () => answer(request, response))
  }).listen(0, '127.0.0.1')
  await once(there, 'listening')
  return { url: `http://127.0.0.1:${(there.address() as AddressInfo).port}/`, close: () => there.close() }
}

const multistatus = (...responses: string[]) =>
  `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses.join('')}</d:multistatus>`
const resource = (href: string, prop: string) =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${prop}</d:prop></d:propstat></d:response>`
const CALENDAR = '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>'
const HOME = '<c:calendar-home-set><d:href>/</d:href></c:calendar-home-set>'

/** A server that knows a calendar, and does with what is written as it is told. */
const serverThat = (does: Answer, listed: () => string = () => ''): Answer => {
  return (request, response) => {
    if (request.method !== 'PROPFIND' && request.method !== 'REPORT') return does(request, response)
    const own = request.url?.includes('fulcrum-')
    const body = own
      ? multistatus(
          resource(String(request.url), `${CALENDAR}<d:sync-token>${'t'.repeat(500_000)}</d:sync-token>`),
          listed(),
        )
      : multistatus(resource('/', HOME), resource('/home/', CALENDAR))
    response
      .writeHead(207, { 'content-type': 'application/xml' })
      .end(request.method === 'REPORT' ? multistatus() : body)
  }
}

async function switchOn(url: string) {
  const person = await server.person()
  const login = { user: 'robin', password: 'canary-password' }
  const choices = { days: false, tentative: false }
  const kept = await person.post('/api/calendars/address', { name: 'Mine', url, login, choices })
  const { calendars } = (await kept.json()) as BusyCalendars
  const answer = await person.put('/api/calendars/own', { calendar_id: sure(calendars[0]).id })
  return { person, answer }
}

test('a server that sends what is written elsewhere is not followed, and its answer is said', async () => {
  const other = await listen((_, response) => void response.writeHead(201).end())
  const there = await listen(
    serverThat((request, response) => {
      if (request.method === 'MKCALENDAR') response.writeHead(201).end()
      else response.writeHead(307, { location: `${other.url}stolen` }).end()
    }),
  )
  const { person } = await switchOn(there.url)
  expect(heard.filter(({ method }) => method === 'PUT').length).toBeLessThan(5)
  expect(heard.filter(({ url }) => url === '/stolen')).toEqual([])
  expect((await (await person.get('/api/calendars/own')).json()) as OwnCalendar).toMatchObject({
    failure: 'unreadable',
  })
  there.close()
  other.close()
})

test('a server that makes no calendar is told in one sentence', async () => {
  const there = await listen(serverThat((_, response) => void response.writeHead(405).end('canary of its words')))
  const { answer } = await switchOn(there.url)
  const said = await answer.text()
  expect([answer.status, said]).toEqual([422, expect.stringContaining('We cannot make a calendar there.')])
  expect(said).not.toMatch(/canary|127\.0\.0\.1/)
  expect(heard.map(({ method }) => method)).toContain('MKCOL')
  there.close()
})

test('a server whose ETags are headers of its own, and whose marks are long, changes nothing but what it is told', async () => {
  const put = new Map<string, string>()
  const there = await listen(
    serverThat(
      (request, response) => {
        if (request.method === 'PUT') put.set(String(request.url), String(request.headers['if-match'] ?? ''))
        response.writeHead(request.method === 'GET' ? 404 : 201).end()
      },
      () => [...put.keys()].map((href) => resource(href, '<d:getetag>"a"&#13;&#10;x-mine: 1</d:getetag>')).join(''),
    ),
  )
  const { person } = await switchOn(there.url)
  const before = await (await person.get('/api/schedule')).text()
  for (let left = 3; left > 0; left--) {
    server.advance(2 * 60_000)
    await syncDue(server.context)
  }
  expect(put.size).toBeGreaterThan(3)
  expect([...put.values()].join('')).not.toContain('mine')
  const after = JSON.parse(await (await person.get('/api/schedule')).text()) as { adjustments: unknown[] }
  expect(after.adjustments).toEqual((JSON.parse(before) as { adjustments: unknown[] }).adjustments)
  const { rows } = await server.db.pool.query(
    'select length(mark) as n, length(entries::text) as size from own_calendars where user_id = $1',
    [person.id],
  )
  expect(rows[0].n ?? 0).toBeLessThan(30)
  expect(server.logged.join('\n')).not.toContain('canary-password')
  there.close()
})

test('an entry that its server takes offence at keeps no other from its place, and is written once it is taken', async () => {
  const put = new Set<string>()
  let offends: string | undefined
  let isStrict = true
  const there = await listen(
    serverThat(
      (request, response) => {
        const url = String(request.url)
        if (request.method === 'PUT') offends ??= url
        const isRefused = request.method === 'PUT' && isStrict && url === offends
        if (request.method === 'PUT' && !isRefused) put.add(url)
        response.writeHead(isRefused ? 403 : request.method === 'GET' ? 404 : 201).end()
      },
      () => [...put].map((href) => resource(href, '<d:getetag>"1"</d:getetag>')).join(''),
    ),
  )
  const { person } = await switchOn(there.url)
  const looks = async () => {
    for (let left = 2; left > 0; left--) {
      server.advance(2 * 60_000)
      await syncDue(server.context)
    }
  }
  await looks()
  const own = async () => (await (await person.get('/api/calendars/own')).json()) as OwnCalendar
  expect(put.has(sure(offends))).toBe(false)
  expect(put.size).toBeGreaterThan(20)
  expect(await own()).toMatchObject({ failure: null, sessions: put.size })
  isStrict = false
  await looks()
  expect(put.has(sure(offends))).toBe(true)
  there.close()
})
