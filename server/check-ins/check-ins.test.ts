import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { civilDay } from '../civil-day.ts'
import { doneOf, listRecordedDays } from '../plan-inputs/check-in-store.ts'
import { ONBOARDING, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const TODAY = new Date().toISOString().slice(0, 10)
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const rows = async (table: string, id: string) =>
  (await server.db.pool.query(`select * from ${table} where user_id = $1`, [id])).rows

test('a day has one check-in, and a repeat replaces it but for what it leaves out of the session', async () => {
  const { id, put } = await server.person()
  await put(`/api/check-ins/${TODAY}`, {
    completed: true,
    notes: ' tired ',
    tomorrow_schedule_notes: 'late meeting',
    rpe: 6,
    minutes: 40,
  })
  const second = await put(`/api/check-ins/${TODAY}`, { completed: true, notes: 'fine after all' })
  expect(await second.json()).toEqual({
    date: TODAY,
    completed: true,
    notes: 'fine after all',
    tomorrow_schedule_notes: null,
    rpe: 6,
    minutes: 40,
    sets: null,
    taps: null,
    said: true,
    version: 2,
  })
  expect(await rows('workout_completions', id)).toMatchObject([{ completed: true, notes: 'fine after all', rpe: 6 }])
  expect(await rows('daily_checkins', id)).toMatchObject([{ notes: 'fine after all', tomorrow_schedule_notes: null }])
})

test('a session is marked as done with what it was like, and taken back without losing the notes', async () => {
  const { id, get, put, del } = await server.person()
  await put(`/api/check-ins/${TODAY}`, { notes: 'long day' })
  const sets = [{ exerciseId: 'goblet-squat', reps: 10, loadKg: 20 }]
  const done = await put(`/api/completions/${TODAY}`, { rpe: 7, minutes: 35, sets })
  expect(await done.json()).toMatchObject({ completed: true, rpe: 7, minutes: 35, sets, notes: 'long day' })
  expect(await (await get('/api/check-ins')).json()).toMatchObject({ days: [{ date: TODAY, completed: true, sets }] })

  // A check-in on the same day keeps the effort already given.
  await put(`/api/check-ins/${TODAY}`, { completed: true, notes: 'long day' })
  expect(await rows('workout_completions', id)).toMatchObject([{ rpe: 7, minutes: 35, sets }])

  const back = await del(`/api/completions/${TODAY}`)
  expect(await back.json()).toMatchObject({ completed: false, rpe: null, minutes: null, sets: null, notes: 'long day' })
  expect(await rows('workout_completions', id)).toMatchObject([{ completed: false, sets: null }])
})

test.each([
  [{ rpe: 11 }, 'Effort is a number from 1 to 10'],
  [{ minutes: 0 }, 'Minutes are a whole number'],
  [{ sets: [{ exerciseId: 'x', reps: -1, loadKg: null }] }, 'Repetitions are a whole number'],
])('refuses %j as a done session', async (body, detail) => {
  const { put } = await server.person()
  expect(await problemOf(await put(`/api/completions/${TODAY}`, body))).toMatchObject({ status: 422, detail })
})

test('a session holds at most two hundred sets, each of an exercise of the catalogue', async () => {
  const { put } = await server.person()
  const sets = (count: number, exerciseId = 'goblet-squat') =>
    Array.from({ length: count }, () => ({ exerciseId, reps: 10, loadKg: 20 }))
  for (const write of [
    (body: object) => put(`/api/completions/${TODAY}`, body),
    (body: object) => put(`/api/check-ins/${TODAY}`, { ...body, completed: true }),
  ]) {
    expect((await write({ sets: sets(200) })).status).toBe(200)
    expect((await write({ sets: sets(201) })).status).toBe(422)
    expect(await problemOf(await write({ sets: [...sets(2), ...sets(1, 'x'.repeat(100))] }))).toMatchObject({
      status: 422,
      detail: 'Sets belong to an exercise of the catalogue',
    })
  }
})

test('a check-in that takes the tick back takes what the session was like with it', async () => {
  const { id, put } = await server.person()
  await put(`/api/check-ins/${TODAY}`, { completed: true, rpe: 6, minutes: 40 })
  await put(`/api/check-ins/${TODAY}`, { completed: false, notes: 'not today after all' })
  expect(await rows('workout_completions', id)).toMatchObject([{ completed: false, rpe: null, minutes: null }])
})

test('a day ahead is taken, since the person may have travelled; two are not', async () => {
  const { put } = await server.person()
  const ahead = (days: number) =>
    civilDay(new Date(server.context.now().getTime() + days * 86_400_000), ONBOARDING.time_zone)
  expect((await put(`/api/check-ins/${ahead(1)}`, { completed: true })).status).toBe(200)
  expect((await put(`/api/check-ins/${ahead(2)}`, { completed: true })).status).toBe(422)
})

test('a day more than a year before the account is not taken, the year before it is', async () => {
  const { put, id } = await server.person()
  await server.db.pool.query(`update users set created_at = '2025-03-10T12:00:00Z' where id = $1`, [id])
  expect((await put('/api/check-ins/2024-03-10', { completed: true, notes: 'Long ago.' })).status).toBe(200)
  for (const refused of [
    await put('/api/check-ins/2024-03-09', { completed: true }),
    await put('/api/completions/1900-01-01', { completed: true }),
  ])
    expect(await problemOf(refused)).toMatchObject({ status: 422, code: 'invalid-input' })
  expect(await rows('daily_checkins', id)).toHaveLength(1)
})

test('what was not said is not saved', async () => {
  const { id, put } = await server.person()
  await put(`/api/check-ins/${TODAY}`, { completed: false, notes: 'rest did me good' })
  expect(await rows('workout_completions', id)).toEqual([])
  const other = await server.person()
  await other.put(`/api/check-ins/${TODAY}`, { completed: true })
  expect(await rows('daily_checkins', other.id)).toEqual([])
})

test.each([
  [TODAY, {}, 'Check off your workout or add notes about your day'],
  [
    TODAY,
    { completed: false, notes: '  ', tomorrow_schedule_notes: '' },
    'Check off your workout or add notes about your day',
  ],
  [TODAY, { notes: 'x'.repeat(1001) }, 'Notes must be less than 1000 characters'],
  [TODAY, { tomorrow_schedule_notes: 'x'.repeat(1001) }, 'Schedule notes must be less than 1000 characters'],
  ['2999-01-01', { completed: true }, 'A check-in is for today or an earlier day'],
  ['2026-13-01', { completed: true }, 'Invalid date format'],
  ['yesterday', { completed: true }, 'Invalid date format'],
])('on %s refuses %j', async (date, body, detail) => {
  const { id, put } = await server.person()
  expect(await problemOf(await put(`/api/check-ins/${date}`, body))).toMatchObject({ status: 422, detail })
  expect(await rows('daily_checkins', id)).toEqual([])
})

test('entries of one day add up: each is kept, and the same sent twice is one', async () => {
  const { id, put } = await server.person()
  await put(`/api/check-ins/${TODAY}`, { notes: 'my left knee is a bit sore' })
  await put(`/api/check-ins/${TODAY}`, { notes: 'a nice dinner' })
  await put(`/api/check-ins/${TODAY}`, { notes: 'a nice dinner' })
  expect(await rows('check_in_entries', id)).toMatchObject([
    { notes: 'my left knee is a bit sore' },
    { notes: 'a nice dinner' },
  ])
  expect(await rows('daily_checkins', id)).toMatchObject([{ notes: 'a nice dinner' }])
})

test('taps alone are a check-in, add to those before, and leave what was written and done', async () => {
  const { id, put } = await server.person()
  await put(`/api/check-ins/${TODAY}`, { completed: true, notes: 'long day', rpe: 6, minutes: 40 })
  await put(`/api/check-ins/${TODAY}`, { taps: { sleep: 2, alarm: ['chest'] } })
  const last = await put(`/api/check-ins/${TODAY}`, { taps: { mood: 4, alarm: ['breath'] } })
  expect(await last.json()).toMatchObject({
    ...{ completed: true, notes: 'long day', rpe: 6 },
    taps: { sleep: 2, mood: 4, alarm: ['chest', 'breath'] },
  })
  expect(await rows('safety_events', id)).toMatchObject([
    { kind: 'danger', what: 'chest', origin: 'tap' },
    { kind: 'danger', what: 'breath', origin: 'tap' },
  ])
})

test.each([
  [{ taps: { sleep: 6 } }, 'A tap is a number from 1 to 5'],
  [{ taps: { alarm: [] } }, 'Check off your workout or add notes about your day'],
  [{ taps: {} }, 'Check off your workout or add notes about your day'],
])('refuses %j', async (body, detail) => {
  const { put } = await server.person()
  expect(await problemOf(await put(`/api/check-ins/${TODAY}`, body))).toMatchObject({ status: 422, detail })
})

test('takes a note of exactly 1000 characters', async () => {
  const { put } = await server.person()
  expect((await put(`/api/check-ins/${TODAY}`, { notes: 'x'.repeat(1000) })).status).toBe(200)
})

test('a day holds so many words: beyond that the last take the place of those before, and what these told of safety stands', async () => {
  const { id, put } = await server.person()
  const words = (n: number) =>
    `${n} ${'a long day at work and not much else to say of it. '.repeat(25)}`.slice(0, 900).trim()
  const notes = Array.from({ length: 12 }, (_, n) => (n === 6 ? `chest pain on the stairs. ${words(n)}` : words(n)))
  for (const note of notes)
    expect((await put(`/api/check-ins/${TODAY}`, { notes: note, taps: { energy: 2 } })).status).toBe(200)
  const entries = await rows('check_in_entries', id)
  const kept = entries.flatMap((entry) => entry.notes ?? [])
  expect(kept.join('').length).toBeLessThanOrEqual(5_000)
  expect(kept).toEqual(expect.arrayContaining([notes[0], notes.at(-1)]))
  expect(kept).not.toContain(notes[6])
  expect(entries.map(({ taps }) => taps.energy)).toEqual(Array(12).fill(2))
  expect(await rows('safety_events', id)).toMatchObject([{ kind: 'danger', what: 'chest', answer: null }])
})

test('reading many days leaves others their turn between them', async () => {
  const { id, put } = await server.person()
  for (const date of [TODAY, YESTERDAY]) await put(`/api/check-ins/${date}`, { notes: 'did my easy run' })
  const days = await server.db.forUser(id, (queries) => listRecordedDays(queries, id, YESTERDAY))
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 0)
  const many = Array.from({ length: 200 }, (_, n) => ({ ...sure(days[n % 2]), date: `${n}` }))
  expect((await doneOf(many)).size).toBe(200)
  clearInterval(others)
  expect(turns).toBeGreaterThan(0)
})

