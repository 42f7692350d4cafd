import { expect, type Page } from '@playwright/test'
import { newTrainee, test } from '../product.ts'

const PLANTED = '<img src=x onerror="window.planted=1" data-planted><b data-planted>bold</b>'

async function expectNoElement(page: Page) {
  expect(await page.locator('[data-planted]').count(), page.url()).toBe(0)
  expect(await page.evaluate(() => 'planted' in window), page.url()).toBe(false)
}

// ASVS 3.2.2: what a person wrote is text on every screen that draws it, and never an element.
test('markup in everything that a person may write stays text', async ({ page }) => {
  const written = { name: PLANTED, daily_commitments: `Work 9-5 ${PLANTED}`, upcoming_races: PLANTED }
  const { api } = await newTrainee(page, written)
  const today = new Date().toISOString().slice(0, 10)
  const said = { notes: `fine ${PLANTED}`, tomorrow_schedule_notes: PLANTED }
  expect((await api.put(`/api/check-ins/${today}`, said)).status()).toBe(200)

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await expectNoElement(page)
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Weekly Schedule' })).toBeVisible()
  await expectNoElement(page)

  await page.goto('/onboarding')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(PLANTED)
  await expectNoElement(page)
})
