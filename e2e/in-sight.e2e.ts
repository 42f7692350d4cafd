import { expect, type Page } from '@playwright/test'
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

test('a message never lies over what has the focus: it steps aside', async ({ page }) => {
  await newTrainee(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  await page.getByRole('button', { name: 'Submit Check-in' }).click()
  await expect(page.getByText('Please add some information')).toBeVisible()
  // On both edges within one walk: otherwise it never had to move, and nothing was shown.
  expect(await coveredByMessages(page)).toEqual({ covered: [], edges: ['bottom', 'top'] })
})
