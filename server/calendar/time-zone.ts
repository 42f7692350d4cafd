import { contentLine, wallValue } from './ical.ts'

const MS_PER_DAY = 86_400_000

/**
 * A time zone's rules between two days as a VTIMEZONE: one part for the offset that holds at first and one for each change of
 * it, as the zone's own data have them, so that no rule has to be guessed.
 */
export function timeZoneLines(timeZone: string, from: Temporal.PlainDate, to: Temporal.PlainDate): string[] {
  // The change before the first day holds on it; where there never was one, any instant before does.
  const begin = from.toZonedDateTime({ timeZone })
  const last = to.toZonedDateTime({ timeZone }).epochMilliseconds + MS_PER_DAY
  let change = begin.getTimeZoneTransition('previous') ?? begin.subtract({ years: 1 })
  const parts: string[] = []
  for (;;) {
    parts.push(...observance(change))
    const next = change.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds > last) break
    change = next
  }
  return [contentLine('BEGIN', 'VTIMEZONE'), contentLine('TZID', timeZone), ...parts, contentLine('END', 'VTIMEZONE')]
}

function observance(change: Temporal.ZonedDateTime): string[] {
  const before = change.subtract({ nanoseconds: 1 }).offsetNanoseconds
  const after = change.offsetNanoseconds
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  // The wall's hour by the offset that ends.
  const begins = change.toPlainDateTime().subtract({ nanoseconds: after - before })
  return [
    contentLine('BEGIN', kind),
    contentLine('DTSTART', wallValue(begins)),
    contentLine('TZOFFSETFROM', offsetValue(before)),
    contentLine('TZOFFSETTO', offsetValue(after)),
    contentLine('END', kind),
  ]
}

/** `+0100`; seconds only where an old offset has them. */
function offsetValue(nanoseconds: number): string {
  const s = Math.round(Math.abs(nanoseconds) / 1e9)
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  const seconds = s % 60 === 0 ? '' : two(s % 60)
  return `${nanoseconds < 0 ? '-' : '+'}${two(s / 3600)}${two((s / 60) % 60)}${seconds}`
}
