import { remembered } from '../memo.ts'
import type { Piece, PlacementInput } from './piece.ts'
import { type Bill, chargeDay, chargePair, chargeRest, reachOf } from './week-cost.ts'
import type { CostTerm } from './weights.ts'

/** A week with its sessions on their days. */
export type Placement = {
  readonly input: PlacementInput
  /** Weekday of each piece, in the order given. */
  readonly days: readonly number[]
  /** [points] */
  readonly cost: number
}

/**
 * Gives every session of a week its day by an exact search: branch and bound over all arrangements.
 * Deterministic: equal costs keep the arrangement found first, earlier days first.
 * @throws RangeError when there are more sessions than open days
 * @source stanley-2013: 48 h after hard work; schumann-2022, robineau-2016: legs; the weights are ours
 */
export function placeSessions(input: PlacementInput): Placement {
  const { pieces, firstDay } = input
  if (pieces.length > 7 - firstDay)
    throw new RangeError(`Cannot place ${pieces.length} sessions on ${7 - firstDay} days`)
  return new Search(input).result()
}

/**
 * The planner's next best: what it would do with the week if a session, and any that is just like it, could not have
 * the day that it has.
 * @param index - of the piece
 * @returns the best of all other arrangements, or null where there is none
 */
export function nextBest({ input, days }: Placement, index: number): Placement | null {
  const piece = input.pieces[index]!
  if (piece.fixedDay !== null) return null
  const search = new Search(input)
  for (const [other, one] of input.pieces.entries()) if (sameShape(one, piece)) search.bar(other, days[index]!)
  const next = search.result()
  return next.cost < BARRED ? next : null
}

/** The most constrained pieces first, so that bad branches end early. */
function urgency(piece: Piece): number {
  if (piece.race || piece.fixedDay !== null) return 5
  if (piece.long) return 4
  if (piece.hard) return 3
  if (piece.heavyLegs) return 2
  return piece.light ? 0 : 1
}

/** A week has seven days, and as many pieces at most. */
const WEEK = 7
/** [points] for a day that may not be had at all: beyond whatever a week can cost. */
const BARRED = 1_000_000

class Search {
  readonly input: PlacementInput
  /** Pieces as they are placed, one after the other. */
  readonly order: readonly number[]
  /** Cost of one piece some days before another, `(earlier * count + later) * WEEK + gap`. */
  readonly pairCosts: number[]
  /** Cost of a piece on a day beside those placed above a depth, `(depth * count + piece) * WEEK + day`. */
  readonly dayCosts: number[]
  /** Whether the piece at a depth is interchangeable with the one before it. */
  readonly twin: readonly boolean[]
  /** Days to try for each piece, likeliest first. */
  tryOrder: readonly (readonly number[])[] = []
  readonly dayOf: number[]
  readonly rest: RestCosts
  /** A bit for each weekday that has a session. */
  taken = 0
  best: readonly number[] | null = null
  bestCost = Number.POSITIVE_INFINITY

  constructor(input: PlacementInput) {
    const { pieces, firstDay } = input
    const count = pieces.length
    this.input = input
    this.order = pieces.map((_, index) => index).sort((a, b) => urgency(pieces[b]!) - urgency(pieces[a]!) || a - b)
    this.dayOf = pieces.map(() => -1)
    this.pairCosts = new Array<number>(count * count * WEEK).fill(0)
    this.dayCosts = new Array<number>((count + 1) * count * WEEK).fill(0)
    const sum = new Sum()
    for (const [index, piece] of pieces.entries()) {
      const reach = reachOf(piece, input)
      for (let day = 0; day < WEEK; day++) {
        chargeDay(piece, day, input, sum)
        this.dayCosts[index * WEEK + day] = sum.taken()
      }
      for (const [other, later] of pieces.entries())
        for (let gap = 1; gap <= reach; gap++) {
          chargePair(piece, later, gap, input, sum)
          this.pairCosts[(index * count + other) * WEEK + gap] = sum.taken()
        }
    }
    this.rest = restCosts(firstDay)
    this.twin = this.order.map(
      (index, depth) => depth > 0 && sameShape(pieces[index]!, pieces[this.order[depth - 1]!]!),
    )
  }

  /** Keeps a piece off a day. */
  bar(piece: number, day: number): void {
    this.dayCosts[piece * WEEK + day] = BARRED * POINT
  }

  /** @throws RangeError when no arrangement exists */
  result(): Placement {
    this.tryOrder = this.order.map((_, index) => this.daysFor(index))
    this.descend(0, 0)
    if (!this.best) throw new RangeError('Cannot place the sessions: no arrangement exists')
    return { input: this.input, days: this.best, cost: this.bestCost / POINT }
  }

