import { expect, type Page } from '@playwright/test'
import { ADDRESS, mailTo, newTrainee, PASSWORD, test, wholePlan } from './product.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' })

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const AMERICAN = new RegExp(`\\b${MONTH} \\d{1,2}\\b(?!:)(?! sets)`, 'g')
const BRITISH = new RegExp(`\\b\\d{1,2} ${MONTH}\\b`)

/** What a page says is read whole, names that only ears get included. */
async function expectBritishDates(page: Page) {
  const said = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')]
    return [
      document.body.innerText,
      ...labels.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('title')),
    ].join('\n')
  })
  expect(said.match(AMERICAN) ?? [], page.url()).toEqual([])
  expect(said, page.url()).toMatch(BRITISH)
}

test('a British reader finds the day before the month, on screens, on paper and in a mail', { tag: '@night' }, async ({
  page,
}) => {
  const { email, token, api } = await newTrainee(page, { time_zone: 'Europe/London' })
  const monday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await api.put(`/api/check-ins/${monday}`, { completed: true, rpe: 5, minutes: 40, notes: 'Good.' })
  await page.goto('/dashboard')
  await expect(page.getByRole('tab', { name: "Today's Plan" })).toBeVisible()
  await wholePlan(page)
  // `Thursday 26 November`, without a comma.
  await expect(page.getByRole('tabpanel').locator('time').first()).toHaveText(
    new RegExp(`^[A-Z][a-z]+day \\d{1,2} ${MONTH}$`),
  )
  await expectBritishDates(page)
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await expect(page.getByRole('button', { name: 'Week 1', exact: true })).toBeVisible()
  await expectBritishDates(page)

  await expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(await page.locator('.paper-sheet').count()).toBe(2)
  }).toPass()
  await page.emulateMedia({ media: 'print' })
  const paper = (await page.locator('.paper-sheet').allInnerTexts()).join('\n')
  expect(paper.match(AMERICAN) ?? []).toEqual([])
  expect(paper).toMatch(BRITISH)
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/progress')
  await expect(page.getByRole('heading', { name: 'Progress', level: 1 })).toBeVisible()
  await expect(page.getByText(BRITISH).first()).toBeVisible()
  await expectBritishDates(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  await expect(page.getByText(BRITISH).first()).toBeVisible()
  await expectBritishDates(page)

  const asked = await page.request.post(`${ADDRESS}/api/account/deletion`, {
    headers: { authorization: `Bearer ${token}` },
    data: { password: PASSWORD },
  })
  expect(asked.ok()).toBe(true)
  const mail = await mailTo(email, /You asked us to delete your account/)
  expect(mail).toMatch(new RegExp(`erased on \\d{1,2} ${MONTH} \\d{4}`))
})
