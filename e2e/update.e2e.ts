import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { type BareTab, openBareBrowser } from './bare-browser.ts'
import { newTrainee, PORT, test } from './product.ts'

test.use({ serviceWorkers: 'allow' })

/** The product behind a second address, where a newer version can be put out while a tab is open. */
async function deployable() {
  let version = ''
  let before = ''
  let asked = 0
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    if (url === '/sw.js') {
      asked += 1
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
    /** How often a browser has looked whether there is a newer worker. */
    asked: () => asked,
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

/** Half an hour later, or later still, someone looks at the tab again, which asks for a newer version: a busy one hears it only once it listens. */
async function comeBack(page: Page, product: Awaited<ReturnType<typeof deployable>>) {
  const before = product.asked()
  await expect(async () => {
    await page.evaluate(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + 31 * 60_000
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(product.asked, { timeout: 2_000 }).toBeGreaterThan(before)
  }).toPass()
}

const prompt = (page: Page) => page.getByRole('region', { name: 'Update' })
const cachesOf = (page: Page) => page.evaluate(() => caches.keys())

test('a newer version is offered to an open tab, and later is later', async ({ page }) => {
  const product = await deployable()
  try {
    await newTrainee(page, {}, product.address)
    await openGoverned(page, `${product.address}/dashboard`)
    await comeBack(page, product)
    await expect(prompt(page)).toBeHidden()

    product.putOut('b')
    await comeBack(page, product)
    await expect(prompt(page)).toContainText('A newer version of Fulcrum is ready.')
    await expectAccessible(page)
    const [before] = await cachesOf(page)
    await prompt(page).getByRole('button', { name: 'Later' }).click()
    await expect(prompt(page)).toBeHidden()
    expect(await cachesOf(page)).toContain(before)
  } finally {
    await product.stop()
  }
})

/** Opens a tab in somebody's name, governed by the worker, with what a journey looks at on it. */
async function openBare(tab: BareTab, url: string, token: string, shown: string) {
  const { origin, pathname } = new URL(url)
  await tab.goto(`${origin}/favicon.svg`)
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/favicon.svg')
  await tab.evaluate(`localStorage.setItem('fulcrum.session', ${JSON.stringify(token)})`)
  await tab.goto(url)
  await expect.poll(() => tab.evaluate(`location.pathname === ${JSON.stringify(pathname)} && ${shown}`)).toBe(true)
  await tab.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await tab.reload()
  await expect.poll(() => tab.evaluate(`${shown} && navigator.serviceWorker.controller !== null`)).toBe(true)
}

const press = (tab: BareTab, role: string, name: string) =>
  expect
    .poll(() =>
      tab.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(role)})].filter((one) => one.textContent === ${JSON.stringify(name)}).map((one) => one.click()).length`,
      ),
    )
    .toBe(1)

/** Presses Reload, and waits for the page that comes instead. */
async function takeUpdate(tab: BareTab) {
  await tab.evaluate('window.isOldPage = true')
  await press(tab, 'button', 'Reload')
  await expect.poll(() => tab.evaluate('"isOldPage" in window')).toBe(false)
}

const lookForUpdate = (tab: BareTab) =>
  tab.evaluate('navigator.serviceWorker.ready.then((registered) => registered.update()).then(() => undefined)')

test('a newer version that is taken is the only one, on the same view with the same words', { tag: '@night' }, async ({
  page,
}) => {
  const product = await deployable()
  const bare = await openBareBrowser()
  const note = 'document.querySelector("textarea")'
  try {
    const { token } = await newTrainee(page, {}, product.address)
    await openBare(bare, `${product.address}/dashboard`, token, `${note} !== null`)
    const before = await bare.evaluate('caches.keys().then(([first]) => first)')
    await bare.evaluate(`${note}.focus()`)
    await bare.type('Half of a sentence')
    await press(bare, '[role=tab]', 'Weekly Schedule')

    product.putOut('b')
    await lookForUpdate(bare)
    await takeUpdate(bare)
    await expect.poll(() => bare.evaluate('document.body.innerText.includes("Week 1")')).toBe(true)
    await expect.poll(() => bare.evaluate('caches.keys()')).toEqual([`${before}b`])
    expect(await bare.evaluate('document.body.innerText.includes("newer version")')).toBe(false)
    await press(bare, '[role=tab]', "Today's Plan")
    await expect.poll(() => bare.evaluate(`${note}?.value`)).toBe('Half of a sentence')
  } finally {
    await bare.close()
    await product.stop()
  }
})

test('a tab whose neighbour has taken the newer version follows with its own button', { tag: '@night' }, async ({
  page,
}) => {
  const product = await deployable()
  const bare = await openBareBrowser()
  const name = 'document.querySelector("input[name=name]")'
  const prompted = 'document.querySelector("section[aria-label=Update]") !== null'
  try {
    const { token } = await newTrainee(page, {}, product.address)
    const other = await bare.another()
    await openBare(bare, `${product.address}/onboarding`, token, `${name} !== null`)
    await openBare(other, `${product.address}/account`, token, 'document.querySelector("h1") !== null')
    await bare.evaluate(`${name}.focus(), ${name}.select()`)
    await bare.type('Robin Half')

    product.putOut('b')
    await lookForUpdate(bare)
    await expect.poll(() => bare.evaluate(prompted)).toBe(true)
    await takeUpdate(other)
    await expect.poll(() => other.evaluate('document.querySelector("h1") !== null')).toBe(true)
    expect(await other.evaluate(prompted)).toBe(false)
    await takeUpdate(bare)
    await expect.poll(() => bare.evaluate(`${name}?.value`)).toBe('Robin Half')
    expect(await bare.evaluate(prompted)).toBe(false)
  } finally {
    await bare.close()
    await product.stop()
  }
})

test('a newer version that cannot take over at once keeps nobody from the newest page', { tag: '@night' }, async ({
  page,
}) => {
  const product = await deployable()
  try {
    await newTrainee(page, {}, product.address)
    await openGoverned(page, `${product.address}/onboarding`)
    await page.getByLabel('Name').fill('Robin Half')
    // As where the worker of before is in the middle of something.
    product.putOut('b', 'self.skipWaiting = () => new Promise(() => undefined);\n')
    await comeBack(page, product)
    await prompt(page).getByRole('button', { name: 'Reload' }).click({ noWaitAfter: true })
    await page.waitForEvent('load')
    await expect(page.getByLabel('Name')).toHaveValue('Robin Half')
  } finally {
    await product.stop()
  }
})
