import { expect, type Locator, type Page } from '@playwright/test'
import { newTrainee, test, wholePlan } from './product.ts'

/**
 * What a task took when its screens were first walked through on a phone: taps; or it could be done by typing alone, or
 * nowhere; or nobody counted it then. Start and Mark Complete lay one and a half screens down.
 */
type Before = number | '1 and typing' | 'nowhere' | 'not counted'
type Task = { task: string; before: Before; most: number; fresh?: true; go: (hand: Hand) => Promise<void> }

/**
 * What people come for most, with the taps that each may take from the plan that lies open. Typing is not counted; a
 * list that is scrolled takes none. `fresh` ones need a day on which nothing was done yet.
 */
const TASKS: readonly Task[] = [
  {
    task: 'see how an exercise is done',
    before: 'nowhere',
    fresh: true,
    most: 2,
    go: async ({ page, tap }) => {
      await tap(page.getByRole('button', { name: /^View Exercises/ }).first())
      await tap(page.getByRole('button', { name: /: How it is done$/ }).first())
      await expect(page.getByRole('dialog').locator('svg.figure')).toBeVisible()
    },
  },
  {
    task: 'look at next week',
    before: 'not counted',
    most: 2,
    go: async ({ page, tap }) => {
      await tap(page.getByRole('tab', { name: 'Weekly Schedule' }))
      await tap(page.getByRole('button', { name: 'Week 2', exact: true }))
      await expect(page.getByRole('heading', { name: /^Week 2/ })).toBeVisible()
    },
  },
  {
    task: 'see what has become of it',
    before: 'nowhere',
    most: 1,
    go: async ({ page, tap }) => {
      await tap(page.getByRole('link', { name: 'Progress' }))
      await expect(page.getByRole('heading', { name: 'Your rhythm' })).toBeVisible()
    },
  },
  {
    task: 'print it',
    before: 1,
    most: 1,
    go: async ({ page, tap }) => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes')
      })
      await tap(page.getByRole('button', { name: 'Print' }))
      await expect(page.locator('body[data-printed]')).toBeAttached()
    },
  },
  {
    task: 'tell how the day was',
    before: '1 and typing',
    most: 5,
    go: async ({ page, tap }) => {
      for (const name of ['Sleep', 'Energy', 'Mood', 'Soreness'])
        await tap(page.getByRole('group', { name }).locator('label').nth(3))
      await tap(page.getByRole('button', { name: 'Submit Check-in' }))
      await expect(page.getByText('Check-in saved').first()).toBeVisible()
    },
  },
  {
    task: "begin today's session",
    before: 1,
    most: 1,
    go: async ({ page, tap }) => {
      await tap(page.getByRole('button', { name: 'Start session' }).first())
      await expect(page.getByRole('dialog').getByText(/Step 1 of/)).toBeVisible()
    },
  },
  {
    task: 'make it shorter',
    before: 2,
    fresh: true,
    most: 2,
    go: async ({ page, tap }) => {
      await tap(page.getByRole('button', { name: /^Modify/ }).first())
      await tap(page.getByRole('dialog').getByRole('button', { name: /^15 minutes/ }))
      await expect(page.getByText('Plan changed')).toBeVisible()
    },
  },
  {
    task: 'say that it is done',
    before: 2,
    most: 2,
    go: async ({ page, tap }) => {
      await tap(page.getByRole('button', { name: /^Mark Complete/ }).first())
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Mark Complete' }))
      await expect(page.getByText('Session done! ✅')).toBeVisible()
    },
  },
  {
    task: 'skip it',
    before: 'not counted',
    fresh: true,
    most: 2,
    go: async ({ page, tap }) => {
      await tap(page.getByRole('button', { name: /^Modify/ }).first())
      await tap(page.getByRole('dialog').getByRole('button', { name: 'No time', exact: true }))
      await expect(page.getByText('Plan changed')).toBeVisible()
    },
  },
  {
    task: 'tell of a knee that hurts',
    before: '1 and typing',
    most: 3,
    go: async ({ page, tap }) => {
      await tap(page.getByRole('button', { name: 'Show where' }))
      await tap(page.getByRole('group', { name: 'Front' }).getByRole('button', { name: 'Knee' }))
      await tap(page.getByRole('button', { name: 'Submit Check-in' }))
      await expect(page.getByText('Check-in saved').first()).toBeVisible()
    },
  },
]

type Hand = { page: Page; tap: (what: Locator) => Promise<void> }

test('the ten commonest things take few taps, and none takes more than it did', { tag: '@night' }, async ({ page }) => {
  const counted: string[] = []
  for (const { task, before, most, go, fresh } of TASKS) {
    if (fresh) await newTrainee(page)
    await page.goto('/dashboard')
    await wholePlan(page)
    let taps = 0
    const tap = async (what: Locator) => {
      taps += 1
      await what.click()
    }
    await go({ page, tap })
    counted.push(`${task}: ${before} → ${taps}`)
    expect(taps, task).toBeLessThanOrEqual(typeof before === 'number' ? Math.min(before, most) : most)
  }
  test.info().annotations.push({ type: 'taps, before → now', description: counted.join('; ') })
  await test.info().attach('taps.txt', { body: counted.join('\n'), contentType: 'text/plain' })
})
