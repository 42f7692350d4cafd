import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlanBlocks } from '../../contract/plan-blocks.ts'
import { sure } from '../../engine/sure.ts'
import { endSession, keepToken } from '../api/token-store.ts'
import { EarlierBlocks } from './earlier-blocks.tsx'

const day = (date: string, done: boolean) => ({
  ...{ day: 'Monday', date, emoji: '🏃', workoutName: 'Easy run', duration: '30 min', durationMin: 30 },
  ...{ discipline: 'run' as const, rpe: 3, done },
})
const BLOCKS: PlanBlocks = {
  blocks: [
    {
      ...{ block: 1, startedOn: '2026-08-31', endedOn: '2026-11-22' },
      weeks: [
        {
          ...{ week: 1, weekName: 'Week 1: Laying the base', focus: 'Base - easy', totalVolume: '1 h' },
          ...{
            phase: 'base' as const,
            startDate: '2026-08-31',
            days: [day('2026-08-31', true), day('2026-09-02', false)],
          },
        },
      ],
    },
  ],
}

let root: Root
const fetched = vi.spyOn(window, 'fetch')
beforeEach(() => keepToken('token'))
afterEach(() => {
  endSession('signed-out')
  root.unmount()
  fetched.mockReset()
})

function show() {
  const host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <EarlierBlocks block={2} />
      </QueryClientProvider>,
    ),
  )
  return host
}

test('EarlierBlocks asks for what is over when it is opened, and marks what was done', async () => {
  fetched.mockResolvedValue(Response.json(BLOCKS))
  const host = show()
  expect(fetched).not.toHaveBeenCalled()
  sure(host.querySelector('summary')).click()
  await expect.poll(() => host.textContent).toContain('Week 1: Laying the base')
  const lines = [...host.querySelectorAll('li')].map(({ textContent }) => textContent?.trim())
  expect(lines).toEqual(['Aug 31 Easy run, 30 min Done', 'Sep 2 Easy run, 30 min'])
  // Opening a block inside does not close or ask again.
  sure(host.querySelectorAll('summary')[1]).click()
  await expect.poll(() => host.querySelectorAll('details[open]')).toHaveLength(2)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('EarlierBlocks says when they could not be loaded', async () => {
  fetched.mockRejectedValue(new TypeError('no network'))
  const host = show()
  sure(host.querySelector('summary')).click()
  await expect.poll(() => sure(host.querySelector('[role=status]')).textContent).toMatch(/could not be loaded/)
})
