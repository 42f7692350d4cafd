import { WEEKDAYS, type Weekday } from '../../engine/model.ts'
import type { WordsRead } from './read-words.ts'
import { isSameSeason } from './season.ts'
import { type HoursRow, newHours, type WeekDraft } from './week-draft.ts'

/** What becomes otherwise of a week that no longer follows its words. */
export type WordsChange = {
  readonly busy: Hours
  readonly windows: Hours
  readonly never: { readonly added: readonly Weekday[]; readonly removed: readonly Weekday[] }
  /** [min] as text; empty where a limit is gone. */
  readonly maxMin: WeekDraft['maxMin']
}

type Hours = { readonly added: readonly HoursRow[]; readonly removed: readonly HoursRow[] }
type Week = Pick<WeekDraft, 'busy' | 'windows' | 'never' | 'maxMin'> & Partial<Pick<WeekDraft, 'unsureDays'>>

/** What other words would do to a week: the week they would leave, and the same said for whoever decides on it. */
export type WordsEffect = {
  readonly week: Week
  readonly change: WordsChange
  /** What the words say no more of, and what stays nevertheless: it was changed by hand. */
  readonly kept: { readonly busy: readonly HoursRow[]; readonly windows: readonly HoursRow[] }
}

/** What the words of a week would do to it in the place of those before them; null where they would do nothing. */
export function effectOfWords(week: Week, before: WordsRead, after: WordsRead): WordsEffect | null {
  const [was, is] = [weekOfWords(before), weekOfWords(after)]
  const asked = changeBetween(was, is)
  const next = withWordsChange(week, { ...asked, maxMin: limitsFor(week, was, asked) }, is.unsureDays)
  // Told is what becomes of this week, not what the words differ in: they know nothing of what was drawn on it.
  const change = changeBetween(week, next)
  const kept = {
    busy: keptByHand(week.busy ?? [], was.busy ?? [], is.busy ?? []),
    windows: keptByHand(week.windows, was.windows, is.windows),
  }
  return isNothing(change) && kept.busy.length + kept.windows.length === 0 ? null : { week: next, change, kept }
}

function weekOfWords({ rows, heard: { windows, never, unsureDays, maxMin } }: WordsRead): Week {
  return { busy: rows, windows, never, unsureDays, maxMin }
}

/** What one week says that another did not, and what it says no more. */
function changeBetween(before: Week, after: Week): WordsChange {
  const limits = WEEKDAYS.filter((day) => (before.maxMin[day] ?? '') !== (after.maxMin[day] ?? ''))
  return {
    busy: changeOfHours(before.busy ?? [], after.busy ?? []),
    windows: changeOfHours(before.windows, after.windows),
    never: {
      added: after.never.filter((day) => !before.never.includes(day)),
      removed: before.never.filter((day) => !after.never.includes(day)),
    },
    maxMin: Object.fromEntries(limits.map((day) => [day, after.maxMin[day] ?? ''])),
  }
}

function isNothing({ busy, windows, never, maxMin }: WordsChange): boolean {
  const parts = [busy.added, busy.removed, windows.added, windows.removed, never.added, never.removed]
  return parts.every(({ length }) => length === 0) && Object.keys(maxMin).length === 0
}

/** The limits that words set anew, or take back where they are still as the words before had set them. */
function limitsFor(week: Week, was: Week, { maxMin }: WordsChange): WordsChange['maxMin'] {
  const isOwn = (day: Weekday) => (week.maxMin[day] ?? '') !== (was.maxMin[day] ?? '')
  return Object.fromEntries(
    WEEKDAYS.flatMap((day) => (day in maxMin && !(maxMin[day] === '' && isOwn(day)) ? [[day, maxMin[day] ?? '']] : [])),
  )
}

/** Rows changed by hand, of a name that words had at other hours and say no more of there. */
function keptByHand(rows: readonly HoursRow[], before: readonly HoursRow[], after: readonly HoursRow[]): HoursRow[] {
  const missed = daysBeyond(daysBeyond(before, after), rows)
  const own = daysBeyond(daysBeyond(rows, before), after)
  return own.filter((row) => missed.some(({ label }) => label.toLowerCase() === row.label.toLowerCase()))
}

/**
 * A week with what its words now say otherwise; whatever was changed on it by hand stays.
 * @param unsure - days that the new words leave in doubt: asked about is what they change
 */
function withWordsChange(
  week: Week,
  { busy, windows, never, maxMin }: WordsChange,
  unsure: readonly Weekday[] = [],
): Week {
  const open = week.never.filter((day) => !never.removed.includes(day))
  return {
    busy: withHours(week.busy ?? [], busy),
    windows: withHours(week.windows, windows),
    never: WEEKDAYS.filter((day) => open.includes(day) || never.added.includes(day)),
    maxMin: { ...week.maxMin, ...maxMin },
    unsureDays: WEEKDAYS.filter((day) =>
      never.added.includes(day) || maxMin[day] ? unsure.includes(day) : week.unsureDays?.includes(day),
    ),
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
    // A certain day does not become doubtful by one beside it.
    const at = kept.findIndex((one) => isAlike(one, row) && one.isUnsure === row.isUnsure)
    const known = kept[at]
    if (known)
      kept[at] = { ...known, days: WEEKDAYS.filter((day) => known.days.includes(day) || row.days.includes(day)) }
    else kept.push({ ...row, id: newHours().id })
  }
  return kept
}
