import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { confirmAddress, expectNoSidewaysScroll, linkIn, mailTo, newTrainee, PASSWORD, test } from './product.ts'

// Refused passwords, and an account that is gone.
test.use({ expectedComplaints: /status of 4(00|01|03|09|22)/ })

const card = (page: Page, title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) })

async function openAccount(page: Page) {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('the account page is accessible and fits any width', async ({ page }) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Account and settings' }).click()
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
  await expect(page.getByText('Your free trial runs until')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('training details and units shape the plan and how it reads', async ({ page }) => {
  const { api } = await newTrainee(page, { primary_goal: 'endurance' })
  await openAccount(page)
  const training = card(page, 'Training details')
  await training.getByLabel('Distance in').fill('10')
  await training.getByRole('button', { name: 'Save' }).click()
  await expect(training.getByText(/distance, time .* and date/)).toBeVisible()
  await training.getByLabel('Time, e.g.').fill('50:00')
  await training.getByLabel('Date').fill('2026-10-04')
  await training.getByLabel('You get up at').fill('05:30')
  await training.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Training details saved')).toBeVisible()
  await card(page, 'Units and clock').getByRole('radio', { name: '6:00 PM' }).click()
  await expect(page.getByText('Your plan is shown your way.')).toBeVisible()
  expect(await api.get('/api/profile/preferences')).toMatchObject({ wake: '05:30', display: { clock: '12' } })

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Whole day/ }).click()
  await expect(page.getByText('5:30 AM').first()).toBeVisible()
})

test('what is typed keeps its units when others are chosen, and nobody leaves it unsaved unasked', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await newTrainee(page, { primary_goal: 'endurance' })
  const recentRace = { distanceKm: 10, seconds: 3000, date: '2026-10-04' }
  await api.put('/api/profile/preferences', { display: { distance: 'mi' }, recentRace })
  await openAccount(page)
  const training = card(page, 'Training details')
  await expect(training.getByLabel('Distance in mi')).toHaveValue('6.2')
  await training.getByLabel('You get up at').fill('05:45')
  await card(page, 'Units and clock').getByRole('radio', { name: 'Kilometres' }).click()
  await expect(page.getByText('Your plan is shown your way.')).toBeVisible()
  await expect(training.getByLabel('Distance in mi')).toHaveValue('6.2')

  await page.getByRole('link', { name: 'Back to your plan' }).click()
  const asked = page.getByRole('dialog', { name: 'Not saved yet' })
  await asked.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page).toHaveURL(/dashboard/)
  const kept = await api.get('/api/profile/preferences')
  expect(kept).toMatchObject({ recentRace, wake: '05:45', display: { distance: 'km' } })

  await openAccount(page)
  await expect(training.getByLabel('Distance in km')).toHaveValue('10')
})

test('every form of the account asks before what was entered is lost', { tag: '@night' }, async ({ page }) => {
  const { email, api } = await newTrainee(page)
  await confirmAddress(page, email)
  const asked = page.getByRole('dialog', { name: 'Not saved yet' })
  const leave = () => page.getByRole('link', { name: 'Back to your plan' }).click()

  await openAccount(page)
  await card(page, 'Reminders').scrollIntoViewIfNeeded()
  await card(page, 'Reminders').getByLabel('Your evening hour').fill('19:15')
  await leave()
  await asked.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page).toHaveURL(/dashboard/)
  expect(await api.get('/api/reminders')).toMatchObject({ settings: { eveningAt: '19:15' } })

  const forms = [
    ['Email address', 'New email address', 'other@example.com'],
    ['Password', 'New password', 'Another-horse8!'],
    ['Straight to your watch', 'API key', 'abc'],
    ['For programs', 'Its address', 'https://example.com/told'],
    ['Calendars to plan around', 'Or its address', 'https://example.com/mine.ics'],
  ] as const
  await openAccount(page)
  for (const [title, label, text] of forms) {
    const field = card(page, title).getByLabel(label).first()
    await card(page, title).scrollIntoViewIfNeeded()
    await field.fill(text)
    await leave()
    await asked.getByRole('button', { name: 'Stay here' }).last().click()
    await expect(field).toHaveValue(text)
    await field.fill('')
  }
  await leave()
  await expect(page).toHaveURL(/dashboard/)

  // What is shown this once cannot be saved by us.
  await openAccount(page)
  const programs = card(page, 'For programs')
  await programs.scrollIntoViewIfNeeded()
  await programs.getByLabel('What is it for?').fill('My script')
  await programs.getByRole('button', { name: 'Make a token' }).click()
  await expect(programs.getByLabel('The new token')).toBeVisible()
  await leave()
  await expect(asked.getByRole('button', { name: 'Save and go on' })).toHaveCount(0)
  await asked.getByRole('button', { name: 'Go on without saving' }).click()
  await expect(page).toHaveURL(/dashboard/)
})

