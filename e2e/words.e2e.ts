import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { PERSONA_PASSWORD, personaEmail } from '../scripts/personas.ts'
import { modelServer, says } from '../server/testing/model-server.ts'
import { ownProduct } from './own-product.ts'
import { confirmAddress, expectNoSidewaysScroll, expectNothingCut, newTrainee, PASSWORD, test } from './product.ts'
import { ZONE } from './zone.ts'

// All screens in `en-XA`, a language whose every text bears marks and is longer by two fifths: a word without marks was not
// taken from the texts, and what breaks leaves no room for a translation.

test.use({ locale: 'en-XA', expectedComplaints: /status of 4(00|01|02|04|09|22)/ })

/** What is the same in every language: names, symbols of units, what a person typed, names of time zones. */
const SAME = [
  /\bFulcrum\b/g,
  /Robin Example|Work 9-5 Mon-Fri|Work Mon-Fri 9-5, commute 30 min, kids' bedtime 7:30pm|Kids' bedtime|[\w.-]+@people\.example|COMPANY_NAME \(not set\)|support@example\.invalid/g,
  // Browsers and systems by their names.
  /\b(?:Chrome|Safari|Unknown device) on \w+/g,
  /\b(?:km|mi|kg|lb|min|h|s|AM|PM|RPE|RIR|UTC|km\/h|1RM)\b/g,
]

/** Every word on the page, and every one that is only read out, comes from the texts; and no line of them is cut. */
async function expectWorded(page: Page, typed: readonly string[] = []): Promise<void> {
  const texts = await page.evaluate(() => {
    const found = [document.title]
    // What stands in another language, and says so, is none of the page's words.
    const isShown = (element: Element | null): element is Element =>
      element !== null &&
      !element.closest('script, style, noscript, textarea, [data-typed]') &&
      element.closest('[lang]') === document.documentElement &&
      element.checkVisibility()
    // One text may lie in several elements of a line.
    const lines = new Map<Element, string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      let line = walker.currentNode.parentElement
      if (!isShown(line)) continue
      while (line.parentElement && getComputedStyle(line).display.startsWith('inline')) line = line.parentElement
      lines.set(line, `${lines.get(line) ?? ''} ${walker.currentNode.textContent ?? ''}`)
    }
    found.push(...lines.values())
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) found.push(element.getAttribute(name) ?? '')
    return found
  })
  const bare = texts.map((text) => {
    let rest = typed.reduce((left, one) => left.replaceAll(one, ''), text)
    // A link within a sentence bears marks within marks; the first word of a sentence may stand alone.
    while (/«/.test(rest)) rest = rest.replace(/«[^«»]*(?:»|$)/, '')
    return SAME.reduce((left, same) => left.replaceAll(same, ''), rest)
  })
  const unworded = texts.filter((_, at) => /\p{L}/u.test(bare[at]!))
  expect.soft([...new Set(unworded)], page.url()).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectNothingCut(page)
}

/** The same on a phone. */
async function expectWordedEverywhere(page: Page, typed?: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectWorded(page, typed)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectWorded(page, typed)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('public pages', { tag: '@night' }, async ({ page }) => {
  for (const path of ['/', '/how-it-works', '/pricing', '/privacy', '/terms', '/no/such/page']) {
    await page.goto(path)
    await expectWordedEverywhere(page, path === '/' ? ['Work'] : ['Work ·'])
  }
  await page.goto('/')
  await page.getByLabel(/Your days, in your own words/).fill('Work 9-5 Mon-Fri')
  await expect(page.locator('[data-demo-result] [data-key]').first()).toBeVisible()
  await expectWordedEverywhere(page, ['Work'])
})

test('the way in', { tag: '@night' }, async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: /Welcome Back/ })).toBeVisible()
  await page.getByRole('button', { name: /Sign In/ }).click()
  await expectWordedEverywhere(page)
  await page.getByLabel(/Email/).fill(`${randomUUID()}@people.example`)
  await page.getByLabel(/^«Password/).fill(PASSWORD)
  await page.getByRole('button', { name: /Sign In/ }).click()
  await expect(page.getByText(/Invalid email or password/)).toBeVisible()
  await expectWordedEverywhere(page)
  await page.getByRole('button', { name: /Forgot password/ }).click()
  await expectWordedEverywhere(page)
  await page.getByRole('button', { name: /Back to Sign In/ }).click()
  await page.getByRole('button', { name: /Sign up/ }).click()
  await page.getByLabel(/^«Password/).fill('short')
  await expectWordedEverywhere(page)
  await page.goto('about:blank')
  await page.goto('/auth#type=recovery&token=t')
  await expect(page.getByRole('heading', { name: /Set New Password/ })).toBeVisible()
  await expectWordedEverywhere(page)

  await page.goto('/auth')
  await page.getByRole('button', { name: /Sign up/ }).click()
  // On a busy machine the form before it stands a moment longer, and takes what is typed along.
  await expect(page.getByRole('heading', { name: /Start Your Free Trial/ })).toBeVisible()
  const email = `${randomUUID()}@people.example`
  await page.getByLabel(/Email/).fill(email)
  await page.getByLabel(/^«Password/).fill(PASSWORD)
  await page.getByRole('button', { name: /Create Account/ }).click()
  await expect(page.getByText(/Step 1 of 3/)).toBeVisible()
  await expectWordedEverywhere(page)
  await page.getByLabel(/^«Name/).fill('Robin Example')
  await page.getByText(/Regular exercise/).click()
  await page.getByRole('button', { name: /Continue/ }).click()
  await expect(page.getByText(/Step 2 of 3/)).toBeVisible()
  await page.getByText(/Improve Endurance/).click()
  await page.getByText(/Feeling good/).click()
  await expectWordedEverywhere(page)
  await page.getByRole('button', { name: /Continue/ }).click()
  await page.getByLabel(/Daily commitments/).fill('Work 9-5 Mon-Fri')
  await page.getByLabel(/Upcoming races/).fill('10k on 12 April')
  await expect(page.getByText(/«Mon/).first()).toBeVisible()
  await expectWordedEverywhere(page, ['10k on 12 April', 'Work', '10k'])
  await page.getByRole('button', { name: /Change it on your week/ }).click()
  await expect(page.getByRole('group', { name: /Your ordinary week/ })).toBeVisible()
  await expectWordedEverywhere(page, ['10k on 12 April', 'Work', '10k'])
})

