/** A session as the search sees it. */
export type Piece = {
  readonly hard: boolean
  readonly long: boolean
  readonly heavyLegs: boolean
  readonly race: boolean
  readonly strength: boolean
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
}

export type Placement = {
  /** Weekday of each piece, in the order given. */
  readonly days: readonly number[]
  readonly cost: number
  /** The best other arrangement, and what it would cost more; null when there is none. */
  readonly next: { readonly days: readonly number[]; readonly extra: number } | null
}

const FORBIDDEN = 1000

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
  /** Piece index on each weekday, -1 for rest. */
  readonly onDay: number[] = [-1, -1, -1, -1, -1, -1, -1]
  best: number[] | null = null
  bestCost = Number.POSITIVE_INFINITY
  second: number[] | null = null
  secondCost = Number.POSITIVE_INFINITY

  constructor(input: PlacementInput, order: readonly number[]) {
    this.input = input
    this.order = order
  }

  descend(depth: number, cost: number): void {
    if (cost >= this.secondCost) return
    const pieceIndex = this.order[depth]
    if (pieceIndex === undefined) {
      this.keep(cost + restCost(this.onDay, this.input.firstDay))
      return
    }
    const piece = this.input.pieces[pieceIndex]!
    for (let day = this.input.firstDay; day < 7; day++) {
      if (this.onDay[day] !== -1 || (piece.fixedDay !== null && piece.fixedDay !== day)) continue
      if (piece.fixedDay === null && this.isTwin(depth, day, piece)) continue
      const added = dayCost(piece, day, this.input) + this.neighbourCost(piece, day)
      this.onDay[day] = pieceIndex
      this.descend(depth + 1, cost + added)
      this.onDay[day] = -1
    }
  }

  /** Interchangeable pieces keep their order, so each arrangement is seen once. */
  isTwin(depth: number, day: number, piece: Piece): boolean {
    const previous = this.order[depth - 1]
    if (previous === undefined) return false
    const other = this.input.pieces[previous]!
    if (!sameShape(piece, other)) return false
    return this.onDay.indexOf(previous) > day
  }

  neighbourCost(piece: Piece, day: number): number {
    let cost = 0
    for (let other = this.input.firstDay; other < 7; other++) {
      const index = this.onDay[other]!
      if (index < 0) continue
      const placed = this.input.pieces[index]!
      cost +=
        other < day
          ? pairCost(placed, piece, day - other, this.input)
          : pairCost(piece, placed, other - day, this.input)
    }
    return cost
  }

  keep(cost: number): void {
    if (cost < this.bestCost) {
      this.second = this.best
      this.secondCost = this.bestCost
      this.best = [...this.onDay]
      this.bestCost = cost
    } else if (cost < this.secondCost) {
      this.second = [...this.onDay]
      this.secondCost = cost
    }
  }

  result(): Placement {
    const days = daysOf(this.best, this.input.pieces.length)
    const next = this.second && {
      days: daysOf(this.second, this.input.pieces.length),
      extra: this.secondCost - this.bestCost,
    }
    return { days, cost: this.bestCost, next }
  }
}

function daysOf(onDay: readonly number[] | null, count: number): number[] {
  if (!onDay) throw new RangeError('Cannot place the sessions: no arrangement exists')
  return Array.from({ length: count }, (_, index) => onDay.indexOf(index))
}

function sameShape(a: Piece, b: Piece): boolean {
  return (
    a.hard === b.hard &&
    a.long === b.long &&
    a.heavyLegs === b.heavyLegs &&
    a.race === b.race &&
    a.strength === b.strength &&
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
  if (earlier.race && gap <= 2 && !earlier.light && !later.light) cost += 60 / gap
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
function restCost(onDay: readonly number[], firstDay: number): number {
  let cost = 0
  let row = 0
  for (let day = firstDay; day < 7; day++) {
    row = onDay[day] === -1 ? 0 : row + 1
    if (row > 3) cost += 6
    if (day > firstDay && row === 0 && onDay[day - 1] === -1) cost += 4
  }
  return cost
}