test('an e-mail address changes with the password and a link, and both addresses hear of it', async ({ page }) => {
  const { email } = await newTrainee(page)
  await confirmAddress(page, email)
  const fresh = email.replace('@', '-new@')
  await openAccount(page)
  const change = card(page, 'Email address')
  await change.getByLabel('New email address').fill(fresh)
  await change.getByLabel('Current password').fill('Wrong-horse7!')
  await change.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible()
  await change.getByLabel('Current password').fill(PASSWORD)
  await change.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await mailTo(email, /A new email for your Fulcrum account[\s\S]*email-veto/)
  const link = linkIn(await mailTo(fresh, /type=email-change/))
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByText('Email changed')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, fresh, PASSWORD)
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
})

test('the old address takes a change back, and a link for a new password comes there', { tag: '@night' }, async ({
  page,
}) => {
  const { email, token } = await newTrainee(page)
  await confirmAddress(page, email)
  const fresh = email.replace('@', '-thief@')
  const headers = { authorization: `Bearer ${token}` }
  await page.request.put('/api/account/email', { headers, data: { email: fresh, password: PASSWORD } })
  const veto = linkIn(await mailTo(email, /A new email for your Fulcrum account/))
  await page.goto('/terms')
  await page.goto(veto)
  await expect(page.getByText('Your address stays')).toBeVisible()
  const reset = linkIn(await mailTo(email, /Reset your Fulcrum password/))
  await page.goto('/terms')
  await page.goto(reset)
  await page.getByLabel('New Password', { exact: true }).fill('Battery-staple8!')
  await page.getByLabel('Confirm Password').fill('Battery-staple8!')
  await page.getByText('Also remove all passkeys').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Password updated!')).toBeVisible()
  await signIn(page, email, 'Battery-staple8!')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
})

test('a new password ends the other sessions; those are listed, and the log tells of it', { tag: '@night' }, async ({
  page,
  browser,
}) => {
  const { email } = await newTrainee(page)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, email, PASSWORD)
  await expect(other.getByRole('heading', { name: "Today's schedule" })).toBeVisible()

  await openAccount(page)
  const sessions = card(page, 'Where you are signed in')
  await expect(sessions.getByText('This device')).toBeVisible()
  await expect(sessions.getByRole('button', { name: /^Sign out ?:/ })).toBeVisible()
  const change = card(page, 'Password')
  await change.getByLabel('Current password').fill(PASSWORD)
  await change.getByLabel('New password').fill('Better-horse8!')
  await change.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password updated!')).toBeVisible()
  await expect(sessions.getByText('No other session is open.')).toBeVisible()
  await expect(card(page, 'What happened to your account').getByText('Password changed')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await other.context().close()
})

test('the link that confirms the address is mailed again, and every other device is signed out at once', async ({
  page,
  browser,
}) => {
  const { email } = await newTrainee(page)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, email, PASSWORD)
  await expect(other.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await openAccount(page)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('We have sent you the link again.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Every other device has been signed out.')).toBeVisible()
  await expect(page.getByText('No other session is open.')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await other.context().close()
})

test('each part of the account is one press away', async ({ page }) => {
  await newTrainee(page)
  await page.goto('/account')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Delete account' }).click()
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => window.scrollTo(0, 0))
  // On a phone the parts are folded to their titles, and a link to one unfolds it.
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeHidden()
  const data = page.getByRole('button', { name: 'Your data', exact: true })
  await data.click()
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
  await data.click()
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeHidden()
  await page.goto('/dashboard')
  await page.goto('/account#training')
  const training = page.getByRole('button', { name: 'Training details' })
  await expect(training).toHaveAttribute('aria-expanded', 'true')
  await expect(training).toBeInViewport()
})

