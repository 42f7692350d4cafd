import { useEffect, useState } from 'react'
import { DEFAULT_COMMITMENTS } from '../../contract/default-commitments.ts'
import type { CivilDate } from '../../engine/model.ts'
import { readWords, type WordsRead } from './read-words.ts'
import type { WeekDraft } from './week-draft.ts'

/** What is read of the person's own words, while it still counts. */
export type ReadWords = {
  /** Null while it is not there. */
  readonly words: WordsRead | null
  readonly failed: boolean
  readonly again: () => void
}

/** Reads the words of which something may still count in a draft. */
export function useReadWords(written: string, { busy, said }: WeekDraft, today: CivilDate): ReadWords {
  const [words, setWords] = useState<WordsRead | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const isWanted = words === null && (busy === null || !Object.values(said).every(Boolean))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its count.
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    readWords(written.trim() || DEFAULT_COMMITMENTS, today)
      .then((read) => {
        if (!isGone) setWords(read)
      })
      .catch(() => {
        if (!isGone) setFailed(true)
      })
    return () => {
      isGone = true
    }
  }, [isWanted, written, today, tries])
  const again = () => {
    setFailed(false)
    setTries((now) => now + 1)
  }
  return { words, failed, again }
}
