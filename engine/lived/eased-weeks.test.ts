import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan, UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'

const ANCHOR = '2026-01-05'
const WEEKS = 16
/** The Monday of the sixth week, from which on nights are bad. */
const BAD_FROM = addDays(ANCHOR, 35)
const RUNNER: PlanInput = {
  profile: {
    name: 'Robin',
    level: 'intermediate',
    goal: 'endurance',
    stress: 'medium',
    trainingDays: 4,
    commitments: 'Work 9-5 Mon-Fri',
    races: 'Half marathon on 10 May 2026',
    goalDate: null,
  },
  timeZone: 'UTC',
  today: ANCHOR,
  anchor: ANCHOR,
  recordedSince: ANCHOR,
}

/** [min] done in each week by somebody who looks every day, does what is asked, and says this of the bad nights. */
function weeksWith(nights: number, said: Partial<HistoryDay>, hasMinutes = true): number[] {
  const history: HistoryDay[] = []
  const done: number[] = []
  const badUntil = addDays(BAD_FROM, nights)
  let next: Partial<UnderWay> = {}
  for (let day = 0; day < WEEKS * 7; day++) {
    const today = addDays(ANCHOR, day)
    const plan = makePlan({ ...RUNNER, ...next, safety: [], today, history })
    const { anchor, block, begun, start } = plan
    next = { anchor, block, begun, start, shown: daysAsShown(plan) }
    const { durationMin, rpe } = dayOf(plan, today)
    const isBad = today >= BAD_FROM && today < badUntil
    const week = Math.floor(day / 7)
    done[week] = (done[week] ?? 0) + durationMin
    const told = { rpe, ...(hasMinutes && { minutes: durationMin }), completed: true }
    if (durationMin > 0 || isBad) history.push({ date: today, ...(durationMin > 0 && told), ...(isBad && said) })
  }
  return done
}

const dayOf = ({ weeklyPlan }: Plan, date: string) =>
  sure(weeklyPlan.flatMap(({ days }) => days).find((day) => day.date === date))

const undisturbed = weeksWith(0, {})

test.each([
  ['four nights, by taps', 4, { taps: { sleep: 1, energy: 2 } }, true],
  ['four nights, in words, by ticks without minutes', 4, { notes: 'slept terribly, exhausted' }, false],
  ['a fortnight', 14, { taps: { sleep: 1, energy: 2 } }, true],
] as const)(
  'bad nights (%s) are an easier week, then steps back up to the very plan',
  (_, nights, said, hasMinutes) => {
    const weeks = weeksWith(nights, said, hasMinutes)
    expect(weeks.slice(0, 5)).toEqual(undisturbed.slice(0, 5))
    expect(sure(weeks[5])).toBeLessThan(0.75 * sure(undisturbed[5]))
    for (const [week, minutes] of weeks.entries()) {
      const best = Math.max(0, ...weeks.slice(Math.max(0, week - 4), week))
      if (week > 5)
        expect(minutes, `week ${week + 1} after ${weeks}`).toBeLessThanOrEqual(Math.max(best * 1.2, best + 20))
    }
    expectBack(weeks, 0.88)
  },
)

test('a week of flu is followed by as many easy days as were ill, and costs no race', () => {
  const weeks = weeksWith(7, { completed: false, notes: 'flu, fever 39' })
  expect(weeks[5]).toBe(0)
  expect(sure(weeks[6])).toBeLessThan(0.6 * sure(undisturbed[6]))
  expectBack(weeks, 0.84)
})

/** Who did all that was asked is not asked for less for the rest of the plan: from the thirteenth week on it is nearly the same. */
function expectBack(weeks: readonly number[], share: number) {
  for (const week of [12, 13, 14, 15])
    expect(sure(weeks[week]), `week ${week + 1} of ${weeks}`).toBeGreaterThan(share * sure(undisturbed[week]))
}
