import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newTrainee, PORT, test } from './product.ts'

test.use({ serviceWorkers: 'allow' })

/** The product behind a second address, where a newer version can be put out while a tab is open. */
async function deployable() {
  let version = ''
  let before = ''
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    if (url === '/sw.js') {
      void fetch(`http://127.0.0.1:${PORT}/sw.js`).then(async (answer) => {
        outgoing.setHeader('content-type', 'text/javascript')
        // As a build writes it: a worker with other bytes and another name for its cache.
        outgoing.end(before + (await answer.text()).replace(/VERSION="(\w+)"/, `VERSION="$1${version}"`))
      })
      return
    }
    const onward = forward({ host: '127.0.0.1', port: PORT, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    putOut: (next: string, script = '') => {
      version = next
      before = script
    },
    stop: () => stopped(server),
  }
}

const stopped = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/** A tab that the worker governs, as on every visit but the very first. */
async function openGoverned(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Half an hour later someone looks at the tab again. */
async function comeBack(page: Page) {
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 31 * 60_000
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

const prompt = (page: Page) => page.getByRole('region', { name: 'Update' })
const cachesOf = (page: Page) => page.evaluate(() => caches.keys())

test('a newer version is offered to an open tab, waits to be taken, and keeps what is half written', async ({
  page,
}) => {
  const product = await deployable()
  try {
    await newTrainee(page, {}, product.address)
    await openGoverned(page, `${product.address}/dashboard`)
    const note = page.getByLabel('How did today go? How are you feeling?')
    await note.fill('Half of a sentence')
    await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
    await comeBack(page)
    await expect(prompt(page)).toBeHidden()

    product.putOut('b')
    await comeBack(page)
    await expect(prompt(page)).toContainText('A newer version of Fulcrum is ready.')
    await expectAccessible(page)
    const [before] = await cachesOf(page)
    await test.step('later is later', async () => {
      await prompt(page).getByRole('button', { name: 'Later' }).click()
      await expect(prompt(page)).toBeHidden()
      expect(await cachesOf(page)).toContain(before)
    })

    await test.step('taken, it is the only one, on the same view with the same words', async () => {
      await page.reload()
      await page.evaluate(() => {
        ;(window as { isOldPage?: boolean }).isOldPage = true
      })
      await prompt(page).getByRole('button', { name: 'Reload' }).click()
      await page.waitForFunction(() => !('isOldPage' in window))
      await expect(page.getByRole('button', { name: 'Week 1', exact: true })).toBeVisible()
      await expect(prompt(page)).toBeHidden()
      await expect.poll(() => cachesOf(page)).toEqual([`${before}b`])
      await page.getByRole('tab', { name: "Today's Plan" }).click()
      await expect(note).toHaveValue('Half of a sentence')
    })
  } finally {
    await product.stop()
  }
})

test('a tab whose neighbour has taken the newer version follows with its own button', async ({ page, context }) => {
  const product = await deployable()
  try {
    await newTrainee(page, {}, product.address)
    await openGoverned(page, `${product.address}/onboarding`)
    const other = await context.newPage()
    await other.goto(`${product.address}/account`)
    await page.getByLabel('Name').fill('Robin Half')
    product.putOut('b')
    await comeBack(page)
    await expect(prompt(page)).toBeVisible()
    await prompt(other).getByRole('button', { name: 'Reload' }).click()
    await expect(prompt(other)).toBeHidden()
    await prompt(page).getByRole('button', { name: 'Reload' }).click()
    await expect(prompt(page)).toBeHidden()
    await expect(page.getByLabel('Name')).toHaveValue('Robin Half')
  } finally {
    await product.stop()
  }
})

test('a newer version that cannot take over at once keeps nobody from the newest page', async ({ page }) => {
  const product = await deployable()
  try {
    await newTrainee(page, {}, product.address)
    await openGoverned(page, `${product.address}/onboarding`)
    await page.getByLabel('Name').fill('Robin Half')
    // As where the worker of before is in the middle of something.
    product.putOut('b', 'self.skipWaiting = () => new Promise(() => undefined);\n')
    await comeBack(page)
    await prompt(page).getByRole('button', { name: 'Reload' }).click({ noWaitAfter: true })
    await page.waitForEvent('load')
    await expect(page.getByLabel('Name')).toHaveValue('Robin Half')
  } finally {
    await product.stop()
  }
})
