import { expect, type Page } from '@playwright/test'
import type { Schedule } from '../contract/schedule.ts'
import { calendarServer } from '../server/busy-calendars/testing/calendar-server.ts'
import { hasRadicale, startRadicale } from '../server/busy-calendars/testing/radicale.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, OTHERS_PORT, test } from './product.ts'

// An address is refused.
test.use({ expectedComplaints: /status of 422/ })

async function openCard(page: Page) {
  await page.goto('/account#busy')
  await page.mouse.move(9, 9)
  const card = page.locator('#busy')
  await card.scrollIntoViewIfNeeded()
  return card
}

async function expectFits(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
}

/** A calendar with a meeting at the hour of the next session, and a birthday. */
function calendarAround(plan: Schedule): { text: string; date: string } {
  const session = plan.weeklyPlan
    .flatMap(({ days }) => days)
    .find(({ date, durationMin, start, snacks }) => date > plan.date && durationMin > 15 && start && !snacks)
  const { date, start } = session!
  const at = `${date}T${start}:00`.replaceAll(/[-:]/g, '')
  const lines = [
    ...[
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      `DTSTART:${at}`,
      'DURATION:PT20M',
      'SUMMARY:Talk with Kim',
      'END:VEVENT',
    ],
    ...[
      'BEGIN:VEVENT',
      'UID:2',
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      'SUMMARY:Birthday of Alex',
      'END:VEVENT',
    ],
    'END:VCALENDAR',
  ]
  return { text: lines.join('\r\n'), date }
}

test('a calendar file is read on the device, its hours are kept free, and the session that it met says so on the plan', async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  const { text } = calendarAround((await api.get('/api/schedule')) as Schedule)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  const card = await openCard(page)
  await card
    .getByLabel(/^A file/)
    .setInputFiles({ name: 'page.ics', mimeType: 'text/calendar', buffer: Buffer.from('<html>') })
  await expect(card.getByText(/This file is not a calendar/)).toBeVisible()
  await card
    .getByLabel(/^A file/)
    .setInputFiles({ name: 'mine.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) })
  await expect(card.getByText('1 entry in the next six months takes up your time.')).toBeVisible()
  await expect(card.getByText('Talk with Kim', { exact: true })).toBeVisible()
  await card.getByLabel('Whole-day entries count too').check()
  await expect(card.getByText('Birthday of Alex', { exact: true })).toBeVisible()
  await card.getByLabel('Whole-day entries count too').uncheck()
  await card.getByLabel(/^Work ?: Talk with Kim/).check()
  await expect(card.getByLabel('Call it')).toHaveValue('mine')
  await expectFits(page)
  await card.getByRole('button', { name: 'Keep these hours free' }).click()
  await expectToast(page, 'Kept free', '1 session was given another time.')
  await expect(card.getByText(/1 busy stretch · from a file, read once/)).toBeVisible()
  await expectFits(page)
  expect(sent.filter((body) => /Kim|Alex/.test(body))).toEqual([])

  await page.goto('/dashboard')
  await page.getByRole('tab', { name: /Week/ }).first().click()
  await expect(page.getByText('Your calendar has something else at that time.').first()).toBeVisible()

  const again = await openCard(page)
  await again.getByRole('button', { name: /^End it ?: mine/ }).click()
  await expect(again.getByText('None yet.')).toBeVisible()
})

test('a calendar at an address is looked into, kept, read again, and ended', async ({ page }) => {
  const theirs = await calendarServer(OTHERS_PORT + 1)
  try {
    const { api } = await newTrainee(page)
    theirs.say('<html>')
    const card = await openCard(page)
    await card.getByLabel('Or its address').fill(theirs.url)
    await card.getByRole('button', { name: 'Look inside' }).click()
    await expect(page.getByText(/What is at this address is not a calendar/)).toBeVisible()
    theirs.say('BEGIN:VCALENDAR\r\nEND:VCALENDAR')
    await card.getByRole('button', { name: 'Look inside' }).click()
    await expect(card.getByText('Nothing in the next six months takes up your time.')).toBeVisible()
    await card.getByLabel('Call it').fill('Choir')
    await card.getByRole('button', { name: 'Keep these hours free' }).click()
    await expect(card.getByText(/^127\.0\.0\.1:\d+ · 0 busy stretches · last read/)).toBeVisible()
    theirs.say(calendarAround((await api.get('/api/schedule')) as Schedule).text)
    await card.getByRole('button', { name: /^Read it now ?: Choir/ }).click()
    await expectToast(page, 'Kept free', '1 session was given another time.')
    await card.getByRole('button', { name: /^End it ?: Choir/ }).click()
    await expect(card.getByText('None yet.')).toBeVisible()
  } finally {
    theirs.close()
  }
})

test('a calendar that asks for a name and a password is looked into with an app password, and kept', {
  tag: '@night',
}, async ({ page }) => {
  test.skip(!hasRadicale, 'there is no Radicale here')
  const theirs = await startRadicale()
  try {
    const { api } = await newTrainee(page)
    const { text, date } = calendarAround((await api.get('/api/schedule')) as Schedule)
    await theirs.make('home')
    const [meeting] = text.split('BEGIN:VEVENT\r\nUID:2')
    expect((await theirs.put('home', 'talk', `${meeting}END:VCALENDAR`)).status).toBe(201)
    const card = await openCard(page)
    await card.getByLabel('Or its address').fill(theirs.url)
    await card.getByText('It asks for a name and a password (CalDAV)').click()
    await card.getByLabel('User name there').fill(theirs.login.user)
    await card.getByLabel('App password').fill('not this one')
    await expectFits(page)
    await card.getByRole('button', { name: 'Look inside' }).click()
    await expect(page.getByText(/does not accept this name and password/)).toBeVisible()
    await card.getByLabel('App password').fill(theirs.login.password)
    await card.getByRole('button', { name: 'Look inside' }).click()
    await expect(card.getByText('Talk with Kim', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Keep these hours free' }).click()
    await expectToast(page, 'Kept free', '1 session was given another time.')
    const plan = (await api.get('/api/schedule')) as Schedule
    expect(plan.adjustments.map((one) => one.date)).toContain(date)

    await card.getByLabel('Write my sessions there too').check()
    await expectToast(page, 'Written')
    await expect(card.getByText(/\d+ sessions · last written/)).toBeVisible()
    const own = await theirs.ask('PROPFIND', 'robin/')
    const address = /robin\/fulcrum-[0-9a-f]{16}\//.exec(await own.text())![0]
    const there = async () => (await (await theirs.ask('PROPFIND', address)).text()).split('.ics</href>').length - 1
    await expect.poll(there).toBeGreaterThan(5)
    await expectFits(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await card.screenshot({ path: test.info().outputPath(`own-${width}-${colorScheme}.png`) })
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await card.getByLabel('Write my sessions there too').click()
    await page.getByRole('dialog').screenshot({ path: test.info().outputPath('own-off.png') })
    await page.getByRole('button', { name: 'Remove it there too' }).click()
    await expectToast(page, 'Switched off')
    expect((await theirs.ask('PROPFIND', address)).status).toBe(404)
  } finally {
    await theirs.stop()
  }
})
