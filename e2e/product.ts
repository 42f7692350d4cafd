import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { PERSONA_PASSWORD, personaEmail } from '../scripts/personas.ts'
import { ZONE } from './zone.ts'

export const PORT = Number(process.env.E2E_PORT ?? 4183)
/** Where journeys put the servers of others that the product asks. */
export const OTHERS_PORT = PORT + 1_000
export const ADDRESS = `http://127.0.0.1:${PORT}`
export const DATA_DIR = join(import.meta.dirname, '../test-results/journeys-data')

/** What Playwright says where a journey goes without the service worker. */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright'
/** A server that is too busy for the moment says so, and the page asks again: what never comes fails its journey anyway. */
const TOO_BUSY = 'Failed to load resource: the server responded with a status of 503 (Service Unavailable)'

/** A page on which any complaint of the browser, a broken policy included, fails the test that caused it. */
export const test = base.extend<{ expectedComplaints: RegExp }>({
  expectedComplaints: [/^nothing is expected$/, { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.text() === WORKER_KEPT_OUT || message.text() === TOO_BUSY) return
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    // A call that is still on its way when a journey ends is no failure of it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(complaints.filter((text) => !expectedComplaints.test(text))).toEqual([])
  },
})

/** No screen scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, page.url()).toBeLessThanOrEqual(0)
}

/** The weeks follow the first screen; once they are there the plan lies on the device. */
export async function wholePlan(page: Page) {
  await page.waitForFunction(() => localStorage.getItem('fulcrum.schedule') !== null)
}

/** No button, link, heading or line shows less than it holds, or spills over its own edge or that of what scrolls. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const isWider = (element: Element) => element.scrollWidth > element.clientWidth + 1
    const texts = [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, label, p, li, th, td')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .filter((element) => {
        const { display, overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
        // An explanation that gives way on a full sheet of paper ends in dots, on purpose.
        if (display === 'inline' || webkitLineClamp !== 'none') return false
        const clips = overflowX === 'hidden' || overflowY === 'hidden' || overflowX === 'clip'
        return (
          (clips && (isWider(element) || element.scrollHeight > element.clientHeight + 1)) ||
          (element.matches('a, button') && isWider(element))
        )
      })
    const sheets = [...document.querySelectorAll('dialog[open]')].filter(isWider)
    return [...texts, ...sheets].map((element) => element.outerHTML.slice(0, 160))
  })
  expect(cut, page.url()).toEqual([])
}

/** The newest mail to an address, as its text part; waits until there is one that fits. */
export async function mailTo(email: string, subject: RegExp, dataDir = DATA_DIR): Promise<string> {
  let found = ''
  await expect(async () => {
    found = outbox(dataDir).findLast((mail) => mail.includes(`To: ${email}`) && subject.test(mail)) ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 60_000 })
  return found
}

function outbox(dataDir: string): string[] {
  const directory = join(dataDir, 'outbox')
  if (!existsSync(directory)) return []
  const files = readdirSync(directory).filter((name) => name.endsWith('.eml'))
  return files.sort().map((name) => decoded(readFileSync(join(directory, name), 'utf8')))
}

/** Quoted-printable back to text: soft line ends go, `=3D` is an equals sign. */
function decoded(eml: string): string {
  return eml
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The link of a mail, as the path to open. */
export function linkIn(mail: string): string {
  const link = /http:\/\/127\.0\.0\.1:\d+(\/auth#\S+)/.exec(mail)?.[1]
  if (!link) throw new Error('the mail has no link')
  return link
}

/** A server lets go of a connection that nothing came over for five seconds, which may be the moment of the next request. */
export const RETRIES = { maxRetries: 2 }

/** Follows the link that confirms an address: nothing strong hangs on one that nobody has shown to be theirs. */
export async function confirmAddress(page: Page, email: string, address = ADDRESS, dataDir = DATA_DIR): Promise<void> {
  const token = /type=verify&token=(\S+)/.exec(await mailTo(email, /please confirm your email/, dataDir))?.[1] ?? ''
  const answer = await page.request.post(`${address}/api/auth/verify-email`, {
    data: { token: decodeURIComponent(token) },
    ...RETRIES,
  })
  expect(answer.status()).toBe(204)
}

/** A demo persona signs in on the screen. */
export async function signInAs(page: Page, persona: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(personaEmail(persona))
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** A message with this title, and this text where there is one. */
export async function expectToast(page: Page, title: string, text = ''): Promise<void> {
  const places = page.getByRole('region', { name: 'Notifications' })
  await expect(places).toContainText(`${title}${text}`)
}

/** Someone who has answered onboarding and trains every day, signed in on this page; their calls go by `api`. */
export async function newTrainee(page: Page, profile: object = {}, address = ADDRESS) {
  const person = await newPerson(page, address)
  const saved = await person.api.put('/api/profile', { ...TRAINEE, ...profile })
  expect(saved.status()).toBe(200)
  return person
}

/** Someone who has just signed up, signed in on this page. */
export async function newPerson(page: Page, address = ADDRESS) {
  const { request } = page
  const email = `${randomUUID()}@people.example`
  const signedUp = await request.post(`${address}/api/auth/sign-up`, {
    data: { email, password: PASSWORD },
    headers: { 'x-forwarded-for': addressOf(email) },
    ...RETRIES,
  })
  expect(signedUp.status()).toBe(200)
  const { token } = (await signedUp.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  await signedIn(page, address, token)
  const api = {
    get: async (path: string) => (await request.get(address + path, { headers, ...RETRIES })).json(),
    put: (path: string, data: object) => request.put(address + path, { headers, data, ...RETRIES }),
  }
  return { email, token, api }
}

/** Lays a session where the app looks for it. */
async function signedIn(page: Page, address: string, token: string): Promise<void> {
  const nowhere = `${address}/a-page-of-the-journeys`
  // A page without a script: one that has any would see the session and go somewhere by itself.
  await page.route(nowhere, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(nowhere)
  await page.evaluate((kept) => localStorage.setItem('fulcrum.session', kept), token)
  await page.unroute(nowhere)
}

/** An address of the range kept for tests, by the first digits of somebody's e-mail. */
function addressOf(email: string): string {
  const [one, two] = [Number.parseInt(email.slice(0, 2), 16), Number.parseInt(email.slice(2, 4), 16)]
  return `198.18.${one}.${two}`
}

export const PASSWORD = 'Correct-horse7!'

const TRAINEE = {
  name: 'Robin Example',
  fitness_level: 'intermediate',
  primary_goal: 'muscle-gain',
  stress_level: 'low',
  training_days_per_week: 7,
  daily_commitments: 'Work 9-5 Mon-Fri',
  upcoming_races: '',
  goal_date: '',
  time_zone: ZONE,
}
