import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations } from './check/check-plan.ts'
import { addDays, dayNumber } from './civil-date.ts'
import { readRaces } from './interpret/races.ts'
import type { PlanInput, Schedule } from './model.ts'
import { makePlan } from './plan.ts'
import { blocksTo, dayAfter, type PlanLife } from './plan-life.ts'
import { type Dice, diceOf, LIFE_DAYS, longHistory, randomPerson } from './testing/random-life.ts'

/** More of them: LIFE_RUNS=20000 npx vitest run engine/plan-life.test.ts */
const LIVES = Number(process.env.LIFE_RUNS ?? 2000)
/** Every so many lives full plans are made around each change of block. */
const PLANNED_EACH = 20

describe(`${LIVES} lives of ${LIFE_DAYS} days`, () => {
  test('go from block to block without a gap and never back', { timeout: 600_000 }, () => {
    for (let seed = 0; seed < LIVES; seed++) {
      const dice = diceOf(seed)
      const life = lived(dice, randomPerson(dice), `seed ${seed}`)
      expect(life.moves, `seed ${seed}`).toBe(life.lastBlock - 1)
      if (seed % PLANNED_EACH === 0) replayed(life.input, life.days, dice, `seed ${seed}`)
    }
  })
})

type Lived = { input: PlanInput; lastBlock: number; moves: number; days: number[] }

/** Steps the owner through every day; gives the days worth a full plan: around each change, some others, the last. */
function lived(dice: Dice, person: PlanInput, name: string): Lived {
  const { profile } = person
  const begun = dayNumber(person.anchor!)
  const read = readRaces(profile.races, person.anchor!).events
  let at = { anchor: begun, block: 1 }
  let moves = 0
  let before = { block: 1, week: 0 }
  const days: number[] = [begun, begun + Math.floor(dice() * LIFE_DAYS), begun + LIFE_DAYS - 1]
  for (let today = begun; today < begun + LIFE_DAYS; today++) {
    const life: PlanLife = { profile, read, begun, ...at, today, lastDone: null }
    const now = blocksTo(life).at(-1)!
    const { monday } = now.frames[0]!
    const week = Math.floor((today - monday) / 7)
    // Asked a million times, so without an expectation each.
    if (today < monday || today >= dayAfter(now)) expect.fail(`${name}: no week holds day ${today}`)
    if (now.block === before.block && week < before.week) expect.fail(`${name}: week ${week} after ${before.week}`)
    if (now.block !== at.block) {
      moves += 1
      days.push(today - 1, today)
      // The day the block changes follows the last Sunday: the calendar has no gap.
      expect([now.block, now.anchor], name).toEqual([at.block + 1, today])
    } else if (now.anchor !== at.anchor) expect.fail(`${name}: the anchor moved within a block`)
    at = { anchor: now.anchor, block: now.block }
    before = { block: now.block, week }
  }
  return { input: person, lastBlock: at.block, moves, days: days.sort((a, b) => a - b) }
}

/** Makes full plans on some days of a life, each sent what the one before answered. */
function replayed(person: PlanInput, days: readonly number[], dice: Dice, name: string): void {
  const begun = dayNumber(person.anchor!)
  const history = dice() < 0.3 ? [] : longHistory(dice, person.anchor!)
  let next: Partial<PlanInput> = { anchor: person.anchor! }
  let last: Schedule | null = null
  for (const day of days) {
    const today = addDays(person.anchor!, day - begun)
    const known = history.filter(({ date }) => date < today && date >= addDays(today, -84))
    const plan = makePlan({ ...person, ...next, today, history: known })
    const week = plan.weeklyPlan.findIndex((one) => one.startDate <= today && one.days[6]!.date >= today)
    expect(week, `${name}, ${today}`).toBeGreaterThanOrEqual(0)
    const shown = plan.weeklyPlan.flatMap((one) => one.days).find(({ date }) => date === today)!
    if (day > begun + 7) expect(shown.description, `${name}, ${today}`).not.toBe('Before your plan begins.')
    const violations = hardViolations(checkPlan(plan, person.profile, plan.start))
    expect(violations, `${name}, ${today}, block ${plan.block}`).toEqual([])
    if (last) expect(plan.block).toBeGreaterThanOrEqual(last.block)
    if (last && plan.block === last.block) expect([plan.anchor, plan.start]).toEqual([last.anchor, last.start])
    next = { anchor: plan.anchor, block: plan.block, begun: plan.begun, start: plan.start }
    last = plan
  }
}
