import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { CheckInRow } from '../../contract/check-in.ts'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { type Changes, useChanges } from '../changes/use-changes.ts'
import { useDone } from '../records/use-done.ts'
import { type Records, useRecords, useRecordsBefore } from '../records/use-records.ts'
import { openAudio } from '../session-mode/audio.ts'
import { keepProgress, keptProgress } from '../session-mode/kept-progress.ts'
import { MovingLine } from '../ui/moving-line.tsx'
import { toast } from '../ui/toast.ts'
import { OFFLINE } from '../words/offline-words.ts'
import type { Rest } from './rest-of-plan.tsx'

const PARTS = {
  complete: () => import('../records/complete-dialog.tsx'),
  modify: () => import('../changes/modify-dialog.tsx'),
  session: () => import('../session-mode/session-mode.tsx'),
  rules: () => import('./rule-card.tsx'),
}
const CompleteDialog = lazy(async () => ({ default: (await PARTS.complete()).CompleteDialog }))
const ModifyDialog = lazy(async () => ({ default: (await PARTS.modify()).ModifyDialog }))
const SessionMode = lazy(async () => ({ default: (await PARTS.session()).SessionMode }))
const RuleCard = lazy(async () => ({ default: (await PARTS.rules()).RuleCard }))

type Open = { readonly what: 'complete' | 'modify' | 'session'; readonly day: ShownDay } | { readonly what: 'rules' }

/** What can be done with a day: mark it, take that back, change it, be led through it. */
export type DayActions = {
  readonly records: Records
  readonly changes: Changes
  readonly busy: boolean
  /** Whether a session of this day was begun and not finished. */
  readonly isBegun: (day: ShownDay) => boolean
  readonly complete: (day: ShownDay) => void
  readonly undo: (day: ShownDay) => void
  readonly modify: (day: ShownDay) => void
  readonly train: (day: ShownDay) => void
  readonly showRules: () => void
  /** The dialog that is open or on its way, if one is. */
  readonly dialog: ReactNode
}

type Shown = {
  readonly show: (schedule: Schedule) => void
  readonly refresh: () => void
  readonly rest: Rest | null
  /** The first day of which a record is on the screen. */
  readonly since: CivilDate
}

/** The actions on the days of a plan; each dialog's code arrives when it is first asked for. */
export function useDayActions(schedule: Schedule | undefined, { show, refresh, rest, since }: Shown): DayActions {
  const records = useRecords(refresh, since)
  const changes = useChanges(schedule, show)
  const { busy, mark, undo } = useDone(records)
  const [open, setOpen] = useState<Open | null>(null)
  const [arriving, setArriving] = useState(false)
  // Weights are looked for farther back than any screen shows.
  const before = useRecordsBefore(open?.what === 'session')
  const close = () => setOpen(null)
  /** Shows a part once it is there: a part that cannot come must not take the screen and what was typed with it. */
  const bring = async (next: Open) => {
    setArriving(true)
    try {
      await PARTS[next.what]()
      setOpen(next)
    } catch {
      toast.bad(...OFFLINE.missing)
    }
    setArriving(false)
  }

  const dialog = (
    <>
      {arriving && <MovingLine />}
      {open && (
        <Suspense fallback={null}>
          {open.what === 'complete' && (
            <CompleteDialog
              day={open.day}
              record={records.days.get(open.day.date)}
              busy={busy}
              onMark={(completion) => mark(open.day.date, completion)}
              onClose={close}
            />
          )}
          {open.what === 'modify' && <ModifyDialog day={open.day} changes={changes} onClose={close} />}
          {open.what === 'session' && schedule && (
            <SessionMode
              day={open.day}
              {...{ schedule, show }}
              days={withEarlier(before, records)}
              onFinish={async (completion) => {
                await mark(open.day.date, completion)
                keepProgress(null)
                close()
              }}
              onClose={close}
            />
          )}
          {open.what === 'rules' && schedule && <RuleCard rules={schedule.rules} rest={rest} onClose={close} />}
        </Suspense>
      )}
    </>
  )
  return {
    records,
    changes,
    busy,
    isBegun: (day) => keptProgress(day.date) !== null,
    complete: (day) => void bring({ what: 'complete', day }),
    undo: (day) => void undo(day.date),
    modify: (day) => void bring({ what: 'modify', day }),
    train: (day) => {
      openAudio()
      void bring({ what: 'session', day })
    },
    showRules: () => void bring({ what: 'rules' }),
    dialog,
  }
}

/** What was recorded of each day, that of weeks ago included. */
function withEarlier(before: readonly CheckInRow[], { days }: Records): ReadonlyMap<CivilDate, CheckInRow> {
  return new Map([...before.map((day) => [day.date, day] as const), ...days])
}
