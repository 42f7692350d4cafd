import type { CivilDate, HistoryDay, HistoryEntry, Taps } from '../model.ts'

/**
 * A history with one record a day: several of one date add up. What was said is kept entry by entry; of what was done
 * the last word counts.
 */
export function mergedHistory(history: readonly HistoryDay[]): readonly HistoryDay[] {
  const days = new Map<CivilDate, HistoryDay>()
  for (const day of history) {
    const before = days.get(day.date)
    days.set(day.date, before ? joined(before, day) : day)
  }
  return days.size === history.length ? history : [...days.values()]
}

function joined(before: HistoryDay, day: HistoryDay): HistoryDay {
  const { notes: _n, tomorrowNotes: _t, read: _read, taps: _taps, removed: _r, added: _a, ...done } = before
  const beside = [...(before.beside ?? []), ...(day.beside ?? [])]
  return {
    ...{ ...done, ...day, entries: [...entriesOf(before), ...(day.entries ?? [])] },
    ...(beside.length > 0 && { beside }),
  }
}

/** All that was said on a day, oldest first. */
export function entriesOf({ entries = [], ...day }: HistoryDay): readonly HistoryEntry[] {
  const { notes, tomorrowNotes, taps, added } = day
  return notes || tomorrowNotes || taps || added ? [...entries, day] : entries
}

/** The taps of a whole day: each scale as it was tapped last, and every alarm. */
export function tapsOf(day: HistoryDay): Taps {
  const all = entriesOf(day).flatMap(({ taps }) => (taps ? [taps] : []))
  const alarm = [...new Set(all.flatMap((taps) => taps.alarm ?? []))]
  return all.length === 0 ? {} : { ...Object.assign({}, ...all), alarm }
}
