import { lazy, Suspense, useImperativeHandle, useState } from 'react'
import type { CheckInRow } from '../../contract/check-in.ts'
import type { Schedule } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { markDone } from '../records/done.ts'
import { type Records, useRecordsBefore } from '../records/use-records.ts'
import { keepProgress } from '../session-mode/kept-progress.ts'
import { MovingLine } from '../ui/moving-line.tsx'
import { toast } from '../ui/toast.ts'
import { OFFLINE } from '../words/offline-words.ts'
import type { Rest } from './rest-of-plan.tsx'
import type { DayActions, Opened } from './use-day-actions.ts'

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

type Props = {
  schedule: Schedule
  actions: DayActions
  show: (schedule: Schedule) => void
  rest: Rest | null
}

/** What opens over the plan. It knows by itself what is open: the screen below is not drawn anew for it. */
export function DayDialogs({ schedule, actions, show, rest }: Props) {
  const { records, changes } = actions
  const [open, setOpen] = useState<Opened | null>(null)
  const [arriving, setArriving] = useState(false)
  // Weights are looked for farther back than any screen shows.
  const before = useRecordsBefore(open?.what === 'session')
  const close = () => setOpen(null)

  useImperativeHandle(actions.bring, () => (next) => void arrive(next))
  /** Shows a part once it is there: a part that cannot come must not take the screen and what was typed with it. */
  async function arrive(next: Opened) {
    setArriving(true)
    try {
      await PARTS[next.what]()
      setOpen(next)
    } catch {
      toast.bad(...OFFLINE.missing)
    }
    setArriving(false)
  }

  return (
    <>
      {arriving && <MovingLine />}
      {open && (
        <Suspense fallback={null}>
          {open.what === 'complete' && (
            <CompleteDialog
              day={open.day}
              record={records.days.get(open.day.date)}
              onMark={(completion) => markDone(records, open.day.date, completion)}
              onClose={close}
            />
          )}
          {open.what === 'modify' && <ModifyDialog day={open.day} changes={changes} onClose={close} />}
          {open.what === 'session' && (
            <SessionMode
              day={open.day}
              {...{ schedule, show }}
              days={withEarlier(before, records)}
              onFinish={async (completion) => {
                await markDone(records, open.day.date, completion)
                keepProgress(null)
                close()
              }}
              onClose={close}
            />
          )}
          {open.what === 'rules' && <RuleCard rules={schedule.rules} rest={rest} onClose={close} />}
        </Suspense>
      )}
    </>
  )
}

/** What was recorded of each day, that of weeks ago included. */
function withEarlier(before: readonly CheckInRow[], { days }: Records): ReadonlyMap<CivilDate, CheckInRow> {
  return new Map([...before.map((day) => [day.date, day] as const), ...days])
}
