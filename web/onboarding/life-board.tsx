import { useState } from 'react'
import { civilNow } from '../display/civil-now.ts'
import { type LifeWeekProps, useLifeWeek } from '../ordinary-week/use-life-week.ts'
import { BoardOfDraft } from '../week-board/board-of-draft.tsx'
import { WordsChangeCard } from '../week-board/words-change-card.tsx'
import { WEEK_BOARD } from '../words/week-board-words.ts'

/** The ordinary week on a board: it follows the words until it is drawn on, and then says what other words would change. */
export function LifeBoard(props: LifeWeekProps) {
  const [today] = useState(() => civilNow(Intl.DateTimeFormat().resolvedOptions().timeZone).date)
  const { read, effect, shown, draw, drawRota, take, leave } = useLifeWeek(props, today)
  return (
    <>
      {/* The level above the headings of its sheets. */}
      <h2 className="sr-only">{WEEK_BOARD.name}</h2>
      {effect && <WordsChangeCard effect={effect} onTake={take} onLeave={leave} />}
      <BoardOfDraft {...{ read, today }} draft={shown} training={null} onWeek={draw} onRota={drawRota} />
    </>
  )
}
