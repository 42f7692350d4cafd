import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodeIcal, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Calendars } from '../../contract/calendar.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

const KHAL = '/usr/bin/khal'
const ZONE = 'America/New_York'
let server: TestServer
let directory: string
/** What another program is given, and the hours in UTC that it must find: `2026-12-03 10:00`. */
let text: string
let expected: string[]

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'fulcrum-khal-'))
  server = await testServer()
  const person = await server.person()
  await person.put('/api/profile', { ...ONBOARDING, time_zone: ZONE })
  const plan = (await (await person.get('/api/schedule')).json()) as Schedule
  const { full } = (await (await person.get('/api/calendar')).json()) as Calendars
  text = await (await server.call('GET', new URL(full).pathname)).text()
  expected = plan.weeklyPlan
    .flatMap(({ days }) => days)
    .filter(({ durationMin, snacks }) => durationMin > 0 && !snacks)
    .map(({ date, start }) => {
      const at = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: ZONE, plainTime: sure(start) })
      return minuteOf(new Date(at.epochMilliseconds))
    })
  expect(expected.length).toBeGreaterThan(20)
})
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true })
  await server.close()
})

const minuteOf = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

test('node-ical finds every session at its hour, and knows what is planned from what may come', () => {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT')
  const planned = events.filter(({ status, datetype }) => status === 'CONFIRMED' && datetype === 'date-time')
  expect(planned.map(({ start }) => minuteOf(start)).sort()).toEqual(expected)
  expect(events.filter(({ status }) => status === 'TENTATIVE').length).toBeGreaterThan(20)
})

const has = existsSync(KHAL)
test.skipIf(!has)(`khal finds every session at its hour${has ? '' : ' (skipped: no khal)'}`, () => {
  const [config, file] = [join(directory, 'config'), join(directory, 'plan.ics')]
  const forms = { time: '%H:%M', date: '%Y-%m-%d', longdate: '%Y-%m-%d' }
  const both = { datetime: '%Y-%m-%d %H:%M', longdatetime: '%Y-%m-%d %H:%M' }
  const formats = Object.entries({ ...forms, ...both }).map(([name, form]) => `${name}format = ${form}`)
  const locale = ['local_timezone = UTC', 'default_timezone = UTC', ...formats]
  const calendars = ['[calendars]', '[[none]]', `path = ${join(directory, 'none')}`]
  writeFileSync(config, [...calendars, '[locale]', ...locale, ''].join('\n'))
  writeFileSync(file, text)
  const found = execFileSync(KHAL, ['-c', config, 'printics', '--format', '{start}|{title}', file], {
    env: { ...process.env, LC_ALL: 'C.UTF-8', XDG_DATA_HOME: directory, XDG_CACHE_HOME: directory },
    encoding: 'utf8',
  })
  const hours = found.split('\n').map((line) => sure(line.split('|')[0]))
  expect(hours.filter((hour) => expected.includes(hour)).sort()).toEqual(expected)
})
