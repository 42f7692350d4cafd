import type { RacesReading } from '../../model.ts'

const LEAD =
  'at|start|starts|starting|starts at|start at|start time|gun|from|um|ab|beginn|start um|a|à|départ|départ à|las|a las|salida|às|as|largada|alle|ore|partenza|om|vanaf'
/** A clock time behind a word that leads to one; what it measures is in the two groups before the last. */
const TOLD = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${LEAD}):?\\s+)?(\\d{1,2})(?:(?:[:.]|\\s?h\\s?)([0-5]\\d))?\\s*(am|pm|a\\.m\\.|p\\.m\\.|uhr|uur|o'?clock|h(?!\\p{L}))?(?![\\p{L}\\d:.]*\\d)`,
  'giu',
)
const LED = new RegExp(`^(?:${LEAD})(?![\\p{L}])`, 'iu')
/** What makes a time a result or a pace. */
const RESULT_BEFORE =
  /(?:goal|target|sub|under|in|pb|pr|best|ziel|unter|objectif|sous|objetivo|obiettivo|sotto|doel|onder)[\s:]*$/iu
const RESULT_BEHIND = /^\s*(?:\/|per\b|pace|min\b|minutes?\b|hours?\b|hrs?\b|km\b|mi\b|miles?\b)/iu

/**
 * [min after midnight] at which an event of a text is said to start, or null.
 * @param text - the races as typed
 * @param events - all that were read in it
 * @param date - the day of the event; of several on it, the last start counts
 */
export function raceStart(text: string, events: RacesReading['events'], date: string): number | null {
  const starts = events.flatMap((event) => {
    if (event.date !== date) return []
    const next = Math.min(text.length, ...events.map(({ span }) => span.start).filter((at) => at > event.span.start))
    const own = text.slice(event.span.start, next)
    const found = startIn(own.slice(0, own.search(/\n|$/)))
    return [found]
  })
  const told = starts.filter((start) => start !== null)
  return told.length > 0 && told.length === starts.length ? Math.max(...told) : null
}

function startIn(text: string): number | null {
  for (const match of text.matchAll(TOLD)) {
    const [whole, hours = '', minutes, unit = ''] = match
    if (!LED.test(whole) && unit === '') continue
    if (minutes === undefined && unit === '' && !/^start/i.test(whole)) continue
    if (RESULT_BEFORE.test(text.slice(0, match.index)) || RESULT_BEHIND.test(text.slice(match.index + whole.length)))
      continue
    const isHalf = /^[ap]/i.test(unit)
    const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(unit) ? 12 : 0) : Number(hours)
    if (hour < 24 && !(isHalf && Number(hours) > 12)) return hour * 60 + Number(minutes ?? 0)
  }
  return null
}
