import { expect, type Page } from '@playwright/test'
import type { Schedule } from '../contract/schedule.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, test } from './product.ts'

// Whom to call depends on where the device is.
test.use({ timezoneId: 'Europe/Berlin' })

const stop = (page: Page) => page.getByRole('alertdialog')
const notes = (page: Page) => page.getByLabel('How did today go? How are you feeling?')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Check-in' }).click()
const minutesLeft = ({ weeklyPlan, date }: Schedule) =>
  weeklyPlan
    .flatMap(({ days }) => days)
    .filter((day) => day.date >= date)
    .reduce((sum, day) => sum + day.durationMin, 0)

async function openPlan(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
}

/** The card that leads back to the stop stands where the plan was. */
async function expectHeld(page: Page) {
  await expect(page.getByRole('region', { name: 'Training waits' })).toBeVisible()
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start session' })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText("Today's schedule")).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

test('one tap stops everything, says what to do and whom to call, and a doctor lets training back', async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  const before = minutesLeft(await api.get('/api/schedule'))
  await openPlan(page)
  await page.getByRole('button', { name: 'Chest pain' }).click()
  await expect(stop(page).getByRole('heading', { name: 'Chest pain needs help now' })).toBeVisible()
  await expect(stop(page).getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
  const mayTrain = stop(page).getByRole('button', { name: 'I have spoken to a doctor and may train' })
  await expect(mayTrain).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectNothingCut(page)
  await expect(page.getByText(/Check-in saved|optimize/)).toHaveCount(0)

  await stop(page).getByRole('button', { name: 'Back to my day' }).click()
  await expect(stop(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Training waits' })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText(/Brisk walk|stretch/i)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start session' })).toHaveCount(0)
  await expectAccessible(page)
  expect(minutesLeft(await api.get('/api/schedule'))).toBe(0)

  // It still stands for whoever comes back later.
  await page.reload()
  await page.getByRole('button', { name: 'What to do now' }).click()
  await mayTrain.click()
  await expect(stop(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Training waits' })).toBeHidden()
  const after = minutesLeft(await api.get('/api/schedule'))
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(before)
})

test('words are asked about first, and No gives the very plan back', async ({ page }) => {
  const { api } = await newTrainee(page)
  await openPlan(page)
  const before = (await api.get('/api/schedule')) as Schedule
  await notes(page).fill('I fainted on the treadmill this morning')
  await submit(page)
  await expect(stop(page).getByRole('heading', { name: /^We read: fainting/ })).toBeVisible()
  await expectAccessible(page)
  await stop(page).getByRole('button', { name: 'No, I meant something else' }).click()
  await expect(stop(page)).toBeHidden()
  const back = (await api.get('/api/schedule')) as Schedule
  expect(back.weeklyPlan).toEqual(before.weeklyPlan)
  expect(back.safety).toEqual([])
})

/** What the server says where a call fails for a moment. */
const failing = (status: 429 | 503, more: object) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    ...{ status, code: status === 429 ? 'too-many-requests' : 'unavailable', title: 'Not now', detail: 'Not now.' },
    ...more,
  }),
})

