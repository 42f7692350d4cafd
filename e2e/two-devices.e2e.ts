import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { ADDRESS, expectToast, newTrainee, test } from './product.ts'
import { ZONE } from './zone.ts'

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 40[49]/ })

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
  await expect(waiting(page)).toContainText('There now: Workout completed, effort 8 of 10, 50 min.')
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

test('what another device saved of a person meanwhile is not taken back: both stand, and where both changed the same, one chooses', async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  await page.goto('/account')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Training details' }) })
  const wake = card.getByLabel('You get up at')
  await expect(wake).toBeVisible()

  // Elsewhere the bedtime and the equipment are saved; this page has not heard of it.
  await api.put('/api/profile/preferences', { bed: '22:30', equipment: ['dumbbells'] })
  await wake.fill('06:15')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => api.get('/api/profile/preferences'))
    .toMatchObject({
      ...{ wake: '06:15', bed: '22:30', equipment: ['dumbbells'] },
    })
  // It shows now what stands.
  await expect(card.getByLabel('You go to bed at')).toHaveValue('22:30')

  // The very same, twice: it is asked, and "not now" saves nothing.
  await api.put('/api/profile/preferences', { wake: '05:00', bed: '22:30' })
  await wake.fill('07:00')
  await card.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed on another device' })
  await expect(dialog).toContainText('wake-up time')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not now' }).last().click()
  expect(await api.get('/api/profile/preferences')).toEqual({ wake: '05:00', bed: '22:30' })
  await card.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Keep what I entered here' }).click()
  await expect.poll(() => api.get('/api/profile/preferences')).toMatchObject({ wake: '07:00', bed: '22:30' })
})

test('onboarding that was opened before another device answered takes nothing of that away', { tag: '@night' }, async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  await page.goto('/onboarding')
  await page.getByLabel('Name').fill('Kim Example')
  const before = (await api.get('/api/profile')) as Record<string, unknown>
  const { id: _id, onboarding_completed: _done, updated_at: _at, commitments_since: _since, ...answers } = before
  await api.put('/api/profile', { ...answers, daily_commitments: 'Nights 22-6', stress_level: 'high' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/dashboard/)
  expect(await api.get('/api/profile')).toMatchObject({
    ...{ name: 'Kim Example', daily_commitments: 'Nights 22-6', stress_level: 'high' },
  })
})

test('what another device ended is no longer shown once its end is tried here', { tag: '@night' }, async ({ page }) => {
  const { token } = await newTrainee(page)
  const headers = { authorization: `Bearer ${token}` }
  const webhooks = `${ADDRESS}/api/account/webhooks`
  const data = { url: 'https://people.example/told', kinds: ['plan.changed'] }
  const { id } = await (await page.request.post(webhooks, { headers, data })).json()
  await page.goto('/account#programs')
  const card = page.locator('#programs')
  await expect(card).toContainText(data.url)

  expect((await page.request.delete(`${webhooks}/${id}`, { headers })).ok()).toBe(true)
  await card.getByRole('button', { name: `End it : ${data.url}` }).click()
  await expectToast(page, 'Error', 'This webhook has already been ended.')
  await expect(card).not.toContainText(data.url)
})
