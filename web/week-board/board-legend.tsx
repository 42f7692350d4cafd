import { dateInWords } from '../words/date-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import type { SessionWeek } from './board-sessions.ts'

/** What the colours and edges mean. */
export function BoardLegend({ training }: { training: SessionWeek | null }) {
  const span = training?.span
  const rows = [
    ['life', WEEK_BOARD.key.life],
    ['window', WEEK_BOARD.key.window],
    ...(training ? [['session', span ? sessionSpan(span) : WEEK_BOARD.key.session]] : []),
    ['never', WEEK_BOARD.key.never],
  ]
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
      {rows.map(([mark, text]) => (
        <li key={mark} className="flex items-center gap-1.5">
          <span aria-hidden="true" className="board-swatch" data-mark={mark} />
          {text}
        </li>
      ))}
    </ul>
  )
}

function sessionSpan({ from, to }: NonNullable<SessionWeek['span']>): string {
  return WEEK_BOARD.key.sessionSpan(dateInWords(from, 'short'), dateInWords(to, 'short'))
}
