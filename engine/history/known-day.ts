import { addDays } from '../civil-date.ts'
import type { CheckInFacts } from '../interpret/notes/check-ins.ts'
import type { CivilDate, HistoryDay, PlanInput } from '../model.ts'
import { mergedHistory } from './merged-history.ts'

/** A day of history with what its notes say. */
export type KnownDay = HistoryDay & { readonly facts: CheckInFacts }

/** What the notes of days say; a day that is not in it says nothing. */
export type CheckIns = Readonly<Record<CivilDate, CheckInFacts>>

/** What says whether a day's training was done: its tick, or else its note. */
export type Told = Pick<HistoryDay, 'completed'> & { readonly facts?: Pick<CheckInFacts, 'completed'> }

/** Whether the day's training was done, by its tick or by its note. */
export function isDone(day: Told): boolean {
  return day.completed ?? day.facts?.completed ?? false
}

/** Whether its person ticked it, or something measured it, whatever its note says. */
export function isTicked(day: Pick<HistoryDay, 'completed' | 'doneByNote'>): boolean {
  return day.completed === true && !day.doneByNote
}

/**
 * An input in which every day that nobody ticked or took back is as done as its note says, for all that look at what was
 * done: the plan's start, the way back, insights.
 */
export function withToldDone<Input extends PlanInput>(input: Input, checkIns: CheckIns): Input {
  if (!input.history) return input
  const history = mergedHistory(input.history)
  const completedOf = ({ date, completed }: HistoryDay) => completed ?? checkIns[date]?.completed ?? undefined
  // What is recorded of somebody outlives the notes that it was read from.
  const recorded = new Set(
    (input.safety ?? []).flatMap(({ date, kind, answer }) =>
      kind !== 'condition' && answer !== 'mistaken' ? [date] : [],
    ),
  )
  const wornOf = ({ date }: HistoryDay) => (recorded.has(date) ? 'weeks' : wornBy(checkIns[date]))
  if (history.every((day) => completedOf(day) === day.completed && wornOf(day) === undefined)) return input
  return {
    ...input,
    history: history.map((day) => {
      const completed = completedOf(day)
      const worn = wornOf(day)
      const byNote = completed === true && day.completed !== true
      return {
        ...day,
        ...(completed !== undefined && { completed }),
        ...(byNote && { doneByNote: byNote }),
        ...(worn && { worn }),
      }
    }),
  }
}

/** For how long what was said of a day has the plan ask for less, if it does. */
function wornBy(facts: CheckInFacts | undefined): HistoryDay['worn'] {
  if (!facts) return undefined
  if (facts.illness || facts.redFlag || facts.pain.some(({ severity }) => severity === 'strong')) return 'weeks'
  return facts.pain.length > 0 || facts.fatigue === 'high' || facts.sleep === 'poor' ? 'days' : undefined
}

/** A day whose note still speaks of the days to come, and the first of them. */
export type FreshDay = { readonly known: KnownDay; readonly target: CivilDate }

/**
 * What was said yesterday and today: yesterday's note is for today, today's for today until it is trained, then for tomorrow.
 * @param past - in order
 * @param open - the first day that may change
 */
export function freshDays(past: readonly KnownDay[], today: CivilDate, open: CivilDate): FreshDay[] {
  const yesterday = addDays(today, -1)
  return past.flatMap((known) => {
    if (known.date === yesterday) return [{ known, target: today }]
    return known.date === today ? [{ known, target: open }] : []
  })
}
