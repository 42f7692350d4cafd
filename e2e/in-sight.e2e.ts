import { expect, type Locator, type Page } from '@playwright/test'
import { newTrainee, test } from './product.ts'

/** Gives the focus to each thing that can have it, and tells which of them a message still lay over a second later. */
function coveredByMessages(page: Page): Promise<{ covered: string[]; edges: string[] }> {
  return page.evaluate(async () => {
    const card = () => document.querySelector('[data-toast]')?.getBoundingClientRect()
    const isCovered = (element: Element) => {
      const [over, box] = [card(), element.getBoundingClientRect()]
      return (
        over !== undefined &&
        over.left < box.right &&
        over.right > box.left &&
        over.top < box.bottom &&
        over.bottom > box.top
      )
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const covered: string[] = []
    const edges = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')) {
      if (!element.checkVisibility() || element.closest('[data-toast]')) continue
      element.focus()
      const until = performance.now() + 1000
      do await frame()
      while (isCovered(element) && performance.now() < until)
      if (isCovered(element)) covered.push(element.outerHTML.slice(0, 160))
      const at = card()
      if (at) edges.add(at.top + at.bottom < window.innerHeight ? 'top' : 'bottom')
    }
    return { covered, edges: [...edges].sort() }
  })
}

test('a message never lies over what has the focus: it steps aside', { tag: '@night' }, async ({ page }) => {
  // A day with much on it is long enough to be walked through, at the weekend too.
  await newTrainee(page, { daily_commitments: 'Work 9-5 every day' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
  await expect(page.getByText('Please add some information')).toBeVisible()
  // On both edges within one walk: otherwise it never had to move, and nothing was shown.
  expect(await coveredByMessages(page)).toEqual({ covered: [], edges: ['bottom', 'top'] })
})

test('a message does not lie over what is pressed next', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Validation Error')).toBeVisible()
  // What is covered cannot be pressed: this would time out.
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Validation Error')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})

test('late in a plan, the row of weeks begins at the chosen one', async ({ page }) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await page
    .getByRole('button', { name: /^Week \d+$/ })
    .last()
    .click()
  await page.getByRole('tab', { name: "Today's Plan" }).click()
  await page.getByRole('tab', { name: 'Weekly Schedule' }).click()
  await expect(page.getByRole('button', { name: /^Week \d+$/ }).last()).toBeInViewport({ ratio: 1 })
})

test('on a tablet the bars keep to their rows', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const top = (one: Locator) => one.boundingBox().then((box) => Math.round(box!.y + box!.height / 2))
  const bar = page.getByRole('banner')
  expect(await top(bar.getByRole('link', { name: 'Get Started' }))).toBe(await top(bar.getByRole('link').first()))
  await newTrainee(page)
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
    expect(await top(bar.getByRole('button', { name: 'Logout' }))).toBe(await top(bar.getByRole('link').first()))
  }
})
