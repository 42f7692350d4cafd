import { Decoder, Stream } from '@garmin/fitsdk'
import { strFromU8, unzipSync } from 'fflate'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test("a day's session is a file for a watch, for a calendar and to read", async () => {
  const person = await server.person()
  const { weeklyPlan } = (await (await person.get('/api/schedule')).json()) as Schedule
  const day = sure(weeklyPlan.flatMap(({ days }) => days).find((one) => one.durationMin > 20 && !one.snacks))
  const file = async (kind: string) => {
    const response = await person.get(`/api/sessions/${day.date}.${kind}`)
    expect(response.status, kind).toBe(200)
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="fulcrum-${day.date}.${kind}"`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return Buffer.from(await response.arrayBuffer())
  }
  const { messages, errors } = new Decoder(Stream.fromByteArray([...(await file('fit'))])).read()
  expect(errors).toEqual([])
  expect(messages.workoutMesgs).toHaveLength(1)

  const text = (await file('ics')).toString()
  const [event, ...others] = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
  expect(others).toEqual([])
  expect(sure(event).startDate.toString()).toBe(`${day.date}T${day.start}:00`)
  expect(sure(event).duration.toSeconds()).toBe(day.durationMin * 60)
  // A file is handed on: it bears no links that act.
  expect(text).not.toContain('/calendar/')

  const plain = (await file('txt')).toString()
  for (const { name } of day.workout.exercises) expect(plain).toContain(name)
})

test("a week's sessions come in one archive: each for a watch, and all of them to read", async () => {
  const person = await server.person()
  const { weeklyPlan } = (await (await person.get('/api/schedule')).json()) as Schedule
  const week = sure(weeklyPlan[1])
  const response = await person.get(`/api/sessions/${sure(week.days[3]).date}.zip?aim=heart`)
  expect(response.headers.get('content-disposition')).toContain(`fulcrum-week-${week.startDate}.zip`)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const sessions = week.days.filter(({ durationMin }) => durationMin > 0)
  expect(Object.keys(files).filter((name) => name.endsWith('.fit'))).toEqual(
    sessions.map(({ date }) => `fulcrum-${date}.fit`),
  )
  for (const { date, workoutName } of sessions) {
    const decoder = new Decoder(Stream.fromByteArray([...sure(files[`fulcrum-${date}.fit`])]))
    expect(decoder.checkIntegrity()).toBe(true)
    expect(strFromU8(sure(files['fulcrum-week.txt']))).toContain(workoutName)
  }
})

test('a trainer has a file of rides alone', async () => {
  const person = await server.person()
  const { weeklyPlan } = (await (await person.get('/api/schedule')).json()) as Schedule
  const day = sure(weeklyPlan.flatMap(({ days }) => days).find((one) => one.discipline === 'strength'))
  expect((await problemOf(await person.get(`/api/sessions/${day.date}.zwo`))).status).toBe(404)
})

test.each(['2026-13-40.fit', '1999-01-01.fit', 'x', '2026-03-04.exe', '2026-03-04', '%2e%2e%2f'])(
  'there is no %j',
  async (name) => {
    const { get } = await server.person()
    expect((await problemOf(await get(`/api/sessions/${name}`))).status).toBe(404)
  },
)
