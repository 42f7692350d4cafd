import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, newPerson, newTrainee, test } from './product.ts'

const words = (page: Page) => page.getByLabel('Daily commitments')
const card = (page: Page, part: string) =>
  page.getByText(`${part}: you set this yourself. Your words would now change it:`).locator('..').locator('..')

const nextYear = new Date().getFullYear() + 1

test('words written after something was set by hand say what they would change, and change it when told to', async ({
  page,
}) => {
  const written = `Work Mon-Fri 9:00-17:00. Bad knee`
  const { api } = await newTrainee(page, { daily_commitments: written, upcoming_races: `10k on 12 June ${nextYear}` })
  const skiing = { kind: 'off', from: `${nextYear}-02-01`, to: `${nextYear}-02-08`, label: 'Skiing' }
  const race = { name: '10k', discipline: 'run', distanceKm: 10, date: `${nextYear}-06-12`, targetSeconds: 3000 }
  // The knee was taken away by hand: it stays away, whatever else is written.
  const facts = { body: [], dated: [skiing], events: [{ ...race, priority: null }] }
  expect((await api.put('/api/profile/facts', facts)).status()).toBe(200)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('What you set by hand counts instead of: “Bad knee”.').last()).toBeVisible()
  await expect(page.getByText('Your words would now change it')).toHaveCount(0)

  await words(page).fill(`${written}. Bad left shoulder. Holiday 10 to 17 March ${nextYear}`)
  await expect(card(page, 'What hurts')).toContainText('+ Shoulder · Careful')
  await expect(card(page, 'What hurts')).not.toContainText('Knee')
  await expect(card(page, 'Days away')).toContainText(/\+ .*Mar.*No training · Holiday/)
  await page
    .getByLabel('Upcoming races or events')
    .fill(`10k on 12 June ${nextYear}. Half marathon on 2 October ${nextYear}`)
  await expect(card(page, 'Races')).toContainText('+ Half marathon')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await card(page, 'What hurts').getByRole('button', { name: 'Leave it as I set it' }).click()
  await card(page, 'Days away').getByRole('button', { name: 'Change it' }).click()
  await card(page, 'Races').getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('Your words would now change it')).toHaveCount(0)
  await expect(page.getByText(/counts instead of: “Bad knee”, “.*shoulder”/).last()).toBeVisible()
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const kept = await api.get('/api/profile/facts')
  expect(kept.body).toEqual([])
  expect(kept.dated).toMatchObject([
    { from: skiing.from },
    { from: `${nextYear}-03-10`, to: `${nextYear}-03-17`, kind: 'off' },
  ])
  expect(kept.events).toMatchObject([{ targetSeconds: 3000 }, { date: `${nextYear}-10-02` }])
})

test('words written after a tap are asked about, and those before it are not', { tag: '@night' }, async ({ page }) => {
  const { api } = await newPerson(page)
  await page.goto('/onboarding')
  await page.getByLabel(/name/i).fill('Robin Example')
  await page.getByText('Regular exercise').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('General Fitness').click()
  await page.getByText('Some pressure').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await words(page).fill("Work Mon-Fri 9:00-17:00. I've only dumbbells at home")
  const taps = page.getByRole('region', { name: 'Three taps, if you like' })
  await expect(taps.getByText('Dumbbells, from your words')).toBeVisible()
  await taps.getByRole('button', { name: 'Bands' }).click()
  await words(page).fill("Work Mon-Fri 9:00-17:00. I've only dumbbells and a kettlebell at home")
  await expect(card(page, 'What is at hand')).toContainText('+ Kettlebell')
  // What is tapped meanwhile answers nothing.
  await taps.getByRole('button', { name: 'Bench' }).click()
  await card(page, 'What is at hand').getByRole('button', { name: 'Change it' }).click()
  await expect(taps.getByRole('button', { name: 'Kettlebell' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const { equipment } = await api.get('/api/profile/preferences')
  expect([...equipment].toSorted()).toEqual(['bands', 'bench', 'dumbbells', 'kettlebell'])
})

test('what another device saved meanwhile outlives a reload of a form that lies open', async ({ page }) => {
  const { api } = await newTrainee(page, { daily_commitments: 'Work Mon-Fri 9:00-17:00', upcoming_races: '' })
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(words(page)).toBeVisible()
  const dash = { name: 'Dash', discipline: 'run', distanceKm: 10, date: `${nextYear}-06-12`, targetSeconds: null }
  const facts = { events: [{ ...dash, priority: null }], week: { never: ['sun'] } }
  expect((await api.put('/api/profile/facts', facts)).status()).toBe(200)
  await page.reload()
  await words(page).fill('Work Mon-Fri 9:00-17:00, choir Tue 20:00-21:30')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await api.get('/api/profile/facts')).toMatchObject(facts)
})

test('what words would change is neither done nor dropped before somebody says which', async ({ page }) => {
  const written = 'Work Mon-Fri 9:00-17:00'
  const { api } = await newTrainee(page, { daily_commitments: written })
  expect((await api.put('/api/profile/facts', { body: [{ part: 'knee', how: 'careful' }] })).status()).toBe(200)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await words(page).fill(`${written}. Bad left shoulder`)
  await expect(card(page, 'What hurts')).toBeVisible()
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  const take = card(page, 'What hurts').getByRole('button', { name: 'Change it' })
  await expect(take).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const { body } = await api.get('/api/profile/facts')
  expect(body.map(({ part }: { part: string }) => part)).toEqual(['knee', 'shoulder'])
})

test('a drawn week that is folded away opens where other words would change it', { tag: '@night' }, async ({
  page,
}) => {
  const written = 'Work Mon-Fri 9:00-17:00'
  const { api } = await newTrainee(page, { daily_commitments: written })
  const work = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], start: '09:00', end: '17:00', label: 'work' }
  expect((await api.put('/api/profile/facts', { week: { busy: [work] } })).status()).toBe(200)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Hide the week' }).click()
  await words(page).fill(`${written}. Choir Tuesday 20:00-21:30`)
  await expect(page.getByText('Your words have changed.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page.getByRole('button', { name: 'Change my week' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const { week } = await api.get('/api/profile/facts')
  expect(week.busy.map(({ label }: { label: string }) => label.toLowerCase())).toEqual(['work', 'choir'])
})
