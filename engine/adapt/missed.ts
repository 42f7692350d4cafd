import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate } from '../model.ts'
import type { Adjustment } from './adjustment.ts'
import { isDone, type KnownDay } from './known-day.ts'

type Step = { readonly days: number; readonly share: number }

/** How training comes back after days without any. @source cscca-nsca-2019: the direction; the numbers are ours */
const LADDER: readonly { readonly from: number; readonly steps: readonly Step[] }[] = [
  {
    from: 28,
    steps: [
      { days: 7, share: 0.4 },
      { days: 7, share: 0.5 },
      { days: 7, share: 0.65 },
      { days: 7, share: 0.8 },
    ],
  },
  {
    from: 14,
    steps: [
      { days: 7, share: 0.5 },
      { days: 7, share: 0.7 },
      { days: 7, share: 0.8 },
      { days: 7, share: 0.9 },
    ],
  },
  { from: 7, steps: [{ days: 7, share: 0.8 }] },
  { from: 4, steps: [{ days: 4, share: 1 }] },
]

/**
 * The way back after missed days, as far as the person told us of them: one to three days change nothing.
 * @param past - in order
 * @param open - the first day that may change
 * @source cscca-nsca-2019, feely-2023, mujika-2000
 */
export function missedAdjustments(past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  const missed = past.filter((day) => (day.completed ?? day.facts.completed) === false)
  const last = missed.at(-1)
  if (!last) return []
  const doneBefore = past.findLast((day) => isDone(day) && day.date < last.date)
  const first = missed.find((day) => !doneBefore || day.date > doneBefore.date) ?? last
  const days = daysBetween(first.date, last.date) + 1
  const rung = LADDER.find(({ from }) => days >= from)
  if (!rung) return []
  let from = past.find((day) => isDone(day) && day.date > last.date)?.date ?? open
  return rung.steps.flatMap(({ days: length, share }) => {
    const until = addDays(from, length - 1)
    const start = from > open ? from : open
    from = addDays(until, 1)
    if (start > until) return []
    return [
      {
        kind: 'missed' as const,
        date: last.date,
        reason: `After ${days} days without training you come back ${share < 1 ? `with ${Math.round(share * 100)}% of the minutes, ` : ''}without hard sessions. Nothing is made up for: what was missed is let go.`,
        source: days >= 28 ? 'mujika-2000' : 'cscca-nsca-2019',
        effect: { type: 'easy' as const, from: start, until, share },
      },
    ]
  })
}
