import { createEnginePool, type EnginePool } from '../engine-pool/pool.ts'
import { Problem } from '../problem.ts'

// A thread of the engine takes longer to start than most tests take: the servers of one process have theirs in common.
// On a busy machine its start alone may take longer than a plan may; no test with these is about that.
const threads = createEnginePool({ limitMs: 60_000 })

/** The engine of one test's server: it charges that server's people, and ends with it for that server alone. */
export function sharedEngine(charge: (userId: string) => void): EnginePool {
  let stopped = false
  return {
    ...threads,
    run: async (userId, task, ...args) => {
      if (stopped) throw new Problem('unavailable')
      charge(userId)
      return threads.run(userId, task, ...args)
    },
    stop: async () => {
      stopped = true
    },
  }
}
