import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../ui/toast.ts'
import { ACCOUNT } from '../words/account-words.ts'
import { COMMON } from '../words/common.ts'
import { ApiProblem, isProblem } from './api-problem.ts'

type Message = readonly [title: string, text?: string]

/**
 * Saves one thing of the account page; `saveNow` tells whether it was kept.
 * @param run what is sent; null where it was not kept after all
 * @param done title and text of the message when it was kept, or how to make them from the answer; null says nothing
 */
export function useSave<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  done: Message | ((answer: Answer) => Message) | null,
  then?: () => void,
): { busy: boolean; save: (input: Input) => void; saveNow: (input: Input) => Promise<boolean> } {
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const saveNow = async (input: Input) => {
    if (busy) return false
    setBusy(true)
    try {
      const answer = await run(input)
      if (done) toast.good(...(typeof done === 'function' ? done(answer) : done))
      then?.()
      return answer !== null
    } catch (error) {
      saySaveFailure(error)
      // What it was about was ended or changed on another device: the page shows what stands now.
      if (error instanceof ApiProblem && [404, 409].includes(error.status))
        void cache.invalidateQueries({ queryKey: ['account'] })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, save: (input) => void saveNow(input), saveNow }
}

/** The server's own sentence where it has one; the reader cannot mend what it calls internal. */
export function saySaveFailure(error: unknown) {
  // That the session ended is said once, where it ends.
  if (isProblem(error, 'unauthenticated')) return
  if (!(error instanceof ApiProblem) || error.status >= 500) return toast.bad(ACCOUNT.error, ACCOUNT.failed)
  toast.bad(error.code === 'invalid-input' ? COMMON.validationError : ACCOUNT.error, error.detail || ACCOUNT.failed)
}
