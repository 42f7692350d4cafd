import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export const PORT = 4183
export const ADDRESS = `http://127.0.0.1:${PORT}`
export const DATA_DIR = join(import.meta.dirname, '../test-results/journeys-data')

/** A page on which any complaint of the browser, a broken policy included, fails the test that caused it. */
export const test = base.extend<{ expectedComplaints: RegExp }>({
  expectedComplaints: [/^nothing is expected$/, { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    expect(complaints.filter((text) => !expectedComplaints.test(text))).toEqual([])
  },
})

/** Nothing that axe knows of is wrong with the page, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** No screen scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, page.url()).toBeLessThanOrEqual(0)
}

/** The newest mail to an address, as its text part; waits until there is one that fits. */
export async function mailTo(email: string, subject: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    found = outbox().findLast((mail) => mail.includes(`To: ${email}`) && subject.test(mail)) ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return found
}

function outbox(): string[] {
  const directory = join(DATA_DIR, 'outbox')
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
