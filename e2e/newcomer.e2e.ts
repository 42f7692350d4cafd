import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, linkIn, mailTo, test } from './product.ts'

const PASSWORD = 'Correct-horse7!'

// As it is for people, the worker and all.
test.use({ serviceWorkers: 'allow', expectedComplaints: /status of 4(00|01|22)/ })

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('a newcomer signs up, answers three steps and sees a plan, and finds it again after signing out', async ({
  page,
}) => {
  const email = `${randomUUID()}@people.example`

  await test.step('the landing page leads to sign-up', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Life. Your Workout. Perfectly Balanced.')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Start Your Journey' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/auth')
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /sign up/i }).click()
    await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible()
  })

  await test.step('a weak password is told apart by the checklist and a toast', async () => {
    await page.getByLabel('Email').fill(` ${email.toUpperCase()} `)
    await page.getByLabel('Password', { exact: true }).fill('lowercase1!')
    await page
      .getByRole('button', { name: /start|create|sign up/i })
      .last()
      .click()
    await expect(page.getByText('Validation Error')).toBeVisible()
    await expect(page.getByText('Password must contain at least one uppercase letter').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('sign-up goes on to onboarding', async () => {
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page
      .getByRole('button', { name: /start|create|sign up/i })
      .last()
      .click()
    await expect(page.getByText('Account Created! 🎉')).toBeVisible()
    await expect(page.getByText('Complete your profile to start your free trial.')).toBeVisible()
    await expect(page).toHaveURL(/\/onboarding$/)
  })

  await test.step('three steps of onboarding', async () => {
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    await expect(page.getByRole('heading', { name: "Let's Get to Know You" })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByLabel(/name/i).fill('Robin Example')
    await page.getByText('Regular exercise').click()
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { name: 'Your Fitness Goals' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await page.getByText('Improve Endurance').click()
    await page.getByText('Some pressure').click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel(/name/i)).toHaveValue('Robin Example')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { name: 'Your Daily Life' })).toBeVisible()
    const commitments = page.getByLabel(/commitments/i)
    await commitments.fill('x'.repeat(1200))
    await expect(page.getByText('1000/1000')).toBeVisible()
    await commitments.fill("Work 9-5 Mon-Fri, kids' bedtime 7:30pm")
    await page.getByLabel(/races/i).fill('10k in 12 weeks')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Create My Schedule' }).click()
    await expect(page.getByText('Profile updated! ✅')).toBeVisible()
  })

  await test.step('the plan is on screen', async () => {
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('tab', { name: "Today's Plan" })).toBeVisible()
    await page.getByRole('button', { name: /^Whole day/ }).click()
    await expect(page.getByRole('list').getByText('Dinner').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
    await expect(page.getByRole('button', { name: 'Week 1', exact: true })).toBeVisible()
    await expect(page.getByText('AI Insights')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('Update Info finds everything filled in', async () => {
    await page
      .getByRole('link', { name: 'Update Info' })
      .or(page.getByRole('button', { name: 'Update Info' }))
      .first()
      .click()
    await expect(page.getByLabel(/name/i)).toHaveValue('Robin Example')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel(/commitments/i)).toHaveValue("Work 9-5 Mon-Fri, kids' bedtime 7:30pm")
    await expect(page.getByLabel(/races/i)).toHaveValue('10k in 12 weeks')
  })

  await test.step('the mailed link confirms the address', async () => {
    await page.goto(linkIn(await mailTo(email, /Subject: Welcome/)))
    await expect(page.getByText(/confirmed/i).first()).toBeVisible()
  })

  await test.step('sign-out, and the dashboard is closed', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth$/)
  })

  await test.step('sign-in goes to the dashboard', async () => {
    await signIn(page, email, 'Wrong-horse7!')
    await expect(page.getByText('Login Failed')).toBeVisible()
    await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible()
    await signIn(page, email, PASSWORD)
    await expect(page.getByText('Welcome back! 👋')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test('a forgotten password is set anew by a mailed link, once', async ({ page, request }) => {
  const email = `${randomUUID()}@people.example`
  await request.post('/api/auth/sign-up', { data: { email, password: PASSWORD } })
  await page.goto('/auth')
  await page
    .getByRole('button', { name: 'Forgot password?' })
    .or(page.getByRole('link', { name: 'Forgot password?' }))
    .click()
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText("We've sent you a password reset link.")).toBeVisible()
  const link = linkIn(await mailTo(email, /Subject: Reset/))

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: false }).first().fill('Battery-staple8!')
  await page.getByLabel(/confirm/i).fill('Battery-staple9!')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel(/confirm/i).fill('Battery-staple8!')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Your password has been successfully updated. You can now sign in.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.goto('/')
  await page.goto(link)
  await page.getByLabel('New password', { exact: false }).first().fill('Another-horse9!')
  await page.getByLabel(/confirm/i).fill('Another-horse9!')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Failed to update password. Please try again.')).toBeVisible()
  await expect(page.getByText('This link is no longer valid. Please request a new one.')).toBeVisible()

  await page.goto('/auth')
  await signIn(page, email, 'Battery-staple8!')
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('an e-mail that has an account is told so', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: /sign up/i }).click()
  // The form of the other mode takes the place of this one a moment later.
  await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible()
  await page.getByLabel('Email').fill('subscribed@demo.fulcrum.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page
    .getByRole('button', { name: /start|create|sign up/i })
    .last()
    .click()
  await expect(page.getByText('Account Exists')).toBeVisible()
  await expect(page.getByText('This email is already registered. Please login instead.')).toBeVisible()
})
