import { beforeEach, expect, test } from 'vitest'
import type { PushMessage } from '../../contract/push.ts'

/** What a worker stands in, as far as reminders need it: a worker itself cannot show anything here. */
const scope = Object.assign(new EventTarget(), {
  location: new URL('https://fulcrum.example/sw.js'),
  registration: { showNotification: async (...shown: unknown[]) => void notified.push(shown) },
  clients: {
    matchAll: async () => windows,
    openWindow: async (url: string) => void opened.push(url),
  },
})
let notified: unknown[] = []
let opened: string[] = []
let windows: { url: string; focus: () => Promise<void> }[] = []

Object.assign(globalThis, { self: scope })
await import('./shown-reminder.ts')
beforeEach(() => {
  ;[notified, opened, windows] = [[], [], []]
})

const MESSAGE: PushMessage = {
  ...{ title: 'Now: Easy run', text: '40 min. It is ready when you are.', tag: 'hour 2026-03-02' },
  acts: [
    { label: 'Open the session', href: 'https://fulcrum.example/dashboard' },
    { label: 'Make it 15 minutes', href: 'https://fulcrum.example/calendar/token' },
  ],
}

async function happens(type: string, parts: object): Promise<void> {
  const work: Promise<unknown>[] = []
  scope.dispatchEvent(Object.assign(new Event(type), parts, { waitUntil: (one: Promise<unknown>) => work.push(one) }))
  await Promise.all(work)
}
const press = (action: string, data: unknown = MESSAGE.acts) =>
  happens('notificationclick', { action, notification: { data, close: () => {} } })

test('what is sent is shown, in the place of an earlier one about the same, with what can be done upon it', async () => {
  await happens('push', { data: { json: () => MESSAGE } })
  expect(notified).toMatchObject([
    [
      'Now: Easy run',
      {
        ...{ body: MESSAGE.text, tag: MESSAGE.tag },
        actions: [{ title: 'Open the session' }, { title: 'Make it 15 minutes', action: MESSAGE.acts[1]?.href }],
      },
    ],
  ])
})

test('a press opens the nearest act, a press on another act that one', async () => {
  await press('')
  await press(MESSAGE.acts[1]?.href ?? '')
  expect(opened).toEqual(MESSAGE.acts.map(({ href }) => href))
})

test('a window that shows it already comes to the front', async () => {
  let focused = 0
  windows = [{ url: 'https://fulcrum.example/dashboard#check-in', focus: async () => void focused++ }]
  await press('')
  expect([focused, opened]).toEqual([1, []])
})

test('no press leads to another site, and one without acts to the plan', async () => {
  await press('', [{ label: 'x', href: 'https://elsewhere.example/' }])
  expect(opened).toEqual([])
  await press('', null)
  expect(opened).toEqual(['https://fulcrum.example/dashboard'])
})
