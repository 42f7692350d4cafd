import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type CivilDate, WEEKDAYS } from '../../engine/model.ts'
import type { ReadWords } from '../ordinary-week/use-read-words.ts'
import type { WeekDraft } from '../ordinary-week/week-draft.ts'
import { type RotaDraft, runsOn } from '../rota/rota-draft.ts'
import { RotaPart } from '../rota/rota-part.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import type { SessionWeek } from './board-sessions.ts'
import type { BoardWeek } from './pieces.ts'
import { WeekBoard } from './week-board.tsx'

type Props = {
  draft: WeekDraft
  /** What is read of what the person wrote of their days: it counts while there is no list. */
  read: ReadWords
  /** Null where the week is no certain one. */
  today: CivilDate | null
  isBrief?: boolean
  training: SessionWeek | null
  onWeek: (week: BoardWeek) => void
  /** Where a rota can be set. */
  onRota?: (rota: RotaDraft | null) => void
  /** The day on which that is done, where the week is no certain one: there only a rota that was told of is asked about. */
  rotaOn?: CivilDate
  children?: ReactNode
}

/** The board of a draft; before there is a list, of what is read in the person's words. */
export function BoardOfDraft({ draft, read, today, training, onWeek, onRota, rotaOn, isBrief, children }: Props) {
  const { never, unsureDays, maxMin, windows, busy } = draft
  const week = useMemo(() => ({ never, unsureDays, maxMin, windows, busy }), [never, unsureDays, maxMin, windows, busy])
  const place = useRef<HTMLDivElement>(null)
  const hadRota = useRef(draft.rota !== null)
  const hasRota = draft.rota !== null
  // What dropped the rota is gone with it, and the way back may stand elsewhere.
  useEffect(() => {
    if (hadRota.current && !hasRota && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[data-rota] button')?.focus()
    hadRota.current = hasRota
  }, [hasRota])
  if (busy === null && (read.failed || read.words === null)) return <NotRead read={read} />
  const heard = read.words?.rota ?? null
  const day = today ?? rotaOn ?? null
  const rota = day && onRota && <RotaPart rota={draft.rota} {...{ heard, onRota }} today={day} />
  // A rota counts in the place of the board's blocks: where there is one, it stands first.
  const isFirst = draft.rota !== null || heard !== null
  return (
    <div ref={place} className="grid gap-3">
      {isFirst && rota}
      <WeekBoard
        week={week}
        read={read.words?.rows ?? null}
        training={training}
        isIdle={runsOn(draft.rota, day)}
        today={today === null ? null : WEEKDAYS[(new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7]!}
        onWeek={onWeek}
        unused={read.words?.unused ?? []}
        isBrief={isBrief ?? false}
      >
        {children}
      </WeekBoard>
      {/* Below: the board must not jump under the hand that changes its first block. */}
      {/* Nor do the blocks count where a rota does: it says so itself. */}
      {busy === null && draft.rota === null && (
        <p className="text-sm text-soft">{read.isAssumed ? WEEK_BOARD.assumed : WEEK_BOARD.read}</p>
      )}
      {!isFirst && today && rota}
    </div>
  )
}

/** In the place of a board whose words are not read yet, or could not be. */
function NotRead({ read }: Pick<Props, 'read'>) {
  if (!read.failed)
    return (
      <span className="text-pen">
        <Spinner className="size-6" label={WEEK_BOARD.reading} />
      </span>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <FieldError id="board-failed" text={MY_WEEK.busy.readFailed[1]} />
      <Button look="secondary" onClick={read.again}>
        {MY_WEEK.retry}
      </Button>
    </div>
  )
}
