/** A session as the search sees it. */
export type Piece = {
  readonly hard: boolean
  readonly long: boolean
  readonly heavyLegs: boolean
  readonly race: boolean
  readonly strength: boolean
  /** Pieces of one group work the same muscles and stay apart; empty for none. */
  readonly group: string
  /** Touches only gently: mobility, breathing, recovery. */
  readonly light: boolean
  /** [ratio] load relative to the week's mean session. */
  readonly weight: number
  readonly durationMin: number
  readonly fixedDay: number | null
  /** Weekdays such a session had last week; the same day again helps habit. */
  readonly habitDays: readonly number[]
}

export type PlacementInput = {
  readonly pieces: readonly Piece[]
  readonly firstDay: number
  /** [min] longest free stretch of each weekday. */
  readonly roomMin: readonly number[]
  /** [ratio] how much each weekday is liked, 0 none. */
  readonly liked: readonly number[]
  /** [days] between hard days. */
  readonly hardSpacing: number
  readonly beginner: boolean
  /** [days] from the last hard day before this week to its Monday, large when long ago. */
  readonly hardTail: number
  /** What the day before Monday held. */
  readonly before: Pick<Piece, 'hard' | 'long' | 'heavyLegs'> | null
  /** Weekdays before this one stay free of hard work (after a race). */
  readonly noHardBefore: number
  /** [days] without hard work after a race of this week. */
  readonly quietAfterRace: number
  /** [days] from this Monday to a race early next week, or null. */
  readonly raceAfter: number | null
}

export type Placement = {
  /** Weekday of each piece, in the order given. */
  readonly days: readonly number[]
  readonly cost: number
  /** The best other arrangement, and what it would cost more; null when there is none. */
  readonly next: { readonly days: readonly number[]; readonly extra: number } | null
}

/** Cost of what may not happen; an arrangement at or above it breaks a rule. */
export const FORBIDDEN = 1000
/** An alternative that costs this much more is none. */
const NEXT_WITHIN = 12

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
  const order = pieces.map((_, index) => index).sort((a, b) => urgency(pieces[b]!) - urgency(pieces[a]!) || a - b)
  const search = new Search(input, order)
  search.descend(0, 0)
  return search.result()
}

/** The most constrained pieces first, so that bad branches end early. */
function urgency(piece: Piece): number {
  if (piece.race || piece.fixedDay !== null) return 5
  if (piece.long) return 4
  if (piece.hard) return 3
  if (piece.heavyLegs) return 2
  return piece.light ? 0 : 1
}

class Search {
  readonly input: PlacementInput
  readonly order: readonly number[]
  /** Cost of a piece on a day, `piece * 7 + day`. */
  readonly onDayCost: Float64Array
  /** Cost of one piece some days before another, `(earlier * count + later) * 7 + gap`. */
  readonly pairCosts: Float64Array
  /** The least that the pieces from a depth on can still cost. */
  readonly leastLeft: Float64Array
  /** Whether the piece at a depth is interchangeable with the one before it. */
  readonly twin: readonly boolean[]
  /** Days to try for each piece, likeliest first. */
  readonly tryOrder: readonly (readonly number[])[]
  readonly dayOf: Int8Array
  readonly taken: Uint8Array = new Uint8Array(7)
  best: Int8Array | null = null
  bestCost = Number.POSITIVE_INFINITY
  second: Int8Array | null = null
  secondCost = Number.POSITIVE_INFINITY

  constructor(input: PlacementInput, order: readonly number[]) {
    this.input = input
    this.order = order
    const { pieces } = input
    const count = pieces.length
    this.dayOf = new Int8Array(count).fill(-1)
    this.onDayCost = new Float64Array(count * 7)
    this.pairCosts = new Float64Array(count * count * 7)
    for (const [index, piece] of pieces.entries()) {
      for (let day = 0; day < 7; day++) this.onDayCost[index * 7 + day] = dayCost(piece, day, input)
      for (const [other, later] of pieces.entries())
        for (let gap = 1; gap < 7; gap++)
          this.pairCosts[(index * count + other) * 7 + gap] = pairCost(piece, later, gap, input)
    }
    this.leastLeft = new Float64Array(count + 1)
    for (let depth = count - 1; depth >= 0; depth--) {
      const costs = this.onDayCost.subarray(order[depth]! * 7 + input.firstDay, order[depth]! * 7 + 7)
      this.leastLeft[depth] = this.leastLeft[depth + 1]! + Math.min(...costs)
    }
    this.tryOrder = pieces.map((piece, index) => {
      if (piece.fixedDay !== null) return [piece.fixedDay]
      const open = Array.from({ length: 7 - input.firstDay }, (_, day) => day + input.firstDay)
      return open.sort((a, b) => this.onDayCost[index * 7 + a]! - this.onDayCost[index * 7 + b]! || a - b)
    })
    this.twin = order.map((index, depth) => depth > 0 && sameShape(pieces[index]!, pieces[order[depth - 1]!]!))
  }

