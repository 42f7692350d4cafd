import { seasonOf } from '../ordinary-week/season.ts'
import type { BoardWeek } from './pieces.ts'

/** One change: the whole week before it and after it. */
export type Step = { readonly before: BoardWeek; readonly after: BoardWeek }

/** The week before the last change; null where there was none, or where something else than the board changed the week since. */
export function weekBefore(steps: readonly Step[], now: BoardWeek): BoardWeek | null {
  const last = steps.at(-1)
  return last && isSameWeek(last.after, now) ? last.before : null
}

/** Whether two weeks say the same, whatever their rows are called on the screen. */
export function isSameWeek(one: BoardWeek, other: BoardWeek): boolean {
  return saidBy(one) === saidBy(other)
}

function saidBy({ never, maxMin, windows, busy }: BoardWeek): string {
  const rows = [windows, busy].map((list) =>
    list?.map(({ days, start, end, label, ...row }) => [days, start, end, label, seasonOf(row)]),
  )
  return JSON.stringify([
    never,
    Object.entries(maxMin)
      .filter(([, minutes]) => minutes !== '')
      .sort(),
    rows,
  ])
}
