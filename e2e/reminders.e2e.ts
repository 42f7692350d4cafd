import { expect, type Page } from '@playwright/test'
import {
  confirmAddress,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNothingCut,
  expectToast,
  newTrainee,
  test,
} from './product.ts'

/** The card of reminders, which comes in when one arrives at it. */
async function openCard(page: Page) {
  await page.goto('/account#reminders')
  await page.mouse.move(9, 9)
  const card = page.locator('#reminders')
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByLabel('The evening before')).toBeVisible()
  return card
}

const SAVED = ['Saved', 'Your reminders are as you chose them.'] as const

test('reminders are chosen, stay chosen, and are ended again', async ({ page }) => {
  const { api, email } = await newTrainee(page)
  const card = await openCard(page)
  await expect(card.getByText('All are off')).toBeVisible()
  await expect(card.getByText('once your email address is confirmed')).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }

  await card.getByLabel('The evening before').check()
  await card.getByLabel('The week ahead').check()
  await card.getByLabel('Your evening hour').fill('18:30')
  await card.getByLabel('Quiet from').fill('22:00')
  await card.getByLabel('Quiet until').fill('06:15')
  await card.getByLabel('Sunday').check()
  await card.getByLabel('More than one a day').check()
  await card.getByLabel('Alarms before sessions').uncheck()
  await expect(card.getByText('Not saved yet.')).toBeVisible()
  await card.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, ...SAVED)
  await expect(card.getByText('Not saved yet.')).toBeHidden()
  const chosen = {
    ...{ calendar: false, eveningAt: '18:30', quiet: { from: '22:00', to: '06:15' }, daysOff: ['sun'], several: true },
    kinds: { evening: { mail: true }, hour: { mail: false }, 'still-time': { mail: false }, weekly: { mail: true } },
  }
  expect(await api.get('/api/reminders')).toMatchObject({ settings: chosen })

  await confirmAddress(page, email)
  await page.reload()
  await page.mouse.move(9, 9)
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByLabel('The evening before')).toBeChecked()
  await expect(card.getByLabel('At the hour')).not.toBeChecked()
  await expect(card.getByLabel('Quiet until')).toHaveValue('06:15')
  await expect(card.getByLabel('Sunday')).toBeChecked()
  await expect(card.getByText('once your email address is confirmed')).toBeHidden()

  await card.getByLabel('The evening before').uncheck()
  await card.getByLabel('The week ahead').uncheck()
  await expect(card.getByText('All are off')).toBeVisible()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => api.get('/api/reminders'))
    .toMatchObject({ settings: { kinds: { evening: { mail: false }, weekly: { mail: false } }, quiet: chosen.quiet } })
})

test('reminders are chosen by keyboard, and a wrong hour is told where it stands', async ({ page }) => {
  const { api } = await newTrainee(page)
  const card = await openCard(page)
  const evening = card.getByLabel('The evening before')
  await evening.focus()
  await page.keyboard.press('Space')
  await expect(evening).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(card.getByLabel('At the hour')).toBeFocused()
  const hour = card.getByLabel('Your evening hour')
  await hour.fill('23:00')
  await hour.press('Enter')
  await expect(card.getByText('This lies in your quiet hours')).toBeVisible()
  await expect(hour).toBeFocused()
  await expect(hour).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await hour.fill('20:00')
  await expect(card.getByText('This lies in your quiet hours')).toBeHidden()
  await hour.press('Enter')
  await expectToast(page, ...SAVED)
  expect(await api.get('/api/reminders')).toMatchObject({
    settings: { eveningAt: '20:00', kinds: { evening: { mail: true } } },
  })
})

test('a mail that was ended by its link stays ended when something else is saved', async ({ page }) => {
  const { api } = await newTrainee(page)
  const { settings } = (await api.get('/api/reminders')) as { settings: { kinds: object } }
  const kindsWith = (mail: boolean) => ({ ...settings.kinds, hour: { push: false, mail } })
  await api.put('/api/reminders', { ...settings, kinds: kindsWith(true) })
  const card = await openCard(page)
  await expect(card.getByLabel('At the hour')).toBeChecked()
  await api.put('/api/reminders', { ...settings, kinds: kindsWith(false) })
  await card.getByLabel('More than one a day').check()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByLabel('At the hour')).not.toBeChecked()
  expect(await api.get('/api/reminders')).toMatchObject({ settings: { several: true, kinds: kindsWith(false) } })
})

test.describe('with a server that fails', () => {
  test.use({ expectedComplaints: /status of 500/ })

  test('reminders that cannot be had, or kept, say so and can be tried again', async ({ page }) => {
    await newTrainee(page)
    let fails = true
    await page.route('**/api/reminders', (route) => (fails ? route.fulfill({ status: 500 }) : route.fallback()))
    await page.goto('/account#reminders')
    await page.mouse.move(9, 9)
    const card = page.locator('#reminders')
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByText('Your reminders could not be loaded.')).toBeVisible({ timeout: 30_000 })
    fails = false
    await card.getByRole('button', { name: 'Try again' }).click()
    const hour = card.getByLabel('At the hour')
    await hour.check()
    fails = true
    await card.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Error', 'That could not be saved. Please try again.')
    await expect(hour).toBeChecked()
    await expect(card.getByText('Not saved yet.')).toBeVisible()
  })
})
