import { expect, type Page } from '@playwright/test'
import type { Schedule, ShownStep } from '../contract/schedule.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, newTrainee, test, wholePlan } from './product.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const figure = (page: Page) => dialog(page).locator('svg.figure')
/** How a figure looks at this moment. */
const drawing = (page: Page) =>
  figure(page).evaluate((svg) => {
    const text = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d')).join('')
    return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, 7)
  })
const opener = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: /: How it is done$/ })

/** A step that is no exercise of the catalogue. */
const RUN: ShownStep = {
  ...{ name: 'Easy running', sets: 0, reps: '', size: null, duration: '5 min', seconds: 300, notes: '' },
  sport: 'run',
}

/** Somebody whose session of today has exercises, whatever weekday it is. */
async function newLifter(page: Page) {
  const { api } = await newTrainee(page)
  const plan: Schedule = await api.get('/api/schedule')
  const lifting = plan.weeklyPlan
    .flatMap(({ days }) => days)
    .find(({ workout }) => workout.exercises.filter(({ exerciseId }) => exerciseId).length > 2)
  const { exercises, cooldown } = lifting?.workout ?? { exercises: [], cooldown: [] }
  const workout = { warmup: [RUN], exercises, cooldown }
  const todays = {
    ...plan,
    todaysSchedule: plan.todaysSchedule.map((item) =>
      item.type === 'workout' ? { ...item, exercises: workout.exercises } : item,
    ),
    weeklyPlan: plan.weeklyPlan.map((week) => ({
      ...week,
      days: week.days.map((day) => (day.date === plan.date ? { ...day, workout } : day)),
    })),
  }
  await page.route('**/api/schedule', (route) => route.fulfill({ json: todays }))
}

async function openFigure(page: Page) {
  await page.goto('/dashboard')
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^View Exercises/ })
    .first()
    .click()
  await opener(page).first().click()
  await expect(figure(page)).toBeVisible()
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a press on an exercise shows it drawn, moving until it is paused, with what to mind and its easier and harder kin', async ({
    page,
  }) => {
    await newLifter(page)
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ target }) => {
        document.documentElement.dataset.seen = `${document.documentElement.dataset.seen ?? ''} ${getComputedStyle(target as Element).opacity}`
      })
    })
    await openFigure(page)
    // What rises into place can be read from its first moment.
    const seen = await page.evaluate(() => document.documentElement.dataset.seen?.trim().split(' '))
    expect(seen).toContain('1')
    expect(new Set(seen)).toEqual(new Set(['1']))
    const name = (await dialog(page).getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await expect(dialog(page).getByRole('img', { name })).toBeVisible()
    await expect(dialog(page).getByText(/^Common mistake: ./)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)

    const first = await drawing(page)
    await expect.poll(() => drawing(page)).not.toBe(first)
    await dialog(page).getByRole('button', { name: 'Pause' }).click()
    const held = await drawing(page)
    await page.waitForTimeout(300)
    expect(await drawing(page)).toBe(held)
    await dialog(page).getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => drawing(page)).not.toBe(held)

    const other = dialog(page).locator('p button').first()
    const itsName = (await other.textContent()) ?? ''
    await other.click()
    await expect(dialog(page).getByRole('heading', { name: itsName })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page).first()).toBeFocused()
  })
})

test('nothing of the figures is part of the screen until one is asked for', async ({ page }) => {
  await newLifter(page)
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
  const scripts = () => page.evaluate(() => [...document.querySelectorAll('link')].map(({ href }) => href).join(' '))
  expect(await scripts()).not.toContain('figure-panel')
  await openFigure(page)
  expect(await scripts()).toContain('figure-panel')
})

test.describe('with little motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('a figure stands still, with where it begins and the way it goes, until it is set moving', async ({ page }) => {
    await newLifter(page)
    await openFigure(page)
    const first = await drawing(page)
    await page.waitForTimeout(300)
    expect(await drawing(page)).toBe(first)
    await dialog(page).getByRole('button', { name: 'Play' }).click()
    const begun = await drawing(page)
    await expect.poll(() => drawing(page)).not.toBe(begun)
  })
})

test('the guided session draws the exercise of each step', async ({ page }) => {
  await newLifter(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Start session' }).first().click()
  const next = dialog(page).getByRole('button', { name: 'Skip', exact: true })
  const drawn: string[] = []
  // Those of a superset stand in a row each, with a picture that opens the figure.
  const inTurn = dialog(page).getByRole('listitem').getByRole('button', { name: 'How it is done' })
  await expect(next).toBeVisible()
  while (await next.isVisible()) {
    const name = (await dialog(page).getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    if (
      await dialog(page).locator('figure').or(dialog(page).getByText('The figure is on its way')).first().isVisible()
    ) {
      await expect(dialog(page).getByRole('img').first()).toBeVisible()
      if (drawn.at(-1) !== name) drawn.push(name)
    } else if (await inTurn.first().isVisible()) {
      for (const picture of await inTurn.all()) await expect(picture.locator('svg')).toBeVisible()
      if (drawn.at(-1) !== name) drawn.push(name)
    }
    await expectNoSidewaysScroll(page)
    await next.click()
  }
  expect(drawn.length).toBeGreaterThan(2)
  expect(drawn[0]).toBe(RUN.name)
})

test('on paper each exercise has its picture, and the sheets hold all as before', { tag: '@night' }, async ({
  page,
}) => {
  await newLifter(page)
  await page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'))
  })
  await page.goto('/dashboard')
  await wholePlan(page)
  const sheet = page.locator('.paper-sheet').first()
  // What makes the sheets comes a moment after the screen.
  await expect(async () => {
    await page.evaluate(() => window.print())
    await expect(sheet).toBeAttached({ timeout: 500 })
  }).toPass()
  await expect(sheet.locator('.figure')).toHaveCount(0)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(sheet.locator('.figure').first()).toBeAttached()
  const left = await sheet.evaluate((one) => {
    const room = one.querySelector('[data-room]')
    const content = room?.firstElementChild
    return room && content instanceof HTMLElement ? room.clientHeight - content.offsetHeight : -1
  })
  expect(left).toBeGreaterThanOrEqual(0)
  // Runs and rides are drawn as strength is.
  const training = page.locator('.paper-week .paper-cell', { has: page.locator('.paper-write') })
  expect(await training.locator('.paper-mark .figure').count()).toBe(await training.count())
  expect(
    await sheet
      .locator('.muscle')
      .first()
      .evaluate((one) => getComputedStyle(one).fill),
  ).toContain('figure-hatch')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('figures are there for a session that goes on', async ({ page, context }) => {
    await newLifter(page)
    await page.goto('/dashboard')
    await wholePlan(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    // The worker serves pages that were opened after it.
    await page.reload()
    await wholePlan(page)
    await context.setOffline(true)
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^View Exercises/ })
      .first()
      .click()
    await opener(page).first().click()
    await expect(figure(page)).toBeVisible()
  })
})
