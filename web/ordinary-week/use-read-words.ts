import { useEffect, useMemo, useState } from 'react'
import { DEFAULT_COMMITMENTS } from '../../contract/default-commitments.ts'
import type { SaidOfWeek } from '../../engine/interpret/week/said-of-week.ts'
import type { CivilDate } from '../../engine/model.ts'
import { readWords, type WordsRead } from './read-words.ts'
import { type ReadBlock, rowsOfReading, type WeekDraft } from './week-draft.ts'

/** [ms] Reading anew waits for a pause in typing. */
const PAUSE_MS = 250

/** What is read of the person's own words, while it still counts. */
export type ReadWords = {
  /** Null while it is not there; of the words before, while they are being changed. */
  readonly words: WordsRead | null
  /** Nothing is written: what is assumed of everybody was read. */
  readonly isAssumed: boolean
  readonly failed: boolean
  readonly again: () => void
}

/** What was read ahead, and of which words: others may stand there by now. */
export type FirstRead = { readonly of: string; readonly words: WordsRead }

/** Whether something that a person wrote still counts in a draft. */
export function countsWords({ busy, said }: WeekDraft): boolean {
  return busy === null || !Object.values(said).every(Boolean)
}

/** What was read of the words that stand, when they were written, and the hours that a language model has read of them too. */
export type WeekBefore = {
  readonly busy: readonly ReadBlock[] | null
  readonly kept: { readonly text: string; readonly said: SaidOfWeek } | null
}

type ReadOptions = {
  first?: FirstRead | null
  /** What counts of words that were written before, whoever reads them otherwise now. */
  before?: WeekBefore | null
  /** The day on which the words were written; today's while they are. */
  since?: CivilDate | undefined
}

/**
 * Reads words, and reads them anew when they change; what is not wanted is not read.
 * @param written - as typed; where there is nothing, what is assumed of everybody
 * @param first - what was read of it already, or of what stood there when it was read
 */
export function useReadWords(
  written: string,
  isWanted: boolean,
  today: CivilDate,
  { first = null, before = null, since = today }: ReadOptions = {},
): ReadWords {
  const text = written.trim() || DEFAULT_COMMITMENTS
  const [read, setRead] = useState(first)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const modelled = before?.busy ?? null
  const kept = before?.kept?.text === text ? before.kept.said : null
  const isDue = isWanted && read?.of !== text
  const isFirst = read === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its count.
  useEffect(() => {
    if (!isDue) return
    let isGone = false
    const timer = setTimeout(
      () => {
        readWords(text, today, since, kept)
          .then((words) => {
            if (!isGone) setRead({ of: text, words })
          })
          .catch(() => {
            if (!isGone) setFailed(true)
          })
      },
      isFirst ? 0 : PAUSE_MS,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isDue, isFirst, text, today, since, kept, tries])
  const again = () => {
    setFailed(false)
    setTries((now) => now + 1)
  }
  const rows = useMemo(() => modelled && rowsOfReading(modelled), [modelled])
  const words = read && rows ? { ...read.words, rows } : (read?.words ?? null)
  return { words, isAssumed: written.trim() === '', failed, again }
}
