import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import { GOALS, type HistoryDay, LEVELS, type PlanInput, STRESS_LEVELS, TRAINING_DAYS } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan, UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { type Dice, diceOf, pickOf } from '../testing/random-life.ts'

/** More of them: SHORT_LIVES=200 npx vitest run engine/lived/short-days.test.ts */
const LIVES = Number(process.env.SHORT_LIVES ?? 8)
const ANCHOR = '2026-01-05'
/** [min] of the grid that sessions are made on. */
const ROUNDED_MIN = 5
const WORTH_MIN = 35

function person(dice: Dice): Omit<PlanInput, 'today'> {
  return {
    profile: {
      ...{ name: 'Demo', commitments: 'Work 9-17', goalDate: null, level: pickOf(dice, LEVELS) },
      ...{ goal: pickOf(dice, GOALS), stress: pickOf(dice, STRESS_LEVELS), trainingDays: pickOf(dice, TRAINING_DAYS) },
      races: pickOf(dice, ['', '10k 2026-05-17', 'half marathon 2026-05-10', 'sprint triathlon 2026-06-14']),
    },
    ...{ anchor: ANCHOR, timeZone: 'UTC', preferences: { equipment: ['dumbbells', 'bike'] } },
  }
}

const daysOf = ({ weeklyPlan }: Plan) => weeklyPlan.flatMap(({ days }) => days)

/** The week after one in which everything was done, but for one day: told to be short beforehand, or missed. */
function weekAfter(one: Omit<PlanInput, 'today'>, at: number, how: 'told' | 'missed' | 'done') {
  const history: HistoryDay[] = []
  let next: Partial<UnderWay> = {}
  const look = (today: string) => {
    const plan = makePlan({ ...one, ...next, recordedSince: ANCHOR, today, history: [...history] })
    const { anchor, block, begun, start } = plan
    next = { anchor, block, begun, start, shown: daysAsShown(plan) }
    return { plan, minutes: sure(daysOf(plan).find(({ date }) => date === today)).durationMin }
  }
  const monday = at - (at % 7) + 7
  let leftMin = 0
  for (let day = 0; day < monday; day++) {
    const date = addDays(ANCHOR, day)
    const { minutes } = look(date)
    if (day !== at || how === 'done') {
      if (minutes > 0) history.push({ date, completed: true, minutes })
      continue
    }
    const notes = 'Only 20 minutes today'
    if (how === 'told') history.push({ date, notes })
    const told = look(date).minutes
    const done: HistoryDay =
      how === 'told' ? { date, notes, completed: true, minutes: told } : { date, completed: false }
    history.splice(how === 'told' ? -1 : history.length, 1, done)
    leftMin = minutes - (done.minutes ?? 0)
  }
  const week = sure(look(addDays(ANCHOR, monday)).plan.weeklyPlan[monday / 7])
  return { minutes: week.plannedMin, leftMin }
}

test(`in ${LIVES} lives a short day told beforehand costs the next week no more than it left, nor more than a missed one`, {
  timeout: 3_600_000,
}, () => {
  let compared = 0
  for (let seed = 0; seed < LIVES; seed++) {
    const dice = diceOf(seed)
    const one = person(dice)
    const from = 14 + Math.floor(dice() * 49)
    const made = daysOf(makePlan({ ...one, today: ANCHOR }))
    const at = made.findIndex(
      ({ durationMin, discipline }, day) =>
        day >= from && day < 84 && durationMin >= WORTH_MIN && discipline !== 'race',
    )
    if (at < 0) continue
    const [whole, told, missed] = (['done', 'told', 'missed'] as const).map((how) => weekAfter(one, at, how))
    compared += 1
    const lost = sure(whole).minutes - sure(told).minutes
    expect(lost, `seed ${seed}, day ${at}`).toBeLessThanOrEqual(sure(told).leftMin + ROUNDED_MIN)
    expect(sure(told).minutes, `seed ${seed}, day ${at}`).toBeGreaterThanOrEqual(sure(missed).minutes - ROUNDED_MIN)
  }
  expect(compared).toBeGreaterThan(LIVES / 2)
})
