import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { UnderWay } from '../plan-model.ts'
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

/** [min] asked for in each week of somebody who is ill for some days, looks at the plan daily and does all else as it is asked. */
function weeksAround(illDays: number, weeks: number): number[] {
  const before = makePlan(RUNNER).weeklyPlan.slice(0, ILL_FROM / 7)
  const asked = before.map(({ plannedMin }) => plannedMin)
  const history = before.flatMap(({ days }) =>
    days.flatMap(({ date, durationMin, rpe }): HistoryDay[] =>
      durationMin > 0 ? [{ date, completed: true, minutes: durationMin, rpe }] : [],
    ),
  )
  let next: Partial<UnderWay> = {}
  for (let at = ILL_FROM; at < weeks * 7; at++) {
    const today = addDays(ANCHOR, at)
    const plan = makePlan({ ...RUNNER, ...next, safety: [], today, history })
    const { anchor, block, begun, start } = plan
    next = { anchor, block, begun, start, shown: daysAsShown(plan) }
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
