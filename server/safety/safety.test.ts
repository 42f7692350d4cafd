import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import type { SafetyFact } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'
import { civilDay } from '../civil-day.ts'
import { Problem } from '../problem.ts'
import { ONBOARDING, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const TODAY = civilDay(new Date(), ONBOARDING.time_zone)
const FAINTED = 'I fainted on the treadmill and had chest pain, came to on the floor'

type Person = Awaited<ReturnType<TestServer['person']>>
const planOf = async ({ get }: Person) => (await (await get('/api/schedule')).json()) as Schedule
const minutes = ({ weeklyPlan }: Schedule) =>
  weeklyPlan
    .flatMap(({ days }) => days)
    .filter(({ date }) => date >= TODAY)
    .reduce((sum, { durationMin }) => sum + durationMin, 0)
const say = ({ put }: Person, body: object) => put(`/api/check-ins/${TODAY}`, body)
const answer = async (person: Person, { id }: Pick<SafetyFact, 'id'>, word: string) =>
  person.post(`/api/safety/${encodeURIComponent(id)}/answer`, { answer: word })
const events = async ({ id }: Person) =>
  (await server.db.pool.query('select * from safety_events where user_id = $1 order by created_at', [id])).rows

test.each([
  ['of tomorrow', { tomorrow_schedule_notes: 'dentist 2:30 pm' }],
  ['of the evening', { notes: 'had a nice dinner' }],
  ['that takes the day back', { completed: false, notes: 'wrong day, sorry' }],
])('a danger stands after a second check-in %s', async (_, second) => {
  const person = await server.person()
  await say(person, { notes: FAINTED })
  expect(minutes(await planOf(person))).toBe(0)
  await say(person, second)
  const after = await planOf(person)
  expect(minutes(after)).toBe(0)
  expect(after.safety.length).toBeGreaterThan(0)
})

test('what was read wrongly is taken back, stays on record, and does not come back from the same words', async () => {
  const person = await server.person()
  const before = minutes(await planOf(person))
  await say(person, { notes: FAINTED })
  for (const fact of (await planOf(person)).safety) expect((await answer(person, fact, 'mistaken')).status).toBe(200)
  expect(minutes(await planOf(person))).toBe(before)
  await say(person, { notes: FAINTED })
  expect(minutes(await planOf(person))).toBe(before)
  for (const row of await events(person))
    expect(row).toMatchObject({ answer: 'mistaken', answered_on: expect.anything() })

  await say(person, { notes: `It happened again. ${FAINTED}` })
  expect(minutes(await planOf(person))).toBe(0)
  for (const fact of (await planOf(person)).safety) await answer(person, fact, 'mistaken')
  expect(minutes(await planOf(person))).toBe(before)
  await say(person, { notes: 'And now I have blood in my urine, it is dark brown' })
  expect(minutes(await planOf(person))).toBe(0)
})

test("a doctor's word brings half of the training back, and nothing else does", async () => {
  const person = await server.person()
  const before = minutes(await planOf(person))
  await say(person, { taps: { alarm: ['chest'] } })
  const [fact] = (await planOf(person)).safety
  const refused = await answer(person, sure(fact), 'well')
  expect(await problemOf(refused)).toMatchObject({ status: 422 })
  expect((await answer(person, sure(fact), 'right')).status).toBe(200)
  expect(minutes(await planOf(person))).toBe(0)
  expect((await planOf(person)).safety).toMatchObject([{ confirmed: true }])

  const cleared = (await (await answer(person, sure(fact), 'may-train')).json()) as Schedule
  expect(minutes(cleared)).toBeGreaterThan(0)
  expect(minutes(cleared)).toBeLessThan(before)
  expect(cleared.safety).toEqual([])
  expect(await problemOf(await answer(person, sure(fact), 'mistaken'))).toMatchObject({ status: 404 })
})

test('a danger that is tapped again after its answer stops training again', async () => {
  const person = await server.person()
  await say(person, { taps: { alarm: ['heart'] } })
  await answer(person, sure((await planOf(person)).safety[0]), 'mistaken')
  await say(person, { taps: { alarm: ['heart'] } })
  expect(minutes(await planOf(person))).toBe(0)
  expect(await events(person)).toMatchObject([{ answer: 'mistaken' }, { answer: null }])
})

test('harm to oneself is answered by being safe; another danger is not', async () => {
  const person = await server.person()
  await say(person, { taps: { alarm: ['self-harm', 'chest'] } })
  const { safety } = await planOf(person)
  const [self, chest] = [
    sure(safety.find(({ what }) => what === 'self-harm')),
    sure(safety.find(({ what }) => what === 'chest')),
  ]
  expect((await answer(person, self, 'safe')).status).toBe(200)
  expect((await answer(person, chest, 'safe')).status).toBe(422)
})

test('what was read of a day is told fact by fact, corrected, and the plan follows', async () => {
  const person = await server.person()
  const facts = async () =>
    (await (await person.get(`/api/check-ins/${TODAY}/facts`)).json()) as {
      facts: { id: string }[]
      sentence: string
      entries: unknown[]
    }
  await say(person, { notes: 'I have a fever and my right knee hurts a bit' })
  const read = await facts()
  expect(read.facts.map(({ id }) => id)).toEqual(expect.arrayContaining(['illness', 'pain:knee:mild']))
  expect(read.sentence).toMatch(/no training now/)
  expect(read.entries).toHaveLength(1)

  const correct = (body: object) => person.put(`/api/check-ins/${TODAY}/facts`, body)
  const left = (await (await correct({ removed: ['illness'] })).json()) as { facts: { id: string }[] }
  expect(left.facts.map(({ id }) => id)).toEqual(['pain:knee:mild'])
  expect((await planOf(person)).safety).toEqual([])
  expect(await events(person)).toMatchObject([{ kind: 'illness', answer: 'mistaken' }])

  await correct({ added: [{ kind: 'pain', part: 'knee', severity: 'strong' }] })
  expect((await planOf(person)).safety).toMatchObject([{ kind: 'strong-pain', what: 'knee', origin: 'tap' }])
  await correct({ removed: ['pain:knee:strong'] })
  expect((await planOf(person)).safety).toEqual([])
  expect((await correct({ added: [{ kind: 'gout' }] })).status).toBe(422)
})

test("one person cannot answer another's danger", async () => {
  const [first, second] = [await server.person(), await server.person()]
  await say(first, { taps: { alarm: ['chest'] } })
  const [fact] = (await planOf(first)).safety
  expect((await answer(second, sure(fact), 'mistaken')).status).toBe(404)
  expect(minutes(await planOf(first))).toBe(0)
})

test('a danger of a row from before dangers were recorded stops training and can be answered', async () => {
  const person = await server.person()
  await server.db.pool.query('insert into daily_checkins (user_id, date, notes) values ($1, $2, $3)', [
    person.id,
    TODAY,
    FAINTED,
  ])
  const { safety } = await planOf(person)
  expect(safety.length).toBeGreaterThan(0)
  for (const fact of safety) expect((await answer(person, fact, 'mistaken')).status).toBe(200)
  expect(minutes(await planOf(person))).toBeGreaterThan(0)
})

test('a plan for other answers of the same person does not step over a danger, nor over their age', async () => {
  const person = await server.person()
  await say(person, { notes: FAINTED })
  const userData = { name: 'Robin Example', trainingDaysPerWeek: '7', goal: 'endurance' }
  const asked = await person.post('/api/generate-schedule', { userData })
  expect(minutes((await asked.json()) as Schedule)).toBe(0)

  const young = await server.person()
  await young.put('/api/profile/facts', { about: { bornYear: new Date().getFullYear() - 15 } })
  expect(await problemOf(await young.post('/api/generate-schedule', { userData }))).toMatchObject({ code: 'under-age' })
})

test('no race stands in the week after a doctor has let training back', async () => {
  const person = await server.person()
  const race = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await person.put('/api/profile', { ...ONBOARDING, upcoming_races: `10k on ${race}` })
  const onRaceDay = async () =>
    sure((await planOf(person)).weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === race))
  expect((await onRaceDay()).discipline).toBe('race')
  await say(person, { notes: FAINTED })
  for (const fact of (await planOf(person)).safety) expect((await answer(person, fact, 'may-train')).status).toBe(200)
  expect(await onRaceDay()).not.toMatchObject({ discipline: 'race' })
  expect((await onRaceDay()).hard).toBe(false)
})

