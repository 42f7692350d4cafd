import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, newTrainee, test } from './product.ts'
import { instantAt } from './zone.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const markButton = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: /^Mark Complete/ })

async function openPlan(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
}

test('a session is marked as done with effort and minutes, stays so, and is taken back', async ({ page }) => {
  await newTrainee(page)
  await openPlan(page)
  await markButton(page).first().click()
  await expect(dialog(page).getByRole('heading', { name: 'How was it?' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog(page).getByLabel('Minutes').fill('0')
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click()
  await expect(page.getByText('Please give whole minutes from 1 to 1440')).toBeVisible()
  await dialog(page).getByLabel('Minutes').fill('35')
  await dialog(page).getByRole('radio', { name: /^7:/ }).check({ force: true })
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click()
  await expect(page.getByText('Session done! ✅')).toBeVisible()
  await expect(page.getByText('effort 7 of 10, 35 min')).toBeVisible()
  await expect(page.getByText("Today's workout is marked as done.")).toBeVisible()
  await expect(page.getByLabel("I completed today's workout")).not.toBeChecked()

  await page.reload()
  await expect(page.getByText('effort 7 of 10, 35 min')).toBeVisible()
  await page.getByRole('tabpanel').getByRole('button', { name: /^Undo/ }).first().click()
  await expect(markButton(page).first()).toBeVisible()
  await expect(page.getByText('Taken back')).toBeVisible()
})

test('a session whose hour has passed says what can still be done, until it is done', async ({ page }) => {
  const { api } = await newTrainee(page)
  const { date } = (await api.get('/api/schedule')) as { date: string }
  await page.clock.setFixedTime(instantAt(date, '23:30'))
  await openPlan(page)
  await expect(page.getByText(/^Its time has passed/)).toBeVisible()
  await markButton(page).first().click()
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click()
  await expect(page.getByText('Session done! ✅')).toBeVisible()
  await expect(page.getByText(/^Its time has passed/)).toBeHidden()
})

test('a session whose hour has passed is not good now in the middle of something else', async ({ page }) => {
  const { api } = await newTrainee(page)
  const { date } = (await api.get('/api/schedule')) as { date: string }
  await page.route('**/api/schedule', async (route) => {
    const answer = await route.fetch()
    const plan = await answer.json()
    const day = plan.weeklyPlan[0].days.find((one: { date: string }) => one.date === date)
    const session = plan.todaysSchedule.find(({ type }: { type: string }) => type === 'workout')
    const life = (type: string, title: string, time: string, durationMin: number) => ({
      ...{ ...session, exercises: [], type, title, time, durationMin },
    })
    day.start = '06:45'
    plan.todaysSchedule = [
      { ...session, time: '06:45' },
      ...[life('commitment', 'Work', '09:00', 600), life('sleep', 'Sleep', '23:00', 420)],
    ]
    await route.fulfill({ response: answer, json: plan })
  })
  await page.clock.setFixedTime(instantAt(date, '17:22'))
  await openPlan(page)
  await expect(page.getByText(/^Still possible at (19:10|7:10)/)).toBeVisible()
  await expect(page.getByText(/^Its time has passed. It is still possible at (19:10|7:10)/)).toBeVisible()
})

test('a session is made shorter, the change says why, and undo brings back the very same plan', async ({ page }) => {
  const { api } = await newTrainee(page)
  await openPlan(page)
  const before = await api.get('/api/schedule')
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Modify/ })
    .first()
    .click()
  await expect(dialog(page).getByRole('heading', { name: 'Less time' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page)
    .getByRole('button', { name: /^15 minutes/ })
    .click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Plan changed')).toBeVisible()
  const changes = page.locator('section', { has: page.getByRole('heading', { name: 'What changed and why' }) })
  await expect(changes).toBeVisible()
  await expectAccessible(page)
  expect(await api.get('/api/schedule')).not.toEqual(before)

  await changes.getByRole('button', { name: /^Undo/ }).click()
  await expect(changes).toBeHidden()
  expect(await api.get('/api/schedule')).toEqual(before)
})

/** The one large thing to press in a session. */
const press = (page: Page) => dialog(page).getByRole('button', { name: /^((Set|Round) \d+ done|Done|Start \d+ s)$/ })

/** A day of sets and clocks whose steps are known. */
async function withStrengthToday(page: Page) {
  const person = await newTrainee(page, { stress_level: 'high' })
  const schedule = await person.api.get('/api/schedule')
  const day = schedule.weeklyPlan[0].days.find(({ date }: { date: string }) => date === schedule.date)
  return { ...person, schedule, day }
}

test('a session leads step by step to its end, by keyboard alone, and keeps its place when the tab is closed', async ({
  page,
}) => {
  const { api, day } = await withStrengthToday(page)
  await openPlan(page)
  await page.getByRole('button', { name: 'Start session' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(/Step 1 of/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const skip = dialog(page).getByRole('button', { name: 'Skip', exact: true })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(/Step 2 of/)).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Continue session' }).click()
  await expect(dialog(page).getByText(/Step 2 of/)).toBeVisible()
  for (let step = 2; step <= day.workout.warmup.length; step++) await skip.press('Enter')
  await expect(press(page)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await press(page).press('Enter')
  // The focus stays on what is pressed next.
  await expect(dialog(page).getByRole('button', { name: /^(Skip rest|Start now)$/ })).toBeFocused()
  await expect(dialog(page).getByRole('timer').first()).toBeVisible()
  await expectAccessible(page)
  const end = dialog(page).getByRole('heading', { name: 'That was it.' })
  while (!(await end.isVisible())) await skip.press('Enter')
  await expect(
    dialog(page)
      .getByText(/sessions? (of )?this week/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click()
  await expect(page.getByText('Session done! ✅')).toBeVisible()
  await expect(page.getByText('Start session')).toHaveCount(0)
  expect((await api.get('/api/check-ins')).days[0].sets.length).toBeGreaterThan(0)
})

test('half an hour of strength takes 12 taps or fewer, clocks running by themselves', async ({ page }) => {
  const { day, api } = await withStrengthToday(page)
  expect(day.discipline).toBe('strength')
  expect(day.durationMin).toBeGreaterThanOrEqual(20)
  const sets = day.workout.exercises.reduce((sum: number, step: { sets: number }) => sum + step.sets, 0)
  await page.clock.install()
  await openPlan(page)
  let taps = 0
  const tap = async (name: RegExp | string) => {
    taps++
    await page.getByRole('button', { name }).first().click()
  }
  await tap('Start session')
  const end = dialog(page).getByRole('heading', { name: 'That was it.' })
  while (!(await end.isVisible())) {
    if (await press(page).isVisible()) {
      taps++
      await press(page).click()
    }
    // How far along is in sight on a full screen too.
    else if (await dialog(page).getByRole('timer').first().isVisible())
      expect((await dialog(page).getByRole('progressbar').first().boundingBox())?.height).toBe(8)
    // Rests, holds and what is timed pass without a hand.
    await page.clock.runFor(5000)
  }
  // Nothing shines through below the one large thing to press.
  const save = dialog(page).getByRole('button', { name: 'Mark Complete' })
  const under = await save.evaluate((button) => {
    const { bottom, left } = button.getBoundingClientRect()
    return button.parentElement === document.elementFromPoint(left + 40, (bottom + window.innerHeight) / 2)
  })
  expect(under).toBe(true)
  taps++
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click()
  await expect(page.getByText('Session done! ✅')).toBeVisible()
  expect(taps, `${day.workoutName}, ${day.durationMin} min, ${sets} sets`).toBeLessThanOrEqual(12)
  // Seen by the next look at the plan, whatever became of a connection that waited all the while.
  await expect(async () => expect((await api.get('/api/check-ins')).days[0].sets).toHaveLength(sets)).toPass()
})

test('a session that was left open is no day of training, and one that was skipped claims nothing', async ({
  page,
}) => {
  const { api, day } = await withStrengthToday(page)
  await page.clock.install()
  await openPlan(page)
  await page.getByRole('button', { name: 'Start session' }).click()
  await expect(dialog(page).getByText(/Step 1 of/)).toBeVisible()
  await page.clock.fastForward('08:00:00')
  const skip = dialog(page).getByRole('button', { name: 'Skip', exact: true })
  const skipped = dialog(page).getByRole('heading', { name: 'Did you do it?' })
  while (!(await skipped.isVisible())) await skip.click()
  await expect(dialog(page).getByLabel('Minutes')).toHaveValue(String(day.durationMin))
  await expect(dialog(page).getByRole('heading', { name: 'What it did' })).toBeHidden()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog(page).getByRole('button', { name: 'Not done' }).click()
  await expect(page.getByRole('button', { name: 'Start session' })).toBeVisible()
  expect((await api.get('/api/check-ins')).days).toEqual([])
})

test('what is not here is exchanged by one press, in the session and in the plan', async ({ page }) => {
  const { api, day } = await withStrengthToday(page)
  await openPlan(page)
  await page.getByRole('button', { name: 'Start session' }).click()
  const skip = dialog(page).getByRole('button', { name: 'Skip', exact: true })
  for (let step = 0; step < day.workout.warmup.length; step++) await skip.click()
  const { name, exerciseId } = day.workout.exercises[0]
  await expect(dialog(page).getByRole('heading', { name })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Not here' }).first().click()
  await expect(dialog(page).getByText(/^Swapped for/)).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name, exact: true })).toHaveCount(0)
  const after = await api.get('/api/schedule')
  const today = after.weeklyPlan[0].days.find(({ date }: { date: string }) => date === day.date)
  expect(today.workout.exercises.map((step: { exerciseId: string }) => step.exerciseId)).not.toContain(exerciseId)
})

test('last time stands beside this time, and what was better is a record', async ({ page }) => {
  const { api, schedule, day } = await withStrengthToday(page)
  const [{ exerciseId, size }] = day.workout.exercises
  await api.put('/api/profile/preferences', { display: { weekStart: 'mon', distance: 'km', weight: 'kg' } })
  const yesterday = new Date(Date.parse(schedule.date) - 86_400_000).toISOString().slice(0, 10)
  const saved = await api.put(`/api/completions/${yesterday}`, {
    sets: [{ exerciseId, reps: size.low, loadKg: 200 }],
  })
  expect(saved.status()).toBe(200)
  await openPlan(page)
  await page.getByRole('button', { name: 'Start session' }).click()
  const skip = dialog(page).getByRole('button', { name: 'Skip', exact: true })
  for (let step = 0; step < day.workout.warmup.length; step++) await skip.click()
  await expect(dialog(page).getByText('Last time').first()).toBeVisible()
  for (let more = 0; more < 8; more++)
    await dialog(page)
      .getByRole('button', { name: /^More: reps/ })
      .first()
      .click()
  await press(page).click()
  const end = dialog(page).getByRole('heading', { name: 'That was it.' })
  while (!(await end.isVisible())) await skip.click()
  await expect(dialog(page).getByRole('heading', { name: 'A record' })).toBeVisible()
  // What it gave: what was worked, and that it was more; each number whole on its line, its thousands apart.
  await expect(dialog(page).getByText(/^\d+ sets? for the .+ You lifted [\d,]+ kg more than last time/)).toBeVisible()
  await expect(
    dialog(page)
      .getByRole('definition')
      .filter({ hasText: /^\d,\d{3} kg$/ }),
  ).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const lines = await dialog(page)
      .getByRole('definition')
      .evaluateAll((values) =>
        values.map((value) => value.clientHeight / Number.parseFloat(getComputedStyle(value).lineHeight)),
      )
    for (const line of lines) expect(line).toBeLessThan(1.5)
    await expectNoSidewaysScroll(page)
  }
})

test('an ill check-in empties the coming days, says so at once, and offers no way around', async ({ page }) => {
  await newTrainee(page)
  await openPlan(page)
  await page.getByLabel('How did today go? How are you feeling?').fill('I have a fever and a bad cough')
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
  await expect(page.getByText('Check-in saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your check-in changed the plan' })).toBeVisible()
  await expect(page.getByText('Kept for your safety, for as long as the reason lasts').first()).toBeVisible()
  await expectAccessible(page)
})

test('the rule card answers whether the plan is safe', { tag: '@night' }, async ({ page }) => {
  await newTrainee(page)
  await openPlan(page)
  await page.getByRole('button', { name: 'Is this plan safe?' }).click()
  await expect(dialog(page).getByText(/keeps all \d+ limits/)).toBeVisible()
  await expect(dialog(page).getByText('Broken')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Is this plan safe?' })).toBeFocused()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('what is recorded waits on the device, through a closed tab, and is sent once, in order', async ({
    page,
    context,
  }) => {
    const { api } = await newTrainee(page)
    await openPlan(page)
    const { date } = await api.get('/api/schedule')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await markButton(page).first().click()
    await dialog(page).getByRole('radio', { name: /^8:/ }).check({ force: true })
    await dialog(page).getByRole('button', { name: 'Mark Complete' }).click()
    await expect(page.getByText('Kept on this device').first()).toBeVisible()
    await page.getByLabel('How did today go? How are you feeling?').fill('Strong day')
    await page.getByRole('button', { name: 'Submit Check-in' }).click()
    await expect(page.getByText('Sent as soon as you are connected.')).toHaveCount(2)
    await expectAccessible(page)
    expect(await api.get('/api/check-ins')).toEqual({ days: [] })

    await page.goto('/dashboard')
    await expect(page.getByText('Sent as soon as you are connected.')).toHaveCount(2)
    await expect(page.getByText(/effort 8 of 10/).first()).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText('Not sent yet')).toBeHidden()
    expect(await api.get('/api/check-ins')).toMatchObject({
      days: [{ date, completed: true, rpe: 8, notes: 'Strong day' }],
    })
    await expect(page.getByText(/effort 8 of 10/).first()).toBeVisible()
  })
})
