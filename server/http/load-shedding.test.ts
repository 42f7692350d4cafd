import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { watchLoopLag } from './load-shedding.ts'

let server: TestServer
let lagMs = 0
beforeAll(async () => {
  server = await testServer({ lag: { ms: () => lagMs, stop: () => {} } })
})
afterAll(() => server.close())

test('a server that is too far behind sends people away and says when to come again, but says that it lives', async () => {
  const { get } = await server.person()
  lagMs = 2_000
  const refused = await get('/api/account')
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await problemOf(refused)).toMatchObject({ status: 503, code: 'unavailable' })
  expect((await server.call('GET', '/api/health?live')).status).toBe(200)
  // Refused for its signature, not for the load.
  expect((await server.call('POST', '/api/stripe/webhook', { body: {} })).status).toBe(400)
  lagMs = 0
  expect((await get('/api/account')).status).toBe(200)
})

test('what holds the process up shows as lag, and is forgotten when it is over', async () => {
  const lag = watchLoopLag()
  const turn = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const hold = async (ms: number) => {
    // As a long step does, but at no cost to whatever else the machine tests.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    await turn(0)
  }
  // One long step, such as a start, is no load.
  await hold(4_000)
  expect(lag.ms()).toBeLessThan(500)
  await hold(1_500)
  await hold(1_500)
  expect(lag.ms()).toBeGreaterThan(500)
  for (let waited = 0; waited < 200 && lag.ms() > 100; waited += 1) await turn(100)
  expect(lag.ms()).toBeLessThanOrEqual(100)
  lag.stop()
})
