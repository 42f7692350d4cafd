import { type CDPSession, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { type OwnProduct, ownProduct } from './own-product.ts'
import { confirmAddress, expectNoSidewaysScroll, expectToast, mailTo, newTrainee, PASSWORD, test } from './product.ts'

// Refused passwords and passkeys.
test.use({ expectedComplaints: /status of 40(1|3)/ })

let own: OwnProduct
test.beforeAll(async () => {
  // A passkey belongs to a name, and an address made of numbers is none.
  own = await ownProduct({}, 'localhost')
})
test.afterAll(() => own.stop())

type Device = { cdp: CDPSession; authenticatorId: string }

/** A device with a fingerprint reader that always knows its person; the browser plays it. */
async function withDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

const section = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Passkeys' }) })
const sheet = (page: Page) => page.getByRole('dialog')
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

async function openAccount(page: Page) {
  await page.goto(`${own.address}/account`)
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
}

async function addPasskey(page: Page, name: string) {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await sheet(page).getByLabel('Name').fill(name)
  await sheet(page).getByLabel('Current password').fill(PASSWORD)
  await sheet(page).getByRole('button', { name: 'Continue' }).click()
  await expectToast(page, 'Passkey added')
}

test('a passkey is added, signs in without the password, gets another name and is removed', { tag: '@night' }, async ({
  page,
}) => {
  // Seven looks by axe.
  test.slow()
  const { email } = await newTrainee(page, {}, own.address)
  await confirmAddress(page, email, own.address, own.dataDir)
  await withDevice(page)
  await openAccount(page)
  await expect(section(page).getByText('You have no passkey yet.')).toBeVisible()

  await test.step('adding asks for the password', async () => {
    await section(page).getByRole('button', { name: 'Add a passkey' }).click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await sheet(page).getByLabel('Current password').fill('Wrong-horse7!')
    await sheet(page).getByRole('button', { name: 'Continue' }).click()
    await expectToast(page, 'Error', 'This is not your current password.')
    await sheet(page).getByRole('button', { name: 'Cancel' }).last().click()
    await addPasskey(page, 'My laptop')
    await expect(sheet(page)).toBeHidden()
    await expect(section(page).getByText(/Added on .*, not used yet/)).toBeVisible()
    await mailTo(email, /The passkey "My laptop" was added/, own.dataDir)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
  await test.step('a device keeps one passkey of an account', async () => {
    await section(page).getByRole('button', { name: 'Add a passkey' }).click()
    await sheet(page).getByLabel('Current password').fill(PASSWORD)
    await sheet(page).getByRole('button', { name: 'Continue' }).click()
    await expectToast(page, 'There is one already')
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
  })
  await test.step('it signs in by keyboard alone', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await expectAccessible(page)
    await signInButton(page).focus()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Welcome back! 👋')
    await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  })
  await test.step('it is renamed and removed, and removed it signs in no more', async () => {
    await openAccount(page)
    await expect(section(page).getByText(/last used/)).toBeVisible()
    await section(page)
      .getByRole('button', { name: /^Rename ?: My laptop/ })
      .click()
    await sheet(page).getByLabel('Name').fill('Old laptop')
    await sheet(page).getByRole('button', { name: 'Save' }).click()
    await section(page)
      .getByRole('button', { name: /^Remove ?: Old laptop/ })
      .click()
    await expectAccessible(page)
    await sheet(page).getByLabel('Current password').fill(PASSWORD)
    await sheet(page).getByRole('button', { name: 'Remove', exact: true }).click()
    await expectToast(page, 'Passkey removed')
    await expect(section(page).getByText('You have no passkey yet.')).toBeVisible()
    await mailTo(email, /The passkey "Old laptop" was removed/, own.dataDir)
    const log = page.locator('section', { has: page.getByRole('heading', { name: 'What happened to your account' }) })
    await expect(log.getByText('Passkey removed')).toBeVisible()
    await expect(log.getByText('Signed in with a passkey')).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await signInButton(page).click()
    await expectToast(page, 'Login Failed', 'This passkey is not known here')
  })
})

test('where a passkey is called off or missing, that is said and the password still works', { tag: '@night' }, async ({
  page,
}) => {
  const { email } = await newTrainee(page, {}, own.address)
  await confirmAddress(page, email, own.address, own.dataDir)
  const { cdp, authenticatorId } = await withDevice(page)
  await openAccount(page)
  await addPasskey(page, 'My laptop')
  await page.getByRole('button', { name: 'Logout' }).click()
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await signInButton(page).click()
  await expectToast(page, 'No passkey was used')
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
  await signInButton(page).click()
  await expect(page.getByText('No passkey was used')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
})
