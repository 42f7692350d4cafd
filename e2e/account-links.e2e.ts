import { expect, type Page } from '@playwright/test'
import { newTrainee, test } from './product.ts'

/** How far below the top of the window a part of the account begins; a bar and a margin are left above one that is gone to. */
const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top)
const atItsPlace = async (page: Page, id: string) => Math.abs((await topOf(page, id)) - 120) <= 1

/** Everything that the parts ask for on their own, which only comes when it is let go. */
async function heldBack(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/api\/(?!auth|account$|profile\/preferences)/, async (route) => {
    await gate.promise
    await route.continue()
  })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  return async () => {
    const before = await height()
    gate.resolve()
    // Otherwise nothing had to be held, and nothing was shown.
    await expect.poll(async () => Math.abs((await height()) - before)).toBeGreaterThan(100)
  }
}

test('a part of the account that a link names stays in sight when the parts above it come late', async ({ page }) => {
  await newTrainee(page)
  const letCome = await heldBack(page)
  await page.goto('/account#busy')
  await expect.poll(() => atItsPlace(page, 'busy')).toBe(true)
  await letCome()
  await expect.poll(() => atItsPlace(page, 'busy')).toBe(true)
  // Keys go on from it, once there is something to go to.
  await expect(page.locator('#busy').getByLabel('Or its address')).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#busy') !== null)).toBe(true)
  // By the list of the parts as well, once more and from far away.
  for (const [title, id] of [
    ['Where you are signed in', 'sessions'],
    ['What your watch recorded', 'activities'],
    ['Where you are signed in', 'sessions'],
  ] as const) {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: title }).click()
    await expect.poll(() => atItsPlace(page, id), id).toBe(true)
  }
})

test('who scrolls on from the part of the account that a link named is not taken back to it', async ({ page }) => {
  await newTrainee(page)
  const letCome = await heldBack(page)
  await page.goto('/account#busy')
  await expect.poll(() => atItsPlace(page, 'busy')).toBe(true)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -900)
  await expect.poll(() => topOf(page, 'busy')).toBeGreaterThan(800)
  await letCome()
  await page.waitForTimeout(300)
  expect(await topOf(page, 'busy')).toBeGreaterThan(800)
})
