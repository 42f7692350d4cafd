import { expect, test } from 'vitest'
import { adaptedState } from '../adapt/asked/adapted-plan.ts'
import { changedDates } from '../adapt/heard/judged.ts'
import { weekViolations } from '../check/check-plan.ts'
import { addDays } from '../civil-date.ts'
import { daysHoldFrom } from '../confirmed/chosen.ts'
import { finishedPlan } from '../finished-plan.ts'
import { ASK_KINDS, type Choice, type PlanInput, type StoredAnswer, WEEKDAYS } from '../model.ts'
import type { Plan, PlanWeek } from '../plan-model.ts'
import { readBase } from '../read-base.ts'
import { sure } from '../sure.ts'
import { type Dice, diceOf, pickOf, randomLife, randomPerson } from '../testing/random-life.ts'
import { weekdayOf } from './meaning.ts'

/** More of them: LIVES=20000 npx vitest run engine/asks/asks-laws.test.ts */
const LIVES = Number(process.env.LIVES ?? 130)
const LIVES_EACH = 20

const CHOICES = ['leave', 'deload', 'less', 'calm', 'more'] as const
/** Choices of which days and hours training may have, and of the paces of it. */
function choiceOfBase(dice: Dice): Choice {
  const weekday = pickOf(dice, WEEKDAYS)
  return pickOf<Choice>(dice, [
    { type: 'free-day', weekday },
    {
      type: 'other-hours',
      days: [weekday],
      ...pickOf(dice, [
        { start: '09:00', end: '23:00' },
        { start: '05:00', end: '17:00' },
      ]),
    },
    { type: 'fewer-days', open: WEEKDAYS.filter((day) => day !== weekday && dice() < 0.6).concat('sat') },
    { type: 'result', distanceKm: 5, seconds: 1200 + Math.floor(dice() * 900), date: '2026-01-20' },
  ])
}

/** [ratio] the most that a choice may add to a session, on top of what two sessions that were too easy add. */
const MOST_MORE = 1.1

const minutesFrom = (weeks: readonly PlanWeek[], today: string, days = 14) =>
  weeks
    .flatMap((week) => week.days)
    .filter(({ date }) => date >= today && date < addDays(today, days))
    .reduce((sum, { durationMin }) => sum + durationMin, 0)

test(`an answer never breaks a rule, one of less never gives more, and one that leaves it changes nothing: ${LIVES} lives`, {
  timeout: 600_000,
}, () => {
  const changed = new Map<string, number>()
  for (let seed = 0; seed < LIVES / LIVES_EACH; seed++) {
    const dice = diceOf(seed + 70_000)
    const input = randomPerson(dice)
    const base = readBase(input)
    for (let life = 0; life < LIVES_EACH; life++) {
      const { history, checkIns } = randomLife(dice, input.today)
      const type = pickOf(dice, CHOICES)
      const on = addDays(input.today, -Math.floor(dice() * 14))
      const answer: StoredAnswer = { id: 'ask', kind: pickOf(dice, ASK_KINDS), on, choice: { type } }
      const without: PlanInput = { ...input, history }
      const before = adaptedState(base, without, checkIns).state.weeks
      const { state } = adaptedState(base, { ...without, answers: [answer] }, checkIns)
      const at = `seed ${seed}, life ${life}, ${type} on ${on}`
      const found = weekViolations({ weeklyPlan: state.weeks, events: base.events }, base.profile, base.person.start, {
        changed: changedDates(base.made.weeks, state.weeks),
      })
      expect(found, at).toEqual([])
      if (state.weeks.some((week, index) => week !== before[index])) changed.set(type, (changed.get(type) ?? 0) + 1)
      if (type === 'leave') expect(state.weeks, at).toEqual(before)
      const days = state.weeks.flatMap((week) => week.days)
      for (const [index, day] of before.flatMap((week) => week.days).entries()) {
        const now = sure(days[index])
        if (type !== 'more') expect(now.loadAu, `${at}: ${now.date}`).toBeLessThanOrEqual(day.loadAu * 1.05 + 1e-6)
        else expect(now.loadAu, `${at}: ${now.date}`).toBeLessThanOrEqual(day.loadAu * MOST_MORE + 1e-6)
      }
      const [is, was] = [minutesFrom(state.weeks, input.today), minutesFrom(before, input.today)]
      if (type === 'more') expect(is, at).toBeGreaterThanOrEqual(was)
      else expect(is, at).toBeLessThanOrEqual(was)
      const back = adaptedState(base, { ...without, answers: [answer], withdrawn: ['ask'] }, checkIns)
      expect(back.state.weeks, at).toEqual(before)
    }
  }
  // Each of them is really tried.
  for (const type of CHOICES.filter((one) => one !== 'leave')) expect(changed.get(type), type).toBeGreaterThan(5)
})

test('a choice of days, hours or paces breaks no rule, holds from its Monday on, and leaves the weeks before as they were', {
  timeout: 600_000,
}, () => {
  const newlyBroken: string[] = []
  for (let seed = 0; seed < LIVES / 10; seed++) {
    const dice = diceOf(seed + 90_000)
    const input = randomPerson(dice)
    const { history, checkIns } = randomLife(dice, input.today)
    const choice = choiceOfBase(dice)
    const on = addDays(input.today, -Math.floor(dice() * 14))
    const answer: StoredAnswer = { id: 'ask', kind: 'often-missed', on, choice }
    const given: PlanInput = { ...input, history, answers: [answer] }
    const [base, before] = [readBase(given), readBase({ ...input, history })]
    const at = `seed ${seed}, ${JSON.stringify(choice)} on ${on}`
    const plan = finishedPlan(base, given, { checkIns })
    // What a random life breaks without the choice is no fault of it.
    const broken = (one: Plan) =>
      one.rules.filter(({ kind, pass }) => kind === 'limit' && !pass).map(({ code }) => code)
    const known = broken(finishedPlan(before, { ...input, history }, { checkIns }))
    if (broken(plan).some((code) => !known.includes(code))) newlyBroken.push(`${at}: ${broken(plan)}`)
    const from = daysHoldFrom(on)
    for (const [index, { startDate, days }] of base.made.weeks.entries()) {
      if (choice.type === 'result') continue
      // How many days suit a block is weighed for all of it; what is over stays as it was shown. A free weekday leaves
      // somebody who wished all seven fewer days as well.
      const leavesFewer =
        choice.type === 'fewer-days' || (choice.type === 'free-day' && input.profile.trainingDays === 7)
      if (!leavesFewer && startDate < from) expect(days, at).toEqual(sure(before.made.weeks[index]).days)
      const shut = days.filter(({ date }) => isShut(choice, date) && startDate >= from)
      expect(
        shut.filter(({ durationMin, discipline }) => durationMin > 0 && discipline !== 'race'),
        at,
      ).toEqual([])
    }
    expect(readBase({ ...given, withdrawn: ['ask'] }).made.weeks, at).toEqual(before.made.weeks)
  }
  // Sessions on other days are others that a random life does and misses: in the month before, another one is the longest.
  expect(newlyBroken.length, newlyBroken.join('\n')).toBeLessThanOrEqual(LIVES / 100)
})

function isShut(choice: Choice, date: string): boolean {
  const weekday = weekdayOf(date)
  if (choice.type === 'free-day') return weekday === choice.weekday
  return choice.type === 'fewer-days' && !choice.open.includes(weekday)
}
