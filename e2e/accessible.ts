import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as axe from 'axe-core'

/** Shrunk for the way: as it was written it takes a page twice as long to read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with a page, a line a rule. It is put into a document once, however often that is looked at. */
export async function complaintsOfAxe(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};0`)
  const found = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { ...given, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))
  }, options)
  return found.map(({ id, html }) => `${id}: ${html.join(' | ')}`)
}

const CONTRAST = 'color-contrast'

/** Nothing that axe knows of is wrong with the page, in either theme: the dark one changes colours and nothing else. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const found = await complaintsOfAxe(page, colorScheme === 'dark' ? { runOnly: [CONTRAST] } : {})
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The same where colours are the reader's own. */
export async function expectAccessibleInAnyColours(page: Page): Promise<void> {
  const found = await complaintsOfAxe(page, { rules: { [CONTRAST]: { enabled: false } } })
  expect(found, page.url()).toEqual([])
}
