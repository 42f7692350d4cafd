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
  await expect(part(page)).toContainText('You wrote of a rota')
  await part(page).getByRole('button', { name: 'Use this rota' }).click()
  await expect(cell(page, 3)).toHaveAccessibleName('3 Night shift, day 3')
  await expect(part(page).getByText('Please say which date is day 1')).toBeVisible()

  // It cannot be half kept.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByText('Please say which date is day 1')).toBeVisible()
  expect(await api.get('/api/profile/facts')).not.toHaveProperty('rota')

  await part(page).getByLabel('A date that is day 1').fill(later(today, 2))
  await expect(part(page)).toContainText('It runs already.')
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

test('a rota that lacks its date is neither lost in onboarding nor saved over the one that is kept', async ({
  page,
}) => {
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

test('a rota that begins within days is left as it is, and the days before it have their usual hours', async ({
  page,
}) => {
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
})

test('a year of five figures breaks no page, and the focus stays where something was taken out', async ({ page }) => {
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

test('a rota set in onboarding is kept with the rest', async ({ page }) => {
  const { api } = await newTrainee(page, { daily_commitments: NURSE })
  const { date: today } = await api.get('/api/schedule')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Change it on your week' }).click()
  await part(page).getByRole('button', { name: 'Use this rota' }).click()
  await part(page).getByLabel('A date that is day 1').fill(today)
  await expect(part(page)).toContainText('It runs already.')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/dashboard/)
  const { rota } = await api.get('/api/profile/facts')
  expect(rota.from).toBe(today)
  expect(rota.days).toHaveLength(8)
})
