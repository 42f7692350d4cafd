import type { FeltFact } from '../../engine/model.ts'
import type { CheckIn } from '../api/plan-api.ts'
import type { Scale } from '../words/feel-words.ts'
import { type BodyFeels, feltOn, tapsOf } from './felt.ts'

/** Answers to questions, by the question's id. */
export type Answers = Readonly<Record<string, { readonly id: string; readonly felt: readonly FeltFact[] }>>

/** What a check-in holds before it is submitted. */
export type Entry = {
  readonly completed: boolean
  readonly notes: string
  readonly tomorrow_schedule_notes: string
  /** [RPE 1-10] */
  readonly rpe: number | null
  readonly scales: Readonly<Partial<Record<Scale, number | null>>>
  readonly body: BodyFeels
  /** To what the plan asks after the day before. */
  readonly answers: Answers
}

export const EMPTY: Entry = {
  ...{ completed: false, notes: '', tomorrow_schedule_notes: '', rpe: null },
  ...{ scales: {}, body: {}, answers: {} },
}

/**
 * An entry as it is sent; null where it says nothing.
 * @param done - what is done stays done, though the box is clear again: taking it back is Undo's
 */
export function checkInOf(entry: Entry, done: boolean): CheckIn | null {
  const notes = entry.notes.trim()
  const tomorrow = entry.tomorrow_schedule_notes.trim()
  const taps = tapsOf(entry.scales)
  const added = [...Object.values(entry.answers).flatMap(({ felt }) => felt), ...feltOn(entry.body)]
  const felt = {
    ...(Object.keys(taps).length > 0 && { taps }),
    ...(added.length > 0 && { added: [...added] }),
  }
  const isOfSession = entry.completed || (done && entry.rpe !== null)
  // Taps alone leave what was written and done as it stands.
  if (!isOfSession && !notes && !tomorrow) return Object.keys(felt).length > 0 ? felt : null
  return {
    ...felt,
    ...(isOfSession && entry.rpe !== null && { rpe: entry.rpe }),
    completed: entry.completed || done,
    notes,
    tomorrow_schedule_notes: tomorrow,
  }
}

/** Clears what was saved; what the person said while it was on its way stays. */
export function withoutSaved(now: Entry, saved: Entry): Entry {
  const keep = <K extends keyof Entry>(key: K): Entry[K] => (now[key] === saved[key] ? EMPTY[key] : now[key])
  return {
    completed: now.completed !== saved.completed && now.completed,
    notes: keep('notes'),
    tomorrow_schedule_notes: keep('tomorrow_schedule_notes'),
    rpe: keep('rpe'),
    scales: keep('scales'),
    body: keep('body'),
    answers: keep('answers'),
  }
}
