import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SubscriptionStatus } from '../../contract/access.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { ONBOARDING, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const DAY_MS = 86_400_000

test('a new person has an empty profile', async () => {
  const { get, id } = await server.person({ onboarded: false })
  expect(await (await get('/api/profile')).json()).toMatchObject({ id, name: null, onboarding_completed: false })
})

test('onboarding is kept as it was given, with empty fields as null', async () => {
  const { get, put } = await server.person({ onboarded: false })
  const saved = await put('/api/profile', {
    ...ONBOARDING,
    name: '  Robin  ',
    training_days_per_week: '6',
    daily_commitments: '   ',
  })
  expect(saved.status).toBe(200)
  const profile = await (await get('/api/profile')).json()
  expect(profile).toMatchObject({
    name: 'Robin',
    training_days_per_week: 6,
    daily_commitments: null,
    upcoming_races: null,
    goal_date: null,
    onboarding_completed: true,
    time_zone: 'Europe/Berlin',
  })
  expect(profile).toEqual(await saved.json())
})

test.each([
  [{ name: '   ' }, 'Name is required'],
  [{ name: 'x'.repeat(101) }, 'Name must be less than 100 characters'],
  [{ fitness_level: 'elite' }, 'Please select a valid fitness level'],
  [{ primary_goal: 'fame' }, 'Please select a valid fitness goal'],
  [{ primary_goal: undefined }, 'Please select a valid fitness goal'],
  [{ stress_level: 7 }, 'Please select a valid stress level'],
  [{ training_days_per_week: 2 }, 'Please select a valid number of training days'],
  [{ training_days_per_week: 4.5 }, 'Please select a valid number of training days'],
  [{ training_days_per_week: null }, 'Please select a valid number of training days'],
  [{ daily_commitments: 'x'.repeat(1001) }, 'Please keep commitments under 1000 characters'],
  [{ upcoming_races: 'x'.repeat(501) }, 'Please keep race info under 500 characters'],
  [{ goal_date: '12/31/2026' }, 'Invalid date format'],
  [{ goal_date: '2026-02-30' }, 'Invalid date format'],
  [{ goal_date: 20261231 }, 'Invalid date format'],
  [{ time_zone: 'Mars/Olympus' }, 'Please give a time zone by its name, such as Europe/Berlin'],
])('refuses %j and keeps what was there', async (change, detail) => {
  const { get, put } = await server.person()
  const before = await (await get('/api/profile')).json()
  expect(await problemOf(await put('/api/profile', { ...ONBOARDING, ...change }))).toMatchObject({
    status: 422,
    detail,
  })
  expect(await (await get('/api/profile')).json()).toEqual(before)
})

test('takes texts up to their limits', async () => {
  const { put } = await server.person()
  const longest = {
    ...ONBOARDING,
    name: 'n'.repeat(100),
    daily_commitments: 'c'.repeat(1000),
    upcoming_races: 'r'.repeat(500),
  }
  expect((await put('/api/profile', longest)).status).toBe(200)
})

test('name and time zone change on their own, and the plan follows', async () => {
  const { get, call } = await personWithCall()
  const changed = await call('PATCH', '/api/profile', { name: ' Sam ', time_zone: 'Pacific/Kiritimati' })
  expect(await changed.json()).toMatchObject({ name: 'Sam', time_zone: 'Pacific/Kiritimati', primary_goal: 'general' })
  expect(await (await get('/api/schedule')).json()).toMatchObject({ timeZone: 'Pacific/Kiritimati' })
  const refused = await call('PATCH', '/api/profile', { time_zone: 'Mars/Olympus' })
  expect(await problemOf(refused)).toMatchObject({ status: 422 })
})

test('what a person adds beyond onboarding is kept and shapes the plan', async () => {
  const { get, put } = await server.person()
  expect(await (await get('/api/profile/preferences')).json()).toEqual({})
  const preferences = { equipment: ['dumbbells'], wake: '05:30', display: { distance: 'mi' } }
  expect((await put('/api/profile/preferences', preferences)).status).toBe(200)
  expect(await (await get('/api/profile/preferences')).json()).toEqual(preferences)
  const schedule = (await (await get('/api/schedule')).json()) as { todaysSchedule: { time: string }[] }
  expect(schedule.todaysSchedule[0]?.time).toBe('05:30')
  const refused = await put('/api/profile/preferences', { wake: 'early' })
  expect(await problemOf(refused)).toMatchObject({ status: 422, detail: 'wake must be a time as HH:MM' })
})

test('what is at hand is kept before the profile is, and stays with it', async () => {
  const { get, put } = await server.person({ onboarded: false })
  expect((await put('/api/profile/preferences', { equipment: ['bands'] })).status).toBe(200)
  expect(await (await get('/api/profile')).json()).toMatchObject({ onboarding_completed: false })
  expect((await put('/api/profile', ONBOARDING)).status).toBe(200)
  expect(await (await get('/api/profile/preferences')).json()).toEqual({ equipment: ['bands'] })
})

