import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay, UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { PROFILE } from '../testing/told-days.ts'

const BEGUN = '2026-01-05'

/** Days lived up to some after a race, with another race asked for a day after it; each as it was shown. */
function livedWith(races: string, date: string, asked: string, days: number) {
  const history: HistoryDay[] = []
  const lived: PlanDay[] = []
  let given: UnderWay = { profile: { ...PROFILE, races }, today: BEGUN, anchor: BEGUN, timeZone: 'UTC' }
  for (let today = BEGUN; today <= addDays(date, days); today = addDays(today, 1)) {
    if (today === addDays(date, 1)) {
      const { start: _, ...rest } = given
      given = { ...rest, profile: { ...PROFILE, races: asked }, anchor: today, begun: today, block: 2 }
    }
    const plan = makePlan({ ...given, today, history: [...history], recordedSince: given.anchor ?? BEGUN })
    const { anchor, block, begun, start } = plan
    given = { ...given, anchor, block, begun, start, shown: daysAsShown(plan, given.shown) }
    const day = sure(plan.weeklyPlan.flatMap((week) => week.days).find((one) => one.date === today))
    lived.push(day)
    if (day.durationMin > 0) history.push({ date: today, completed: true, minutes: day.durationMin })
  }
  return lived
}

test.each([
  ['Marathon', 14, 0.5],
  ['Century', 7, 0.6],
  ['Olympic triathlon', 7, 0.7],
] as const)('who asks for the next race the day after a %s comes back from it first', (race, quiet, share) => {
  const date = '2026-03-29'
  const lived = livedWith(`${race} ${date}`, date, 'Half marathon 2026-08-30', 28)
  const minutes = (days: readonly PlanDay[]) =>
    days.reduce((sum, { discipline, durationMin }) => sum + (discipline === 'race' ? 0 : durationMin), 0)
  const at = lived.findIndex((day) => day.date === date)
  const best = Math.max(...[3, 4, 5].map((weeks) => minutes(lived.slice(at + 1 - 7 * weeks, at + 8 - 7 * weeks))))
  for (let week = 0; week < quiet / 7; week++) {
    const days = lived.slice(at + 1 + 7 * week, at + 8 + 7 * week)
    expect(minutes(days)).toBeLessThan(best * share)
    expect(minutes(days)).toBeGreaterThan(0)
    expect(days.filter(({ hard, discipline }) => hard || discipline === 'strength')).toEqual([])
  }
  // And trains on after it.
  expect(minutes(lived.slice(at + 22, at + 29))).toBeGreaterThan(best * 0.4)
})
