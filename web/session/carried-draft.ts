import { GOALS, type Goal } from '../../engine/model.ts'
import type { DrawnWeek } from '../ordinary-week/drawn-week.ts'

/** What a visitor typed and drew in the demo, on its way to onboarding. Sign-out clears it with all that bears the prefix. */
export type CarriedDraft = { commitments: string; goal: Goal; drawn: DrawnWeek | null }

const KEY = 'fulcrum.draft'

export function carryDraft(draft: CarriedDraft) {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or refused: it is typed once more.
  }
}

/** What was carried here, or null; anything that does not look like it is ignored. */
export function readCarriedDraft(): CarriedDraft | null {
  try {
    const { commitments, goal, drawn } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}')
    if (typeof commitments !== 'string' || !GOALS.includes(goal)) return null
    return {
      commitments,
      goal,
      drawn: typeof drawn?.from === 'string' && (drawn.week || drawn.rota || drawn.openRota) ? drawn : null,
    }
  } catch {
    return null
  }
}

export function dropCarriedDraft() {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}
