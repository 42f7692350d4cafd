import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectToast, newTrainee, test } from './product.ts'

const NOTES = 'How did today go? How are you feeling?'
const card = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Daily Check-in' }) })
const submit = (page: Page) => card(page).getByRole('button', { name: 'Submit Check-in' })

async function openCheckIn(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await card(page).scrollIntoViewIfNeeded()
}

/** One step of a scale, as a thumb taps it. */
const step = (page: Page, scale: string, label: RegExp) =>
  card(page)
    .getByRole('group', { name: new RegExp(`^${scale}`) })
    .getByRole('radio', { name: label })

test('who only taps is done in five taps, answered, and finds the taps again on another device', async ({ page }) => {
  const { api } = await newTrainee(page)
  await openCheckIn(page)
  let taps = 0
  const tap = async (target: ReturnType<typeof step>) => {
    taps++
    await target.click({ force: true })
  }
  await tap(step(page, 'Sleep', /^4 of 5/))
  await tap(step(page, 'Energy', /^4 of 5/))
  await tap(step(page, 'Mood', /^5 of 5/))
  await tap(step(page, 'Soreness', /^1 of 5/))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  taps++
  await submit(page).click()
  await expectToast(page, 'Check-in saved! ✅')
  await expect(card(page).getByText('slept well')).toBeVisible()
  await expect(card(page).getByText(/your plan stays as it is|nothing had to change/i)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(5)
  expect((await api.get('/api/check-ins')).days).toMatchObject([
    { taps: { sleep: 4, energy: 4, mood: 5, soreness: 1 }, completed: false },
  ])

  // As another device of theirs would see it.
  await page.evaluate(() => sessionStorage.clear())
  await openCheckIn(page)
  await expect(step(page, 'Sleep', /^4 of 5/)).toBeChecked()
})

test('a knee is tapped on the body: the answer fits, the days stand before and after, and tomorrow it is asked about', async ({
  page,
}) => {
  const { api } = await newTrainee(page, { primary_goal: 'endurance' })
  await openCheckIn(page)
  await step(page, 'Soreness', /^4 of 5/).click({ force: true })
  const front = card(page).getByRole('group', { name: 'Front' })
  await front.getByRole('button', { name: 'Knee' }).click()
  await card(page).getByRole('group', { name: 'Back' }).getByRole('button', { name: 'Calf' }).click()
  const chosen = card(page).getByRole('list', { name: 'Sore or hurting' })
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await chosen.getByRole('button', { name: 'Take out: Calf' }).click()
  await chosen.getByRole('radio', { name: 'Hurts a lot' }).click({ force: true })
  await submit(page).click()
  await expectToast(page, 'Check-in saved')
  await expect(page.getByText(/optimize/)).toHaveCount(0)
  await expect(card(page).getByText('knee pain, strong')).toBeVisible()
  await expect(card(page).getByRole('heading', { name: 'Your check-in changed the plan' })).toBeVisible()
  await expect(card(page).getByText('Before', { exact: true }).first()).toBeVisible()
  await expect(card(page).getByText('Now', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The same after a reload, and on any other device.
  await page.reload()
  await expect(card(page).getByText('Before', { exact: true }).first()).toBeVisible()
  expect((await api.get('/api/schedule')).safety).toMatchObject([{ kind: 'strong-pain', what: 'knee' }])
})

test('what hurt yesterday is asked after once, a tap answers it', { tag: '@night' }, async ({ page }) => {
  const { api } = await newTrainee(page)
  const { date } = await api.get('/api/schedule')
  const yesterday = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
  await api.put(`/api/check-ins/${yesterday}`, { notes: 'my right knee hurts a bit' })
  await openCheckIn(page)
  const asked = page.getByRole('heading', { name: /knee/ })
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await card(page).getByRole('group', { name: /knee/ }).getByRole('radio', { name: 'Gone' }).click({ force: true })
  await submit(page).click()
  await expect(card(page).getByText('knee: fine again')).toBeVisible()
  await expect(asked).toBeHidden()
  await page.reload()
  await expect(card(page).getByText('knee: fine again')).toBeVisible()
  await expect(asked).toBeHidden()
})

test('a chest that hurts stops everything, before anything is submitted', async ({ page }) => {
  const { api } = await newTrainee(page)
  await openCheckIn(page)
  await card(page).getByRole('button', { name: 'Show where' }).click()
  await card(page).getByRole('group', { name: 'Front' }).getByRole('button', { name: 'Chest' }).click()
  await card(page).getByRole('radio', { name: 'Pain or pressure' }).click({ force: true })
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(async () =>
    expect((await api.get('/api/schedule')).safety).toMatchObject([{ kind: 'danger', what: 'chest' }]),
  ).toPass()
})

test('all of it works by keyboard alone', async ({ page }) => {
  const { api } = await newTrainee(page)
  await openCheckIn(page)
  await card(page).getByLabel("I completed today's workout").focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(step(page, 'Sleep', /^1 of 5/)).toBeChecked()
  await page.keyboard.press('Space')
  await expect(step(page, 'Sleep', /^1 of 5/)).not.toBeChecked()
  await page.keyboard.press('Space')
  const opener = card(page).getByRole('button', { name: 'Show where' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const knee = card(page).getByRole('group', { name: 'Front' }).getByRole('button', { name: 'Knee' })
  await expect(knee).toHaveCount(1)
  await knee.focus()
  await page.keyboard.press('Enter')
  await expect(knee).toHaveAttribute('aria-pressed', 'true')
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await expect(card(page).getByText('knee pain, mild')).toBeVisible()
  expect((await api.get('/api/check-ins')).days).toMatchObject([{ completed: true, rpe: 2, taps: { sleep: 1 } }])
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('taps wait on the device, readable, and are sent once there is one', async ({ page, context }) => {
    const { api } = await newTrainee(page)
    await openCheckIn(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await card(page).getByRole('button', { name: 'Show where' }).click()
    await expect(card(page).getByRole('group', { name: 'Front' })).toBeVisible()
    await context.setOffline(true)
    await step(page, 'Sleep', /^2 of 5/).click({ force: true })
    await card(page).getByRole('group', { name: 'Front' }).getByRole('button', { name: 'Shin' }).click()
    await submit(page).click()
    await expect(page.getByText('Kept on this device').first()).toBeVisible()
    await expect(page.getByText('Sleep: 2 of 5, Poor')).toBeVisible()
    await expect(page.getByText('shin pain, mild')).toBeVisible()
    // What was tapped after it adds to it.
    await step(page, 'Mood', /^3 of 5/).click({ force: true })
    await submit(page).click()
    await expect(page.getByText('Mood: 3 of 5, All right')).toBeVisible()
    await expect(step(page, 'Sleep', /^2 of 5/)).toBeChecked()
    await context.setOffline(false)
    await expect(page.getByText('Not sent yet')).toBeHidden()
    expect((await api.get('/api/check-ins')).days).toMatchObject([{ taps: { sleep: 2, mood: 3 } }])
    await expect(card(page).getByText('shin pain, mild')).toBeVisible()
  })
})

test('speech is heard only after it was said where it goes, and only until it is stopped', { tag: '@night' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    class Recognition {
      onresult: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start() {
        heard.push('start')
        setTimeout(() =>
          this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: 'slept badly' } }] }),
        )
      }
      stop() {
        heard.push('stop')
        this.onend?.()
      }
      abort() {
        this.stop()
      }
    }
    Object.assign(window, { heard, SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await newTrainee(page)
  await openCheckIn(page)
  await card(page).getByLabel(NOTES).fill('Long day,')
  await card(page).getByRole('button', { name: 'Speak instead' }).click()
  await expect(card(page).getByText(/Most browsers send the sound to their maker/)).toBeVisible()
  expect(await heard()).toEqual([])
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Start speaking' }).click()
  await expect(card(page).getByLabel(NOTES)).toHaveValue('Long day, slept badly')
  await expect(card(page).getByText('Listening …')).toBeVisible()
  await card(page).getByRole('button', { name: 'Stop' }).click()
  await expect(card(page).getByRole('button', { name: 'Speak instead' })).toBeVisible()
  expect(await heard()).toEqual(['start', 'stop'])
})
