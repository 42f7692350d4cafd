import { CALENDAR_AHEAD_DAYS } from '../../contract/calendar-reach.ts'
import { namedZone } from '../../formats/calendar/named-zone.ts'
import { type CalendarFault, type CalendarRead, readCalendar } from '../../formats/calendar/read-calendar.ts'

/** What the worker is given, and what it tells. */
export type CalendarQuestion = { readonly file: File; readonly timeZone: string; readonly now: number }
export type CalendarFound = CalendarRead | { readonly fault: CalendarFault | 'calendar-away' }

const DAY_MS = 86_400_000

addEventListener('message', ({ data }: MessageEvent<CalendarQuestion>) => {
  void read(data).then(post)
})

async function read({ file, timeZone, now }: CalendarQuestion): Promise<CalendarFound> {
  try {
    const zone = namedZone(timeZone) ?? namedZone('UTC')
    if (!zone) return { fault: 'calendar-away' }
    return readCalendar(await file.text(), { from: now - DAY_MS, until: now + CALENDAR_AHEAD_DAYS * DAY_MS, zone })
  } catch {
    return { fault: 'calendar-away' }
  }
}

function post(found: CalendarFound): void {
  // The types of the DOM take this for a window.
  ;(self as unknown as { postMessage: (found: CalendarFound) => void }).postMessage(found)
}
