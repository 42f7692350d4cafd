import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectToast, newTrainee, test } from './product.ts'

test.use({ expectedComplaints: /status of 403/ })

test('health questions are asked once, keep the plan gentle, and a doctor ends that', async ({ page }) => {
  const { api } = await newTrainee(page)
  const hard = async () => {
    const { weeklyPlan } = (await api.get('/api/schedule')) as { weeklyPlan: { days: { hard: boolean }[] }[] }
    return weeklyPlan.flatMap(({ days }) => days).filter((day) => day.hard).length
  }
  expect(await hard()).toBeGreaterThan(0)
  await page.goto('/onboarding')
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('A few health questions (optional)').click()
  await page.getByLabel('A heart condition, or high blood pressure').check()
  await page.getByLabel('Year of birth').fill('1980')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page.getByRole('heading', { name: 'Your plan is gentle for now' })).toBeVisible()
  await expectAccessible(page)
  expect(await hard()).toBe(0)
  await page.getByRole('button', { name: 'A doctor has agreed' }).click()
  await expect(page.getByRole('heading', { name: 'Your plan is gentle for now' })).toBeHidden()
  expect(await hard()).toBeGreaterThan(0)
})

test('somebody under eighteen is told so, and gets no plan', async ({ page }) => {
  const { api } = await newTrainee(page)
  await page.goto('/onboarding')
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('A few health questions (optional)').click()
  await page.getByLabel('Year of birth').fill(`${new Date().getFullYear() - 15}`)
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expectToast(page, 'Fulcrum is for adults of 18 and over')
  await expect(page).toHaveURL(/onboarding/)
  expect(await api.get('/api/schedule')).toMatchObject({ code: 'under-age' })
  // Nor is it called a failure that one could try away: the year may be wrong, and can be put right.
  for (const path of ['/progress', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Fulcrum is for adults of 18 and over' })).toBeVisible()
  }
  await expect(page.getByRole('main')).toContainText('If the year is wrong, you can correct it under Update Info.')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Update Info' }).click()
  await page.getByText('A few health questions (optional)').click()
  await page.getByLabel('Year of birth').fill('1985')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
})
