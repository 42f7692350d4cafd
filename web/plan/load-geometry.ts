import type { LoadWeek } from '../../engine/plan-model.ts'

export type LoadPicture = {
  /** Everything in percent of the picture: x and width across, y and height from the top. */
  readonly bars: readonly { x: number; width: number; y: number; height: number; done: number | null }[]
  readonly fitness: string
  readonly fatigue: string
}

/** Air above the highest bar. [ratio] */
const HEAD = 0.06

/** Weeks of load as a picture: bars per week, and the two curves as points of a 100 x 100 plane. */
export function loadPicture(weeks: readonly LoadWeek[]): LoadPicture {
  const mostAu = Math.max(1, ...weeks.map((week) => Math.max(week.plannedAu, week.doneAu ?? 0))) * (1 + HEAD)
  // The curves are loads a day: the same scale as the bars once a week has seven of them.
  const y = (weekAu: number) => 100 - (Math.min(weekAu, mostAu) / mostAu) * 100
  const step = 100 / Math.max(1, weeks.length)
  const line = (value: (week: LoadWeek) => number) =>
    weeks.map((week, index) => `${(index + 0.5) * step},${y(value(week) * 7)}`).join(' ')
  return {
    bars: weeks.map((week, index) => ({
      x: index * step + step * 0.14,
      width: step * 0.72,
      y: y(week.plannedAu),
      height: 100 - y(week.plannedAu),
      done: week.doneAu === null ? null : 100 - y(week.doneAu),
    })),
    fitness: line((week) => week.fitness),
    fatigue: line((week) => week.fatigue),
  }
}
