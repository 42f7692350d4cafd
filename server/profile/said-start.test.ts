import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

const DAY_MS = 86_400_000
const SAID = { weeklyMin: 330, longestMin: 100, longestRunKm: 17 }

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

/** Somebody who may say where they stand. */
async function runner() {
  const person = await server.person({ onboarded: false })
  const profile = { ...ONBOARDING, primary_goal: 'endurance' }
  const aim = (primary_goal: string) => person.put('/api/profile', { ...profile, primary_goal })
  const say = (start: typeof SAID | null) => person.put('/api/profile/preferences', start ? { start } : {})
  const plan = async () => (await (await person.get('/api/schedule')).json()) as Schedule
  await aim('endurance')
  await server.db.pool.query(`update subscriptions set trial_ends_at = trial_ends_at + interval '1 year'`)
  await plan()
  return { ...person, aim, say, plan }
}

/** Of so many days, by which a session stays signed in when it is looked at. */
async function later({ plan }: { plan: () => Promise<Schedule> }, days: number) {
  for (let left = days; left > 0; left -= 5) {
    server.advance(Math.min(5, left) * DAY_MS)
    await plan()
  }
}

test.each([1, 2])('a start that was said by mistake is gone when it is cleared, in block %i', async (block) => {
  const person = await runner()
  if (block === 2) {
    await later(person, 3)
    await person.aim('general')
    await person.plan()
  }
  await later(person, 2)
  const before = await person.plan()
  expect(before.block).toBe(block)
  await person.say(SAID)
  expect((await person.plan()).start).toMatchObject(SAID)
  await person.say(null)
  const { start, weeklyPlan } = await person.plan()
  expect({ start, weeklyPlan }).toEqual({ start: before.start, weeklyPlan: before.weeklyPlan })
})

test('another aim begins from what was done, and not from what was said before the last months', async () => {
  const person = await runner()
  await person.say(SAID)
  for (let week = 0; week < 6; week++) {
    const { date } = await person.plan()
    await person.put(`/api/completions/${date}`, { rpe: 5, minutes: 30 })
    await later(person, 7)
  }
  await person.aim('weight-loss')
  const { block, start } = await person.plan()
  expect(block).toBe(2)
  expect(start.weeklyMin).toBeLessThan(100)
  // Who says today where they stand is believed.
  const now = { ...SAID, weeklyMin: 240 }
  await person.say(now)
  expect((await person.plan()).start).toMatchObject(now)
})
