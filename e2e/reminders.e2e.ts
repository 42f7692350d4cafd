import { expect, type Locator, type Page } from '@playwright/test'
import { pushService } from '../server/push/testing/push-service.ts'
import { expectAccessible } from './accessible.ts'
import { confirmAddress, expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, test } from './product.ts'

/** The card of reminders, which comes in when one arrives at it. */
async function openCard(page: Page) {
  await page.goto('/account#reminders')
  await page.mouse.move(9, 9)
  const card = page.locator('#reminders')
  await card.scrollIntoViewIfNeeded()
  await expect(mails(card).getByLabel('The evening before')).toBeVisible()
  return card
}

const mails = (card: Locator) => card.getByRole('group', { name: 'By mail' })

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

  await mails(card).getByLabel('The evening before').check()
  await mails(card).getByLabel('The week ahead').check()
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
  await expect(mails(card).getByLabel('The evening before')).toBeChecked()
  await expect(mails(card).getByLabel('At the hour')).not.toBeChecked()
  await expect(card.getByLabel('Quiet until')).toHaveValue('06:15')
  await expect(card.getByLabel('Sunday')).toBeChecked()
  await expect(card.getByText('once your email address is confirmed')).toBeHidden()

  await mails(card).getByLabel('The evening before').uncheck()
  await mails(card).getByLabel('The week ahead').uncheck()
  await expect(card.getByText('All are off')).toBeVisible()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => api.get('/api/reminders'))
    .toMatchObject({ settings: { kinds: { evening: { mail: false }, weekly: { mail: false } }, quiet: chosen.quiet } })
})

test('reminders are chosen by keyboard, and a wrong hour is told where it stands', { tag: '@night' }, async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  const card = await openCard(page)
  const evening = mails(card).getByLabel('The evening before')
  await evening.focus()
  await page.keyboard.press('Space')
  await expect(evening).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(mails(card).getByLabel('At the hour')).toBeFocused()
  const hour = card.getByLabel('Your evening hour')
  await hour.fill('23:00')
  await hour.press('Enter')
  await expect(card.getByText('This falls in your quiet hours')).toBeVisible()
  await expect(hour).toBeFocused()
  await expect(hour).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await hour.fill('20:00')
  await expect(card.getByText('This falls in your quiet hours')).toBeHidden()
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
  await expect(mails(card).getByLabel('At the hour')).toBeChecked()
  await api.put('/api/reminders', { ...settings, kinds: kindsWith(false) })
  await card.getByLabel('More than one a day').check()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(mails(card).getByLabel('At the hour')).not.toBeChecked()
  expect(await api.get('/api/reminders')).toMatchObject({ settings: { several: true, kinds: kindsWith(false) } })
})

test('whoever comes back to the page sees what a link ended meanwhile, and keeps what they began to change', async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  const { settings } = (await api.get('/api/reminders')) as { settings: { kinds: object } }
  const hourByMail = (mail: boolean) =>
    api.put('/api/reminders', { ...settings, kinds: { ...settings.kinds, hour: { push: false, mail } } })
  const comeBack = async () => {
    const read = page.waitForResponse('**/api/reminders')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await read
  }
  await hourByMail(true)
  const card = await openCard(page)
  const hour = mails(card).getByLabel('At the hour')
  await expect(hour).toBeChecked()
  await hourByMail(false)
  await comeBack()
  await expect(hour).not.toBeChecked()
  await expect(card.getByText('Not saved yet.')).toBeHidden()

  await card.getByLabel('More than one a day').check()
  await hourByMail(true)
  await comeBack()
  await expect(card.getByLabel('More than one a day')).toBeChecked()
  await expect(card.getByText('Not saved yet.')).toBeVisible()
  await card.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, ...SAVED)
  await expect(hour).toBeChecked()
  await expect(card.getByText('Not saved yet.')).toBeHidden()
})

test.describe('with a server that fails', () => {
  test.use({ expectedComplaints: /status of 500/ })

  test('reminders that cannot be had, or kept, say so and can be tried again', { tag: '@night' }, async ({ page }) => {
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
    const hour = mails(card).getByLabel('At the hour')
    await hour.check()
    fails = true
    await card.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Error', 'That could not be saved. Please try again.')
    await expect(hour).toBeChecked()
    await expect(card.getByText('Not saved yet.')).toBeVisible()
  })
})

test.describe('a device', () => {
  // What was on its way when its person logged out.
  test.use({ serviceWorkers: 'allow', expectedComplaints: /status of 401/ })

  test('is turned on, and left alone once its person has logged out', { tag: '@night' }, async ({ page }) => {
    const service = await pushService()
    const { subscription } = service.browser()
    const { api } = await newTrainee(page)
    // The maker of a browser gives it an address at its push service, over the internet; here it has one at ours.
    await page.addInitScript((given) => {
      const made = {
        ...{ endpoint: given.endpoint, toJSON: () => given },
        unsubscribe: async () => {
          localStorage.removeItem('subscribed')
          return true
        },
      } as unknown as PushSubscription
      // A browser without a window lets nobody show anything, whatever it was told.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? made : null)
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('subscribed', 'yes')
        return made
      }
    }, subscription)

    const card = await openCard(page)
    const devices = card.getByRole('group', { name: 'On your devices' })
    await devices.getByRole('button', { name: 'Turn on for this device' }).click()
    await expect(devices.getByRole('listitem')).toContainText('(this device)')
    await devices.getByLabel('At the hour').check()
    await card.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, ...SAVED)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await expectNothingCut(page)
    }
    expect(await api.get('/api/reminders')).toMatchObject({
      settings: { kinds: { hour: { push: true, mail: false } } },
    })

    expect(await api.get('/api/reminders/devices')).toMatchObject({ devices: [{}] })
    await page.getByRole('button', { name: 'Logout' }).first().click()
    // The address is given back; the server hears it with the next reminder.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull()
    await service.close()
  })
})
