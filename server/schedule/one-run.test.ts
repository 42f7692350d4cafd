import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let second: TestServer
beforeAll(async () => {
  server = await testServer()
  // Another process on the same database knows nothing of what this one is making.
  second = await testServer({ db: server.db })
  // A thread of the engine takes longer to start than anything here may take.
  await (await server.person()).get('/api/schedule')
})
afterAll(async () => {
  await second.context.engine.stop()
  await second.context.jobs.stop()
  await server.close()
})

afterEach(() => void vi.restoreAllMocks())

/**
 * Lets the engine begin only when so many requests have passed the door, and each server that pays for a new plan has looked
 * whether one is being made: on a busy machine the last of twenty would otherwise ask after the first was answered, and rightly
 * get a plan of its own.
 */
function untilAllHaveAsked(count: number, ...of: readonly TestServer[]) {
  const all = Promise.withResolvers<void>()
  const looked = new Set<TestServer>()
  let asked = 0
  const look = () => {
    if (asked === count && looked.size === of.length) all.resolve()
  }
  for (const one of of) {
    const { budgets, db, engine } = one.context
    const [spend, forUser, run] = [budgets.spend, db.forUser, engine.run]
    let paid = false
    vi.spyOn(budgets, 'spend').mockImplementation((kind, userId) => {
      spend(kind, userId)
      if (kind === 'write') asked += 1
      if (kind === 'regenerate') paid = true
      look()
    })
    vi.spyOn(db, 'forUser').mockImplementation((userId, work) => {
      // Who pays looks in the same breath: what others ask of the database is their session, and tells nothing of a plan.
      const looks = paid
      paid = false
      return forUser(userId, work).finally(() => {
        if (looks) looked.add(one)
        look()
      })
    })
    const later: (...task: unknown[]) => unknown = (...task) => all.promise.then(() => Reflect.apply(run, engine, task))
    vi.spyOn(engine, 'run').mockImplementation(later as typeof run)
  }
}

/** Plans that the engine has made for these servers. */
async function plansMade(...of: readonly TestServer[]): Promise<number> {
  const values = await Promise.all(
    of.map(async ({ context }) => {
      const metric = await context.metrics.registry.getSingleMetric('fulcrum_plan_seconds')?.get()
      return metric?.values.find((one) => (one as { metricName?: string }).metricName?.endsWith('_count'))?.value ?? 0
    }),
  )
  return values.reduce((sum, value) => sum + value, 0)
}

test('twenty equal requests for a new plan at once are one run of the engine, and all are answered alike', async () => {
  const { post } = await server.person()
  const before = await plansMade(server)
  untilAllHaveAsked(20, server)
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/generate-schedule', {})))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await plansMade(server)) - before).toBe(1)
  const plans = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(plans).size).toBe(1)
})

test('twenty at once on two servers are one run as well', async () => {
  const { token } = await server.person()
  const before = await plansMade(server, second)
  untilAllHaveAsked(20, server, second)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? server : second).call('POST', '/api/generate-schedule', { body: {}, token }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await plansMade(server, second)) - before).toBe(1)
  const plans = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(plans).size).toBe(1)
})

test('a run that died with its server holds nobody up for longer than a plan may take', async () => {
  const { id, post } = await server.person()
  await server.db.pool.query(`update profiles set plan_run_until = now() + interval '1 second' where id = $1`, [id])
  const asked = post('/api/generate-schedule', {})
  const early = await Promise.race([asked, delay(300)])
  expect(early).toBeUndefined()
  expect((await asked).status).toBe(200)
})

test('other people are answered while the engine works', async () => {
  const { post } = await server.person()
  const other = await server.person()
  const order: string[] = []
  const plan = post('/api/generate-schedule', {}).then(() => order.push('plan'))
  const readings = async () => {
    for (let at = 0; at < 3; at += 1) await other.get('/api/account').then(() => order.push('reading'))
  }
  await Promise.all([plan, readings()])
  // Not necessarily all three: a plan may be made in the time of two readings.
  expect(order[0]).toBe('reading')
})

test('what was said while a plan was being made is in the next', async () => {
  const { post, put } = await server.person()
  await post('/api/generate-schedule', {})
  const before = await plansMade(server)
  const running = post('/api/generate-schedule', {})
  const today = new Date().toISOString().slice(0, 10)
  const saved = put(`/api/check-ins/${today}`, { completed: false, notes: 'My knee hurts badly.' })
  await Promise.all([running, saved])
  const after = await post('/api/generate-schedule', {})
  expect(after.status).toBe(200)
  expect((await plansMade(server)) - before).toBe(2)
})
