import { WEEKDAYS, type Weekday } from '../../engine/model.ts'
import type { WordsRead } from './read-words.ts'
import { isSameSeason } from './season.ts'
import { type HoursRow, newHours, type WeekDraft } from './week-draft.ts'

/** What other words would change of a week that no longer follows them. */
export type WordsChange = {
  readonly busy: Hours
  readonly windows: Hours
  readonly never: { readonly added: readonly Weekday[]; readonly removed: readonly Weekday[] }
  /** [min] as text; empty where a limit is gone. */
  readonly maxMin: WeekDraft['maxMin']
}

type Hours = { readonly added: readonly HoursRow[]; readonly removed: readonly HoursRow[] }
type Week = Pick<WeekDraft, 'busy' | 'windows' | 'never' | 'maxMin'>

/** What words say that those before them did not, and what they say no more; null where that is nothing. */
export function changeOfWords(before: WordsRead, after: WordsRead): WordsChange | null {
  const change: WordsChange = {
    busy: changeOfHours(before.rows, after.rows),
    windows: changeOfHours(before.heard.windows, after.heard.windows),
    never: {
      added: after.heard.never.filter((day) => !before.heard.never.includes(day)),
      removed: before.heard.never.filter((day) => !after.heard.never.includes(day)),
    },
    maxMin: Object.fromEntries(
      WEEKDAYS.filter((day) => (before.heard.maxMin[day] ?? '') !== (after.heard.maxMin[day] ?? '')).map((day) => [
        day,
        after.heard.maxMin[day] ?? '',
      ]),
    ),
  }
  const { busy, windows, never, maxMin } = change
  const parts = [busy.added, busy.removed, windows.added, windows.removed, never.added, never.removed]
  return parts.every(({ length }) => length === 0) && Object.keys(maxMin).length === 0 ? null : change
}

/** A week with what its words now say otherwise; whatever was changed on it by hand stays. */
export function withWordsChange(week: Week, { busy, windows, never, maxMin }: WordsChange): Week {
  const open = week.never.filter((day) => !never.removed.includes(day))
  return {
    busy: withHours(week.busy ?? [], busy),
    windows: withHours(week.windows, windows),
    never: WEEKDAYS.filter((day) => open.includes(day) || never.added.includes(day)),
    maxMin: { ...week.maxMin, ...maxMin },
  }
}

const isAlike = (one: HoursRow, other: HoursRow) =>
  one.start === other.start &&
  one.end === other.end &&
  one.label.toLowerCase() === other.label.toLowerCase() &&
  isSameSeason(one, other)

function changeOfHours(before: readonly HoursRow[], after: readonly HoursRow[]): Hours {
  return { added: daysBeyond(after, before), removed: daysBeyond(before, after) }
}

/** Rows with the days that no row alike has among the others. */
function daysBeyond(rows: readonly HoursRow[], others: readonly HoursRow[]): HoursRow[] {
  return rows.flatMap((row) => {
    const known = others.filter((other) => isAlike(row, other)).flatMap(({ days }) => days)
    const days = row.days.filter((day) => !known.includes(day))
    return days.length > 0 ? [{ ...row, days }] : []
  })
}

function withHours(rows: readonly HoursRow[], { added, removed }: Hours): HoursRow[] {
  const kept: HoursRow[] = rows.flatMap((row) => {
    const gone = removed.filter((one) => isAlike(one, row)).flatMap(({ days }) => days)
    const days = row.days.filter((day) => !gone.includes(day))
    return days.length > 0 ? [{ ...row, days }] : []
  })
  for (const row of added) {
    const at = kept.findIndex((one) => isAlike(one, row))
    const known = kept[at]
    if (known)
      kept[at] = { ...known, days: WEEKDAYS.filter((day) => known.days.includes(day) || row.days.includes(day)) }
    else kept.push({ ...row, id: newHours().id })
  }
  return kept
}
