import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { ShownProgress } from '../../contract/progress.ts'
import { addDays } from '../../engine/civil-date.ts'
import { rhythmOf } from '../../engine/record/rhythm.ts'
import { RhythmCard } from './rhythm-card.tsx'

const MONDAY = '2026-01-05'
/** Two sessions planned in each week; so many of them done. */
const weeksOf = (done: readonly number[]) =>
  done.flatMap((count, week) =>
    [0, 2].map((day, at) => ({
      ...{ date: addDays(MONDAY, 7 * week + day), planned: true, trained: at < count },
      ...{ minutes: at < count ? 30 : 0, loadAu: 0 },
    })),
  )

function show(done: readonly number[]) {
  const days = weeksOf(done)
  const today = addDays(MONDAY, 7 * (done.length - 1) + 3)
  const progress = { days, today, rhythm: rhythmOf(days, today) } as unknown as ShownProgress
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RhythmCard progress={progress} />
      </QueryClientProvider>,
    ),
  )
  const weeks = [...host.querySelectorAll('li')].map(({ textContent }) => textContent)
  const text = host.textContent
  root.unmount()
  return { weeks, text }
}

test.each([
  // A short history, the open week kept already or not; and one that is longer than what is looked back on.
  [[1, 1, 1, 0], 3, 3],
  [[1, 0, 1, 2], 2, 3],
  [[1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0], 7, 8],
  [[1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1], 7, 8],
])('the sentence counts the weeks of the picture, and the open one stands apart: %o', (done, kept, of) => {
  const { weeks, text } = show(done)
  expect(text).toContain(`${kept} of ${of} weeks with your minimum`)
  expect(weeks).toHaveLength(of)
  expect(weeks.filter((week) => week.endsWith('kept'))).toHaveLength(kept)
  expect(text).toContain('This week, still under way')
})

test('in the first week nothing is counted yet', () => {
  const { weeks, text } = show([1])
  expect(text).toContain('Your first week is under way')
  expect(text).toContain('Already kept.')
  expect(weeks).toEqual([])
})
