import type { PersonFacts } from '../../contract/person-facts.ts'
import { type CivilDate, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { dateAfter } from '../display/civil-dates.ts'
import { type HoursRow, newHours, type WeekDraft } from './week-draft.ts'

type Dated = NonNullable<PersonFacts['dated']>[number]
type DatedBusy = Extract<Dated, { kind: 'busy' }>
type Week = Pick<WeekDraft, 'never' | 'maxMin' | 'windows' | 'busy'>

/** What is different in the week from a Monday on, as a board draws it: days without training, and hours that are taken. */
export function weekOfDates(dated: readonly Dated[], monday: CivilDate): Week {
  const daysOf = (one: Dated) => WEEKDAYS.filter((_, at) => covers(one, dateAfter(monday, at)))
  const never = dated.filter(({ kind }) => kind === 'off').flatMap(daysOf)
  const busy = dated.flatMap((one): HoursRow[] => {
    const days = daysOf(one)
    if (one.kind !== 'busy' || days.length === 0) return []
    return [{ ...newHours(), isNew: false, days, start: one.start, end: one.end, label: one.label }]
  })
  return { never: WEEKDAYS.filter((day) => never.includes(day)), maxMin: {}, windows: [], busy }
}

/** What was said of dates, with the week from a Monday on as it was drawn; what lies outside of it stays as it was. */
export function datedWith(dated: readonly Dated[], monday: CivilDate, { never, busy }: Week): Dated[] {
  const offLabel = (day: Weekday) => {
    const date = dateOf(monday, day)
    return dated.find((one) => one.kind === 'off' && covers(one, date))?.label ?? ''
  }
  const labels = [...new Set(never.map(offLabel))]
  const off = labels.flatMap((label) =>
    spansOf(
      never.filter((day) => offLabel(day) === label),
      monday,
    ).map((span): Dated => ({ kind: 'off', ...span, label })),
  )
  const taken = (busy ?? []).flatMap(({ days, start, end, label }) =>
    spansOf(days, monday).map((span): DatedBusy => ({ kind: 'busy', ...span, start, end, label: label.trim() })),
  )
  return [...dated.flatMap((one) => outside(one, monday)), ...off, ...taken].sort((one, other) =>
    one.from.localeCompare(other.from),
  )
}

const dateOf = (monday: CivilDate, day: Weekday) => dateAfter(monday, WEEKDAYS.indexOf(day))
const covers = ({ from, to }: Dated, date: CivilDate) => date >= from && date <= to

/** As much of it as lies before and after the week; all of what the board does not draw: less training, or none of a sport. */
function outside(one: Dated, monday: CivilDate): Dated[] {
  if (one.kind === 'light' || one.kind === 'without') return [one]
  const sunday = dateAfter(monday, 6)
  if (one.to < monday || one.from > sunday) return [one]
  const before = one.from < monday ? [{ ...one, to: dateAfter(monday, -1) }] : []
  const after = one.to > sunday ? [{ ...one, from: dateAfter(sunday, 1) }] : []
  return [...before, ...after]
}

/** Days in a row as one span. */
function spansOf(days: readonly Weekday[], monday: CivilDate): { from: CivilDate; to: CivilDate }[] {
  const spans: { from: CivilDate; to: CivilDate }[] = []
  for (const day of WEEKDAYS.filter((one) => days.includes(one))) {
    const date = dateOf(monday, day)
    const last = spans.at(-1)
    if (last && dateAfter(last.to, 1) === date) last.to = date
    else spans.push({ from: date, to: date })
  }
  return spans
}
