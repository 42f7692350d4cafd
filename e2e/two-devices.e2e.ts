import { expect, type Page } from '@playwright/test'
import { ADDRESS, expectAccessible, newTrainee, test } from './product.ts'
import { ZONE } from './zone.ts'

test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 409/ })

const TODAY = () => new Date().toLocaleDateString('sv', { timeZone: ZONE })
const waiting = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Not sent yet' }) })

async function openPlan(page: Page) {
  await page.goto(`${ADDRESS}/dashboard`)
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

test('a stale device takes nothing back that another has recorded: its person sees both and chooses', async ({
  page,
  browser,
}) => {
  const { token, api } = await newTrainee(page)
  await openPlan(page)

  // The other device records the session, while this one still shows the day as it was.
  const elsewhere = await browser.newContext({ baseURL: ADDRESS })
  const other = await elsewhere.newPage()
  await other.goto('/terms')
  await other.evaluate((kept) => localStorage.setItem('fulcrum.session', kept), token)
  await openPlan(other)
  expect((await api.put(`/api/completions/${TODAY()}`, { rpe: 8, minutes: 50 })).status()).toBe(200)

  const write = async (on: Page, text: string) => {
    await on.getByLabel('How did today go? How are you feeling?').fill(text)
    await on.getByRole('button', { name: 'Submit Check-in' }).click()
  }
  await write(page, 'Slept badly')
  await expect(waiting(page)).toContainText('Slept badly')
  await expect(waiting(page)).toContainText('What stands there now: Workout completed, effort 8 of 10, 50 min.')
  await expectAccessible(page)
  const stands = async () => ((await api.get('/api/check-ins')) as { days: object[] }).days[0]
  expect(await stands()).toMatchObject({ completed: true, rpe: 8, minutes: 50, notes: null })
  await waiting(page).getByRole('button', { name: 'Keep both' }).click()
  await expect(waiting(page)).toHaveCount(0)
  expect(await stands()).toMatchObject({ completed: true, rpe: 8, minutes: 50, notes: 'Slept badly' })

  // The other tab has not heard of anything either; its person insists.
  await write(other, 'I did not train at all')
  await waiting(other).getByRole('button', { name: 'Use mine' }).click()
  await expect(waiting(other)).toHaveCount(0)
  expect(await stands()).toMatchObject({ completed: false, rpe: null, notes: 'I did not train at all' })
  await elsewhere.close()
})
