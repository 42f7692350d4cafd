import { useState } from 'react'
import type { CivilDate } from '../../engine/model.ts'
import type { Completion } from '../api/plan-api.ts'
import { toast } from '../ui/toast.ts'
import { DONE } from '../words/done-words.ts'
import type { Records } from './use-records.ts'

/** Resolves when it was saved, here or on the server. @throws ApiProblem when it was refused */
export type Mark = (date: CivilDate, completion: Completion) => Promise<void>

/** Marks sessions as done and takes that back, with the words for each. */
export function useDone(records: Records): { busy: boolean; mark: Mark; undo: (date: CivilDate) => Promise<void> } {
  const [busy, setBusy] = useState(false)

  const undo = async (date: CivilDate) => {
    setBusy(true)
    try {
      const sent = await records.undo(date)
      const [title, text] = sent === 'sent' ? DONE.undone : DONE[sent]
      toast.good(title, text)
    } catch {
      toast.bad(...DONE.failed)
    } finally {
      setBusy(false)
    }
  }
  const mark: Mark = async (date, completion) => {
    setBusy(true)
    try {
      const sent = await records.complete(date, completion)
      if (sent === 'asks') {
        toast.bad(...DONE.asks)
        return
      }
      const [title, text] = sent === 'sent' ? DONE.saved : DONE.kept
      toast.good(title, text, { label: DONE.undo, run: () => void undo(date) })
    } finally {
      setBusy(false)
    }
  }
  return { busy, mark, undo }
}
