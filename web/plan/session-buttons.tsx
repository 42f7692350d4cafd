import { Check, Play, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { CheckInRow } from '../../contract/check-in.ts'
import type { ShownDay } from '../../contract/schedule.ts'
import { Button } from '../ui/button.tsx'
import { CHANGE } from '../words/change-words.ts'
import { DONE } from '../words/done-words.ts'
import { SESSION } from '../words/session-words.ts'
import { useBegun } from './use-begun.ts'
import type { DayActions } from './use-day-actions.ts'

type Props = {
  day: ShownDay
  actions: DayActions
  /** `now`: on the card of the present, where Start is the one large thing; `list`: in the day's list below it, without Start. */
  place?: 'now' | 'list' | 'week'
  /** Past days can be marked as done, but no longer trained or changed. */
  past?: boolean
}

const ICON = { size: 18, 'aria-hidden': true } as const
/** Beside the one large thing the others are words alone. */
const LAYOUTS = {
  now: 'grid grid-cols-2 @min-[36rem]:flex @min-[36rem]:flex-wrap @min-[36rem]:items-center',
  list: 'grid @min-[22rem]:flex @min-[22rem]:flex-wrap',
  week: 'grid sm:flex sm:flex-wrap',
} as const

/** Start, Mark Complete and Modify for a session; once it is done, what it was and the way back. */
export function SessionButtons({ day, actions, place = 'week', past = false }: Props) {
  const record = actions.records.days.get(day.date)
  const isBegun = useBegun(day.date)
  if (record?.completed) return <Done {...{ day, actions, place, record }} />
  const named = <span className="sr-only">: {day.workoutName}</span>
  const now = place === 'now'
  return (
    <div className={`screen-only mt-3 gap-2 ${LAYOUTS[place]}`}>
      {!past && place !== 'list' && (
        <Button
          size={now ? 'large' : 'normal'}
          className={now ? 'col-span-2' : ''}
          icon={<Play {...ICON} />}
          onClick={() => actions.train(day)}
        >
          {isBegun ? SESSION.goOn : SESSION.start}
        </Button>
      )}
      <Button look="secondary" icon={place === 'week' && <Check {...ICON} />} onClick={() => actions.complete(day)}>
        {DONE.mark}
        {named}
      </Button>
      {!past && (
        <Button
          look="secondary"
          icon={place === 'week' && <SlidersHorizontal {...ICON} />}
          onClick={() => actions.modify(day)}
        >
          {CHANGE.modify}
          {named}
        </Button>
      )}
    </div>
  )
}

type DoneProps = Required<Pick<Props, 'day' | 'actions' | 'place'>> & { record: CheckInRow }

/** What it was, and the way back. */
function Done({ day, actions, place, record: { rpe, minutes } }: DoneProps) {
  const summary = DONE.summary(rpe, minutes)
  return (
    <p className="screen-only mt-3 flex flex-wrap items-center gap-x-2 text-sm">
      {/* The card of the present says so itself. */}
      {place !== 'now' && (
        <span className="inline-flex min-h-11 items-center gap-2 font-semibold text-good">
          <Check {...ICON} />
          {DONE.done}
        </span>
      )}
      {place !== 'list' && summary && (
        <span
          className={`text-soft ${place === 'now' ? 'inline-block first-letter:uppercase' : 'max-sm:order-last max-sm:w-full'}`}
        >
          {summary}
        </span>
      )}
      {place !== 'list' && <Undo day={day} actions={actions} isFirst={place === 'now' && !summary} />}
    </p>
  )
}

/** @param isFirst - of its line: its word begins where the text above it does */
function Undo({ day, actions, isFirst }: Pick<Props, 'day' | 'actions'> & { isFirst: boolean }) {
  const [busy, setBusy] = useState(false)
  async function undo() {
    setBusy(true)
    await actions.undo(day)
    setBusy(false)
  }
  return (
    <Button look="quiet" busy={busy} className={isFirst ? '-ml-4' : ''} onClick={() => void undo()}>
      {DONE.undo}
      <span className="sr-only">: {day.workoutName}</span>
    </Button>
  )
}
