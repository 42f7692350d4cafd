import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { ADDRESS, expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, test } from './product.ts'
import { ZONE } from './zone.ts'

const DAY_MS = 86_400_000
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toLocaleDateString('sv', { timeZone: ZONE })

test('before anything was done, the tab says how it fills', async ({ page }) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Progress' }).click()
  await expect(page.getByRole('heading', { name: 'This page fills as you train' })).toBeVisible()
  await expect(page.getByText('Your first week is under way')).toBeVisible()
  await expectAccessible(page)
})

test('Progress stands in the bar of the views on each screen that has it, and leads back to each of them', async ({
  page,
}) => {
  await newTrainee(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/dashboard')
  const progress = page.getByRole('link', { name: 'Progress', exact: true })
  const tab = (name: string) => page.getByRole('tab', { name })
  const inSight = async () => {
    await expect(progress).toBeInViewport({ ratio: 1 })
    const box = await progress.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  await expect(tab("Today's Plan")).toBeVisible()
  await inSight()
  await tab('My week').click()
  await inSight()
  // From the tabs it is the next stop of a keyboard.
  await tab('My week').focus()
  await page.keyboard.press('Tab')
  await expect(progress).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Progress', level: 1 })).toBeVisible()
  await inSight()
  await expect(progress).toHaveAttribute('aria-current', 'page')
  for (const name of ['Weekly Schedule', 'My week', "Today's Plan"]) {
    await page.goto('/progress')
    await page.getByRole('link', { name }).click()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  // On a wide screen all of it is one row.
  await page.setViewportSize({ width: 1280, height: 800 })
  const middle = (box: { y: number; height: number } | null) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
  const logout = page.getByRole('button', { name: 'Logout' })
  expect(middle(await progress.boundingBox())).toBe(middle(await logout.boundingBox()))
})

test('weeks of training are told, a past day is mended, and something else is added', async ({ page }) => {
  const { api, token } = await newTrainee(page)
  for (const [ago, loadKg] of [
    [23, 16],
    [21, 18],
    [16, 20],
    [12, 20],
    [9, 24],
    [5, 24],
    [2, 26],
  ] as const) {
    const sets = [{ exerciseId: 'goblet-squat', reps: 8, loadKg }]
    await api.put(`/api/check-ins/${dayAgo(ago)}`, { completed: true, rpe: 5, minutes: 30 + ago, sets, notes: 'Good.' })
    const run = { start: `${dayAgo(ago)}T05:30:00Z`, discipline: 'run', durationSec: 1700 + ago * 8, distanceM: 5000 }
    await page.request.post(`${ADDRESS}/api/activities`, {
      data: { ...run, avgHr: 142 },
      headers: { authorization: `Bearer ${token}` },
    })
  }
  await page.goto('/progress')
  await expect(page.getByText(/^\d of \d weeks with your minimum$/)).toBeVisible()
  await expect(page.getByText(/at the same effort: you are getting faster/)).toBeVisible()
  await expect(page.getByText(/^(57\slb|26\skg) for 8 reps$/)).toBeVisible()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  await expectAccessible(page)

  const drawn = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Make a picture to share' }).click()
  const bytes = await readFile(await (await drawn).path())
  // A PNG says its width and height after its first sixteen bytes.
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1080, 1080])

  const history = page.locator('section', { has: page.getByRole('heading', { name: 'Day by day' }) })
  const isThisMonth = dayAgo(2).slice(0, 7) === dayAgo(0).slice(0, 7)
  if (!isThisMonth) await history.getByRole('button', { name: 'Earlier month' }).click()
  await history
    .getByRole('button', { name: /^Edit/ })
    .filter({ hasText: spoken(dayAgo(2)) })
    .press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Your notes')).toHaveValue('Good.')
  await dialog.getByLabel('Minutes').fill('55')
  await dialog.getByLabel('Your notes').fill('Better than I said.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved')
  await expect(history.getByText('Better than I said.')).toBeVisible()
  await expect(history.getByText(/^55 min/)).toBeVisible()

  await history.getByRole('button', { name: 'Add something you did' }).click()
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expect(dialog.getByText('Please give whole minutes from 1 to 1440')).toBeVisible()
  await dialog.getByLabel('Sport').selectOption('swim')
  await dialog.getByLabel('Day').fill(dayAgo(2))
  await dialog.getByLabel('Minutes').fill('25')
  await dialog.getByLabel(/^Distance in/).fill('1')
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expectToast(page, 'Added')
  await expect(history.getByText(/Swim, 25 min/)).toBeVisible()
})

test('the likely range of a race is told with its reason, and is narrower after a time trial', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page, { primary_goal: 'endurance', upcoming_races: `Half marathon ${dayAgo(-100)}` })
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'Your rhythm' })).toBeVisible()
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Race day' }) })
  await expect(card).toHaveCount(0)
  await api.put(`/api/check-ins/${dayAgo(20)}`, { completed: true, minutes: 40 })
  const display = { display: { distance: 'km', clock: '24' } }
  await api.put('/api/profile/preferences', {
    ...display,
    recentRace: { distanceKm: 3, seconds: 810, date: dayAgo(150) },
  })
  await page.reload()
  await expect(card.getByText(/^1.h.\d+.min to 2.h/).first()).toBeVisible()
  await expect(card.getByText(/^From 3 km in 13:30 on /)).toBeVisible()
  await expect(card.getByText(/^What would sharpen it most: 5 km as fast as you can/)).toBeVisible()
  const { race } = await api.get('/api/progress')
  await api.put('/api/profile/preferences', {
    ...display,
    recentRace: { distanceKm: 5, seconds: 1395, date: dayAgo(1) },
  })
  await page.reload()
  await expect(card.getByText(/^From 5 km in 23:15 on /)).toBeVisible()
  await expect(card.getByText(/^What moves it most: the 14 weeks to come/)).toBeVisible()
  const now = (await api.get('/api/progress')).race
  expect(now.to - now.from).toBeLessThan(race.to - race.from)
  await card.getByText('The numbers as a table').click()
  await expect(card.getByRole('row').nth(1)).toContainText(/to 1.h/)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  await expectAccessible(page)
})

test('what was reached is said on its day, once, and is nothing that could be lost', async ({ page }) => {
  const { api } = await newTrainee(page)
  const told = page.locator('section', { has: page.getByRole('heading', { name: 'Worth a pause' }) })
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'Your rhythm' })).toBeVisible()
  await expect(told).toHaveCount(0)
  const squat = (loadKg: number) => [{ exerciseId: 'goblet-squat', reps: 8, loadKg }]
  for (let ago = 9; ago >= 0; ago--)
    await api.put(`/api/check-ins/${dayAgo(ago)}`, { completed: true, minutes: 30, sets: squat(ago === 0 ? 24 : 20) })
  await page.reload()
  await expect(told.getByText('10 days of training.')).toBeVisible()
  await expect(told.getByText(/^A record in Goblet squat: (24\skg|53\slb) for 8 reps\.$/)).toBeVisible()
  await expectAccessible(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  // Another day: it has been seen.
  await page.route('**/api/progress', async (route) => {
    const response = await route.fetch()
    const tomorrow = new Date(Date.now() + DAY_MS).toLocaleDateString('sv', { timeZone: ZONE })
    await route.fulfill({ response, json: { ...((await response.json()) as object), today: tomorrow } })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your rhythm' })).toBeVisible()
  await expect(told).toHaveCount(0)
})

const spoken = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
