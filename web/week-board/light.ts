import { WEEKDAYS, type Weekday } from '../../engine/model.ts'
import type { LightDraft } from '../ordinary-week/dated-week.ts'
import { type BoardWeek, dayAfter } from './pieces.ts'

/** The lighter days that a day is one of. */
export function lightOf({ light = [] }: BoardWeek, day: Weekday): LightDraft | null {
  return light.find(({ days }) => days.includes(day)) ?? null
}

/** A day made lighter, or like the others again: it joins those of the day before it or after it, which are of the same journey. */
export function lightTurned(week: BoardWeek, day: Weekday): BoardWeek {
  const own = lightOf(week, day)
  if (own) return without(week, day)
  const light = week.light ?? []
  const beside = lightOf(week, dayAfter(day, -1)) ?? lightOf(week, dayAfter(day))
  if (!beside) return { ...week, light: [...light, { days: [day], equipment: null, label: '' }] }
  return { ...week, light: light.map((one) => (one === beside ? { ...one, days: inOrder([...one.days, day]) } : one)) }
}

/** What is said of the lighter days that a day is one of; none of their days is of two stretches. */
export function lightWith(week: BoardWeek, day: Weekday, part: Partial<LightDraft>): BoardWeek {
  const own = lightOf(week, day)
  if (!own) return week
  const next = { ...own, ...part, days: inOrder(part.days ?? own.days) }
  const others = (week.light ?? []).flatMap((one) => {
    if (one === own) return [next]
    const days = one.days.filter((other) => !next.days.includes(other))
    return days.length === 0 ? [] : [{ ...one, days }]
  })
  return { ...week, light: others.filter(({ days }) => days.length > 0) }
}

function without(week: BoardWeek, day: Weekday): BoardWeek {
  const light = (week.light ?? []).map((one) => ({ ...one, days: one.days.filter((other) => other !== day) }))
  return { ...week, light: light.filter(({ days }) => days.length > 0) }
}

const inOrder = (days: readonly Weekday[]) => WEEKDAYS.filter((day) => days.includes(day))
