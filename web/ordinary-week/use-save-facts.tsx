import { useState } from 'react'
import type { PersonFacts, PersonFactsInput } from '../../contract/person-facts.ts'
import { ApiProblem, isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { changedParts, saveMerged } from '../unseen/save-upon.ts'
import { useWhich } from '../unseen/use-which.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'

/**
 * Saves what a person set of their life, beside what their other devices set meanwhile.
 * @param kept what was shown when they began
 */
export function useSaveFacts(kept: PersonFacts) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { ask, dialog } = useWhich()

  /** @returns what is kept now; null where it was refused, which is said, or put off */
  async function save(changes: PersonFactsInput): Promise<PersonFacts | null> {
    setBusy(true)
    setRefusal('')
    try {
      return await saveMerged<PersonFacts, PersonFacts>({
        read: planApi.factsStanding,
        write: (merged, now, tag) => planApi.saveFacts(changedParts(now, merged) as PersonFactsInput, tag),
        ...{ seen: kept, mine: { ...kept, ...changes } as PersonFacts, ask },
      })
    } catch (error) {
      // The end of a session is said, and acted upon, where it is noticed.
      if (!isProblem(error, 'unauthenticated')) setRefusal(refusalOf(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, save, refusal, setRefusal, dialog }
}

/** The server's own sentence where it has one; the reader cannot mend what it calls internal. */
function refusalOf(error: unknown): string {
  return error instanceof ApiProblem && error.status < 500 && error.detail ? error.detail : MY_WEEK.failed
}
