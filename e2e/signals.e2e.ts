import { expect, type Page } from '@playwright/test'
import { newTrainee, test } from './product.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const timer = (page: Page) => dialog(page).getByRole('timer').first()

type Told = {
  /** [s] from the moment of asking until each sound. */
  readonly sounds: readonly number[]
  readonly shakes: number
  readonly spoken: readonly string[]
  readonly locks: number
}

/** The browser's own parts do what they do; what they are asked for is written down beside it. */
async function writeDown(page: Page) {
  await page.addInitScript(() => {
    const told = { sounds: [] as OscillatorNode[], at: new Map<OscillatorNode, number>(), shakes: 0, locks: 0 }
    const spoken: string[] = []
    Object.assign(window, { told, spoken })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when = 0) {
      told.sounds.push(this)
      told.at.set(this, when)
      start.call(this, when)
    }
    const drop = OscillatorNode.prototype.disconnect
    OscillatorNode.prototype.disconnect = function (this: OscillatorNode) {
      told.sounds = told.sounds.filter((one) => one !== this)
      Reflect.apply(drop, this, [])
    } as typeof drop
    const speak = speechSynthesis.speak
    speechSynthesis.speak = (said) => {
      spoken.push(said.text)
      speak.call(speechSynthesis, said)
    }
    const shake = navigator.vibrate
    navigator.vibrate = (pattern) => {
      told.shakes++
      return Reflect.apply(shake, navigator, [pattern]) as boolean
    }
    const lock = navigator.wakeLock.request
    navigator.wakeLock.request = (kind) => {
      told.locks++
      return lock.call(navigator.wakeLock, kind)
    }
  })
}

const toldOf = (page: Page): Promise<Told> =>
  page.evaluate(() => {
    const { told, spoken } = window as unknown as {
      told: { sounds: OscillatorNode[]; at: Map<OscillatorNode, number>; shakes: number; locks: number }
      spoken: string[]
    }
    const sounds = told.sounds.map((one) => (told.at.get(one) ?? 0) - one.context.currentTime)
    return { sounds: sounds.filter((left) => left > -0.5), shakes: told.shakes, spoken, locks: told.locks }
  })

/** A locked screen, as a page learns of it. */
async function lock(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((is) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => is })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** [s] that stand on the clock. */
async function left(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await timer(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  return minutes * 60 + seconds
}

test('a session is heard, felt and seen: from its first second, and after the screen was locked', async ({ page }) => {
  await newTrainee(page, { stress_level: 'high' })
  await writeDown(page)
  await page.clock.install()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Start session' }).click()
  await expect(dialog(page).getByText(/Step 1 of/)).toBeVisible()
  // Nobody has touched the session itself: the press that began it is enough.
  await expect.poll(async () => (await toldOf(page)).sounds.length).toBeGreaterThan(3)
  expect((await toldOf(page)).locks).toBe(1)

  await dialog(page).getByRole('switch', { name: 'Voice' }).click()
  const skip = dialog(page).getByRole('button', { name: 'Skip', exact: true })
  const set = dialog(page).getByRole('button', { name: /^(Set|Round) \d+ done$/ })
  while (!(await set.isVisible())) await skip.click()
  await set.click()
  await expect(timer(page)).toBeVisible()
  await expect.poll(async () => (await toldOf(page)).spoken.at(-1) ?? '').toMatch(/rest/i)
  const rest = await left(page)
  expect(rest).toBeGreaterThan(20)

  // Locked for a while, its audio clock with it: what is left is told rightly, and is heard when it is over.
  await lock(page, 'hidden')
  const asleep = Math.floor(rest / 2)
  await page.clock.fastForward(asleep * 1000)
  await lock(page, 'visible')
  await expect.poll(() => left(page)).toBeLessThanOrEqual(rest - asleep)
  expect(await left(page)).toBeGreaterThan(rest - asleep - 8)
  await expect.poll(async () => (await toldOf(page)).locks).toBe(2)
  await expect.poll(async () => Math.abs(Math.max(...(await toldOf(page)).sounds) - (await left(page)))).toBeLessThan(3)

  // Locked until long after its end: the next set is at hand.
  await lock(page, 'hidden')
  const { shakes } = await toldOf(page)
  await page.clock.fastForward(10 * 60_000)
  await lock(page, 'visible')
  await expect(timer(page)).toBeHidden()
  await expect(set).toBeVisible()
  expect((await toldOf(page)).shakes).toBeGreaterThan(shakes)
  expect((await toldOf(page)).locks).toBe(3)
})
