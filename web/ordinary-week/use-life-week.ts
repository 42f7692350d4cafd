import { useState } from 'react'
import type { PersonFacts } from '../../contract/person-facts.ts'
import type { CivilDate } from '../../engine/model.ts'
import { keptDraft, rotaProblem } from '../rota/rota-draft.ts'
import type { DrawnWeek } from './drawn-week.ts'
import { countsWords, type FirstRead, useReadWords } from './use-read-words.ts'
import { changedDraft, draftOf, type WeekDraft, withHeard } from './week-draft.ts'
import { changesOf } from './week-facts.ts'
import { effectOfWords } from './words-change.ts'

export type LifeWeekProps = {
  /** What is written of the days, as it is typed. */
  text: string
  /** What was written of them when `facts` were kept. */
  written: string
  facts: PersonFacts
  drawn: DrawnWeek | null
  onDrawn: (drawn: DrawnWeek | null) => void
}

type Week = Partial<Pick<WeekDraft, 'never' | 'unsureDays' | 'maxMin' | 'windows' | 'busy' | 'rota'>>

/**
 * The ordinary week of words that are being typed: it follows them until it is drawn on, and then says what other words
 * would change.
 * @param first - what was read of the words already, so that nothing has to be waited for
 */
export function useLifeWeek(
  { text, written, facts, drawn, onDrawn }: LifeWeekProps,
  today: CivilDate,
  first: FirstRead | null = null,
) {
  const [draft, setDraft] = useState(() => draftWith(facts, drawn, today))
  const [from, setFrom] = useState(drawn?.from ?? written)
  const isOwn = draft.busy !== null
  const isBehind = isOwn && text.trim() !== from.trim()
  const read = useReadWords(text, countsWords(draft) || isBehind, today, { first })
  const before = useReadWords(from, isBehind, today)
  const heard = isBehind ? null : (read.words?.heard ?? null)
  const effect = isBehind && read.words && before.words ? effectOfWords(draft, before.words, read.words) : null

  function keep(week: Week, madeFrom: string) {
    const next = changedDraft(draft, heard, week)
    setDraft(next)
    setFrom(madeFrom)
    const changes = changesOf(next, facts)
    const { week: ofWeek, rota } = changes
    const open = rotaProblem(next.rota) === null ? null : next.rota
    const ofRota = open ? { openRota: open } : rota !== undefined && { rota }
    const isDrawn = ofWeek !== undefined || ofRota !== false
    onDrawn(isDrawn ? { ...(ofWeek !== undefined && { week: ofWeek }), ...ofRota, from: madeFrom } : null)
  }

  return {
    ...{ read, effect },
    shown: withHeard(draft, heard),
    draw: (week: Week) => keep(week, isOwn ? from : text),
    /** A rota leaves the board as it was: the words count on where they did. */
    drawRota: (rota: WeekDraft['rota']) => keep({ rota }, from),
    take: () => effect && keep(effect.week, text),
    leave: () => keep(draft, text),
  }
}

function draftWith(facts: PersonFacts, drawn: DrawnWeek | null, today: CivilDate): WeekDraft {
  const draft = draftOf(drawn ? withDrawn(facts, drawn) : facts, today)
  return drawn?.openRota ? { ...draft, rota: keptDraft(drawn.openRota) } : draft
}

function withDrawn({ week, rota, ...facts }: PersonFacts, drawn: DrawnWeek): PersonFacts {
  const [ofWeek, ofRota] = [drawn.week === undefined ? week : drawn.week, drawn.rota === undefined ? rota : drawn.rota]
  return { ...facts, ...(ofWeek && { week: ofWeek }), ...(ofRota && { rota: ofRota }) }
}
