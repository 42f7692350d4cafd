import { expect } from '@playwright/test'
import type { Schedule } from '../contract/schedule.ts'
import { intervalsServer } from '../server/bridge/testing/intervals-server.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, OTHERS_PORT, test } from './product.ts'

// A key is refused.
test.use({ expectedComplaints: /status of 422/ })

test('a key of intervals.icu takes sessions there and brings activities here, until it is ended', {
  tag: '@night',
}, async ({ page }) => {
  const theirs = await intervalsServer('the0right0key0of0theirs', OTHERS_PORT)
  try {
    const { api } = await newTrainee(page)
    const { date } = (await api.get('/api/schedule')) as Schedule
    theirs.state.activities = [{ start_date: `${date}T00:01:00Z`, type: 'Swim', moving_time: 1200 }]
    await page.goto('/account#bridge')
    await page.mouse.move(9, 9)
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Straight to your watch' }) })
    await card.scrollIntoViewIfNeeded()
    await card.getByLabel('API key').fill('not0their0key')
    await card.getByRole('button', { name: 'Connect' }).click()
    await expect(page.getByText(/intervals\.icu did not accept this key/)).toBeVisible()
    await card.getByLabel('API key').fill(' the0right0key0of0theirs ')
    await card.getByRole('button', { name: 'Connect' }).click()
    await expectToast(page, 'Connected')
    await expect(
      card.getByText(/^\d+ of your sessions are there, and 1 activity has come from there\. Last/),
    ).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await expectNothingCut(page)
    }
    expect(theirs.events.size).toBeGreaterThan(7)
    await card.getByRole('button', { name: 'Disconnect' }).click()
    await expectToast(page, 'Disconnected')
    await expect(card.getByLabel('API key')).toBeVisible()
    expect(theirs.events.size).toBe(0)
  } finally {
    theirs.close()
  }
})
