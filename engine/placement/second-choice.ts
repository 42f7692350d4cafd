import { remembered, rememberedOf } from '../memo.ts'
import { nextBest, type Placement } from './search.ts'
import { type WeekBill, weekBill } from './week-cost.ts'
import { type CostTerm, FORBIDDEN } from './weights.ts'

/** Where a session would be if it could not have its day, and what spoke against that. */
export type SecondChoice = {
  readonly weekday: number
  /** [points] that the week would cost beyond what it costs; 0 where it would be just as good. */
  readonly more: number
  /** What it would be charged for above all; null where it would be just as good. */
  readonly against: CostTerm | null
  /** Without that charge it would be no worse. */
  readonly decides: boolean
  /** It would break a rule. */
  readonly forbidden: boolean
}

/**
 * The second choice of the planner for a session of a placed week, by the cost that decided: its own next best.
 * @param index - of the piece
 * @returns null where no other day was open, or where the week breaks a rule as it is
 */
export function secondChoice(placement: Placement, index: number): SecondChoice | null {
  return secondChoices(placement)(index)
}

/** A week's are told on each of its days, as long as its plan is kept. */
const secondChoices = rememberedOf((placement: Placement) =>
  remembered(
    WEEK_DAYS,
    (index: number) => index,
    (index) => chosenSecond(placement, index),
  ),
)

function chosenSecond(placement: Placement, index: number): SecondChoice | null {
  if (placement.cost >= FORBIDDEN) return null
  const next = nextBest(placement, index)
  if (next === null) return null
  const weekday = next.days[index]!
  const more = next.cost - placement.cost
  if (more <= 0) return { weekday, more: 0, against: null, decides: false, forbidden: false }
  const excess = excessOf(weekBill(next.input, next.days), weekBill(placement.input, placement.days))
  const [against, most] = [...excess].reduce((one, other) => (other[1] > one[1] ? other : one))
  return { weekday, more, against, decides: most >= more - EXACT, forbidden: next.cost >= FORBIDDEN }
}

/** A week has seven days, and as many sessions at most. */
const WEEK_DAYS = 7

/** [points] far below the smallest difference of two costs. */
const EXACT = 1e-6

/** What one week is charged for beyond another, by name. */
function excessOf(bill: WeekBill, other: WeekBill): WeekBill {
  const excess = new Map<CostTerm, number>(bill)
  for (const [term, points] of other) excess.set(term, (excess.get(term) ?? 0) - points)
  return excess
}
