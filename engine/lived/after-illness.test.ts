import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { UnderWay } from '../plan-model.ts'
import { toldSafety } from '../safety/standing.ts'
import { sure } from '../sure.ts'

const ANCHOR = '2026-03-02'
const ILL_FROM = 42
const RUNNER: PlanInput = {
  profile: {
    ...{ name: 'Robin', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 4, goalDate: null },
    ...{ commitments: 'Work 9-5 Mon-Fri', races: 'Marathon on 6 September 2026' },
  },
  timeZone: 'UTC',
  today: ANCHOR,
  anchor: ANCHOR,
  recordedSince: ANCHOR,
}

/**
 * [min] asked for in each week of somebody who is ill for some days and does all else as it is asked.
 * @param every - [days] between two looks at the plan; who looks only now and then has none of its days shown
 */
function weeksAround(illDays: number, weeks: number, every = 1): number[] {
  const before = makePlan(RUNNER).weeklyPlan.slice(0, ILL_FROM / 7)
  const asked = before.map(({ plannedMin }) => plannedMin)
  const history = before.flatMap(({ days }) =>
    days.flatMap(({ date, durationMin, rpe }): HistoryDay[] =>
      durationMin > 0 ? [{ date, completed: true, minutes: durationMin, rpe }] : [],
    ),
  )
  let next: Partial<UnderWay> = {}
  let plan = makePlan(RUNNER)
  for (let at = ILL_FROM; at < weeks * 7; at++) {
    const today = addDays(ANCHOR, at)
    if ((at - ILL_FROM) % every === 0) {
      plan = makePlan({ ...RUNNER, ...next, safety: toldSafety(history, []), today, history: [...history] })
      const { anchor, block, begun, start } = plan
      next = { anchor, block, begun, start, ...(every === 1 && { shown: daysAsShown(plan) }) }
    }
    const { durationMin, rpe } = sure(plan.weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === today))
    const week = Math.floor(at / 7)
    asked[week] = (asked[week] ?? 0) + durationMin
    const isIll = at >= ILL_FROM && at < ILL_FROM + illDays
    if (isIll) history.push({ date: today, completed: false, notes: 'flu, fever' })
    else if (durationMin > 0) history.push({ date: today, completed: true, minutes: durationMin, rpe })
  }
  return asked
}

test('the way back from two weeks of flu never asks for much less than was just done', () => {
  const asked = weeksAround(14, 13)
  expect(asked.slice(6, 8)).toEqual([0, 0])
  const back = asked.slice(8)
  expect(back[0]).toBeLessThan(sure(asked[5]) * 0.6)
  for (const [index, min] of back.entries()) {
    const before = back[index - 1]
    if (before === undefined) continue
    // Ten minutes or so are what strength gives up to runs.
    expect(min, `week ${index + 9} after ${before} min`).toBeGreaterThan(before * 0.85)
    expect(min, `week ${index + 9} after ${before} min`).toBeLessThan(before * 1.25 + 5)
  }
})

test.each([1, 7])(
  'an illness of some days is no training missed, whoever looks every %i days: a month later the plan is nearly what it would have been',
  (every) => {
    let shorter = weeksAround(0, 14, every)
    const never = shorter
    for (const illDays of [2, 4, 6]) {
      const asked = weeksAround(illDays, 14, every)
      for (const week of [10, 11, 12, 13]) {
        const least = illDays <= 4 ? 0.92 : 0.78
        expect(asked[week], `week ${week + 1} after ${illDays} days`).toBeGreaterThan(sure(never[week]) * least)
        expect(asked[week], `week ${week + 1} after ${illDays} days`).toBeLessThan(sure(shorter[week]) + 5)
      }
      shorter = asked
    }
  },
)
