import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PlanBlocks } from '../../contract/plan-blocks.ts'
import { ScheduleData } from '../../contract/schedule.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

const DAY_MS = 86_400_000
const RACES = 'Brighton half marathon in 14 weeks, hoping for 1:55'

let server: TestServer
let person: Awaited<ReturnType<TestServer['person']>>
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

const plan = async () => ScheduleData.parse(await (await person.get('/api/schedule')).json())
const blocks = async () => PlanBlocks.parse(await (await person.get('/api/plan-blocks')).json()).blocks
const save = async (change: object) => {
  const saved = await person.put('/api/profile', { ...ONBOARDING, upcoming_races: RACES, ...change })
  expect(saved.status).toBe(200)
  return plan()
}

/** What a plan is, without when it was made. */
const whatIs = ({ weeklyPlan, anchor, block, begun, start, todaysSchedule }: Awaited<ReturnType<typeof plan>>) => ({
  ...{ weeklyPlan, anchor, block, begun, start, todaysSchedule },
})

beforeEach(async () => {
  person = await server.person()
  await save({})
  for (let day = 0; day < 9; day++) {
    const { date, weeklyPlan } = await plan()
    const today = weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date)
    if (today && today.durationMin > 0)
      await person.put(`/api/completions/${date}`, { rpe: 5, minutes: today.durationMin })
    server.advance(DAY_MS)
  }
})

test('an aim that is changed and changed back on the same day leaves the plan as it was, day by day', async () => {
  const before = await plan()
  const other = await save({ primary_goal: 'muscle-gain' })
  expect([other.block, other.anchor]).toEqual([2, other.date])
  expect((await blocks()).map(({ block }) => block)).toEqual([1])
  await save({ primary_goal: 'endurance', upcoming_races: null })
  expect(whatIs(await save({}))).toEqual(whatIs(before))
  expect(await blocks()).toEqual([])

  // And again: what was taken up can be left.
  expect((await save({ goal_date: '2027-12-01' })).block).toBe(2)
  expect(whatIs(await save({}))).toEqual(whatIs(before))
})

test('an aim that is changed back a day later begins a block of its own', async () => {
  await save({ primary_goal: 'muscle-gain' })
  const kept = async () =>
    (await server.db.pool.query('select 1 from plan_blocks where user_id = $1 and left_plan is not null', [person.id]))
      .rows.length
  expect(await kept()).toBe(1)
  server.advance(DAY_MS)
  await plan()
  // Words that somebody took back are kept no longer than that.
  expect(await kept()).toBe(0)
  const back = await save({})
  expect([back.block, back.anchor]).toEqual([3, back.date])
  expect((await blocks()).map(({ block }) => block)).toEqual([2, 1])
})

test('words that say the same of races go on with the plan, from the day that they meant', async () => {
  const { anchor, block, weeklyPlan } = await plan()
  const race = weeklyPlan.flatMap(({ days }) => days).find(({ discipline }) => discipline === 'race')
  // Nine days on, "in 14 weeks" is another day: that is another race.
  const day = race?.date
  const named = await save({ upcoming_races: `Brihgton half marathon ${day}, hoping for 1:55` })
  expect([named.anchor, named.block]).toEqual([anchor, block])
  const spelt = await save({ upcoming_races: `Brighton half marathon on ${day}, hoping for 1:55! So excited` })
  expect([spelt.anchor, spelt.block]).toEqual([anchor, block])
  const later = await save({ upcoming_races: RACES })
  expect([later.anchor, later.block]).toEqual([later.date, block + 1])
})
