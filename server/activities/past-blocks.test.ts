import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ActivityAnswer, ImportAnswer } from '../../contract/activity.ts'
import type { CheckInRows } from '../../contract/check-in.ts'
import type { ShownProgress } from '../../contract/progress.ts'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

const DAY_MS = 86_400_000

let server: TestServer
// Each begins on a Wednesday.
beforeEach(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterEach(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>
const json = async <Value>(answer: Promise<Response>): Promise<Value> => {
  const response = await answer
  expect(response.status).toBe(200)
  return (await response.json()) as Value
}
const planOf = (person: Person) => json<Schedule>(person.get('/api/schedule'))
const daysOf = ({ weeklyPlan }: Schedule) => weeklyPlan.flatMap(({ days }) => days)
const recordOf = async (person: Person, date: string) =>
  (await json<CheckInRows>(person.get('/api/check-ins'))).days.find((day) => day.date === date)

/** Somebody who trained for another goal until today, a Friday: the days of that block, and how to record one. */
async function turnedOnAFriday() {
  const person = await server.person({ onboarded: false })
  const profile = { ...ONBOARDING, primary_goal: 'endurance', training_days_per_week: 7 }
  await person.put('/api/profile', profile)
  for (const days of [5, 4]) {
    await planOf(person)
    server.advance(days * DAY_MS)
  }
  const before = await planOf(person)
  expect(sure(daysOf(before).find(({ date }) => date === before.date)).day).toBe('Friday')
  const past = daysOf(before).filter(({ date, durationMin }) => date < before.date && durationMin > 0)
  const turn = async () => {
    await person.put('/api/profile', { ...profile, primary_goal: 'muscle-gain' })
    expect((await planOf(person)).block).toBe(before.block + 1)
  }
  return { person, past, today: before.date, turn }
}

const doneOn = ({ date, discipline, durationMin }: ShownDay, hour = '06') => ({
  ...{ start: `${date}T${hour}:00:00Z`, discipline, durationSec: durationMin * 60 },
  ...{ distanceM: null, avgHr: null, climbM: null, sets: null, laps: null },
})

test('what comes in late stands for its session of a block that is over', async () => {
  const { person, past, turn } = await turnedOnAFriday()
  await turn()
  for (const day of past) {
    const { session } = await json<ActivityAnswer>(person.post('/api/activities', doneOn(day)))
    expect(session, day.date).toMatchObject({ date: day.date, workoutName: day.workoutName })
  }
})

test('so does an archive', async () => {
  const { person, past, turn } = await turnedOnAFriday()
  await turn()
  const activities = past.map((day) => doneOn(day))
  const answer = await json<ImportAnswer>(person.post(`/api/activities/imports/${randomUUID()}`, { activities }))
  expect(answer).toMatchObject({ added: past.length, matched: past.length })
})

test('a new block in the middle of a week leaves the days before it planned and done', async () => {
  const { person, past, today, turn } = await turnedOnAFriday()
  const monday = sure(past.find(({ date }) => date === addDays(today, -4)))
  await json(person.post('/api/activities', doneOn(monday)))
  await turn()
  // A walk of that evening is no reason to forget the morning.
  await json(person.post('/api/activities', { ...doneOn(monday, '18'), discipline: 'swim', durationSec: 600 }))
  expect(await recordOf(person, monday.date)).toMatchObject({ completed: true, minutes: monday.durationMin })
  const { days } = await json<ShownProgress>(person.get('/api/progress'))
  const planned = days.filter((day) => day.planned && day.date < today).map(({ date }) => date)
  expect(planned).toEqual(past.map(({ date }) => date))
})
