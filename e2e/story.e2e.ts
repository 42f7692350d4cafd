import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { answer, COACH } from './looks/answers.ts'
import { MOMENT } from './looks/moment.ts'
import { expectNoSidewaysScroll, expectNothingCut, newTrainee, test } from './product.ts'
import { instantAt, ZONE } from './zone.ts'

const DAY_MS = 86_400_000
/** Six days ago always lies in the newest week that is over or on its last day, on whatever day it begins. */
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toLocaleDateString('sv', { timeZone: ZONE })

test('the past week is told in pictures, by button, arrow and swipe, and is fetched when it is opened', async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  await api.put('/api/profile/preferences', { display: { weekStart: 'mon', distance: 'km', weight: 'kg' } })
  const opener = page.getByRole('button', { name: 'Look back at the week' })
  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'Your rhythm' })).toBeVisible()
  await expect(opener).toHaveCount(0)
  for (let ago = 13; ago >= 0; ago--)
    await api.put(`/api/check-ins/${dayAgo(ago)}`, {
      completed: true,
      minutes: 30,
      rpe: 6,
      taps: { sleep: 4, energy: 3 },
    })

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await expect(opener).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /story-dialog|progress\/story/.test(url))).toEqual([])
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: '3 h 30 min of training' })).toBeInViewport()
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)

  const back = dialog.getByRole('button', { name: 'Back' })
  await expect(back).toBeDisabled()
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(dialog.getByText('2 of 5', { exact: true })).toBeVisible()
  await expect(
    dialog.getByRole('heading', { name: /Trained on 7 free days|7 days trained, 1 planned/ }),
  ).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('3 of 5', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Sleep: 4 of 5 on average, from 7 days')).toBeInViewport()
  await expect(dialog.getByText('Effort: 6 of 10 on average, from 7 sessions')).toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText('3 of 5', { exact: true })).toBeVisible()
  // A finger moves the list itself.
  await dialog.getByRole('list').evaluate((list) => list.scrollTo({ left: list.clientWidth * 4 }))
  await expect(dialog.getByText('5 of 5', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/^The one that counts most:/)).toBeInViewport()
  await expectAccessible(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  const drawn = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Make a picture to share' }).click()
  expect((await drawn).suggestedFilename()).toBe('my-weeks.png')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a week that is over is laid down before one’s eyes, and stands still for who asked for little motion', async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  await api.put(`/api/check-ins/${dayAgo(6)}`, { completed: true, minutes: 30 })
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName }) => {
      document.documentElement.dataset.moved = `${document.documentElement.dataset.moved ?? ''} ${animationName}`
    })
  })
  for (const [reducedMotion, moved] of [
    ['no-preference', /lay-down.* come-to-rest|come-to-rest.* lay-down/],
    ['reduce', /^(?!.*(lay-down|come-to-rest))/],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('about:blank')
    await page.goto('/progress#story')
    await expect(page.getByRole('dialog').getByRole('heading', { name: '30 min of training' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.moved ?? ''), { message: reducedMotion })
      .toMatch(moved)
  }
})

test('a week of which nothing was told is still told, without what nobody said', async ({ page }) => {
  const { api } = await newTrainee(page)
  await api.put(`/api/check-ins/${dayAgo(6)}`, { completed: true, minutes: 30 })
  await page.goto('/progress#story')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: '30 min of training' })).toBeVisible()
  await expect(dialog.getByText('As you told it')).toHaveCount(0)
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
})

test('today says that the story of a week is there, on the evening on which it ends and the day after', async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  await api.put('/api/profile/preferences', { display: { weekStart: 'mon', distance: 'km', weight: 'kg' } })
  for (let ago = 13; ago >= 0; ago--) await api.put(`/api/check-ins/${dayAgo(ago)}`, { completed: true, minutes: 30 })
  const plan = await api.get('/api/schedule')
  // The next Sunday, as a plan of that day would stand.
  const ahead = (7 - new Date(plan.date).getUTCDay()) % 7
  const sunday = new Date(Date.parse(plan.date) + ahead * DAY_MS).toISOString().slice(0, 10)
  await page.route('**/api/schedule', (route) => route.fulfill({ json: { ...plan, date: sunday } }))
  const link = page.getByRole('link', { name: 'See the past week in pictures' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.setFixedTime(instantAt(sunday, '10:00'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await expect(link).toHaveCount(0)
  await page.clock.setFixedTime(instantAt(sunday, '19:00'))
  await page.reload()
  await expect(link).toBeVisible()
  await expectAccessible(page)
  expect(asked.filter((url) => url.includes('/api/progress'))).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/progress#story$/)
})

test('the letter of the week leads to the pictures of the one before', { tag: '@night' }, async ({ page }) => {
  const { api } = await newTrainee(page)
  await api.put(`/api/check-ins/${dayAgo(6)}`, { completed: true, minutes: 30 })
  // A plan that is in its third week, and a model that wrote about it.
  await page.clock.setFixedTime(MOMENT)
  await answer(page, { coach: COACH.on })
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await expect(page.getByText(COACH.letter.letter)).toBeVisible()
  const link = page.getByRole('link', { name: 'See the past week in pictures' })
  await expectAccessible(page)
  await page.unrouteAll()
  await link.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: '30 min of training' })).toBeVisible()
})
