/**
 * `node bench/presses.ts [rounds] [directory…]`: how long the dashboard takes from a press to the next paint with the
 * processor slowed to a quarter, as the browser's own event timing tells it, and what of it the page's thread worked; a
 * table, and JSON in bench/results/presses.json. Directories where other versions lie, built, are pressed in turn with
 * this one, so that whatever else the machine does weighs on all alike.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { ownServer } from '../scripts/own-server.ts'
import { median } from './median.ts'
import { TRACED, threadMsOfPress } from './press-cost.ts'

const [rounds = '5', ...others] = process.argv.slice(2)
const ROUNDS = Number(rounds)
const SLOWED = 4
const BAR_MS = 100

// As text: what runs in the page is none of this program's own.
const LISTEN = `
  window.presses = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) window.presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`
/** The longest of the events since the last look, once two frames have been painted; below 16 ms none is reported. */
const LONGEST = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  resolve(Math.max(0, ...window.presses.splice(0)))
}, 300))))`

const PROFILE = {
  name: 'Robin Example',
  fitness_level: 'intermediate',
  primary_goal: 'muscle-gain',
  stress_level: 'low',
  training_days_per_week: 7,
  daily_commitments: 'Work 9-5 Mon-Fri',
  time_zone: 'Europe/Berlin',
}

type Press = {
  readonly name: string
  readonly press: (page: Page) => Promise<void>
  readonly after?: (page: Page) => Promise<void>
}

const panel = (page: Page) => page.getByRole('tabpanel')
const PRESSES: readonly Press[] = [
  { name: 'to the week', press: (page) => page.getByRole('tab', { name: 'Weekly Schedule' }).click() },
  { name: 'open a day', press: (page) => panel(page).getByText('Full workout').first().click() },
  { name: 'another week', press: (page) => page.getByRole('button', { name: 'Week 2', exact: true }).click() },
  { name: 'to today', press: (page) => page.getByRole('tab', { name: "Today's Plan" }).click() },
  {
    name: 'view exercises',
    press: (page) =>
      panel(page)
        .getByRole('button', { name: /^View Exercises/ })
        .first()
        .click(),
  },
  {
    name: 'open Mark Complete',
    press: (page) =>
      panel(page)
        .getByRole('button', { name: /^Mark Complete/ })
        .first()
        .click(),
  },
  {
    name: 'Mark Complete',
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Mark Complete' }).click(),
    after: (page) => page.getByText('Session done! ✅').waitFor(),
  },
]

/** Someone who trains every day. @returns their session */
async function newPerson(address: string): Promise<string> {
  const send = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(address + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json() as Promise<{ token: string }>
  }
  const credentials = { email: `${randomUUID()}@people.example`, password: 'Correct-horse7!' }
  const { token } = await send('POST', '/api/auth/sign-up', credentials)
  await send('PUT', '/api/profile', PROFILE, token)
  return token
}

type Cost = { readonly ms: number; readonly threadMs: number }
type Version = { readonly name: string; readonly address: string; readonly costs: Map<string, Cost[]> }

/** Opens the dashboard for somebody new and presses everything once. */
async function pressAll({ address, costs }: Version): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const token = await newPerson(address)
  await page.addInitScript(`localStorage.setItem('fulcrum.session', '${token}');${LISTEN}`)
  await page.goto(`${address}/dashboard`)
  await page.getByRole('heading', { name: "Today's schedule" }).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  for (const { name, press, after } of PRESSES) {
    await browser.startTracing(page, { categories: TRACED })
    await press(page)
    // What answers a press is gone again after some seconds.
    const [ms] = await Promise.all([page.evaluate(LONGEST), after?.(page)])
    const threadMs = threadMsOfPress((await browser.stopTracing()).toString())
    costs.set(name, [...(costs.get(name) ?? []), { ms: ms as number, threadMs }])
  }
  await context.close()
}

await buildIfStale()
const servers: Awaited<ReturnType<typeof ownServer>>[] = []
const browser = await chromium.launch(findBrowser())
try {
  const versions: Version[] = []
  for (const directory of [...others, undefined]) {
    const server = await ownServer({}, { directory })
    servers.push(server)
    versions.push({ name: directory ?? 'this', address: server.address, costs: new Map() })
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const version of round % 2 ? versions.toReversed() : versions) await pressAll(version)
  const load = loadavg().map((value) => Number(value.toFixed(1)))
  const rows = PRESSES.flatMap(({ name: press }) =>
    versions.map(({ name: version, costs }) => {
      const all = costs.get(press) ?? []
      const medianMs = median(all.map(({ ms }) => ms))
      return {
        press,
        ...(others.length > 0 && { version }),
        medianMs,
        worstMs: Math.max(...all.map(({ ms }) => ms)),
        threadMs: Math.round(median(all.map(({ threadMs }) => threadMs))),
        holds: medianMs <= BAR_MS,
      }
    }),
  )
  console.log(`Bar: ${BAR_MS} ms at ${SLOWED}x. ${ROUNDS} rounds; load of the machine ${load.join(' ')}.`)
  console.table(rows)
  const directory = new URL('./results/', import.meta.url)
  mkdirSync(directory, { recursive: true })
  writeFileSync(new URL('presses.json', directory), `${JSON.stringify({ rounds: ROUNDS, load, rows }, null, 2)}\n`)
} finally {
  await browser.close()
  for (const server of servers) await server.stop()
}
