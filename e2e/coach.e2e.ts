import { expect } from '@playwright/test'
import type { Schedule } from '../contract/schedule.ts'
import { modelServer, says } from '../server/testing/model-server.ts'
import { expectAccessible } from './accessible.ts'
import { ownProduct } from './own-product.ts'
import { expectNoSidewaysScroll, newTrainee, test } from './product.ts'

test('the coach is asked for by consent, answers from the plan, and changes it only when told to', async ({ page }) => {
  const model = await modelServer()
  const own = await ownProduct(model.env('local'))
  let isSlow = false
  let answerNow = () => {}
  model.behave((call, response) => {
    // The other questions with a schema are answered with nothing useful: the engine's own words stand.
    const advice = '{"id":"c1","reason":"A little less keeps the habit."}'
    const stream = call.body.includes('"stream":true')
    const work = { days: ['tue'], start: '09:00', end: '17:00', label: 'Work', quote: 'Work 9-5' }
    if (call.body.includes('recurring commitments')) return says(JSON.stringify({ busy: [work] }))(call, response)
    const calm = 'Your legs need a calm day. Keep it short.\nCHANGE c1'
    const answer = () =>
      says(stream ? calm : call.body.includes('Choose the one change') ? advice : '{}')(call, response)
    if (stream && isSlow) answerNow = answer
    else answer()
  })
  try {
    const { api } = await newTrainee(page, {}, own.address)
    await page.goto(`${own.address}/dashboard`)
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Ask the coach' }) })
    // A server of one's own has made no plan before: beside three other journeys it loads the engine for a while.
    await expect(card.getByText('reads what you write only if you allow it')).toBeVisible({ timeout: 90_000 })
    expect(model.calls).toHaveLength(0)

    await card.getByRole('link', { name: 'Allow it in your account' }).click()
    await page.getByLabel('A language model may read what I write').click()
    await expect(page.getByText('You agreed on')).toBeVisible()
    await page.getByRole('link', { name: 'Back to your plan' }).click()
    await expect(card.getByText('A little less keeps the habit.')).toBeVisible()
    const before = await api.get('/api/schedule')
    await card.getByLabel('Your question').fill('Why is today so easy?')
    await card.getByRole('button', { name: 'Send' }).click()
    await expect(card.getByText('Your legs need a calm day. Keep it short.')).toBeVisible()
    await expect(card.getByText('worded by a language model', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await api.get('/api/schedule')).toEqual(before)
    await card.getByRole('button', { name: 'Change my plan' }).last().click()
    await expect(card.getByRole('button', { name: 'Done' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What changed and why' })).toBeVisible()

    // What is answered to a conversation that was left does not come into the next.
    isSlow = true
    await card.getByLabel('Your question').fill('And how is tomorrow?')
    await card.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => model.calls.some(({ body }) => body.includes('And how is tomorrow?'))).toBe(true)
    await card.getByRole('button', { name: 'Begin a new conversation' }).click()
    const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/coach/chat'))
    answerNow()
    await answered
    await expect(card.getByRole('button', { name: 'Send' })).toBeEnabled()
    await expect(card.getByText('And how is tomorrow?')).toHaveCount(0)
    isSlow = false

    await card.getByLabel('Your question').fill('I had chest pain and fainted')
    await card.getByRole('button', { name: 'Send' }).click()
    // It is heard as in a check-in: the screen stops everything, and the plan knows.
    const stop = page.getByRole('alertdialog')
    await expect(stop.getByRole('heading', { name: /^We read:/ })).toBeVisible()
    await stop.getByRole('button', { name: 'Back to my day' }).click()
    await expect(page.getByRole('region', { name: 'Training waits' })).toBeVisible()
    // A busy server sends a read away: it is asked again, as the app does.
    const dangers = async () => {
      const { safety } = (await api.get('/api/schedule')) as Partial<Schedule>
      return safety?.map(({ kind, what }) => `${kind} ${what}`) ?? []
    }
    await expect.poll(dangers).toContain('danger chest')
    await expect(card.getByText('Please stop training and see a doctor', { exact: false })).toBeVisible()

    // What the model read otherwise is a question on the board, of the hours that the plan is made from.
    await page.goto(`${own.address}/dashboard`)
    await page.getByRole('tab', { name: 'My week' }).click()
    await expect(page.locator('[data-day=tue] [data-piece][data-unsure]')).toBeVisible()

    await page.goto(`${own.address}/account#seen`)
    const seen = page.locator('section', { has: page.getByRole('heading', { name: 'What the coach saw' }) })
    await seen.getByText('A question of yours').first().click()
    await expect(seen.getByText('Why is today so easy?', { exact: false }).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  } finally {
    await own.stop()
    await model.close()
  }
})
