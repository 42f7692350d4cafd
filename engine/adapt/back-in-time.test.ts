import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, SafetyFact } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'

const BEGUN = '2026-03-02'
const PERSON: Pick<UnderWay, 'profile' | 'timeZone' | 'recordedSince'> = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 5, goalDate: null },
    ...{ commitments: 'Work Mon-Fri 9-17', races: 'Half marathon 2026-07-26' },
  },
  timeZone: 'UTC',
  recordedSince: BEGUN,
}
/** Day of the plan on which the time away begins: the fullest weeks until then are usual. */
const AWAY = 42
const DAYS = 105

type Week = { readonly minutes: number; readonly longKm: number }

/** The weeks of somebody who looks each day, trains as asked, and is away for some days, ill or not. */
function weeksOf(away: number, isIll: boolean): Week[] {
  const history: HistoryDay[] = []
  const weeks: Week[] = []
  const [first, back] = [addDays(BEGUN, AWAY), addDays(BEGUN, AWAY + away)]
  let next: Partial<UnderWay> = { anchor: BEGUN }
  for (let day = 0; day < DAYS; day++) {
    const today = addDays(BEGUN, day)
    const isAway = today >= first && today < back
    if (isAway) history.push({ date: today, completed: false, ...(isIll && today === first && { notes: FLU }) })
    const safety = isIll && today >= first ? [flu(first, today >= back ? back : null)] : []
    const plan = makePlan({ ...PERSON, ...next, today, history, safety })
    const asked = sure(plan.weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === today))
    const { durationMin, rpe, distanceKm, discipline } = asked
    if (!isAway && durationMin > 0) history.push({ date: today, completed: true, minutes: durationMin, rpe })
    const week = sure(day % 7 === 0 ? { minutes: 0, longKm: 0 } : weeks.pop())
    const km = discipline === 'run' ? (distanceKm ?? 0) : 0
    weeks.push(isAway ? week : { minutes: week.minutes + durationMin, longKm: Math.max(week.longKm, km) })
    next = { anchor: plan.anchor, block: plan.block, begun: plan.begun, start: plan.start, shown: daysAsShown(plan) }
  }
  return weeks
}

const FLU = 'I have the flu with a fever and lie in bed'

function flu(date: string, well: string | null): SafetyFact {
  const told = { id: 'flu', date, kind: 'illness', what: '', origin: 'words', quote: 'flu', confirmed: true } as const
  return { ...told, answer: well === null ? null : 'well', answeredOn: well }
}

const usual = sure(weeksOf(0, false)[AWAY / 7 - 1])

test.each([
  ['a week with a flu', 7, true, 1, 3],
  ['ten days away', 10, false, 2, 3],
  ['two weeks away', 14, false, 3, 5],
  ['two weeks with a flu', 14, true, 3, 5],
])('after %s training is nearly, and then all, what it was before, in time', (_, days, isIll, nearly, all) => {
  const weeks = weeksOf(days, isIll).slice(Math.ceil((AWAY + days) / 7))
  const most = (count: number, of: (week: Week) => number) => Math.max(...weeks.slice(0, count).map(of))
  expect(most(nearly, ({ minutes }) => minutes)).toBeGreaterThan(usual.minutes * 0.75)
  expect(most(nearly, ({ longKm }) => longKm)).toBeGreaterThan(usual.longKm * 0.7)
  expect(most(all + 1, ({ minutes }) => minutes)).toBeGreaterThanOrEqual(usual.minutes)
  // Long runs grow by half kilometres.
  expect(most(all + 1, ({ longKm }) => longKm)).toBeGreaterThanOrEqual(usual.longKm - 0.5)
  // And no sooner than the steps let it.
  if (days >= 14) expect(sure(weeks[0]).minutes).toBeLessThan(usual.minutes * 0.6)
})
