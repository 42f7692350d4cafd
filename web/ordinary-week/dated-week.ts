import type { PersonFacts } from '../../contract/person-facts.ts'
import { type CivilDate, type Equipment, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { dateAfter } from '../display/civil-dates.ts'
import { type HoursRow, newHours, type WeekDraft } from './week-draft.ts'

type Dated = NonNullable<PersonFacts['dated']>[number]
type DatedBusy = Extract<Dated, { kind: 'busy' }>
type DatedLight = Extract<Dated, { kind: 'light' }>

/** Days of one week that hold less than usual, and what there is to train with on them. */
export type LightDraft = {
  readonly days: readonly Weekday[]
  /** Null where it is what there always is. */
  readonly equipment: readonly Equipment[] | null
  readonly label: string
}

type Week = Pick<WeekDraft, 'never' | 'maxMin' | 'windows' | 'busy'> & { readonly light?: readonly LightDraft[] }

/** What is different in the week from a Monday on, as a board draws it: days without training or with less, and hours that are taken. */
export function weekOfDates(dated: readonly Dated[], monday: CivilDate): Week & { light: readonly LightDraft[] } {
  const daysOf = (one: Dated) => WEEKDAYS.filter((_, at) => covers(one, dateAfter(monday, at)))
  const never = dated.filter(({ kind }) => kind === 'off').flatMap(daysOf)
  const busy = dated.flatMap((one): HoursRow[] => {
    const days = daysOf(one)
    if (one.kind !== 'busy' || days.length === 0) return []
    return [{ ...newHours(), isNew: false, days, start: one.start, end: one.end, label: one.label }]
  })
  const light = dated.flatMap((one): LightDraft[] => {
    const days = daysOf(one)
    if (one.kind !== 'light' || days.length === 0) return []
    return [{ days, equipment: one.equipment ?? null, label: one.label }]
  })
  return { never: WEEKDAYS.filter((day) => never.includes(day)), maxMin: {}, windows: [], busy, light }
}

/** What was said of dates, with the week from a Monday on as it was drawn; what lies outside of it stays as it was. */
export function datedWith(dated: readonly Dated[], monday: CivilDate, { never, busy, light }: Week): Dated[] {
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
  const lighter = (light ?? []).flatMap(({ days, equipment, label }) =>
    spansOf(days, monday).map(
      (span): DatedLight => ({
        ...{ kind: 'light', ...span, label: label.trim() },
        ...(equipment && { equipment: [...equipment] }),
      }),
    ),
  )
  return joined([...dated.flatMap((one) => outside(one, monday)), ...off, ...lighter, ...taken], monday)
}

const dateOf = (monday: CivilDate, day: Weekday) => dateAfter(monday, WEEKDAYS.indexOf(day))
const covers = ({ from, to }: Dated, date: CivilDate) => date >= from && date <= to

/** As much of it as lies before and after the week; all of what the board does not draw: none of a sport, other equipment. */
function outside(one: Dated, monday: CivilDate): Dated[] {
  if (one.kind === 'without' || one.kind === 'kit') return [one]
  const sunday = dateAfter(monday, 6)
  if (one.to < monday || one.from > sunday) return [one]
  const before = one.from < monday ? [{ ...one, to: dateAfter(monday, -1) }] : []
  const after = one.to > sunday ? [{ ...one, from: dateAfter(sunday, 1) }] : []
  return [...before, ...after]
}

/** By their dates; what the borders of the week cut in two, and says the same on both sides, is one again. */
function joined(dated: readonly Dated[], monday: CivilDate): Dated[] {
  const borders = [monday, dateAfter(monday, 7)]
  const whole: Dated[] = []
  for (const one of dated.toSorted((first, second) => first.from.localeCompare(second.from))) {
    const isNext = (last: Dated) => dateAfter(last.to, 1) === one.from && saidOf(last) === saidOf(one)
    const at = borders.includes(one.from) ? whole.findIndex(isNext) : -1
    if (at === -1) whole.push(one)
    else whole[at] = { ...whole[at]!, to: one.to }
  }
  return whole
}

const saidOf = ({ from: _, to: __, ...said }: Dated) => JSON.stringify(Object.entries(said).sort())

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
