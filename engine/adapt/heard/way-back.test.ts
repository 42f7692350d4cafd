import { expect, test } from 'vitest'
import { addDays, mondayOf } from '../../civil-date.ts'
import { LIMITS } from '../../limits/limits.ts'
import { weeklyRiseLimit } from '../../load/weekly-rise.ts'
import type { CivilDate, HistoryDay, PlanInput, Profile, SafetyFact } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { Plan } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { diceOf, randomPerson } from '../../testing/random-life.ts'
import { EASIER_WEEK } from './trend.ts'
import { wayBack } from './way-back.ts'

/** More of them: BACK_LIVES=400 npx vitest run engine/adapt/heard/way-back.test.ts */
const LIVES = Number(process.env.BACK_LIVES ?? 3)
const WEEKS = 9
/** [min] that whole sessions may add to a week. */
const ROUNDED_MIN = 3

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
  const on = (today: CivilDate, history: readonly HistoryDay[]) =>
    makePlan({ ...person, today, history, safety: today > first ? safety : [] } satisfies PlanInput)
  const begin = on(back, history)
  const lived: { date: CivilDate; minutes: number }[] = []
  for (const date of datesFrom(back, addDays(back, 7 * WEEKS))) {
    const plan = on(date, history)
    if (plan.block !== begin.block) break
    const minutes = trainedOn(plan, date)
    // Somebody who comes back may miss a day again.
    const completed = lived.length === 0 || dice() > 0.05
    if (minutes > 0 || lived.length > 0) lived.push({ date, minutes })
    if (minutes > 0) history.push({ date, completed })
  }
  const { weeklyPlan } = on(first, trained)
  const firstMin = rungMin(weeklyPlan, { first, length, danger: away === 'danger' })
  // After two weeks the steps themselves are the rise, up to what was usual.
  const step = away === 'danger' || length < 14 || length > 20 ? 0 : 0.2
  const rise = { firstMin, usualMin: usualMin(weeklyPlan, first), step }
  const days = begin.weeklyPlan.flatMap((week) => week.days)
  const seen = days.filter(({ date }) => date >= back).map(({ date }) => ({ date, minutes: trainedOn(begin, date) }))
  return [
    ...tooFast(seen, rise, `seed ${seed}, seen ${back}`),
    ...tooFast(lived, rise, `seed ${seed}, lived since ${back}`),
  ]
}

/** [min] of the first week back: a part of the fullest of the four weeks before the time away. */
function rungMin(weeks: Plan['weeklyPlan'], away: { first: CivilDate; length: number; danger: boolean }): number {
  const { first, length, danger } = away
  const share = danger || (length >= 14 && length < 28) ? 0.5 : length < 14 ? 0.8 : length < 70 ? 0.4 : 0
  return share * usualMin(weeks, first)
}

/** [min] of the fullest of the four weeks before a day. */
function usualMin(weeks: Plan['weeklyPlan'], first: CivilDate): number {
  const usual = weeks.filter(({ days }) => sure(days[6]).date < first).slice(-4)
  return Math.max(0, ...usual.map(({ days }) => trainedMin(days)))
}

type Rise = { readonly firstMin: number; readonly usualMin: number; readonly step: number }

function trainedMin(days: Plan['weeklyPlan'][number]['days']): number {
  return days.reduce((sum, { discipline, durationMin }) => sum + (discipline === 'race' ? 0 : durationMin), 0)
}

