import { expect, test } from 'vitest'
import { adaptedState } from '../adapt/adapted-plan.ts'
import { changedDates } from '../adapt/judged.ts'
import { weekViolations } from '../check/check-plan.ts'
import { addDays } from '../civil-date.ts'
import { ASK_KINDS, type Choice, type PlanInput, type StoredAnswer } from '../model.ts'
import type { PlanWeek } from '../plan-model.ts'
import { readBase } from '../read-base.ts'
import { sure } from '../sure.ts'
import { diceOf, pickOf, randomLife, randomPerson } from '../testing/random-life.ts'

/** More of them: LIVES=20000 npx vitest run engine/asks/asks-laws.test.ts */
const LIVES = Number(process.env.LIVES ?? 400)
const LIVES_EACH = 20

const CHOICES: readonly Choice['type'][] = ['leave', 'deload', 'less', 'calm', 'more']
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
