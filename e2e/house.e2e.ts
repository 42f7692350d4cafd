import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, signInAs, test } from './product.ts'

test.describe('public pages', () => {
  for (const path of ['/', '/how-it-works', '/pricing', '/privacy', '/terms'])
    test(`${path} stands without a script, says what it is and is accessible`, async ({ page }) => {
      const scripts: Promise<Buffer>[] = []
      page.on('response', (got) => got.request().resourceType() === 'script' && scripts.push(got.body()))
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy()
      expect(await page.content()).not.toMatch(/%[A-Z_]+%/)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // The landing page's demo waits for the first touch, pricing for someone signed in, with less than a kilobyte.
      const bytes = Buffer.concat(await Promise.all(scripts)).length
      expect(bytes).toBeLessThan(path === '/' || path === '/pricing' ? 1000 : 1)
    })

  test.describe('unknown paths', () => {
    test.use({ expectedComplaints: /status of 404/ })
    test('have the status and the page of a 404', async ({ page }) => {
      const response = await page.goto('/no/such/page')
      expect(response?.status()).toBe(404)
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  })
})

test('protected routes lead to sign-in and leave no trace in the history', async ({ page }) => {
  await page.goto('/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('tabs', () => {
  // A call of the other tab may be on its way when the session ends.
  test.use({ expectedComplaints: /status of 401/ })
  test('whoever comes back after their session ended is told so', async ({ page }) => {
    await page.goto('/auth')
    await page.evaluate(() => localStorage.setItem('fulcrum.session', 'one-of-last-week'))
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByText('You have been signed out')).toBeVisible()
  })

  test('two tabs agree on who is signed in', async ({ page, context }) => {
    await signInAs(page, 'subscribed')
    await expect(page).toHaveURL(/\/dashboard$/)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('tab', { name: "Today's Plan" })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(other).toHaveURL(/\/auth$/)
  })
})

test('a new persona goes on to onboarding', async ({ page }) => {
  await signInAs(page, 'new')
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('a trial that ends soon says so', async ({ page }) => {
  await signInAs(page, 'trial-day-12')
  await expect(page.getByText('Trial Ending Soon')).toBeVisible()
  await expectAccessible(page)
})

test.describe('a trial that is over', () => {
  test.use({ expectedComplaints: /status of 402/ })
  test('leaves only subscribing and logging out', async ({ page }) => {
    await signInAs(page, 'trial-over')
    await expect(page.getByText('Your 14-day free trial has ended')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Subscribe - $9.99/month' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/auth$/)
  })
})

test.describe('a schedule that cannot be made', () => {
  test.use({ expectedComplaints: /status of 500/ })
  test('is an error card with a way to try again', async ({ page }) => {
    await page.route('**/api/schedule', (route) => route.fulfill({ status: 500, body: '' }))
    await signInAs(page, 'subscribed')
    await expect(page.getByText('Error Loading Schedule')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/schedule')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('tab', { name: "Today's Plan" })).toBeVisible()
  })
})
