import type { CivilDate } from '../../engine/model.ts'
import type { Completion } from '../api/plan-api.ts'
import { toast } from '../ui/toast.ts'
import { DONE } from '../words/done-words.ts'
import type { Records } from './use-records.ts'

type Recording = Pick<Records, 'complete' | 'undo'>

/**
 * Marks a session as done, and says so with the way back.
 * @throws ApiProblem when it was refused; it resolves when it was saved, here or on the server
 */
export async function markDone(records: Recording, date: CivilDate, completion: Completion): Promise<void> {
  const sent = await records.complete(date, completion)
  if (sent === 'asks') return void toast.bad(...DONE.asks)
  const [title, text] = sent === 'sent' ? DONE.saved : DONE.kept
  toast.good(title, text, { label: DONE.undo, run: () => void takeBackDone(records, date) })
}

/** Takes that back, and says what became of it. */
export async function takeBackDone(records: Recording, date: CivilDate): Promise<void> {
  try {
    const sent = await records.undo(date)
    const [title, text] = sent === 'sent' ? DONE.undone : DONE[sent]
    toast.good(title, text)
  } catch {
    toast.bad(...DONE.failed)
  }
}
