import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PlanBlocks } from '../../contract/plan-blocks.ts'
import { type Schedule, ScheduleData } from '../../contract/schedule.ts'
import { addDays, daysBetween, mondayOf } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { readerOf } from '../calendar/feed.ts'
import { findPerson } from '../calendar/store.ts'
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
    return sure(await storedAt(id)).getTime()
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

test('stored plans may be lost, all of them: whatever is asked for next is as it was', async () => {
  const { id, token, get, put, post } = await server.person()
  const today = civilDay(new Date(), 'Europe/Berlin')
  const languages = { 'accept-language': 'en-US' }
  const look = async (path: string) => (await server.call('GET', path, { token, headers: languages })).json()
  await put('/api/profile', { ...ONBOARDING, primary_goal: 'endurance', upcoming_races: 'Half marathon in 12 weeks' })
  await put(`/api/check-ins/${today}`, { completed: true, notes: 'Slept badly.' })
  const first = (await look('/api/schedule')) as Schedule
  const { date } = sure(
    first.weeklyPlan.flatMap(({ days }) => days).find((day) => day.date > today && day.durationMin > 30),
  )
  const asked = await server.call('POST', '/api/changes', { token, headers: languages, body: { type: 'easier', date } })
  expect(asked.status).toBe(200)
  const { full } = (await (await get('/api/calendar')).json()) as { full: string }
  const feed = async () => (await server.call('GET', new URL(full).pathname)).text()
  const all = async () => ({
    plan: (await look('/api/schedule')) as Schedule,
    feed: await feed(),
    options: await look(`/api/changes/${date}`),
    blocks: await look('/api/plan-blocks'),
    records: await look('/api/check-ins'),
  })
  const before = await all()
  const losing = () => server.db.pool.query('delete from generated_schedules')
  for (const path of Object.keys(before) as (keyof typeof before)[]) {
    await losing()
    if (path === 'feed') expect(await feed()).toBe(before.feed)
    else expect((await all())[path], path).toEqual(before[path])
  }
  await losing()
  // Reminders and calendars, which bring no browser, go on in the person's own way of telling the time.
  const person = sure(await server.db.asSystem((queries) => findPerson(queries, id)))
  expect(readerOf(person).speech).toMatchObject({ clock: '12', distance: 'mi' })
  expect((await post('/api/account/export')).status).toBe(200)
  // What was asked is taken back also where the plan that it was asked of is gone.
  const [adjustment] = before.plan.adjustments
  const path = `/api/adjustments/${sure(adjustment).id}`
  expect(await (await server.call('DELETE', path, { token, headers: languages })).json()).toEqual(first)
  expect(await look('/api/schedule')).toEqual(first)
  expect(await storedAt(id)).not.toBeNull()
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
  expect(Date.now() - sure(await storedAt(id)).getTime()).toBeLessThan(HOUR_MS)
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
  expect(sure(again.weeklyPlan[0]).startDate <= begun).toBe(true)

  await put('/api/profile', { ...ONBOARDING, training_days_per_week: 5 })
  expect(await anchor()).toBe(begun)
  await put('/api/profile', { ...ONBOARDING, primary_goal: 'endurance' })
  expect(await anchor()).toBe(civilDay(new Date(), 'Europe/Berlin'))
  expect((await get('/api/schedule')).status).toBe(200)
})

type Kept = { anchor: string; block: number; begun: string }

const kept = async (id: string): Promise<Kept> => {
  const columns = 'plan_anchor::text as anchor, plan_block as block, plan_begun::text as begun'
  return (await server.db.pool.query(`select ${columns} from profiles where id = $1`, [id])).rows[0]
}

describe('a block that has run out', () => {
  test.each([83, 90, 97, 130, 400])('%s days after its first is followed by the next, begun once', async (days) => {
    const own = await testServer()
    const { id, get, put } = await own.person()
    await own.db.pool.query(
      `update profiles set plan_anchor = plan_anchor - $2::int, plan_begun = plan_begun - $2::int, plan_asked_at = null
       where id = $1`,
      [id, days],
    )
    const before = (await own.db.pool.query('select plan_anchor::text as day from profiles where id = $1', [id]))
      .rows[0].day
    const look = async () => ScheduleData.parse(await (await get('/api/schedule')).json())
    const stored = async () =>
      (
        await own.db.pool.query('select plan_anchor::text as anchor, plan_block as block from profiles where id = $1', [
          id,
        ])
      ).rows[0]
    const first = await look()
    const week = (schedule: typeof first) =>
      sure(schedule.weeklyPlan.find((one) => one.startDate <= schedule.date && sure(one.days[6]).date >= schedule.date))
    // Twelve weeks end on the Sunday of the twelfth, wherever in its week the anchor lies.
    const monday = mondayOf(before)
    const lived = Math.floor(daysBetween(monday, first.date) / 84)
    expect(first.block).toBe(lived + 1)
    expect(first.anchor).toBe(lived === 0 ? before : addDays(monday, 84 * lived))
    expect(await stored()).toEqual({ anchor: first.anchor, block: first.block })
    own.advance(24 * HOUR_MS)
    const second = await look()
    expect(second.date > first.date).toBe(true)
    const moved = second.date >= addDays(monday, 84 * (lived + 1))
    expect(second.block).toBe(first.block + (moved ? 1 : 0))
    if (!moved) expect([second.anchor, second.start]).toEqual([first.anchor, first.start])
    expect(week(second).week).toBe(moved ? 1 : Math.floor(daysBetween(mondayOf(first.anchor), second.date) / 7) + 1)
    expect(await stored()).toEqual({ anchor: second.anchor, block: second.block })

    // As old as the plan, or its first day would be too long ago to be recorded.
    await own.db.pool.query(`update users set created_at = $2::date where id = $1`, [id, before])
    await put(`/api/check-ins/${before}`, { completed: true })
    const { blocks } = PlanBlocks.parse(await (await get('/api/plan-blocks')).json())
    // Of blocks that passed unseen there is nothing to tell: nobody was given them.
    expect(blocks.map(({ block }) => block)).toEqual(
      lived + (moved ? 1 : 0) > 0 ? (moved && lived > 0 ? [first.block, 1] : [1]) : [],
    )
    const one = blocks.at(-1)
    if (!one) return
    expect([one.startedOn, one.endedOn, one.weeks.length]).toEqual([before, addDays(monday, 83), 12])
    expect(sure(one.weeks[0]).days[0]).toMatchObject({ date: before, done: true })
    await own.close()
  })
})

