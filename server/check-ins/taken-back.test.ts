import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CheckInRow } from '../../contract/check-in.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

const DAY_MS = 86_400_000

let server: TestServer
beforeEach(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterEach(() => server.close())

/** Somebody with a plan of which they told nothing. @param looks - days after which they look at it */
async function quietPerson(looks: readonly number[] = [5, 4]) {
  const person = await server.person({ onboarded: false })
  const profile = { ...ONBOARDING, training_days_per_week: 6, primary_goal: 'endurance' }
  const ok = async <Answer>(answer: Promise<Response>): Promise<Answer> => {
    const response = await answer
    expect(response.status).toBeLessThan(300)
    const text = await response.text()
    return (text === '' ? null : JSON.parse(text)) as Answer
  }
  const plan = () => ok<Schedule>(person.get('/api/schedule'))
  await ok(person.put('/api/profile', profile))
  await plan()
  for (const days of looks) {
    server.advance(days * DAY_MS)
    await plan()
  }
  return { ...person, ok, plan, profile, today: (await plan()).date }
}

const seen = ({ weeklyPlan, adjustments, questions, warnings, start }: Schedule) => ({
  ...{ weeklyPlan, adjustments, questions, warnings, start },
})

/** The same who said of each of the last eight days that nothing was done. */
async function missedDays() {
  const person = await quietPerson()
  for (const back of [8, 7, 6, 5, 4, 3, 2, 1]) {
    const over = `/api/completions/${addDays(person.today, -back)}`
    await person.ok(person.put(over, { rpe: 6, minutes: 40 }))
    await person.ok(person.del(over))
  }
  return person
}

test('a tick that is taken back once its day is over is a session that was missed', async () => {
  const { plan, today } = await missedDays()
  expect((await plan()).adjustments.map(({ id }) => id)).toContain(`missed:${addDays(today, -1)}`)
})

test('one that is taken back on its day is none: the plan is as it was', async () => {
  const { ok, plan, put, del, today } = await missedDays()
  const before = seen(await plan())
  await ok(put(`/api/completions/${today}`, { rpe: 6, minutes: 40 }))
  await plan()
  expect(await ok<CheckInRow>(del(`/api/completions/${today}`))).toMatchObject({ completed: false, rpe: null })
  expect(seen(await plan())).toEqual(before)
})

test('neither is a check-in of today that no longer has its tick', async () => {
  const { ok, plan, put, today } = await missedDays()
  await ok(put(`/api/check-ins/${today}`, { notes: 'busy day at work' }))
  const before = seen(await plan())
  await ok(put(`/api/check-ins/${today}`, { completed: true, notes: 'busy day at work' }))
  await ok(put(`/api/check-ins/${today}`, { notes: 'busy day at work' }))
  expect(seen(await plan())).toEqual(before)
})

test('an archive that is taken back leaves no days behind that were missed: the plan is as it was', async () => {
  const { ok, plan, post, del, today } = await quietPerson([5])
  const before = seen(await plan())
  const activities = [1, 2, 3, 4].map((back) => ({
    ...{ start: `${addDays(today, -back)}T06:30:00Z`, discipline: 'run', durationSec: 2400, distanceM: 6000 },
    ...{ avgHr: null, climbM: null, sets: null, laps: null },
  }))
  const archive = `/api/activities/imports/${randomUUID()}`
  await ok(post(archive, { activities }))
  expect(seen(await plan())).not.toEqual(before)
  await ok(del(archive))
  expect(seen(await plan())).toEqual(before)
})
