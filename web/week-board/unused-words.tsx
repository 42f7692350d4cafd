import { Plus } from 'lucide-react'
import { WEEKDAYS } from '../../engine/model.ts'
import { Button } from '../ui/button.tsx'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import type { Board } from './use-board.ts'

const LABEL_MAX = 100
/** [min] Where a block lies of which no hour is known: an evening, to be moved. */
const EVENING = { from: 18 * 60, length: 60 }

/** Words that no fact came from: a press makes a block of them, whose hours are asked at once. */
export function UnusedWords({ board, quotes }: { board: Board; quotes: readonly string[] }) {
  const names = new Set(board.whole.busy?.map(({ label }) => label))
  const left = quotes.map((quote) => quote.slice(0, LABEL_MAX)).filter((quote) => !names.has(quote))
  if (left.length === 0) return null
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <p className="text-soft">{WEEK_BOARD.unused}</p>
      {left.map((quote) => (
        <Button
          key={quote}
          look="quiet"
          className="-mx-4 max-w-full text-left wrap-anywhere"
          icon={<Plus size={18} aria-hidden="true" className="shrink-0" />}
          onClick={() => board.create('busy', { ...EVENING, day: dayIn(quote) ?? board.shown }, quote)}
        >
          {WEEK_BOARD.addUnused(quote)}
        </Button>
      ))}
    </div>
  )
}

/** The weekday that a quote names in English, if any. */
function dayIn(quote: string) {
  const [, day] = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/i.exec(quote) ?? []
  return WEEKDAYS.find((one) => one === day?.toLowerCase())
}
