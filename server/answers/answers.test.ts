import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ScheduleData } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>

const read = async (answer: Response | Promise<Response>) => ScheduleData.parse(await (await answer).json())
const planOf = ({ get }: Person) => read(get('/api/schedule'))
const rowsOf = async ({ id }: Person) =>
  (await server.db.pool.query('select question_id, choice, taken_back_at from plan_answers where user_id = $1', [id]))
    .rows

/** [days] of a plan that somebody has done all of, and of which the last few sessions felt harder than planned. */
const BEHIND = 49
const HARDER_DAYS = 16

/** Somebody whose sessions feel harder than planned since some days. */
async function tired(): Promise<Person> {
  const person = await server.person()
  const { id } = person
  await server.db.pool.query(
    `update profiles set plan_anchor = plan_anchor - $2::int, plan_begun = plan_begun - $2::int, plan_asked_at = null where id = $1`,
    [id, BEHIND],
  )
  await server.db.pool.query(`update users set created_at = created_at - make_interval(days => $2) where id = $1`, [
    id,
    BEHIND + 1,
  ])
  const { weeklyPlan, date: today } = await planOf(person)
  for (const day of weeklyPlan.flatMap(({ days }) => days)) {
    if (day.date >= today || day.durationMin === 0) continue
    // Of sets that are rated for themselves a point more says nothing yet.
    const more = day.discipline === 'strength' ? 3 : 1
    const rpe = day.date > addDays(today, -HARDER_DAYS) ? Math.ceil(day.rpe) + more : Math.floor(day.rpe)
    await server.db.pool.query(
      `insert into workout_completions (user_id, date, completed, rpe, minutes, updated_at) values ($1, $2, true, $3, $4, $5)`,
      [id, day.date, rpe, day.durationMin, server.context.now()],
    )
  }
  return person
}

test('a choice that the plan leaves is answered once, kept, copied with everything else, and taken back exactly', async () => {
  const person = await tired()
  const before = await planOf(person)
  const question = sure(before.questions[0])
  expect(question).toMatchObject({
    text: expect.stringContaining('harder than planned'),
    why: expect.any(String),
    otherwise: expect.any(String),
  })
  const less = sure(question.answers.find(({ id }) => id === 'less'))
  expect(less).toMatchObject({ means: expect.stringContaining('instead of'), records: [] })

  const give = (answer: string) => person.post('/api/answers', { question: question.id, answer })
  const given = await give('less')
  expect(given.status).toBe(200)
  const after = await read(given)
  expect(after.questions).toEqual([])
  expect(after.adjustments).toContainEqual(expect.objectContaining({ id: question.id, kind: 'answered', asked: true }))
  const minutes = ({ weeklyPlan, date }: typeof after) =>
    weeklyPlan
      .flatMap(({ days }) => days)
      .filter((day) => day.date >= date && day.date < addDays(date, 14))
      .reduce((sum, { durationMin }) => sum + durationMin, 0)
  expect(minutes(after)).toBeLessThan(minutes(before))
  expect(await planOf(person)).toEqual(after)

  const copied = unzipSync(new Uint8Array(await (await person.post('/api/account/export')).arrayBuffer()))
  const everything = JSON.parse(strFromU8(sure(copied['everything.json']))) as { plan_answers: unknown }
  expect(everything.plan_answers).toMatchObject([
    { question_id: question.id, kind: 'too-hard', choice: { type: 'less' } },
  ])

  // The same once more changes nothing; another answer comes too late.
  expect(await read(give('less'))).toEqual(after)
  expect(await problemOf(await give('deload'))).toMatchObject({ status: 409, code: 'change-refused' })
  expect(await rowsOf(person)).toMatchObject([
    { question_id: question.id, choice: { type: 'less' }, taken_back_at: null },
  ])

  expect(await read(person.del(`/api/adjustments/${encodeURIComponent(question.id)}`))).toEqual(before)
  expect(await planOf(person)).toEqual(before)
  // It asks anew, and what is answered then stands.
  expect((await read(give('leave'))).questions).toEqual([])
  expect(await rowsOf(person)).toMatchObject([{ choice: { type: 'leave' }, taken_back_at: null }])
  expect(await read(person.del(`/api/answers/${encodeURIComponent(question.id)}`))).toEqual(before)
})

test('a question that nobody asked has no answer, nor has one an answer that it does not offer', async () => {
  const person = await tired()
  const { questions } = await planOf(person)
  const refused = { status: 409, code: 'change-refused', detail: expect.stringContaining('no longer asks') }
  for (const body of [
    { question: 'ask:too-hard:2001-01-01', answer: 'less' },
    { question: sure(questions[0]).id, answer: 'more' },
  ])
    expect(await problemOf(await person.post('/api/answers', body))).toMatchObject(refused)
  expect(await problemOf(await person.post('/api/answers', { question: 7 }))).toMatchObject({ status: 422 })
  expect(await problemOf(await person.del('/api/answers/ask:too-hard:2001-01-01'))).toMatchObject({ status: 404 })
  expect(await rowsOf(person)).toEqual([])
})
