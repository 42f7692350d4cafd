import { expect, type Page } from '@playwright/test'
import { gzipSync, zipSync } from 'fflate'
import type { CheckInRows } from '../contract/check-in.ts'
import type { Schedule } from '../contract/schedule.ts'
import { fitActivity } from '../server/activities/testing/files.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, newTrainee, test } from './product.ts'
import { track } from './track.ts'

// Two files of these are refused.
test.use({ expectedComplaints: /status of 422/ })

async function openCard(page: Page) {
  await page.goto('/account#activities')
  await page.mouse.move(9, 9)
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'What your watch recorded' }) })
  await card.scrollIntoViewIfNeeded()
  return card
}

test('files come in one after the other, each with what became of it; one is taken back', { tag: '@night' }, async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  const card = await openCard(page)
  await expect(card.getByText('Nothing has come in yet.')).toBeVisible()
  const choose = card.getByLabel('Choose files, or drop them here')
  const run = track('run.gpx', 3)
  const route = { name: 'route.gpx', mimeType: '', buffer: Buffer.from('<gpx><rte></rte></gpx>') }
  await choose.setInputFiles([run, route, { ...route, name: 'notes.pdf', buffer: Buffer.from('%PDF-1.7') }])
  const results = card.getByRole('status').getByRole('listitem')
  await expect(results).toHaveText([
    /^run\.gpx(Counts as "|Kept for )/,
    /^route\.gpxThis file holds no activity/,
    /^notes\.pdfWe cannot read this kind of file/,
  ])
  const listed = card.getByRole('listitem').filter({ hasText: 'Take back' })
  await expect(listed).toHaveText([/^Run, .*30 min · 2\.7 mi · 197 ft up/])
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }

  await choose.setInputFiles({ ...run, name: 'again.gpx' })
  await expect(results).toHaveText(['again.gpxYou brought this one in before.'])
  await listed.getByRole('button', { name: /Take back/ }).click()
  await expect(card.getByText('Nothing has come in yet.')).toBeVisible()
  expect(await api.get('/api/activities')).toEqual({ activities: [] })
})

test('an activity shows its laps beside what was planned, and is given to the session that it was', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page)
  const { date } = (await api.get('/api/schedule')) as Schedule
  const laps = [600, 240, 120, 240, 120, 240, 120].map((seconds, at) => ({
    ...{ seconds, metres: seconds * (at % 2 ? 4.4 : 2.9), hr: at % 2 ? 171 : 138 },
    intensity: at === 0 ? 'warmup' : at % 2 ? 'interval' : 'rest',
  }))
  const start = new Date(Date.now() - 3_600_000).toISOString()
  const file = fitActivity({ start, minutes: 28, km: 5.6, hr: 150, sport: 'swimming', laps })
  const card = await openCard(page)
  await card
    .getByLabel('Choose files, or drop them here')
    .setInputFiles({ name: 'track.fit', mimeType: '', buffer: Buffer.from(file) })
  const row = card.getByRole('listitem').filter({ hasText: 'Take back' })
  await row.getByRole('button', { name: /^Details/ }).click()
  await expect(row.getByRole('row')).toHaveCount(8)
  await expect(row.getByRole('row').nth(2)).toHaveText(/^2 work4:000\.7 mi171$/)
  const which = row.getByLabel('Which session was it?')
  // Swimming, which is planned by nobody here, is nothing that was planned.
  await expect(which).toHaveValue('none')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  await which.selectOption(date)
  await row.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(row).toContainText('counts as the session on')
  await expect(row.getByText('What was planned')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('· an activity of its own')
  expect(((await api.get('/api/check-ins')) as CheckInRows).days.filter(({ completed }) => completed)).toEqual([])
})

test('years of training come in as one archive, become the ground of the plan, and are taken back as one', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page)
  const card = await openCard(page)
  const files = Array.from({ length: 150 }, (_, at) => track(`activities/${at}.gpx.gz`, 20 + at * 37))
  const archive = zipSync({
    ...Object.fromEntries(files.map(({ name, buffer }) => [name, gzipSync(buffer)])),
    'activities/broken.fit': new Uint8Array(30),
    'activities.csv': new Uint8Array(30),
  })
  const choose = card.getByLabel(/^Choose an archive/)
  await choose.setInputFiles({
    name: 'photos.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync({ 'a.jpg': new Uint8Array(9) })),
  })
  await expect(card.getByText(/There are no activities in this archive/)).toBeVisible()
  await choose.setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) })
  await expect(card.getByText('Done. 150 activities have come in. 1 file could not be read.')).toBeVisible({
    // Each file is read, stored and matched by itself.
    timeout: 90_000,
  })
  await expect(card.getByText(/^150 activities, /)).toBeVisible()
  await expect(
    card.getByText(/In the last four weeks you trained about 2 h 15 min a week\. You ran about .* a week/),
  ).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  await card.getByRole('button', { name: 'Plan from this' }).click()
  await expect(page.getByText('Your plan starts from what you really do.')).toBeVisible()
  const { start } = (await api.get('/api/profile/preferences')) as { start: { weeklyMin: number } }
  expect(start.weeklyMin).toBeGreaterThan(120)

  await card.getByRole('button', { name: /^Take back.*150 activities/ }).click()
  await expect(card.getByText('Nothing has come in yet.')).toBeVisible()
  expect(await api.get('/api/activities')).toEqual({ activities: [] })
})

/** A day so long ago, as logs write it. */
function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

test('the log of another app is shown first, comes in as sets and records, and is taken back', async ({ page }) => {
  const { api } = await newTrainee(page)
  const card = await openCard(page)
  const choose = card.getByLabel('Choose a log (.csv)')
  const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

  await choose.setInputFiles(csv('bills.csv', 'Invoice,Amount\n7,12.50\n'))
  await expect(card.getByText(/^We cannot read this log/)).toBeVisible()

  const sets = (day: string, weight: number) =>
    [1, 2, 3].map((set) => `${day} 18:00:00,Push,58m,"Bench Press (Barbell)",${set},${weight},5,0,0,"how I felt",,8`)
  const rows = [60, 45, 30, 15].flatMap((days, at) => [
    ...sets(daysAgo(days), 135 + 10 * at),
    `${daysAgo(days)} 18:00:00,Push,58m,Jefferson Curl,1,20,8,0,0,,,`,
  ])
  const head = 'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'
  await choose.setInputFiles(csv('strong.csv', `${[head, ...rows].join('\n')}\n`))
  const preview = card.getByRole('region', { name: 'What is in the log' })
  await expect(preview.getByText(/^4 workouts from .* to .*, with 12 sets/)).toBeVisible()
  await expect(preview.getByText('Not among our exercises: Jefferson Curl.')).toBeVisible()
  await preview.getByRole('radio', { name: 'Pounds' }).check()
  await expect(preview.getByRole('radio', { name: 'Pounds' })).toBeChecked()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  expect(await api.get('/api/activities')).toEqual({ activities: [] })

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await preview.getByRole('button', { name: 'Add it' }).click()
  await expect(card.getByText(/^Done\. 4 activities have come in/)).toBeVisible()
  expect(sent.join()).not.toContain('how I felt')
  await page.goto('/progress')
  await expect(page.getByRole('listitem').filter({ hasText: /^Barbell bench press/ })).toContainText(
    '74.8 kg for 5 reps',
  )

  await openCard(page)
  await card.getByRole('button', { name: /^Take back.*4 activities/ }).click()
  await expect(card.getByText('Nothing has come in yet.')).toBeVisible()
  expect(await api.get('/api/activities')).toEqual({ activities: [] })
})
