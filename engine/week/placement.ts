/** A session as the search sees it. */
export type Piece = {
  readonly hard: boolean
  readonly long: boolean
  /** First weekday far enough from the last long session of its kind. */
  readonly spacedFrom: number
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
  /** Weekdays that hold no training but an event. */
  readonly shut: readonly boolean[]
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
  /** Last weekday for a long session before the events of next week. */
  readonly latestLong: number
}

export type Placement = {
  /** Weekday of each piece, in the order given. */
  readonly days: readonly number[]
  readonly cost: number
}

/** Cost of what may not happen; an arrangement at or above it breaks a rule. */
export const FORBIDDEN = 1000
/** Cost of a session on a day that the person keeps free: above all others. */
const SHUT = 50 * FORBIDDEN

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

// One search at a time; typed arrays cost more to make than to clear.
const PAIR_COSTS = new Int32Array(7 * 7 * 7)
const DAY_COSTS = new Int32Array(8 * 7 * 7)

class Search {
  readonly input: PlacementInput
  readonly order: readonly number[]
  /** Cost of one piece some days before another, `(earlier * count + later) * 7 + gap`. */
  readonly pairCosts = PAIR_COSTS.fill(0)
  /** Cost of a piece on a day beside those placed above a depth, `(depth * count + piece) * 7 + day`. */
  readonly dayCosts = DAY_COSTS
  /** Whether the piece at a depth is interchangeable with the one before it. */
  readonly twin: readonly boolean[]
  /** Days to try for each piece, likeliest first. */
  readonly tryOrder: readonly (readonly number[])[]
  readonly dayOf: Int8Array
  /** What the week's rest days cost at least. */
  readonly leastRest: number
  readonly taken: Uint8Array = new Uint8Array(7)
  best: Int8Array | null = null
  bestCost = Number.POSITIVE_INFINITY

  constructor(input: PlacementInput, order: readonly number[]) {
    this.input = input
    this.order = order
    const { pieces } = input
    const count = pieces.length
    this.dayOf = new Int8Array(count).fill(-1)
    for (let index = 0; index < count; index++) {
      const piece = pieces[index]!
      const reach = reachOf(piece, input)
      for (let day = 0; day < 7; day++) this.dayCosts[index * 7 + day] = whole(dayCost(piece, day, input))
      for (let other = 0; other < count; other++)
        for (let gap = 1; gap <= reach; gap++)
          this.pairCosts[(index * count + other) * 7 + gap] = whole(pairCost(piece, pieces[other]!, gap, input))
    }
    this.tryOrder = pieces.map((piece, index) => {
      if (piece.fixedDay !== null) return [piece.fixedDay]
      const open: number[] = []
      for (let day = input.firstDay; day < 7; day++) {
        const cost = this.dayCosts[index * 7 + day]!
        let at = open.length
        while (at > 0 && this.dayCosts[index * 7 + open[at - 1]!]! > cost) at--
        open.splice(at, 0, day)
      }
      return open
    })
    this.leastRest = whole(leastRestCost(count, input.firstDay))
    this.twin = order.map((index, depth) => depth > 0 && sameShape(pieces[index]!, pieces[order[depth - 1]!]!))
  }

  descend(depth: number, cost: number): void {
    const count = this.order.length
    if (depth === count) {
      this.keep(cost + whole(restCost(this.taken, this.input.firstDay)))
      return
    }
    const piece = this.order[depth]!
    const { fixedDay } = this.input.pieces[piece]!
    // Interchangeable pieces keep their order, so each arrangement is seen once.
    const after = this.twin[depth] && fixedDay === null ? this.dayOf[this.order[depth - 1]!]! : -1
    for (const day of this.tryOrder[piece]!) {
      if (this.taken[day] || day <= after) continue
      const now = cost + this.dayCosts[(depth * count + piece) * 7 + day]!
      this.dayOf[piece] = day
      this.taken[day] = 1
      if (this.canBeat(this.bestCost - now, depth, piece, day)) this.descend(depth + 1, now)
      this.taken[day] = 0
    }
  }

  /**
   * Adds to the days of the pieces still to place what one on its day means for them.
   * @returns whether they can cost less than a limit, each alone with those already placed
   */
  canBeat(limit: number, depth: number, piece: number, day: number): boolean {
    const count = this.order.length
    let least = this.leastRest
    for (let later = depth + 1; later < count && least < limit; later++) {
      const other = this.order[later]!
      const row = (depth * count + other) * 7
      const next = row + count * 7
      const before = (other * count + piece) * 7 + day
      const after = (piece * count + other) * 7 - day
      let cheapest = Number.MAX_SAFE_INTEGER
      for (let at = this.input.firstDay; at < 7; at++) {
        if (this.taken[at]) continue
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

  result(): Placement {
    if (!this.best) throw new RangeError('Cannot place the sessions: no arrangement exists')
    return { days: [...this.best], cost: this.bestCost / POINT }
  }
}

/** All costs are whole twentieths, so that equal costs are equal in whatever order they are summed. */
const POINT = 20

const whole = (cost: number) => Math.round(cost * POINT)

function sameShape(a: Piece, b: Piece): boolean {
  return (
    a.hard === b.hard &&
    a.long === b.long &&
    a.spacedFrom === b.spacedFrom &&
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
  if (!piece.race) cost += Math.max(0, piece.durationMin - room) * 1.5 + (input.shut[day] ? SHUT : 0)
  if (piece.long) cost += Math.max(0, Math.max(...input.roomMin) - room) / 20 + (day >= 5 ? 0 : 4)
  if (piece.long && (day < piece.spacedFrom || day > input.latestLong)) cost += FORBIDDEN
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

/** [days] after which a piece no longer matters to those behind it. */
function reachOf({ race }: Piece, { hardSpacing }: PlacementInput): number {
  return race ? 6 : Math.max(RACE_REACH_DAYS, hardSpacing - 1)
}

/** [days] before an event without hard strength work. @source robineau-2016: legs; the number is ours */
const RACE_REACH_DAYS = 3

function raceEveCost(earlier: Piece, gap: number): number {
  if (gap <= RACE_REACH_DAYS && earlier.strength && earlier.hard) return FORBIDDEN
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

const LEAST_REST = new Map<number, number>()

/** The least that any choice of so many training days costs. */
function leastRestCost(count: number, firstDay: number): number {
  const known = LEAST_REST.get(firstDay * 8 + count)
  if (known !== undefined) return known
  let least = Number.POSITIVE_INFINITY
  const taken = new Uint8Array(7)
  for (let choice = 0; choice < 1 << (7 - firstDay); choice++) {
    for (let day = firstDay; day < 7; day++) taken[day] = (choice >> (day - firstDay)) & 1
    if (taken.reduce((sum, one) => sum + one, 0) === count) least = Math.min(least, restCost(taken, firstDay))
  }
  LEAST_REST.set(firstDay * 8 + count, least)
  return least
}
