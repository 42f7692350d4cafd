import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectToast, newTrainee, test } from './product.ts'

type Day = { day: string; date: string; discipline: string; durationMin: number }
type Api = Awaited<ReturnType<typeof newTrainee>>['api']

const card = (page: Page) => page.locator('#week')
const save = (page: Page) => card(page).getByRole('button', { name: 'Save' })
/** The card is filled once it is near what is seen, where a reload may leave it or not. */
async function openList(page: Page) {
  await card(page).getByRole('heading', { name: 'My week', level: 2 }).scrollIntoViewIfNeeded()
  await card(page).getByText('Change it as a list').click()
}

async function openWeek(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'My week' }).click()
  await expect(page).toHaveURL(/\/account#week$/)
  await expect(card(page).getByRole('group', { name: 'Your ordinary week' })).toBeInViewport()
}

async function daysOf(api: Api): Promise<Day[]> {
  const { weeklyPlan } = (await api.get('/api/schedule')) as { weeklyPlan: { days: Day[] }[] }
  return weeklyPlan.flatMap(({ days }) => days)
}

/** The date so many days later. */
function later(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

test('a day crossed out, a cap and a holiday bind the plan', async ({ page }) => {
  const { api } = await newTrainee(page)
  const before = await daysOf(api)
  // Plans begin on a Monday: this is the third week.
  const [from, to] = [later(before[0]!.date, 14), later(before[0]!.date, 20)]
  expect(before.some(({ day, discipline }) => day === 'Sunday' && discipline !== 'rest')).toBe(true)
  expect(before.some(({ day, durationMin }) => day === 'Monday' && durationMin > 30)).toBe(true)

  await openWeek(page)
  await openList(page)
  await card(page).getByRole('checkbox', { name: 'Sunday' }).check()
  // One draft: the board shows what the list says.
  await expect(page.locator('[data-day=sun]')).toHaveAttribute('data-out')
  await card(page).getByLabel('Monday', { exact: true }).last().selectOption('30 min')
  await card(page).getByRole('button', { name: 'Add dates' }).click()
  await save(page).click()
  await expect(card(page).getByText('Please give the first day.')).toBeVisible()
  await expect(card(page).getByLabel('First day')).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await card(page).getByLabel('First day').fill(from)
  await card(page).getByLabel('Last day').fill(to)
  await card(page).getByLabel('What it is').fill('Holiday')
  await expect(card(page).getByText('Not saved yet.')).toBeVisible()
  await save(page).click()
  await expectToast(page, 'My week saved', 'Your plan follows it.')
  await expect(card(page).getByText('Not saved yet.')).toBeHidden()
  await expectAccessible(page)

  const days = await daysOf(api)
  const trained = days.filter(({ discipline }) => discipline !== 'rest')
  expect(trained.filter(({ day }) => day === 'Sunday')).toEqual([])
  expect(trained.filter(({ day, durationMin }) => day === 'Monday' && durationMin > 30)).toEqual([])
  expect(trained.filter(({ date }) => date >= from && date <= to)).toEqual([])
  expect(trained.some(({ date }) => date > to)).toBe(true)

  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  const sunday = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Sunday' })
  await expect(sunday.getByRole('heading')).toHaveText(/Rest/)
})

test('a stretch of about half says what there is to train with in it', { tag: '@night' }, async ({ page }) => {
  const year = new Date().getUTCFullYear() + 1
  const { api } = await newTrainee(page)
  await openWeek(page)
  await openList(page)
  await card(page).getByRole('button', { name: 'Add dates' }).click()
  await card(page).getByLabel('First day').fill(`${year}-03-01`)
  await card(page).getByLabel('Last day').fill(`${year}-03-07`)
  await card(page).getByLabel('Training then').selectOption('About half')
  const there = card(page).getByRole('group', { name: 'What you can train with there' })
  await there.getByRole('checkbox', { name: 'Nothing' }).check()
  await there.getByRole('checkbox', { name: 'Kettlebell' }).check()
  await expect(there.getByRole('checkbox', { name: 'Nothing' })).not.toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await save(page).click()
  await expectToast(page, 'My week saved')
  expect((await api.get('/api/profile/facts')).dated).toEqual([
    { kind: 'light', from: `${year}-03-01`, to: `${year}-03-07`, label: '', equipment: ['kettlebell'] },
  ])
})

test('a stretch of other equipment asks for it, and the plan lifts with it alone', { tag: '@night' }, async ({
  page,
}) => {
  const { api } = await newTrainee(page, { primary_goal: 'muscle-gain' })
  const { date } = await api.get('/api/schedule')
  await openWeek(page)
  await openList(page)
  await card(page).getByRole('button', { name: 'Add dates' }).click()
  await card(page).getByLabel('First day').fill(date)
  await card(page).getByLabel('Training then').selectOption('Other equipment')
  await save(page).click()
  await expect(card(page).getByText('Please tap the equipment you will have.')).toBeVisible()
  await card(page).getByRole('checkbox', { name: 'Bands' }).check()
  await save(page).click()
  await expectToast(page, 'My week saved')
  expect((await api.get('/api/profile/facts')).dated).toEqual([
    { kind: 'kit', from: date, to: date, label: '', equipment: ['bands'] },
  ])
})

test('what words tell of beside a list of dates is said not to count, and is added by a press', {
  tag: '@night',
}, async ({ page }) => {
  const year = new Date().getUTCFullYear() + 1
  const { api } = await newTrainee(page, { daily_commitments: `Work 9-5. On holiday from 1 to 7 March ${year}` })
  const crossed = { kind: 'off', from: `${year}-02-03`, to: `${year}-02-03`, label: '' }
  expect((await api.put('/api/profile/facts', { dated: [crossed] })).status()).toBe(200)
  await openWeek(page)
  await expect(card(page).getByText('It does not count, because this list does')).toBeVisible()
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Add it to the list' }).click()
  await expect(card(page).getByText('It does not count')).toBeHidden()
  await save(page).click()
  await expectToast(page, 'My week saved')
  const { dated } = await api.get('/api/profile/facts')
  expect(dated).toEqual([crossed, expect.objectContaining({ kind: 'off', from: `${year}-03-01`, to: `${year}-03-07` })])
})

test('what was written becomes a list, the list counts once it is saved, and the words again after it', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page)
  await openWeek(page)
  await openList(page)
  await expect(card(page).getByText('Work 9-5 Mon-Fri')).toBeVisible()
  await card(page).getByRole('button', { name: 'Turn it into a list' }).click()
  const work = card(page).getByText('Mon-Fri · 09:00-17:00 · Work')
  await work.click()
  await card(page).getByRole('checkbox', { name: 'Friday' }).last().uncheck()
  await card(page).getByRole('button', { name: 'Add busy hours' }).click()
  await page.keyboard.press('Space')
  await card(page).getByLabel('From').last().fill('18:00')
  await card(page).getByLabel('To', { exact: true }).last().fill('19:30')
  await card(page).getByLabel('What it is').last().fill('Choir')
  await save(page).click()
  await expectToast(page, 'My week saved')
  const hours = [
    { days: ['mon', 'tue', 'wed', 'thu'], start: '09:00', end: '17:00', label: expect.stringMatching(/^work$/i) },
    { days: ['mon'], start: '18:00', end: '19:30', label: 'Choir' },
  ]
  expect(await api.get('/api/profile/facts')).toEqual({ week: { busy: hours } })

  await page.reload()
  await openList(page)
  await card(page)
    .getByRole('button', { name: /^Remove: Mon · 18:00/ })
    .click()
  await expect(card(page).getByRole('button', { name: 'Add busy hours' })).toBeFocused()
  await card(page).getByRole('button', { name: 'Go by my own words instead' }).click()
  await save(page).click()
  await expectToast(page, 'My week saved')
  expect(await api.get('/api/profile/facts')).toEqual({})
})

