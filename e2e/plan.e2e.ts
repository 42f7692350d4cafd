import { expect, type Page, type Route } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectToast, newTrainee, signInAs, test, wholePlan } from './product.ts'
import { ZONE } from './zone.ts'

test.use({ expectedComplaints: /status of (401|402|409|422|500)/ })

const fail = (route: Route) => route.fulfill({ status: 500, body: '' })
const card = (page: Page, title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) })

async function openPlan(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
}

/** Holds the answers of a call until the test lets them go. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('what is waited for is said: the subscription, then the schedule', async ({ page }) => {
  await newTrainee(page)
  const showStatus = await hold(page, '**/api/check-subscription')
  const showPlan = await hold(page, '**/api/schedule')
  await page.goto('/dashboard')
  await expect(page.getByText('Checking subscription...')).toBeVisible()
  showStatus()
  await expect(page.getByText('Creating Your Perfect Schedule...')).toBeVisible()
  showPlan()
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
})

test('the header prints, makes a new schedule, updates the profile and logs out', async ({ page }) => {
  const { api } = await newTrainee(page)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await openPlan(page)
  const schedule = await api.get('/api/schedule')
  const badge = page.locator('time').first()
  await expect(badge).toHaveAttribute('datetime', schedule.date)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await expectToast(page, 'Schedule Generated! ✨', 'Your personalized AI-powered schedule is ready')
  await page.getByRole('link', { name: 'Update Info' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Update Goals' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test("today's items show time, title, emoji, intensity, length and description, and a workout its exercises", async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  const { todaysSchedule } = await api.get('/api/schedule')
  await openPlan(page)
  await page.getByRole('button', { name: /^Whole day/ }).click()
  const items = page.getByRole('tabpanel').locator('ol > li:has(article)')
  await expect(items).toHaveCount(todaysSchedule.length)
  for (const [index, item] of todaysSchedule.entries()) {
    for (const part of [item.time, item.title, item.emoji, item.duration, item.description])
      await expect(items.nth(index)).toContainText(part)
    // How hard a breakfast is says nothing.
    if (item.type === 'workout') await expect(items.nth(index)).toContainText(item.intensity)
    else await expect(items.nth(index).getByText('Low', { exact: true })).toHaveCount(0)
  }
  const at = todaysSchedule.findIndex(({ type }: { type: string }) => type === 'workout')
  const workout = items.nth(at)
  const { exercises } = todaysSchedule[at]
  await expect(workout.getByRole('button', { name: /^Mark Complete/ })).toBeVisible()
  await expect(workout.getByRole('button', { name: /^Modify/ })).toBeVisible()
  await expect(items.nth(0).getByRole('button', { name: /^Mark Complete/ })).toHaveCount(at === 0 ? 1 : 0)
  const [first] = exercises
  await expect(workout.getByText(first.name).first()).toBeHidden()
  await workout.getByRole('button', { name: `View Exercises (${exercises.length})` }).click()
  await expect(workout.getByText(first.name).first()).toBeVisible()
  await expect(workout.getByRole('listitem')).toHaveCount(exercises.length)
  for (const [index, { name, duration, notes, sets, reps }] of exercises.entries()) {
    const line = workout.getByRole('listitem').nth(index)
    await expect(line).toContainText(name)
    await expect(line).toContainText(notes)
    if (duration) await expect(line).toContainText(duration)
    if (sets > 1 && reps) await expect(line).toContainText(new RegExp(`${sets} . ${reps}`))
  }
  await workout.getByRole('button', { name: `Hide Exercises (${exercises.length})` }).click()
  await expect(workout.getByText(first.name).first()).toBeHidden()
})

test('an intensity is High, Medium or otherwise low; a day without a sign gets the weightlifter', async ({ page }) => {
  const { api } = await newTrainee(page)
  const schedule = await api.get('/api/schedule')
  const levels = ['High', 'Medium', 'Low', 'Gentle']
  schedule.todaysSchedule = schedule.todaysSchedule
    .slice(0, 4)
    .map((item: object, index: number) => ({ ...item, type: 'workout', intensity: levels[index] }))
  for (const day of schedule.weeklyPlan[1].days) day.emoji = ''
  await page.route('**/api/schedule', (route) => route.fulfill({ json: schedule }))
  await openPlan(page)
  const looks = await Promise.all(
    levels.map((level) =>
      page
        .getByRole('tabpanel')
        .locator('li article')
        .getByText(level, { exact: true })
        .evaluate((badge) => getComputedStyle(badge).backgroundColor),
    ),
  )
  expect(new Set(looks.slice(0, 3)).size).toBe(3)
  expect(looks[3]).toBe(looks[2])
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await page.getByRole('button', { name: 'Week 2', exact: true }).click()
  await expect(page.getByRole('tabpanel').getByText('🏋️')).toHaveCount(7)
})

test('each week has its button; the chosen one shows name, focus, volume and seven days', async ({ page }) => {
  const { api } = await newTrainee(page)
  const { weeklyPlan } = await api.get('/api/schedule')
  await openPlan(page)
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('button', { name: /^Week \d+$/ })).toHaveCount(weeklyPlan.length)
  await panel.getByRole('button', { name: 'Week 2', exact: true }).click()
  const week = weeklyPlan[1]
  for (const part of [week.weekName, week.focus, week.totalVolume]) await expect(panel).toContainText(part)
  for (const day of week.days) {
    const cardOfDay = panel.locator('li.sheet').filter({ has: page.locator(`time[datetime="${day.date}"]`) })
    for (const part of [day.emoji, day.workoutName, day.description]) await expect(cardOfDay).toContainText(part)
    if (day.durationMin > 0)
      for (const part of [day.intensity, day.duration]) await expect(cardOfDay).toContainText(part)
  }
  const overview = card(page, 'Training Plan Overview')
  await expect(overview).toContainText(`Total weeks${weeklyPlan.length}`)
  await expect(overview.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  await expect(overview.getByRole('progressbar')).toHaveAttribute('aria-valuemax', `${weeklyPlan.length}`)
  const listed = overview.getByRole('listitem').filter({ hasText: /^Week \d/ })
  await expect(listed).toHaveCount(Math.min(4, weeklyPlan.length))
  for (const [index, { focus }] of weeklyPlan.slice(0, 4).entries())
    await expect(listed.nth(index)).toHaveText(`Week ${index + 1}${focus.split('-')[0].trim()}`)
})

test('insights are shown as a list and as an object, with or without a phase', async ({ page }) => {
  const { api } = await newTrainee(page)
  const schedule = await api.get('/api/schedule')
  const facts = { trainingLoad: 'As planned', recoveryStatus: 'Fresh', recommendation: 'Sleep well' }
  const shown = card(page, 'AI Insights')
  for (const [insights, texts] of [
    [
      ['One thing', 'Another thing'],
      ['One thing', 'Another thing'],
    ],
    [facts, ['Training LoadAs planned', 'Recovery StatusFresh', 'RecommendationSleep well']],
    [{ ...facts, periodizationPhase: 'Base' }, ['Periodization PhaseBase']],
  ] as const) {
    await page.route('**/api/schedule', (route) => route.fulfill({ json: { ...schedule, insights } }))
    await openPlan(page)
    for (const text of texts) await expect(shown).toContainText(text)
    await expect(shown.getByText('Periodization Phase')).toHaveCount('periodizationPhase' in insights ? 1 : 0)
  }
})

test('quick actions follow the subscription', async ({ page }) => {
  await newTrainee(page)
  await openPlan(page)
  const actions = card(page, 'Quick Actions')
  await expect(actions.getByRole('link', { name: 'Update Goals' })).toHaveAttribute('href', '/onboarding')
  await expect(actions.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Manage Subscription' })).toHaveCount(0)
  await actions.getByRole('button', { name: 'Regenerate Schedule' }).click()
  await expectToast(page, 'Schedule Generated! ✨')
  await page.route('**/api/create-checkout', fail)
  await actions.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Error', 'Failed to start checkout process')

  await page.evaluate(() => localStorage.clear())
  await signInAs(page, 'subscribed')
  await expect(actions.getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Subscribe' })).toHaveCount(0)
  await page.route('**/api/customer-portal', fail)
  await actions.getByRole('button', { name: 'Manage Subscription' }).click()
  await expectToast(page, 'Error', 'Failed to open customer portal')
})

test('a subscription that cannot be checked is said, and nothing new is made without access', async ({ page }) => {
  await newTrainee(page)
  await page.route('**/api/check-subscription', fail)
  await openPlan(page)
  await expectToast(page, 'Error', 'Failed to check subscription status')
  await expect(card(page, 'Quick Actions').getByRole('button', { name: 'Regenerate Schedule' })).toBeDisabled()
})

test('the subscription is checked on arrival, each minute, and no longer after sign-out', async ({ page }) => {
  await newTrainee(page)
  await page.clock.install()
  let checks = 0
  await page.route('**/api/check-subscription', (route) => {
    checks += 1
    return route.continue()
  })
  await openPlan(page)
  await expect.poll(() => checks).toBe(1)
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  expect(checks).toBe(1)
  // A minute begins when the answer has arrived.
  for (const next of [2, 3])
    await expect(async () => {
      await page.clock.fastForward(35_000)
      expect(checks).toBeGreaterThanOrEqual(next)
    }).toPass()
  const before = checks
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.clock.fastForward(130_000)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  expect(checks).toBeLessThanOrEqual(before + 1)
  const after = checks
  await page.clock.fastForward(130_000)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  expect(checks).toBe(after)
})

test('what cannot be loaded or made is said, and Retry makes a schedule', async ({ page }) => {
  await newTrainee(page)
  await page.route('**/api/schedule', fail)
  await page.route('**/api/generate-schedule', fail)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Error Loading Schedule' })).toBeVisible()
  await expectToast(page, 'Error', 'Failed to load schedule. Please try again.')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectToast(page, 'Error', 'Failed to generate schedule. Please try again.')
  await page.unroute('**/api/generate-schedule')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectToast(page, 'Schedule Generated! ✨')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
})

test('the first screen stands on its part of the plan; weeks and rules follow, or say that they could not come', async ({
  page,
}) => {
  await newTrainee(page)
  const wanted: (string | undefined)[] = []
  await page.route('**/api/schedule', (route) => {
    const { prefer } = route.request().headers()
    wanted.push(prefer)
    return prefer ? route.continue() : fail(route)
  })
  await openPlan(page)
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await expect(page.getByRole('heading', { name: 'Error Loading Schedule' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Is this plan safe?' }).click()
  const rules = page.getByRole('dialog')
  await expect(rules.getByRole('heading', { name: 'Error Loading Schedule' })).toBeVisible()
  await expect(rules.getByText('holds', { exact: false })).toHaveCount(0)
  expect(wanted.slice(0, 2)).toEqual(['return=minimal', undefined])

  await page.unroute('**/api/schedule')
  await rules.getByRole('button', { name: 'Retry' }).click()
  await expect(rules.getByRole('table').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Week 2', exact: true })).toBeVisible()
})

test('the end of the trial is announced three days before with its date, and not earlier', async ({ page }) => {
  await signInAs(page, 'trial-day-12')
  await expect(page.getByText('Trial Ending Soon')).toBeVisible()
  await expect(page.getByText(/Your free trial ends on \d+ \w+ \d{4}\./)).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await newTrainee(page)
  // The server's clock decides, not that of a device which is days ahead.
  await page.clock.setFixedTime(Date.now() + 13 * 86_400_000)
  await openPlan(page)
  await expect(card(page, 'Quick Actions').getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await expect(page.getByText('Trial Ending Soon')).toHaveCount(0)
})

test('a trial that is over is a banner while the status is on its way, then the whole screen', async ({ page }) => {
  const showStatus = await hold(page, '**/api/check-subscription')
  await signInAs(page, 'trial-over')
  const banner = page.getByRole('alert').filter({ hasText: 'Trial Ended' })
  await expect(banner.getByRole('button', { name: 'Subscribe Now - $9.99/mo' })).toBeVisible()
  showStatus()
  await expect(page.getByRole('heading', { name: 'Trial Ended' })).toBeVisible()
  await expect(page.getByText('Your 14-day free trial has ended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe - $9.99/month' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('a check-in counts, refuses what is empty or too long, is busy while it saves and clears when it has', async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  await openPlan(page)
  const form = card(page, 'Daily Check-in')
  const notes = form.getByLabel('How did today go? How are you feeling?')
  const tomorrow = form.getByLabel('Any schedule changes for tomorrow?')
  await expect(form.getByText('0/1000')).toHaveCount(2)
  await expect(tomorrow).toHaveAccessibleDescription(/For example: early meeting/)
  await form.getByRole('button', { name: 'Submit Check-in' }).click()
  await expectToast(page, 'Please add some information', 'Check off your workout or add notes about your day')
  await notes.fill('x'.repeat(1100))
  await expect(notes).toHaveValue('x'.repeat(1000))
  await notes.fill(' Fine ')
  await tomorrow.fill('Dentist 16:00 to 17:00')

  await page.route('**/api/check-ins/*', fail)
  await form.getByRole('button', { name: 'Submit Check-in' }).click()
  // A server that fails is no missing network: it is told, and the text stays with whoever wrote it.
  await expectToast(page, 'Error', 'Failed to save check-in. Please try again.')
  await expect(notes).toHaveValue(' Fine ')
  await page.unroute('**/api/check-ins/*')
  const refuse = (detail: string, status: number, code: string) =>
    page.route('**/api/check-ins/*', (route) => route.fulfill({ status, json: { code, detail } }))
  await refuse('Notes must be less than 1000 characters', 422, 'invalid-input')
  await notes.fill(' Fine ')
  await tomorrow.fill('Dentist 16:00 to 17:00')
  await form.getByRole('button', { name: 'Submit Check-in' }).click()
  await expectToast(page, 'Validation Error', 'Notes must be less than 1000 characters')
  await page.unroute('**/api/check-ins/*')
  await refuse('That is not possible', 409, 'conflict')
  // The same words as before may still stand there: the answer itself says that it has come.
  const refused = page.waitForResponse('**/api/check-ins/*')
  await form.getByRole('button', { name: 'Submit Check-in' }).click()
  await refused
  await expect(form.getByRole('button', { name: 'Submit Check-in' })).toBeEnabled()
  await expectToast(page, 'Error', 'Failed to save check-in. Please try again.')
  await page.unroute('**/api/check-ins/*')

  const save = await hold(page, '**/api/check-ins/*')
  await form.getByLabel("I completed today's workout").check()
  await form.getByRole('button', { name: 'Submit Check-in' }).click()
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await tomorrow.fill('Dentist 16:00 to 17:00, then the train')
  save()
  await expectToast(page, 'Check-in saved! ✅', "Your training data will help optimize tomorrow's schedule")
  await expect(notes).toHaveValue('')
  // What was written while it was on its way is not lost.
  await expect(tomorrow).toHaveValue('Dentist 16:00 to 17:00, then the train')
  expect(await api.get('/api/check-ins')).toMatchObject({
    days: [{ completed: true, notes: 'Fine', tomorrow_schedule_notes: 'Dentist 16:00 to 17:00' }],
  })
})

test('a check-in of nobody is not authenticated', async ({ page }) => {
  await newTrainee(page)
  await openPlan(page)
  await page.route('**/api/check-ins/*', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', detail: 'Please sign in.' } }),
  )
  await page.getByLabel('How did today go? How are you feeling?').fill('Fine')
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expectToast(page, 'Authentication Error', 'Please log in again.')
  await expectToast(page, 'Error', 'Not authenticated')
  await expect(page.getByText('Check-in saved! ✅')).toHaveCount(0)
})

test('a plan that the device has is not sent again, until it changes', async ({ page }) => {
  const { api } = await newTrainee(page)
  const answered = () => page.waitForResponse((response) => response.url().endsWith('/api/schedule'))
  await openPlan(page)
  await wholePlan(page)
  const lines = await page.getByRole('tabpanel').getByRole('listitem').allTextContents()
  const [again] = await Promise.all([answered(), page.reload()])
  expect(again.status()).toBe(304)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText(lines)

  const { date } = await api.get('/api/schedule')
  await api.put(`/api/check-ins/${date}`, { completed: true, notes: '' })
  const [changed] = await Promise.all([answered(), page.reload()])
  expect(changed.status()).toBe(200)
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
})

test('whoever does not race after all is led from the race to their events, and the plan is made without it', {
  tag: '@night',
}, async ({ page }) => {
  const today = new Date().toLocaleDateString('sv', { timeZone: ZONE })
  const { api } = await newTrainee(page, { primary_goal: 'endurance', upcoming_races: `10k race ${today}` })
  await page.goto('/dashboard')
  // What a race takes is a result: its warm-up is no part of it.
  await page
    .getByRole('button', { name: /^Mark Complete/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel('Minutes')).toHaveAccessibleDescription(/without the warm-up/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Modify : 10k race' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Not racing after all?')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change your events' }).click()
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Upcoming races or events (optional)').fill('')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  expect(await api.get('/api/schedule')).toMatchObject({ events: [] })
})
