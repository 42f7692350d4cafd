import { isQuiet } from '../../contract/quiet-hours.ts'
import type { ReminderSettings } from '../../contract/reminders.ts'
import { REMINDERS } from '../words/reminder-words.ts'

export type TimeProblems = { readonly [time in 'eveningAt' | 'from' | 'to']?: string }

/** What is wrong with the times of a draft, in which one that was emptied is `''`. */
export function timeProblems({ eveningAt, quiet }: Pick<ReminderSettings, 'eveningAt' | 'quiet'>): TimeProblems {
  const times = Object.entries({ eveningAt, ...quiet })
  const empty = times.filter(([, time]) => time === '').map(([name]) => [name, REMINDERS.needsTime] as const)
  if (empty.length > 0) return Object.fromEntries(empty)
  return isQuiet(eveningAt, quiet) ? { eveningAt: REMINDERS.inQuiet } : {}
}
