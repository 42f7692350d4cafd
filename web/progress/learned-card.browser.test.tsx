import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShownLearned } from '../../contract/progress.ts'
import { keepToken } from '../api/token-store.ts'
import { LearnedCard } from './learned-card.tsx'

const kept = (done: number, due: number) => ({ done, due })
const FACTS: ShownLearned['facts'] = [
  { code: 'kept-weekday', weekday: 'wed', ...kept(1, 9), others: kept(30, 36) },
  { code: 'kept-part', part: 'morning', ...kept(18, 19), others: kept(13, 26) },
  { code: 'bad-nights', nights: 7, others: 21, harder: 1.2 },
  { code: 'low-weeks', weeks: 3, low: kept(6, 12), others: kept(25, 30) },
  { code: 'foreseen', right: 24, of: 31 },
  { code: 'response', runs: 22, weeks: 13, fasterAWeek: 0.0041 },
]

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

function shown(learned: ShownLearned) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => root.unmount()
  flushSync(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <LearnedCard learned={learned} today="2026-03-09" />
      </QueryClientProvider>,
    ),
  )
  return host
}

test('every fact is a sentence with what it is drawn from', () => {
  const host = shown({ since: null, facts: FACTS })
  expect([...host.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'Wednesday is hard for you to keep.Kept: 1 of 9 sessions, 30 of 36 of the others.',
    'Mornings before nine work for you.Kept: 18 of 19 sessions, 13 of 26 of the others.',
    'After a bad night, sessions feel about 1.2 points harder to you.7 sessions after bad nights, 21 after others.',
    'In weeks of low energy or mood you keep fewer sessions, and that is all right.Kept: 6 of 12 sessions in 3 such weeks, 25 of 30 in the others.',
    'The plan was right about how hard a session felt in 77% of cases.24 of 31 rated sessions felt within one point of what was planned.',
    'At equal effort, a week of training has made you about 0.4% faster. The range for your race allows for that.22 runs in 13 weeks.',
  ])
})

test('forgetting keeps everything else that was preferred, and can be taken back', async () => {
  keepToken('token')
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)))
    const headers = { 'content-type': 'application/json', etag: 'W/"1"' }
    return new Response(JSON.stringify({ wake: '06:00', learnedSince: '2026-01-01' }), { headers })
  })
  shown({ since: null, facts: FACTS }).querySelector('button')?.click()
  await expect.poll(() => sent).toEqual([{ wake: '06:00', learnedSince: '2026-03-09' }])
  unmount()
  const forgot = shown({ since: '2026-03-09', facts: [] })
  expect(forgot.textContent).toContain('Counted from Mar 9, 2026 on, as you asked.')
  forgot.querySelector('button')?.click()
  await expect.poll(() => sent.at(-1)).toEqual({ wake: '06:00' })
})

test('before anything is more than chance it says so, and there is nothing to forget', () => {
  const host = shown({ since: null, facts: [] })
  expect(host.textContent).toContain('Nothing yet that is more than chance.')
  expect(host.querySelector('button')).toBeNull()
})
