import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { PERSONA_PASSWORD, personaEmail } from '../scripts/personas.ts'
import { expectAccessible, expectNoSidewaysScroll, test } from './product.ts'

const DAY = 'Work Mon-Fri 8:00-16:30, choir Tuesday 19:00-21:00'

test('the landing page plans a typed day without an account, and onboarding finds what was typed', async ({ page }) => {
  await test.step('the sample is planned before any script runs', async () => {
    await page.goto('/')
    const demo = page.locator('[data-demo]')
    await expect(demo.getByRole('heading', { name: 'Your first week' })).toBeVisible()
    await expect(demo.getByText(/Mon-Fri · 09:00-17:00/)).toBeVisible()
  })

  await test.step('what is typed is read and planned at once', async () => {
    const demo = page.locator('[data-demo]')
    await demo.getByLabel('Your day, in your own words').fill('qwe asd')
    await expect(demo.getByText(/^Nothing read yet/)).toBeVisible()
    await demo.getByLabel('Your day, in your own words').fill(DAY)
    await expect(demo.getByText(/^Nothing read yet/)).toBeHidden()
    await expect(demo.getByText(/Mon-Fri · 08:00-16:30/)).toBeVisible()
    await expect(demo.getByText(/Tue · 19:00-21:00/)).toBeVisible()
    await demo.getByLabel('Your day, in your own words').fill(`${DAY}. Heart attack in January`)
    await expect(
      demo.getByText(/your plan is gentle and holds nothing hard and no race until a doctor has agreed/),
    ).toBeVisible()
    await expect(demo.getByText('High', { exact: true })).toHaveCount(0)
    await demo.getByLabel('Your day, in your own words').fill(DAY)
    await expect(demo.getByText(/your plan is gentle/)).toBeHidden()
    await demo.getByLabel('Build Muscle').check()
    await expect(demo.getByText(/body strength/i).first()).toBeVisible()
    await expect(demo.getByRole('status')).toContainText('Plan made:')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('sign-up carries it on', async () => {
    await page.getByRole('link', { name: 'Keep this and start' }).click()
    await page.getByLabel('Email').fill(`${randomUUID()}@people.example`)
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse7!')
    await page
      .getByRole('button', { name: /start|create|sign up/i })
      .last()
      .click()
    await expect(page).toHaveURL(/\/onboarding$/)
    await page.getByLabel(/name/i).fill('Robin Example')
    await page.getByText('Regular exercise').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Build Muscle')).toBeChecked()
    await page.getByText('Some pressure').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Daily commitments')).toHaveValue(DAY)
  })

  await test.step('the same reading stands under the field and follows the words', async () => {
    await expect(page.getByText(/Tue · 19:00-21:00/)).toBeVisible()
    await expect(page.getByRole('img', { name: /Your ordinary week as we read it/ })).toBeVisible()
    await page.getByLabel('Daily commitments').fill('Work Mon-Fri 8:00-16:30')
    await expect(page.getByText(/Tue · 19:00-21:00/)).toBeHidden()
    await page.getByLabel(/races/i).fill('Half marathon')
    await expect(page.getByText(/^Half marathon · /)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('once it is saved nothing of it is left behind', async () => {
    await page.getByRole('button', { name: 'Create My Schedule' }).click()
    await expect(page.getByText('Profile updated! ✅')).toBeVisible()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fulcrum.')))).toEqual(
      [],
    )
  })
})

test('sign-out clears what was typed into the demo', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Your day, in your own words').fill(DAY)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fulcrum.draft'))).toContain('choir')
  await page.goto('/auth')
  await page.getByLabel('Email').fill(personaEmail('subscribed'))
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  expect(await page.evaluate(() => sessionStorage.getItem('fulcrum.draft'))).toBeNull()
})
