import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, test } from './product.ts'

const DAY_MS = 86_400_000
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test('what the plan asks is answered with its meaning in sight, acts, and is taken back', async ({ page }) => {
  const race = dayFrom(120)
  const { api } = await newTrainee(page, {
    primary_goal: 'endurance',
    training_days_per_week: 4,
    upcoming_races: `Half marathon on ${race}, goal 1:25`,
  })
  const ran = { distanceKm: 10, seconds: 3000, date: dayFrom(-20) }
  expect((await api.put('/api/profile/preferences', { recentRace: ran })).status()).toBe(200)
  const { date: today } = await api.get('/api/schedule')
  expect((await api.put(`/api/check-ins/${today}`, { taps: { sleep: 4 } })).status()).toBe(200)

  await page.goto('/dashboard')
  const card = page.locator('section', { has: page.getByRole('heading', { name: /out of reach/ }) })
  await expect(card).toContainText('You hope for 1:25')
  await expect(card).toContainText('If you choose nothing, the plan stays as it is.')
  const aim = card.getByRole('button', { name: /^Aim for 1:\d\d/ })
  await expect(aim).toHaveAccessibleName(/A race at .* instead of/)
  for (const button of await card.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await expectNothingCut(page)
  await expectNoSidewaysScroll(page)

  await aim.focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Plan changed')
  await expect(card).toHaveCount(0)
  const { adjustments, questions } = await api.get('/api/schedule')
  expect(questions).toEqual([])
  expect(adjustments).toContainEqual(expect.objectContaining({ kind: 'answered', undoable: true }))
  const changed = page.locator('section', { has: page.getByRole('heading', { name: 'What changed and why' }) })
  await expect(changed).toContainText('You chose to aim for 1:')

  await changed.getByRole('button', { name: /^Undo/ }).first().click()
  await expectToast(page, 'Taken back')
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Leave it as it is' }).click()
  await expectToast(page, 'Noted')
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).first().click()
  await expect(card).toBeVisible()
})