test('what was recorded is told since the day that is asked for, and never for longer than twelve weeks', async () => {
  const { get, put } = await server.person()
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  for (const days of [100, 40, 3]) await put(`/api/completions/${ago(days)}`, {})
  const told = async (query = '') => {
    const { days } = (await (await get(`/api/check-ins${query}`)).json()) as { days: { date: string }[] }
    return days.map(({ date }) => date)
  }
  expect(await told()).toEqual([ago(40), ago(3)])
  expect(await told(`?since=${ago(14)}`)).toEqual([ago(3)])
  expect(await told(`?since=${ago(200)}`)).toEqual([ago(40), ago(3)])
  expect(await problemOf(await get('/api/check-ins?since=yesterday'))).toMatchObject({ code: 'invalid-input' })
})

test('what is felt is told with a check-in, is kept once, and reaches the plan and the facts of the day', async () => {
  const { id, get, put } = await server.person()
  const added = [
    { kind: 'pain', part: 'knee', severity: 'strong' },
    { kind: 'soreness', part: 'quad' },
    { kind: 'eased', part: 'shoulder' },
    { kind: 'mood', value: 'low' },
  ]
  const saved = await put(`/api/check-ins/${TODAY}`, { taps: { sleep: 2, soreness: 4 }, added })
  expect(saved.status).toBe(200)
  // Sent once more, as an outbox does that never heard the answer, it is one entry.
  await put(`/api/check-ins/${TODAY}`, { taps: { sleep: 2, soreness: 4 }, added })
  expect(await rows('check_in_entries', id)).toMatchObject([{ added, taps: { sleep: 2, soreness: 4 } }])
  expect(await rows('safety_events', id)).toMatchObject([{ kind: 'strong-pain', what: 'knee', origin: 'tap' }])
  const read = (await (await get(`/api/check-ins/${TODAY}/facts`)).json()) as {
    facts: { id: string }[]
    sentence: string
  }
  expect(read.facts.map((fact) => fact.id)).toEqual(
    expect.arrayContaining(['pain:knee:strong', 'soreness:quad', 'eased:shoulder', 'mood:low', 'sleep:poor']),
  )
  expect(read.sentence).toMatch(/knee/)
})

