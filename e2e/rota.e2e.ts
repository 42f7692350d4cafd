import { expect, type Page } from '@playwright/test'
import type { Rota } from '../engine/model.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, test } from './product.ts'

const NURSE = 'Nurse: 2 days, 2 nights, 4 off (7-7)'
const DAY_MS = 86_400_000

const part = (page: Page) => page.getByRole('region', { name: 'Your rota' })
const cell = (page: Page, number: number) =>
  part(page)
    .getByRole('list', { name: 'The days of your rota' })
    .getByRole('button')
    .nth(number - 1)
const later = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** A day in the plan, and the shift that the rota has on it. */
function shiftOn({ from, days }: Rota, date: string) {
  const since = Math.round((Date.parse(date) - Date.parse(from)) / DAY_MS)
  return since < 0 ? undefined : days[since % days.length]?.[0]
}

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

async function openWeek(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'My week' }).click()
  await expect(part(page)).toBeVisible()
}

test('a rota told in words is taken with one date, binds the plan, and is gone when it is dropped', async ({
  page,
}) => {
  const { api } = await newTrainee(page, { daily_commitments: NURSE })
  const { date: today } = await api.get('/api/schedule')
  await openWeek(page)
  await expect(part(page)).toContainText('You mentioned a rota')
  await part(page).getByRole('button', { name: 'Use this rota' }).click()
  await expect(cell(page, 3)).toHaveAccessibleName('3 Night shift, day 3')
  await expect(part(page).getByText('Please say which date is day 1')).toBeVisible()

  // It cannot be half kept.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByText('Please say which date is day 1')).toBeVisible()
  expect(await api.get('/api/profile/facts')).not.toHaveProperty('rota')

  await part(page).getByLabel('A date that is day 1').fill(later(today, 2))
  await expect(part(page)).toContainText('It is already running.')
  await expect(cell(page, 7)).toHaveAccessibleName(/ Off, day 7, today$/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectNothingCut(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'My week saved')

  const { rota } = await api.get('/api/profile/facts')
  expect(rota.from).toBe(later(today, -6))
  expect((rota as Rota).days.map(([shift]) => shift?.start ?? null)).toEqual([
    '07:00',
    '07:00',
    '19:00',
    '19:00',
    null,
    null,
    null,
    null,
  ])
  let sessions = 0
  for (const { days } of (await api.get('/api/schedule')).weeklyPlan)
    for (const { date, start: at, durationMin } of days) {
      const shift = shiftOn(rota, date)
      if (!at || !shift || date < today) continue
      sessions += 1
      const [start, end] = [minuteOf(at), minuteOf(at) + durationMin]
      const [begins, over] = [minuteOf(shift.start), shift.end > shift.start ? minuteOf(shift.end) : 1440]
      expect(start >= over || end <= begins, `${date} ${at} beside ${shift.start}-${shift.end}`).toBe(true)
    }
  expect(sessions).toBeGreaterThan(0)

  await page.reload()
  await openWeek(page)
  await part(page).getByRole('button', { name: 'I work no rota' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'My week saved')
  expect(await api.get('/api/profile/facts')).not.toHaveProperty('rota')
})

test('a rota is made by keys alone', async ({ page }) => {
  const { api } = await newTrainee(page, { daily_commitments: 'Firefighter' })
  const { date: today } = await api.get('/api/schedule')
  await openWeek(page)
  await part(page).getByRole('button', { name: 'I work a rota' }).press('Enter')
  await part(page).getByRole('button', { name: '24 hours on, 48 off' }).press('Enter')
  await part(page).getByRole('button', { name: 'One day longer' }).press('Enter')
  await expect(part(page)).toContainText('Repeats every 4 days')
  await cell(page, 3).press('Enter')
  await expect(cell(page, 3)).toHaveAccessibleName('3 24-hour shift, day 3')
  await cell(page, 3).press('Space')
  await expect(cell(page, 3)).toHaveAccessibleName('3 Off, day 3')
  await part(page).getByLabel('A date that is day 1').fill(today)
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expectToast(page, 'My week saved')
  const { rota } = await api.get('/api/profile/facts')
  expect(rota).toEqual({ from: today, days: [[{ start: '08:00', end: '08:00', label: '24-hour shift' }], [], [], []] })
})

/** Someone at the last of the three steps, their week open. */
async function atLastStep(page: Page) {
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    part(page)
      .or(page.getByRole('button', { name: 'Change it on your week' }))
      .first(),
  ).toBeVisible()
}

const working = (from: string): Rota => ({
  from,
  days: [
    [{ start: '07:00', end: '19:00', label: 'Day shift' }],
    [{ start: '19:00', end: '07:00', label: 'Night' }],
    [],
  ],
})

test('a rota that lacks its date is neither lost in onboarding nor saved over the one that is kept', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page, { daily_commitments: NURSE })
  const { date: today } = await api.get('/api/schedule')
  await atLastStep(page)
  await page.getByRole('button', { name: 'Change it on your week' }).click()
  await part(page).getByRole('button', { name: 'Use this rota' }).click()
  await cell(page, 5).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(cell(page, 5)).toHaveAccessibleName('5 Day shift, day 5')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expectToast(page, 'Validation Error', 'Please say which date is day 1')
  await part(page).getByLabel('A date that is day 1').fill(today)
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/dashboard/)
  expect((await api.get('/api/profile/facts')).rota.days[4]).toHaveLength(1)

  await atLastStep(page)
  await part(page).getByLabel('A date that is day 1').fill('')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expectToast(page, 'Validation Error', 'Please say which date is day 1')
  expect(await api.get('/api/profile/facts')).toHaveProperty('rota')
})