test('the plan, its dialogs and its paper', { tag: '@night' }, async ({ page }) => {
  await newTrainee(page, { primary_goal: 'endurance', upcoming_races: '' })
  await page.goto('/dashboard')
  await expect(page.getByRole('tab', { name: /Weekly/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectWordedEverywhere(page)
  const dialog = page.getByRole('dialog')
  for (const opener of [/^«Modify/, /^«Mark Complete/, /^«Start session/, /^«Is this plan safe/]) {
    await page.getByRole('button', { name: opener }).first().click()
    await expect(dialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectWordedEverywhere(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('tab', { name: /Weekly/ }).click()
  for (const details of await page.getByText(/Full workout/).all()) await details.click()
  await expectWordedEverywhere(page)
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expectWorded(page)
})

test('the week on its board', { tag: '@night' }, async ({ page }) => {
  const { api } = await newTrainee(page)
  const week = {
    busy: [{ days: ['mon', 'tue'], start: '22:00', end: '06:00', label: 'Work' }],
    windows: [{ days: ['wed'], start: '18:00', end: '21:00' }],
    never: ['sun'],
    maxMin: { mon: 30 },
  }
  expect((await api.put('/api/profile/facts', { week })).status()).toBe(200)
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: /^«My week/ }).click()
  await expect(page.getByRole('group', { name: /Your ordinary week/ })).toBeVisible()
  await page.getByText(/^«By keyboard/).click()
  await expectWordedEverywhere(page, ['Work'])
  const dialog = page.getByRole('dialog')
  for (const opener of ['[data-day=mon] .board-block', '[data-key=head-mon]']) {
    await page.locator(opener).first().click()
    await expect(dialog).toBeVisible()
    await expectWordedEverywhere(page, ['Work'])
    await page.keyboard.press('Escape')
  }
  await page.locator('[data-day=mon] .board-block').first().press('Delete')
  await expectWordedEverywhere(page, ['Work'])
})

test('what a day brings', { tag: '@night' }, async ({ page }) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  const note = 'Slept badly, knee hurts a bit'
  await page.getByLabel(/How did today go/).fill(note)
  await page.getByRole('button', { name: /Submit Check-in/ }).click()
  await expect(page.getByText(/What we read today/)).toBeVisible()
  await page.getByText(/Add what we missed/).click()
  await expectWordedEverywhere(page, [note])
  await page.getByRole('button', { name: /Chest pain/ }).click()
  await expect(page.getByRole('heading', { name: /Chest pain needs help/ })).toBeVisible()
  await expectWordedEverywhere(page)
  await page.getByRole('button', { name: /Back to my day/ }).click()
  await expect(page.getByText(/Training waits/).first()).toBeVisible()
  await expectWordedEverywhere(page, [note])
})

test('progress', { tag: '@night' }, async ({ page }) => {
  const { api } = await newTrainee(page)
  for (const ago of [9, 4, 1]) {
    const date = new Date(Date.now() - ago * 86_400_000).toLocaleDateString('sv', { timeZone: ZONE })
    const sets = [{ exerciseId: 'goblet-squat', reps: 8, loadKg: 30 - ago }]
    await api.put(`/api/check-ins/${date}`, { completed: true, rpe: 5, minutes: 40, sets, taps: { sleep: 4 } })
  }
  for (let ago = 27; ago >= 0; ago -= 3) {
    const date = new Date(Date.now() - ago * 86_400_000).toLocaleDateString('sv', { timeZone: ZONE })
    await api.put(`/api/body/${date}`, { weightKg: 70 + ago * 0.2, waistCm: 80 })
  }
  await page.goto('/progress')
  await expect(page.getByText(/weeks? with your minimum/)).toBeVisible()
  await expect(page.getByText(/more than 1 % of your weight/)).toBeVisible()
  for (const details of await page.getByText(/The numbers as a table/).all()) await details.click()
  await page.waitForLoadState('networkidle')
  await expectWordedEverywhere(page)
  const dialog = page.getByRole('dialog')
  for (const opener of [/^«Edit/, /^«Add something/, /^«Add an entry/, /^«Switch off and erase/]) {
    await page.getByRole('button', { name: opener }).first().click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: /Add it|Save|Keep them/ }).scrollIntoViewIfNeeded()
    await expectWordedEverywhere(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: /^«Look back/ }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await expectWordedEverywhere(page)
})

test('the account', { tag: '@night' }, async ({ page }) => {
  const { email } = await newTrainee(page)
  await confirmAddress(page, email)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: /Delete account/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectWordedEverywhere(page)
  const week = page.locator('#week')
  await week.scrollIntoViewIfNeeded()
  await expect(week.getByRole('group', { name: /Your ordinary week/ })).toBeVisible()
  await expectWordedEverywhere(page, ['Work'])
  await week.getByText(/^«Change it as a list/).click()
  for (const opener of [/^«Turn it into/, /^«Add training/, /^«Add busy/, /^«Add dates/, /^«Add a part/, /^«Save/])
    await week.getByRole('button', { name: opener }).last().click()
  await expect(week.getByText(/«Please check/)).toBeVisible()
  await expectWordedEverywhere(page, ['Work'])
  await page.locator('#reminders').scrollIntoViewIfNeeded()
  await expect(page.getByLabel(/^«The evening before/).first()).toBeVisible()
  await expectWordedEverywhere(page, ['Work'])
  for (const opener of [/^«Delete/, /^«Set it up/, /^«Add a passkey/]) {
    await page.getByRole('button', { name: opener }).first().click()
    await expectWordedEverywhere(page, ['Work'])
    await page.keyboard.press('Escape')
  }
})

test('what another device has done', { tag: '@night' }, async ({ page }) => {
  const { api } = await newTrainee(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('tab', { name: /Weekly/ })).toBeVisible()
  const today = new Date().toLocaleDateString('sv', { timeZone: ZONE })
  expect((await api.put(`/api/completions/${today}`, { rpe: 8, minutes: 50 })).status()).toBe(200)
  await page.getByLabel(/How did today go/).fill('Slept badly')
  await page.getByRole('button', { name: /Submit Check-in/ }).click()
  await expect(page.getByRole('button', { name: /Keep both/ })).toBeVisible()
  await expectWordedEverywhere(page, ['Slept badly'])

  await page.goto('/account')
  const wake = page.getByLabel(/You get up at/)
  await wake.fill('06:15')
  await api.put('/api/profile/preferences', { wake: '05:00' })
  await page
    .locator('section', { has: page.getByRole('heading', { name: /Training details/ }) })
    .getByRole('button', { name: /Save/ })
    .click()
  await expect(page.getByRole('dialog', { name: /Changed on another device/ })).toBeVisible()
  await expectWordedEverywhere(page, ['Work 9-5 Mon-Fri', 'Work'])
})

test('a trial that is over', { tag: '@night' }, async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel(/Email/).fill(personaEmail('trial-over'))
  await page.getByLabel(/^«Password/).fill(PERSONA_PASSWORD)
  await page.getByRole('button', { name: /Sign In/ }).click()
  await expect(page.getByText(/Your 14-day free trial has ended/)).toBeVisible()
  await expectWordedEverywhere(page)
})

test('the coach', { tag: '@night' }, async ({ page }) => {
  const model = await modelServer()
  const own = await ownProduct(model.env('local'))
  const spoken = 'Your legs need a calm day. Keep it short.'
  model.behave((call, response) =>
    says(call.body.includes('"stream":true') ? `${spoken}\nCHANGE c1` : '{}')(call, response),
  )
  try {
    const { api } = await newTrainee(page, {}, own.address)
    await page.goto(`${own.address}/dashboard`)
    await expect(page.getByRole('heading', { name: /Ask the coach/ })).toBeVisible()
    await expectWordedEverywhere(page)
    await api.put('/api/account/model-consent', { given: true })
    await page.reload()
    await page.getByLabel(/Your question/).fill('Why is today so easy?')
    await page.getByRole('button', { name: /Send/ }).click()
    await expect(page.getByText(spoken)).toBeVisible()
    await expectWordedEverywhere(page, [spoken, 'Why is today so easy?'])
    // What the page still asks for in the background must not meet a server that is gone.
    await page.goto('about:blank')
  } finally {
    await own.stop()
    await model.close()
  }
})
