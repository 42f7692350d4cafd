import { Check, Play, SlidersHorizontal } from 'lucide-react'
import type { ShownDay } from '../../contract/schedule.ts'
import { Button } from '../ui/button.tsx'
import { CHANGE } from '../words/change-words.ts'
import { DONE } from '../words/done-words.ts'
import { SESSION } from '../words/session-words.ts'
import type { DayActions } from './day-actions.tsx'

type Props = {
  day: ShownDay
  actions: DayActions
  /** Past days can be marked as done, but no longer trained or changed. */
  past?: boolean
}

const ICON = { size: 18, 'aria-hidden': true } as const

/** Start, Mark Complete and Modify for a session; once it is done, what it was and the way back. */
export function SessionButtons({ day, actions, past = false }: Props) {
  const record = actions.records.days.get(day.date)
  if (record?.completed)
    return (
      <p className="screen-only mt-3 flex flex-wrap items-center gap-x-2 text-sm">
        <span className="inline-flex min-h-11 items-center gap-2 font-semibold text-good">
          <Check {...ICON} />
          {DONE.done}
        </span>
        <span className="text-soft max-sm:order-last max-sm:w-full">{DONE.summary(record.rpe, record.minutes)}</span>
        <Button look="quiet" busy={actions.busy} onClick={() => actions.undo(day)}>
          {DONE.undo}
          <span className="sr-only">: {day.workoutName}</span>
        </Button>
      </p>
    )
  const named = <span className="sr-only">: {day.workoutName}</span>
  return (
    <div className="screen-only mt-3 grid gap-2 sm:flex sm:flex-wrap">
      {!past && (
        <Button icon={<Play {...ICON} />} onClick={() => actions.train(day)}>
          {actions.isBegun(day) ? SESSION.goOn : SESSION.start}
        </Button>
      )}
      <Button look="secondary" icon={<Check {...ICON} />} onClick={() => actions.complete(day)}>
        {DONE.mark}
        {named}
      </Button>
      {!past && (
        <Button look="secondary" icon={<SlidersHorizontal {...ICON} />} onClick={() => actions.modify(day)}>
          {CHANGE.modify}
          {named}
        </Button>
      )}
    </div>
  )
}
