import { expect, type Page } from '@playwright/test'
import { PERSONA_PASSWORD, personaEmail } from '../scripts/personas.ts'
import { expectAccessible } from './accessible.ts'
import { expectToast, newTrainee, test, wholePlan } from './product.ts'

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

async function openPlan(page: Page) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(personaEmail('subscribed'))
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await wholePlan(page)
}

test('the plan opens without a network, says so, and comes up to date with it', async ({ page, context }) => {
  await openPlan(page)
  // What lies below the day comes a moment later.
  const list = page.getByRole('tabpanel').getByRole('list').first().getByRole('listitem')
  const lines = await list.count()
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByText('No connection to Fulcrum')).toBeVisible()
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  expect(await list.count()).toBe(lines)
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await expect(page.getByRole('button', { name: 'Week 1', exact: true })).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(page.getByText('No connection to Fulcrum')).toBeHidden()
})

test('sign-out takes the kept plan away, also without a network', async ({ page, context }) => {
  await openPlan(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})

test('every file that the worker keeps is there', async ({ request }) => {
  const code = await (await request.get('/sw.js')).text()
  const kept: string[] = JSON.parse(/PRECACHE=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]')
  expect(kept).toContain('/dashboard')
  for (const path of kept) expect((await request.get(path)).status(), path).toBe(200)
})

test.describe('where nothing was kept ahead', () => {
  test.use({
    serviceWorkers: 'block',
    expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch|registration blocked/,
  })

  test('a part that cannot come says so, leaves what was typed, and comes when there is a network', async ({
    page,
    context,
  }) => {
    await newTrainee(page)
    await page.goto('/dashboard')
    const notes = page.getByLabel('How did today go? How are you feeling?')
    await notes.fill('Slept badly')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Mark Complete' }).first().click()
    await expectToast(page, 'Not there yet', 'This part could not be loaded.')
    await expect(notes).toHaveValue('Slept badly')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Mark Complete' }).first().click()
    await expect(page.getByRole('dialog')).toContainText('How was it?')
  })
})
