import { adaptedState } from '../adapt/asked/adapted-plan.ts'
import { finishedPlan } from '../finished-plan.ts'
import type { PlanInput } from '../model.ts'
import { readBase } from '../read-base.ts'
import { factBreaks } from './fact-breaks.ts'
import { randomConfirmed, withRandomSeasons } from './random-confirmed.ts'
import { diceOf, randomChange, randomLife, randomPerson } from './random-life.ts'

/** [ratio] of the people whose hours hold for a while, or in turns. */
const SEASONED = 0.5

/**
 * Random lives of one person who confirmed something of theirs: a week, a rota, dates, sports, parts to spare.
 * @returns what their plans do not keep of it, and which rules of training the plan breaks as it is made
 */
export function livesWithFacts(seed: number, lives: number): string[] {
  const dice = diceOf(seed)
  const person = randomPerson(dice)
  const anchor = person.anchor ?? person.today
  const plain = randomConfirmed(dice, anchor)
  const facts = dice() < SEASONED ? withRandomSeasons(plain, dice, anchor) : plain
  const input: PlanInput = { ...person, facts }
  const base = readBase(input)
  const asMade = factBreaks(base.made.weeks, facts, base.anchor)
  const { rules } = finishedPlan(base, input, { checkIns: {} })
  const broken = rules.filter(({ kind, pass }) => kind === 'limit' && !pass).map(({ code }) => `rule ${code}`)
  const lived = Array.from({ length: lives }, (_, index) => {
    const { history, checkIns } = randomLife(dice, input.today)
    const changes = ['a', 'b'].map((id) => ({ id, change: randomChange(dice, input.today) }))
    const { weeks } = adaptedState(base, { ...input, history, changes }, checkIns).state
    const anew = weeks.map((week, at) => ({
      ...week,
      days: week.days.filter((day, on) => day !== base.made.weeks[at]?.days[on]),
    }))
    return factBreaks(anew, facts, input.today).map((what) => `life ${index}: ${what}`)
  })
  return [...asMade, ...broken, ...lived.flat()].map((what) => `seed ${seed}: ${what}`)
}
