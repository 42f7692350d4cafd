import { dayNumber } from '../civil-date.ts'
import { DAY_MIN, endAfter, minuteOf, type Stretch } from '../day/clock.ts'
import type { BusyHours, ConfirmedFacts } from '../model.ts'
import { sure } from '../sure.ts'

type Rota = NonNullable<ConfirmedFacts['rota']>

/** The hours that a rota takes of a day, or null before its first day. */
export function rotaHours(rota: Rota, day: number): readonly BusyHours[] | null {
  const since = day - dayNumber(rota.from)
  return since < 0 ? null : sure(rota.days[since % rota.days.length])
}

/** Whether hours of a day stay free of a rota, and of what the night before takes of that day. */
export function isBesideRota(rota: Rota, day: number, hours: Pick<BusyHours, 'start' | 'end'>): boolean {
  const { start, end } = stretchOf(hours)
  const taken = [0, 1].flatMap((ago) =>
    (rotaHours(rota, day - ago) ?? []).map((one) => shifted(stretchOf(one), -ago * DAY_MIN)),
  )
  return taken.every((one) => one.end <= start || end <= one.start)
}

/** Hours of a day in minutes. */
export function stretchOf({ start, end }: Pick<BusyHours, 'start' | 'end'>): Stretch {
  const from = minuteOf(start)
  return { start: from, end: endAfter(from, minuteOf(end)) }
}

function shifted({ start, end }: Stretch, by: number): Stretch {
  return { start: start + by, end: end + by }
}
