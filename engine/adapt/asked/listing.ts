import type { AskedChange, CivilDate, StoredChange } from '../../model.ts'
import type { PlanAdjustment, PlanWeek } from '../../plan-model.ts'
import type { Told } from '../../told.ts'
import { type Adjustment, isForSafety } from '../adjustment.ts'
import type { NoteFact } from '../facts/asked-facts.ts'
import type { HarderLift } from '../heard/harder-lifts.ts'
import { type DayChange, dayChanges, effectOf, joinedChanges, listedDays, moveOf } from '../heard/listed.ts'
import { LIMITS_ID, type Step } from './applied.ts'

/**
 * The changes that history made, one entry a cause, with the days from today on that each of them changed.
 * @returns only what had an effect
 */
export function derivedListing(
  adjustments: readonly Adjustment[],
  steps: readonly Step[],
  today: CivilDate,
): PlanAdjustment[] {
  const ids = [...new Set(steps.map(({ id }) => id))]
  return ids.flatMap((id): PlanAdjustment[] => {
    const own = steps.filter((step) => step.id === id)
    const days = joinedChanges(own.flatMap(({ before, after }) => dayChanges(before, after, today)))
    if (days.length === 0) return []
    const common = { id, effect: effectOf(days, today), days: listedDays(days), asked: false }
    const cause = adjustments.find((one) => one.id === id)
    if (!cause)
      return [
        {
          ...common,
          id: `${LIMITS_ID}:${today}`,
          kind: LIMITS_ID,
          date: today,
          reason: { code: 'grows-from-done' },
          source: 'frandsen-2025',
          undoable: false,
        },
      ]
    const { kind, date, reason, source } = cause
    return [{ ...common, kind, date, reason, source, asked: kind === 'answered', undoable: !isForSafety(cause) }]
  })
}

/** The harder exercises that stand from today on in the place of outgrown ones; each can be taken back. */
export function harderListing(lifts: readonly HarderLift[], today: CivilDate): PlanAdjustment[] {
  return lifts.flatMap(({ id, from, to, date, before, after }): PlanAdjustment[] => {
    const days = joinedChanges(dayChanges(before, after, today))
    if (days.length === 0) return []
    return [
      {
        ...{ id, kind: 'outgrown', date, source: 'default-ours', asked: false, undoable: true },
        reason: { code: 'outgrown-lift', from, to },
        effect: effectOf(days, today),
        days: listedDays(days),
      },
    ]
  })
}

/** An asked-for change with what became of it. */
export type Asked = {
  readonly stored: StoredChange
  readonly before: readonly PlanWeek[]
  readonly after: readonly PlanWeek[]
  /** What it keeps, or why it is held back. */
  readonly note: Told
  readonly held: boolean
}

/** Who or what asked for a change. */
export function askedBecause(change: AskedChange): NoteFact {
  if (change.type === 'move' && change.because)
    return { code: change.because === 'calendar' ? 'calendar-took-hour' : 'dragged-in-calendar' }
  return { code: 'asked', type: change.type }
}

/** What an asked-for change did: a move says where from and where to. */
function askedEffect(
  { stored: { change }, before, after }: Pick<Asked, 'stored' | 'before' | 'after'>,
  days: readonly DayChange[],
  today: CivilDate,
): Told {
  const { date } = change
  if (change.type !== 'move' || change.to === date) return effectOf(days, today, date)
  // Where one of its days is over it is still a move from there, or to there.
  const since = [date, change.to, today].toSorted()[0] ?? today
  const all = joinedChanges(dayChanges(before, after, since))
  return moveOf(all, { from: date, to: change.to, today }) ?? effectOf(days, today, date)
}

/** One asked-for change: what it did, or that it waits and why. Nothing for days gone by. */
export function askedListing({ stored, before, after, note, held }: Asked, today: CivilDate): PlanAdjustment[] {
  const { id, change } = stored
  const days = joinedChanges(dayChanges(before, after, today))
  const until = change.type === 'move' && change.to > change.date ? change.to : change.date
  if (held ? until < today : days.length === 0) return []
  return [
    {
      id,
      kind: change.type,
      date: change.date,
      reason: held ? askedBecause(change) : [askedBecause(change), note],
      source: 'default-ours',
      effect: held
        ? [{ code: 'stays-for-now', date: change.date, today }, note]
        : askedEffect({ stored, before, after }, days, today),
      days: listedDays(days),
      asked: true,
      undoable: true,
    },
  ]
}
