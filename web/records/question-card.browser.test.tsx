import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { QuestionCard } from './question-card.tsx'

const answer = (id: string, text: string, minutes: number | null) => ({
  ...{ id, text },
  records: [{ date: '2026-03-03', minutes }],
})
const QUESTION = {
  id: 'trained:2026-03-02',
  text: 'Did you train last week?',
  answers: [
    answer('trained-all', 'Yes, as planned', null),
    answer('trained-half', 'About half', 20),
    answer('trained-none', 'No', 0),
  ],
}

test('an answer records its days', async () => {
  const complete = vi.fn(async () => 'sent' as const)
  const checkIn = vi.fn(async () => 'sent' as const)
  const undo = vi.fn(async () => 'sent' as const)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <QuestionCard question={QUESTION} today="2026-03-09" show={vi.fn()} records={{ checkIn, complete, undo }} />
      </QueryClientProvider>,
    ),
  )
  const press = (text: string) =>
    [...host.querySelectorAll('button')].find((button) => button.textContent === text)?.click()
  press('About half')
  await expect.poll(() => complete.mock.lastCall).toEqual(['2026-03-03', { minutes: 20 }])
  const pressed = (text: string, calls: { readonly mock: { readonly lastCall?: unknown } }) => () => {
    press(text)
    return calls.mock.lastCall
  }
  await expect.poll(pressed('Yes, as planned', complete)).toEqual(['2026-03-03', {}])
  await expect.poll(pressed('No', undo)).toEqual(['2026-03-03'])
  expect(checkIn).not.toHaveBeenCalled()
  root.unmount()
})

test('an answer of how somebody feels is a check-in of today, and the question is gone though nothing was sent', async () => {
  const checkIn = vi.fn(async () => 'kept' as const)
  const never = vi.fn()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const felt = [{ kind: 'eased' as const, part: 'knee' }]
  const question = {
    ...{ id: 'how:2026-03-08:knee', text: 'How is the knee today?' },
    answers: [{ id: 'gone', text: 'Gone', records: [], felt }],
  }
  flushSync(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <QuestionCard
          question={question}
          today="2026-03-09"
          show={vi.fn()}
          records={{ checkIn, complete: never, undo: never }}
        />
      </QueryClientProvider>,
    ),
  )
  host.querySelector('button')?.click()
  await expect.poll(() => checkIn.mock.lastCall).toEqual(['2026-03-09', { added: felt }])
  await expect.poll(() => host.textContent).toBe('')
  root.unmount()
})