test('everything held is downloaded at once', async ({ page }) => {
  await newTrainee(page)
  await openAccount(page)
  const arrival = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await arrival
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  await expect(card(page, 'Your data').getByText(/Copy of your data/)).toBeVisible()
})

test('a deleted account signs out everywhere, and signing in brings it back', async ({ page }) => {
  const { email, token } = await newTrainee(page)
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const sheet = page.getByRole('dialog')
  await expectAccessible(page)
  await sheet.getByLabel('Current password').fill(PASSWORD)
  await sheet.getByRole('button', { name: 'Delete account now' }).click()
  await expect(page.getByText('Your account is closed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  // The server closes connections that nobody used for a while: a call upon one of them is made once more.
  const headers = { authorization: `Bearer ${token}` }
  const refused = await page.request.get('/api/profile', { headers, maxRetries: 2 })
  expect(refused.status()).toBe(401)
  await signIn(page, email, PASSWORD)
  await expect(page.getByText('Your account is yours again', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
})

test('an authenticator app is set up, asked for, stood in for by a recovery code, and turned off', {
  tag: '@night',
}, async ({ page }) => {
  // Five sign-ins' worth of slow hashes and four looks by axe.
  test.slow()
  const { email } = await newTrainee(page)
  await confirmAddress(page, email)
  await openAccount(page)
  const section = card(page, 'Authenticator app')
  await section.getByLabel('Current password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Set it up' }).click()
  const picture = section.getByRole('img', { name: /QR code/ })
  await expect(picture.locator('path')).toHaveAttribute('d', /M/)
  // A camera needs dark on white, whatever the theme.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const ground = await picture.evaluate((svg) => {
      svg.scrollIntoView({ block: 'center' })
      const { left, top } = svg.getBoundingClientRect()
      return getComputedStyle(document.elementFromPoint(left + 6, top + 6)!).fill
    })
    expect(ground, colorScheme).toBe('rgb(255, 255, 255)')
  }
  const secret = (await section.locator('code').textContent())!.replaceAll(' ', '')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await section.getByLabel('Code from the app').fill('000000')
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is wrong', { exact: false })).toBeVisible()
  // The step before is allowed too, which leaves the next ones for signing in.
  await section.getByLabel('Code from the app').fill(codeOf(secret, -1))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Authenticator app turned on').first()).toBeVisible()
  const recovery = await section.locator('li code').allTextContents()
  expect(recovery).toHaveLength(10)
  await expectAccessible(page)
  const arrival = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download' }).click()
  expect((await arrival).suggestedFilename()).toBe('fulcrum-recovery-codes.txt')
  await section.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section.getByText('On: signing in asks for a code.')).toBeVisible()

  const today = page.getByRole('heading', { name: "Today's schedule" })
  await test.step('signing in asks for the code of the app', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await signIn(page, email, PASSWORD)
    await expect(page.getByRole('heading', { name: 'One More Step' })).toBeVisible()
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Wrong code')).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(today).toBeVisible()
  })
  await test.step('a recovery code stands in for the phone', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await signIn(page, email, PASSWORD)
    await page.getByRole('button', { name: /recovery code/ }).click()
    await page.getByLabel('Recovery code').fill(recovery[0]!)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(today).toBeVisible()
  })
  await test.step('turning it off takes password and code', async () => {
    await openAccount(page)
    await section.getByLabel('Current password').fill(PASSWORD)
    await section.getByLabel(/or a recovery code/).fill(recovery[1]!)
    await section.getByRole('button', { name: 'Turn off' }).click()
    await expect(section.getByRole('button', { name: 'Set it up' })).toBeVisible()
    await expect(card(page, 'What happened to your account').getByText('Authenticator app turned off')).toBeVisible()
  })
})

/** What an authenticator app shows, by RFC 6238. */
function codeOf(secret: string, steps = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE(mac[19]! & 15) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}
