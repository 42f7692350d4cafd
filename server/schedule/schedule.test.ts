import { afterAll, beforeAll, expect, test } from 'vitest'
import { ScheduleData } from '../../contract/schedule.ts'
import { civilDay } from '../civil-day.ts'
import { ONBOARDING, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const HOUR_MS = 3_600_000

const storedAt = async (id: string): Promise<Date | null> => {
  const { rows } = await server.db.pool.query('select updated_at from generated_schedules where user_id = $1', [id])
  return rows[0]?.updated_at ?? null
}

test('a plan is made from what the person typed, valid by its schema, for today where the person is', async () => {
  const { get } = await server.person()
  const response = await get('/api/schedule')
  expect(response.status).toBe(200)
  const schedule = ScheduleData.parse(await response.json())
  expect(schedule.timeZone).toBe('Europe/Berlin')
  expect(schedule.date).toBe(civilDay(new Date(), 'Europe/Berlin'))
})

test('the stored schedule is given again until something it was made from is newer', async () => {
  const { id, get, put, del } = await server.person()
  const today = civilDay(new Date(), 'Europe/Berlin')
  const look = async () => {
    expect((await get('/api/schedule')).status).toBe(200)
    return (await storedAt(id))!.getTime()
  }
  const first = await look()
  expect(await look()).toBe(first)

  await put(`/api/check-ins/${today}`, { completed: true })
  const afterCheckIn = await look()
  expect(afterCheckIn).toBeGreaterThan(first)

  await put(`/api/check-ins/${today}`, { completed: false, notes: 'it was the wrong day' })
  const afterCorrection = await look()
  expect(afterCorrection).toBeGreaterThan(afterCheckIn)

  await put('/api/profile', { ...ONBOARDING, stress_level: 'high' })
  expect(await storedAt(id)).toBeNull()
  await look()
  expect((await del('/api/schedule')).status).toBe(204)
  expect(await storedAt(id)).toBeNull()
})

test('a schedule of yesterday, or one a day old, is made anew', async () => {
  const { id, get } = await server.person()
  await get('/api/schedule')
  await server.db.pool.query(
    `update generated_schedules set schedule_data = jsonb_set(schedule_data::jsonb, '{date}', '"2020-01-01"')::json where user_id = $1`,
    [id],
  )
  expect(await (await get('/api/schedule')).json()).toMatchObject({ date: civilDay(new Date(), 'Europe/Berlin') })

  await server.db.pool.query(
    `update generated_schedules set updated_at = now() - interval '25 hours' where user_id = $1`,
    [id],
  )
  await server.db.pool.query(`update profiles set updated_at = now() - interval '30 hours' where id = $1`, [id])
  await get('/api/schedule')
  expect(Date.now() - (await storedAt(id))!.getTime()).toBeLessThan(HOUR_MS)
})

test('a schedule of another build of the engine, or of none that is known, is made anew', async () => {
  const { id, get } = await server.person()
  const set = (build: string | null) =>
    server.db.pool.query(
      `update generated_schedules set engine_build = $2, schedule_data = '{"version": 0, "date": "2026-03-04"}' where user_id = $1`,
      [id, build],
    )
  await get('/api/schedule')
  for (const build of ['of-yesterday', null]) {
    await set(build)
    ScheduleData.parse(await (await get('/api/schedule')).json())
  }
})

test('regenerating goes on within the running plan; a new goal starts a new one', async () => {
  const { id, get, put, post } = await server.person()
  const anchor = async () =>
    (await server.db.pool.query('select plan_anchor::text as day from profiles where id = $1', [id])).rows[0].day
  await server.db.pool.query(`update profiles set plan_anchor = plan_anchor - 9 where id = $1`, [id])
  const begun = await anchor()

  const again = (await (await post('/api/generate-schedule', {})).json()) as { weeklyPlan: { startDate: string }[] }
  expect(await anchor()).toBe(begun)
  expect(again.weeklyPlan[0]!.startDate <= begun).toBe(true)

  await put('/api/profile', { ...ONBOARDING, training_days_per_week: 5 })
  expect(await anchor()).toBe(begun)
  await put('/api/profile', { ...ONBOARDING, primary_goal: 'endurance' })
  expect(await anchor()).toBe(civilDay(new Date(), 'Europe/Berlin'))
  expect((await get('/api/schedule')).status).toBe(200)
})

test('a plan that has run out is followed by a new one', async () => {
  const { id, get } = await server.person()
  await server.db.pool.query(`update profiles set plan_anchor = plan_anchor - 400 where id = $1`, [id])
  const schedule = ScheduleData.parse(await (await get('/api/schedule')).json())
  expect(schedule.weeklyPlan.at(-1)!.days.at(-1)!.date >= schedule.date).toBe(true)
})

test('a call that brings nothing makes the schedule of the stored profile', async () => {
  const { id, post } = await server.person()
  expect((await post('/api/generate-schedule')).status).toBe(200)
  expect(await storedAt(id)).not.toBeNull()
})

test('userData makes a schedule without touching the stored one, and is checked', async () => {
  const { id, post } = await server.person()
  const response = await post('/api/generate-schedule', { userData: { name: 'Robin', goal: 'endurance' } })
  expect(ScheduleData.parse(await response.json()).weeklyPlan.length).toBeGreaterThan(1)
  expect(await storedAt(id)).toBeNull()
  const refused = await post('/api/generate-schedule', { userData: { goal: 'fame' } })
  expect(await problemOf(refused)).toMatchObject({ status: 422, detail: 'Please select a valid fitness goal' })
})

test('before onboarding there is nothing to plan from', async () => {
  const { get } = await server.person({ onboarded: false })
  expect(await problemOf(await get('/api/schedule'))).toMatchObject({ status: 409, code: 'onboarding-required' })
})

test('a schedule that cannot be stored is shown all the same', async () => {
  const { id, get } = await server.person()
  await server.db.pool.query(`
    create function refuse_${id.replaceAll('-', '')}() returns trigger language plpgsql as $$
      begin if new.user_id = '${id}' then raise 'no room'; end if; return new; end $$;
    create trigger refuse_${id.replaceAll('-', '')} before insert on generated_schedules
      for each row execute function refuse_${id.replaceAll('-', '')}()`)
  expect((await get('/api/schedule')).status).toBe(200)
  expect(await storedAt(id)).toBeNull()
  expect(server.logged.join()).toContain('schedule not stored')
})
