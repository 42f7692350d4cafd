import { addDays, dayNumber, englishDay, spokenDate, weekdayIndex } from '../civil-date.ts'
import { formatDuration } from '../format.ts'
import type { CivilDate } from '../model.ts'
import type { PlanAdjustment, PlanDay, PlanWeek } from '../plan-model.ts'
import { plain } from '../told.ts'

/** A day as it was and as it is. */
export type DayChange = { readonly before: PlanDay; readonly after: PlanDay }

/** The days from a date on that differ between two states of a plan. */
export function dayChanges(before: readonly PlanWeek[], after: readonly PlanWeek[], from: CivilDate): DayChange[] {
  return after.flatMap((week, index) => {
    const old = before[index]!
    if (week === old) return []
    return week.days.flatMap((day, position) =>
      day.date < from || day === old.days[position] ? [] : [{ before: old.days[position]!, after: day }],
    )
  })
}

/** Changes of the same days one after the other, as one. */
export function joinedChanges(changes: readonly DayChange[]): DayChange[] {
  const byDate = new Map<CivilDate, DayChange>()
  for (const { before, after } of changes)
    byDate.set(after.date, { before: byDate.get(after.date)?.before ?? before, after })
  return [...byDate.values()]
    .filter(({ before, after }) => dayWords(before, after) !== dayWords(after, before))
    .sort((a, b) => (a.after.date < b.after.date ? -1 : 1))
}

/** The days of an adjustment as a person reads them. */
export function listedDays(changes: readonly DayChange[]): PlanAdjustment['days'] {
  return changes.map(({ before, after }) => ({
    date: after.date,
    before: dayWords(before, after),
    after: dayWords(after, before),
  }))
}

/** A day's session in words, with what sets it apart from another where name and length do not. */
function dayWords(day: PlanDay, other: PlanDay): string {
  if (day.durationMin === 0) return 'Rest'
  const plain = `${day.workoutName}, ${formatDuration(day.durationMin)}`
  if (day.workoutName !== other.workoutName || day.durationMin !== other.durationMin) return plain
  if (day.start !== other.start) return `${plain}, ${day.start}`
  const others = new Set(other.workout.exercises.map(stepWords))
  const own = day.workout.exercises.map(stepWords).filter((words) => !others.has(words))
  if (own.length > 0) return `${plain}, with ${own.slice(0, 3).join(', ')}`
  return day.rpe === other.rpe ? plain : `${plain}, effort ${day.rpe} of 10`
}

function stepWords({ name, loadKg }: PlanDay['workout']['exercises'][number]): string {
  return loadKg === undefined ? plain(name) : `${name} ${loadKg} kg`
}

/**
 * What a change does, with before and after: its first day in full, the others in sum.
 * @param asked - the day to name first, where it is not the earliest
 */
export function effectSentence(changes: readonly DayChange[], today: CivilDate, asked?: CivilDate): string {
  const first = changes.find(({ after }) => after.date === asked) ?? changes[0]
  if (!first) return 'Nothing changes.'
  const { before, after } = first
  const became = after.durationMin === 0 ? 'a day of rest' : dayWords(after, before)
  const sentence = `${possessive(after.date, today)} ${dayWords(before, after)}, became ${became}.`
  const others = changes.filter((change) => change !== first)
  if (others.length === 0) return sentence
  const sum = (part: keyof DayChange) => others.reduce((total, change) => total + change[part].durationMin, 0)
  const [was, is] = [sum('before'), sum('after')]
  const size =
    was === is ? `${formatDuration(is)} as before` : `${formatDuration(is)} instead of ${formatDuration(was)}`
  const last = spokenDate(changes.at(-1)!.after.date)
  const more = others.length === 1 ? 'One more day' : `${others.length} more days`
  return `${sentence} ${more} up to ${last} changed with it: ${size}${others.length === 1 ? '' : ' in all'}.`
}

/** `Today's`, `Tomorrow's`, `Saturday's`, or with its date from a week away. */
export function possessive(date: CivilDate, today: CivilDate): string {
  return `${dayName(date, today)}'s`
}

/** `Today`, `Tomorrow`, `Saturday`, or with its date from a week away. */
export function dayName(date: CivilDate, today: CivilDate): string {
  if (date === today) return 'Today'
  if (date === addDays(today, 1)) return 'Tomorrow'
  const weekday = englishDay(weekdayIndex(dayNumber(date)))
  return date < addDays(today, 7) && date > today ? weekday : `${weekday} ${spokenDate(date).slice(0, -5)}`
}
