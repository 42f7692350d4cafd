import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, test } from './product.ts'
import { ZONE } from './zone.ts'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
type Day = (typeof DAYS)[number]

const NAMES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'My week' })
const day = (page: Page, one: Day) => panel(page).getByRole('group', { name: NAMES[one], exact: true })
const head = (page: Page, one: Day) => day(page, one).getByRole('button').first()
const block = (page: Page, one: Day, name: string | RegExp) => day(page, one).getByRole('button', { name })
const status = (page: Page) => panel(page).getByRole('status').first()
const sheet = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => panel(page).getByRole('button', { name: 'Save' })

/** Someone whose week holds this, at their board. */
async function openBoard(page: Page, facts?: object, words?: string) {
  const person = await newTrainee(page, words ? { daily_commitments: words } : {})
  if (facts) expect((await person.api.put('/api/profile/facts', facts)).status()).toBe(200)
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'My week' }).click()
  await expect(panel(page).getByRole('group', { name: 'Your ordinary week' })).toBeVisible()
  return person
}

const WORK = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], start: '09:00', end: '17:00', label: 'Work' }
const NIGHT = { days: ['sat'], start: '22:00', end: '06:00', label: 'Night shift' }

/** The middle of a block, or a share of its height from its top. */
async function at(one: Locator, share = 0.5) {
  await one.scrollIntoViewIfNeeded()
  const box = (await one.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height * share, box }
}

/** Where an hour of a day is on the screen. */
async function placeOf(page: Page, one: Day, hour: number) {
  const track = page.locator(`[data-track=${one}]`)
  const box = (await track.boundingBox())!
  // The board shows 06:00 to 22:00 where nothing lies outside.
  return { x: box.x + box.width / 2, y: box.y + ((hour - 6) / 16) * box.height }
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
}

const busyOf = async (api: { get: (path: string) => Promise<unknown> }) =>
  ((await api.get('/api/profile/facts')) as { week?: { busy?: object[] } }).week?.busy

