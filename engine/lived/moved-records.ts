import { civilDate } from '../civil-date.ts'
import { type Moved, movedWithin } from '../history/moved-within.ts'
import type { CivilDate, HistoryDay } from '../model.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'

type Records = ReadonlyMap<CivilDate, HistoryDay>

/**
 * What is known of days, where what was done on another day of its week than planned stands on the day it was planned for:
 * a week lived on other days is no missed one.
 * @param practiceMin - [min] of the practice of a day number: those stay where they are
 */
export function movedRecords(
  weeks: readonly LaidWeek[],
  records: Records,
  practiceMin: (day: number) => number,
): Records {
  const moved = weeks.flatMap(({ frame, placed }) => {
    const known = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
      const record = practiceMin(frame.monday + day) > 0 ? undefined : records.get(civilDate(frame.monday + day))
      return record ? [record] : []
    })
    const due = placed.map(({ day, session }) => ({
      date: civilDate(frame.monday + day),
      durationMin: session.durationMin,
      discipline: session.discipline,
    }))
    return movedWithin(due, known)
  })
  return moved.reduce(withMoved, records)
}

function withMoved(records: Records, { from, to }: Moved): Records {
  const done = records.get(to)
  if (!done) return records
  const { beside: left, worn, ...own } = done
  const beside = records.get(from)?.beside
  return new Map([
    ...records,
    [from, { ...own, date: from, ...(beside && { beside }) }],
    [to, { date: to, ...(left && { beside: left }), ...(worn && { worn }) }],
  ])
}
