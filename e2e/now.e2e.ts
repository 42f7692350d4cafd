import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { IN_TRIAL } from './looks/answers.ts'
import { expectNoSidewaysScroll, newTrainee, test } from './product.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Now' })
/** Every day but today is free. */
const REST_TODAY = { training_days_per_week: 3 }

test('the first thing of a day is its session, with Start within the first 600 pixels of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { api } = await newTrainee(page)
  const { date, weeklyPlan } = await api.get('/api/schedule')
  const today = weeklyPlan[0].days.find((day: { date: string }) => day.date === date)
  await page.goto('/dashboard')
  await expect(card(page).getByRole('heading', { name: today.workoutName })).toBeVisible()
  await expect(card(page).getByText(today.duration, { exact: true })).toBeVisible()
  // The picture comes without what draws it: one file, no script.
  await expect(card(page).locator('svg.figure path').first()).toBeVisible()
  const start = await card(page).getByRole('button', { name: 'Start session' }).boundingBox()
  expect(start?.y).toBeGreaterThan(0)
  expect((start?.y ?? 844) + (start?.height ?? 0)).toBeLessThanOrEqual(600)
  await card(page).getByText('Why this, why here').click()
  await expect(card(page).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('one sentence says why, and the others come on demand', async ({ page }) => {
  const { api } = await newTrainee(page)
  const plan = await api.get('/api/schedule')
  const reasons = [{ ...plan.reasons[0], date: plan.date, text: 'You were tired. So it is shorter. Sleep helps.' }]
  await page.route('**/api/schedule', (route) => route.fulfill({ json: { ...plan, reasons } }))
  await page.goto('/dashboard')
  await expect(card(page).getByText('You were tired.', { exact: true })).toBeVisible()
  await expect(card(page).getByText('So it is shorter.')).toBeHidden()
  await card(page).getByText('Why this, why here').click()
  await expect(card(page).getByText('So it is shorter.')).toBeVisible()
})

test('what is to be said of the account never pushes Start out of reach', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newTrainee(page)
  const status = { ...IN_TRIAL, confirm_email: true, proposals: 1, asks: true }
  await page.route('**/api/check-subscription', (route) => route.fulfill({ json: status }))
  await page.goto('/dashboard')
  for (const title of ['Trial Ending Soon', 'Please confirm your email'])
    await expect(page.getByText(title, { exact: true })).toBeVisible()
  const start = await card(page).getByRole('button', { name: 'Start session' }).boundingBox()
  expect((start?.y ?? 844) + (start?.height ?? 0)).toBeLessThanOrEqual(600)
  // On the other tabs, where nothing is begun, they stand first.
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await expect(page.getByText('Trial Ending Soon', { exact: true })).toBeInViewport()
  await expectAccessible(page)
})

test('a day without training is glad of itself and says what comes next', async ({ page }) => {
  const { api } = await newTrainee(page, REST_TODAY)
  const facts = await page.request.get('/api/profile/facts', { headers: await signed(page) })
  const free = { week: { never: [WEEKDAYS[new Date(`${(await api.get('/api/schedule')).date}T12:00Z`).getUTCDay()]] } }
  const saved = await page.request.put('/api/profile/facts', {
    headers: { ...(await signed(page)), 'if-match': facts.headers().etag ?? '*' },
    data: free,
  })
  expect(saved.status()).toBe(200)
  await page.goto('/dashboard')
  await expect(card(page).getByText('Rest day', { exact: true })).toBeVisible()
  await expect(card(page).getByRole('heading')).not.toHaveText('Rest')
  await expect(card(page).getByText('Next', { exact: true })).toBeVisible()
  await expect(card(page).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

test('what every day has is on the ribbon, and in the list on request', async ({ page }) => {
  // On a Saturday too.
  await newTrainee(page, { daily_commitments: 'Work 9-5 every day' })
  await page.goto('/dashboard')
  const list = page.getByRole('tabpanel').getByRole('list').first()
  await expect(list.getByText('Work').first()).toBeVisible()
  await expect(list.getByText('Dinner')).toHaveCount(0)
  await page.getByRole('button', { name: /^Whole day/ }).click()
  await expect(list.getByText('Dinner')).toBeVisible()
  await page.getByRole('button', { name: 'Less of the day' }).click()
  await expect(list.getByText('Dinner')).toHaveCount(0)
})

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

async function signed(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('fulcrum.session'))
  return { authorization: `Bearer ${token}` }
}

test('how much of an exercise stands whole below its name on a phone, and beside it where there is room', async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  await api.put('/api/profile/preferences', { display: { weekStart: 'mon', distance: 'mi', clock: '12' } })
  const plan = await api.get('/api/schedule')
  const session = plan.todaysSchedule.find(({ type }: { type: string }) => type === 'workout')
  const [step] = session.exercises
  session.exercises = [
    { ...step, name: 'Worlds greatest stretch', sets: 0, reps: 'half each side', duration: '1 min' },
    { ...step, name: 'Goblet squat', sets: 2, reps: '10-15', duration: '' },
  ]
  await page.route('**/api/schedule', (route) => route.fulfill({ json: plan }))
  for (const [width, isBelow] of [
    [390, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'View Exercises (2)' }).click()
    for (const [name, amount] of [
      ['Worlds greatest stretch', 'half each side, 1 min'],
      ['Goblet squat', '2 x 10-15'],
    ] as const) {
      const named = await page.getByText(name, { exact: true }).boundingBox()
      const told = page.getByText(amount, { exact: true })
      const box = await told.boundingBox()
      const line = await told.evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight))
      expect(box?.height, `${amount} at ${width}`).toBeLessThan(line * 1.5)
      expect((box?.y ?? 0) >= (named?.y ?? 0) + (named?.height ?? 0) - 1, `${amount} at ${width}`).toBe(isBelow)
    }
    await expectNoSidewaysScroll(page)
  }
})
