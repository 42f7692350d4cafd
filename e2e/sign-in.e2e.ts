import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectToast, newTrainee, PASSWORD, signInAs, test } from './product.ts'

test.use({ expectedComplaints: /status of (4\d\d|500)/ })

/** A password that breaks one rule, and what is said of it. */
const REFUSED = [
  ['Sh0rt!', 'Password must be at least 8 characters'],
  ['lowercase1!', 'Password must contain at least one uppercase letter'],
  ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
  ['No-numbers!', 'Password must contain at least one number'],
  ['NoSpecial12', 'Password must contain at least one special character (!@#$%^&*)'],
] as const

const password = (page: Page) => page.getByLabel('Password', { exact: true })

test('sign-up and sign-in refuse an address and each kind of weak password before they send anything', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/auth')
  for (const [toggle, submit] of [
    [null, 'Sign In'],
    ['Sign up', 'Create Account'],
  ] as const) {
    if (toggle) await page.getByRole('button', { name: toggle }).click()
    const button = page.getByRole('button', { name: submit, exact: true })
    await expect(password(page)).toHaveAttribute('minlength', '8')
    await page.getByLabel('Email').fill('no-address')
    await password(page).fill(PASSWORD)
    await button.click()
    await expectToast(page, 'Validation Error', 'Invalid email address')
    await page.getByLabel('Email').fill('robin@people.example')
    for (const [weak, message] of REFUSED) {
      await password(page).fill(weak)
      await button.click()
      await expectToast(page, 'Validation Error', message)
    }
  }
  expect(sent).toEqual([])
})

test('a new password obeys the same rules', async ({ page }) => {
  await page.goto('/auth#type=recovery&token=invented')
  await expect(page.getByLabel('New Password')).toHaveAttribute('minlength', '8')
  for (const [weak, message] of REFUSED) {
    await page.getByLabel('New Password').fill(weak)
    await page.getByLabel('Confirm Password').fill(weak)
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expectToast(page, 'Validation Error', message)
  }
  await page.getByLabel('New Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expectToast(page, "Passwords don't match", 'Please make sure both passwords are the same.')
})

test('the modes of the screen lead to one another and back', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible()
  await expect(page.getByText('Free for 14 days, then $9.99 per month')).toBeVisible()
  await expect(page.getByText(/By creating an account, you agree to our/)).toBeVisible()
  for (const rule of ['At least 8 characters', 'One uppercase letter', 'One lowercase letter', 'One number'])
    await expect(page.getByRole('listitem').filter({ hasText: rule })).toContainText('not met yet')
  await password(page).fill(PASSWORD)
  await expect(page.getByRole('listitem').filter({ hasText: ', met' })).toHaveCount(5)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})

test('what else the server says of signing in is shown, and the unexpected is called so', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('robin@people.example')
  await password(page).fill(PASSWORD)
  const button = page.getByRole('button', { name: 'Sign In', exact: true })
  const detail = 'Too many attempts. Please try again in 5 minutes.'
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many-requests', detail } }),
  )
  await button.click()
  await expectToast(page, 'Error', detail)
  await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 500, body: '' }))
  await button.click()
  await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.')
})

test('a reset link that cannot be sent is said', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  // The form comes in a piece of its own.
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
  await page.getByLabel('Email').fill('robin@people.example')
  await page.route('**/api/auth/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectToast(page, 'Error', 'Failed to send reset email. Please try again.')
})

test('a protected screen shows a spinner while the session is checked, and keeps the session over a reload', async ({
  page,
}) => {
  await newTrainee(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/session', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  answer()
  await expect(page.getByRole('tab', { name: "Today's Plan" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: "Today's Plan" })).toBeVisible()
})

test('sign-in greets and goes to the dashboard or to onboarding', async ({ page }) => {
  await signInAs(page, 'subscribed')
  await expectToast(page, 'Welcome back! 👋', 'Successfully logged in')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await signInAs(page, 'new')
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('onboarding has its words, its choices and its defaults', async ({ page }) => {
  const email = `${randomUUID()}@people.example`
  const signedUp = await page.request.post('/api/auth/sign-up', { data: { email, password: PASSWORD } })
  const { token } = (await signedUp.json()) as { token: string }
  await page.goto('/auth')
  await page.evaluate((kept) => localStorage.setItem('fulcrum.session', kept), token)
  await page.goto('/onboarding')
  const forward = page.getByRole('button', { name: 'Continue' })
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await expect(forward).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  for (const level of ['Just starting out', 'Regular exercise', 'Very active'])
    await expect(page.getByRole('radio', { name: level })).toBeAttached()
  await page.getByLabel('Name').fill('x'.repeat(120))
  await expect(page.getByLabel('Name')).toHaveValue('x'.repeat(100))
  await expect(forward).toBeDisabled()
  await page.getByText('Very active').click()
  await forward.click()

  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  for (const goal of ['Weight Loss', 'Build Muscle', 'Improve Endurance', 'General Fitness', 'Stress Relief'])
    await expect(page.getByRole('radio', { name: goal })).toBeAttached()
  for (const stress of ['Feeling good', 'Some pressure', 'Very stressed'])
    await expect(page.getByRole('radio', { name: stress })).toBeAttached()
  await page.getByText('Stress Relief').click()
  await expect(forward).toBeDisabled()
  await page.getByText('Very stressed').click()
  await forward.click()

  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await expect(page.getByText('0/1000')).toBeVisible()
  await expect(page.getByText('0/500')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Training days per week' }).getByRole('radio')).toHaveCount(5)
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked()
  await page.getByLabel(/races/i).fill('y'.repeat(600))
  await expect(page.getByText('500/500')).toBeVisible()
  await page.getByLabel(/races/i).fill('')
  await expect(page.getByLabel('Goal target date (optional)')).toHaveAttribute('type', 'date')

  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expectToast(page, 'Error', 'Failed to save your information. Please try again.')
  await page.unroute('**/api/profile')
  const saving = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/profile'))
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  expect((await saving).postDataJSON()).toMatchObject({
    name: 'x'.repeat(100),
    fitness_level: 'advanced',
    primary_goal: 'stress',
    stress_level: 'high',
    training_days_per_week: 5,
    daily_commitments: null,
    upcoming_races: null,
    goal_date: null,
  })
  await expectToast(page, 'Profile updated! ✅', 'Regenerating your schedule based on the new info...')
  // The message is read before the plan takes the screen.
  await expect(page).toHaveURL(/\/onboarding$/)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('who is no longer signed in is told so at the end of onboarding and sent to sign-in', async ({ page }) => {
  await newTrainee(page)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.route('**/api/profile', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', detail: 'Please sign in.' } }),
  )
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expectToast(page, 'Authentication Error', 'Please log in again.')
  await expect(page).toHaveURL(/\/auth$/)
})