/** A person whose calls take any method. */
async function personWithCall() {
  const person = await server.person()
  const call = (method: string, path: string, body: unknown) => server.call(method, path, { body, token: person.token })
  return { ...person, call }
}

test('nobody writes an id, an e-mail or an access by way of the profile', async () => {
  const { put, id, get } = await server.person()
  await put('/api/profile', {
    ...ONBOARDING,
    id: crypto.randomUUID(),
    plan_anchor: '1999-01-01',
    trial_ends_at: '2099-01-01',
  })
  const { rows } = await server.db.pool.query('select id, plan_anchor::text from profiles where id = $1', [id])
  expect(rows[0].plan_anchor).not.toBe('1999-01-01')
  expect(await (await get('/api/check-subscription')).text()).not.toContain('2099')
})

test('the trial begins with the first onboarding, lasts 14 days to the second and never starts again', async () => {
  const own = await testServer()
  const { put, get } = await own.person({ onboarded: false })
  const status = async () => (await (await get('/api/check-subscription')).json()) as SubscriptionStatus
  expect(await status()).toMatchObject({ subscribed: false, trial_active: false, trial_end: null })

  await put('/api/profile', ONBOARDING)
  const { trial_end } = await status()
  expect(Math.abs(Date.parse(sure(trial_end)) - (Date.now() + 14 * DAY_MS))).toBeLessThan(5_000)

  for (const days of [6, 6, 1]) {
    own.advance(days * DAY_MS)
    await get('/api/auth/session')
  }
  await put('/api/profile', ONBOARDING)
  expect(await status()).toMatchObject({ trial_active: true, trial_end })
  own.advance(6 * 3_600_000)
  expect((await get('/api/schedule')).status).toBe(200)
  own.advance(18 * 3_600_000)
  expect(await status()).toMatchObject({ subscribed: false, trial_active: false, trial_end })
  expect(await problemOf(await get('/api/schedule'))).toMatchObject({ status: 402, code: 'trial-ended' })
  await own.close()
})

test('what is confirmed of the week binds the plan, part by part, until it is taken back', async () => {
  const { get, put } = await server.person()
  const week = {
    never: ['sat', 'sun'],
    maxMin: { mon: 30 },
    windows: [{ days: ['tue'], start: '19:00', end: '20:00' }],
  }
  const sports = { does: ['cycle'], never: ['run'] }
  await put('/api/profile/facts', { week })
  expect(await (await put('/api/profile/facts', { sports })).json()).toEqual({ week, sports })
  const planned = (await (await get('/api/schedule')).json()) as Schedule
  const days = planned.weeklyPlan.flatMap((one) => one.days).filter(({ durationMin }) => durationMin > 0)
  const on = (name: string) => days.filter(({ day }) => day === name)
  expect([...on('Saturday'), ...on('Sunday'), ...days.filter(({ discipline }) => discipline === 'run')]).toEqual([])
  expect(Math.max(...on('Monday').map(({ durationMin }) => durationMin))).toBeLessThanOrEqual(30)
  for (const { start, durationMin } of on('Tuesday')) {
    const from = Number(sure(start).slice(0, 2)) * 60 + Number(sure(start).slice(3))
    expect(from).toBeGreaterThanOrEqual(19 * 60)
    expect(from + durationMin).toBeLessThanOrEqual(20 * 60)
  }
  await put('/api/profile/facts', { week: null })
  const open = (await (await get('/api/schedule')).json()) as Schedule
  const weekend = open.weeklyPlan.flatMap((one) => one.days).filter(({ day }) => day === 'Saturday' || day === 'Sunday')
  expect(weekend.some(({ durationMin }) => durationMin > 0)).toBe(true)
})

test('hours that are in doubt are kept as such, and bind as those that are certain do', async () => {
  const { get, put } = await server.person()
  const week = {
    busy: [
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], start: '08:00', end: '17:00', label: 'Work' },
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], start: '17:00', end: '22:00', label: 'Class', unsure: true },
    ],
  }
  expect(await (await put('/api/profile/facts', { week })).json()).toEqual({ week })
  expect(await (await get('/api/profile/facts')).json()).toEqual({ week })
  const days = ((await (await get('/api/schedule')).json()) as Schedule).weeklyPlan.flatMap((one) => one.days)
  const evenings = days.filter(
    ({ day, start }) => start !== null && start >= '17:00' && start < '22:00' && day !== 'Saturday' && day !== 'Sunday',
  )
  expect(evenings).toEqual([])
})

const REGATTA = { name: 'Dragon boat regatta', discipline: 'other', date: '2027-06-12' }