test.describe('where the server fails for a moment', () => {
  test.use({ expectedComplaints: /status of (429|503)/ })

  for (const status of [429, 503] as const)
    test(`an answer that is kept while its plan is late (${status}) is said to be kept`, {
      tag: status === 429 ? '@night' : [],
    }, async ({ page }) => {
      await newTrainee(page)
      await openPlan(page)
      await page.getByRole('button', { name: 'Chest pain' }).click()
      const mayTrain = stop(page).getByRole('button', { name: 'I have spoken to a doctor and may train' })
      await expect(mayTrain).toBeVisible()
      const detail = 'Your answer is saved. Your plan follows as soon as it can be made.'
      await page.route('**/api/safety/*/answer', (route) => route.fulfill(failing(status, { detail })))
      await mayTrain.click()
      await expect(page.getByText(detail)).toBeVisible()
      await expect(page.getByText('Your answer could not be saved')).toHaveCount(0)
      await expect(stop(page)).toBeVisible()
      await page.unroute('**/api/safety/*/answer')
      await mayTrain.click()
      await expect(stop(page)).toBeHidden()
    })

  test('a danger that stands is told where no plan can be made, with a plan on the screen and without one', {
    tag: '@night',
  }, async ({ page }) => {
    const { api } = await newTrainee(page)
    await openPlan(page)
    const { date } = (await api.get('/api/schedule')) as Schedule
    // Told on another device.
    await api.put(`/api/check-ins/${date}`, { taps: { alarm: ['chest'] } })
    const safety = ((await api.get('/api/schedule')) as Schedule).safety
    const dangers = safety.map(({ id, what, origin, quote, confirmed }) => ({ id, what, origin, quote, confirmed }))
    await page.route('**/api/schedule', (route) => route.fulfill(failing(503, { dangers })))
    const heading = stop(page).getByRole('heading', { name: 'Chest pain needs help now' })

    await notes(page).fill('slept well')
    await submit(page)
    await expect(heading).toBeVisible()

    await page.reload()
    await expect(heading).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('where the server fails at a check-in', () => {
  test.use({ expectedComplaints: /status of 500/ })

  test('a danger in words holds the plan back until it has arrived, also after a reload', { tag: '@night' }, async ({
    page,
  }) => {
    const { api } = await newTrainee(page)
    await openPlan(page)
    await page.route('**/api/check-ins/*', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }))
    await notes(page).fill('I fainted on the treadmill this morning')
    await submit(page)
    await expect(stop(page).getByRole('heading', { name: /^We read: fainting/ })).toBeVisible()
    await stop(page).getByRole('button', { name: 'Back to my day' }).click()
    await expectHeld(page)
    await page.reload()
    await expectHeld(page)

    await page.unroute('**/api/check-ins/*')
    await page.reload()
    await expect
      .poll(async () => ((await api.get('/api/schedule')) as Schedule).safety.map(({ what }) => what))
      .toEqual(['faint'])
    await expect(page.getByRole('region', { name: 'Training waits' })).toBeVisible()
  })
})

test('Yes leaves the stop standing, and a second check-in of the day does not lift it', async ({ page }) => {
  const { api } = await newTrainee(page)
  await openPlan(page)
  await notes(page).fill('I fainted on the treadmill this morning')
  await submit(page)
  await stop(page).getByRole('button', { name: 'Yes' }).click()
  await expect(stop(page).getByRole('heading', { name: /^We read/ })).toBeHidden()
  await stop(page).getByRole('button', { name: 'Back to my day' }).click()
  await notes(page).fill('had a nice dinner')
  await submit(page)
  await expect(notes(page)).toHaveValue('')
  await expectToast(page, 'Check-in saved', 'Training waits until you answer the card above.')
  await expect(page.getByRole('heading', { name: 'Training waits' })).toBeVisible()
  expect(minutesLeft(await api.get('/api/schedule'))).toBe(0)
})

test('thoughts of harm are met with a person to talk to, and being safe is an answer', async ({ page }) => {
  await newTrainee(page)
  await openPlan(page)
  await page.getByRole('button', { name: 'Not safe with myself' }).click()
  await expect(stop(page).getByRole('heading', { name: 'You are not alone with this' })).toBeVisible()
  await expect(stop(page).getByRole('link', { name: 'TelefonSeelsorge: 0800 111 0 111' })).toBeVisible()
  await expectAccessible(page)
  await stop(page).getByRole('button', { name: 'I am safe, or have spoken to someone' }).click()
  await expect(stop(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Training waits' })).toBeHidden()
})

test('an illness that was misread is taken back where it is shown', { tag: '@night' }, async ({ page }) => {
  const { api } = await newTrainee(page)
  await openPlan(page)
  await notes(page).fill('I have a fever and a bad cough')
  await submit(page)
  await expect(page.getByText('You wrote that you are ill. Is that right?')).toBeVisible()
  await expect(page.getByText(/optimize tomorrow/)).toHaveCount(0)
  await page.getByRole('button', { name: 'No, I meant something else' }).click()
  await expect(page.getByText('You wrote that you are ill. Is that right?')).toBeHidden()
  expect(((await api.get('/api/schedule')) as Schedule).safety).toEqual([])
})

test('the stop is reached, read, answered and left by keyboard alone', async ({ page }) => {
  await newTrainee(page)
  await openPlan(page)
  const tap = page.getByRole('button', { name: 'Hit my head' })
  await tap.focus()
  await page.keyboard.press('Enter')
  await expect(stop(page).getByRole('heading', { name: 'A blow to the head needs care' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(stop(page).getByRole('link', { name: 'Call 112' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(stop(page)).toBeHidden()
  const again = page.getByRole('button', { name: 'What to do now' })
  await again.focus()
  await page.keyboard.press('Enter')
  for (const name of ['I have spoken to a doctor and may train', 'It was something else']) {
    await expect(stop(page).getByRole('button', { name })).toBeEnabled()
    await page.keyboard.press('Tab')
    if (name.startsWith('I have')) await page.keyboard.press('Tab')
    await expect(stop(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(stop(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Training waits' })).toBeHidden()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('tap and words stop at once, wait on the device, and arrive', async ({ page, context }) => {
    const { api } = await newTrainee(page)
    await openPlan(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Fainted or nearly' }).click()
    await expect(stop(page).getByRole('heading', { name: 'Fainting needs a doctor' })).toBeVisible()
    await expect(stop(page).getByRole('link', { name: 'Call 112' })).toBeVisible()
    await expect(
      stop(page).getByText('Kept on this device, and sent as soon as our server can be reached.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    // No plan has heard of it yet, so none is shown: not here, not on paper, and not to whoever comes back to it.
    await expectHeld(page)
    await page.reload()
    await expectHeld(page)
    await page.getByRole('button', { name: 'What to do now' }).click()
    await expect(stop(page).getByRole('link', { name: 'Call 112' })).toBeVisible()
    await stop(page).getByRole('button', { name: 'Back to my day' }).click()
    await notes(page).fill('and now chest pain as well')
    await submit(page)
    await expect(stop(page).getByRole('heading', { name: /^We read: chest pain/ })).toBeVisible()
    await context.setOffline(false)
    await expect(async () => {
      const { safety } = (await api.get('/api/schedule')) as Schedule
      expect(safety.map(({ what }) => what).sort()).toEqual(['chest', 'faint'])
    }).toPass()
    await expect(stop(page).getByRole('button', { name: 'Yes' })).toBeEnabled()
  })
})
