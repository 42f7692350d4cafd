import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Body } from '../../contract/body.ts'
import { addDays } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>

const today = () => server.context.now().toISOString().slice(0, 10)
const ago = (days: number) => addDays(today(), -days)
const bodyOf = async (person: Person) => Body.parse(await (await person.get('/api/body')).json())
const rowsOf = async (person: Person) =>
  (await server.db.pool.query('select * from body_measures where user_id = $1', [person.id])).rows

test('it is off until there is an entry, which is mended, taken out, and erased with all others', async () => {
  const person = await server.person()
  expect(await bodyOf(person)).toMatchObject({ offered: true, kept: 0, days: [], trends: [], fast: null })
  await person.put(`/api/body/${ago(1)}`, { weightKg: 72.3456, waistCm: 81.04 })
  await person.put(`/api/body/${today()}`, { weightKg: 72 })
  await person.put(`/api/body/${today()}`, { weightKg: 71.8, armCm: 31 })
  const { days, kept } = await bodyOf(person)
  const none = { weightKg: null, waistCm: null, hipCm: null, chestCm: null, armCm: null, thighCm: null }
  expect(kept).toBe(2)
  expect(days).toEqual([
    { ...none, date: ago(1), weightKg: 72.35, waistCm: 81 },
    { ...none, date: today(), weightKg: 71.8, armCm: 31 },
  ])
  const left = Body.parse(await (await person.del(`/api/body/${ago(1)}`)).json())
  expect(left.days.map(({ date }) => date)).toEqual([today()])
  expect(Body.parse(await (await person.del('/api/body')).json())).toMatchObject({ kept: 0, days: [] })
  expect(await rowsOf(person)).toEqual([])
})

test('what cannot be is refused with a clear sentence, and nothing of it is kept', async () => {
  const person = await server.person()
  const refused = async (date: string, body: object) => {
    const { status, detail } = await problemOf(await person.put(`/api/body/${date}`, body))
    expect(status).toBe(422)
    return detail
  }
  expect(await refused(today(), { weightKg: 7 })).toBe('weightKg must be a number from 25 to 400')
  expect(await refused(today(), { weightKg: '70' })).toBe('weightKg must be a number from 25 to 400')
  expect(await refused(today(), { waistCm: 900 })).toBe('waistCm must be a number from 30 to 250')
  expect(await refused(today(), {})).toBe('Give a weight or at least one measure')
  expect(await refused(today(), { weightKg: 70, fat: 20 })).toBe('The entry has a field that is not known')
  expect(await refused(addDays(today(), 2), { weightKg: 70 })).toBe('An entry is for today or an earlier day.')
  expect(await refused(ago(900), { weightKg: 70 })).toMatch(/last year before your account/)
  expect(await rowsOf(person)).toEqual([])
})

test('a loss beyond a hundredth a week is said once with its source, a slower one is not', async () => {
  const [fast, slow] = [await server.person(), await server.person()]
  for (let day = 27; day >= 0; day -= 3) {
    await fast.put(`/api/body/${ago(day)}`, { weightKg: 80 + day * (1.2 / 7) })
    await slow.put(`/api/body/${ago(day)}`, { weightKg: 80 + day * (0.5 / 7) })
  }
  const shown = await bodyOf(fast)
  expect(shown.trends[0]).toMatchObject({ of: 'weightKg', weekly: -1.2, weeks: 4 })
  expect(shown.fast).toEqual({ share: 0.01, source: 'helms-2014' })
  expect((await bodyOf(slow)).fast).toBeNull()
})

test('whoever told of a condition of eating is not offered it, sees nothing of what was kept, and can erase it', async () => {
  const person = await server.person()
  await person.put(`/api/body/${today()}`, { weightKg: 55 })
  await person.put('/api/profile/facts', { about: { health: ['eating', 'clearance-given'] } })
  expect(await bodyOf(person)).toMatchObject({ offered: false, kept: 1, days: [], trends: [] })
  expect((await person.put(`/api/body/${today()}`, { weightKg: 54 })).status).toBe(404)
  expect(await rowsOf(person)).toMatchObject([{ weight_kg: 55 }])
  await person.del('/api/body')
  expect(await rowsOf(person)).toEqual([])
})

test('the copy of a person’s data holds every entry, their deletion takes them, and no log has the number', async () => {
  const [person, other] = [await server.person(), await server.person()]
  await person.put(`/api/body/${today()}`, { weightKg: 123.45, thighCm: 67.8 })
  expect((await bodyOf(other)).kept).toBe(0)
  await other.del('/api/body')
  const zip = new Uint8Array(await (await person.post('/api/account/export')).arrayBuffer())
  const copy = JSON.parse(strFromU8(sure(unzipSync(zip)['everything.json'])))
  expect(copy.body_measures).toMatchObject([{ date: today(), weight_kg: 123.45, thigh_cm: 67.8 }])
  await server.db.pool.query('delete from users where id = $1', [person.id])
  expect(await rowsOf(person)).toEqual([])
  expect(server.logged.filter((line) => /123\.45|67\.8/.test(line))).toEqual([])
})
