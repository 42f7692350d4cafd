import type { CheckInRow } from '../../contract/check-in.ts'
import type { Danger } from '../../engine/model.ts'
import { ALARM } from '../words/alarm-words.ts'
import { DONE } from '../words/done-words.ts'
import { OUTBOX } from '../words/outbox-words.ts'
import type { Entry, NewEntry } from './outbox-store.ts'

type Body = {
  readonly completed?: boolean
  readonly notes?: string
  readonly tomorrow_schedule_notes?: string
  readonly rpe?: number
  readonly minutes?: number
  readonly taps?: { readonly alarm?: readonly Danger[] }
}

/** What stands of a day's session, and what was last written beside it. */
export function sessionLine({ completed, rpe, minutes, notes, tomorrow_schedule_notes }: CheckInRow): string {
  const session = completed ? [OUTBOX.done, DONE.summary(rpe, minutes)] : [OUTBOX.notDone]
  const written = [notes, tomorrow_schedule_notes].map((text) => (text ? `"${text}"` : ''))
  return [...session, ...written].filter(Boolean).join(', ')
}

/** Whether a check-in would take back a session that stands: whoever only wrote something may not mean to. */
export function undoesSession({ record, body = {}, refused }: Entry): boolean {
  const { completed }: Body = body
  return record === 'check-in' && refused?.current?.completed === true && completed !== true
}

/** What an entry says, line by line, as its person typed it. */
export function entryLines({ record, body = {} }: NewEntry): string[] {
  const { completed, notes, tomorrow_schedule_notes, rpe, minutes, taps }: Body = body
  const alarms = (taps?.alarm ?? []).map((one) => ALARM[one].tap)
  const done = DONE.summary(rpe ?? null, minutes ?? null)
  return [
    ...alarms,
    record === 'check-in' && completed ? OUTBOX.done : '',
    done,
    notes ?? '',
    tomorrow_schedule_notes ?? '',
  ].filter((line) => line !== '')
}
