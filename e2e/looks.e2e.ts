import { expect, type Page } from '@playwright/test'
import { MOVES } from '../scripts/drawn-figure.ts'
import { GROUNDS, sheetOfFigures } from '../scripts/sheet-of-figures.ts'
import { answer, COACH, ENDED, IN_TRIAL, PLANS } from './looks/answers.ts'
import { test } from './looks/look.ts'
import { TODAY } from './looks/moment.ts'

// What the screens look like, against pictures that are kept in looks/. `npm run looks` renews those; look at them.

/** [px] What a forearm takes up on a sheet: that much of one figure out of hundreds is seen. */
const A_SMALL_LIMB = 20

const dialog = (page: Page) => page.getByRole('dialog')
const action = (page: Page, name: RegExp) => page.getByRole('tabpanel').getByRole('button', { name }).first()

/** Opens a screen of someone signed in; the server's answers are those of looks/answers.ts. */
async function open(page: Page, path: string, changed: Readonly<Record<string, unknown>> = {}) {
  await page.unrouteAll()
  await answer(page, changed)
  await page.addInitScript(() => localStorage.setItem('fulcrum.session', 'a-session-of-the-pictures'))
  await page.goto(path)
}

async function openPlan(page: Page, changed: Readonly<Record<string, unknown>> = {}) {
  await open(page, '/dashboard', changed)
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function scrollTo(page: Page, heading: string) {
  await page.getByRole('heading', { name: heading }).evaluate((one) => one.scrollIntoView({ block: 'start' }))
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 0))
}

test('the public pages look as they did', async ({ page, look }) => {
  const paths = { landing: '/', how: '/how-it-works', pricing: '/pricing', privacy: '/privacy', missing: '/no/page' }
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(path)
    await look(page, name)
  }
})

test('signing in looks as it did', async ({ page, look }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await look(page, 'sign-in')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await look(page, 'reset-request')
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Password', { exact: true }).fill('short')
  await look(page, 'sign-up')
  await page.goto('about:blank')
  await page.goto('/auth#type=recovery&token=t')
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
  await look(page, 'new-password')
})

test('onboarding looks as it did', async ({ page, look }) => {
  await open(page, '/onboarding')
  for (const step of [1, 2, 3]) {
    await expect(page.getByText(`Step ${step} of 3`)).toBeVisible()
    if (step === 3) await expect(page.getByText('Choir · Tue')).toBeVisible()
    await look(page, `onboarding-${step}`)
    if (step < 3) await page.getByRole('button', { name: 'Continue' }).click()
  }
})

test("today's plan and its sheets look as they did", async ({ page, look }) => {
  await openPlan(page)
  await look(page, 'today')
  await action(page, /^Modify/).click()
  await expect(dialog(page).getByRole('heading', { name: 'Less time' })).toBeVisible()
  await look(dialog(page), 'modify')
  await closeDialog(page)
  await action(page, /^Mark Complete/).click()
  await expect(dialog(page).getByRole('heading', { name: 'How was it?' })).toBeVisible()
  await look(dialog(page), 'complete')
  await closeDialog(page)
  await page.getByRole('button', { name: 'Is this plan safe?' }).click()
  await expect(dialog(page).getByText(/keeps all \d+ limits/)).toBeVisible()
  await look(dialog(page), 'rules')
  await closeDialog(page)
  await action(page, /^Start session/).click()
  await dialog(page).getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(dialog(page).getByText(/Step 2 of/)).toBeVisible()
  await expect(dialog(page).getByRole('img').first()).toBeVisible()
  await look(page, 'session')
})

test('the week and its sidebar look as they did', async ({ page, look }) => {
  await openPlan(page, { coach: COACH.on })
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await expect(page.getByText(COACH.letter.letter)).toBeVisible()
  await look(page, 'weekly')
  await page.getByText('Full workout').first().click()
  await page
    .getByText('Full workout')
    .first()
    .evaluate((one) => one.scrollIntoView({ block: 'start' }))
  await look(page.getByRole('tabpanel').locator('details[open]'), 'workout')
  await look(page.locator('aside section').filter({ hasText: 'Training Plan Overview' }), 'overview')
})

test('what a check-in changed and the coach look as they did', async ({ page, look }) => {
  const chat = COACH.chat.map((line) => `data: ${JSON.stringify(line)}\n\n`).join('')
  const asked = { coach: COACH.on, 'coach/chat': chat, [`check-ins/${TODAY}`]: {} }
  await openPlan(page, asked)
  await page.getByLabel('How did today go? How are you feeling?').fill('Slept badly')
  await page.unrouteAll()
  await answer(page, { ...asked, schedule: PLANS.afterCheckIn })
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
  await expect(page.getByRole('heading', { name: 'Your check-in changed the plan' })).toBeVisible()
  await expect(page.getByText('Check-in saved! ✅')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await scrollTo(page, 'Daily check-in')
  await look(page, 'check-in')
  await page.getByLabel('Your question').fill('Why is today so easy?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your legs need a calm day. Keep it short.')).toBeVisible()
  await look(page.locator('aside section').filter({ hasText: 'Ask the coach' }), 'coach')
})

test('the trial, its end and a plan that cannot be loaded look as they did', async ({ page, look }) => {
  await openPlan(page, { 'check-subscription': IN_TRIAL })
  await look(page.getByRole('status').filter({ hasText: 'Trial Ending Soon' }), 'trial-soon')
  await open(page, '/dashboard', { 'check-subscription': ENDED })
  await expect(page.getByText('Your 14-day free trial has ended')).toBeVisible()
  await look(page, 'trial-ended')
  await open(page, '/dashboard', { schedule: new Error() })
  await expect(page.getByText('Error Loading Schedule')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await look(page, 'failure')
})

test('the account looks as it did', async ({ page, look }) => {
  await open(page, '/account')
  await expect(page.getByText('Delete account').filter({ visible: true }).first()).toBeVisible()
  await look(page, 'account')
})

// Neither figures nor paper know of screens: the configuration leaves both out on the phone.
test('all figures look as they did, light, dark and as on paper', { tag: '@night' }, async ({ page, look }) => {
  await page.setViewportSize({ width: 1344, height: 600 })
  for (const ground of GROUNDS) {
    await page.setContent(await sheetOfFigures({ ids: MOVES, ground, size: 56 }))
    await look(page.locator('body'), `figures-${ground}`, A_SMALL_LIMB)
  }
})

test('paper looks as it did', async ({ page, look }) => {
  await openPlan(page)
  // The button fetches the figures before it prints; here the browser only says that it would.
  await page.evaluate(() => Object.assign(window, { print: () => window.dispatchEvent(new Event('beforeprint')) }))
  // What makes the sheets comes a moment after the screen.
  await expect(async () => {
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('.paper-sheet')).toHaveCount(2, { timeout: 500 })
  }).toPass()
  await expect(page.locator('.paper-sheet').first().locator('.figure').first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await look(page.locator('.paper-sheet').first(), 'paper-today')
  await look(page.locator('.paper-sheet').last(), 'paper-week')
})