test('what an unknown event is like is kept with it, and the plan asks no more', async () => {
  const { get, put } = await server.person()
  const date = new Date(Date.now() + 70 * DAY_MS).toISOString().slice(0, 10)
  const planOf = async (like: object) => {
    const events = [{ ...REGATTA, date, ...like }]
    const kept = (await (await put('/api/profile/facts', { events })).json()) as { events: object[] }
    expect(kept.events[0]).toMatchObject({ ...REGATTA, date, ...like })
    return (await (await get('/api/schedule')).json()) as Schedule
  }
  const rowed = ({ weeklyPlan }: Schedule) =>
    weeklyPlan.flatMap(({ days }) => days).filter(({ discipline }) => discipline === 'row').length
  const asked = await planOf({})
  expect(asked.warnings.map(({ code }) => code)).toContain('event-unknown')
  expect(asked.events.map(({ name }) => name)).toEqual([REGATTA.name])
  const known = await planOf({ like: { minutes: 15, effort: 'hard', sport: 'row' } })
  expect(known.warnings.map(({ code }) => code)).not.toContain('event-unknown')
  expect(rowed(known)).toBeGreaterThan(rowed(asked) + 5)
})

test('facts are kept part by part, before onboarding too, and null forgets one', async () => {
  const { get, put } = await server.person({ onboarded: false })
  expect(await (await get('/api/profile/facts')).json()).toEqual({})
  const about = { bornYear: 1990, sex: 'female', health: ['diabetes'] }
  expect(await (await put('/api/profile/facts', { about })).json()).toEqual({ about })
  expect(await (await put('/api/profile/facts', {})).json()).toEqual({ about })
  expect(await (await put('/api/profile/facts', { about: null })).json()).toEqual({})
  expect((await get('/api/schedule')).status).toBe(409)
})

test.each([
  [{ about: { health: ['gout'] } }, /^health must be of heart/],
  [{ about: { bornYear: 'old' } }, /^bornYear must be a year/],
  [{ about: { shoeSize: 43 } }, /not known/],
  [{ stars: {} }, /not known/],
  [{ week: { busy: [{ days: ['mon'], start: '9', end: '17:00' }] } }, /start must be a time as HH:MM/],
  [{ rota: { from: '2026-02-30', days: [[]] } }, /real date/],
  [{ dated: [{ kind: 'off', from: '2026-12-20', to: '2026-12-01' }] }, /to must not be before from/],
  [
    { week: { busy: [{ days: ['mon'], start: '09:00', end: '17:00', unsure: false }] } },
    /unsure must be true where it is given/,
  ],
  [
    { dated: [{ kind: 'away', from: '2026-12-20', to: '2026-12-21' }] },
    /kind must be off, light, kit, busy or without/,
  ],
  [{ dated: [{ kind: 'without', from: '2026-12-20', to: '2026-12-21', sports: [] }] }, /sports must name at least one/],
  [
    { week: { busy: [{ days: ['mon'], start: '09:00', end: '17:00', from: '2027-01-02', to: '2027-01-01' }] } },
    /to must not be before from/,
  ],
  [{ sports: { never: ['chess'] } }, /never must be of/],
  [{ events: [{ ...REGATTA, like: { minutes: 0 } }] }, /minutes must be at least 1/],
  [{ events: [{ ...REGATTA, like: { effort: 'brutal' } }] }, /effort must be of easy, steady, hard/],
  [{ events: [{ ...REGATTA, like: { sport: 'chess' } }] }, /sport must be of/],
  [{ events: [{ ...REGATTA, like: { mood: 'good' } }] }, /like has a field that is not known/],
])('facts refuse %j', async (body, detail) => {
  const { put } = await server.person()
  const refused = await problemOf(await put('/api/profile/facts', body))
  expect(refused).toMatchObject({ status: 422 })
  expect(refused.detail).toMatch(detail)
})

test('parts that two devices confirm at once are both kept', async () => {
  const { put, get } = await server.person()
  for (let n = 0; n < 8; n += 1) {
    await put('/api/profile/facts', { about: null, events: null })
    await Promise.all([
      put('/api/profile/facts', { about: { health: ['heart'] } }),
      put('/api/profile/facts', { events: [] }),
      put('/api/profile/facts', { week: null }),
    ])
    expect(await (await get('/api/profile/facts')).json()).toEqual({ about: { health: ['heart'] }, events: [] })
  }
})

test('a year of birth below eighteen is refused, and no plan is given until it is corrected', async () => {
  const { get, put } = await server.person()
  const bornYear = new Date().getFullYear() - 15
  expect(await problemOf(await put('/api/profile/facts', { about: { bornYear } }))).toMatchObject({
    status: 403,
    code: 'under-age',
  })
  expect(await problemOf(await get('/api/schedule'))).toMatchObject({ status: 403, code: 'under-age' })
  await put('/api/profile/facts', { about: { bornYear: 1990 } })
  expect((await get('/api/schedule')).status).toBe(200)
})

