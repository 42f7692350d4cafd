import { useState } from 'react'
import type { PersonFacts } from '../../contract/person-facts.ts'
import { civilNow } from '../display/civil-now.ts'
import { countsWords, useReadWords } from '../ordinary-week/use-read-words.ts'
import { changedDraft, draftOf, withHeard } from '../ordinary-week/week-draft.ts'
import { changesOf } from '../ordinary-week/week-facts.ts'
import { changeOfWords, withWordsChange } from '../ordinary-week/words-change.ts'
import { BoardOfDraft } from '../week-board/board-of-draft.tsx'
import type { BoardWeek } from '../week-board/pieces.ts'
import type { DrawnWeek } from './drawn-week.ts'
import { WordsChangeCard } from './words-change-card.tsx'

type Props = {
  /** What is written of the days, as it is typed. */
  text: string
  /** What was written of them when `facts` were kept. */
  written: string
  facts: PersonFacts
  drawn: DrawnWeek | null
  onDrawn: (drawn: DrawnWeek | null) => void
}

/** The ordinary week on a board: it follows the words until it is drawn on, and then says what other words would change. */
export function LifeBoard({ text, written, facts, drawn, onDrawn }: Props) {
  const [today] = useState(() => civilNow(Intl.DateTimeFormat().resolvedOptions().timeZone).date)
  const [draft, setDraft] = useState(() => draftOf(drawn ? withWeek(facts, drawn) : facts, today))
  const [from, setFrom] = useState(drawn?.from ?? written)
  const isOwn = draft.busy !== null
  const isBehind = isOwn && text.trim() !== from.trim()
  const read = useReadWords(text, countsWords(draft) || isBehind, today)
  const before = useReadWords(from, isBehind, today)
  const heard = isBehind ? null : (read.words?.heard ?? null)
  const change = isBehind && read.words && before.words ? changeOfWords(before.words, read.words) : null

  function keep(week: BoardWeek, madeFrom: string) {
    const next = changedDraft(draft, heard, week)
    setDraft(next)
    setFrom(madeFrom)
    const changes = changesOf(next, facts)
    onDrawn('week' in changes ? { week: changes.week ?? null, from: madeFrom } : null)
  }
  return (
    <>
      {change && (
        <WordsChangeCard
          change={change}
          onTake={() => keep(withWordsChange(draft, change), text)}
          onLeave={() => keep(draft, text)}
        />
      )}
      <BoardOfDraft
        {...{ read, today }}
        draft={withHeard(draft, heard)}
        rotaFrom={facts.rota?.from}
        training={null}
        onWeek={(week) => keep(week, isOwn ? from : text)}
      />
    </>
  )
}

function withWeek({ week: _, ...facts }: PersonFacts, { week }: DrawnWeek): PersonFacts {
  return { ...facts, ...(week && { week }) }
}
