import { afterEach, expect, test } from 'vitest'
import { createEnginePool, type EnginePool } from './pool.ts'
import { TASKS, type Tasks } from './tasks.ts'

// What a thread is told to do here: wait, never end, fail, or die.
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ args: [what] }) => {
      if (what === 'for ever') for (;;);
      if (what === 'die') process.exit(1)
      if (what === 'fail') return parentPort.postMessage({ error: new RangeError('no such day') })
      const until = Date.now() + 20
      while (Date.now() < until);
      parentPort.postMessage({ result: what })
    })`)}`,
)

const pools: EnginePool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.stop())))

function poolOf(options: Parameters<typeof createEnginePool>[0] = {}) {
  const pool = createEnginePool({ script: SCRIPT, threadsMax: 1, ...options })
  pools.push(pool)
  const order = (person: string, what: string): Promise<unknown> =>
    pool.run(person, 'plan', ...([what] as unknown as Parameters<Tasks['plan']>))
  return { pool, order }
}

test('people take turns, however much one of them asks for', async () => {
  const { order } = poolOf()
  const done: string[] = []
  const greedy = Array.from({ length: 8 }, (_, at) => order('greedy', `greedy ${at}`).then(() => done.push('greedy')))
  await Promise.all([...greedy, order('other', 'other').then(() => done.push('other'))])
  expect(done.indexOf('other')).toBeLessThanOrEqual(2)
})

test('more than may wait is refused at once, and one person alone cannot take all the places', async () => {
  const { pool, order } = poolOf({ waitingMax: 3, waitingMaxEach: 2 })
  const taken = [order('greedy', '1'), order('greedy', '2'), order('greedy', '3')]
  // Facts, not sentences: they are told in the language of who asked.
  await expect(order('greedy', '4')).rejects.toMatchObject({ code: 'unavailable', said: { code: 'overloaded' } })
  taken.push(order('other', '5'))
  // All places are taken, by two people: a third is heard all the same, and none of the three may add to them.
  taken.push(order('third', '6'))
  for (const person of ['greedy', 'other', 'third', 'fourth'])
    await expect(order(person, '7')).rejects.toMatchObject({ code: 'unavailable' })
  expect(pool.state()).toEqual({ threads: 1, busy: 1, waiting: 4 })
  expect(await Promise.all(taken)).toEqual(['1', '2', '3', '5', '6'])
})

test('every task is charged to who asked for it, whatever it is, and who may not have it gets none', async () => {
  const charged: string[] = []
  const { pool } = poolOf({
    charge: (person) => {
      charged.push(person)
      if (person === 'greedy') throw new Error('enough')
    },
  })
  const run = (person: string, task: keyof Tasks) => pool.run(person, task, ...([task] as unknown as never))
  const tasks = Object.keys(TASKS) as (keyof Tasks)[]
  expect(await Promise.all(tasks.map((task) => run('other', task)))).toEqual(tasks)
  for (const task of tasks) await expect(run('greedy', task)).rejects.toThrow('enough')
  expect(charged).toEqual([...tasks.map(() => 'other'), ...tasks.map(() => 'greedy')])
})

test('what never ends is ended, and the next is done by another thread', async () => {
  const { order } = poolOf({ limitMs: 1_000, loadMs: 0 })
  const [endless, next] = await Promise.allSettled([order('one', 'for ever'), order('two', 'next')])
  expect(endless).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', said: { code: 'unavailable' } } })
  expect(next).toEqual({ status: 'fulfilled', value: 'next' })
})

test('a thread is not ended while it loads, however long a task may take', async () => {
  const { order } = poolOf({ limitMs: 1, loadMs: 60_000 })
  expect(await order('one', 'first')).toBe('first')
})

test('a failure comes back as it was, and a thread that dies is replaced', async () => {
  const { order } = poolOf()
  await expect(order('one', 'fail')).rejects.toThrow(new RangeError('no such day'))
  await expect(order('one', 'die')).rejects.toThrow()
  expect(await order('one', 'after')).toBe('after')
})

test('who waits when the server stops is told so', async () => {
  const { pool, order } = poolOf()
  const asked = [order('one', '1'), order('two', '2')]
  const told = Promise.allSettled(asked)
  await pool.stop()
  for (const answer of await told)
    expect(answer).toMatchObject({ reason: { code: 'unavailable', said: { code: 'unavailable' } } })
  await expect(order('three', '3')).rejects.toMatchObject({ code: 'unavailable' })
})
