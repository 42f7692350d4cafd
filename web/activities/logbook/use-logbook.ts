import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ActivityInput, ImportAnswer } from '../../../contract/activity.ts'
import type { LogbookFault } from '../../../formats/logbook/read-logbook.ts'
import { useDisplay } from '../../display/display-context.tsx'
import { workerAddress } from '../../links/worker-address.ts'
import { CHANGED_BY_IMPORTS } from '../changed.ts'
import { NOTHING, partsOf, summed } from '../parts.ts'
import { saidBy, sent } from '../send-part.ts'
import type { LogbookChoices, LogbookPreview, LogbookTold } from './logbook-message.ts'
import workerFile from './logbook-worker.ts?worker&url'

/** Where a log is on its way in. */
export type LogbookState =
  | { readonly at: 'reading' }
  | { readonly at: 'failed'; readonly why: LogbookFault | { readonly said: string | null } }
  | {
      readonly at: 'preview'
      readonly preview: LogbookPreview
      readonly choices: LogbookChoices
      /** Whether it is being read anew for other choices. */
      readonly isOld: boolean
    }
  | { readonly at: 'sending' | 'done' | 'stopped'; readonly done: number; readonly counts: ImportAnswer }

/** A training log on its way in: read in a worker and shown first, then sent in parts, stopped whenever its person says so. */
export function useLogbook() {
  const cache = useQueryClient()
  const { weight } = useDisplay()
  const [state, setState] = useState<LogbookState | null>(null)
  const worker = useRef<Worker>(undefined)
  const file = useRef<File>(undefined)
  const sending = useRef<string>(undefined)
  useEffect(
    () => () => {
      worker.current?.terminate()
      sending.current = undefined
    },
    [],
  )

  function read(given: File, choices: LogbookChoices) {
    worker.current?.terminate()
    file.current = given
    const own = new Worker(workerAddress(workerFile), { type: 'module' })
    worker.current = own
    const end = (next: LogbookState) => {
      own.terminate()
      setState(next)
    }
    own.onerror = () => end({ at: 'failed', why: { said: null } })
    own.onmessage = ({ data }: MessageEvent<LogbookTold>) =>
      end(
        data.kind === 'failed'
          ? { at: 'failed', why: data.fault }
          : { at: 'preview', preview: data, choices, isOld: false },
      )
    own.postMessage({ file: given, ...choices })
  }

  async function take(activities: readonly ActivityInput[]) {
    const id = crypto.randomUUID()
    sending.current = id
    const isStopped = () => sending.current !== id
    let [sentSoFar, counts] = [0, NOTHING]
    setState({ at: 'sending', done: 0, counts })
    try {
      for (const part of partsOf(activities)) {
        const answer = await sent(id, part, isStopped)
        sentSoFar += part.length
        counts = summed(counts, answer)
        if (isStopped()) break
        setState({ at: 'sending', done: sentSoFar / activities.length, counts })
      }
      setState({ at: isStopped() ? 'stopped' : 'done', done: 1, counts })
    } catch (error) {
      setState(isStopped() ? { at: 'stopped', done: 1, counts } : { at: 'failed', why: { said: saidBy(error) } })
    }
    for (const key of CHANGED_BY_IMPORTS) void cache.invalidateQueries({ queryKey: [key] })
  }

  return {
    state,
    give: (given: File) => {
      setState({ at: 'reading' })
      read(given, { unit: weight, order: weight === 'lb' ? 'month-first' : 'day-first' })
    },
    choose: (choices: LogbookChoices) => {
      if (!file.current) return
      setState((before) => (before?.at === 'preview' ? { ...before, choices, isOld: true } : before))
      read(file.current, choices)
    },
    take,
    leave: () => setState(null),
    stop: () => {
      sending.current = undefined
    },
  }
}