test('a chest that hurts by tap stops training at once', async () => {
  const { id, put } = await server.person()
  const saved = await put(`/api/check-ins/${TODAY}`, { added: [{ kind: 'pain', part: 'chest', severity: 'mild' }] })
  expect(await saved.json()).toMatchObject({ dangers: [{ what: 'chest', origin: 'tap' }] })
  expect(await rows('safety_events', id)).toMatchObject([{ kind: 'danger', what: 'chest', origin: 'tap' }])
})

test.each([
  [{ added: [{ kind: 'pain', part: 'knee', severity: 'terrible' }] }, 422],
  [{ added: [{ kind: 'completed', value: true }] }, 422],
  [{ added: Array.from({ length: 41 }, () => ({ kind: 'soreness', part: 'quad' })) }, 422],
  [{ added: [] }, 422],
])('refuses what nobody can feel: %j', async (body, status) => {
  const { id, put } = await server.person()
  expect((await put(`/api/check-ins/${TODAY}`, body)).status).toBe(status)
  expect(await rows('check_in_entries', id)).toEqual([])
})

test('what hurt yesterday is asked after today, until it is answered', async () => {
  const { get, put } = await server.person()
  const day = (ago: number) =>
    civilDay(new Date(server.context.now().getTime() - ago * 86_400_000), ONBOARDING.time_zone)
  await put(`/api/check-ins/${day(1)}`, { notes: 'my right knee hurts a bit' })
  const asked = async () => {
    const { questions } = (await (await get('/api/schedule')).json()) as {
      questions: { id: string; text: string; answers: { id: string; felt?: unknown[] }[] }[]
    }
    return questions.filter((question) => question.id.startsWith('how:'))
  }
  const [question] = await asked()
  expect(question?.text).toMatch(/knee/)
  await put(`/api/check-ins/${day(0)}`, { added: question?.answers[0]?.felt })
  expect(await asked()).toEqual([])
})
