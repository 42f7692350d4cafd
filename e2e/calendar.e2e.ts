import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, newTrainee, test } from './product.ts'

const card = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Your training in your calendar' }) })

async function openCard(page: Page) {
  await page.goto('/account#calendar')
  // What is further down is loaded once somebody is there.
  await page.mouse.move(9, 9)
  await card(page).scrollIntoViewIfNeeded()
}

/** The text of the whole calendar, its lines unfolded. */
async function calendarOf(page: Page): Promise<string> {
  await openCard(page)
  await card(page).getByRole('button', { name: 'Show my addresses' }).click()
  const address = await card(page).getByLabel('With everything').inputValue()
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  return (await answer.text()).replaceAll('\r\n ', '')
}

/** The links of the last entry by what they say. */
function linksIn(text: string): Record<string, string> {
  const description = text.split('BEGIN:VEVENT').findLast((event) => event.includes('Leave it out:')) ?? ''
  return Object.fromEntries(
    [...description.matchAll(/\\n([^\\:]+): (https?:\/\/[^\\\s]+)/g)].map(([, name, href]) => [name!, href!]),
  )
}

test('the account shows two addresses, and makes new ones after asking', { tag: '@night' }, async ({ page }) => {
  await newTrainee(page)
  await openCard(page)
  await card(page).getByRole('button', { name: 'Show my addresses' }).click()
  const full = card(page).getByLabel('With everything')
  await expect(full).toHaveValue(/\/api\/calendar\/feeds\/[\w-]{32}\.ics$/)
  const before = await full.inputValue()
  expect(await card(page).getByLabel('Only "Busy"').inputValue()).not.toBe(before)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  await card(page).getByRole('button', { name: 'Make new addresses' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new addresses' }).click()
  await expect(full).not.toHaveValue(before)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await page.request.get(before)).status()).toBe(404)
})

test('a link in an entry asks first, and then shortens the session without signing in', async ({ page, browser }) => {
  await newTrainee(page)
  const links = linksIn(await calendarOf(page))
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(links['Only 15 minutes']!)
  await expect(phone.getByRole('heading', { name: 'Only 15 minutes?' })).toBeVisible()
  await expectAccessible(phone)
  await expectNoSidewaysScroll(phone)
  await expectNothingCut(phone)
  await phone.getByRole('button', { name: 'Make it 15 minutes' }).click()
  await expect(phone.getByRole('heading', { name: 'Your plan has changed' })).toBeVisible()
  await expect(phone.getByText(/It is now: .*15 min/)).toBeVisible()
  await expectAccessible(phone)
  await phone.goBack()
  await expect(phone.getByText('That is not possible for this session any more.')).toBeVisible()
})

test('a session is saved as a file for a watch', async ({ page }) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Weekly' }).click()
  await page.getByText('Full workout').last().click()
  const files = page.getByRole('button', { name: 'For a watch (.fit)' })
  await expect(files).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await files.click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^fulcrum-\d{4}-\d\d-\d\d\.fit$/)
  const octets = readFileSync(await file.path())
  expect(octets.subarray(8, 12).toString()).toBe('.FIT')
})
