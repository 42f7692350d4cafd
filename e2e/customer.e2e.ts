import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { type OwnProduct, ownProduct } from './own-product.ts'
import {
  test as base,
  confirmAddress,
  expectNoSidewaysScroll,
  expectNothingCut,
  expectToast,
  mailTo,
  PASSWORD,
} from './product.ts'

const DAY_MS = 86_400_000
const GOOD_CARD = '4242 4242 4242 4242'
const DECLINED_CARD = '4000 0000 0000 0002'
const FAILING_CARD = '4000 0000 0000 0341'

/** A server of this test alone: its clock is moved, which would age everyone else's data. */
const test = base.extend<{ own: OwnProduct }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures a fixture needs from its pattern.
  own: async ({}, use) => {
    const own = await ownProduct()
    await use(own)
    await own.stop()
  },
  baseURL: ({ own }, use) => use(own.address),
})

// The plan of someone without access, a card that is refused, and a plan that waits for a confirmed address.
test.use({ expectedComplaints: /status of (401|402|403)/ })

async function signUp(page: Page, email: string) {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign up' }).click()
  // On a busy machine the form before it stands a moment longer, and takes what is typed along.
  await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Name').fill('Robin Example')
  await page.getByText('Regular exercise').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Improve Endurance').click()
  await page.getByText('Feeling good').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
}

/** Types a card into a form of the sandbox and sends it. */
async function giveCard(page: Page, number: string, button: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry (MM/YY)').fill('12/60')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: button }).click()
}

/** The clock of the installation, moved by the portal's own form; the browser's clock goes along. */
async function testClock(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('fulcrum.session'))
  const post = async (path: string) => {
    const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data: {} })
    return ((await answer.json()) as { url: string }).url
  }
  // A checkout that nobody pays makes the customer whom a portal belongs to.
  await post('/api/create-checkout')
  const portal = await post('/api/customer-portal')
  let ahead = 0
  return async (days: number) => {
    const moved = await page.request.post(`${portal}/advance`, { form: { days: `${days}` } })
    expect(moved.status()).toBe(200)
    ahead += days * DAY_MS
    await page.clock.setSystemTime(Date.now() + ahead)
    await page.reload()
  }
}