test.describe('by mouse', () => {
  // All of the day in sight: what is dragged must not have to be scrolled to.
  test.use({ viewport: { width: 1280, height: 1400 } })

  test('what was read in the own words is moved, stretched, painted, crossed out, undone and saved', async ({
    page,
  }) => {
    const { api } = await openBoard(page)
    await expect(panel(page).getByText(/what we read in your own words/)).toBeVisible()
    await expect(block(page, 'wed', /^Work/)).toHaveText(/09:00-17:00/)
    await expect(save(page)).toBeHidden()

    // One day of five is moved by an hour and a half, and to the next column.
    const from = await at(block(page, 'wed', /^Work/))
    await drag(page, from, { x: from.x, y: from.y + (1.5 / 8) * from.box.height })
    await expect(block(page, 'wed', /^Work/)).toHaveText(/10:30-18:30/)
    await expect(status(page)).toHaveText('Work is now Wednesday, 10:30-18:30.')
    await expect(block(page, 'tue', /^Work/)).toHaveText(/09:00-17:00/)
    await expect(sheet(page)).toBeHidden()
    await expect(panel(page).getByText(/what we read in your own words/)).toBeHidden()

    // Back by the one way, and by the other.
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await expect(block(page, 'wed', /^Work/)).toHaveText(/09:00-17:00/)
    await expect(panel(page).getByText(/what we read in your own words/)).toBeVisible()
    await expect(save(page)).toBeHidden()

    // By its lower edge, which leaves the upper one where it is.
    const edge = await at(block(page, 'fri', /^Work/), 0.99)
    await drag(page, edge, await placeOf(page, 'fri', 15))
    await expect(block(page, 'fri', /^Work/)).toHaveText(/09:00-15:00/)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(block(page, 'fri', /^Work/)).toHaveText(/09:00-17:00/)
    await drag(page, edge, await placeOf(page, 'fri', 15))
    await expect(block(page, 'fri', /^Work/)).toHaveText(/09:00-15:00/)

    // Painted on free time, and told what it is.
    await drag(page, await placeOf(page, 'sat', 10), await placeOf(page, 'sat', 12))
    await expect(sheet(page).getByRole('heading', { name: 'Busy, Sat' })).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Class' }).click()
    await expect(sheet(page).getByRole('button', { name: 'Class' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(block(page, 'sat', /^Class/)).toBeFocused()
    await expect(block(page, 'sat', /^Class/)).toHaveText(/10:00-12:00/)

    // Given up half way.
    const choice = await at(block(page, 'sat', /^Class/))
    await page.mouse.move(choice.x, choice.y)
    await page.mouse.down()
    await page.mouse.move(choice.x, choice.y + 200, { steps: 4 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(block(page, 'sat', /^Class/)).toHaveText(/10:00-12:00/)

    // A day of its own: crossed out; another at most half an hour.
    await head(page, 'sun').click()
    await sheet(page).getByRole('checkbox', { name: 'No training on Sunday' }).check()
    await page.keyboard.press('Escape')
    await expect(head(page, 'sun')).toHaveText(/Off/)
    await head(page, 'mon').click()
    await sheet(page).getByLabel('Longest session').selectOption('30 min')
    await page.keyboard.press('Escape')
    await expect(head(page, 'mon')).toHaveText(/max 30 min/)

    await save(page).click()
    await expectToast(page, 'My week saved', 'Your plan follows it.')
    await expect(save(page)).toBeHidden()
    const { week } = (await api.get('/api/profile/facts')) as { week: { busy: object[]; never: Day[]; maxMin: object } }
    expect(week.busy).toHaveLength(3)
    expect(week.busy).toContainEqual({
      ...{ days: ['mon', 'tue', 'wed', 'thu'], start: '09:00', end: '17:00' },
      label: expect.stringMatching(/^work$/i),
    })
    expect(week.busy).toContainEqual({
      days: ['fri'],
      start: '09:00',
      end: '15:00',
      label: expect.stringMatching(/^work$/i),
    })
    expect(week.busy).toContainEqual({ days: ['sat'], start: '10:00', end: '12:00', label: 'Class' })
    expect(week).toMatchObject({ never: ['sun'], maxMin: { mon: 30 } })

    // The plan follows: no training is left on the day with the cross.
    await expect(day(page, 'sun').getByRole('listitem')).toHaveCount(0)
  })

  test('what the own words say of training is drawn, kept with a change beside it, and taken back for good', {
    tag: '@night',
  }, async ({ page }) => {
    const words = 'Work 9-5 Mon-Fri. No training on Sundays. Only 20 minutes on Mondays'
    const { api } = await openBoard(page, undefined, words)
    await expect(head(page, 'sun')).toHaveText(/Off/)
    await expect(head(page, 'mon')).toHaveText(/max 20 min/)
    const weekOf = async () => ((await api.get('/api/profile/facts')) as { week?: object }).week
    await head(page, 'wed').click()
    await sheet(page).getByRole('checkbox', { name: 'No training on Wednesday' }).check()
    await page.keyboard.press('Escape')
    await save(page).click()
    await expect.poll(weekOf).toEqual({ never: ['wed', 'sun'], maxMin: { mon: 20 } })

    for (const [one, name] of [
      ['wed', 'Wednesday'],
      ['sun', 'Sunday'],
    ] as const) {
      await head(page, one).click()
      await sheet(page)
        .getByRole('checkbox', { name: `No training on ${name}` })
        .uncheck()
      await page.keyboard.press('Escape')
    }
    await save(page).click()
    await expect.poll(weekOf).toEqual({ never: [], maxMin: { mon: 20 } })
    await page.reload()
    await page.getByRole('tab', { name: 'My week' }).click()
    await expect(head(page, 'mon')).toHaveText(/max 20 min/)
    await expect(head(page, 'sun')).not.toHaveText(/Off/)
  })

  test('training of this week stands on the board, and says where it will give way', { tag: '@night' }, async ({
    page,
  }) => {
    const { api } = await openBoard(page, { week: { busy: [WORK] } })
    const { weeklyPlan, date } = (await api.get('/api/schedule')) as {
      date: string
      weeklyPlan: {
        startDate: string
        days: { date: string; workoutName: string; start: string | null; durationMin: number }[]
      }[]
    }
    const week = weeklyPlan.findLast(({ startDate }) => startDate <= date) ?? weeklyPlan[0]!
    const trained = week.days.map((one, place) => ({ ...one, on: DAYS[place]! })).filter(({ start }) => start !== null)
    for (const { on, workoutName, start } of trained)
      await expect(day(page, on).getByRole('listitem').filter({ hasText: workoutName })).toContainText(start!)
    const session = trained.find((one) => one.date >= date)!
    const item = day(page, session.on).getByRole('listitem').filter({ hasText: session.workoutName })
    await expect(item).not.toContainText('moves once you save')
    await head(page, session.on).click()
    await sheet(page)
      .getByRole('checkbox', { name: /No training/ })
      .check()
    await expect(item).toContainText('moves once you save')
    await page.keyboard.press('Escape')
    await save(page).click()
    await expectToast(page, 'My week saved')
    await expect(item).toHaveCount(0)
  })

  test('a night is one block on two days, and moves as one', { tag: '@night' }, async ({ page }) => {
    const { api } = await openBoard(page, { week: { busy: [NIGHT] } })
    await expect(block(page, 'sat', /^Night shift/)).toHaveText(/22:00-06:00 until Sunday/)
    await expect(block(page, 'sun', /^Night shift/)).toHaveText(/22:00-06:00 since Saturday/)
    // By its second half, an hour later and a day earlier: the board shows all 24 hours here.
    const from = await at(block(page, 'sun', /^Night shift/))
    const column = (await page.locator('[data-track=sat]').boundingBox())!
    await drag(page, from, { x: column.x + column.width / 2, y: from.y + column.height / 24 })
    await expect(block(page, 'sat', /^Night shift/)).toHaveText(/23:00-07:00 since Friday/)
    await expect(block(page, 'fri', /^Night shift/)).toHaveText(/23:00-07:00 until Saturday/)
    await expect(day(page, 'sun').getByRole('button', { name: /Night/ })).toHaveCount(0)
    await save(page).click()
    await expectToast(page, 'My week saved')
    expect(await busyOf(api)).toEqual([{ ...NIGHT, days: ['fri'], start: '23:00', end: '07:00' }])
  })

  test('nothing of another device is overwritten unseen, and what failed stays as it was drawn', {
    tag: '@night',
  }, async ({ page, context }) => {
    const { api } = await openBoard(page, { week: { busy: [WORK] } })
    await head(page, 'sun').click()
    await sheet(page)
      .getByRole('checkbox', { name: /No training/ })
      .check()
    await page.keyboard.press('Escape')
    // Elsewhere, meanwhile: another part of the week.
    expect((await api.put('/api/profile/facts', { week: { busy: [WORK], maxMin: { tue: 45 } } })).status()).toBe(200)
    await context.setOffline(true)
    await save(page).click()
    await expect(panel(page).getByRole('alert')).toContainText('The server could not be reached')
    await expect(head(page, 'sun')).toHaveText(/Off/)
    await context.setOffline(false)
    await save(page).click()
    await expectToast(page, 'My week saved')
    await expect(head(page, 'tue')).toHaveText(/max 45 min/)
    expect(await api.get('/api/profile/facts')).toEqual({ week: { busy: [WORK], maxMin: { tue: 45 }, never: ['sun'] } })
  })
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })
})

test('by keys alone a block is found, moved, stretched, made and removed', async ({ page }) => {
  const { api } = await openBoard(page, { week: { busy: [WORK] } })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  // One stop of the Tab key holds the whole board.
  await panel(page)
    .getByRole('button', { name: /the night/ })
    .focus()
  await press('Tab')
  const focused = page.locator('[data-key]:focus')
  await expect(focused).toHaveCount(1)
  expect(await panel(page).locator('[data-key][tabindex="0"]').count()).toBe(1)
  for (let left = 0; left < 7; left += 1) await press('ArrowLeft')
  await expect(head(page, 'mon')).toBeFocused()
  await press('ArrowDown')
  await expect(block(page, 'mon', /^Work/)).toBeFocused()
  await press('ArrowRight')
  await expect(block(page, 'tue', /^Work/)).toBeFocused()

  await press('Space')
  await expect(status(page)).toContainText('Work lifted, Tuesday, 09:00-17:00.')
  await press('ArrowDown', 'ArrowDown', 'Shift+ArrowUp', 'Alt+ArrowUp')
  await expect(status(page)).toHaveText('Tuesday, 09:15-17:15')
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await expect(status(page)).toHaveText('Saturday, 09:15-17:15')
  await press('Enter')
  await expect(status(page)).toHaveText('Work is now Saturday, 09:15-17:15.')
  await expect(block(page, 'sat', /^Work/)).toBeFocused()
  await expect(day(page, 'tue').getByRole('button', { name: /^Work/ })).toHaveCount(0)

  // Left where it was.
  await press('Space', 'ArrowDown', 'Escape')
  await expect(status(page)).toHaveText('Work stays where it was.')
  await expect(block(page, 'sat', /^Work/)).toBeFocused()
  await expect(block(page, 'sat', /^Work/)).toHaveText(/09:15-17:15/)

  // In fields, without any dragging; the same hours for all days of that name.
  await press('Enter')
  await sheet(page).getByLabel('To').fill('18:00')
  await press('Enter')
  await expect(block(page, 'sat', /^Work/)).toHaveText(/09:15-18:00/)
  await sheet(page).getByRole('button', { name: 'Use these hours for Work on Mon, Wed, Thu, Fri too' }).press('Enter')
  await expect(block(page, 'wed', /^Work/)).toHaveText(/09:15-18:00/)
  await press('Escape')
  await expect(block(page, 'sat', /^Work/)).toBeFocused()

  await press('n')
  await sheet(page).getByLabel('Name').fill('Choir')
  await press('Enter', 'Escape')
  await expect(block(page, 'sat', /^Choir/)).toBeFocused()
  await expect(block(page, 'sat', /^Choir/)).toHaveText(/06:00-07:00/)
  await press('Delete')
  await expect(day(page, 'sat').getByRole('button', { name: /^Choir/ })).toHaveCount(0)
  await expect(head(page, 'sat')).toBeFocused()
  await press('ControlOrMeta+z')
  await expect(block(page, 'sat', /^Choir/)).toBeVisible()

  await save(page).press('Enter')
  await expectToast(page, 'My week saved')
  expect(await busyOf(api)).toEqual(
    expect.arrayContaining([
      { ...WORK, days: ['mon', 'wed', 'thu', 'fri', 'sat'], start: '09:15', end: '18:00' },
      { days: ['sat'], start: '06:00', end: '07:00', label: 'Choir' },
    ]),
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  /** A finger that rests, is led over some places, and is lifted. */
  async function lead(page: Page, places: readonly { x: number; y: number }[], { rests = true } = {}) {
    const cdp = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', [places[0]!])
    if (rests) await expect(page.locator('[data-dragging]')).toBeVisible()
    for (const place of places.slice(1)) await send('touchMove', [place])
    await send('touchEnd', [])
    await cdp.detach()
  }

  const mini = (page: Page, one: Day) => page.locator(`[data-mini=${one}]`)

  test('by touch: held and moved, carried to another day, its ends drawn, a tap makes an hour', async ({ page }) => {
    const { api } = await openBoard(page, {
      week: { busy: [{ ...NIGHT, start: '18:00', end: '20:00', label: 'Choir' }] },
    })
    await mini(page, 'sat').tap()
    await expect(mini(page, 'sat')).toHaveAttribute('aria-pressed', 'true')
    const choir = block(page, 'sat', /^Choir/)
    // Two hours earlier. An hour is as high as half of the block.
    const one = await at(choir)
    await lead(page, [one, { x: one.x, y: one.y - one.box.height / 2 }, { x: one.x, y: one.y - one.box.height }])
    await expect(choir).toHaveText(/16:00-18:00/)
    await expect(sheet(page)).toBeHidden()

    // By the round handle that the block bears since.
    const handle = await at(page.locator('[data-edge=end]'))
    await lead(page, [handle, { x: handle.x, y: handle.y + 20 }, { x: handle.x, y: handle.y + one.box.height / 2 }])
    await expect(choir).toHaveText(/16:00-19:00/)

    // Up to the week in little: another day, the same hours.
    const again = await at(choir, 0.4)
    const up = (await mini(page, 'thu').boundingBox())!
    await lead(page, [again, { x: again.x, y: again.y - 40 }, { x: up.x + up.width / 2, y: up.y + up.height / 2 }])
    await expect(mini(page, 'thu')).toHaveAttribute('aria-pressed', 'true')
    await expect(block(page, 'thu', /^Choir/)).toHaveText(/16:00-19:00/)

    // A tap on free time makes an hour, a tap on a block opens it.
    const free = await placeOf(page, 'thu', 12.2)
    await page.touchscreen.tap(free.x, free.y)
    await expect(sheet(page).getByRole('heading', { name: 'Busy, Thu' })).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Training time' }).tap()
    await sheet(page).getByRole('button', { name: 'Close' }).tap()
    await block(page, 'thu', /^Training time/).tap()
    await expect(sheet(page).getByLabel('From')).toHaveValue('12:00')
    await sheet(page).getByRole('button', { name: 'Close' }).tap()
    await save(page).tap()
    await expectToast(page, 'My week saved')
    expect(await api.get('/api/profile/facts')).toEqual({
      week: {
        busy: [{ days: ['thu'], start: '16:00', end: '19:00', label: 'Choir' }],
        windows: [{ days: ['thu'], start: '12:00', end: '13:00' }],
      },
    })
  })

  test('a finger that does not rest scrolls, over a block as well', async ({ page }) => {
    await openBoard(page, { week: { busy: [WORK] } })
    await mini(page, 'wed').tap()
    const before = await page.evaluate(() => window.scrollY)
    const { x, y } = await at(block(page, 'wed', /^Work/), 0.3)
    const places = [0, 40, 90, 160, 240].map((up) => ({ x, y: Math.max(y, 500) - up }))
    await lead(page, places, { rests: false })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await expect(block(page, 'wed', /^Work/)).toHaveText(/09:00-17:00/)
    await expect(save(page)).toBeHidden()
  })

  test('by keys a lifted block is carried to a day that is not shown', { tag: '@night' }, async ({ page }) => {
    await openBoard(page, { week: { busy: [{ ...WORK, days: ['fri'] }] } })
    await mini(page, 'fri').click()
    await block(page, 'fri', /^Work/).focus()
    for (const key of ['Space', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key)
    await expect(status(page)).toHaveText('Thursday, 09:15-17:15')
    await expect(mini(page, 'thu')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(block(page, 'thu', /^Work/)).toBeFocused()
  })
})

const FULL = {
  week: {
    busy: [
      WORK,
      NIGHT,
      { days: ['tue'], start: '12:00', end: '12:20', label: 'Call' },
      { ...WORK, days: ['tue'], label: 'On call' },
    ],
    windows: [{ days: ['wed'], start: '18:00', end: '21:00' }],
    never: ['sun'],
    maxMin: { mon: 30 },
  },
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`at ${width} pixels nothing is wrong for whoever cannot see or point well`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openBoard(page, FULL)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.week-board button')]
        .filter((one) => one.checkVisibility())
        .map((one) => ({
          box: one.getBoundingClientRect(),
          name: one.textContent,
          isBlock: one.matches('.board-block'),
        }))
        // Blocks are as high as their hours, from 24 pixels; what else one presses has 44.
        .filter(({ box, isBlock }) => box.width > 1 && Math.min(box.width, box.height) < (isBlock ? 22 : 44))
        .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
    )
    expect(small).toEqual([])
    // A narrow screen shows today alone.
    await panel(page).locator('.board-head:visible').first().click()
    await expect(sheet(page)).toBeVisible()
    await expectAccessible(page)
    await expectNothingCut(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByLabel('From')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

test('with text twice as large the board shows one day at a time, and no screen scrolls sideways', {
  tag: '@night',
}, async ({ page }) => {
  await openBoard(page, FULL)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect(panel(page).getByRole('group', { name: 'Days of the week' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
    await page.locator('[data-mini=tue]').click()
    await block(page, 'tue', /^On call/).click()
    await expect(sheet(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
  }
})

test('with the colours of a reader blocks have edges, and training is highlighted', { tag: '@night' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openBoard(page, { week: { busy: [WORK] } })
  await expect(block(page, 'mon', /^Work/)).toHaveCSS('border-top-style', 'solid')
  const session = panel(page).locator('.board-session > span').first()
  const [fill, highlight] = await session.evaluate((one) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight'
    return [getComputedStyle(one).backgroundColor, getComputedStyle(probe).backgroundColor]
  })
  expect(fill).toBe(highlight)
})

/** The training of a date, as the plan has it. */
async function trainingOn(api: { get: (path: string) => Promise<unknown> }, date: string) {
  const { weeklyPlan } = (await api.get('/api/schedule')) as {
    weeklyPlan: { days: { date: string; start: string | null; durationMin: number }[] }[]
  }
  const day = weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date)
  return day?.start ? { start: day.start, minutes: day.durationMin } : null
}

const weekdayOf = (date: string): Day => DAYS[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'

test.describe('a week that is different', () => {
  test.use({ viewport: { width: 1280, height: 1400 } })

  test('what was drawn the moment before another week, or another screen, is kept all the same', {
    tag: '@night',
  }, async ({ page }) => {
    const { api } = await newTrainee(page)
    const { date } = (await api.get('/api/schedule')) as { date: string }
    const datesOf = async () =>
      ((await api.get('/api/profile/facts')) as { dated?: { from: string }[] }).dated?.map(({ from }) => from)
    const dateOf = (one: Day, weeks: number) =>
      new Date(Date.parse(date) + (DAYS.indexOf(one) - DAYS.indexOf(weekdayOf(date)) + 7 * weeks) * 86_400_000)
        .toISOString()
        .slice(0, 10)
    const cross = async (one: Day) => {
      await head(page, one).click()
      await sheet(page)
        .getByRole('checkbox', { name: /No training/ })
        .check()
      await page.keyboard.press('Escape')
    }
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Something came up today' }).click()
    await expect(panel(page).getByRole('heading', { name: 'This week' })).toBeFocused()
    await cross('sun')
    await panel(page).getByRole('button', { name: 'Next week' }).click()
    await expect(panel(page).getByRole('heading', { name: 'Next week' })).toBeVisible()
    expect(await datesOf()).toEqual([dateOf('sun', 0)])

    // Not the day behind it: the two would be one stretch.
    await cross('wed')
    await page.getByRole('link', { name: 'Update Info' }).click()
    await expect(page).toHaveURL(/onboarding/)
    expect(await datesOf()).toEqual([dateOf('sun', 0), dateOf('wed', 1)])
  })

  test('what came up today is drawn by mouse on today, the plan gives way at once, and undo brings it back', async ({
    page,
  }) => {
    const { api } = await newTrainee(page, { daily_commitments: 'Work 9-17 Mon-Fri' })
    const { date } = (await api.get('/api/schedule')) as { date: string }
    const today = weekdayOf(date)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Something came up today' }).click()
    await expect(panel(page).getByRole('heading', { name: 'This week' })).toBeFocused()
    await expect(panel(page).getByRole('group', { name: 'This week' })).toBeVisible()
    // What holds every week stands behind, and cannot be moved here.
    await expect(block(page, 'mon', /^Work/)).toHaveCount(0)
    await expect(day(page, 'mon').getByRole('listitem').filter({ hasText: 'Work' })).toBeVisible()

    await drag(page, await placeOf(page, today, 18), await placeOf(page, today, 20))
    await sheet(page).getByLabel('Name').fill('Dentist')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(panel(page).getByText('Saved. Your plan follows.')).toBeVisible()
    const factsOf = async () => ((await api.get('/api/profile/facts')) as { dated?: object[] }).dated
    await expect
      .poll(factsOf)
      .toEqual([{ kind: 'busy', from: date, to: date, start: '18:00', end: '20:00', label: 'Dentist' }])

    // The whole day goes, and the plan with it.
    await head(page, today).click()
    await sheet(page)
      .getByRole('checkbox', { name: /No training/ })
      .check()
    await page.keyboard.press('Escape')
    await expect.poll(() => trainingOn(api, date)).toBeNull()
    await expect(day(page, today).locator('.board-session')).toHaveCount(0)
    await expectAccessible(page)
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(factsOf).toHaveLength(1)
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(factsOf).toBeUndefined()

    // The ordinary week was not touched.
    await panel(page).getByRole('button', { name: 'Every week' }).click()
    await expect(block(page, 'mon', /^Work/)).toBeVisible()
    expect(((await api.get('/api/profile/facts')) as { week?: object }).week).toBeUndefined()
  })

  test('a journey of next week is tapped with what is at hand there, and its sessions need nothing else', {
    tag: '@night',
  }, async ({ page }) => {
    const { api } = await openBoard(page, { week: { busy: [WORK] } })
    await panel(page).getByRole('button', { name: 'Next week' }).click()
    await head(page, 'tue').click()
    const half = sheet(page).getByRole('checkbox', { name: /about half/ })
    await half.check()
    await sheet(page).getByRole('checkbox', { name: 'Bands' }).check()
    for (const name of ['Wednesday', 'Thursday', 'Friday']) await sheet(page).getByRole('checkbox', { name }).check()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel(page).getByText('Saved. Your plan follows.')).toBeVisible()
    await expect(head(page, 'fri')).toContainText('Half')
    const { weeklyPlan } = (await api.get('/api/schedule')) as {
      weeklyPlan: { days: { date: string; workout: { exercises: { equipment?: string[] }[] } }[] }[]
    }
    const away = weeklyPlan[1]?.days.slice(1, 5) ?? []
    const { dated } = (await api.get('/api/profile/facts')) as { dated: object[] }
    expect(dated).toEqual([{ kind: 'light', from: away[0]?.date, to: away[3]?.date, label: '', equipment: ['bands'] }])
    const needed = away.flatMap(({ workout }) => workout.exercises.flatMap(({ equipment = [] }) => equipment))
    expect(needed.filter((one) => one !== 'bands' && one !== 'none')).toEqual([])

    // A day that was made usual again leaves the others as they were; undo brings it back.
    await head(page, 'wed').click()
    await half.uncheck()
    await page.keyboard.press('Escape')
    const datesOf = async () => ((await api.get('/api/profile/facts')) as { dated: object[] }).dated.length
    await expect.poll(datesOf).toBe(2)
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(datesOf).toBe(1)
  })

  test('by keys alone a day of next week is taken, and training makes room for it', { tag: '@night' }, async ({
    page,
  }) => {
    const { api } = await openBoard(page, { week: { busy: [WORK] } })
    const schedule = (await api.get('/api/schedule')) as {
      weeklyPlan: { days: { date: string; start: string | null }[] }[]
    }
    const trained = schedule.weeklyPlan[1]?.days.findIndex(({ start }) => start !== null) ?? 0
    const one = DAYS[trained] ?? 'mon'
    const { date, start } = schedule.weeklyPlan[1]?.days[trained] ?? { date: '', start: '' }
    await panel(page).getByRole('button', { name: 'Next week' }).press('Enter')
    const session = day(page, one).locator('.board-session')
    await expect(session).toContainText(start ?? '')
    await head(page, one).focus()
    await page.keyboard.press('n')
    await sheet(page)
      .getByLabel('From')
      .fill(start ?? '')
    await page.keyboard.press('Enter')
    const until = `${String(Number(start?.slice(0, 2)) + 2).padStart(2, '0')}:00`
    await sheet(page).getByLabel('To').fill(until)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(panel(page).getByText('Saved. Your plan follows.')).toBeVisible()
    await expect.poll(async () => (await trainingOn(api, date))?.start).not.toBe(start)
    await expect(session).not.toContainText(start ?? '')
    // By keys as well: what was changed last is undone first.
    await head(page, one).focus()
    for (let left = 0; left < 3; left += 1) await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => (await trainingOn(api, date))?.start).toBe(start)
    await expect(session).toContainText(start ?? '')
  })
})

test.describe('a week that is different, by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap on free time of today takes an hour of it', { tag: '@night' }, async ({ page }) => {
    const { api } = await newTrainee(page, { daily_commitments: 'Work 9-17 Mon-Fri' })
    const { date } = (await api.get('/api/schedule')) as { date: string }
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Something came up today' }).tap()
    const track = page.locator(`[data-track=${weekdayOf(date)}]`)
    // The day of today is the one that is shown.
    await expect(track).toBeVisible()
    // Parts that come late move what a finger aims at.
    await page.waitForLoadState('networkidle')
    await track.scrollIntoViewIfNeeded()
    const place = await placeOf(page, weekdayOf(date), 20.5)
    await page.evaluate((y) => window.scrollBy({ top: y - 400, behavior: 'instant' }), place.y)
    const { x, y } = await placeOf(page, weekdayOf(date), 20.5)
    await page.touchscreen.tap(x, y)
    await expect(sheet(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect
      .poll(async () => ((await api.get('/api/profile/facts')) as { dated?: object[] }).dated)
      .toEqual([expect.objectContaining({ kind: 'busy', from: date, to: date })])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  })
})

test('what stands in the hours keeps its words when the window turns', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBoard(page, { week: { busy: [WORK] } })
  // A phone opens on today.
  const another = weekdayOf(new Date().toLocaleDateString('sv', { timeZone: ZONE })) === 'mon' ? 'thu' : 'mon'
  const wordless = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.board-session, .board-block, .board-fixed')].filter(
          (one) => one.checkVisibility() && !one.querySelector('.board-name')!.checkVisibility(),
        ).length,
    )
  for (const view of ['Every week', 'This week']) {
    await panel(page).getByRole('button', { name: view }).click()
    await expect(page.locator('.board-session').first()).toBeAttached()
    for (const width of [390, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(day(page, another)).toBeVisible({ visible: width > 390 })
      expect(await wordless(), `${view}, ${width}`).toBe(0)
    }
    await page.setViewportSize({ width: 390, height: 844 })
  }
})

test('"every other Friday off" is asked about, a tap answers, and training goes to the free Fridays', async ({
  page,
}) => {
  const words = 'Work 9-17, every other Friday off'
  const { api } = await openBoard(page, undefined, words)
  const friday = block(page, 'fri', /^Work.*not sure/)
  await expect(friday).toContainText('every other week')
  await friday.click()
  await expect(sheet(page)).toContainText('Work, every other week: when is it next?')
  await expectAccessible(page)
  await sheet(page)
    .getByRole('button', { name: /^Next week: Fri/ })
    .click()
  await expect(sheet(page)).not.toContainText('when is it next?')
  await page.keyboard.press('Escape')
  await save(page).click()
  await expectToast(page, 'My week saved')
  type Busy = { days: Day[]; turn?: { every: number; monday: string } }
  const { week } = (await api.get('/api/profile/facts')) as { week: { busy: Busy[] } }
  const turn = week.busy.find(({ days }) => days.join() === 'fri')?.turn
  const { date } = (await api.get('/api/schedule')) as { date: string }
  expect(turn?.every).toBe(2)
  const weeks = (Date.parse(`${turn?.monday}T12:00:00Z`) - Date.parse(`${date}T12:00:00Z`)) / (7 * 86_400_000)
  expect(weeks).toBeGreaterThan(0)
  expect(weeks).toBeLessThanOrEqual(1)
  // This Friday is free, and the next one is not.
  for (const [view, isBusy] of [
    ['This week', false],
    ['Next week', true],
  ] as const) {
    await panel(page).getByRole('button', { name: view }).click()
    await expect(panel(page).getByRole('heading', { name: view })).toBeVisible()
    await expect(day(page, 'fri').getByRole('listitem').filter({ hasText: 'Work' })).toHaveCount(isBusy ? 1 : 0)
  }
})

test('days away in every other week are asked about where they are written, and a tap answers', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page, { daily_commitments: 'Work 9-17' })
  await page.goto('/onboarding')
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Daily commitments').fill('Work 9-17. Every other Friday I am away')
  const asked = page.getByRole('group', { name: /Every other Friday I am away.*when is it next/ })
  await asked.getByRole('button', { name: /^Next week: Fri/ }).click()
  await expect(asked).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/dashboard$/)
  const { dated } = (await api.get('/api/profile/facts')) as { dated: { from: string; kind: string }[] }
  const [first, next] = dated.map(({ from }) => Date.parse(from) / 86_400_000)
  expect(dated[0]?.kind).toBe('off')
  expect((next ?? 0) - (first ?? 0)).toBe(14)
})
