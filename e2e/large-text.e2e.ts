import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNothingCut, newTrainee, signInAs, test } from './product.ts'

// The plan of someone without access.
test.use({ expectedComplaints: /status of 402/ })

/** Text at twice its size, from the first paint on. */
async function enlarge(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (!document.documentElement) return
      document.documentElement.style.fontSize = '200%'
      observer.disconnect()
    }).observe(document, { childList: true })
  })
}

const WAYS = {
  'with text at 200 percent on a phone': { width: 390, height: 844, large: true },
  'at 320 pixels': { width: 320, height: 640, large: false },
} as const

for (const [way, { width, height, large }] of Object.entries(WAYS))
  test(`${way} tabs, sheets, the session and the trial's end stand whole`, { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    if (large) await enlarge(page)
    const dialog = page.getByRole('dialog')
    const panel = page.getByRole('tabpanel')
    const expectWhole = async () => {
      await expectNoSidewaysScroll(page)
      await expectNothingCut(page)
    }

    await test.step('the plan and its week', async () => {
      const { api } = await newTrainee(page)
      const { date: from } = await api.get('/api/schedule')
      const shift = { start: '19:00', end: '07:00', label: 'Night shift' }
      await api.put('/api/profile/facts', { rota: { from, days: [[shift], [shift], ...Array(12).fill([])] } })
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
      await expectWhole()
      await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
      await expect(page.getByRole('button', { name: 'Week 1', exact: true })).toBeVisible()
      await expectWhole()
      await page.getByRole('tab', { name: 'My week' }).click()
      await expect(page.getByRole('list', { name: 'The days of your rota' })).toBeVisible()
      await expectWhole()
      await page.getByRole('tab', { name: "Today's Plan" }).click()
    })

    await test.step('what became of it', async () => {
      await page.getByRole('link', { name: 'Progress' }).click()
      await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
      await expectWhole()
      await page.getByRole('link', { name: "Today's Plan" }).click()
      await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
    })

    const sheets = {
      'the changes': [panel.getByRole('button', { name: /^Modify/ }), 'Less time'],
      'what was done': [panel.getByRole('button', { name: /^Mark Complete/ }), 'How was it?'],
      'the rule card': [page.getByRole('button', { name: 'Is this plan safe?' }), /keeps all \d+ limits/],
      'the session': [panel.getByRole('button', { name: 'Start session' }), /Step 1 of/],
    } as const
    for (const [name, [opener, text]] of Object.entries(sheets))
      await test.step(name, async () => {
        await opener.first().click()
        await expect(dialog.getByText(text)).toBeVisible()
        await expectWhole()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })

    await test.step('the end of the trial', async () => {
      await page.evaluate(() => localStorage.clear())
      await signInAs(page, 'trial-over')
      await expect(page.getByText('Your 14-day free trial has ended')).toBeVisible()
      await expectWhole()
    })
  })

test('a phone at 200 percent scrolls one way only, on every screen', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 })
  const scrollsOneWay = (path: string) =>
    test.step(path, async () => {
      // A part of the account opens when its screen does.
      await page.goto('/terms')
      await page.goto(path)
      await expect(
        page
          .getByRole('heading', { level: 1 })
          .or(page.getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(path === '/onboarding' ? 1 : 0)
      if (path === '/progress') await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
      if (path === '/account#reminders') await expect(page.getByLabel('Quiet from')).toBeVisible()
      if (path === '/account#training') await expect(page.getByLabel('You get up at')).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  // The prices lead whoever is signed in to their plan.
  for (const path of ['/', '/pricing']) await scrollsOneWay(path)
  const { api } = await newTrainee(page)
  const { date } = await api.get('/api/schedule')
  await api.put(`/api/check-ins/${date}`, { completed: true, notes: '', tomorrow_schedule_notes: '' })
  for (const path of ['/dashboard', '/progress', '/onboarding', '/account#training', '/account#reminders'])
    await scrollsOneWay(path)
})

/** What of a form has the focus while its last row lies over it, gone through by Tab. */
async function coveredByFoot(page: Page): Promise<string[]> {
  const covered = new Set<string>()
  await page.getByRole('textbox').first().focus()
  for (let at = 0; at < 30; at++) {
    const name = await page.evaluate(() => {
      const [one, foot] = [document.activeElement, document.querySelector('form > :has(> [type=submit])')]
      if (!one || !foot || foot.contains(one) || !one.closest('form')) return ''
      const [box, over] = [one.getBoundingClientRect(), foot.getBoundingClientRect()]
      return box.bottom > over.top + 1 && box.top < over.bottom ? one.outerHTML.slice(0, 120) : ''
    })
    if (name) covered.add(name)
    await page.keyboard.press('Tab')
  }
  return [...covered]
}

const SCREENS = [
  { width: 390, height: 844, large: false },
  { width: 320, height: 568, large: false },
  { width: 390, height: 844, large: true },
  { width: 320, height: 568, large: true },
]
for (const { width, height, large } of SCREENS)
  test(`the steps stand whole at ${width} by ${height}${large ? ', in letters of twice their size' : ''}`, {
    // What stands in large letters stands in smaller ones.
    tag: large ? [] : '@night',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    if (large) await enlarge(page)
    await newTrainee(page)
    await page.goto('/onboarding')
    for (const step of [1, 2, 3]) {
      await expect(page.getByText(`Step ${step} of 3`)).toBeVisible()
      if (step === 3) await expect(page.getByLabel('Daily commitments')).toBeVisible()
      await expectNoSidewaysScroll(page)
      if (step < 3) await page.getByRole('button', { name: 'Continue' }).click()
    }
    expect(await coveredByFoot(page)).toEqual([])
    // The way on is always in sight where it takes little of the screen, and else where the form ends.
    await page.evaluate(() => window.scrollTo(0, 0))
    const finish = page.getByRole('button', { name: 'Create My Schedule' })
    if (!large) await expect(finish).toBeInViewport({ ratio: 1 })
    const foot = await finish.locator('..').boundingBox()
    if (large) expect(foot?.y).toBeGreaterThan(height)
    else expect(foot?.height).toBeLessThan(height / 6)
  })

test('a screen begins at its top, however far down the one before was left', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await newTrainee(page)
  await page.goto('/onboarding')
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Continue' }).click()
  const finish = page.getByRole('button', { name: 'Create My Schedule' })
  await finish.focus()
  await finish.press('Enter')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
