import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { Problem } from '../problem.ts'

/** How late this process comes to what is due, smoothed over the last moments. */
export type LoopLag = { readonly ms: () => number; readonly stop: () => void }

/** [ms] */
const LOOK_EVERY_MS = 100
/** The newest look counts this much, and no more than a second of it: one long step, as at the start, is no load. @source default-ours */
const NEWEST = 0.3
const LATE_MAX_MS = 1_000
/** [ms] behind, beyond which a request is sent away rather than made to wait with all others. @source default-ours */
const LAG_MAX_MS = 500
/** [s] */
const RETRY_AFTER_S = 2

/** Who decides whether a server lives, and who has been paid, is never sent away. */
const ALWAYS = new Set(['/api/health', '/api/stripe/webhook'])

/** A process that is never behind, for scripts and tests. */
export const NO_LAG: LoopLag = { ms: () => 0, stop: () => {} }

/** Watches how late timers come. */
export function watchLoopLag(): LoopLag {
  let lagMs = 0
  let dueAt = performance.now() + LOOK_EVERY_MS
  const timer = setInterval(() => {
    const late = Math.min(LATE_MAX_MS, Math.max(0, performance.now() - dueAt))
    lagMs = lagMs * (1 - NEWEST) + late * NEWEST
    dueAt = performance.now() + LOOK_EVERY_MS
  }, LOOK_EVERY_MS).unref()
  return { ms: () => lagMs, stop: () => clearInterval(timer) }
}

/** Sends requests away while the process is too far behind: what is under way is finished, and nobody waits for nothing. */
export function shedLoad(lag: LoopLag) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (lag.ms() > LAG_MAX_MS && !ALWAYS.has(c.req.path))
      throw new Problem(
        'unavailable',
        { code: 'overloaded' },
        {
          headers: { 'retry-after': String(RETRY_AFTER_S) },
        },
      )
    await next()
  })
}
