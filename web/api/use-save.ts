import { useState } from 'react'
import { toast } from '../ui/toast.ts'
import { ACCOUNT } from '../words/account-words.ts'
import { COMMON } from '../words/common.ts'
import { ApiProblem } from './api-problem.ts'

type Message = readonly [title: string, text?: string]

/**
 * Saves one thing of the account page.
 * @param run what is sent
 * @param done title and text of the message when it was kept, or how to make them from the answer; null says nothing
 */
export function useSave<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  done: Message | ((answer: Answer) => Message) | null,
  then?: () => void,
): { busy: boolean; save: (input: Input) => void } {
  const [busy, setBusy] = useState(false)
  const save = async (input: Input) => {
    if (busy) return
    setBusy(true)
    try {
      const answer = await run(input)
      if (done) toast.good(...(typeof done === 'function' ? done(answer) : done))
      then?.()
    } catch (error) {
      saySaveFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, save: (input) => void save(input) }
}

/** The server's own sentence where it has one; the reader cannot mend what it calls internal. */
export function saySaveFailure(error: unknown) {
  if (!(error instanceof ApiProblem) || error.status >= 500) return toast.bad(ACCOUNT.error, ACCOUNT.failed)
  toast.bad(error.code === 'invalid-input' ? COMMON.validationError : ACCOUNT.error, error.detail || ACCOUNT.failed)
}
