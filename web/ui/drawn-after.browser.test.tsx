import { lazy, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DrawnAfter } from './drawn-after.tsx'

/** What each drawing of the whole had in its two parts, in order. */
const drawn: string[] = []
let times = 0

function Late() {
  times += 1
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <p data-testid="first">{count}</p>
      <DrawnAfter>
        {/* Made anew at every drawing, as parts of a screen are. */}
        <p data-testid="after">{count}</p>
      </DrawnAfter>
    </>
  )
}

test('DrawnAfter brings what it holds also in a part that comes late itself, and is done with it', async () => {
  const Part = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { default: Late }
  })
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await expect.element(page.getByTestId('after')).toHaveTextContent('0')
  expect(times).toBeLessThan(5)

  // A change shows first around it, then in it.
  new MutationObserver(() => {
    drawn.push([...place.querySelectorAll('p')].map(({ textContent }) => textContent).join(' '))
  }).observe(place, { subtree: true, characterData: true, childList: true })
  await userEvent.click(page.getByRole('button', { name: 'Count' }))
  await expect.element(page.getByTestId('after')).toHaveTextContent('1')
  expect(drawn).toEqual(['1 0', '1 1'])
})
