import { logText } from '../../../formats/logbook/log-text.ts'
import { LogbookUnreadable, readLogbook } from '../../../formats/logbook/read-logbook.ts'
import { logbookActivities, upTo } from './logbook-activities.ts'
import type { LogbookAsked, LogbookTold } from './logbook-message.ts'

addEventListener('message', ({ data }: MessageEvent<LogbookAsked>) => void read(data))

async function read({ file, unit, order }: LogbookAsked): Promise<void> {
  try {
    const text = logText(new Uint8Array(await file.arrayBuffer()))
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const { book, ahead } = upTo(readLogbook(text, order, zone), new Date())
    const { isUnitless, isOrderOpen, unread, workouts } = book
    const [first, last] = [workouts.at(0)?.date ?? '', workouts.at(-1)?.date ?? '']
    // A date and time without a zone is of the clock of this device.
    const { activities, ...rest } = logbookActivities(book, unit, (local) => new Date(local))
    post({ kind: 'read', isUnitless, isOrderOpen, unread, ahead, first, last, activities, ...rest })
  } catch (error) {
    post({ kind: 'failed', fault: error instanceof LogbookUnreadable ? error.fault : 'unknown' })
  }
}

function post(message: LogbookTold): void {
  // The types of the DOM take this for a window.
  ;(self as unknown as { postMessage: (message: LogbookTold) => void }).postMessage(message)
}
