import { expect, test } from 'vitest'
import { civilDate, dayNumber } from '../civil-date.ts'
import type { PlacementInput } from '../placement/piece.ts'
import { nextBest, type Placement } from '../placement/search.ts'
import { weekBill } from '../placement/week-cost.ts'
import { FORBIDDEN } from '../placement/weights.ts'
import { readBase } from '../read-base.ts'
import { sure } from '../sure.ts'
import { diceOf, randomPerson } from '../testing/random-life.ts'
import type { Told } from '../told.ts'
import type { ReasonFact } from './reason-facts.ts'
import { planReasons } from './reasons.ts'

/** More of them: PEOPLE=500 npx vitest run engine/insights */
const PEOPLE = Number(process.env.PEOPLE ?? 24)

type Second = Extract<ReasonFact, { code: 'second-choice' | 'only-day' | 'just-as-good' }>

const isSecond = (told: Told): told is Second =>
  'code' in told && ['second-choice', 'only-day', 'just-as-good'].includes(told.code)

type Arrangement = { readonly days: readonly number[]; readonly cost: number }

/** Every arrangement of a week with what it is charged for in all, one by one. */
function everyArrangement(input: PlacementInput): readonly Arrangement[] {
  const open = [0, 1, 2, 3, 4, 5, 6].slice(input.firstDay)
  let partial: number[][] = [[]]
  for (const { fixedDay } of input.pieces)
    partial = partial.flatMap((days) =>
      (fixedDay === null ? open : [fixedDay]).filter((day) => !days.includes(day)).map((day) => [...days, day]),
    )
  return partial.map((days) => ({ days, cost: sumOf(weekBill(input, days)) }))
}

const sumOf = (bill: ReadonlyMap<string, number>) => [...bill.values()].reduce((sum, points) => sum + points, 0)

const tried = new Map<Placement, readonly Arrangement[]>()

/** The cheapest of all arrangements in which neither a session nor one just like it has the day that it has. */
function cheapestElsewhere(placement: Placement, index: number): readonly Arrangement[] {
  const { input, days } = placement
  const every = tried.get(placement) ?? everyArrangement(input)
  tried.set(placement, every)
  const shape = JSON.stringify(input.pieces[index])
  const alike = input.pieces.flatMap((piece, other) => (JSON.stringify(piece) === shape ? [other] : []))
  const elsewhere = every.filter((one) => alike.every((other) => one.days[other] !== days[index]))
  const least = Math.min(...elsewhere.map(({ cost }) => cost))
  return elsewhere.filter(({ cost }) => cost < least + 0.001)
}

test('a second choice that is named is the next best of the planner that decided, for the reason that is named', () => {
  const seen = { 'second-choice': 0, 'only-day': 0, 'just-as-good': 0 }
  for (let seed = 0; seed < PEOPLE; seed++) {
    const input = randomPerson(diceOf(seed))
    const { made, person, life, usual } = readBase(input)
    const today = dayNumber(input.today)
    tried.clear()
    for (const { date, text } of planReasons(made, { today, person, daysFrom: life.from, usual })) {
      if (!isSecond(text)) continue
      seen[text.code] += 1
      const number = dayNumber(date)
      const { placement, frame } = sure(
        made.details.find(({ frame: { monday } }) => monday <= number && number < monday + 7),
      )
      const index = placement.days.indexOf(number - frame.monday)
      const best = cheapestElsewhere(placement, index)
      const where = `seed ${seed}, ${civilDate(number)}`
      expect(
        best.map(({ days }) => days[index]),
        where,
      ).toContain(text.weekday)
      const more = sure(best[0]).cost - placement.cost
      if (text.code === 'just-as-good') {
        expect(more, where).toBeCloseTo(0, 6)
        continue
      }
      expect(more, where).toBeGreaterThan(0)
      expect(sure(best[0]).cost >= FORBIDDEN, where).toBe(text.code === 'only-day')
      const then = sure(nextBest(placement, index))
      const now = weekBill(placement.input, placement.days)
      const without = (bill: ReadonlyMap<string, number>) => sumOf(bill) - (bill.get(text.against) ?? 0)
      const left = without(weekBill(then.input, then.days)) - without(now)
      // But for what is named it is no worse, or it is the most that speaks against it.
      if (text.code === 'second-choice') expect(left <= 0.001, where).toBe(text.decides)
      expect(left, where).toBeLessThan(more)
    }
  }
  expect(seen['second-choice']).toBeGreaterThan(PEOPLE * 4)
  expect(seen['just-as-good']).toBeGreaterThan(0)
}, 120_000)
