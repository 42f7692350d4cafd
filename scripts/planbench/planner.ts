import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** What planbench reads of a plan; more may stand in it. */
export type BenchPlan = {
  readonly weeklyPlan: readonly {
    readonly phase: string
    readonly deload: boolean
    readonly days: readonly {
      readonly discipline: string
      readonly durationMin: number
      readonly distanceKm: number | null
      readonly longSession: boolean
      readonly hard: boolean
      readonly workout: {
        readonly exercises: readonly {
          readonly sets: number
          readonly kind?: string
          readonly durationSec?: number
        }[]
      }
    }[]
  }[]
}

/** A line of the plan command, without the id that is added here. */
export type PlanLine = Readonly<Record<string, unknown>>

/**
 * Asks a planner that speaks the plan command's lines: one JSON line in, one out, in order.
 * @param command - program and arguments
 * @returns one plan a line
 * @throws Error when it answers with an error, too few lines, or not at all
 */
export async function plansOf(command: readonly string[], lines: readonly PlanLine[]): Promise<BenchPlan[]> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error))
  child.stdin.end(lines.map((line, id) => `${JSON.stringify({ id, ...line })}\n`).join(''))
  const plans: BenchPlan[] = []
  const read = async () => {
    for await (const text of createInterface({ input: child.stdout })) {
      const answer = JSON.parse(text) as { schedule?: BenchPlan; error?: { detail: string } }
      if (!answer.schedule) throw new Error(`line ${plans.length + 1}: ${answer.error?.detail ?? 'no schedule'}`)
      plans.push(answer.schedule)
    }
  }
  await Promise.race([read(), failed])
  if (plans.length < lines.length) throw new Error(`the planner answered ${plans.length} of ${lines.length} lines`)
  return plans
}

/** A planner that is asked line by line: what it is asked next may hang on what it said. */
export type OpenPlanner<Plan> = { readonly ask: (line: PlanLine) => Promise<Plan>; readonly close: () => void }

/**
 * Starts a planner that answers each line before the next one is sent.
 * @throws Error from `ask` when it answers with an error, or ends
 */
export function openPlanner<Plan>([program = '', ...args]: readonly string[]): OpenPlanner<Plan> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error))
  failed.catch(() => {})
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let id = 0
  return {
    ask: async (line) => {
      child.stdin.write(`${JSON.stringify({ id: id++, ...line })}\n`)
      const { value, done } = await Promise.race([answers.next(), failed])
      if (done) throw new Error(`the planner ended at line ${id}`)
      const answer = JSON.parse(value) as { schedule?: Plan; error?: { detail: string } }
      if (!answer.schedule) throw new Error(`line ${id}: ${answer.error?.detail ?? 'no schedule'}`)
      return answer.schedule
    },
    close: () => child.stdin.end(),
  }
}

/** How big a plan is, races apart. */
export type PlanSize = {
  readonly peakMin: number
  readonly totalMin: number
  readonly peakKm: number
  readonly longestKm: number
}

/** The size of a plan. */
export function sizeOf({ weeklyPlan }: BenchPlan): PlanSize {
  const size = { peakMin: 0, totalMin: 0, peakKm: 0, longestKm: 0 }
  for (const { days } of weeklyPlan) {
    let minutes = 0
    let km = 0
    for (const { discipline, durationMin, distanceKm } of days) {
      if (discipline === 'race') continue
      minutes += durationMin
      if (discipline !== 'run') continue
      km += distanceKm ?? 0
      size.longestKm = Math.max(size.longestKm, distanceKm ?? 0)
    }
    size.peakMin = Math.max(size.peakMin, minutes)
    size.peakKm = Math.max(size.peakKm, km)
    size.totalMin += minutes
  }
  return size
}
