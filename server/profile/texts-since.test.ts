import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays, mondayOf } from '../../engine/civil-date.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** [ms] On a Wednesday the week after has begun by then; a session lasts seven days. */
const SIX_DAYS_MS = 6 * 86_400_000
const AWAY = 'Work 9-5. Away next week.'

type Person = Awaited<ReturnType<TestServer['person']>>

/** The Mondays of the weeks in which a plan trains nobody. */
async function emptyWeeks({ get }: Person) {
  const schedule = (await (await get('/api/schedule')).json()) as Schedule
  const weeks = schedule.weeklyPlan.filter(({ startDate }) => startDate > schedule.date)
  return {
    today: schedule.date,
    empty: weeks.filter(({ plannedMin }) => plannedMin === 0).map((week) => week.startDate),
  }
}

test('"next week" that is written while a plan runs is the week after', async () => {
  const person = await server.person()
  await emptyWeeks(person)
  server.advance(SIX_DAYS_MS)
  await person.put('/api/profile', { ...ONBOARDING, daily_commitments: AWAY })
  const { today, empty } = await emptyWeeks(person)
  expect(empty).toEqual([addDays(mondayOf(today), 7)])
  expect(await (await person.get('/api/profile')).json()).toMatchObject({ commitments_since: today })
})

test('"next week" stays that week when something else is changed later', async () => {
  const person = await server.person({ onboarded: false })
  await person.put('/api/profile', { ...ONBOARDING, daily_commitments: AWAY, primary_goal: 'general' })
  const first = await emptyWeeks(person)
  expect(first.empty).toEqual([addDays(mondayOf(first.today), 7)])
  server.advance(SIX_DAYS_MS)
  await person.put('/api/profile', { ...ONBOARDING, daily_commitments: AWAY, primary_goal: 'weight-loss' })
  expect((await emptyWeeks(person)).empty).toEqual([])
})