test.each([
  ['daily_commitments', 'Work 9-5. I keep thinking about killing myself'],
  ['daily_commitments', 'Work 9-5, chest pain every time I run'],
  ['upcoming_races', '10k in May, I fainted on my last run'],
])('a danger told in %s stops training until it is answered, once for the same words', async (field, text) => {
  const person = await server.person()
  await person.put('/api/profile', { ...ONBOARDING, [field]: text })
  const plan = await planOf(person)
  expect(plan.safety.length).toBeGreaterThan(0)
  expect(minutes(plan)).toBe(0)
  for (const fact of plan.safety) expect((await answer(person, fact, 'mistaken')).status).toBe(200)
  const after = await planOf(person)
  expect(after.safety.filter(({ answer: given }) => given === null)).toEqual([])
  expect(minutes(after)).toBeGreaterThan(0)
})

const dangersIn = async (answered: Promise<Response>) =>
  ((await (await answered).json()) as { dangers?: { what: string; quote: string; id: string | null }[] }).dangers

test('a check-in is answered with the dangers that were read in it, also where its record fails', async () => {
  const person = await server.person()
  expect(await dangersIn(say(person, { notes: 'slept well' }))).toBeUndefined()
  const told = sure(await dangersIn(say(person, { notes: FAINTED })))
  expect(told.map(({ what }) => what)).toContain('chest')
  expect(FAINTED).toContain(sure(told[0]).quote)

  await person.put(`/api/completions/${TODAY}`, { rpe: 5 })
  const stale = say(person, { notes: FAINTED, version: 0 })
  expect((await stale).status).toBe(409)
  expect((await (await stale).json()) as object).toMatchObject({ dangers: told })
})

