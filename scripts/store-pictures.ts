/** `node scripts/store-pictures.ts`: renews the pictures by which the manifest shows what is installed. Look at them before you keep them. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ensureBrowser, findBrowser } from './browser.ts'
import { buildIfStale } from './build-if-stale.ts'
import { ownServer } from './own-server.ts'
import { PERSONA_PASSWORD, personaEmail } from './personas.ts'

const OUT = join(import.meta.dirname, '../web/static/screenshots')
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }

ensureBrowser()
await buildIfStale()
mkdirSync(OUT, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'fulcrum-pictures-'))
execFileSync(process.execPath, ['scripts/seed.ts'], { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' })
const server = await ownServer({ DATA_DIR: dataDir })
const browser = await chromium.launch(findBrowser())
const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' })
await openPlan(page)
await picture('today-wide', DESK)
await picture('today', PHONE)
await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
await page.getByRole('button', { name: 'Week 1', exact: true }).waitFor()
await picture('week', PHONE)
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true, force: true })

async function openPlan(page: Page): Promise<void> {
  await page.goto(`${server.address}/auth`)
  await page.getByLabel('Email').fill(personaEmail('subscribed'))
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: "Today's schedule" }).waitFor()
  await page.waitForLoadState('networkidle')
  // Nobody is greeted on a picture.
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button').first().click()
}

async function picture(name: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.mouse.wheel(0, -10_000)
  await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(OUT, `${name}.png`) })
}
