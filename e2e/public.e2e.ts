import { expect, type Page } from '@playwright/test'
import { expectToast, newTrainee, signInAs, test } from './product.ts'

/** Texts stand on the page in this order. */
async function expectInOrder(page: Page, texts: readonly string[]) {
  const body = ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ')
  let from = 0
  for (const text of texts) {
    const at = body.indexOf(text, from)
    expect(at, `"${text}" after ${from} characters`).toBeGreaterThanOrEqual(0)
    from = at + text.length
  }
}

/** The first link of a name leads there. */
async function expectLink(page: Page, within: string, name: string, href: string | RegExp) {
  await expect(page.locator(within).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href)
}

test('the landing page says all it has to say, in its order', async ({ page }) => {
  await page.goto('/')
  await expectInOrder(page, [
    'Features',
    'How It Works',
    'Pricing',
    'Sign In',
    'Get Started',
    'Intelligent Fitness Planning',
    'Your Life. Your Workout. Perfectly Balanced.',
    'Start Your Journey',
    'See How It Works',
    'AI-Powered',
    'Adaptive Plans',
    '14-Day Trial',
    'No credit card',
    'Smart Schedule Integration',
    'real-life commitments',
    'Adaptive Training Load',
    'stress, your previous workouts and your recovery',
    'Personalized Goal Tracking',
    'Weight loss, strength or endurance: periodised build-ups and tapers',
    'How It Works',
    'Tell us about your life',
    'Get a personalised plan',
    'Follow the daily schedule',
    'Track progress and adapt',
    'Ready to Stop Procrastinating?',
    'Get Started Free',
    'No credit card required • 14-day free trial • Cancel anytime',
    'Product',
    'Legal',
    'Privacy Policy',
    'Terms & Conditions',
    'Support',
    'Contact Us',
    `© ${new Date().getUTCFullYear()}`,
  ])
  await expectLink(page, 'main', 'Start Your Journey', '/auth#sign-up')
  await expectLink(page, 'main', 'See How It Works', '/how-it-works')
  await expectLink(page, 'main', 'Get Started Free', '/auth#sign-up')
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(3)
})

test('bar and footer of each public page lead where they say', async ({ page, isMobile, viewport }) => {
  for (const path of ['/', '/how-it-works', '/pricing', '/privacy', '/terms']) {
    await page.goto(path)
    await expectLink(page, 'header', 'Fulcrum home page', '/')
    const narrow = isMobile || (viewport?.width ?? 0) < 768
    if (narrow) await page.getByRole('button', { name: 'Menu' }).click()
    const bar = narrow ? '#site-menu' : 'header'
    await expectLink(page, bar, 'Features', '/#features')
    await expectLink(page, bar, 'How It Works', '/how-it-works')
    await expectLink(page, bar, 'Pricing', '/pricing')
    await expectLink(page, bar, 'Sign In', '/auth')
    await expectLink(page, bar, 'Get Started', '/auth#sign-up')
    await expectLink(page, 'footer', 'How It Works', '/how-it-works')
    await expectLink(page, 'footer', 'Pricing', '/pricing')
    await expectLink(page, 'footer', 'Privacy Policy', '/privacy')
    await expectLink(page, 'footer', 'Terms & Conditions', '/terms')
    await expectLink(page, 'footer', 'Contact Us', /^mailto:\S+@\S+$/)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(
      await page
        .locator('header')
        .first()
        .evaluate((bar) => bar.getBoundingClientRect().top),
    ).toBe(0)
  }
})

test('how it works leads on to sign-up', async ({ page }) => {
  await page.goto('/how-it-works')
  await page.locator('main').getByRole('link', { name: 'Start Your Journey' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible()
})

test('pricing names the plan, its price, eight features and four answers, and leads visitors to sign-up', async ({
  page,
}) => {
  await page.goto('/pricing')
  await expectInOrder(page, [
    'Pro',
    '14-day free trial',
    '$9.99',
    'per month',
    'AI-powered personalised training plans',
    'Daily schedule optimisation',
    'Adaptive workouts',
    'Progress tracking and analytics',
    'Stress and recovery monitoring',
    'Unlimited schedule adjustments',
    'Mobile and desktop access',
    'Priority support',
    'Start Your Free Trial',
    'What happens after the trial?',
    'Is payment info needed for the trial?',
    'How do I cancel?',
    'Which payment methods can I use?',
  ])
  await page.getByRole('link', { name: 'Start Your Free Trial' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible()
})

test.describe('pricing for whoever is signed in', () => {
  test.use({ expectedComplaints: /status of (402|500)/ })

  test('sends those on who have not finished onboarding', async ({ page }) => {
    await signInAs(page, 'new')
    await expect(page).toHaveURL(/\/onboarding$/)
    await page.goto('/pricing')
    await expect(page.locator('[data-start-trial]')).toHaveAttribute('href', '/onboarding')
  })

  test('sends those with a trial or a subscription to their dashboard', async ({ page }) => {
    await newTrainee(page)
    await page.goto('/pricing')
    await expect(page).toHaveURL(/\/dashboard$/)
    // Until the screen is here its loader may write the session down again.
    await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await signInAs(page, 'subscribed')
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/pricing')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('opens checkout in a new tab for those whose trial is over, and says when it cannot', async ({ page }) => {
    await signInAs(page, 'trial-over')
    await expect(page.getByText('Your 14-day free trial has ended')).toBeVisible()
    await page.route('**/api/create-checkout', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/pricing')
    // Said once the button knows who presses it.
    await expect(page.locator('[data-start-trial-note]')).toContainText('Test mode: no money moves.')
    await page.getByRole('link', { name: 'Start Your Free Trial' }).click()
    await expect(page.getByText('Failed to start checkout process')).toBeVisible()
    await page.unroute('**/api/create-checkout')
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Start Your Free Trial' }).click()
    await expect((await opening).getByText('Test mode: no money moves.')).toBeVisible()
  })
})

test('the privacy policy gives its terms and every right', async ({ page }) => {
  await page.goto('/privacy')
  const text = (await page.locator('main').textContent()) ?? ''
  for (const fact of ['(access)', '(erasure)', '(portability)', 'within 30 days', '90 days', '7 years', 'Stripe'])
    expect(text).toContain(fact)
  for (const fact of ['AI', 'No language model is used unless']) expect(text).toContain(fact)
})

test('the terms give price, trial, notice, age, liability and both disclaimers', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Medical disclaimer' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'AI-generated content' })).toBeVisible()
  const text = (await page.locator('main').textContent()) ?? ''
  for (const fact of [
    'operated by (operator not named yet)',
    'at least 18 years old',
    '14 days',
    'No credit card is needed during the trial',
    '$9.99 per month',
    "at least 30 days' notice",
    "prior 12 months' payments",
    '90 days',
    '7 years',
    'answered within 30 days',
    'cancel anytime',
  ])
    expect(text).toContain(fact)
})

test.describe('a failure that no screen expects', () => {
  test.use({ expectedComplaints: /status of 500|No profile today/ })
  test("is the router's own screen, with the message and a way home", async ({ page }) => {
    await newTrainee(page)
    await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: { detail: 'No profile today' } }))
    await page.goto('/onboarding')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('alert').filter({ hasText: 'No profile today' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('is written to the console', async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await signInAs(page, 'subscribed')
    await page.route('**/api/generate-schedule', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
    await expectToast(page, 'Error', 'Failed to generate schedule. Please try again.')
    expect(complaints.join()).toContain('500')
  })
})
