import { type RefObject, useRef } from 'react'
import type { ShownDay } from '../../contract/schedule.ts'
import type { Changes } from '../changes/use-changes.ts'
import { takeBackDone } from '../records/done.ts'
import type { Records } from '../records/use-records.ts'
import { openAudio } from '../session-mode/audio.ts'

export type Opened =
  | { readonly what: 'complete' | 'modify' | 'session'; readonly day: ShownDay }
  | { readonly what: 'rules' }

/** Opens one of the dialogs, whose code arrives when it is first asked for. */
export type Bring = (next: Opened) => void

/** What can be done with a day: mark it, take that back, change it, be led through it. */
export type DayActions = {
  readonly records: Records
  readonly changes: Changes
  readonly complete: (day: ShownDay) => void
  /** Resolves once it is known what became of it. */
  readonly undo: (day: ShownDay) => Promise<void>
  readonly modify: (day: ShownDay) => void
  readonly train: (day: ShownDay) => void
  readonly showRules: () => void
  /** For the dialogs that these open. */
  readonly bring: RefObject<Bring | null>
}

export function useDayActions(records: Records, changes: Changes): DayActions {
  const bring = useRef<Bring>(null)
  return {
    records,
    changes,
    complete: (day) => bring.current?.({ what: 'complete', day }),
    undo: (day) => takeBackDone(records, day.date),
    modify: (day) => bring.current?.({ what: 'modify', day }),
    train: (day) => {
      openAudio()
      bring.current?.({ what: 'session', day })
    },
    showRules: () => bring.current?.({ what: 'rules' }),
    bring,
  }
}
