import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Problem } from '../problem.ts'
import type { Tasks } from './tasks.ts'

/** The engine in threads of its own, so that nobody's reading waits for somebody's plan. */
export type EnginePool = {
  /**
   * Does one task for a person; people take turns, however much one of them asks for.
   * @throws Problem unavailable where too much waits already, or the task takes longer than it may; and what `charge` throws
   */
  readonly run: <Name extends keyof Tasks>(
    userId: string,
    task: Name,
    ...args: Parameters<Tasks[Name]>
  ) => Promise<ReturnType<Tasks[Name]>>
  /** Starts a thread before somebody waits for it. */
  readonly warm: () => void
  readonly state: () => { readonly threads: number; readonly busy: number; readonly waiting: number }
  readonly stop: () => Promise<void>
}

type Order = {
  readonly message: { readonly task: string; readonly args: readonly unknown[] }
  readonly settle: { readonly resolve: (result: never) => void; readonly reject: (error: unknown) => void }
}
type Thread = {
  readonly worker: Worker
  order: Order | null
  /** It has the engine loaded. */
  isLoaded: boolean
  limit?: NodeJS.Timeout
  idle?: NodeJS.Timeout
}
type Answer = { readonly result: never } | { readonly error: unknown }

type Options = {
  /** Told of each task before it is taken; throws where the person has had their share. */
  readonly charge?: (userId: string) => void
  readonly script?: URL
  readonly threadsMax?: number
  readonly waitingMax?: number
  readonly waitingMaxEach?: number
  readonly limitMs?: number
  readonly loadMs?: number
}

/** [ms] A plan takes some tens; what takes this long never ends. @source default-ours */
const LIMIT_MS = 10_000
/** [ms] besides for a thread's first task: on a busy machine it loads the engine for as long, and cut off it would load anew for ever. @source default-ours */
const LOAD_MS = 50_000
/** Tasks that may wait: at some thirty a second a thread, more would be answered to nobody. @source default-ours */
const WAITING_MAX = 64
/** Tasks of one person that may wait: sixteen connections of one account are one plan already. @source default-ours */
const WAITING_MAX_EACH = 16
/** [ms] after which a thread beyond the first ends. @source default-ours */
const IDLE_MS = 30_000
/**
 * [MB] A plan lives in a few, and makes fourteen of garbage: in a young generation of eight they were copied five times a
 * plan, which took a third of its time. What reads words keeps some ninety to itself, much of it compiled patterns. Without
 * a bound a thread lets its garbage grow as if the machine were its own.
 */
const HEAP_MB = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 48 }

/** Threads that start when there is work, at most one fewer than cores, for one belongs to the requests. */
export function createEnginePool(options: Options = {}): EnginePool {
  const {
    charge = () => {},
    script = new URL('./worker.ts', import.meta.url),
    threadsMax = Math.max(1, availableParallelism() - 1),
    waitingMax = WAITING_MAX,
    waitingMaxEach = WAITING_MAX_EACH,
    limitMs = LIMIT_MS,
    loadMs = LOAD_MS,
  } = options
  const threads = new Set<Thread>()
  // In the order of their turns.
  const waiting = new Map<string, Order[]>()
  let stopped = false

  const countWaiting = () => waiting.values().reduce((sum, orders) => sum + orders.length, 0)

  const nextOrder = (): Order | null => {
    for (const [userId, [order, ...rest]] of waiting) {
      waiting.delete(userId)
      if (rest.length > 0) waiting.set(userId, rest)
      if (order) return order
    }
    return null
  }

  const end = (thread: Thread) => {
    clearTimeout(thread.limit)
    clearTimeout(thread.idle)
    threads.delete(thread)
    return thread.worker.terminate()
  }

  const startThread = (): Thread => {
    // Without the flags of a test runner or a watcher: what runs here is the product's own code.
    const thread: Thread = {
      worker: new Worker(script, { execArgv: [], resourceLimits: HEAP_MB, name: 'engine' }),
      order: null,
      isLoaded: false,
    }
    threads.add(thread)
    thread.worker.unref()
    thread.worker.on('message', (answer: Answer) => {
      const { settle } = thread.order ?? {}
      clearTimeout(thread.limit)
      thread.isLoaded = true
      thread.order = null
      thread.worker.unref()
      share()
      if ('error' in answer) settle?.reject(answer.error)
      else settle?.resolve(answer.result)
    })
    thread.worker.on('error', (error) => fail(thread, error))
    thread.worker.on('exit', () => threads.has(thread) && fail(thread, new Error('a thread of the engine ended')))
    return thread
  }

  const fail = (thread: Thread, error: unknown) => {
    const { settle } = thread.order ?? {}
    thread.order = null
    void end(thread)
    settle?.reject(error)
    share()
  }

  const give = (thread: Thread, order: Order) => {
    clearTimeout(thread.idle)
    thread.order = order
    thread.worker.ref()
    const mostMs = limitMs + (thread.isLoaded ? 0 : loadMs)
    thread.limit = setTimeout(() => fail(thread, new Problem('unavailable')), mostMs)
    thread.worker.postMessage(order.message)
  }

  const share = () => {
    while (!stopped) {
      const free = [...threads].find(({ order }) => order === null)
      if (!free && threads.size >= threadsMax) return
      const order = nextOrder()
      if (order) {
        give(free ?? startThread(), order)
        continue
      }
      if (!free || threads.size === 1) return
      clearTimeout(free.idle)
      free.idle = setTimeout(() => void end(free), IDLE_MS).unref()
      return
    }
  }

  return {
    run: async (userId, task, ...args) => {
      const own = waiting.get(userId) ?? []
      // Who has nothing waiting is refused only where as many people wait: a few with much cannot keep out the others.
      const ahead = own.length > 0 ? countWaiting() : waiting.size
      if (stopped || own.length >= waitingMaxEach || ahead >= waitingMax)
        throw new Problem('unavailable', { code: 'overloaded' })
      charge(userId)
      return new Promise((resolve, reject) => {
        waiting.set(userId, [...own, { message: { task, args }, settle: { resolve, reject } }])
        share()
      })
    },
    warm: () => {
      if (threads.size === 0) startThread()
    },
    state: () => ({
      threads: threads.size,
      busy: [...threads].filter(({ order }) => order !== null).length,
      waiting: countWaiting(),
    }),
    stop: async () => {
      stopped = true
      const gone = new Problem('unavailable')
      for (const { settle } of [...waiting.values()].flat()) settle.reject(gone)
      waiting.clear()
      await Promise.all(
        [...threads].map((thread) => {
          thread.order?.settle.reject(gone)
          return end(thread)
        }),
      )
    },
  }
}
