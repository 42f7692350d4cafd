import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectNothingCut, newTrainee, test } from './product.ts'

// Two files of these are refused.
test.use({ expectedComplaints: /status of 422/ })

/** A track of half an hour that began so many hours ago. */
function track(name: string, hoursAgo: number) {
  const start = Date.now() - hoursAgo * 3_600_000
  const points = Array.from({ length: 61 }, (_, at) => {
    const time = new Date(start + at * 30_000).toISOString()
    return `<trkpt lat="${52 + at / 1500}" lon="13"><ele>${40 + at}</ele><time>${time}</time></trkpt>`
  })
  const text = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>${points.join('')}</trkseg></trk></gpx>`
  return { name, mimeType: 'application/gpx+xml', buffer: Buffer.from(text) }
}

async function openCard(page: Page) {
  await page.goto('/account#activities')
  await page.mouse.move(9, 9)
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'What your watch recorded' }) })
  await card.scrollIntoViewIfNeeded()
  return card
}

test('files come in one after the other, each with what became of it; one is taken back', async ({ page }) => {
  const { api } = await newTrainee(page)
  const card = await openCard(page)
  await expect(card.getByText('Nothing has come in yet.')).toBeVisible()
  const choose = card.getByLabel('Choose files, or drop them here')
  const run = track('run.gpx', 3)
  const route = { name: 'route.gpx', mimeType: '', buffer: Buffer.from('<gpx><rte></rte></gpx>') }
  await choose.setInputFiles([run, route, { ...route, name: 'notes.pdf', buffer: Buffer.from('%PDF-1.7') }])
  const results = card.getByRole('status').getByRole('listitem')
  await expect(results).toHaveText([
    /^run\.gpx(Stands for "|Kept for )/,
    /^route\.gpxThis file holds nothing that was done/,
    /^notes\.pdfThis is not a file that can be read here/,
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
