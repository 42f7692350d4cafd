/** `node bench/engine.ts [runs]`: how long makePlan takes, as a table and as JSON in bench/results/engine.json. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { GOALS, LEVELS, type PlanInput, STRESS_LEVELS, TRAINING_DAYS } from '../engine/model.ts'
import { makePlan } from '../engine/plan.ts'

const RUNS = Number(process.argv[2] ?? 600)
const WARM_UP = 200

type Case = { readonly name: string; readonly input: (index: number) => PlanInput }

const base = { commitments: 'Work 9-5, Evening family time', races: '', goalDate: null } as const
const CASES: readonly Case[] = [
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
        level: LEVELS[index % 3]!,
        goal: GOALS[index % 5]!,
        stress: STRESS_LEVELS[Math.floor(index / 3) % 3]!,
        trainingDays: TRAINING_DAYS[Math.floor(index / 7) % 5]!,
        races: index % 2 ? 'half marathon 2026-05-24' : '',
        goalDate: '2026-05-24',
      },
      today: '2026-01-05',
      timeZone: 'Europe/Berlin',
    }),
  },
]

const results = CASES.map(({ name, input }) => {
  for (let index = 0; index < WARM_UP; index++) makePlan(input(index))
  const times = Array.from({ length: RUNS }, (_, index) => {
    const start = performance.now()
    makePlan(input(index))
    return performance.now() - start
  }).sort((a, b) => a - b)
  const at = (share: number) => Number(times[Math.min(RUNS - 1, Math.floor(RUNS * share))]!.toFixed(2))
  return { name, runs: RUNS, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), maxMs: at(1) }
})

console.table(results)
const directory = new URL('./results/', import.meta.url)
mkdirSync(directory, { recursive: true })
writeFileSync(new URL('engine.json', directory), `${JSON.stringify(results, null, 2)}\n`)
