import type { CheckInRow } from '../../contract/check-in.ts'
import type { FeltFact, Taps } from '../../engine/model.ts'
import { ALARM } from '../words/alarm-words.ts'
import { DONE } from '../words/done-words.ts'
import { factWords } from '../words/fact-words.ts'
import { FEEL, type Scale } from '../words/feel-words.ts'
import { OUTBOX } from '../words/outbox-words.ts'
import type { Entry, NewEntry } from './outbox-store.ts'

type Body = {
  readonly completed?: boolean
  readonly notes?: string
  readonly tomorrow_schedule_notes?: string
  readonly rpe?: number
  readonly minutes?: number
  readonly taps?: Taps
  readonly added?: readonly FeltFact[]
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
  const { completed, notes, tomorrow_schedule_notes, rpe, minutes, taps, added = [] }: Body = body
  const scales = (Object.keys(FEEL.scales) as Scale[]).flatMap((scale) => scaleLine(scale, taps?.[scale]))
  const alarms = (taps?.alarm ?? []).map((one) => ALARM[one].tap)
  const done = DONE.summary(rpe ?? null, minutes ?? null)
  return [
    ...alarms,
    record === 'check-in' && completed ? OUTBOX.done : '',
    done,
    ...scales,
    ...added.map((fact) => factWords({ id: factId(fact), ...fact })),
    notes ?? '',
    tomorrow_schedule_notes ?? '',
  ].filter((line) => line !== '')
}

function scaleLine(scale: Scale, step: number | undefined): string[] {
  if (step === undefined) return []
  const { label, words } = FEEL.scales[scale]
  return [`${label}: ${FEEL.step(step, words[step - 1] ?? '')}`]
}

const factId = ({ kind, ...rest }: FeltFact) => [kind, ...Object.values(rest)].join(':')
