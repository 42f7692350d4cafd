import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, test } from './product.ts'
import { ZONE } from './zone.ts'

const DAY_MS = 86_400_000
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toLocaleDateString('sv', { timeZone: ZONE })

test('weight is off until it is wished for, then told by its trend, mended, taken back, and erased', async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  await api.put('/api/profile/preferences', { display: { weight: 'kg', distance: 'km', clock: '24' } })
  await page.goto('/progress')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Weight and measures' }) })
  await expect(page.getByText(/^Body weight and measures are off/)).toBeVisible()
  await expect(card).toHaveCount(0)

  await page.getByRole('button', { name: 'Track my weight here' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Give a weight or one measure.')).toBeVisible()
  await dialog.getByLabel('Weight in kg').fill('7')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please give a number from 25 to 400 kg')).toBeVisible()
  await dialog.getByLabel('Weight in kg').fill('72.4')
  await dialog.getByText('With a tape, if you like').click()
  await dialog.getByLabel('Waist in cm').fill('81,5')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved')
  await expect(card.getByText('After four entries over two weeks, this shows a trend')).toBeVisible()
  await expect(card.getByText('Weight 72.4 kg · Waist 81.5 cm')).toBeVisible()

  for (let ago = 27; ago > 0; ago -= 3)
    await api.put(`/api/body/${dayAgo(ago)}`, { weightKg: 72.4 + ago * (0.3 / 7) + (ago % 2 ? 0.3 : -0.3) })
  await page.reload()
  await expect(card.getByText('Down about 0.3 kg a week over the last four weeks')).toBeVisible()
  await card.getByText('The numbers as a table').click()
  await expect(card.getByRole('row')).toHaveCount(11)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  await expectAccessible(page)

  await card.getByLabel('Show').selectOption('waistCm')
  await expect(card.getByText(/^Waist 81.5 cm/)).toBeVisible()
  await card.getByLabel('Show').selectOption('weightKg')

  await card.getByRole('button', { name: /^Edit/ }).first().click()
  await expect(dialog.getByLabel('Waist in cm')).toHaveValue('81.5')
  await dialog.getByLabel('Weight in kg').fill('72.1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Weight 72.1 kg · Waist 81.5 cm')).toBeVisible()
  await card.getByRole('button', { name: /^Edit/ }).first().click()
  await dialog.getByRole('button', { name: 'Remove this entry' }).click()
  await expectToast(page, 'Removed')
  await expect(card.getByText(/Waist 81.5 cm/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByText('Weight 72.1 kg · Waist 81.5 cm')).toBeVisible()

  await card.getByRole('button', { name: 'Switch off and erase' }).click()
  await expect(dialog.getByText('All 10 entries go, for good.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Switch off and erase' }).click()
  await expect(page.getByText(/^Body weight and measures are off/)).toBeVisible()
  expect(((await api.get('/api/body')) as { kept: number }).kept).toBe(0)
})

test('whoever tells of a condition of eating is not offered it', async ({ page }) => {
  const { api } = await newTrainee(page)
  await api.put('/api/profile/facts', { about: { health: ['eating', 'clearance-given'] } })
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'Pace at equal effort' })).toBeVisible()
  await expect(page.getByText(/weight and measures/i)).toHaveCount(0)
})
