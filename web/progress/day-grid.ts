import type { ShownProgress } from '../../contract/progress.ts'

type Day = ShownProgress['days'][number]

/** How much of a day was training; `missed` was planned and not done. */
export type DayLevel = 'missed' | 'short' | 'middle' | 'long'

/** One square: its week from the left and its weekday from the top, 0 first. */
export type DaySquare = {
  readonly date: string
  readonly column: number
  readonly row: number
  readonly level: DayLevel
}

export type DayGrid = {
  readonly columns: number
  readonly squares: readonly DaySquare[]
  /** Where a month begins. */
  readonly months: readonly { readonly date: string; readonly column: number }[]
}

const DAY_MS = 86_400_000
const dayOf = (date: string) => Date.parse(`${date}T12:00:00Z`) / DAY_MS
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
// The first of January 1970 was a Thursday.
const mondayBefore = (day: number) => day - ((((Math.floor(day) + 3) % 7) + 7) % 7)

/** The last weeks as squares, the week of `today` at the right. */
export function dayGrid(days: readonly Day[], today: string, columns: number): DayGrid {
  const first = mondayBefore(dayOf(today)) - (columns - 1) * 7
  const squares = days.flatMap(({ date, minutes, trained }): DaySquare[] => {
    const at = Math.round(dayOf(date) - first)
    // What is planned for today may still come.
    if (at < 0 || (!trained && date === today)) return []
    return [{ date, column: Math.floor(at / 7), row: at % 7, level: levelOf(minutes, trained) }]
  })
  const months = Array.from({ length: columns }, (_, column) => ({ date: dateOf(first + column * 7), column })).filter(
    ({ date }, at) => at > 0 && Number(date.slice(8)) <= 7,
  )
  return { columns, squares, months }
}

function levelOf(minutes: number, trained: boolean): DayLevel {
  if (!trained) return 'missed'
  if (minutes < 30) return 'short'
  return minutes < 60 ? 'middle' : 'long'
}
