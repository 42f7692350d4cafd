import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newTrainee, test } from './product.ts'

// A second checkout, and plans that are refused until someone has paid.
test.use({ expectedComplaints: /status of 4(02|09)/ })

const STATUS = '**/api/check-subscription'

/** Lets the server's answer pass with some of it changed. */
async function changeStatus(page: Page, part: object) {
  await page.route(STATUS, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...part } })
  })
}

async function openDashboard(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
}

/** Presses a button that opens another tab. */
async function tabOf(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name, exact: true }).click()
  return await opened
}

async function pay(checkout: Page) {
  await expect(checkout.getByText('Test mode: no money moves.')).toBeVisible()
  await checkout.getByLabel('Card number').fill('4242 4242 4242 4242')
  await checkout.getByLabel('Expiry').fill('12/60')
  await checkout.getByLabel('CVC').fill('123')
  await checkout.getByRole('button', { name: /Start subscription|Pay/ }).click()
}

test('whoever comes back from checkout and portal is told at once how things stand', { tag: '@night' }, async ({
  page,
}) => {
  await newTrainee(page)
  await openDashboard(page)
  await expect(page.getByText('Test mode: no money moves.')).toBeVisible()

  await test.step('leaving checkout changes nothing', async () => {
    const tab = await tabOf(page, 'Subscribe')
    await tab.getByRole('link', { name: 'Cancel and go back' }).click()
    await expect(tab.getByText('Checkout cancelled')).toBeVisible()
    await expect(tab).toHaveURL(/\/dashboard$/)
    await expect(tab.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible()
    await tab.close()
  })

  const tab = await tabOf(page, 'Subscribe')
  await test.step('paying opens the subscription, here and in the tab that waited', async () => {
    await pay(tab)
    await expect(tab.getByText('You are subscribed! 🎉')).toBeVisible({ timeout: 20_000 })
    await expect(tab).toHaveURL(/\/dashboard$/)
    await expect(tab.getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
    await expectAccessible(tab)
    // What a browser says to a tab that is looked at again.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
  })

  await test.step('a cancelled subscription says when it ends', async () => {
    const portal = await tabOf(page, 'Manage Subscription')
    await portal.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(portal.getByText('Cancelled: ends on')).toBeVisible()
    await portal.getByRole('link', { name: 'Back to Fulcrum' }).click()
    await expect(portal.getByText('Your subscription is shown as it is now.')).toBeVisible()
    await expect(portal).toHaveURL(/\/dashboard$/)
    await expect(portal.getByText('Subscription Cancelled')).toBeVisible({ timeout: 20_000 })
    await expectAccessible(portal)
    await portal.goto('/account')
    await expect(portal.getByText(/Your subscription is cancelled and ends on/)).toBeVisible()
    await expect(portal.getByText('This installation is in test mode: no money moves.')).toBeVisible()
    await portal.close()
  })

  await test.step('nobody pays twice from a tab that has not heard of it', async () => {
    await changeStatus(page, { state: 'trial', subscribed: false })
    await page.reload()
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
    await expect(page.getByText('You are already subscribed')).toBeVisible()
  })
})

test('a browser that blocks new tabs gets a link, and the page stays', { tag: '@night' }, async ({ page }) => {
  await newTrainee(page)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openDashboard(page)
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  const link = page.getByRole('link', { name: 'Open checkout' })
  await expect(link).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await link.click()
  await expect((await opened).getByRole('heading', { name: 'Subscribe to Fulcrum Pro' })).toBeVisible()
  await expect(link).toBeHidden()
})

test('a failed payment is said above the plan, with its day and the way to the card', async ({ page }) => {
  await newTrainee(page)
  await changeStatus(page, { state: 'subscribed', status: 'past_due', grace_until: '2027-01-09T12:00:00.000Z' })
  await openDashboard(page)
  const banner = page.getByRole('alert').filter({ hasText: 'Payment Failed' })
  await expect(banner).toContainText('9 January 2027')
  await expectAccessible(page)
  const portal = await tabOf(page, 'Check your card')
  await expect(portal.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
})

test('whoever had a subscription hears of its end, too, and of no fourteen days without a session', async ({
  page,
}) => {
  await newTrainee(page)
  await changeStatus(page, {
    state: 'ended',
    subscribed: false,
    trial_active: false,
    status: 'canceled',
    has_portal: true,
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Trial Ended' })).toBeVisible()
  await expect(page.getByText('Your subscription has ended as well.')).toBeVisible()
  await expect(page.getByText('No session was logged.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe - $9.99/month' })).toBeVisible()
  await expect(page.getByText(/fourteen days went by/i)).toHaveCount(0)
  await expectAccessible(page)
})

test('a trial that begins with a card says so before the plan', async ({ page }) => {
  await newTrainee(page)
  const part = { state: 'none', trial_active: false, trial_end: null, trial_card: 'required', trial_available: true }
  await changeStatus(page, part)
  await page.route('**/api/schedule', (route) =>
    route.fulfill({ status: 402, json: { code: 'checkout-required', status: 402, title: '', detail: '' } }),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible()
  await expect(page.getByText('Test mode: no money moves.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(STATUS)
  await page.unroute('**/api/schedule')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
})
