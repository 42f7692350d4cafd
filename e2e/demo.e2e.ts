import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { PERSONA_PASSWORD, personaEmail } from '../scripts/personas.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, test } from './product.ts'

const DAY = 'Work Mon-Fri 8:00-16:30, choir Tuesday 19:00-21:00'

const field = (page: Page) => page.getByLabel('Your days, in your own words')
const board = (page: Page) => page.getByRole('region', { name: 'Your first week' })
const day = (page: Page, name: string) => board(page).getByRole('group', { name, exact: true })
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 700

/** What the board shows of training: day, hours and name. */
const sessionsOf = (page: Page) => board(page).locator('.board-session').allTextContents()

/** Brings a day in sight where the board shows one at a time. */
async function turnTo(page: Page, name: string) {
  if (isNarrow(page))
    await board(page)
      .getByRole('button', { name: name.slice(0, 3), exact: true })
      .click()
}

test('the week of the landing page rearranges while one types, and onboarding finds what was typed and drawn', async ({
  page,
}) => {
  await test.step('the sample is a picture before any script runs, and the board takes its place without a jump', async () => {
    await page.goto('/')
    const picture = board(page).getByRole('img')
    await expect(picture).toHaveAccessibleName(/work from 9 to 5.*Monday \d\d:\d\d/)
    const before = await board(page).locator('.board-grid').boundingBox()
    await expectAccessible(page)
    await field(page).focus()
    await expect(day(page, 'Monday').getByRole('button', { name: /^Work/ })).toBeVisible()
    await expect(picture).toHaveCount(0)
    expect(await board(page).locator('.board-grid').boundingBox()).toEqual(before)
  })

  await test.step('what is typed is read and planned at once', async () => {
    const first = await sessionsOf(page)
    expect(first.length).toBeGreaterThan(2)
    await field(page).fill('qwe asd')
    await expect(page.getByText(/^Nothing read yet/)).toBeVisible()
    await field(page).fill('Work Mon-Fri 5:30-14:30, choir Tuesday 19:00-21:00. The ferry runs only at full moon')
    await expect(page.getByRole('button', { name: 'Add “The ferry runs only at full moon” to the week' })).toBeVisible()
    await expect(page.locator('mark[data-as=unused]')).toHaveText('The ferry runs only at full moon')
    await expect.poll(() => sessionsOf(page)).not.toEqual(first)
    await field(page).fill(DAY)
    await turnTo(page, 'Tuesday')
    await expect(day(page, 'Tuesday').getByRole('button', { name: /^Choir/ })).toContainText('19:00-21:00')
    await field(page).fill(`${DAY}. Heart attack in January`)
    await expect(
      page.getByText(/your plan is gentle, with nothing hard and no race, until a doctor has agreed/),
    ).toBeVisible()
    await field(page).fill(DAY)
    await expect(page.getByText(/your plan is gentle/)).toBeHidden()
    await page.getByLabel('Your goal').selectOption('Build Muscle')
    await expect(
      board(page)
        .locator('.board-session')
        .filter({ hasText: /body strength/i }),
    ).not.toHaveCount(0)
    await expect(page.locator('[data-demo-status]')).toContainText('Plan made:')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('a day is crossed out by hand, and the plan gives way at once', async () => {
    const busy = await board(page).locator('.board-day:has(.board-session)').first().getAttribute('aria-label')
    await turnTo(page, busy ?? '')
    await day(page, busy ?? '')
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('dialog').getByLabel(`No training on ${busy}`).check()
    await page.keyboard.press('Escape')
    await expect(day(page, busy ?? '').locator('.board-session')).toHaveCount(0)
    await expect(board(page).locator('.board-session')).not.toHaveCount(0)
    await expectAccessible(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fulcrum.draft'))).toContain('never')
  })

  await test.step('sign-up carries it on', async () => {
    await page.getByRole('link', { name: 'Keep this and start' }).click()
    await page.getByLabel('Email').fill(`${randomUUID()}@people.example`)
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse7!')
    await page
      .getByRole('button', { name: /start|create|sign up/i })
      .last()
      .click()
    await expect(page).toHaveURL(/\/onboarding$/)
    await page.getByLabel(/name/i).fill('Robin Example')
    await page.getByText('Regular exercise').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Build Muscle')).toBeChecked()
    await page.getByText('Some pressure').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Daily commitments')).toHaveValue(DAY)
    await expect(page.getByRole('region', { name: 'Your ordinary week' }).locator('[data-out].board-day')).toHaveCount(
      1,
    )
  })

  await test.step('the same reading stands under the field and follows the words', async () => {
    // Beside the open week what was surely read is listed on demand.
    await page.getByText(/What we are sure of/).click()
    await expect(page.getByText(/Tue · 19:00-21:00/)).toBeVisible()
    await page.getByLabel(/races/i).fill('Half marathon')
    await expect(page.getByText(/^Half marathon · /)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('once it is saved it binds the plan, and nothing of it is left behind', async () => {
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/profile/facts') && answer.request().method() === 'PUT',
    )
    await page.getByRole('button', { name: 'Create My Schedule' }).click()
    expect((await (await saved).json()).week.never).toHaveLength(1)
    await expect(page.getByText('Profile updated! ✅')).toBeVisible()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fulcrum.')))).toEqual(
      [],
    )
  })
})

test('words pasted before the board is there make the week that it shows, and hours of training are where training goes', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/')
  await field(page).fill('Work 10-6, choir Tue 19-21, gym Mon, Wed and Fri 7-8am')
  await turnTo(page, 'Tuesday')
  await expect(day(page, 'Tuesday').getByRole('button', { name: /^Choir/ })).toContainText('19:00-21:00')
  await turnTo(page, 'Monday')
  await expect(day(page, 'Monday').getByRole('button', { name: /^Work/ })).toContainText('10:00-18:00')
  await expect(day(page, 'Monday').getByRole('button', { name: /^Training time/ })).toBeVisible()
  await expect(day(page, 'Monday').locator('.board-session')).toContainText('07:00')
})

test('a rota that is typed stands as its strip, and once its first day is said the week and sign-up go by it', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/')
  await field(page).fill('24 on 48 off')
  const rota = board(page).getByRole('region', { name: 'Your rota' })
  await expect(rota.getByRole('listitem')).toHaveCount(3)
  await expect(rota.getByRole('listitem').first()).toContainText('24-hour shift')
  await rota.getByRole('button', { name: 'Use this rota' }).click()
  await rota.getByLabel('A date that is day 1').fill(new Date().toLocaleDateString('sv'))
  await expect(rota).toContainText('It is already running')
  await expectAccessible(page)
  const kept = () => page.evaluate(() => JSON.stringify(Object.values(window.sessionStorage)))
  await expect.poll(kept).toContain('rota')
})

test('the first press on the picture opens what it shows', { tag: '@night' }, async ({ page }) => {
  await page.goto('/')
  const track = board(page).locator('.board-track').first()
  await track.scrollIntoViewIfNeeded()
  const grid = await track.boundingBox()
  // Monday at noon: work.
  const place = { x: (grid?.x ?? 0) + 40, y: (grid?.y ?? 0) + ((grid?.height ?? 0) * 6) / 16 }
  if (isNarrow(page)) await page.touchscreen.tap(place.x, place.y)
  else await page.mouse.click(place.x, place.y)
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Work/ })).toBeVisible()
})

test('sign-out clears what was typed into the demo', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Your days, in your own words').fill(DAY)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fulcrum.draft'))).toContain('choir')
  await page.goto('/auth')
  await page.getByLabel('Email').fill(personaEmail('subscribed'))
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  expect(await page.evaluate(() => sessionStorage.getItem('fulcrum.draft'))).toBeNull()
})
