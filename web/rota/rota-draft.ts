import type { PersonFactsInput } from '../../contract/person-facts.ts'
import type { Round } from '../../engine/interpret/rota/rota.ts'
import type { ShiftKind } from '../../engine/interpret/rota/rota-words.ts'
import type { CivilDate, Rota } from '../../engine/model.ts'
import { dateAfter, daysBetween } from '../display/civil-dates.ts'
import { ROTA } from '../words/rota-words.ts'

/** One kind of day in a rota: its hours as they stand in the form, so that nothing typed is lost. */
export type Shift = {
  /** Its name on the screen; never sent. */
  readonly id: number
  readonly label: string
  readonly start: string
  readonly end: string
  /** Further hours of the same day, which the form does not show. */
  readonly more: Rota['days'][number]
}

/** A rota as it stands in the form. */
export type RotaDraft = {
  readonly shifts: readonly Shift[]
  /** The shift of each day by its id; null is a day off. */
  readonly days: readonly (number | null)[]
  /** A date that is its first day; empty while nobody said so. */
  readonly from: string
  /** The day on which it was opened: a rota whose first day lies within one round of it runs already. */
  readonly today: CivilDate
  /** Its first day as it is kept: one that is yet to come stays where it was set. */
  readonly kept?: CivilDate
}

/** [days] as the server takes them */
export const ROTA_DAYS = { least: 2, most: 56 }
export const SHIFTS_MOST = 6

let lastId = 0
export const newShift = (label = '', start = '', end = ''): Shift => ({ id: ++lastId, label, start, end, more: [] })

/** What is kept, as a draft: days alike are one shift. */
export function draftOfRota(rota: Rota | undefined, today: CivilDate): RotaDraft | null {
  if (!rota) return null
  const shifts = new Map<string, Shift>()
  const days = rota.days.map((hours) => {
    const [first, ...more] = hours
    if (!first) return null
    const key = JSON.stringify(hours)
    const shift = shifts.get(key) ?? { ...newShift(first.label, first.start, first.end), more }
    shifts.set(key, shift)
    return shift.id
  })
  return { shifts: [...shifts.values()], days, from: rota.from, today, kept: rota.from }
}

/** What words told of a rota, as a draft; which day is its first they do not tell. */
export function draftOfRead({ days, hours }: Round, today: CivilDate): RotaDraft {
  const kinds = [...new Set(days.filter((kind) => kind !== null))]
  const shifts = kinds.map((kind) => newShift(ROTA.shifts[kind], hours[kind]?.start, hours[kind]?.end))
  const idOf = (kind: ShiftKind) => shifts[kinds.indexOf(kind)]!.id
  return { shifts, days: days.map((kind) => kind && idOf(kind)), from: '', today }
}

/** What is wrong with it, in the order in which it is looked at; null where nothing is. */
export function rotaProblem(rota: RotaDraft | null): string | null {
  if (!rota) return null
  if (rota.from === '') return ROTA.fromMissing
  if (!isDated(rota)) return ROTA.fromWrong
  const worked = rota.shifts.filter(({ id }) => rota.days.includes(id))
  if (worked.length === 0) return ROTA.allOff
  return worked.some(({ start, end }) => start === '' || end === '') ? ROTA.hoursMissing : null
}

/** A faultless draft as it is kept. */
export function rotaOf({ shifts, days, ...rest }: RotaDraft): NonNullable<PersonFactsInput['rota']> {
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  return {
    from: firstDay({ days, ...rest }),
    days: days.map((id) => {
      const shift = id === null ? undefined : byId.get(id)
      return shift ? [{ start: shift.start, end: shift.end, label: shift.label.trim() }, ...shift.more] : []
    }),
  }
}

/** The first day from which the rota counts: within one round from today it runs already, later it is one that begins then. */
export function firstDay({ days, from, today, kept }: Pick<RotaDraft, 'days' | 'from' | 'today' | 'kept'>): CivilDate {
  if (from === kept) return from
  const ahead = daysBetween(today, from)
  return ahead > 0 && ahead < days.length ? dateAfter(from, -days.length) : from
}

/** Whether a rota runs on a day, so that no other hours count then. @param day - null where it is no certain one */
export function runsOn(rota: RotaDraft | null, day: CivilDate | null): boolean {
  return rotaProblem(rota) === null && rota !== null && day !== null && firstDay(rota) <= day
}

/** Whether its first day is a date that can be meant: a field takes years of one and of six digits while they are typed. */
export function isDated({ from }: Pick<RotaDraft, 'from'>): boolean {
  return from.length === FROM.first.length && from >= FROM.first && from <= FROM.last
}
const FROM = { first: '1900-01-01', last: '2199-12-31' }

/** A draft that was kept on the device, its shifts named anew: other shifts may have their names by now. */
export function keptDraft(rota: RotaDraft): RotaDraft {
  const named = new Map(rota.shifts.map((shift) => [shift.id, ++lastId]))
  return {
    ...rota,
    shifts: rota.shifts.map((shift) => ({ ...shift, id: named.get(shift.id) ?? shift.id })),
    days: rota.days.map((id) => (id === null ? null : (named.get(id) ?? null))),
  }
}

/** The date of a day of the rota in the round that today is in, or in its first. */
export function dateOfDay(rota: RotaDraft, at: number): CivilDate {
  const first = firstDay(rota)
  const rounds = Math.max(0, Math.floor(daysBetween(first, rota.today) / rota.days.length))
  return dateAfter(first, rounds * rota.days.length + at)
}

/** The next kind of day at a tap: each shift in turn, then off. */
export function turned({ shifts, days }: Pick<RotaDraft, 'shifts' | 'days'>, at: number): RotaDraft['days'] {
  const next = shifts[shifts.findIndex(({ id }) => id === days[at]) + 1]?.id ?? null
  return days.map((id, place) => (place === at ? next : id))
}

/** Longer or shorter by days off at its end. */
export function ofLength(days: RotaDraft['days'], length: number): RotaDraft['days'] {
  const most = Math.min(ROTA_DAYS.most, Math.max(ROTA_DAYS.least, length))
  return Array.from({ length: most }, (_, at) => days[at] ?? null)
}
