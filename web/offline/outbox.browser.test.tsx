import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepToken } from '../session/token-store.ts'
import { flush, outboxStore, send } from './outbox.ts'

const tick = (day: string) => ({ method: 'PUT' as const, path: `/api/completions/2026-03-${day}`, body: {} })
const waiting = () => outboxStore.list().map(({ path }) => path.slice(-2))

/** What the network does with the next calls; the days that were called for. */
function network(...answers: (number | 'none')[]) {
  const called: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    called.push(String(input).slice(-2))
    const answer = answers.shift() ?? 200
    if (answer === 'none') throw new TypeError('no network')
    return new Response('{}', { status: answer })
  })
  return called
}

beforeEach(() => {
  localStorage.clear()
  keepToken('token-of-the-first-session')
})
afterEach(async () => {
  vi.restoreAllMocks()
  network()
  await flush()
  vi.restoreAllMocks()
})

test('what is recorded without a network waits, and goes in order when there is one', async () => {
  network('none', 'none')
  expect(await send(tick('01'))).toBe('kept')
  expect(await send(tick('02'))).toBe('kept')
  const called = network()
  expect(await send(tick('03'))).toBe('sent')
  expect(called).toEqual(['01', '02', '03'])
  expect(waiting()).toEqual([])
})

test.each([500, 503, 429])('a server that answers %i is asked again later, and nothing overtakes', async (status) => {
  network('none')
  await send(tick('01'))
  const called = network(status)
  expect(await send(tick('02'))).toBe('kept')
  expect(called).toEqual(['01'])
  expect(waiting()).toEqual(['01', '02'])
})

test('what the server refuses is told to whoever recorded it, and keeps nothing else from going', async () => {
  network('none')
  await send(tick('01'))
  network(422, 200)
  expect(await send(tick('02'))).toBe('sent')
  network(422)
  await expect(send(tick('03'))).rejects.toMatchObject({ status: 422 })
  expect(waiting()).toEqual([])
})

test('a session that ends over it is told, and says nothing was saved', async () => {
  network(401)
  await expect(send(tick('01'))).rejects.toMatchObject({ status: 401 })
})

test('what one session recorded is never sent by another', async () => {
  network('none')
  await send(tick('01'))
  keepToken('token-of-another-session')
  const called = network()
  await flush()
  expect([called, waiting()]).toEqual([[], []])
})

test('where storage is full it is sent all the same, or waits as long as the tab', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const called = network(200, 'none')
  expect(await send(tick('01'))).toBe('sent')
  expect(called).toEqual(['01'])
  expect(await send(tick('02'))).toBe('kept')
  expect(waiting()).toEqual(['02'])
  expect(await send(tick('03'))).toBe('sent')
  expect(called).toEqual(['01', '02', '02', '03'])
})
