import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newPerson, test } from './product.ts'

test('what words say of kit, sports and body stands at the taps: confirmed, changed and taken away, it stays so', async ({
  page,
}) => {
  const { api } = await newPerson(page)
  await page.goto('/onboarding')
  await page.getByLabel(/name/i).fill('Robin Example')
  await page.getByText('Regular exercise').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('General Fitness').click()
  await page.getByText('Some pressure').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByLabel('Daily commitments')
    .fill("Work Mon-Fri 9:00-17:00. Bad left knee. I've only dumbbells at home. I hate running.")
  const taps = page.getByRole('region', { name: 'Three taps, if you like' })
  await expect(taps.getByText('Dumbbells, from your words')).toBeVisible()
  await expect(taps.getByText('Running: never, from your words')).toBeVisible()
  await expect(taps.getByText('Knee, from your words')).toBeVisible()
  // One tap says that it is so, with what is added to it; what is taken away is so where it was read, too.
  await taps.getByRole('button', { name: 'Dumbbells' }).click()
  await taps.getByRole('button', { name: 'Bands' }).click()
  await taps.getByText('Does anything hurt?').click()
  await expect(taps.getByRole('group', { name: 'Does anything hurt?' })).toContainText('Bad left knee')
  await expectAccessible(page)
  await taps.getByRole('button', { name: 'Remove it: Does anything hurt?' }).click()
  await expect(page.getByText('No running or jumping, for the knee')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await api.get('/api/profile/facts')).toEqual({ body: [] })
  expect(await api.get('/api/profile/preferences')).toMatchObject({ equipment: ['dumbbells', 'bands'] })

  // The account shows the same, and there it is confirmed as well.
  await page.goto('/account#week')
  const week = page.locator('form', { has: page.getByRole('heading', { name: 'Parts to protect' }) })
  await expect(week.getByText('I hate running', { exact: true })).toBeVisible()
  await expect(week.getByLabel('Running')).toHaveValue('never')
  await expect(week.getByText('Nothing to protect.')).toBeVisible()
  await week.getByRole('button', { name: 'Remove it: Sports' }).click()
  await expect(week.getByLabel('Running')).toHaveValue('any')
  await week.getByRole('button', { name: 'Follow my words again: Parts to protect' }).click()
  await week.getByRole('button', { name: "That's right: Parts to protect" }).click()
  await week.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your plan follows it.')).toBeVisible()
  expect(await api.get('/api/profile/facts')).toEqual({ sports: {}, body: [{ part: 'knee', how: 'no-impact' }] })
})
