import type { Goal, Phase, SessionKind } from '../../model.ts'
import { sure } from '../../sure.ts'

const SPLITS: Readonly<Record<number, readonly SessionKind[]>> = {
  4: ['strength-upper', 'strength-lower', 'strength-upper', 'strength-lower'],
  5: ['strength-upper', 'strength-lower', 'strength-push', 'strength-lower', 'strength-pull'],
  6: ['strength-push', 'strength-pull', 'strength-lower', 'strength-push', 'strength-pull', 'strength-lower'],
}

/** Where days are short: in pairs of a push and a pull, and alternating focus, each comes up twice or three times. */
const HALVES: readonly SessionKind[] = ['strength-upper', 'strength-lower']

/**
 * Kinds of a week's strength sessions, so that every major muscle comes up at least twice from two sessions on.
 * @param count - strength sessions of the week, 0 to 6
 * @param keepsOnly - strength only keeps what is there (towards an event)
 * @param halves - upper and lower days by turns, however many there are
 * @source acsm-2009: every major muscle at least twice a week; spiering-2021: one session keeps it
 */
export function strengthSplit(count: number, keepsOnly: boolean, halves = false): readonly SessionKind[] {
  if (keepsOnly) return Array.from({ length: count }, () => 'strength-maintenance' as const)
  if (halves) return Array.from({ length: count }, (_, index) => sure(HALVES[index % 2]))
  return SPLITS[count] ?? Array.from({ length: count }, () => 'strength-full' as const)
}

/** Whether strength only maintains in this phase. */
export function keepsStrength(phase: Phase, goal: Goal, hasEvent: boolean): boolean {
  return hasEvent && goal !== 'muscle-gain' && (phase === 'peak' || phase === 'taper')
}

const PUSH = 1
const PULL = 2
const LEGS = 4

/** What each kind works with weights, a bit for pushing, pulling and legs. */
export const LIFTS: Readonly<Partial<Record<SessionKind, number>>> = {
  'strength-full': PUSH | PULL | LEGS,
  'strength-maintenance': PUSH | PULL | LEGS,
  'strength-upper': PUSH | PULL,
  'strength-push': PUSH,
  'strength-pull': PULL,
  'strength-lower': LEGS,
}

/** Kinds that load the legs heavily. */
export const HEAVY_LEGS: ReadonlySet<SessionKind> = new Set(['strength-full', 'strength-lower'])
