import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, newTrainee, test } from './product.ts'
import { track } from './track.ts'

type Manifest = {
  id: string
  shortcuts: { name: string; url: string }[]
  screenshots: { src: string; sizes: string; form_factor: string }[]
  share_target: { action: string; method: string; enctype: string; params: { files: { name: string }[] } }
  file_handlers: { accept: Record<string, string[]> }[]
}

test.use({ serviceWorkers: 'allow' })

/** The worker that takes what is shared is there from the second page on. */
async function kept(page: Page) {
  await page.goto('/account')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** What a system's share sheet does: files as a form, by the manifest. */
async function share(page: Page, manifest: Manifest, files: ReturnType<typeof track>[]) {
  const { action, method, enctype, params } = manifest.share_target
  await page.evaluate(
    ({ action, method, enctype, name }) => {
      const form = Object.assign(document.createElement('form'), { action, method, enctype, id: 'share-sheet' })
      form.append(Object.assign(document.createElement('input'), { type: 'file', name, multiple: true }))
      document.body.append(form)
    },
    { action, method, enctype, name: params.files[0]?.name ?? '' },
  )
  await page.locator('#share-sheet input').setInputFiles(files)
  await page.evaluate(() => (document.getElementById('share-sheet') as HTMLFormElement).submit())
  await page.waitForURL('**/account#activities')
}

test('what an installed app offers is there: its pictures in the sizes that it says, its ways in', async ({ page }) => {
  const manifest: Manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["Start today's session", 'Check in'])
  expect(manifest.file_handlers.flatMap(({ accept }) => Object.values(accept)).flat()).toEqual(['.fit', '.gpx', '.tcx'])
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toContain('wide')
  for (const { src, sizes } of manifest.screenshots) {
    const png = await (await page.request.get(src)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
})

test("the icon's shortcuts lead into today's session, once, and to the check-in", async ({ page }) => {
  await newTrainee(page)
  const { shortcuts }: Manifest = await (await page.request.get('/manifest.webmanifest')).json()
  await page.goto(shortcuts[0]?.url ?? '')
  const session = page.getByRole('dialog')
  await expect(session).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await page.reload()
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await page.mouse.move(9, 9)
  await expect(page.getByLabel('How did today go? How are you feeling?')).toBeAttached()
  await expect(session).toHaveCount(0)

  await page.goto('/terms')
  await page.goto(shortcuts[1]?.url ?? '')
  // How far down the card its fields stand depends on what it asks at that hour.
  await expect(page.getByRole('heading', { name: 'Daily Check-in' })).toBeInViewport()
})

test('a file that another app shares waits until its person takes it in, or leaves it out', { tag: '@night' }, async ({
  page,
}) => {
  const { api } = await newTrainee(page)
  const manifest: Manifest = await (await page.request.get('/manifest.webmanifest')).json()
  await kept(page)
  await share(page, manifest, [track('run.gpx', 3), track('ride & shine.gpx', 30)])
  const shared = page.getByRole('region', { name: '2 files from another app' })
  await expect(shared.getByRole('listitem')).toHaveText(['run.gpx', 'ride & shine.gpx'])
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  // Any page of the web could have sent them.
  expect(await api.get('/api/activities')).toEqual({ activities: [] })

  await shared.getByRole('button', { name: 'Import' }).click()
  const results = page.getByRole('status', { name: 'Files from this visit' }).getByRole('listitem')
  await expect(results).toHaveText([/^run\.gpx(Counts as "|Kept for )/, /^ride & shine\.gpx(Counts as "|Kept for )/])
  expect((await api.get('/api/activities')).activities).toHaveLength(2)

  await share(page, manifest, [track('other.gpx', 60)])
  await page.getByRole('region', { name: 'A file from another app' }).getByRole('button', { name: 'Leave out' }).click()
  await page.reload()
  await expect(page.getByText('Choose files, or drop them here')).toBeVisible()
  await expect(page.getByRole('region', { name: /from another app/ })).toHaveCount(0)
  expect((await api.get('/api/activities')).activities).toHaveLength(2)
})

test.describe('at the end of a session', () => {
  // What is still asked for then is refused, and the browser says so.
  test.use({ expectedComplaints: /status of 401/ })

  test('what was shared and not answered for goes with its person', async ({ page }) => {
    await newTrainee(page)
    const manifest: Manifest = await (await page.request.get('/manifest.webmanifest')).json()
    await kept(page)
    await share(page, manifest, [track('run.gpx', 3)])
    await expect(page.getByRole('region', { name: 'A file from another app' })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => caches.has('shared-files'))).toBe(false)
  })
})

test.describe('where the app is not kept on the device', () => {
  test.use({ serviceWorkers: 'block' })

  test('a shared file leads to the screen that asks for it', async ({ page }) => {
    const answer = await page.request.post('/share', {
      multipart: { files: { ...track('run.gpx', 3), buffer: Buffer.alloc(200_000, 32) } },
      maxRedirects: 0,
    })
    expect([answer.status(), answer.headers().location]).toEqual([303, '/account#activities'])
  })
})
