import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as Plan from '../../engine/plan.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const counted = vi.hoisted(() => ({ runs: 0 }))
vi.mock('../../engine/plan.ts', async (original) => {
  const real = await original<typeof Plan>()
  const makePlan: typeof Plan.makePlan = (...given) => {
    counted.runs += 1
    return real.makePlan(...given)
  }
  return { ...real, makePlan }
})

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('twenty equal requests for a new plan at once are one run of the engine, and all are answered alike', async () => {
  const { post } = await server.person()
  counted.runs = 0
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/generate-schedule', {})))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(counted.runs).toBe(1)
  const plans = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(plans).size).toBe(1)
})

test('what was said while a plan was being made is in the next', async () => {
  const { post, put } = await server.person()
  await post('/api/generate-schedule', {})
  counted.runs = 0
  const running = post('/api/generate-schedule', {})
  const today = new Date().toISOString().slice(0, 10)
  const saved = put(`/api/check-ins/${today}`, { completed: false, notes: 'My knee hurts badly.' })
  await Promise.all([running, saved])
  const after = await post('/api/generate-schedule', {})
  expect(after.status).toBe(200)
  expect(counted.runs).toBe(2)
})