/** Whole weeks that rise too fast, from the first Monday on. */
function tooFast(days: readonly { date: CivilDate; minutes: number }[], rise: Rise, what: string): string[] {
  const { firstMin, step } = rise
  if (days.length === 0) return []
  const start = mondayOf(addDays(sure(days[0]).date, 6))
  const weeks: number[] = []
  for (let at = days.findIndex(({ date }) => date === start); at >= 0 && at + 7 <= days.length; at += 7)
    weeks.push(days.slice(at, at + 7).reduce((sum, { minutes }) => sum + minutes, 0))
  return weeks.flatMap((minutes, index) => {
    const before = weeks.slice(Math.max(0, index - 4), index)
    // An easier week at the start asks for less than the way back would let it hold.
    if (index > 0 && index <= 4 && sure(before[0]) > 0) before[0] = Math.max(sure(before[0]), firstMin)
    const stepped = Math.min(rise.usualMin, Math.max(...before) + step * rise.usualMin)
    const most = before.some((one) => one > 0)
      ? Math.max(stepped, weeklyRiseLimit(before, LIMITS['week-rise'].hard))
      : Number.POSITIVE_INFINITY
    return minutes > most + ROUNDED_MIN ? [`${what}: ${weeks.map(Math.round).join(' ')}, week ${index}`] : []
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

test('a way back that begins in an easier week is as long as any other: it counts from what was usual before', () => {
  let seen = 0
  for (let seed = 0; seen < LIVES && seed < 20 * LIVES; seed++) {
    const dice = diceOf(seed)
    const { profile, preferences, anchor = '' } = randomPerson(dice)
    const person = { profile, anchor, timeZone: 'UTC', ...(preferences ? { preferences } : {}) }
    const first = addDays(anchor, 21 + Math.floor(dice() * 35))
    const back = addDays(first, 3)
    const history = datesFrom(anchor, first).map((date) => ({ date, completed: true }))
    const planned = makePlan({ ...person, today: first, history })
    const plan = makePlan({ ...person, today: back, history, safety: [clearedDanger(first, back)] })
    const start = planned.weeklyPlan.findIndex(({ startDate }) => startDate === mondayOf(addDays(back, 6)))
    if (plan.block !== planned.block || start < 0 || !sure(planned.weeklyPlan[start]).deload) continue
    seen += 1
    const half = rungMin(planned.weeklyPlan, { first, length: 3, danger: true })
    for (const [index, week] of plan.weeklyPlan.slice(start, start + 4).entries()) {
      const asPlanned = trainedMin(sure(planned.weeklyPlan[start + index]).days)
      // A tenth a week at least, of the fifth that is allowed: sessions are whole minutes, and loads have limits too.
      const least = Math.min(asPlanned, half * 1.1 ** index) * 0.88
      expect(trainedMin(week.days), `seed ${seed}, week ${index} from ${back}`).toBeGreaterThanOrEqual(least)
    }
  }
  expect(seen).toBe(LIVES)
})

test('two weeks of flu do not leave a plan at half for two months', () => {
  const profile: Profile = {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 5, goalDate: null },
    ...{ commitments: 'Work Mon-Fri 9-17', races: 'half marathon 2026-08-02' },
  }
  const anchor = '2026-03-02'
  const preferences = { start: { weeklyMin: 200, longestMin: 75, longestRunKm: 12 } }
  const [ill, back] = [addDays(anchor, 35), addDays(anchor, 49)]
  const on = (today: CivilDate, history: readonly HistoryDay[]) =>
    makePlan({ profile, anchor, preferences, timeZone: 'UTC', today, history, recordedSince: anchor })
  const history: HistoryDay[] = datesFrom(anchor, ill).map((date) => ({ date, completed: true }))
  const before = Math.max(
    ...on(ill, history)
      .weeklyPlan.slice(1, 5)
      .map(({ plannedMin }) => plannedMin),
  )
  history.push(...datesFrom(ill, back).map((date) => ({ date, completed: false, notes: 'In bed with the flu, fever' })))
  const weeks: number[] = []
  for (let week = 0; week < 7; week++) {
    const monday = addDays(back, 7 * week)
    const { days } = sure(on(monday, history).weeklyPlan.find(({ startDate }) => startDate === monday))
    weeks.push(trainedMin(days))
    history.push(...days.filter(({ durationMin }) => durationMin > 0).map(({ date }) => ({ date, completed: true })))
  }
  expect(weeks[0], weeks.join(' ')).toBeLessThanOrEqual(before * 0.6)
  expect(Math.max(...weeks.slice(3, 5)), weeks.join(' ')).toBeGreaterThanOrEqual(before * 0.7)
  expect(Math.max(...weeks), weeks.join(' ')).toBeGreaterThanOrEqual(before * 0.8)
})

test('a bad evening more gives no week more back, in the first weeks of a plan and in its easier ones too', () => {
  const { weeklyPlan } = makePlan({
    profile: {
      ...{ name: 'Demo', level: 'advanced', goal: 'weight-loss', stress: 'medium', trainingDays: 7, goalDate: null },
      ...{ commitments: 'work mon-fri 8-18, kids 18-21', races: '' },
    },
    ...{ anchor: '2026-05-11', today: '2026-05-11', timeZone: 'UTC' },
  })
  const days = weeklyPlan.flatMap((week) => week.days)
  const easier = sure(weeklyPlan.find(({ deload }) => deload))
  const after = days.filter(({ date }) => date > sure(easier.days[6]).date).slice(0, 7)
  const from = easier.days.map(({ date }) => wayBack(days, '2026-05-16', date, EASIER_WEEK))
  const shares = from.map((steps) =>
    Math.min(
      1,
      ...steps
        .filter((step) => step.from <= sure(after[0]).date && step.until >= sure(after[6]).date)
        .map(({ share }) => share),
    ),
  )
  expect(shares).toEqual([...shares].sort((one, other) => other - one))
  expect(new Set(shares).size).toBeGreaterThan(1)
})
