import { workerAddress } from '../links/worker-address.ts'
import type { CalendarFound, CalendarQuestion } from './calendar-worker.ts'
import workerFile from './calendar-worker.ts?worker&url'

/** [ms] after which a calendar that says no end is given up. @source default-ours */
const LIMIT_MS = 20_000

/** Reads a calendar file in a worker of its own: it does not leave the device. */
export function readCalendarFile(file: File, timeZone: string): Promise<CalendarFound> {
  const { promise, resolve } = Promise.withResolvers<CalendarFound>()
  const worker = new Worker(workerAddress(workerFile), { type: 'module' })
  const limit = setTimeout(() => resolve({ fault: 'calendar-much' }), LIMIT_MS)
  worker.onmessage = ({ data }: MessageEvent<CalendarFound>) => resolve(data)
  worker.onerror = () => resolve({ fault: 'calendar-away' })
  worker.postMessage({ file, timeZone, now: Date.now() } satisfies CalendarQuestion)
  return promise.finally(() => {
    clearTimeout(limit)
    worker.terminate()
  })
}
