import { expect, test } from 'vitest'
import { addDays, mondayOf } from '../civil-date.ts'
import { RISE_CAP, weeklyRiseLimit } from '../load/weekly-rise.ts'
import type { CivilDate, HistoryDay, PlanInput, SafetyFact } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan } from '../plan-model.ts'
import { diceOf, randomPerson } from '../testing/random-life.ts'

/** More of them: BACK_LIVES=400 npx vitest run engine/adapt/way-back.test.ts */
const LIVES = Number(process.env.BACK_LIVES ?? 30)
const WEEKS = 9

type Away = 'told' | 'silent' | 'danger'

/** What goes wrong after a break or a danger in the life of a random person who then trains as planned. */
function riseFaults(seed: number, away: Away): string[] {
  const dice = diceOf(seed)
  const { profile, preferences, anchor = '' } = randomPerson(dice)
  const person = { profile, anchor, timeZone: 'UTC', ...(preferences ? { preferences } : {}) }
  const first = addDays(anchor, 14 + Math.floor(dice() * 28))
  const length = away === 'danger' ? 1 + Math.floor(dice() * 5) : 8 + Math.floor(dice() * 63)
  const back = addDays(first, length)
  const trained = datesFrom(anchor, first).map((date) => ({ date, completed: true }))
  const missed = away === 'told' ? datesFrom(first, back).map((date) => ({ date, completed: false })) : []
  const safety = away === 'danger' ? [clearedDanger(first, back)] : []
  const history: HistoryDay[] = [...trained, ...missed]
  const on = (today: CivilDate) => makePlan({ ...person, today, history, safety } satisfies PlanInput)
  const begin = on(back)
  const lived: { date: CivilDate; minutes: number }[] = []
  for (const date of datesFrom(back, addDays(back, 7 * WEEKS))) {
    const plan = on(date)
    if (plan.block !== begin.block) break
    const minutes = trainedOn(plan, date)
    // Somebody who comes back may miss a day again.
    const completed = lived.length === 0 || dice() > 0.05
    if (minutes > 0 || lived.length > 0) lived.push({ date, minutes })
    if (minutes > 0) history.push({ date, completed })
  }
  const days = begin.weeklyPlan.flatMap((week) => week.days)
  const seen = days.filter(({ date }) => date >= back).map(({ date }) => ({ date, minutes: trainedOn(begin, date) }))
  return [...tooFast(seen, `seed ${seed}, seen ${back}`), ...tooFast(lived, `seed ${seed}, lived since ${back}`)]
}

/** Whole weeks that rise too fast, from the first Monday on. */
function tooFast(days: readonly { date: CivilDate; minutes: number }[], what: string): string[] {
  if (days.length === 0) return []
  const start = mondayOf(addDays(days[0]!.date, 6))
  const weeks: number[] = []
  for (let at = days.findIndex(({ date }) => date === start); at >= 0 && at + 7 <= days.length; at += 7)
    weeks.push(days.slice(at, at + 7).reduce((sum, { minutes }) => sum + minutes, 0))
  return weeks.flatMap((minutes, index) => {
    const before = weeks.slice(Math.max(0, index - 4), index)
    const most = before.some((one) => one > 0) ? weeklyRiseLimit(before, RISE_CAP) : Number.POSITIVE_INFINITY
    return minutes > most + 1e-6 ? [`${what}: ${weeks.map(Math.round).join(' ')}, week ${index}`] : []
  })
}

function trainedOn({ weeklyPlan }: Plan, date: CivilDate): number {
  const day = weeklyPlan.flatMap((week) => week.days).find((one) => one.date === date)
  return day && day.discipline !== 'race' ? day.durationMin : 0
}

function datesFrom(from: CivilDate, until: CivilDate): CivilDate[] {
  const dates: CivilDate[] = []
  for (let date = from; date < until; date = addDays(date, 1)) dates.push(date)
  return dates
}

function clearedDanger(date: CivilDate, answeredOn: CivilDate): SafetyFact {
  return {
    ...{ id: 'one', date, kind: 'danger', what: 'chest', origin: 'words', quote: 'chest pain' },
    ...{ confirmed: true, answer: 'may-train', answeredOn },
  }
}

test.each(['told', 'silent', 'danger'] as const)(
  'after time away, %s, no week asks for more than the ones since let it grow to',
  { timeout: 600_000 },
  (away) => {
    const faults = Array.from({ length: LIVES }, (_, seed) => riseFaults(seed, away)).flat()
    expect(faults).toEqual([])
  },
)