test('a customer tries, is warned, is refused a card, pays, cancels, comes back, fails to pay and makes it good', async ({
  page,
  own,
}) => {
  const email = `${randomUUID()}@people.example`
  const mail = (subject: RegExp) => mailTo(email, subject, own.dataDir)
  const plan = page.getByRole('heading', { name: "Today's schedule" })
  await page.clock.install()
  await signUp(page, email)
  await mail(/Subject: Welcome/)
  const pass = await testClock(page)

  await test.step('a session is done', async () => {
    const date = await page.evaluate(() =>
      new Date().toLocaleDateString('sv', { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    )
    const token = await page.evaluate(() => localStorage.getItem('fulcrum.session'))
    const headers = { authorization: `Bearer ${token}` }
    const done = await page.request.put(`/api/completions/${date}`, { headers, data: { minutes: 25 } })
    expect(done.status()).toBe(200)
  })

  await test.step('from the fourth day new plans wait for a confirmed address', async () => {
    const asked = page.getByText('Please confirm your email')
    await expect(asked).toHaveCount(0)
    await pass(4)
    await expect(asked).toBeVisible()
    await expect(plan).toBeVisible()
    await expectAccessible(page)

    await page.goto('/onboarding')
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Upcoming races or events (optional)').fill('10k race in six weeks')
    await page.getByRole('button', { name: 'Create My Schedule' }).click()
    await expectToast(page, 'Please confirm your email', 'New plans wait until your email is confirmed')
    await page.goto('/dashboard')

    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expectToast(page, 'Check your email', 'We have sent you the link again.')
    await confirmAddress(page, email, own.address, own.dataDir)
    await page.reload()
    await expect(plan).toBeVisible()
    await expect(asked).toHaveCount(0)
  })

  await test.step('two days before the end the screen and a mail say so', async () => {
    await expect(page.getByText('Trial Ending Soon')).toHaveCount(0)
    await pass(8)
    await expect(page.getByText('Trial Ending Soon')).toBeVisible()
    await expect(plan).toBeVisible()
    expect(await mail(/Subject: Your Fulcrum trial ends on /)).toContain('Nothing is charged')
  })

  await test.step('after fourteen days the plan is closed', async () => {
    await pass(3)
    await expect(page.getByText('Your 14-day free trial has ended')).toBeVisible()
    await expect(plan).toHaveCount(0)
    await mail(/Subject: Your Fulcrum trial has ended/)
  })

  await test.step('what was done is told, and the plan goes along on paper and into a calendar', async () => {
    await expect(page.getByRole('heading', { name: 'Your fourteen days' })).toBeVisible()
    await expect(page.getByText('1 day of training, 25 min in all.')).toBeVisible()
    await expectAccessible(page)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScroll(page)
      await expectNothingCut(page)
    }
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save for my calendar' }).click()
    expect((await saved).suggestedFilename()).toBe('fulcrum-plan.ics')
    const weeks = Number(
      /The (\d+) weeks to come/.exec((await page.getByText(/weeks to come/).textContent()) ?? '')?.[1],
    )
    expect(weeks).toBeGreaterThan(1)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await page.getByRole('button', { name: 'Print or save as PDF' }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    await expect(page.locator('.paper-sheet')).toHaveCount(weeks)
    // A page a week, none of them cut.
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(weeks)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.locator('.paper-sheet')).toHaveCount(0)
  })

  await test.step('a declined card changes nothing; a good one opens the plan again', async () => {
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Subscribe - $9.99/month' }).click()
    const checkout = await opening
    await expect(checkout.getByText('Test mode: no money moves.')).toBeVisible()
    await giveCard(checkout, DECLINED_CARD, 'Pay $9.99')
    await expect(checkout.getByRole('alert')).toHaveText('Your card was declined.')
    await page.reload()
    await expect(page.getByText('Your 14-day free trial has ended')).toBeVisible()

    await giveCard(checkout, GOOD_CARD, 'Pay $9.99')
    await expect(checkout).toHaveURL(/\/dashboard(\?checkout=success)?$/)
    await expect(checkout.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
    await checkout.close()
    await page.reload()
    await expect(plan).toBeVisible()
    await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
    await mail(/Subject: Your Fulcrum receipt: \$9\.99/)
  })
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  const portal = await opening

  await test.step('cancelled at the end of the month, and resumed', async () => {
    await portal.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(portal.getByText(/^Cancelled: ends on .*, and nothing more is charged\.$/)).toBeVisible()
    await mail(/Subject: Your Fulcrum subscription is cancelled/)
    await page.goto('/account')
    await expect(page.getByText(/Your subscription is cancelled and ends on/)).toBeVisible()
    await portal.getByRole('button', { name: 'Resume subscription' }).click()
    await expect(portal.getByText(/^Active\. Renews on .* for \$9\.99\.$/)).toBeVisible()
  })

  await test.step('a month that cannot be paid leaves the plan open for a while, and a mail says what to do', async () => {
    await giveCard(portal, FAILING_CARD, 'Use this card')
    await pass(32)
    await expect(page.getByText(/A payment failed\. Please check your card before/)).toBeVisible()
    await mail(/Subject: Your Fulcrum payment did not go through/)
    await page.goto('/dashboard')
    await expect(plan).toBeVisible()
  })

  await test.step('another card puts it right', async () => {
    await portal.reload()
    await expect(portal.getByText('The last payment failed.', { exact: false })).toBeVisible()
    await giveCard(portal, GOOD_CARD, 'Use this card')
    await expect(portal.getByText(/^Active\. Renews on/)).toBeVisible()
    await page.goto('/account')
    await expect(page.getByText('You are subscribed.')).toBeVisible()
    await expect(page.getByText(/The next \$9\.99 is due on/)).toBeVisible()
  })
})
