import type { CheckInRow } from '../../contract/check-in.ts'
import type { Danger } from '../../engine/model.ts'
import { ALARM } from '../words/alarm-words.ts'
import { DONE } from '../words/done-words.ts'
import { OUTBOX } from '../words/outbox-words.ts'
import type { NewEntry } from './outbox-store.ts'

type Body = {
  readonly completed?: boolean
  readonly notes?: string
  readonly tomorrow_schedule_notes?: string
  readonly rpe?: number
  readonly minutes?: number
  readonly taps?: { readonly alarm?: readonly Danger[] }
}

/** What stands of a day's session. */
export function sessionLine({ completed, rpe, minutes }: CheckInRow): string {
  if (!completed) return OUTBOX.notDone
  return [OUTBOX.done, DONE.summary(rpe, minutes)].filter(Boolean).join(', ')
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
