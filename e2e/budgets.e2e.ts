import { expect, type Page } from '@playwright/test'
import { newTrainee, test } from './product.ts'

/** [bytes] of script, gzip, that a screen asks for until it stands. */
const SCRIPT_MAX = { '/auth': 110_000, '/onboarding': 150_000, '/dashboard': 150_000, '/account': 150_000 } as const
/** [bytes] of everything that the landing page needs. */
const LANDING_MAX = 45_000

/** What a page asks for of this server until nothing more comes. */
async function requestsOf(page: Page, path: string): Promise<{ url: string; type: string }[]> {
  const asked: { url: string; type: string }[] = []
  page.on('request', (request) => asked.push({ url: request.url(), type: request.resourceType() }))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return asked
}

/** [bytes] of a file as it travels to a browser that knows gzip alone. */
async function gzipBytes(page: Page, url: string): Promise<number> {
  const response = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } })
  const length = Number(response.headers()['content-length'])
  expect(length, url).toBeGreaterThan(0)
  return length
}

async function total(page: Page, urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(urls)].map((url) => gzipBytes(page, url)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('the landing page needs no script before a touch, and little of anything', async ({ page }) => {
  const asked = await requestsOf(page, '/')
  // The few lines that wait for the first touch are no script of the page's own.
  const scripts = asked.filter(({ type }) => type === 'script').map(({ url }) => url)
  expect(await total(page, scripts)).toBeLessThanOrEqual(500)
  expect(
    await total(
      page,
      asked.map(({ url }) => url),
    ),
  ).toBeLessThanOrEqual(LANDING_MAX)
})

for (const [path, most] of Object.entries(SCRIPT_MAX))
  test(`${path} keeps to its bytes of script`, async ({ page }) => {
    if (path !== '/auth') await newTrainee(page)
    const asked = await requestsOf(page, path)
    const scripts = asked.filter(({ type, url }) => type === 'script' && !url.endsWith('/sw.js')).map(({ url }) => url)
    expect(scripts.length).toBeGreaterThan(1)
    expect(await total(page, scripts)).toBeLessThanOrEqual(most)
  })

const SCREENS = ['/', '/pricing', '/auth']

/** How far what is seen moved while a screen came in, as layout shift. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
}

test('nothing moves while a screen comes in', async ({ page }) => {
  for (const path of SCREENS) {
    // The first visit brings the faces, which a busy machine may do late.
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await shiftOf(page, path), path).toBe(0)
  }
})

test('next to nothing moves when the faces come late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  for (const path of SCREENS) expect(await shiftOf(page, path), path).toBeLessThan(0.01)
})
