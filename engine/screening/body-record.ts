import type { PlanInput, SafetyFact } from '../model.ts'
import { screeningOf } from './screening.ts'

/**
 * Whether somebody is offered to keep their weight: not where a condition of eating was told, answered or not, read in
 * their words or heard in a check-in, unless they said that it is not so.
 * @source default-ours
 */
export function mayKeepBody(
  { profile, facts, today, anchor, begun }: Pick<PlanInput, 'profile' | 'facts' | 'today' | 'anchor' | 'begun'>,
  safety: readonly SafetyFact[],
): boolean {
  const { health = [], notSo } = facts?.about ?? {}
  if (health.includes('eating')) return false
  // A doctor's word opens hard training; it changes nothing here.
  const unanswered = safety.flatMap((one) => (one.answer === 'mistaken' ? [] : [{ ...one, answer: null }]))
  const about = notSo ? { notSo } : {}
  const input = { profile, facts: { about }, today, ...(anchor && { anchor }), ...(begun && { begun }) }
  return !screeningOf(input, unanswered).conditions.some(({ kind }) => kind === 'eating')
}
