/**
 * `node bench/engine.ts [runs] [plans for memory]`: how long makePlan takes, what it weighs in a browser and whether its
 * memory stays flat, as tables and as JSON in bench/results/engine.json.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { changeOptions } from '../engine/adapt/asked/change-options.ts'
import { addDays } from '../engine/civil-date.ts'
import { GOALS, LEVELS, type PlanInput, STRESS_LEVELS, TRAINING_DAYS } from '../engine/model.ts'
import { makePlan } from '../engine/plan.ts'
import { sure } from '../engine/sure.ts'
import { heapSteps } from './engine-memory.ts'
import { engineBytes } from './engine-size.ts'

const RUNS = Number(process.argv[2] ?? 600)
const WARM_UP = 500
const MEMORY_RUNS = Number(process.argv[3] ?? 10_000)

type Case = { readonly name: string; readonly input: (index: number) => PlanInput }

const base = { commitments: 'Work 9-5, Evening family time', races: '', goalDate: null } as const
const CASES: readonly [Case, Case, Case] = [
  {
    name: '20 weeks to a marathon, 5 days',
    input: (index) => ({
      profile: {
        ...base,
        name: `n${index}`,
        level: 'intermediate',
        goal: 'endurance',
        stress: 'low',
        trainingDays: 5,
        races: 'marathon 2026-05-24',
      },
      today: '2026-01-05',
      timeZone: 'Europe/Berlin',
    }),
  },
  {
    name: '20 weeks of strength, 6 days',
    input: (index) => ({
      profile: {
        ...base,
        name: `n${index}`,
        level: 'advanced',
        goal: 'muscle-gain',
        stress: 'medium',
        trainingDays: 6,
        goalDate: '2026-05-24',
      },
      today: '2026-01-05',
      timeZone: 'Europe/Berlin',
    }),
  },
  {
    name: '20 weeks, every kind of person in turn',
    input: (index) => ({
      profile: {
        ...base,
        name: `n${index}`,
        level: sure(LEVELS[index % 3]),
        goal: sure(GOALS[index % 5]),
        stress: sure(STRESS_LEVELS[Math.floor(index / 3) % 3]),
        trainingDays: sure(TRAINING_DAYS[Math.floor(index / 7) % 5]),
        races: index % 2 ? 'half marathon 2026-05-24' : '',
        goalDate: '2026-05-24',
      },
      today: '2026-01-05',
      timeZone: 'Europe/Berlin',
    }),
  },
]

/** Somebody of a few who are seen often, on the second day of their plan, with what the first was like. */
function dayAfter(index: number): PlanInput {
  const [first] = CASES
  const input = first.input(index % 8)
  const history = [{ date: input.today, completed: true, notes: 'Went well, legs a little sore.' }]
  return { ...input, today: addDays(input.today, 1), anchor: input.today, begun: input.today, history }
}

const TASKS = [
  ...CASES.map(({ name, input }) => ({ name, run: (index: number): unknown => makePlan(input(index)) })),
  { name: 'the first again, a day and a check-in later', run: (index: number): unknown => makePlan(dayAfter(index)) },
  {
    name: 'all that can be done with a day of such a plan',
    run: (index: number): unknown => changeOptions(CASES[2].input(index), {}, addDays('2026-01-05', index % 7)),
  },
]
const speed = TASKS.map(({ name, run }) => {
  for (let index = 0; index < WARM_UP; index++) run(index)
  const cpu = process.cpuUsage()
  const times = Array.from({ length: RUNS }, (_, index) => {
    const start = performance.now()
    run(index)
    return performance.now() - start
  }).sort((a, b) => a - b)
  const { user, system } = process.cpuUsage(cpu)
  const at = (share: number) => Number(sure(times[Math.min(RUNS - 1, Math.floor(RUNS * share))]).toFixed(2))
  const perCpuSecond = Math.round((RUNS * 1e6) / (user + system))
  return { name, runs: RUNS, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), maxMs: at(1), perCpuSecond }
})
console.table(speed)

const heapMb = heapSteps(MEMORY_RUNS, (index) => makePlan(CASES[2].input(index)))
console.log(`Heap after each tenth of ${MEMORY_RUNS} plans, MB: ${heapMb.join(' ')}`)

const sizes = {
  firstPlan: await engineBytes('first-plan.ts'),
  commitmentsReader: await engineBytes('interpret/week/english-week.ts'),
  wholeEngine: await engineBytes('plan.ts'),
}
console.log(
  `In a browser: ${sizes.firstPlan.brotli} bytes brotli for a first plan (aim 60,000), ` +
    `${sizes.commitmentsReader.brotli} for the reader of an English week; ${sizes.wholeEngine.brotli} for all that ` +
    'the server runs. Source bytes of a first plan:',
)
console.table(sizes.firstPlan.folders)

const directory = new URL('./results/', import.meta.url)
mkdirSync(directory, { recursive: true })
writeFileSync(new URL('engine.json', directory), `${JSON.stringify({ speed, heapMb, sizes }, null, 2)}\n`)
