import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { endSession, keepToken } from '../api/token-store.ts'
import { dropAllOfPerson, waitingOfAnybody } from './of-person.ts'
import { flush, send } from './outbox.ts'
import { isOnlyInTab, outboxStore } from './outbox-store.ts'

const tick = (day: string) => ({ record: 'completion' as const, date: `2026-03-${day}`, body: {} })
const waiting = () => outboxStore.list().map(({ date }) => date.slice(-2))

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
  keepToken('token-of-the-first-session', 'robin')
})
afterEach(() => {
  keepToken('token-of-the-first-session', 'robin')
  dropAllOfPerson()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
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

test('what storage has no room for is told to live only in this tab, and its newest state counts', async () => {
  network('none', 'none')
  await send(tick('01'))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await send(tick('02'))
  expect(outboxStore.list().map((entry) => [entry.date.slice(-2), isOnlyInTab(entry)])).toEqual([
    ['01', false],
    ['02', true],
  ])
  network(422, 422)
  await flush()
  expect(outboxStore.list().map(({ refused }) => refused?.status)).toEqual([422, 422])
  full.mockRestore()
  expect(await flush({ again: true })).toEqual(new Map())
  expect(waiting()).toEqual([])
})

test.each(['null', '7', '"text"', '{}', '[', '{"at":1}'])(
  'what lies there in another shape (%s) takes nothing down',
  async (junk) => {
    network('none')
    await send(tick('01'))
    const key = sure(Object.keys(localStorage).find((one) => one.includes('outbox.')))
    localStorage.setItem(`${key.slice(0, key.indexOf('outbox.'))}outbox.other`, junk)
    expect(outboxStore.listNow().map(({ date }) => date)).toEqual(['2026-03-01'])
  },
)

test('what another tab has sent is not sent once more, also before the browser tells of it', async () => {
  network('none', 'none')
  await send(tick('01'))
  await send(tick('02'))
  const [first] = outboxStore.list()
  const key = sure(Object.keys(localStorage).find((one) => one.endsWith(sure(first).id)))
  // Another tab's hand: no event of storage reaches the tab that is looking.
  localStorage.removeItem(key)
  const called = network()
  await flush()
  expect(called).toEqual(['02'])
})

test.each([500, 503, 429, 402, 422])(
  'an answer of %i is told to whoever recorded it, who still has what was typed',
  async (status) => {
    network(status)
    await expect(send(tick('01'))).rejects.toMatchObject({ status })
    expect(waiting()).toEqual([])
  },
)

test.each([500, 503, 429])(
  'what waited is asked again after a %i, and nothing of its day overtakes it',
  async (status) => {
    network('none')
    await send(tick('01'))
    const called = network(status, 200)
    expect(await send(tick('01'))).toBe('kept')
    expect(called).toEqual(['01'])
    expect(waiting()).toEqual(['01', '01'])
  },
)

test.each([402, 422])(
  'what waited and is refused with %i stays, says why, and holds up no other day',
  async (status) => {
    network('none')
    await send(tick('01'))
    network(status)
    expect(await send(tick('02'))).toBe('sent')
    expect(outboxStore.list()).toMatchObject([{ date: '2026-03-01', refused: { status } }])

    const called = network()
    await flush()
    expect(called).toEqual([])
    await flush({ again: true })
    expect(called).toEqual(['01'])
    expect(waiting()).toEqual([])
  },
)

test('a session that ends over it is told, and the entry goes with the next one of its person', async () => {
  network(401)
  await expect(send(tick('01'))).rejects.toMatchObject({ status: 401 })
  expect([waiting(), waitingOfAnybody()]).toEqual([[], 1])

  keepToken('token-of-the-next-session', 'robin')
  const called = network()
  await flush()
  expect(called).toEqual(['01'])
  expect(waitingOfAnybody()).toBe(0)
})

test('entries go in the order of entering, also when the clock is set back', async () => {
  const days = ['01', '02', '03', '04', '05']
  network(...days.map(() => 'none' as const))
  for (const [index, day] of days.entries()) {
    vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000 - index)
    await send(tick(day))
  }
  expect(waiting()).toEqual(days)
})

test('what one person recorded is never sent or seen by another', async () => {
  network('none')
  await send(tick('01'))
  endSession('signed-out')
  keepToken('token-of-another-person', 'kim')
  const called = network()
  await flush({ again: true })
  dropAllOfPerson()
  expect([called, waiting(), waitingOfAnybody()]).toEqual([[], [], 1])
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

test.each(['with', 'without'])('two tabs send once, %s locks of the browser', async (locks) => {
  if (locks === 'without') vi.stubGlobal('navigator', { onLine: true })
  network('none')
  await send(tick('01'))
  // A second copy of the module is what a second tab has: nothing shared but the storage.
  const copy = './outbox.ts?tab'
  const other: typeof import('./outbox.ts') = await import(/* @vite-ignore */ copy)
  const called = network()
  await Promise.all([flush(), other.flush(), flush()])
  expect(called).toEqual(['01'])
})
