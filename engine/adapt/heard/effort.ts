import { addDays, daysBetween } from '../../civil-date.ts'
import { isDone, type KnownDay } from '../../history/known-day.ts'
import type { CivilDate } from '../../model.ts'
import type { PlanDay } from '../../plan-model.ts'
import type { Adjustment } from '../adjustment.ts'
import { isBadDay } from './readiness.ts'

/** [days] that a session felt too hard is remembered. @source default-ours */
const HARD_MEMORY_DAYS = 7
/** [days] in which two sessions must have been too easy, and nothing else may have been amiss. @source default-ours */
const EASY_MEMORY_DAYS = 14
/** [RPE] how far below plan an effort counts as too easy. @source default-ours */
const EASY_RPE_GAP = 2
/** [ratio] the most that a good record adds to a session. @source default-ours */
const MORE_SHARE = 1.05

/**
 * What felt too hard comes back easier once: the next session of its kind.
 * @param days - of the base, in order
 * @source saw-2016
 */
export function hardAdjustments(days: readonly PlanDay[], past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  return past
    .filter((day) => day.facts.effort === 'too_hard' && daysBetween(day.date, open) <= HARD_MEMORY_DAYS)
    .flatMap((felt) => {
      const done = days.find((day) => day.date === felt.date)
      const next = days.find((day) => day.date > felt.date && isSimilar(day, done))
      if (!next || next.date < open) return []
      return [
        {
          id: `too-hard:${felt.date}`,
          kind: 'too-hard' as const,
          date: felt.date,
          reason: { code: 'too-hard' },
          source: 'saw-2016',
          effect: { type: 'easy' as const, from: next.date, until: next.date, share: 0.85 },
        },
      ]
    })
}

/**
 * Two sessions running that were too easy make the next easy one of their kind a little longer, after good days only.
 * @param days - of the base, in order
 * @source foster-2001: session RPE; the step is ours
 */
export function easyAdjustments(days: readonly PlanDay[], past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  const recent = past.filter((day) => daysBetween(day.date, open) <= EASY_MEMORY_DAYS)
  if (recent.some(isBadDay)) return []
  const trained = recent.filter(isDone).flatMap((known) => {
    const planned = days.find((day) => day.date === known.date)
    return planned && planned.durationMin > 0 && planned.discipline !== 'race' ? [{ known, planned }] : []
  })
  const last = trained.at(-1)
  if (!last) return []
  const alike = trained.filter(({ planned }) => planned.discipline === last.planned.discipline).slice(-2)
  if (alike.length < 2 || !alike.every(({ known, planned }) => wasTooEasy(known, planned))) return []
  const next = days.find((day) => day.date >= open && day.discipline === last.planned.discipline && !day.hard)
  if (!next || next.date > addDays(open, 7)) return []
  return [
    {
      id: `too-easy:${last.known.date}`,
      kind: 'too-easy',
      date: last.known.date,
      reason: { code: 'too-easy' },
      source: 'foster-2001',
      effect: { type: 'more', from: next.date, until: next.date, share: MORE_SHARE },
    },
  ]
}

function wasTooEasy({ facts, rpe, minutes }: KnownDay, planned: PlanDay): boolean {
  if (minutes !== undefined && minutes < planned.durationMin * 0.8) return false
  return facts.effort === 'too_easy' || (rpe !== undefined && rpe <= planned.rpe - EASY_RPE_GAP)
}

function isSimilar(day: PlanDay, done: PlanDay | undefined): boolean {
  if (!done || day.durationMin === 0 || day.discipline === 'race') return false
  return done.durationMin === 0 || (day.discipline === done.discipline && day.hard === done.hard)
}
