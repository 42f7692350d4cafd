import { expect, type Page } from '@playwright/test'
import type { Schedule } from '../contract/schedule.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, newTrainee, test } from './product.ts'

/** Everything that a plan has somebody do from a day on, by id. */
const idsOf = ({ weeklyPlan, date }: Schedule) =>
  new Set(
    weeklyPlan
      .flatMap(({ days }) => days)
      .filter((day) => day.date >= date)
      .flatMap(({ workout: { warmup, exercises, cooldown } }) => [...warmup, ...exercises, ...cooldown])
      .flatMap(({ exerciseId }) => exerciseId ?? []),
  )

const dialog = (page: Page) => page.getByRole('dialog')

/** Somebody who lifts today, with the first lift of the day. */
async function newLifter(page: Page) {
  const person = await newTrainee(page, {
    ...{ stress_level: 'high', daily_commitments: 'Work 9-5 Mon-Fri. I have dumbbells and a bench' },
  })
  const plan: Schedule = await person.api.get('/api/schedule')
  const today = plan.weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === plan.date)
  const first = today?.workout.exercises.find(({ exerciseId, sets }) => exerciseId && sets > 0)
  return { ...person, plan, first }
}

test('an exercise that is never to be shown leaves the plan, and comes back when that is taken back', async ({
  page,
}) => {
  const { api, plan } = await newLifter(page)
  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: /^View Exercises/ })
    .first()
    .click()
  const opener = page.getByRole('button', { name: /: How it is done$/ }).first()
  const name = ((await opener.textContent()) ?? '').replace(/: How it is done$/, '').trim()
  await opener.click()
  await expect(dialog(page).locator('svg.figure')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Never show me this one' }).click()
  await expect(dialog(page).getByText('You will not see this one again.')).toBeVisible()
  await expectAccessible(page)
  await expectNothingCut(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: `${name}: How it is done` })).toHaveCount(0)

  const { unwanted } = await api.get('/api/profile/facts')
  expect(unwanted).toHaveLength(1)
  expect([...idsOf(plan)]).toContain(unwanted[0])
  const without: Schedule = await api.get('/api/schedule')
  expect([...idsOf(without)]).not.toContain(unwanted[0])

  await page.goto('/account#training')
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Exercises you never want to see' }),
  })
  // It is made when it comes near.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(section).toBeVisible({ timeout: 300 })
  }).toPass()
  await expect(section.getByText(name, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await section.getByRole('button', { name: /^Take it back ?: / }).click()
  await expect(section.getByText(name, { exact: true })).toHaveCount(0)
  expect((await api.get('/api/profile/facts')).unwanted).toEqual([])
  expect([...idsOf(await api.get('/api/schedule'))]).toContain(unwanted[0])
})

test('in the session one press has an exercise out for good, and what takes its place comes at once', {
  tag: '@night',
}, async ({ page }) => {
  const { api, first } = await newLifter(page)
  expect(first?.exerciseId).toBeDefined()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Start session' }).first().click()
  const never = dialog(page).getByRole('button', { name: /^Never again/ })
  await expect(async () => {
    if (!(await never.first().isVisible()))
      await dialog(page).getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(never.first()).toBeVisible({ timeout: 300 })
  }).toPass()
  const name = ((await never.first().textContent()) ?? '').replace('Never again: ', '')
  await never.first().click()
  await expect(dialog(page).getByText(`${name} is out of your plan for good.`)).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name, exact: true })).toHaveCount(0)
  const { unwanted } = await api.get('/api/profile/facts')
  expect(unwanted).toHaveLength(1)
  expect([...idsOf(await api.get('/api/schedule'))]).not.toContain(unwanted[0])
})