test('a rota that begins within days is left as it is, and the days before it have their usual hours', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page)
  const { date: today } = await api.get('/api/schedule')
  const monday = later(today, 7 - ((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7))
  const days = [...working(today).days, [], [], [], [], [], [], [], [], [], []]
  await api.put('/api/profile/facts', { rota: { from: later(monday, 1), days } })
  await openWeek(page)
  await expect(part(page)).toContainText('It begins on')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  await page.getByText('Next week', { exact: true }).click()
  const board = page.getByRole('group', { name: 'Next week' })
  await expect(board.getByRole('group', { name: 'Monday', exact: true })).toContainText('Work')
  await expect(board.getByRole('group', { name: 'Tuesday', exact: true })).toContainText('Day shift')

  // It is the week of its dates: the night of its Sunday goes on in the week after, and begins no Monday here.
  await api.put('/api/profile/facts', { rota: { from: later(monday, 6), days: [working(today).days[1], [], []] } })
  await openWeek(page)
  await page.getByText('Next week', { exact: true }).click()
  await expect(board.getByRole('group', { name: 'Sunday', exact: true })).toContainText('19:00-00:00')
  await expect(board.getByRole('group', { name: 'Monday', exact: true })).not.toContainText('Night')
})

test('while a rota runs, the blocks of the week move no training and say nothing of counting', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page, { daily_commitments: 'Work 0:00-23:45 Mon-Sun' })
  const { date: today } = await api.get('/api/schedule')
  const days = [[], [], [{ start: '07:00', end: '19:00', label: 'Day shift' }]]
  await api.put('/api/profile/facts', { rota: { from: today, days } })
  await openWeek(page)
  await expect(part(page)).toContainText('It is already running. Day 1 is today.')
  const board = page.getByRole('group', { name: 'Your ordinary week' })
  await expect(board.locator('.board-session').first()).toBeVisible()
  await expect(board.getByText('moves once you save')).toHaveCount(0)
  await expect(page.getByText('the board counts and your words no longer do')).toHaveCount(0)
  await expectAccessible(page)
  await part(page).getByRole('button', { name: 'I work no rota' }).click()
  await expect(board.getByText('moves once you save').first()).toBeAttached()
  await expect(page.getByText('the board counts and your words no longer do')).toBeVisible()
})