  daysFor(index: number): readonly number[] {
    const { pieces, firstDay } = this.input
    const { fixedDay } = pieces[index]!
    if (fixedDay !== null) return [fixedDay]
    const open: number[] = []
    for (let day = firstDay; day < WEEK; day++) {
      const cost = this.dayCosts[index * WEEK + day]!
      let at = open.length
      while (at > 0 && this.dayCosts[index * WEEK + open[at - 1]!]! > cost) at--
      open.splice(at, 0, day)
    }
    return open
  }

  descend(depth: number, cost: number): void {
    const count = this.order.length
    if (depth === count) {
      this.keep(cost + this.rest.ofDays[this.taken]!)
      return
    }
    const piece = this.order[depth]!
    const { fixedDay } = this.input.pieces[piece]!
    // Interchangeable pieces keep their order, so each arrangement is seen once.
    const after = this.twin[depth] && fixedDay === null ? this.dayOf[this.order[depth - 1]!]! : -1
    for (const day of this.tryOrder[piece]!) {
      if (((this.taken >> day) & 1) === 1 || day <= after) continue
      const now = cost + this.dayCosts[(depth * count + piece) * WEEK + day]!
      this.dayOf[piece] = day
      this.taken |= 1 << day
      if (this.canBeat(this.bestCost - now, depth, piece, day)) this.descend(depth + 1, now)
      this.taken &= ~(1 << day)
    }
  }

  /**
   * Adds to the days of the pieces still to place what one on its day means for them.
   * @returns whether they can cost less than a limit, each alone with those already placed
   */
  canBeat(limit: number, depth: number, piece: number, day: number): boolean {
    const count = this.order.length
    let least = this.rest.ofCount[count]!
    for (let later = depth + 1; later < count && least < limit; later++) {
      const other = this.order[later]!
      const row = (depth * count + other) * WEEK
      const next = row + count * WEEK
      const before = (other * count + piece) * WEEK + day
      const after = (piece * count + other) * WEEK - day
      let cheapest = Number.MAX_SAFE_INTEGER
      for (let at = this.input.firstDay; at < WEEK; at++) {
        if (((this.taken >> at) & 1) === 1) continue
        const cost = this.dayCosts[row + at]! + this.pairCosts[at < day ? before - at : after + at]!
        this.dayCosts[next + at] = cost
        if (cost < cheapest) cheapest = cost
      }
      least += cheapest
    }
    return least < limit
  }

  keep(cost: number): void {
    if (cost >= this.bestCost) return
    this.best = this.dayOf.slice()
    this.bestCost = cost
  }
}

/** All costs are whole twentieths, so that equal costs are equal in whatever order they are summed. */
const POINT = 20

/** Adds up what is charged. */
class Sum implements Bill {
  points = 0

  charge(_term: CostTerm, points: number): void {
    this.points += points
  }

  /** What was charged since it was last asked. */
  taken(): number {
    const whole = Math.round(this.points * POINT)
    this.points = 0
    return whole
  }
}

/** What choices of training days cost in a week that begins on some day. */
type RestCosts = {
  /** By the days taken, a bit for each. */
  readonly ofDays: readonly number[]
  /** The least that any choice of so many days costs. */
  readonly ofCount: readonly number[]
}

const restCosts = remembered(
  WEEK,
  (firstDay: number) => firstDay,
  (firstDay): RestCosts => {
    const sum = new Sum()
    const ofDays = Array.from({ length: 1 << WEEK }, (_, taken) => {
      chargeRest(taken, firstDay, sum)
      return sum.taken()
    })
    const ofCount = Array.from({ length: WEEK + 1 }, () => Number.POSITIVE_INFINITY)
    for (const [taken, cost] of ofDays.entries()) {
      if (taken & ((1 << firstDay) - 1)) continue
      let count = 0
      for (let left = taken; left !== 0; left &= left - 1) count++
      ofCount[count] = Math.min(ofCount[count]!, cost)
    }
    return { ofDays, ofCount }
  },
)

function sameShape(a: Piece, b: Piece): boolean {
  return (
    a.sport === b.sport &&
    a.hard === b.hard &&
    a.long === b.long &&
    a.veryLong === b.veryLong &&
    a.spacedFrom === b.spacedFrom &&
    a.heavyLegs === b.heavyLegs &&
    a.farRun === b.farRun &&
    a.brick === b.brick &&
    a.race === b.race &&
    a.strength === b.strength &&
    a.lifts === b.lifts &&
    a.light === b.light &&
    a.weight === b.weight &&
    a.durationMin === b.durationMin &&
    a.fixedDay === b.fixedDay &&
    a.plannedDay === b.plannedDay &&
    a.habitDays === b.habitDays &&
    a.longDays === b.longDays &&
    a.notOn === b.notOn
  )
}
