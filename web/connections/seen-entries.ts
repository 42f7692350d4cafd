import type { BusyHours, CalendarChoices } from '../../contract/busy-calendars.ts'
import { busyTimes, takesTime } from '../../formats/calendar/busy-times.ts'
import { namedZone } from '../../formats/calendar/named-zone.ts'
import type { CalendarEntry } from '../../formats/calendar/read-calendar.ts'

/** Entries of one title, as they are shown to whom they belong. */
export type SeenTitle = { readonly title: string; readonly count: number; readonly next: CalendarEntry }

/** All that takes time, by title, what comes soonest first. */
export function titlesOf(entries: readonly CalendarEntry[], choices: CalendarChoices): SeenTitle[] {
  const titles = new Map<string, { title: string; count: number; next: CalendarEntry }>()
  for (const entry of entries) {
    if (!takesTime(entry, choices)) continue
    const known = titles.get(entry.title)
    if (known) known.count += 1
    else titles.set(entry.title, { title: entry.title, count: 1, next: entry })
  }
  return [...titles.values()]
}

/** Entries that only a choice lets count. */
export function optionalOf(entries: readonly CalendarEntry[]): { days: number; tentative: number } {
  const busy = entries.filter(({ isFree }) => !isFree)
  const titles = (list: readonly CalendarEntry[]) => new Set(list.map(({ title, uid }) => uid || title)).size
  return {
    days: titles(busy.filter(({ isDay }) => isDay)),
    tentative: titles(busy.filter(({ isTentative }) => isTentative)),
  }
}

/** The hours of a calendar that was read here, for the server. */
export function hoursOf(
  entries: readonly CalendarEntry[],
  { choices, work, timeZone }: { choices: CalendarChoices; work: ReadonlySet<string>; timeZone: string },
): BusyHours[] {
  const zone = namedZone(timeZone) ?? namedZone('UTC')
  return zone ? busyTimes(entries, choices, zone, ({ title }) => work.has(title)) : []
}

/** By what a calendar at an address knows the entries of titles. */
export function uidsOf(entries: readonly CalendarEntry[], work: ReadonlySet<string>): string[] {
  return [...new Set(entries.flatMap(({ uid, title }) => (uid && work.has(title) ? [uid] : [])))]
}