test('a year of five figures breaks no page, and the focus stays where something was taken out', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page)
  const { date: today } = await api.get('/api/schedule')
  await api.put('/api/profile/facts', { rota: working(today) })
  await openWeek(page)
  await part(page).getByLabel('A date that is day 1').fill('12026-11-27')
  await expect(part(page).getByText('between 1900 and 2199')).toBeVisible()
  await part(page).getByRole('button', { name: 'Remove: Night' }).press('Enter')
  await expect(part(page).getByRole('button', { name: 'Add a shift' })).toBeFocused()
  await part(page).getByRole('button', { name: 'I work no rota' }).press('Enter')
  await expect(part(page).getByRole('button', { name: 'I work a rota' })).toBeFocused()
})

test('a rota set in onboarding is kept with the rest', { tag: '@night' }, async ({ page }) => {
  const { api } = await newTrainee(page, { daily_commitments: NURSE })
  const { date: today } = await api.get('/api/schedule')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Change it on your week' }).click()
  await part(page).getByRole('button', { name: 'Use this rota' }).click()
  await part(page).getByLabel('A date that is day 1').fill(today)
  await expect(part(page)).toContainText('It is already running.')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/dashboard/)
  const { rota } = await api.get('/api/profile/facts')
  expect(rota.from).toBe(today)
  expect(rota.days).toHaveLength(8)
})

test('whoever leaves with a rota that is not saved is asked, and goes on with what they choose', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page)
  const { date: today } = await api.get('/api/schedule')
  await api.put('/api/profile/facts', { rota: working(today) })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await page.getByRole('tab', { name: 'My week' }).click()
  await expect(part(page)).toBeVisible()
  const asked = page.getByRole('dialog', { name: 'Not saved yet' })
  const away = page.getByRole('link', { name: 'Update Info' })
  const warned: string[] = []
  page.on('dialog', (dialog) => {
    warned.push(dialog.type())
    return dialog.dismiss()
  })
  const close = () => page.close({ runBeforeUnload: true })
  const kept = async () => ((await api.get('/api/profile/facts')).rota as Rota).days.map((day) => day.length)

  // As long as nothing is changed nobody asks; other views of the same screen keep it.
  await away.click()
  await expect(page).toHaveURL(/onboarding/)
  await page.goBack()
  await page.getByRole('tab', { name: 'My week' }).click()
  await cell(page, 3).click()
  await page.getByRole('tab', { name: "Today's Plan" }).click()
  await close()
  await expect.poll(() => warned).toEqual(['beforeunload'])

  await away.click()
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Stay here' }).last().click()
  await expect(page).toHaveURL(/dashboard/)
  expect(await kept()).toEqual([1, 1, 0])
  await page.evaluate(() => window.history.back())
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await page.getByRole('tab', { name: 'My week' }).click()
  await expect(cell(page, 3)).toHaveAccessibleName(/Day shift, day 3/)

  // What cannot be saved is not left either.
  await part(page).getByLabel('A date that is day 1').fill('')
  await away.click()
  await asked.getByRole('button', { name: 'Save and go on' }).click()
  await expectToast(page, 'Not saved', 'What is still missing is shown where you entered it.')
  await expect(page.getByRole('alert').getByText('Please say which date is day 1')).toBeVisible()
  await expect(page).toHaveURL(/dashboard/)
  await part(page).getByLabel('A date that is day 1').fill(today)
  await away.click()
  await asked.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page).toHaveURL(/onboarding/)
  expect(await kept()).toEqual([1, 1, 1])

  await page.goto('/account#week')
  await cell(page, 3).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await asked.getByRole('button', { name: 'Go on without saving' }).click()
  await expect(page).toHaveURL(/auth/)
  expect(warned).toEqual(['beforeunload'])
})

test('a rota that two devices changed is the one or the other, never the length of one with the date of the other', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page)
  const { date: today } = await api.get('/api/schedule')
  const rota = working(later(today, -30))
  await api.put('/api/profile/facts', { rota })
  await openWeek(page)
  await api.put('/api/profile/facts', { rota: { ...rota, days: [...rota.days, []] } })
  await part(page).getByLabel('A date that is day 1').fill(later(today, -29))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Changed on another device' })
  await expect(asked).toContainText('your rota')
  await asked.getByRole('button', { name: 'Keep what I entered here' }).click()
  await expectToast(page, 'My week saved')
  expect((await api.get('/api/profile/facts')).rota).toEqual({ ...rota, from: later(today, -29) })
})
