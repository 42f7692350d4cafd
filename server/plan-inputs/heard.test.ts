import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { civilDay } from '../civil-day.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

const DAY_MS = 86_400_000
const BLEEDING = 'a bit of bleeding since the walk'

let server: TestServer
// Each test moves the clock.
beforeEach(async () => {
  await server?.close()
  server = await testServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>
/** Days later, with the session and the trial still running. */
async function later(days: number) {
  server.advance(days * DAY_MS)
  await server.db.pool.query(`update sessions set expires_at = expires_at + make_interval(days => $1)`, [days])
  await server.db.pool.query(`update subscriptions set trial_ends_at = trial_ends_at + make_interval(days => $1)`, [
    days,
  ])
}
const today = () => civilDay(server.context.now(), ONBOARDING.time_zone)
const say = ({ put }: Person, notes: string) => put(`/api/check-ins/${today()}`, { notes })
const tick = async ({ put }: Person, health: readonly string[]) =>
  expect((await put('/api/profile/facts', { about: health.length > 0 ? { health } : null })).status).toBe(200)
const standing = async ({ get }: Person) => {
  const { safety } = (await (await get('/api/schedule')).json()) as Schedule
  return safety.filter(({ kind }) => kind === 'danger')
}
const stopped = async (person: Person) => (await standing(person)).map(({ what, date }) => [what, date])
const recorded = async ({ id }: Person) =>
  (await server.db.pool.query(`select what from safety_events where user_id = $1 and kind = 'danger'`, [id])).rows

test.each([
  ['ticked', (person: Person) => tick(person, ['pregnant'])],
  ['written into the profile', (person: Person) => writtenPregnant(person)],
])('a pregnancy that is %s stops nobody for a note of ten weeks ago', async (_, known) => {
  const person = await server.person()
  await say(person, BLEEDING)
  expect(await stopped(person)).toEqual([])
  await later(70)
  await known(person)
  expect(await stopped(person)).toEqual([])
  expect(await recorded(person)).toEqual([])
})

test('nor for a note of the day before yesterday', async () => {
  const person = await server.person()
  await say(person, BLEEDING)
  await later(2)
  await tick(person, ['pregnant'])
  expect(await stopped(person)).toEqual([])
})

test.each([0, 1])('it does for a note of %i days ago, which then stands whatever is unticked', async (days) => {
  const person = await server.person()
  const date = today()
  await say(person, BLEEDING)
  await later(days)
  await tick(person, ['pregnant'])
  expect(await stopped(person)).toEqual([['bleeding', date]])
  await tick(person, [])
  await later(30)
  expect(await stopped(person)).toEqual([['bleeding', date]])
})

test('a note is decided as it is entered, told by its answer, and stands until it is answered', async () => {
  const person = await server.person()
  await tick(person, ['pregnant'])
  const saved = (await (await say(person, BLEEDING)).json()) as { dangers: { what: string }[] }
  expect(saved.dangers).toMatchObject([{ what: 'bleeding', quote: expect.stringContaining('bleeding') }])
  expect(await recorded(person)).toEqual([{ what: 'bleeding' }])
  const date = today()
  await tick(person, [])
  await later(100)
  expect(await stopped(person)).toEqual([['bleeding', date]])
  const [danger] = await standing(person)
  expect((await person.post(`/api/safety/${sure(danger).id}/answer`, { answer: 'mistaken' })).status).toBe(200)
  expect((await standing(person)).filter(({ answer }) => answer === null)).toEqual([])
  await tick(person, ['pregnant'])
  expect((await standing(person)).filter(({ answer }) => answer === null)).toEqual([])
})

test('a check-in that tells of the pregnancy makes an earlier note of its day a danger', async () => {
  const person = await server.person()
  await say(person, BLEEDING)
  expect(await recorded(person)).toEqual([])
  await say(person, 'we found out that I am pregnant, 8 weeks')
  expect(await recorded(person)).toEqual([{ what: 'bleeding' }])
})

test('words that get worse after an answer are asked about anew, the same words are not', async () => {
  const person = await server.person()
  await tick(person, ['pregnant'])
  await say(person, BLEEDING)
  const [danger] = await standing(person)
  await person.post(`/api/safety/${sure(danger).id}/answer`, { answer: 'mistaken' })
  await say(person, BLEEDING)
  expect(await recorded(person)).toHaveLength(1)
  await say(person, 'bleeding again, much more of it')
  expect(await recorded(person)).toHaveLength(2)
})

async function writtenPregnant({ put }: Person) {
  const daily_commitments = `${ONBOARDING.daily_commitments}, 20 weeks pregnant`
  expect((await put('/api/profile', { ...ONBOARDING, daily_commitments })).status).toBe(200)
}
