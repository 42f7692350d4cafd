import { expect } from '@playwright/test'
import type { PlanPreferences } from '../contract/preferences.ts'
import type { Schedule } from '../contract/schedule.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, newTrainee, test } from './product.ts'

test('what was read of a check-in stands as chips, is corrected by tap, and the plan follows', async ({ page }) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  await page
    .getByLabel('How did today go? How are you feeling?')
    .fill('my right knee hurts a bit, slept badly. Seeing my mum on Thursday.')
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
  const chips = page.getByRole('list', { name: 'What we read today' })
  await expect(chips.getByText('knee pain, mild')).toBeVisible()
  await expect(chips.getByText('slept badly')).toBeVisible()
  await expect(page.getByText('We did not use: “Seeing my mum on Thursday”.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Take out: knee pain, mild' }).click()
  await expect(chips.getByText('knee pain, mild')).toBeHidden()
  await expect(chips.getByText('slept badly')).toBeVisible()
  await page.getByText('Add what we missed').click()
  await page.getByLabel('What', { exact: true }).selectOption('Ill')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(chips.getByText('ill', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'I am well again' })).toBeVisible()

  await page.reload()
  await expect(chips.getByText('ill', { exact: true })).toBeVisible()
})

test('what was read in doubt is asked about, waits for its answer, and stands or goes by it', async ({ page }) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  await page.getByLabel('How did today go? How are you feeling?').fill('Did my session, all good')
  await page.getByLabel('Any schedule changes for tomorrow?').fill('call at 7, dentist at 11:30')
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
  const chips = page.getByRole('list', { name: 'What we read today' })
  await expect(chips.getByText('call 07:00-08:00?')).toBeVisible()
  await expect(chips.getByText('dentist 11:30-12:30', { exact: true })).toBeVisible()
  await expect(page.getByText('Your plan waits for your answer')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Yes: call 07:00-08:00' }).click()
  await expect(chips.getByText('call 07:00-08:00', { exact: true })).toBeVisible()
  await expect(page.getByText('Your plan waits for your answer')).toHaveCount(0)

  await page.reload()
  await expect(chips.getByText('call 07:00-08:00', { exact: true })).toBeVisible()
  await page.getByLabel('Any schedule changes for tomorrow?').fill('call at 8')
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
  await page.getByRole('button', { name: 'No: call 08:00-09:00' }).click()
  await expect(chips.getByText('call 08:00-09:00')).toHaveCount(0)
})

test('grief is met with a human sentence', { tag: '@night' }, async ({ page }) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  await page.getByLabel('How did today go? How are you feeling?').fill('My mother died last night')
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
  await expect(page.getByText(/sorry/)).toBeVisible()
  await expect(page.getByText(/optimize/)).toHaveCount(0)
})

test('a race that a note tells is offered for the paces, taken by one press, and then offered no more', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page)
  await page.goto('/dashboard')
  await page.getByLabel('How did today go? How are you feeling?').fill('Parkrun PB today: 24:31!')
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
  await expect(page.getByText(/in 24:31. Take this result\?/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take this result' }).click()
  await expect(page.getByText('Your paces follow this result.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take this result' })).toHaveCount(0)
  const { recentRace } = (await api.get('/api/profile/preferences')) as PlanPreferences
  expect(recentRace).toMatchObject({ distanceKm: 5, seconds: 1471 })
})

test('days away that a note names are kept free by one press, and the note says so then', { tag: '@night' }, async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  const { date } = await api.get('/api/schedule')
  await api.put(`/api/check-ins/${date}`, { notes: 'On holiday next week Monday to Thursday, no gym there' })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Daily Check-in' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('We did not use: “On holiday next week Monday to Thursday”.')).toBeVisible()
  await page.getByRole('button', { name: /^Keep free: / }).click()
  await expect(page.getByText(/^Kept free: .+ Training goes around it\.$/)).toBeVisible()
  await expectAccessible(page)
  const { dated } = await api.get('/api/profile/facts')
  expect(dated).toMatchObject([{ kind: 'off' }])
  const { weeklyPlan }: Schedule = await api.get('/api/schedule')
  const away = weeklyPlan
    .flatMap(({ days }) => days)
    .filter((day) => day.date >= dated[0].from && day.date <= dated[0].to)
  expect(away).toHaveLength(4)
  for (const { workout } of away) expect(workout.exercises).toEqual([])
  await page.getByRole('link', { name: 'Open My week' }).click()
  await expect(page).toHaveURL(/\/account#week$/)
})
