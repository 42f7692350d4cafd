import { addDays, daysBetween } from '../../civil-date.ts'
import type { KnownDay } from '../../history/known-day.ts'
import { entriesOf } from '../../history/merged-history.ts'
import { mayRunAgain, noRunsUntil } from '../../interpret/notes/no-runs.ts'
import type { CivilDate } from '../../model.ts'
import { BACK_DAYS, PAUSE_DAYS } from '../../week/person/in-week.ts'
import type { Adjustment } from '../adjustment.ts'

/**
 * No runs for as long as a note says, walks in their place; after two weeks without the first ones are easy. Whoever writes
 * that they may run again does.
 * @param past - in order
 * @param open - the first day that may change
 * @source default-ours
 */
export function noRunAdjustments(past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  const told = past.flatMap((day) => {
    const until = noRunsUntil(textOf(day), day.date)
    return until === null ? [] : [{ date: day.date, until }]
  })
  const last = told.at(-1)
  if (!last || past.some((day) => day.date > last.date && mayRunAgain(textOf(day)))) return []
  const { date, until } = last
  const back = { from: addDays(until, 1), until: addDays(until, BACK_DAYS) }
  const common = { id: `no-runs:${date}`, kind: 'mild-pain', date, source: 'default-ours' } as const
  return [
    {
      ...common,
      reason: { code: 'no-runs', until } as const,
      effect: { type: 'impact', step: 'walk', from: open, until } as const,
    },
    ...(daysBetween(date, until) + 1 >= PAUSE_DAYS
      ? [
          {
            ...common,
            reason: { code: 'runs-again' } as const,
            effect: { type: 'impact', step: 'easy', ...back, from: back.from > open ? back.from : open } as const,
          },
        ]
      : []),
  ].filter(({ effect }) => effect.from <= effect.until)
}

const textOf = (day: KnownDay) =>
  entriesOf(day)
    .flatMap(({ notes = '', tomorrowNotes = '' }) => [notes, tomorrowNotes])
    .join('\n')
