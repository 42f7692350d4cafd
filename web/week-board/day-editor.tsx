import { type RefObject, Suspense } from 'react'
import type { Weekday } from '../../engine/model.ts'
import { durationText } from '../../words/units.ts'
import { longestOptions } from '../ordinary-week/longest-options.ts'
import { Button } from '../ui/button.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { SelectField } from '../ui/select-field.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { BoardSheet } from './board-sheet.tsx'
import { DoubtCard } from './doubt-card.tsx'
import { firstFree } from './drag-rules.ts'
import { answered, crossed, isAsked, limited } from './edits.ts'
import { type Board, headOf } from './use-board.ts'

const words = WEEK_BOARD.day

// Of one week that is different alone: the landing page's board has none of it.
const LightDays = optionalPart(async () => (await import('./light-days.tsx')).LightDays)

type Props = {
  board: Board
  day: Weekday
  range: { readonly from: number; readonly to: number }
  root: RefObject<HTMLElement | null>
}

/** What holds of a whole day: whether it is trained on, for how long, and something more in it. */
export function DayEditor({ board, day, range, root }: Props) {
  const { whole, fixed, make } = board
  const isEveryWeek = fixed?.never.includes(day) ?? false
  const name = MY_WEEK.days[day]
  const isOut = whole.never.includes(day)
  const free = firstFree(day, board.pieces[day], range)
  return (
    <BoardSheet title={name} anchor={headOf(day)} root={root} onClose={board.close}>
      {isAsked(whole, day) && <DoubtOfDay {...{ board, day, name }} />}
      {isEveryWeek && <p className="text-sm">{words.everyWeek(name)}</p>}
      <div hidden={isEveryWeek}>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
          <input
            type="checkbox"
            className="size-6"
            checked={isOut}
            onChange={() =>
              make(
                { week: crossed(whole, day), place: null },
                isOut ? WEEK_BOARD.said.open(name) : WEEK_BOARD.said.crossed(name),
              )
            }
          />
          {words.never(name)}
        </label>
        <p className="text-xs text-soft">{words.neverHint}</p>
      </div>
      {!isOut && !isEveryWeek && fixed && (
        <Suspense>
          <LightDays board={board} day={day} />
        </Suspense>
      )}
      {!isOut && !fixed && (
        <SelectField
          label={words.longest}
          hint={MY_WEEK.longestHint}
          value={whole.maxMin[day] ?? ''}
          options={longestOptions(whole.maxMin[day])}
          onValue={(minutes) =>
            make({ week: limited(whole, day, minutes), place: null }, WEEK_BOARD.said.longest(name))
          }
        />
      )}
      <div className="grid gap-2">
        <Button look="secondary" onClick={() => board.create('busy', free)}>
          {words.addLife}
        </Button>
        {!isOut && !fixed && (
          <Button look="secondary" className="text-pen" onClick={() => board.create('window', free)}>
            {words.addWindow}
          </Button>
        )}
      </div>
    </BoardSheet>
  )
}

/** Whether a day that the words shut, or bound, is meant so. */
function DoubtOfDay({ board: { whole, make }, day, name }: Pick<Props, 'board' | 'day'> & { name: string }) {
  const isOut = whole.never.includes(day)
  const dropped = isOut ? crossed(whole, day) : limited(whole, day, '')
  return (
    <DoubtCard
      question={isOut ? words.doubtOfNever(name) : words.doubtOfMost(durationText(Number(whole.maxMin[day])), name)}
      answers={[
        {
          label: WEEK_BOARD.editor.right,
          run: () => make({ week: answered(whole, day), place: null }, WEEK_BOARD.said.changed(name)),
        },
        {
          label: WEEK_BOARD.editor.notSo,
          run: () =>
            make({ week: dropped, place: null }, isOut ? WEEK_BOARD.said.open(name) : WEEK_BOARD.said.longest(name)),
        },
      ]}
      hint={words.doubtHint}
    />
  )
}
