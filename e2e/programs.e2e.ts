import { expect } from '@playwright/test'
import type { SubscriptionStatus } from '../contract/access.ts'
import type { Schedule } from '../contract/schedule.ts'
import { receiver } from '../server/webhooks/testing/receiver.ts'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, RETRIES, test } from './product.ts'

// An address that is none is refused.
test.use({ expectedComplaints: /status of 422/ })

test('a program gets a token, proposes a change, and its person carries it out or ends it', async ({
  page,
  request,
}) => {
  const { api } = await newTrainee(page)
  const { date: today, weeklyPlan } = (await api.get('/api/schedule')) as Schedule
  const day = weeklyPlan.flatMap(({ days }) => days).find((one) => one.date > today && one.durationMin > 30)
  if (!day) throw new Error('no session to come')
  await page.goto('/account#programs')
  await page.mouse.move(9, 9)
  const card = page.locator('#programs')
  await card.scrollIntoViewIfNeeded()
  await card.getByLabel('What is it for?').fill('My sheet')
  await card.getByLabel('propose changes, which I confirm here').check()
  await card.getByRole('button', { name: 'Make a token' }).click()
  const token = await card.getByLabel('The new token').inputValue()
  expect(token).toMatch(/^fulcrum_[\w-]{43}$/)
  await card.getByRole('button', { name: 'I have it' }).click()
  await expect(card.getByText('read my plan; propose changes, which I confirm here')).toBeVisible()

  const headers = { authorization: `Bearer ${token}` }
  const options = await (await request.get(`/api/changes/${day.date}`, { headers })).json()
  const { change } = options.options.find(
    (one: { change: { type: string }; refusal: string | null }) => one.change.type === 'shorter' && !one.refusal,
  )
  expect((await request.post('/api/proposals', { headers, data: { change } })).status()).toBe(200)
  expect((await request.post('/api/changes', { headers, data: change })).status()).toBe(403)

  await page.goto('/dashboard')
  await expect(page.getByText('A program proposed a change')).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.screenshot({ path: test.info().outputPath('proposed.png') })
  await page.getByRole('link', { name: 'Have a look' }).click()
  await page.mouse.move(9, 9)
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText('Proposed by My sheet')).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await card.scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
    await card.screenshot({ path: test.info().outputPath(`programs-${width}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await card.screenshot({ path: test.info().outputPath('programs-dark.png') })
  await card.getByRole('button', { name: /^Do it/ }).click()
  await expectToast(page, 'Changed')
  await expect(card.getByText('Proposed by My sheet')).toBeHidden()
  expect(((await api.get('/api/check-subscription')) as SubscriptionStatus).proposals).toBe(0)
  const after = ((await api.get('/api/schedule')) as Schedule).weeklyPlan.flatMap(({ days }) => days)
  expect(after.find(({ date }) => date === day.date)?.durationMin).toBeLessThan(day.durationMin)

  await card.getByRole('button', { name: /^End it/ }).click()
  await expectToast(page, 'Ended')
  expect((await request.get('/api/schedule', { headers, ...RETRIES })).status()).toBe(401)
})

test('an address is told what happens: made with its secret, tried, and ended', { tag: '@night' }, async ({ page }) => {
  const theirs = await receiver()
  await newTrainee(page)
  await page.goto('/account#programs')
  await page.mouse.move(9, 9)
  const card = page
    .locator('section', { has: page.getByRole('heading', { name: 'Webhooks: told as it happens' }) })
    .last()
  await card.scrollIntoViewIfNeeded()
  await card.getByLabel('Its address').fill('ftp://hooks.example/x')
  await card.getByRole('button', { name: 'Make a webhook' }).click()
  await expectToast(page, 'Validation Error')
  await card.getByLabel('Its address').fill(theirs.url)
  await card.getByRole('button', { name: 'Make a webhook' }).click()
  expect(await card.getByLabel('Its secret').inputValue()).toMatch(/^whsec_/)
  await card.screenshot({ path: test.info().outputPath('webhook-secret.png') })
  await card.getByRole('button', { name: 'I have it' }).click()
  await card.getByRole('button', { name: /^Send a test/ }).click()
  await expectToast(page, 'Accepted')
  theirs.say(500)
  await card.getByRole('button', { name: /^Send a test/ }).click()
  await expectToast(page, 'Not accepted')
  await card.getByText('The last 2 messages').click()
  await expect(card.getByText('answer 500')).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await card.scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
    await card.screenshot({ path: test.info().outputPath(`webhooks-${width}.png`) })
    await page.emulateMedia({ colorScheme: 'dark' })
    await card.screenshot({ path: test.info().outputPath(`webhooks-dark-${width}.png`) })
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await card.getByRole('button', { name: /^End it/ }).click()
  await expectToast(page, 'Ended')
  await expect(card.getByText('No addresses yet.')).toBeVisible()
  expect(theirs.received.map(({ message }) => message.type)).toEqual(['webhook.test', 'webhook.test'])
  theirs.close()
})
