import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckInRow } from '../../contract/check-in.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const TODAY = new Date().toISOString().slice(0, 10)
const CHECK_IN = `/api/check-ins/${TODAY}`
const DONE = `/api/completions/${TODAY}`

type Person = Awaited<ReturnType<TestServer['person']>>
const shown = async ({ get }: Person) =>
  ((await (await get('/api/check-ins')).json()) as { days: CheckInRow[] }).days.find(({ date }) => date === TODAY)

/** Somebody whose other device has marked the session since this one looked. */
async function markedElsewhere() {
  const person = await server.person()
  await person.put(DONE, { rpe: 7, minutes: 35, version: 0 })
  return person
}

test.each([
  ['a check-in without the tick', 'put', CHECK_IN, { notes: 'fine', version: 0 }],
  ['another effort', 'put', DONE, { rpe: 3, version: 0 }],
  ['a session taken back', 'del', `${DONE}?version=0`, undefined],
] as const)('%s by somebody who has not seen the newer state is answered with it', async (_, method, path, body) => {
  const person = await markedElsewhere()
  const answer = await person[method](path, body)
  expect(answer.status).toBe(409)
  const { code, current } = (await answer.json()) as { code: string; current: CheckInRow }
  expect(code).toBe('changed-elsewhere')
  expect(current).toMatchObject({ completed: true, rpe: 7, minutes: 35, version: 1 })
  expect(await shown(person)).toEqual(current)
  // Having seen it, they may.
  const again = path.includes('?') ? path.replace('version=0', 'version=1') : path
  expect((await person[method](again, body && { ...body, version: 1 })).status).toBe(200)
})

test('what takes nothing is taken from a stale device too: words, the same again, a tap', async () => {
  const person = await markedElsewhere()
  expect((await person.put(CHECK_IN, { completed: true, notes: 'fine', version: 0 })).status).toBe(200)
  expect((await person.put(DONE, { rpe: 7, minutes: 35, version: 0 })).status).toBe(200)
  expect((await person.put(CHECK_IN, { taps: { sleep: 2 }, version: 0 })).status).toBe(200)
  expect(await shown(person)).toMatchObject({ completed: true, rpe: 7, minutes: 35, notes: 'fine' })
})

test('without a version a repeat replaces, as it always did', async () => {
  const person = await markedElsewhere()
  expect((await person.put(DONE, { rpe: 3 })).status).toBe(200)
  expect((await person.put(CHECK_IN, { notes: 'not today after all' })).status).toBe(200)
  expect(await shown(person)).toMatchObject({ completed: false, rpe: null })
})

test('of two who write at once without having seen each other one is told', async () => {
  const person = await server.person()
  const both = await Promise.all([3, 8].map((rpe) => person.put(DONE, { rpe, version: 0 })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a version that is none is refused', async () => {
  const person = await server.person()
  expect((await person.put(DONE, { rpe: 3, version: -1 })).status).toBe(422)
  expect((await person.del(`${DONE}?version=x`)).status).toBe(422)
})
