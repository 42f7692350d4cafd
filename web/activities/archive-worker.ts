import { IMPORT_PART_MAX } from '../../contract/activity-file.ts'
import { type ArchiveFault, type ArchiveStep, ArchiveUnreadable, activitiesIn } from './archive.ts'

/** What the worker tells: a step of which activities are to be kept before it goes on, the end, or why there is none. */
export type ArchiveMessage =
  | (ArchiveStep & { readonly kind: 'step' })
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly fault: ArchiveFault }

/** [ms] after which it is told how far it has come, where nothing else was to tell. */
const TOLD_AFTER_MS = 500

/** Called by who waits for the next step. */
let goOn = () => {}

addEventListener('message', ({ data }: MessageEvent<File | 'go on'>) => {
  if (data === 'go on') goOn()
  else void readAll(data)
})

async function readAll(archive: File): Promise<void> {
  try {
    let [activities, unread, unknownSets]: [ArchiveStep['activities'], number, number] = [[], 0, 0]
    let told = performance.now()
    const tell = async (done: number) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      goOn = resolve
      post({ kind: 'step', activities, unread, unknownSets, done })
      ;[activities, unread, unknownSets] = [[], 0, 0]
      await promise
      told = performance.now()
    }
    for await (const step of activitiesIn(archive)) {
      activities = [...activities, ...step.activities]
      unread += step.unread
      unknownSets += step.unknownSets
      if (activities.length >= IMPORT_PART_MAX / 2 || performance.now() - told > TOLD_AFTER_MS) await tell(step.done)
    }
    await tell(1)
    post({ kind: 'end' })
  } catch (error) {
    post({ kind: 'failed', fault: error instanceof ArchiveUnreadable ? error.fault : 'damaged' })
  }
}

function post(message: ArchiveMessage): void {
  // The types of the DOM take this for a window.
  ;(self as unknown as { postMessage: (message: ArchiveMessage) => void }).postMessage(message)
}
