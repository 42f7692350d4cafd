import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schedule, ShownDay, ShownOption } from '../../contract/schedule.ts'
import type { AskedChange } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'
import { ONBOARDING, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>

const planOf = async ({ get }: Person) => (await (await get('/api/schedule')).json()) as Schedule
const optionsOn = async ({ get }: Person, date: string) =>
  ((await (await get(`/api/changes/${date}`)).json()) as { options: ShownOption[] }).options

/** The first day after today with a session long enough to change. */
function comingDay(plan: Schedule): ShownDay {
  const day = plan.weeklyPlan.flatMap(({ days }) => days).find((one) => one.date > plan.date && one.durationMin > 20)
  if (!day) throw new Error('the plan has no session to change')
  return day
}

const dayOn = (plan: Schedule, date: string) =>
  sure(plan.weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date))

async function ask(person: Person, type: AskedChange['type'], date: string): Promise<Schedule> {
  const option = (await optionsOn(person, date)).find((one) => one.change.type === type && one.refusal === null)
  if (!option) throw new Error(`nothing of ${type} is offered on ${date}`)
  const response = await person.post('/api/changes', option.change)
  expect(response.status).toBe(200)
  return (await response.json()) as Schedule
}

test('a change that was offered changes the plan, stands after regenerating, and is taken back exactly', async () => {
  const person = await server.person()
  const before = await planOf(person)
  const { date, durationMin } = comingDay(before)

  const changed = await ask(person, 'shorter', date)
  expect(dayOn(changed, date).durationMin).toBeLessThan(durationMin)
  const [adjustment] = changed.adjustments
  expect(adjustment).toMatchObject({ date, asked: true, undoable: true })
  expect(await planOf(person)).toEqual(changed)
  expect(await (await person.post('/api/generate-schedule', {})).json()).toEqual(changed)

  const back = await person.del(`/api/adjustments/${sure(adjustment).id}`)
  expect(await back.json()).toEqual(before)
  expect(await planOf(person)).toEqual(before)
})

test('changes stand in the order in which they were asked for', async () => {
  const person = await server.person()
  const { date } = comingDay(await planOf(person))
  await ask(person, 'easier', date)
  const both = await ask(person, 'skip', date)
  expect(dayOn(both, date).durationMin).toBe(0)
  const [, second] = both.adjustments
  const one = (await (await person.del(`/api/adjustments/${sure(second).id}`)).json()) as Schedule
  expect(dayOn(one, date).durationMin).toBeGreaterThan(0)
})

test('what cannot be is refused with the reason, and nothing is kept', async () => {
  const person = await server.person()
  const plan = await planOf(person)
  const yesterday = Temporal.PlainDate.from(plan.date).subtract({ days: 1 }).toString()
  const response = await person.post('/api/changes', { type: 'easier', date: yesterday })
  expect(await problemOf(response)).toMatchObject({ status: 409, code: 'change-refused', detail: 'That day is over.' })
  const { rows } = await server.db.pool.query('select id from plan_changes where user_id = $1', [person.id])
  expect(rows).toEqual([])
  expect(await planOf(person)).toEqual(plan)
})

test('a day that is changed over and over is left as it is at last, changes that were taken back counted', async () => {
  const person = await server.person()
  const { date } = comingDay(await planOf(person))
  const [easier] = (await optionsOn(person, date)).filter(({ change, refusal }) => change.type === 'easier' && !refusal)
  await server.db.pool.query(
    `insert into plan_changes (id, user_id, date, change, created_at, taken_back_at)
     select gen_random_uuid(), $1, $2, $3, now(), now() from generate_series(1, 49)`,
    [person.id, date, JSON.stringify(sure(easier).change)],
  )
  const last = await ask(person, 'easier', date)
  await person.del(`/api/adjustments/${sure(last.adjustments[0]).id}`)
  const refused = await person.post('/api/changes', sure(easier).change)
  expect(await problemOf(refused)).toMatchObject({ status: 409, code: 'change-refused' })
  expect((await planOf(person)).adjustments).toEqual([])
})

test("an ill person's rest can't be had back, and a later entry of the day does not end it", async () => {
  const person = await server.person()
  const { date: today } = await planOf(person)
  await person.put(`/api/check-ins/${today}`, { notes: 'I have a fever and feel awful' })
  await person.put(`/api/check-ins/${today}`, { notes: 'Had a nice dinner' })
  const ill = await planOf(person)
  const rest = ill.adjustments.find(({ kind }) => kind === 'illness')
  expect(rest).toMatchObject({ asked: false, undoable: false })
  expect(await problemOf(await person.del(`/api/adjustments/${sure(rest).id}`))).toMatchObject({
    code: 'change-refused',
  })
})

test("a tired person's lighter day is explained, and can be had back", async () => {
  const person = await server.person()
  // Something to make lighter, whatever weekday this runs on.
  await person.put('/api/profile', { ...ONBOARDING, training_days_per_week: 7 })
  const { date: today } = await planOf(person)
  await person.put(`/api/check-ins/${today}`, { notes: 'Exhausted, slept terribly, everything feels heavy' })
  const tired = await planOf(person)
  const lighter = tired.adjustments.find(({ undoable }) => undoable)
  if (!lighter) throw new Error('bad sleep and fatigue changed nothing')
  const back = (await (await person.del(`/api/adjustments/${lighter.id}`)).json()) as Schedule
  expect(back.adjustments.map(({ id }) => id)).not.toContain(lighter.id)
  expect(await planOf(person)).toEqual(back)
})

test.each([
  [{ type: 'longer', date: '2026-11-23' }, 'Please choose one of the changes offered'],
  [{ type: 'shorter', date: '2026-02-30', rung: '15' }, 'Invalid date format'],
  [{ type: 'move', date: '2026-11-23', to: '2026-11-24', start: '25:00' }, 'Please give a time as HH:MM'],
])('refuses %j as a change', async (change, detail) => {
  const { post } = await server.person()
  expect(await problemOf(await post('/api/changes', change))).toMatchObject({ status: 422, detail })
})

test('nobody takes back what is not theirs', async () => {
  const owner = await server.person()
  const { date } = comingDay(await planOf(owner))
  const { adjustments } = await ask(owner, 'easier', date)
  const other = await server.person()
  expect((await other.del(`/api/adjustments/${sure(adjustments[0]).id}`)).status).toBe(404)
  expect((await planOf(owner)).adjustments).toHaveLength(1)
})
