import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkPlan } from '../check/check-plan.ts'
import type { Finding } from '../check/finding.ts'
import { addDays } from '../civil-date.ts'
import type { PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { drawnDay, drawnPlan } from '../testing/drawn-plan.ts'
import { diceOf, randomPerson } from '../testing/random-life.ts'
import { inside, LIMITS, type LimitId } from './limits.ts'

type Bounds = { readonly hard?: unknown; readonly target?: unknown }
/** How many plans that break another bound are made again under it. More: WITNESSES=60 npx vitest run engine/limits */
const WITNESSES = Number(process.env.WITNESSES ?? 3)

type Made = { readonly person: PlanInput; readonly plan: Plan }

const IDS = Object.keys(LIMITS) as LimitId[]
const DRAWN: readonly PlanInput[] = Array.from({ length: 60 }, (_, seed) => {
  const person = randomPerson(diceOf(seed))
  return { ...person, today: addDays(person.anchor ?? person.today, seed % 7) }
})
/** Somebody who is led beyond a marathon, as few are. */
const FAR: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', commitments: '', trainingDays: 5 },
    ...{ races: '50 km trail run 2026-07-19', goalDate: null },
  },
  ...{ today: '2026-03-02', timeZone: 'UTC' },
  preferences: { start: { weeklyMin: 300, longestMin: 110, longestRunKm: 18 } },
}
const PEOPLE: readonly PlanInput[] = [...DRAWN, FAR]
const PLANS: readonly Made[] = PEOPLE.map((person) => ({ person, plan: makePlan(person) }))

/** Loads a module beside a table with one bound changed, as if somebody had written another number there. */
async function planted<T>(id: LimitId, bounds: Bounds, load: () => Promise<T>): Promise<T> {
  vi.resetModules()
  vi.doMock('./limits.ts', () => ({ inside, LIMITS: { ...LIMITS, [id]: { ...LIMITS[id], ...bounds } } }))
  return await load()
}

afterEach(() => {
  vi.doUnmock('./limits.ts')
  vi.resetModules()
})

test('a good plan aims inside what no plan breaks', () => {
  for (const id of IDS) {
    const { side, hard, target } = LIMITS[id] as Bounds & { side: string }
    if (typeof hard !== 'number' || typeof target !== 'number') continue
    if (side === 'most') expect(target, id).toBeLessThanOrEqual(hard)
    else expect(target, id).toBeGreaterThanOrEqual(hard)
  }
})

describe('the checker', () => {
  const day = { discipline: 'run', durationMin: 40, rpe: 7, hard: true } as const
  const weekOf = (...days: ReturnType<typeof drawnDay>[]) => ({ days, phase: 'recovery', deload: false }) as const
  const quiet = Array.from({ length: 6 }, () => drawnDay())
  /** A week after an event a hard day, of which plans of our own have none so early. */
  const raced = drawnPlan(
    [weekOf(...quiet, drawnDay({ ...day, discipline: 'race' })), weekOf(...quiet, drawnDay(day))],
    {
      race: { week: 0, day: 6, km: 10 },
    },
  )
  const measuredPlans = [...PLANS, { person: sure(PEOPLE[0]), plan: raced }]
  const measure = (check: typeof checkPlan, { person, plan }: Made) => check(plan, person.profile, plan.start)
  const found = measuredPlans.map((made) => measure(checkPlan, made))
  const short = (all: readonly Finding[], id: LimitId, kind: string) =>
    JSON.stringify(all.filter((one) => one.measure === id && one.kind === kind).map(({ limit, ok }) => ({ limit, ok })))

  /** Changes every number of a bound. */
  function changed(bound: unknown, by: (value: number) => number): unknown {
    if (typeof bound === 'number') return by(bound)
    return Object.fromEntries(Object.entries(bound as Record<string, number>).map(([key, value]) => [key, by(value)]))
  }

  // A part of what other limits ask for.
  const measuredIds = IDS.filter((id) => id !== 'volume-under-stress')
  const kinds = measuredIds.flatMap((id) => (['hard', 'target'] as const).map((kind) => ({ id, kind })))

  test.each(kinds.filter(({ id, kind }) => (LIMITS[id] as Bounds)[kind] !== undefined))(
    'measures $id by the $kind bound of the table',
    async ({ id, kind }) => {
      const other = changed((LIMITS[id] as Bounds)[kind], (value) => value * 1.5 + 5)
      const { checkPlan: check } = await planted(id, { [kind]: other }, () => import('../check/check-plan.ts'))
      const isOther = (made: Made, index: number) =>
        short(measure(check, made), id, kind) !== short(sure(found[index]), id, kind)
      expect(measuredPlans.some(isOther)).toBe(true)
    },
  )
})

describe('the planner', () => {
  const broken = (check: typeof checkPlan, { person, plan }: Made, id: LimitId) =>
    check(plan, person.profile, plan.start).some((one) => one.measure === id && one.kind === 'hard' && !one.ok)

  test.each<[LimitId, Bounds]>([
    ['hard-spacing', { hard: { low: 2, medium: 3, high: 3 } }],
    ['long-spacing', { hard: 6 }],
    ['hard-sessions', { hard: { beginner: 1, intermediate: 1, advanced: 2 } }],
    ['hard-under-stress', { hard: { beginner: 0, intermediate: 0, advanced: 0 } }],
    ['rest-and-light', { hard: { beginner: 2, intermediate: 2, advanced: 2 } }],
    ['first-easy-weeks', { hard: 8 }],
    ['run-rise', { hard: 1.15 }],
    ['run-km-rise', { hard: { ratio: 1.1, more: 1, ofLongest: 1.5 } }],
    ['first-week', { hard: { ratio: 1, more: 0, least: 60 } }],
    ['monotony', { hard: 1.7 }],
    ['loaded-in-row', { hard: 4 }],
    ['deload-cut', { hard: 0.2, target: 0.25 }],
    ['deload-not-off', { hard: 0.35, target: 0.3 }],
    ['easy-share', { hard: 0.85, target: 0.9 }],
    ['longest-min', { hard: 100 }],
    ['ultra-min', { hard: 120 }],
    ['long-to-event', { hard: { long: 8, other: 8 } }],
    ['longest-to-event', { hard: { long: 20, other: 13 } }],
    ['training-to-bed', { hard: { any: 240, hard: 360 } }],
    ['sleep', { hard: 540 }],
  ])('keeps to another bound of %s', async (id, bounds) => {
    const { checkPlan: check, makePlan: make } = await planted(id, bounds, async () => ({
      ...(await import('../check/check-plan.ts')),
      ...(await import('../plan.ts')),
    }))
    // A bound so far from the real one cannot always be reached: the week of an event keeps a touch of its pace.
    const before = PLANS.values()
      .filter((made) => broken(check, made, id))
      .take(WITNESSES)
      .toArray()
    const after = before.filter(({ person }) => broken(check, { person, plan: make(person) }, id))
    expect(before.length).toBeGreaterThan(0)
    expect(after.length).toBeLessThan(before.length / 2)
  })
})
