import { Decoder, Stream } from '@garmin/fitsdk'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ActivityRows } from '../../contract/activity.ts'
import type { BridgeState } from '../../contract/bridge.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { textOfRows } from '../testing/all-rows.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { crossDue } from './bridge.ts'
import { intervalsServer } from './testing/intervals-server.ts'

const KEY = 'canary0intervals0key'
const HOUR_MS = 3_600_000

let theirs: Awaited<ReturnType<typeof intervalsServer>>
let server: TestServer
beforeEach(async () => {
  theirs = await intervalsServer(KEY)
  server = await testServer({ env: { PERSON_LIMITS: 'off', PRIVATE_NETWORK: 'on', INTERVALS_URL: theirs.origin } })
})
afterEach(async () => {
  theirs.close()
  await server.close()
})

type Person = Awaited<ReturnType<TestServer['person']>>

async function connected(): Promise<Person> {
  const person = await server.person()
  const response = await person.put('/api/bridge', { key: KEY })
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return person
}

const stateOf = async (person: Person) => (await (await person.get('/api/bridge')).json()) as BridgeState
const planOf = async (person: Person) => (await (await person.get('/api/schedule')).json()) as Schedule
async function aheadOf(person: Person) {
  const { weeklyPlan, date } = await planOf(person)
  const days = weeklyPlan.flatMap((week) => week.days)
  return days.filter((day) => day.durationMin > 0 && day.date >= date && day.date < addDays(date, 14))
}
const crossAnHourLater = async () => {
  server.advance(1.2 * HOUR_MS)
  await crossDue(server.context)
}

test('two weeks of sessions stand on the other side, each as a workout that a watch reads', async () => {
  const person = await connected()
  const days = await aheadOf(person)
  expect([...theirs.events.keys()].sort()).toEqual(days.map(({ date }) => `fulcrum-${date}`))
  for (const { date, workoutName } of days) {
    const event = sure(theirs.events.get(`fulcrum-${date}`))
    expect(event).toMatchObject({ category: 'WORKOUT', name: workoutName })
    expect(event.start_date_local.slice(0, 10)).toBe(date)
    const decoder = new Decoder(Stream.fromByteArray([...Buffer.from(event.file_contents_base64, 'base64')]))
    expect(decoder.checkIntegrity()).toBe(true)
  }
  expect(await stateOf(person)).toMatchObject({ connected: true, failure: null, sessions: days.length, activities: 0 })
})

test('what changes in the plan changes there, what falls out goes, and what stays is not sent again', async () => {
  const person = await connected()
  const [first, second] = await aheadOf(person)
  theirs.calls.length = 0
  await crossAnHourLater()
  expect(theirs.calls.filter((call) => !call.startsWith('GET '))).toEqual([])
  const skipped = await person.post('/api/changes', { type: 'skip', date: sure(second).date, because: 'time' })
  expect(skipped.status).toBe(200)
  await crossAnHourLater()
  expect(theirs.events.has(`fulcrum-${sure(second).date}`)).toBe(false)
  expect(theirs.events.has(`fulcrum-${sure(first).date}`)).toBe(true)
})

test('what was done there comes here once, stands for its session, and what is not told is passed over', async () => {
  const person = await connected()
  const session = sure(
    (await aheadOf(person)).find(({ discipline }) => discipline === 'run' || discipline === 'strength'),
  )
  server.advance(Date.parse(session.date) - Date.parse((await planOf(person)).date) + 2 * HOUR_MS)
  const type = session.discipline === 'run' ? 'Run' : 'WeightTraining'
  theirs.state.activities = [
    {
      ...{ id: 'i1', start_date: `${session.date}T07:00:00Z`, type, moving_time: session.durationMin * 60 },
      ...{ distance: 6000.4, average_heartrate: 141, total_elevation_gain: 30.2, name: 'canary title' },
    },
    {
      id: 'i2',
      start_date: `${addDays(session.date, -1)}T10:00:00Z`,
      type: 'VirtualRide',
      moving_time: 3600,
      distance: null,
    },
    { id: '77', source: 'STRAVA', _note: 'STRAVA activities are not available via the API' },
    'nonsense',
  ]
  await crossAnHourLater()
  await crossAnHourLater()
  const { activities } = (await (await person.get('/api/activities')).json()) as ActivityRows
  expect(activities).toMatchObject([
    { date: session.date, discipline: session.discipline, avgHr: 141, climbM: 30, matched: true },
    { discipline: 'cycle', durationSec: 3600, matched: false },
  ])
  expect((await stateOf(person)).activities).toBe(2)
})

test('a key that is refused is said at once and not kept; one that ends later is asked no more', async () => {
  const person = await server.person()
  const refused = await problemOf(await person.put('/api/bridge', { key: 'another0key0of0theirs' }))
  expect(refused).toMatchObject({ status: 422 })
  expect(refused.detail).toContain('did not accept this key')
  expect((await stateOf(person)).connected).toBe(false)
  await person.put('/api/bridge', { key: KEY })
  theirs.state.key = 'renewed0over0there'
  await crossAnHourLater()
  expect(await stateOf(person)).toMatchObject({ connected: true, failure: 'refused' })
  theirs.calls.length = 0
  await crossAnHourLater()
  expect(theirs.calls).toEqual([])
  await person.put('/api/bridge', { key: 'renewed0over0there' })
  expect(await stateOf(person)).toMatchObject({ failure: null })
})

