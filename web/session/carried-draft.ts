import { GOALS, type Goal } from '../../engine/model.ts'

/** What a visitor typed into the demo, on its way to onboarding. Sign-out clears it with all that bears the prefix. */
export type CarriedDraft = { commitments: string; goal: Goal }

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
    const { commitments, goal } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}')
    return typeof commitments === 'string' && GOALS.includes(goal) ? { commitments, goal } : null
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