  descend(depth: number, cost: number): void {
    if (cost + this.leastLeft[depth]! >= Math.min(this.secondCost, this.bestCost + NEXT_WITHIN)) return
    if (depth === this.order.length) {
      this.keep(cost + restCost(this.taken, this.input.firstDay))
      return
    }
    const piece = this.order[depth]!
    const { fixedDay } = this.input.pieces[piece]!
    // Interchangeable pieces keep their order, so each arrangement is seen once.
    const after = this.twin[depth] && fixedDay === null ? this.dayOf[this.order[depth - 1]!]! : -1
    for (const day of this.tryOrder[piece]!) {
      if (this.taken[day] || day <= after) continue
      const added = this.onDayCost[piece * 7 + day]! + this.neighbourCost(depth, piece, day)
      this.dayOf[piece] = day
      this.taken[day] = 1
      this.descend(depth + 1, cost + added)
      this.taken[day] = 0
    }
    this.dayOf[piece] = -1
  }

  neighbourCost(depth: number, piece: number, day: number): number {
    const count = this.dayOf.length
    let cost = 0
    for (let before = 0; before < depth; before++) {
      const other = this.order[before]!
      const gap = day - this.dayOf[other]!
      cost +=
        gap > 0
          ? this.pairCosts[(other * count + piece) * 7 + gap]!
          : this.pairCosts[(piece * count + other) * 7 - gap]!
    }
    return cost
  }

  keep(cost: number): void {
    if (cost < this.bestCost) {
      this.second = this.best
      this.secondCost = this.bestCost
      this.best = this.dayOf.slice()
      this.bestCost = cost
    } else if (cost < this.secondCost) {
      this.second = this.dayOf.slice()
      this.secondCost = cost
    }
  }

  result(): Placement {
    if (!this.best) throw new RangeError('Cannot place the sessions: no arrangement exists')
    const next = this.second && { days: [...this.second], extra: this.secondCost - this.bestCost }
    return { days: [...this.best], cost: this.bestCost, next }
  }
}

function sameShape(a: Piece, b: Piece): boolean {
  return (
    a.hard === b.hard &&
    a.long === b.long &&
    a.heavyLegs === b.heavyLegs &&
    a.race === b.race &&
    a.strength === b.strength &&
    a.group === b.group &&
    a.light === b.light &&
    a.weight === b.weight &&
    a.durationMin === b.durationMin &&
    a.fixedDay === b.fixedDay &&
    a.habitDays === b.habitDays
  )
}

function dayCost(piece: Piece, day: number, input: PlacementInput): number {
  const room = input.roomMin[day]!
  let cost = (1 - input.liked[day]!) * (piece.light ? 1 : 3)
  if (!piece.race) cost += Math.max(0, piece.durationMin - room) * 1.5
  if (piece.long) cost += Math.max(0, Math.max(...input.roomMin) - room) / 20 + (day >= 5 ? 0 : 4)
  if (piece.habitDays.length > 0 && !piece.habitDays.includes(day)) cost += 3
  if (piece.hard && !piece.race) {
    if (input.hardTail + day < input.hardSpacing) cost += FORBIDDEN
    if (day < input.noHardBefore) cost += FORBIDDEN
  }
  if (input.raceAfter !== null) {
    const gap = input.raceAfter - day
    if (piece.hard && !piece.race && gap < input.hardSpacing) cost += FORBIDDEN
    cost += raceEveCost(piece, gap)
  }
  if (day === 0 && input.before) cost += edgeCost(input.before, piece, input)
  return cost
}

/** Sunday to Monday counts like any other night. */
function edgeCost(before: NonNullable<PlacementInput['before']>, piece: Piece, input: PlacementInput): number {
  let cost = 0
  if (before.long && !piece.light) cost += piece.hard ? 40 : 8 * piece.weight
  if (before.heavyLegs && piece.long) cost += 120
  if (before.hard && piece.long) cost += input.beginner ? FORBIDDEN : 25
  return cost
}

function pairCost(earlier: Piece, later: Piece, gap: number, input: PlacementInput): number {
  let cost = 0
  if (earlier.hard && later.hard && gap < input.hardSpacing) cost += FORBIDDEN * (later.race ? 3 : 1)
  if (later.race) cost += raceEveCost(earlier, gap)
  if (earlier.race && later.hard && gap <= input.quietAfterRace) cost += FORBIDDEN
  if (earlier.race && gap <= 2 && !earlier.light && !later.light) cost += 60 / gap
  if (earlier.group !== '' && earlier.group === later.group && gap <= 2) cost += 14 / gap
  if (gap !== 1) return cost
  if (earlier.hard && later.long) cost += input.beginner ? FORBIDDEN : 25
  if (earlier.long && later.hard) cost += 40
  if (earlier.heavyLegs && (later.hard || later.long)) cost += 120
  if (earlier.strength && later.strength) cost += earlier.heavyLegs && later.heavyLegs ? 90 : 12
  if (earlier.hard && later.heavyLegs) cost += 8
  return cost + 5 * earlier.weight * later.weight
}

function raceEveCost(earlier: Piece, gap: number): number {
  if (gap === 1) return earlier.light ? 10 : 150
  return gap === 2 && earlier.heavyLegs ? 120 : 0
}

/** Rest days do most when they break long rows of training. */
function restCost(taken: Uint8Array, firstDay: number): number {
  let cost = 0
  let row = 0
  for (let day = firstDay; day < 7; day++) {
    row = taken[day] ? row + 1 : 0
    if (row > 3) cost += 6
    if (day > firstDay && row === 0 && !taken[day - 1]) cost += 4
  }
  return cost
}