test('a condition makes the plan gentle until the person says that a doctor agreed, or that it is not so', async () => {
  const gentle = async ({ get }: { get: (path: string) => Promise<Response> }) => {
    const { warnings } = (await (await get('/api/schedule')).json()) as { warnings: { code: string }[] }
    return warnings.some(({ code }) => code === 'gentle-until-cleared')
  }
  const told = await server.person()
  await told.put('/api/profile/facts', { about: { health: ['heart'] } })
  expect(await gentle(told)).toBe(true)
  const cleared = await told.post('/api/profile/health-answer', { answer: 'cleared' })
  expect(await cleared.json()).toEqual({
    about: { health: ['heart', 'clearance-given'], clearedOn: expect.any(String) },
  })
  expect(await gentle(told)).toBe(false)
  // A device that still asks takes nothing of that back.
  const late = await told.post('/api/profile/health-answer', { answer: 'mistaken' })
  expect(await problemOf(late)).toMatchObject({ status: 412, code: 'profile-changed' })
  expect(await (await told.get('/api/profile/facts')).json()).toMatchObject({
    about: { health: ['heart', 'clearance-given'] },
  })

  const read = await server.person()
  await read.put('/api/profile', { ...ONBOARDING, daily_commitments: 'Work 9-5, I had a heart attack in January' })
  expect(await gentle(read)).toBe(true)
  await read.post('/api/profile/health-answer', { answer: 'mistaken' })
  expect(await gentle(read)).toBe(false)
  await read.put('/api/profile', { ...ONBOARDING, daily_commitments: 'Work 9-5. Pregnant, 20th week' })
  expect(await gentle(read), 'what was not so says nothing of what is read later').toBe(true)
})

test('a condition told in a check-in makes the plan gentle until the person has answered', async () => {
  const gentle = async ({ get }: { get: (path: string) => Promise<Response> }) => {
    const { warnings } = (await (await get('/api/schedule')).json()) as { warnings: { code: string }[] }
    return warnings.some(({ code }) => code === 'gentle-until-cleared')
  }
  const today = new Date().toISOString().slice(0, 10)
  for (const answer of ['cleared', 'mistaken'] as const) {
    const told = await server.person()
    expect(await gentle(told)).toBe(false)
    await told.put(`/api/check-ins/${today}`, { notes: 'easy run, found out I am pregnant' })
    expect(await gentle(told)).toBe(true)
    const { about } = (await (await told.post('/api/profile/health-answer', { answer })).json()) as { about: object }
    expect(about).toEqual(
      answer === 'cleared' ? { health: ['pregnant', 'clearance-given'], clearedOn: expect.any(String) } : {},
    )
    expect(await gentle(told)).toBe(false)
    if (answer === 'cleared') continue
    // What was not so that day says nothing of another one.
    await told.put(`/api/check-ins/${today}`, { notes: 'now it is certain: I am pregnant' })
    expect(await gentle(told)).toBe(true)
  }
})

test('a clearance bears its day: what is told up to it is covered, what is told after it asks anew and is cleared anew', async () => {
  const person = await server.person()
  const gentle = async () => {
    const { warnings } = (await (await person.get('/api/schedule?fresh=1')).json()) as { warnings: { code: string }[] }
    return warnings.some(({ code }) => code === 'gentle-until-cleared')
  }
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const clear = async () => {
    const saved = await person.post('/api/profile/health-answer', { answer: 'cleared' })
    return ((await saved.json()) as { about: { clearedOn: string } }).about.clearedOn
  }
  await person.put(`/api/check-ins/${day(-1)}`, { notes: 'easy run, found out I am pregnant' })
  expect(await gentle()).toBe(true)
  const clearedOn = await clear()
  expect([day(-1), day(0), day(1)]).toContain(clearedOn)
  expect(await gentle()).toBe(false)
  // Facts that say no more than before leave the day of the clearance as it is, and nobody else sets it.
  const again = { about: { health: ['clearance-given', 'pregnant'], clearedOn: '2099-01-01', bornYear: 1990 } }
  expect(await (await person.put('/api/profile/facts', again)).json()).toMatchObject({ about: { clearedOn } })
  await server.db.pool.query(
    `update profiles set facts = jsonb_set(facts::jsonb, '{about,clearedOn}', to_jsonb($2::text))::json where id = $1`,
    [person.id, day(-3)],
  )
  await person.put(`/api/check-ins/${day(0)}`, { notes: 'doctor says I am pregnant with twins' })
  expect(await gentle(), 'told after the clearance').toBe(true)
  expect(await clear()).toBe(clearedOn)
  expect(await gentle()).toBe(false)
})
