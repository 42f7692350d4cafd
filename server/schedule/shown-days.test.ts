import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
const daysOf = ({ weeklyPlan }: Schedule) => weeklyPlan.flatMap(({ days }) => days)

/** Somebody under way for twelve days who looks at their plan each day, and what they saw last of each. */
async function underWay() {
  const person = await server.person()
  const look = async () => (await (await person.get('/api/schedule')).json()) as Schedule
  const runner = { ...ONBOARDING, primary_goal: 'endurance', upcoming_races: 'Half marathon in 12 weeks' }
  await person.put('/api/profile', runner)
  const seen = new Map<string, Schedule['weeklyPlan'][number]['days'][number]>()
  let plan = await look()
  for (let day = 0; day < 12; day++) {
    for (const one of daysOf(plan)) if (one.date >= plan.date) seen.set(one.date, one)
    server.advance(DAY_MS)
    plan = await look()
  }
  const today = plan.date
  const past = (one: Schedule) => daysOf(one).filter(({ date }) => date >= one.anchor && date < today)
  const asSeen = (one: Schedule) => past(one).map(({ date }) => seen.get(date))
  return { person, look, runner, today, past, asSeen }
}

// What was done of a day is told later, and may be.
const undone = (days: readonly object[]) => days.map((day) => ({ ...day, done: undefined }))

test('what is learnt later changes no day that is over: a flu, a result, another life, a plan that was lost', async () => {
  const { person, look, runner, today, past, asSeen } = await underWay()
  const put = async (path: string, body: object) => expect((await person.put(path, body)).status).toBeLessThan(300)
  const unchanged = async () => {
    const plan = await look()
    expect(plan.date).toBe(today)
    expect(past(plan).length).toBeGreaterThan(10)
    expect(undone(past(plan))).toEqual(undone(asSeen(plan) as object[]))
  }
  await put(`/api/check-ins/${today}`, { completed: false, notes: 'I have had the flu with a fever for five days' })
  await unchanged()
  await put(`/api/completions/${addDays(today, -3)}`, { minutes: 20, rpe: 9 })
  await unchanged()
  await put('/api/profile/preferences', { recentRace: { distanceKm: 10, seconds: 2400, date: addDays(today, -1) } })
  await unchanged()
  await put('/api/profile', { ...runner, stress_level: 'high', training_days_per_week: 3, fitness_level: 'advanced' })
  await unchanged()
  expect((await person.del('/api/schedule')).status).toBe(204)
  await unchanged()
})

test('days that another build showed, which this one has no words for, are made anew', async () => {
  const { person, look } = await underWay()
  await server.db.pool.query(`update shown_days set days = $2 where user_id = $1`, [
    person.id,
    await strangeDays(person.id),
  ])
  await person.del('/api/schedule')
  expect(daysOf(await look()).length).toBeGreaterThan(20)
})

async function strangeDays(id: string): Promise<Buffer> {
  const { gunzipSync, gzipSync } = await import('node:zlib')
  const { rows } = await server.db.pool.query<{ days: Buffer }>('select days from shown_days where user_id = $1', [id])
  const text = gunzipSync(rows[0]?.days ?? Buffer.of()).toString()
  return gzipSync(text.replaceAll(/"code":"[a-z-]+"/g, '"code":"of-another-time"'))
}
