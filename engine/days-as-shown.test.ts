import { expect, test } from 'vitest'
import { checkPlan, hardViolations } from './check/check-plan.ts'
import { addDays } from './civil-date.ts'
import { daysAsShown } from './days-as-shown.ts'
import type { CivilDate } from './model.ts'
import { pastBlock } from './past-block.ts'
import { makePlan } from './plan.ts'
import type { DaysAsShown, Plan, PlanDay, UnderWay } from './plan-model.ts'
import { sure } from './sure.ts'
import { diceOf, longHistory, randomPerson } from './testing/random-life.ts'
import { lifeOf, TODAY } from './testing/told-days.ts'

const LIVES = Number(process.env.PLAN_LIVES ?? 6)
const DAYS = 60

const daysOf = ({ weeklyPlan }: Plan) => weeklyPlan.flatMap(({ days }) => days)
const dayOn = (plan: Plan, date: CivilDate) => sure(daysOf(plan).find((day) => day.date === date))
const isRise = ({ rule }: { rule: string }) => rule.startsWith('L5') || rule === 'L6'

test(`in ${LIVES} lives of ${DAYS} days no day that is over is told anew, and what comes grows from what was asked`, () => {
  let told = 0
  for (let seed = 0; seed < LIVES; seed++) {
    const dice = diceOf(seed)
    const person = randomPerson(dice)
    const begun = sure(person.anchor)
    const history = longHistory(dice, begun)
    const seen = new Map<CivilDate, PlanDay>()
    let next: Partial<UnderWay> = { anchor: begun }
    // Most people look on most days.
    for (let day = 0; day < DAYS; day += dice() < 0.3 ? 2 : 1) {
      const today = addDays(begun, day)
      const known = history.filter(({ date }) => date <= today)
      const plan = makePlan({ ...person, ...next, today, history: known, recordedSince: begun })
      for (const one of daysOf(plan)) {
        const before = seen.get(one.date)
        if (one.date >= today || one.date < plan.anchor || !before) seen.set(one.date, one)
        else {
          told += 1
          expect(one, `seed ${seed}: ${one.date} on ${today}`).toEqual(before)
        }
      }
      const broken = hardViolations(checkPlan(plan, person.profile, plan.start)).filter(isRise)
      expect(broken, `seed ${seed} on ${today}`).toEqual([])
      const { anchor, block, begun: first, start } = plan
      next = { anchor, block, begun: first, start, shown: daysAsShown(plan) }
    }
  }
  expect(told).toBeGreaterThan(LIVES * DAYS)
})

test('who comes back after days that nobody saw gets the plan that is made again', () => {
  const known: UnderWay = {
    profile: {
      ...{ name: 'Demo', level: 'beginner', goal: 'muscle-gain', stress: 'high', trainingDays: 5, goalDate: null },
      ...{ commitments: 'Nurse, nights Mon Tue Wed 7pm-7am', races: '5k 2027-09-12, 10k 2027-03-09' },
    },
    ...{ today: '2026-12-04', anchor: '2026-12-02', recordedSince: '2026-12-02', timeZone: 'UTC' },
    history: [2, 3, 4].map((day) => ({ date: `2026-12-0${day}`, completed: true, minutes: 15 })),
  }
  const going = (plan: Plan, earlier?: DaysAsShown): Partial<UnderWay> => ({
    ...{ anchor: plan.anchor, block: plan.block, begun: plan.begun, start: plan.start },
    shown: daysAsShown(plan, earlier),
  })
  const seen = going(makePlan(known))
  for (let away = 28; away < 56; away++) {
    const today = addDays(known.today, away)
    const plan = makePlan({ ...known, ...seen, today })
    const again = makePlan({ ...known, ...going(plan, seen.shown), today })
    expect(again.weeklyPlan, today).toEqual(plan.weeklyPlan)
  }
})

/** The plan of a day before TODAY, as somebody saw it. */
const before = addDays(TODAY, -2)
const seenThen = () => makePlan(lifeOf([], { today: before }))

test('a result told later changes the paces to come, not those of days that are over', () => {
  const shown = daysAsShown(seenThen())
  const raced: Partial<UnderWay> = { preferences: { recentRace: { distanceKm: 10, seconds: 2280, date: before } } }
  const now = makePlan(lifeOf([], { ...raced, shown }))
  const anew = makePlan(lifeOf([], raced))
  const past = daysOf(now).filter(({ date }) => date < TODAY && date >= now.anchor)
  expect(past).toEqual(shown.days.filter(({ day }) => day.date < TODAY).map(({ day }) => day))
  expect(past).not.toEqual(daysOf(anew).filter(({ date }) => date < TODAY && date >= now.anchor))
  const coming = (plan: Plan) => daysOf(plan).filter(({ date }) => date > TODAY)
  expect(coming(now)).not.toEqual(coming(makePlan(lifeOf([]))))
})

test('a session that is done today stays the one that was asked for', () => {
  const hard = Array.from({ length: 14 }, (_, back) => ({ date: addDays(TODAY, back - 14), completed: true, rpe: 10 }))
  const asked = makePlan(lifeOf(hard))
  const done = [...hard, { date: TODAY, completed: true, rpe: 5 }]
  const { durationMin } = dayOn(makePlan(lifeOf(done, { shown: daysAsShown(asked) })), TODAY)
  expect(durationMin).toBe(dayOn(asked, TODAY).durationMin)
  expect(durationMin).not.toBe(dayOn(makePlan(lifeOf(done)), TODAY).durationMin)
})

test('days of another block are not those of this one', () => {
  const shown: DaysAsShown = { ...daysAsShown(seenThen()), anchor: '2025-01-06' }
  expect(makePlan(lifeOf([], { shown }))).toEqual(makePlan(lifeOf([])))
})

test('a block that is over is kept as it was shown, its last day too', () => {
  const { anchor, weeklyPlan } = seenThen()
  const last = sure(sure(weeklyPlan.at(-1)).days[6]).date
  const shown = daysAsShown(makePlan(lifeOf([], { today: last })))
  const easier = { ...lifeOf([], { today: addDays(last, 3), shown }), anchor }
  const days = pastBlock({ ...easier, profile: { ...easier.profile, stress: 'high' } }, easier.today).weeks.flatMap(
    (week) => week.days,
  )
  expect(days.map(({ date, durationMin }) => [date, durationMin])).toEqual(
    shown.days.map(({ day }) => [day.date, day.durationMin]),
  )
  expect(days.at(-1)?.date).toBe(last)
})
