import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { type OwnProduct, ownProduct } from './own-product.ts'
import { ADDRESS, test as base, expectNoSidewaysScroll, expectToast, newTrainee, PASSWORD, RETRIES } from './product.ts'

const test = base.extend<{ own: OwnProduct }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures a fixture needs from its pattern.
  own: async ({}, use) => {
    const own = await ownProduct()
    await use(own)
    await own.stop()
  },
})

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch|status of (401|402)/,
})

const NOTE = 'Knee hurt badly on the stairs'

async function openPlan(page: Page, address = ADDRESS) {
  await page.goto(`${address}/dashboard`)
  // A server of one's own has made no plan before: beside three other journeys it loads the engine for a while.
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible({ timeout: 90_000 })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

async function checkIn(page: Page, text: string) {
  await page.getByLabel('How did today go? How are you feeling?').fill(text)
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** What waited has arrived: the card that lists it may stand a moment later than the plan, so its absence proves nothing. */
async function expectSaved(page: Page, token: string | null, address = ADDRESS) {
  const headers = { authorization: `Bearer ${token}` }
  await expect
    .poll(async () => (await page.request.get(`${address}/api/check-ins`, { headers, ...RETRIES })).text(), {
      timeout: 20_000,
    })
    .toContain(NOTE)
}

const waiting = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Not sent yet' }) })

test('what was entered without a network outlives the end of its session, and nobody else sees it', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await newTrainee(page)
  await openPlan(page)
  await context.setOffline(true)
  await checkIn(page, NOTE)
  await expectToast(page, 'Kept on this device')
  await expect(waiting(page)).toContainText(NOTE)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Meanwhile a new password, set elsewhere, ends every other session.
  const elsewhere = await browser.newContext({ baseURL: ADDRESS })
  const other = await elsewhere.newPage()
  await other.goto('/auth')
  await signIn(other, email)
  await expect(other).toHaveURL(/\/dashboard$/)
  const token = await other.evaluate(() => localStorage.getItem('fulcrum.session'))
  const ended = await other.request.delete('/api/account/sessions', { headers: { authorization: `Bearer ${token}` } })
  expect(ended.ok()).toBe(true)

  await context.setOffline(false)
  await expect(page).toHaveURL(/\/auth$/)
  await page.reload()
  await expectToast(page, 'Not sent yet', 'One entry waits on this device.')
  await expect(page.getByText(NOTE)).toHaveCount(0)

  const stranger = await newTrainee(page)
  await openPlan(page)
  await expect(waiting(page)).toHaveCount(0)
  expect(await stranger.api.get('/api/check-ins')).toEqual({ days: [] })
  await page.getByRole('button', { name: 'Logout' }).click()

  await signIn(page, email)
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await expectSaved(other, token)
  await expect(waiting(page)).toHaveCount(0)
  await elsewhere.close()
})

test('who logs out with something unsent is asked what becomes of it', async ({ page, context }) => {
  await newTrainee(page)
  await openPlan(page)
  await context.setOffline(true)
  await checkIn(page, NOTE)
  await expect(waiting(page)).toContainText(NOTE)
  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Not everything is sent yet' })
  await expect(dialog).toContainText('One entry could not be sent.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Log out and throw away' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('what was entered before the trial ended stays, says why, can be copied, and is sent to whoever subscribes', async ({
  page,
  context,
  own,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { token } = await newTrainee(page, {}, own.address)
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string) =>
    ((await (await page.request.post(own.address + path, { headers, data: {}, ...RETRIES })).json()) as { url: string })
      .url
  await openPlan(page, own.address)
  // A checkout that nobody pays makes the customer whom a portal belongs to.
  await post('/api/create-checkout')
  const portal = await post('/api/customer-portal')

  await context.setOffline(true)
  await checkIn(page, NOTE)
  await expect(waiting(page)).toContainText('Sent as soon as you are connected.')
  expect((await page.request.post(`${portal}/advance`, { form: { days: '15' }, ...RETRIES })).status()).toBe(200)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('Your 14-day free trial has ended', { exact: true })).toBeVisible()
  await expect(waiting(page)).toContainText('Not saved, because your access has ended.')
  await waiting(page).getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(NOTE)

  const paying = await context.newPage()
  await paying.goto(await post('/api/create-checkout'))
  await paying.getByLabel('Card number').fill('4242 4242 4242 4242')
  await paying.getByLabel('Expiry').fill('12/60')
  await paying.getByLabel('CVC').fill('123')
  await paying.getByRole('button', { name: /Start subscription|Pay/ }).click()
  await expect(paying).toHaveURL(/\/dashboard/)
  await expect(paying.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  // Before the card is asked for: it comes after the plan, so that none on the screen does not say yet that all was sent.
  await expectSaved(page, token, own.address)
  await expect(waiting(paying)).toHaveCount(0)
})
