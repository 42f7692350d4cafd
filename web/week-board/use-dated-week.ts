import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PersonFacts } from '../../contract/person-facts.ts'
import type { CivilDate } from '../../engine/model.ts'
import { datedWith, weekOfDates } from '../ordinary-week/dated-week.ts'
import { useSaveFacts } from '../ordinary-week/use-save-facts.tsx'
import type { HeardDraft } from '../ordinary-week/week-draft.ts'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { isSameWeek } from './history.ts'
import type { BoardWeek } from './pieces.ts'

/** [ms] What is painted and then named is one change. */
const PAUSE_MS = 500

type Given = {
  facts: PersonFacts
  /** What the words say of dates: it counts until something is confirmed of them, and then with it. */
  heard: HeardDraft | null
  monday: CivilDate
  onSaved: (facts: PersonFacts) => void
}

/** What is different in one week, kept soon after it is drawn. */
export function useDatedWeek({ facts, heard, monday, onSaved }: Given) {
  const [kept, setKept] = useState(facts)
  const said = heard?.away.flatMap((row) => row.kept ?? []) ?? []
  const dated = kept.dated ?? said
  const [week, setWeek] = useState<BoardWeek>(() => weekOfDates(dated, monday))
  const [saved, setSaved] = useState(week)
  const { busy, save, refusal, setRefusal, dialog } = useSaveFacts(kept)
  const isUnsaved = !isSameWeek(week, saved)
  const isDue = !busy && refusal === '' && isUnsaved

  async function send(): Promise<boolean> {
    const asked = week
    const next = datedWith(dated, monday, asked)
    const answer = await save({ dated: next.length === 0 && said.length === 0 ? null : next })
    if (!answer) return false
    setKept(answer)
    setSaved(asked)
    onSaved(answer)
    return true
  }
  const sending = useRef(Promise.resolve(true))
  const latest = useRef(send)
  useLayoutEffect(() => {
    latest.current = send
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the week waits its own while.
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => {
      sending.current = latest.current()
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isDue, week])
  // What is on its way may be of an earlier stroke: the last one follows it.
  const keepNow = async () => {
    await sending.current
    return latest.current()
  }
  useUnsaved(isUnsaved, keepNow, true)

  return {
    ...{ week, refusal, dialog },
    state: busy || isDue ? ('saving' as const) : kept === facts ? null : ('saved' as const),
    again: () => setRefusal(''),
    draw: (next: BoardWeek) => {
      setRefusal('')
      setWeek(next)
    },
  }
}
