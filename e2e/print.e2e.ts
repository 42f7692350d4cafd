import { expect, type Page } from '@playwright/test'
import { PERSONA_PASSWORD, personaEmail } from '../scripts/personas.ts'
import { newTrainee, test } from './product.ts'

/** [mm] of white that a printer's dialog leaves where the page does not say otherwise. */
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

async function openPlan(page: Page) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(personaEmail('subscribed'))
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('tab', { name: "Today's Plan" })).toBeVisible()
}

test('the plan prints on two pages, on A4 and on Letter, from either tab', async ({ page }) => {
  await openPlan(page)
  for (const tab of ["Today's Plan", 'Weekly Schedule']) {
    await page.getByRole('tab', { name: tab }).click()
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), tab).toBe(2)
    expect(pagesOf(await page.pdf({ format: 'Letter', margin: MARGIN })), tab).toBe(2)
  }
})

test('whoever opens the menu of the browser has the pictures on the first paper', { tag: '@night' }, async ({
  page,
}) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('tab', { name: "Today's Plan" })).toBeVisible()
  // Read for a moment, then print: no button of ours, no key, no printing before.
  const drawn = page.waitForResponse(/printed-figure/)
  await page.mouse.move(200, 300)
  // Once it has run, whoever waits for it goes on at once.
  await page.evaluate(async (url) => {
    await import(url)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }, (await drawn).url())
  expect(await page.locator('.paper-sheet').count()).toBe(0)
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  expect(await page.locator('.paper-sheet .figure').count()).toBeGreaterThan(0)
})

test('nothing is cut off a page, and less motion changes nothing on paper', async ({ page }) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('tab', { name: "Today's Plan" })).toBeVisible()
  // What makes the sheets comes a moment after the screen.
  await expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(await page.locator('.paper-sheet').count()).toBe(2)
    expect(await page.locator('.paper-sheet .figure').count()).toBeGreaterThan(0)
  }).toPass()
  const printed = []
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    // What the browser says just before it looks at the page; a moment later is too late.
    await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')))
    const sheets = await page.locator('.paper-sheet').evaluateAll((all) =>
      (all as HTMLElement[]).map((sheet) => {
        const room = sheet.querySelector('[data-room]')!
        const left = room.clientHeight - (room.firstElementChild as HTMLElement).offsetHeight
        return { left, size: sheet.style.getPropertyValue('--fit'), squeeze: sheet.dataset.squeeze }
      }),
    )
    expect(sheets).toHaveLength(2)
    expect(Math.min(...sheets.map(({ left }) => left)), reducedMotion).toBeGreaterThanOrEqual(0)
    printed.push(sheets)
  }
  expect(printed[0]).toEqual(printed[1])
})

test('the second page is the week that is selected', async ({ page }) => {
  await openPlan(page)
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await page.getByRole('button', { name: 'Week 2', exact: true }).click()
  const name = (await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  expect(name).toContain('Week 2')
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  const sheets = page.locator('.paper-sheet')
  await expect(sheets).toHaveCount(2)
  await expect(sheets.first()).toContainText('cut along the dashed line')
  await expect(sheets.last()).toContainText(name)
  for (const part of ['Monday', 'Sunday', 'Warm-up', 'Cool-down', 'Notes', 'Training notes'])
    await expect(sheets.last()).toContainText(part)
  const notes = sheets.last().locator('.paper-notes li')
  expect(await notes.count()).toBeGreaterThan(0)
  expect(await notes.count()).toBeLessThanOrEqual(3)
})