test('a new goal ends the block under way, whose weeks stay to be read', async () => {
  const { id, get, put } = await server.person()
  await server.db.pool.query(
    `update profiles set plan_anchor = plan_anchor - 17, plan_begun = plan_begun - 17 where id = $1`,
    [id],
  )
  const { anchor } = await kept(id)
  await put('/api/profile', { ...ONBOARDING, primary_goal: 'endurance' })
  const today = civilDay(new Date(), 'Europe/Berlin')
  expect(await kept(id)).toEqual({ anchor: today, block: 2, begun: today })
  await put('/api/profile', { ...ONBOARDING, primary_goal: 'stress' })
  expect(await kept(id)).toEqual({ anchor: today, block: 2, begun: today })
  const { blocks } = PlanBlocks.parse(await (await get('/api/plan-blocks')).json())
  expect(blocks).toMatchObject([{ block: 1, startedOn: anchor, endedOn: addDays(today, -1) }])
  expect(sure(blocks[0]).weeks.flatMap(({ days }) => days)).toHaveLength(17)
})

test('a greater race that is told of late in a block begins the next one, and what is over stays to be read', async () => {
  const { id, get, put } = await server.person()
  const today = civilDay(new Date(), 'Europe/Berlin')
  const race = (name: string, distanceKm: number, days: number) => ({
    ...{ name, discipline: 'run', distanceKm, date: addDays(today, days), targetSeconds: null, priority: null },
  })
  const ten = race('City run', 10, 84)
  await put('/api/profile/facts', { events: [ten] })
  await server.db.pool.query(
    `update profiles set plan_anchor = plan_anchor - 238, plan_begun = plan_begun - 238 where id = $1`,
    [id],
  )
  const look = async () => ScheduleData.parse(await (await get('/api/schedule')).json())
  const { block, anchor } = await look()
  expect(block).toBe(1)
  await put('/api/profile/facts', { events: [ten, race('Marathon', 42.195, 154)] })
  const next = await look()
  expect([next.block, next.anchor]).toEqual([2, mondayOf(today)])
  expect(next.events.map(({ name, priority }) => [name, priority])).toEqual([
    ['City run', 'B'],
    ['Marathon', 'A'],
  ])
  expect(next.warnings.map(({ code }) => code)).not.toContain('race-far')
  const { blocks } = PlanBlocks.parse(await (await get('/api/plan-blocks')).json())
  expect(blocks).toMatchObject([{ block: 1, startedOn: anchor, endedOn: addDays(mondayOf(today), -1) }])
  expect(sure(blocks[0]).weeks).toHaveLength(34)
})

test('whoever signs up late begins tomorrow, and an hour later as well', async () => {
  const { id, get } = await server.person()
  await server.db.pool.query(
    `update profiles set plan_asked_at = date_trunc('day', $2::timestamptz at time zone 'Europe/Berlin') at time zone 'Europe/Berlin' + interval '23 hours' where id = $1`,
    [id, new Date()],
  )
  const today = civilDay(new Date(), 'Europe/Berlin')
  for (let look = 0; look < 2; look++) {
    const schedule = ScheduleData.parse(await (await get('/api/schedule')).json())
    const days = schedule.weeklyPlan.flatMap((week) => week.days)
    expect(sure(days.find(({ date }) => date === today)).durationMin).toBe(0)
    expect(await kept(id)).toEqual({ anchor: addDays(today, 1), block: 1, begun: today })
    await server.db.pool.query('delete from generated_schedules where user_id = $1', [id])
  }
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

test('who comes back after months begins low, also when the app was opened meanwhile and blocks went by', async () => {
  const { id, get } = await server.person()
  const today = civilDay(new Date(), ONBOARDING.time_zone)
  const monday = (daysAgo: number) => mondayOf(addDays(today, -daysAgo))
  await server.db.pool.query(
    `insert into workout_completions (user_id, date, completed, minutes) select $1, $2::date - n, true, 60 from generate_series(0, 40, 2) n`,
    [id, addDays(today, -200)],
  )
  await server.db.pool.query('update profiles set plan_anchor = $2, plan_begun = $3, plan_block = 2 where id = $1', [
    id,
    monday(90),
    monday(250),
  ])
  const { start, block } = ScheduleData.parse(await (await get('/api/schedule')).json())
  expect(block).toBe(3)
  expect(start.weeklyMin).toBeLessThanOrEqual(90)
})
