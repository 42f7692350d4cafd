import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportAnswer } from '../../contract/activity.ts'
import { workerAddress } from '../links/worker-address.ts'
import type { ArchiveFault } from './archive.ts'
import type { ArchiveMessage } from './archive-worker.ts'
import workerFile from './archive-worker.ts?worker&url'
import { CHANGED_BY_IMPORTS } from './changed.ts'
import { NOTHING, partsOf, summed } from './parts.ts'
import { saidBy, sent } from './send-part.ts'

/** How far an archive has come in. */
export type ArchiveState = {
  readonly state: 'reading' | 'done' | 'stopped' | 'failed'
  /** Why, where it failed: a fault of the archive, or what the server said. */
  readonly why?: ArchiveFault | { readonly said: string | null }
  /** [ratio] */
  readonly done: number
  readonly unread: number
  readonly unknownSets: number
} & ImportAnswer

const BEGUN: ArchiveState = {
  state: 'reading',
  done: 0,
  unread: 0,
  unknownSets: 0,
  ...NOTHING,
}

/** An archive on its way in: read in a worker, sent in parts, stopped whenever its person says so. */
export function useArchive() {
  const cache = useQueryClient()
  const [progress, setProgress] = useState<ArchiveState | null>(null)
  const worker = useRef<Worker>(undefined)
  // Who leaves the page stops it; what has come in stays.
  useEffect(() => () => worker.current?.terminate(), [])

  function end(how: Partial<ArchiveState>) {
    worker.current?.terminate()
    worker.current = undefined
    setProgress((before) => before && { ...before, ...how })
    for (const key of CHANGED_BY_IMPORTS) void cache.invalidateQueries({ queryKey: [key] })
  }

  async function keep(own: Worker, importId: string, step: Extract<ArchiveMessage, { kind: 'step' }>) {
    const isStopped = () => worker.current !== own
    try {
      const answers: ImportAnswer[] = []
      // A hundred activities with their laps are more than one part.
      for (const part of partsOf(step.activities)) {
        answers.push(await sent(importId, part, isStopped))
        if (isStopped()) return
      }
      setProgress((before) => before && added(before, step, answers))
      own.postMessage('go on')
    } catch (error) {
      if (!isStopped()) end({ state: 'failed', why: { said: saidBy(error) } })
    }
  }

  function give(archive: File) {
    if (worker.current) return
    const importId = crypto.randomUUID()
    const own = new Worker(workerAddress(workerFile), { type: 'module' })
    worker.current = own
    setProgress(BEGUN)
    own.onerror = () => end({ state: 'failed', why: { said: null } })
    own.onmessage = ({ data }: MessageEvent<ArchiveMessage>) => {
      if (data.kind === 'end') end({ state: 'done', done: 1 })
      else if (data.kind === 'failed') end({ state: 'failed', why: data.fault })
      else void keep(own, importId, data)
    }
    own.postMessage(archive)
  }
  return { progress, give, stop: () => end({ state: 'stopped' }) }
}

type Step = Pick<ArchiveState, 'done' | 'unread' | 'unknownSets'>

function added(before: ArchiveState, { done, unread, unknownSets }: Step, answers: readonly ImportAnswer[]) {
  const left = { unread: before.unread + unread, unknownSets: before.unknownSets + unknownSets }
  return { ...before, done, ...left, ...answers.reduce<ImportAnswer>(summed, before) }
}
