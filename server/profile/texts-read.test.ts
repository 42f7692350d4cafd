import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CoachWeek } from '../../contract/coach.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { weekdayOf } from '../../engine/civil-date.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const WORDS = 'Work 9-5 Mon to Fri. No training on Sundays.'
type Person = Awaited<ReturnType<TestServer['person']>>

async function personWith(daily_commitments: string) {
  const person = await server.person({ onboarded: false })
  await person.put('/api/profile', { ...ONBOARDING, daily_commitments, training_days_per_week: 6 })
  return person
}

/** The days of the week on which a plan that is made now trains. */
async function daysOf({ del, get }: Person): Promise<string[]> {
  await del('/api/schedule')
  const { weeklyPlan } = (await (await get('/api/schedule')).json()) as Schedule
  const trained = weeklyPlan.flatMap(({ days }) => days).filter(({ durationMin }) => durationMin > 0)
  return [...new Set(trained.map(({ date }) => weekdayOf(date)))].sort()
}

const ALL_BUT = (day: string) => ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].filter((one) => one !== day).sort()

const kept = async ({ id }: Person): Promise<string> =>
  (await server.db.pool.query('select texts_read from profiles where id = $1', [id])).rows[0].texts_read ?? ''

test('a newer reader does not change a running plan: its words are read when they change', async () => {
  const person = await personWith(WORDS)
  expect(await daysOf(person)).toEqual(ALL_BUT('sun'))
  // As if an earlier release had heard another day.
  await server.db.pool.query(
    `update profiles set texts_read = jsonb_set(texts_read, '{week,facts,week,never}', '["sat"]') where id = $1`,
    [person.id],
  )
  expect(await daysOf(person)).toEqual(ALL_BUT('sat'))
  // And the week as a board shows what the plan is made from.
  const { kept: board } = (await (await person.get('/api/coach/week')).json()) as CoachWeek
  expect(board).toMatchObject({ text: WORDS, said: { facts: { week: { never: ['sat'] } } } })
  // Something else is changed, and the words stay.
  await person.put('/api/profile', { ...ONBOARDING, daily_commitments: WORDS, training_days_per_week: 6, name: 'Ash' })
  expect(await daysOf(person)).toEqual(ALL_BUT('sat'))
  await person.put('/api/profile', {
    ...ONBOARDING,
    daily_commitments: `${WORDS} Lunch 12-1.`,
    training_days_per_week: 6,
  })
  expect(await daysOf(person)).toEqual(ALL_BUT('sun'))
})

test('nothing is kept of words that were taken back', async () => {
  const person = await personWith(`${WORDS} The oboe lesson is on Tuesdays 6-7pm.`)
  await daysOf(person)
  expect(JSON.stringify(await kept(person))).toContain('oboe')
  await person.put('/api/profile', { ...ONBOARDING, daily_commitments: WORDS })
  expect(JSON.stringify(await kept(person))).not.toContain('oboe')
})

test('a note is read when it is written, and what was read of it stays', async () => {
  const person = await personWith(WORDS)
  const { date } = (await (await person.get('/api/schedule')).json()) as Schedule
  await person.put(`/api/check-ins/${date}`, { notes: 'Slept badly. Knee hurts a bit.' })
  const facts = async () =>
    (await (await person.get(`/api/check-ins/${date}/facts`)).json()) as { facts: { id: string }[] }
  expect((await facts()).facts.map(({ id }) => id)).toEqual(['pain:knee:mild', 'sleep:poor'])
  await server.db.pool.query(
    `update check_in_entries set read = jsonb_set(read::jsonb, '{notes}', '{"sleep": "good"}')::json where user_id = $1`,
    [person.id],
  )
  expect((await facts()).facts.map(({ id }) => id)).toEqual(['sleep:good'])
})
