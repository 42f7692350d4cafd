import { inside, LIMITS } from '../../limits/limits.ts'
import type { Level } from '../../model.ts'
import type { SessionDraft } from '../../sessions/session.ts'
import { ENDURANCE_ROLES, type Intent } from '../intent.ts'

/** [min] hard and all endurance minutes of the plan so far: easy weeks leave room for a hard session in small ones. */
export type HardBank = { readonly hardMin: number; readonly enduranceMin: number }

export const NO_HARD: HardBank = { hardMin: 0, enduranceMin: 0 }

/**
 * [ratio] of a plan's endurance minutes that hard sessions may take, warm-up and rests included: of theirs about half is
 * hard work. @source seiler-2010: about 80 % easy, kept a little inside
 */
const HARD_OF_PLAN: Readonly<Record<Level, number>> = {
  beginner: inside(1 - LIMITS['easy-minutes'].target, 0.01),
  intermediate: inside(1 - LIMITS['easy-share'].hard, 0.01),
  advanced: inside(1 - LIMITS['easy-share'].hard, 0.01),
}

/** [ratio] a long run with race rhythm, hard as a whole, to the easy minutes of its week. @source default-ours */
export const LONG_HARD_TO_EASY = 0.95

/** What a session holds, built or on paper. */
export type Held = Pick<SessionDraft, 'discipline' | 'durationMin' | 'distanceKm' | 'hard'>

type Built = { readonly intent: Intent; readonly session: Held }

/** Whether a session's minutes are endurance; stations are weighed by their own rules, and who recovers by mobility does none. */
export function isEnduranceWork({ intent, session }: Built): boolean {
  return ENDURANCE_ROLES.has(intent.role) && intent.role !== 'hybrid' && session.discipline !== 'mobility'
}

/** A bank with one more week in it. */
export function withWeek(bank: HardBank, placed: readonly Built[]): HardBank {
  let { hardMin, enduranceMin } = bank
  for (const one of placed) {
    if (!isEnduranceWork(one)) continue
    const { session } = one
    enduranceMin += session.durationMin
    if (session.hard) hardMin += session.durationMin
  }
  return { hardMin, enduranceMin }
}

/**
 * Hard minutes that the easy ones so far, and this week's, still leave room for.
 * @param weekMin - [min] endurance minutes of the week
 * @returns [min]
 * @source seiler-2010
 */
export function hardRoom(bank: HardBank, weekMin: number, level: Level): number {
  return Math.max(0, (bank.enduranceMin + weekMin) * HARD_OF_PLAN[level] - bank.hardMin)
}
