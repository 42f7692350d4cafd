import { expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { singleFlight } from './single-flight.ts'

/** A maker that writes down each run and ends it when told. */
function maker() {
  const runs: { fresh: boolean; end: (failure?: Error) => void }[] = []
  const make = (fresh: boolean) =>
    new Promise<{ json: string }>((resolve, reject) => {
      const answer = { json: `run ${runs.length + 1}` }
      runs.push({ fresh, end: (failure) => (failure ? reject(failure) : resolve(answer)) })
    })
  return { runs, make }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('twenty who ask at once: one new plan, and one look at it for all that came meanwhile', async () => {
  const { runs, make } = maker()
  const ask = singleFlight<{ json: string }>()
  const asked = Array.from({ length: 20 }, () => ask('robin', make, true))
  expect(runs.map(({ fresh }) => fresh)).toEqual([true])
  sure(runs[0]).end()
  await soon()
  expect(runs.map(({ fresh }) => fresh)).toEqual([true, false])
  sure(runs[1]).end()
  const answers = (await Promise.all(asked)).map(({ json }) => json)
  expect(answers).toEqual(['run 1', ...Array.from({ length: 19 }, () => 'run 2')])
  void ask('robin', make, true)
  expect(runs).toHaveLength(3)
})

test('another person does not wait', () => {
  const { runs, make } = maker()
  const ask = singleFlight<{ json: string }>()
  void ask('robin', make, true)
  void ask('kim', make, true)
  expect(runs).toHaveLength(2)
})

test('who wants a new plan while another only looks gets one made', async () => {
  const { runs, make } = maker()
  const ask = singleFlight<{ json: string }>()
  void ask('robin', make, false)
  void ask('robin', make, true)
  sure(runs[0]).end()
  await soon()
  expect(runs.map(({ fresh }) => fresh)).toEqual([false, true])
})

test('a run that fails fails its asker alone', async () => {
  const { runs, make } = maker()
  const ask = singleFlight<{ json: string }>()
  const first = ask('robin', make, true)
  const second = ask('robin', make, true)
  sure(runs[0]).end(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await soon()
  expect(runs.map(({ fresh }) => fresh)).toEqual([true, true])
  sure(runs[1]).end()
  expect((await second).json).toBe('run 2')
})