test('a danger that stands is told where no plan can be made: no share left, no room, or a fault', async () => {
  const person = await server.person()
  const [, path] = [await planOf(person), `/api/check-ins/${TODAY}/facts`]
  await say(person, { notes: FAINTED })
  const told = async (from: string, status: number) => {
    const answered = await person.get(from)
    expect([from, answered.status]).toEqual([from, status])
    return dangersIn(Promise.resolve(answered))
  }
  const { engine, budgets } = server.context
  for (const [failure, status] of [
    [new Problem('too-many-requests', { code: 'minute-spent', seconds: 5 }), 429],
    [new Problem('unavailable', { code: 'overloaded' }), 503],
    [new RangeError('a fault of the engine'), 503],
  ] as const) {
    const run = vi.spyOn(engine, 'run').mockRejectedValue(failure)
    for (const from of ['/api/schedule', path])
      expect(await told(from, status)).toEqual(
        expect.arrayContaining([expect.objectContaining({ what: 'chest', id: expect.any(String) })]),
      )
    run.mockRestore()
  }
  expect(() => {
    for (;;) budgets.spend('plan', person.id)
  }).toThrow(Problem)
  expect(await dangersIn(say(person, { notes: `Again. ${FAINTED}` }))).not.toEqual([])

  const other = await server.person()
  const run = vi.spyOn(engine, 'run').mockRejectedValue(new Problem('unavailable', { code: 'overloaded' }))
  expect(await dangersIn(other.get('/api/schedule'))).toBeUndefined()
  run.mockRestore()
})

test('told and answered without end, a day keeps twenty of one danger, and the last of them stands', async () => {
  const person = await server.person()
  for (let round = 0; round < 24; round += 1) {
    expect((await say(person, { taps: { alarm: ['chest'] } })).status).toBe(200)
    const standing = (await events(person)).filter((one) => one.answer === null)
    expect(standing).toHaveLength(1)
    if (round < 23) await answer(person, standing[0], 'mistaken')
  }
  const kept = await events(person)
  expect(kept).toHaveLength(20)
  expect(kept.filter((one) => one.answer === null)).toHaveLength(1)
})
