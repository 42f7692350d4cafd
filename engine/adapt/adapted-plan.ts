import { addDays, civilDate, dayNumber } from '../civil-date.ts'
import { type CheckInFacts, readCheckIn } from '../interpret/check-ins.ts'
import type { CivilDate, HistoryDay, PlanReason, PlanWarning, PlanWeek } from '../model.ts'
import type { Person } from '../week/person.ts'
import { type Adjustment, applyAdjustments } from './adjustment.ts'
import { adjustmentsFor } from './adjustments-for.ts'
import type { KnownDay } from './known-day.ts'

/** A plan after history, with what changed and why. */
export type AdaptedPlan = {
  readonly weeks: readonly PlanWeek[]
  readonly adjustments: readonly Adjustment[]
  readonly warnings: readonly PlanWarning[]
  readonly reasons: readonly PlanReason[]
}

/** [days] of history that can still change a plan: four weeks of a way back, after as long a break. */
const MEMORY_DAYS = 70
/** [days] in which notes are read: pain, illness and red flags are older news after that. */
const NOTE_DAYS = 21

/**
 * The weeks of a plan as history changes them from today on.
 * @param facts - what notes say, read by something better than the built-in reader
 * @source saw-2016: how one feels beats objective markers
 */
export function adaptedPlan(
  base: readonly PlanWeek[],
  history: readonly HistoryDay[],
  today: CivilDate,
  person: Person,
  facts?: Readonly<Record<CivilDate, CheckInFacts>>,
): AdaptedPlan {
  const since = civilDate(dayNumber(today) - MEMORY_DAYS)
  const known = history
    .filter((day) => day.date >= since && day.date <= today)
    .map((day): KnownDay => ({ ...day, facts: facts?.[day.date] ?? factsOf(day, addDays(today, -NOTE_DAYS)) }))
  const adjustments = adjustmentsFor(base, known, today)
  const weeks = applyAdjustments(base, adjustments, person)
  return {
    weeks,
    adjustments,
    warnings: adjustments
      .filter(({ kind }) => kind === 'red-flag')
      .slice(0, 1)
      .map(({ reason }) => ({ code: 'red-flag', text: reason })),
    reasons: changedReasons(base, weeks, adjustments),
  }
}

function factsOf({ date, notes, tomorrowNotes }: HistoryDay, since: CivilDate): CheckInFacts {
  const recent = date >= since
  const said = readCheckIn('notes', recent ? (notes ?? '') : '')
  if (!recent || !tomorrowNotes) return said
  const ahead = readCheckIn('tomorrow', tomorrowNotes)
  return {
    ...said,
    redFlag: said.redFlag || ahead.redFlag,
    illness: said.illness || ahead.illness,
    pain: [...said.pain, ...ahead.pain],
    fatigue: said.fatigue ?? ahead.fatigue,
    sleep: said.sleep ?? ahead.sleep,
  }
}

function changedReasons(
  base: readonly PlanWeek[],
  weeks: readonly PlanWeek[],
  adjustments: readonly Adjustment[],
): PlanReason[] {
  return weeks.flatMap((week, index) =>
    week.days.flatMap((day, position) => {
      if (day === base[index]!.days[position]) return []
      const on = adjustments.filter(({ effect }) => day.date >= effect.from && day.date <= effect.until)
      if (on.length === 0)
        return [
          {
            date: day.date,
            code: 'adapted-limits',
            text: 'Shorter than first planned, so that running grows from what you really ran.',
            source: 'frandsen-2025',
          },
        ]
      return on.map(({ kind, reason, source }) => ({ date: day.date, code: `adapted-${kind}`, text: reason, source }))
    }),
  )
}
