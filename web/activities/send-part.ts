import { activityApi } from '../api/activity-api.ts'
import { ApiProblem } from '../api/api-problem.ts'

/** [ms] before a part is sent again that the server had no time for, and how often. */
const AGAIN_MS = 10_000
const TRIES = 7

/** Sends a part, and again where the server asks for patience or the network was away: the same part twice is one. */
export async function sent(
  importId: string,
  activities: Parameters<typeof activityApi.givePart>[1],
  isStopped: () => boolean,
) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await activityApi.givePart(importId, activities)
    } catch (error) {
      const waits = !(error instanceof ApiProblem) || error.status === 429 || error.status >= 500
      if (!waits || tries >= TRIES || isStopped()) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

/** What the server says of why it refused; null where it could not. */
export function saidBy(error: unknown): string | null {
  return error instanceof ApiProblem && error.status < 500 ? (error.detail ?? null) : null
}
