import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan, PlanDay, UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'

const BEGUN = '2026-01-05'
/** A Thursday: the week is neither of the old plan nor of the new one. */
const CHANGED = 52
const DAYS = 63

/**
 * The plan of each day of somebody who looks at it daily.
 * @param profileOn - who they are on a day, counted from the first
 * @param shareOn - [ratio] of each session that they do; nothing is told of a day of none
 */
function plansOf(days: number, profileOn: (day: number) => Profile, shareOn: (day: number) => number): Plan[] {
  const history: HistoryDay[] = []
  const plans: Plan[] = []
  let next: Partial<UnderWay> = { anchor: BEGUN }
  for (let day = 0; day < days; day++) {
    const today = addDays(BEGUN, day)
    const plan = makePlan({ profile: profileOn(day), today, timeZone: 'UTC', recordedSince: BEGUN, history, ...next })
    const asked = sure(plan.weeklyPlan.flatMap((week) => week.days).find(({ date }) => date === today))
    const share = shareOn(day)
    if (asked.durationMin > 0 && share > 0) history.push(doneOf(asked, share))
    next = {
      ...{ anchor: plan.anchor, block: plan.block, begun: plan.begun, start: plan.start },
      shown: daysAsShown(plan, next.shown),
    }
    plans.push(plan)
  }
  return plans
}

function doneOf({ date, durationMin, rpe, distanceKm }: PlanDay, share: number): HistoryDay {
  const km = distanceKm === null ? {} : { distanceKm: distanceKm * share }
  return { date, completed: true, minutes: Math.round(durationMin * share), rpe: share < 1 ? 3 : rpe, ...km }
}

const brokenLimits = ({ rules }: Plan) =>
  rules.flatMap(({ kind, pass, code, value, limit }) => {
    const [is, most] = ['amount' in value ? value.amount : 0, 'amount' in limit ? limit.amount : 0]
    // What was done is counted in whole minutes; an easier week that follows a week of more days is another matter.
    return code !== 'L8' && kind === 'limit' && !pass && Math.abs(is / most - 1) > 0.02
      ? [`${code} ${is} of ${most}`]
      : []
  })
const weekMin = ({ weeklyPlan }: Plan, week: number) =>
  sure(weeklyPlan[week]).days.reduce(
    (sum, { discipline, durationMin }) => sum + (discipline === 'race' ? 0 : durationMin),
    0,
  )

const PERSON = { name: 'Demo', stress: 'low', commitments: 'Work Mon-Fri 9-17', races: '', goalDate: null } as const

test.each([
  [
    'a runner, 3 to 6',
    { ...PERSON, level: 'intermediate', goal: 'endurance', races: 'Half marathon 2026-06-07', trainingDays: 3 },
    6,
  ],
  ['somebody new, 3 to 6', { ...PERSON, level: 'beginner', goal: 'general', trainingDays: 3 }, 6],
  ['a lifter, 3 to 5', { ...PERSON, level: 'intermediate', goal: 'muscle-gain', trainingDays: 3 }, 5],
  [
    'far along, 4 to 6',
    { ...PERSON, level: 'advanced', goal: 'endurance', races: 'Marathon 2026-06-07', trainingDays: 4 },
    6,
  ],
  ['fewer, 6 to 3', { ...PERSON, level: 'intermediate', goal: 'weight-loss', trainingDays: 6 }, 3],
] as const)(
  'other training days leap nowhere, and weeks that are over break no rule of theirs: %s',
  (_, profile, days) => {
    const plans = plansOf(
      DAYS,
      (day) => (day < CHANGED ? profile : { ...profile, trainingDays: days }),
      () => 1,
    )
    const [before, after] = [sure(plans[CHANGED - 1]), plans.slice(CHANGED)]
    for (const plan of after) expect(brokenLimits(plan), plan.date).toEqual([])
    const fullest = Math.max(...[4, 5, 6].map((week) => weekMin(before, week)))
    expect(weekMin(sure(after.at(-1)), 8)).toBeLessThanOrEqual(fullest * 1.2 + 20)
  },
)

test('a fortnight of silence leaves no broken limit on the rule card', () => {
  const profile = { ...PERSON, level: 'intermediate', goal: 'endurance', races: '', trainingDays: 5 } as const
  const isSilent = (day: number) => day >= 42 && day < 56
  for (const plan of plansOf(
    77,
    () => profile,
    (day) => (isSilent(day) ? 0 : 1),
  ))
    expect(brokenLimits(plan), plan.date).toEqual([])
})

test('who does less of every session is never asked for more than who does more of it', () => {
  const runner = { level: 'advanced', goal: 'endurance', races: 'Half marathon 2026-05-17', trainingDays: 4 } as const
  const asked = [0.15, 0.35, 0.5, 0.7].map((share) => {
    const plans = plansOf(
      50,
      () => ({ ...PERSON, ...runner }),
      (day) => (day < 28 ? 1 : share),
    )
    return weekMin(sure(plans.at(-1)), 7)
  })
  // A few minutes are the grid's.
  for (const [at, minutes] of asked.entries())
    if (at > 0) expect(minutes, asked.join()).toBeGreaterThanOrEqual(sure(asked[at - 1]) - 5)
})