test.describe('refused', () => {
  test.use({ expectedComplaints: /status of 422|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('what the server refuses stays as it was typed, with its sentence', { tag: '@night' }, async ({
    page,
    context,
  }) => {
    const { api } = await newTrainee(page)
    await openWeek(page)
    await card(page).getByRole('button', { name: 'Add a part' }).click()
    await page.keyboard.type('Knee')
    await card(page).getByLabel('How').selectOption('No impact')
    await card(page).getByLabel('Running').selectOption('Never')
    await context.setOffline(true)
    await save(page).click()
    await expect(card(page).getByRole('alert')).toContainText('The server could not be reached')
    await context.setOffline(false)
    await page.route('**/api/profile/facts', (route) =>
      route.fulfill({ status: 422, json: { code: 'invalid-input', detail: 'body must be at most 20' } }),
    )
    await save(page).click()
    await expect(card(page).getByRole('alert')).toContainText('body must be at most 20')
    await page.unroute('**/api/profile/facts')
    await save(page).click()
    await expectToast(page, 'My week saved')
    expect(await api.get('/api/profile/facts')).toEqual({
      sports: { never: ['run'] },
      body: [{ part: 'knee', how: 'no-impact' }],
    })
  })
})

test('races of the words stand as rows; one that is changed makes the list count, and the words count again when wished', {
  tag: '@night',
}, async ({ page }) => {
  const year = new Date().getUTCFullYear() + 1
  const { api } = await newTrainee(page, { upcoming_races: `10k on 12 April ${year}` })
  await openWeek(page)
  const rows = page.getByRole('region', { name: 'Races and events' })
  await rows.getByText(/^10k · /).click()
  await rows.getByLabel('How much it matters').selectOption('Just for fun')
  await rows.getByLabel(/^Goal time/).fill('fast')
  await save(page).click()
  await expect(rows.getByText('Please give the time as 1:45:00 or 24:30, or leave it empty.')).toBeVisible()
  await rows.getByLabel(/^Goal time/).fill('49:30')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await save(page).click()
  await expectToast(page, 'My week saved')
  const event = { name: '10k', discipline: 'run', distanceKm: 10, date: `${year}-04-12`, priority: 'C' }
  expect(await api.get('/api/profile/facts')).toEqual({ events: [{ ...event, targetSeconds: 2970 }] })

  await rows.getByRole('button', { name: 'Go by my own words instead' }).click()
  await save(page).click()
  await expect.poll(() => api.get('/api/profile/facts')).toEqual({})
})

test('an event that no plan knows is asked about in three questions, by keyboard, and what is answered can be changed', {
  tag: '@night',
}, async ({ page }) => {
  const year = new Date().getUTCFullYear() + 1
  const date = `${year}-06-12`
  const { api } = await newTrainee(page, { upcoming_races: `Wife-carrying contest on 12 June ${year}` })
  await openWeek(page)
  const rows = page.getByRole('region', { name: 'Races and events' })
  const question = (words: string) => rows.getByRole('group', { name: `Wife-carrying contest: ${words}` })

  const first = question('How long does it take you?')
  await expect(first).toContainText('1 of 3')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await first.getByRole('button', { name: '15 min' }).press('Enter')
  // The next question is where the keyboard is, so that it is read out.
  await expect(question('How hard is it?').getByText('How hard is it?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(question('How hard is it?').getByRole('button', { name: 'Hard all the way' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question('Which sport is closest?').getByRole('button', { name: 'Running and strength in turn' }).press('Enter')
  const row = rows.getByText(/^Wife-carrying contest · .* · 15 min · Hard all the way · Running and strength in turn$/)
  await expect(row).toBeFocused()
  await expect(rows.getByRole('group', { name: /Which sport is closest/ })).toBeHidden()
  await expectAccessible(page)
  await save(page).click()
  await expectToast(page, 'My week saved')
  const event = { name: 'Wife-carrying contest', discipline: 'other', distanceKm: null, date, priority: null }
  const like = { minutes: 15, effort: 'hard', sport: 'mixed' }
  expect(await api.get('/api/profile/facts')).toEqual({ events: [{ ...event, targetSeconds: null, like }] })
  const { warnings } = (await api.get('/api/schedule')) as { warnings: { code: string }[] }
  expect(warnings.map(({ code }) => code)).not.toContain('event-unknown')

  await row.click()
  await rows.getByLabel('How long it takes').fill('1:30')
  await rows.getByLabel('Closest sport').selectOption('Strength')
  await save(page).click()
  await expect
    .poll(() => api.get('/api/profile/facts'))
    .toEqual({ events: [{ ...event, targetSeconds: null, like: { minutes: 90, effort: 'hard', sport: 'strength' } }] })
})