test('a service that is away is said, loses nothing, and is asked again', async () => {
  const person = await connected()
  theirs.state.down = true
  await crossAnHourLater()
  expect(await stateOf(person)).toMatchObject({ failure: 'away' })
  theirs.state.down = false
  await crossAnHourLater()
  expect(await stateOf(person)).toMatchObject({ failure: null })
  theirs.state.down = true
  const other = await server.person()
  expect((await problemOf(await other.put('/api/bridge', { key: KEY }))).status).toBe(503)
})

test('what was sent goes when it falls out of the plan, although its answer was lost', async () => {
  theirs.state.isDeaf = true
  const person = await connected()
  const [first, second] = await aheadOf(person)
  expect(theirs.events.has(`fulcrum-${sure(second).date}`)).toBe(true)
  expect((await person.post('/api/changes', { type: 'skip', date: sure(second).date, because: 'time' })).status).toBe(
    200,
  )
  theirs.state.isDeaf = false
  await crossAnHourLater()
  await crossAnHourLater()
  expect(theirs.events.has(`fulcrum-${sure(first).date}`)).toBe(true)
  expect(theirs.events.has(`fulcrum-${sure(second).date}`)).toBe(false)
})

test('disconnected while sessions are on their way, none of them stays there', async () => {
  const person = await connected()
  const [, second] = await aheadOf(person)
  expect((await person.post('/api/changes', { type: 'shorter', date: sure(second).date, rung: '15' })).status).toBe(200)
  theirs.state.meanwhile = () => person.del('/api/bridge')
  await crossAnHourLater()
  expect(theirs.state.meanwhile).toBeNull()
  expect([...theirs.events.keys()]).toEqual([])
  expect(await stateOf(person)).toMatchObject({ connected: false })
})

test('what its person takes back of it does not come again, alone or all, and what is new does', async () => {
  const person = await connected()
  const { date: today } = await planOf(person)
  const did = (back: number) => ({
    ...{ id: `i${back}`, start_date: `${addDays(today, -back)}T07:00:00Z`, type: 'Run', moving_time: 1800 },
  })
  const standing = async () =>
    ((await (await person.get('/api/activities')).json()) as ActivityRows).activities.map(({ date, id }) => ({
      date,
      id,
    }))
  theirs.state.activities = [did(3), did(2)]
  await crossAnHourLater()
  const [newer, older] = await standing()
  expect((await person.del(`/api/activities/${sure(newer).id}`)).status).toBe(204)
  await crossAnHourLater()
  expect(await standing()).toEqual([older])
  const { rows } = await server.db.pool.query('select import_id from bridges where user_id = $1', [person.id])
  expect((await person.del(`/api/activities/imports/${rows[0].import_id}`)).status).toBe(204)
  await crossAnHourLater()
  expect(await standing()).toEqual([])
  server.advance(86_400_000)
  theirs.state.activities.push({ ...did(0), start_date: server.context.now().toISOString().slice(0, 19) })
  await crossAnHourLater()
  expect(await standing()).toHaveLength(1)
  expect(await stateOf(person)).toMatchObject({ failure: null })
})

test('two servers that look at once cross once', async () => {
  await connected()
  server.advance(1.2 * HOUR_MS)
  theirs.calls.length = 0
  await Promise.all([crossDue(server.context), crossDue(server.context)])
  expect(theirs.calls).toHaveLength(1)
})

test('disconnected, the key is forgotten and the sessions ahead are gone from there', async () => {
  const person = await connected()
  expect((await person.del('/api/bridge')).status).toBe(204)
  expect(theirs.events.size).toBe(0)
  expect((await stateOf(person)).connected).toBe(false)
  theirs.calls.length = 0
  await crossAnHourLater()
  expect(theirs.calls).toEqual([])
})

test('nothing crosses for who has no access any more', async () => {
  const person = await connected()
  await server.db.pool.query("update subscriptions set trial_ends_at = now() - interval '1 day' where user_id = $1", [
    person.id,
  ])
  theirs.calls.length = 0
  await crossAnHourLater()
  expect(theirs.calls).toEqual([])
  expect((await person.del('/api/bridge')).status).toBe(204)
})

test('the key stands nowhere as it is, nor does anything that they call an activity', async () => {
  theirs.state.activities = [
    {
      start_date: '2026-03-01T07:00:00Z',
      type: 'Run',
      moving_time: 1800,
      name: 'canary title',
      description: 'canary words',
    },
  ]
  await connected()
  expect(await textOfRows(server.db.pool)).not.toMatch(/canary/)
  expect(server.logged.join('\n')).not.toMatch(/canary/)
})
