import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay, UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'

const BEGUN = '2026-03-02'
/** The evening on which it hurts. */
const HURT = 26
const DAYS = 77

const PLAYER = { name: 'Demo', stress: 'medium', races: '', goalDate: null } as const
const FOOTBALL = 'Work 9-5, football training Tue Thu 7-8:30pm, match Sat 3pm'
const RUGBY = 'Work 8-16, rugby training Mon Wed 19:00-20:30, rugby match Sunday 14-16'

/** Two months of somebody who does all that is asked for, and once has strong pain. */
function lived(profile: Profile): {
  readonly broken: readonly string[]
  readonly led: readonly number[]
  readonly leaps: number
} {
  const history: HistoryDay[] = []
  const broken: string[] = []
  const led: number[] = []
  let leaps = 0
  let next: Partial<UnderWay> = { anchor: BEGUN }
  for (let day = 0; day < DAYS; day++) {
    const today = addDays(BEGUN, day)
    const plan = makePlan({ profile, today, timeZone: 'UTC', recordedSince: BEGUN, history, ...next })
    const limits = plan.rules.filter(({ kind, pass }) => kind === 'limit' && !pass)
    if (limits.length > 0) broken.push(`${today}: ${limits.map(({ code }) => code)}`)
    const loads = plan.weeklyPlan.map(({ plannedLoadAu }) => plannedLoadAu)
    if (day === HURT + 7 && loads.some((load, at) => at > 3 && load > 1.5 * mean(loads.slice(at - 3, at + 1)))) leaps++
    const asked = sure(plan.weeklyPlan.flatMap((week) => week.days).find(({ date }) => date === today))
    led.push(asked.durationMin === 0 ? asked.loadAu : 0)
    const done = asked.durationMin > 0 ? doneOf(asked) : { date: today }
    history.push(day === HURT ? { ...done, notes: 'strong knee pain' } : done)
    next = {
      ...{ anchor: plan.anchor, block: plan.block, begun: plan.begun, start: plan.start },
      shown: daysAsShown(plan, next.shown),
    }
  }
  return { broken, led, leaps }
}

function doneOf({ date, durationMin, rpe, distanceKm }: PlanDay): HistoryDay {
  return { date, completed: true, minutes: durationMin, rpe, ...(distanceKm !== null && { distanceKm }) }
}

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
const most = (list: readonly number[]) => Math.max(...list)

test.each<[string, Profile]>([
  ['football', { ...PLAYER, level: 'intermediate', goal: 'weight-loss', trainingDays: 5, commitments: FOOTBALL }],
  ['rugby', { ...PLAYER, level: 'beginner', goal: 'endurance', trainingDays: 4, commitments: RUGBY }],
])('Practices that come back after strong pain break no limit of a plan that stays as it was: %s', (_, profile) => {
  const { broken, led, leaps } = lived(profile)
  // They do stay away, and come back at more than any plan could lead up to.
  expect(most(led.slice(0, HURT))).toBeGreaterThan(0)
  expect(most(led.slice(HURT + 1, HURT + 7))).toBe(0)
  expect(most(led.slice(-14))).toBeGreaterThan(0)
  expect(leaps).toBe(1)
  expect(broken).toEqual([])
})
