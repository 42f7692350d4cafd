import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { ShownHistoryDay } from '../../contract/progress.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import { DisplayContext } from '../display/display-context.tsx'
import { HistoryDay } from './history-day.tsx'

const nothing = { notes: null, tomorrow_schedule_notes: null, rpe: null, minutes: null, sets: null, taps: null }
const record = (completed: boolean) => ({ ...nothing, completed }) as unknown as ShownHistoryDay['record']

function textOf(day: Omit<ShownHistoryDay, 'date'>, today = '2026-03-10') {
  const host = document.body.appendChild(document.createElement('ul'))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <DisplayContext value={PLAIN_SPEECH}>
        <HistoryDay day={{ date: '2026-03-09', ...day }} today={today} onMend={() => {}} />
      </DisplayContext>,
    ),
  )
  const text = host.textContent
  root.unmount()
  return text
}

test('a session that was done on a day which the plan has emptied since is not told to have been somebody’s own idea', () => {
  expect(textOf({ planned: null, record: record(true), activities: [] })).toContain('Your training, Done')
  expect(textOf({ planned: null, record: record(false), activities: [] })).toContain('No session planned')
})

test('a session of today is still to come, and one of a day that is over was not done', () => {
  const planned = { workoutName: 'Easy run', discipline: 'run', durationMin: 30 } as const
  expect(textOf({ planned, record: null, activities: [] }, '2026-03-09')).toContain('Easy run, Still to come')
  expect(textOf({ planned, record: null, activities: [] })).toContain('Easy run, Not done')
})
