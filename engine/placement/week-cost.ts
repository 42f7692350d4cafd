import type { Discipline } from '../model.ts'
import type { LedDay, Piece, PlacementInput } from './piece.ts'
import { type CostTerm, HEAVY_TO_EVENT_DAYS, NEAR_DAYS, ROW_DAYS, WEIGHTS } from './weights.ts'

/** Who hears what is charged: the search adds it up, who explains keeps it by name. */
export type Bill = { charge(term: CostTerm, points: number): void }

const SATURDAY = 5
const SUNDAY = 6

/** Charges for a piece on a day, whatever the other days hold. */
export function chargeDay(piece: Piece, day: number, input: PlacementInput, bill: Bill): void {
  const dislike = 1 - input.liked[day]!
  if (dislike > 0) bill.charge('less-liked', dislike * lessLiked(piece, input))
  if (!piece.race) chargeRoom(piece, day, input, bill)
  if (piece.long) chargeLong(piece, day, input, bill)
  if (input.led) chargeLed(piece, input.led[day]!, bill)
  if (input.sports) chargeSport(piece, day, input, bill)
  if (piece.longDays.length > 0 && !piece.longDays.includes(day)) charge('long-elsewhere', bill)
  if (!piece.race && piece.notOn.includes(day)) charge('refused-day', bill)
  chargeHabit(piece, day, bill)
  if (input.raceAfter !== null) chargeBeforeEvent(piece, input.raceAfter - day, bill)
  if (day === 0 && input.before) chargeMonday(input.before, piece, input, bill)
}

/** Another day than it has in the plan that stands, or else than in the week before. */
function chargeHabit({ plannedDay, habitDays }: Piece, day: number, bill: Bill): void {
  if (plannedDay !== null) {
    if (plannedDay !== day) charge('other-than-planned', bill)
  } else if (habitDays.length > 0 && !habitDays.includes(day)) charge('other-than-usual', bill)
}

/** What practices and matches of the days around ask. */
function chargeLed(piece: Piece, led: LedDay, bill: Bill): void {
  if (led === null || piece.race) return
  if (piece.hard) charge('hard-beside-practice', bill)
  if (led === 'beside-practice') return
  const { light, other, legs } = WEIGHTS[led].points
  const points = piece.heavyLegs || piece.long ? legs : piece.light ? light : other
  if (points > 0) bill.charge(led, points)
}

function lessLiked({ light }: Piece, { liked, pieces }: PlacementInput): number {
  const { points } = WEIGHTS['less-liked']
  if (light) return points.light
  return liked.filter((much) => much === 1).length >= pieces.length ? points.enough : points.other
}

/** Sports that somebody names when they tell of their own training. */
const NAMED: ReadonlySet<Discipline> = new Set(['strength', 'run', 'cycle', 'swim', 'row', 'mind'])

/** A session of a sport on a day that is one for others, or for none where its own has days. */
function chargeSport(piece: Piece, day: number, input: PlacementInput, bill: Bill): void {
  const { sport, race } = piece
  const { sports: week = [] } = input
  const sports = week[day] ?? []
  if (day === SUNDAY && takesMonday(piece, input)) charge('takes-monday', bill)
  if (race || sport === null || !NAMED.has(sport) || sports.includes(sport)) return
  if (sports.length > 0) charge('other-sport', bill)
  if (week.some((each) => each.includes(sport))) charge('named-elsewhere', bill)
}

/** Whether a session on Sunday leaves its muscles no Monday, where that is the day that somebody names for it. */
function takesMonday({ sport, lifts }: Piece, { sports = [], pieces }: PlacementInput): boolean {
  if (lifts === 0 || sport === null) return false
  const isNamed = (day: number) => sports[day]?.includes(sport) === true
  // Who lifts by halves has another half for Monday.
  return isNamed(0) && !isNamed(SUNDAY) && pieces.every((one) => one.lifts === 0 || (one.lifts & lifts) !== 0)
}

/** What the day has room for, an event apart. */
function chargeRoom(piece: Piece, day: number, input: PlacementInput, bill: Bill): void {
  const lacks = piece.durationMin - (piece.hard ? input.hardMin : input.roomMin)[day]!
  if (lacks > 0) bill.charge('too-little-room', lacks * WEIGHTS['too-little-room'].points)
  if (input.shut[day]) charge('kept-free', bill)
  if (piece.hard) chargeHard(day, input, bill)
}

/** Hard work beside the weeks before and after. */
function chargeHard(day: number, { hardTail, hardSpacing, noHardBefore, raceAfter }: PlacementInput, bill: Bill): void {
  if (hardTail + day < hardSpacing) charge('hard-too-close', bill)
  if (day < noHardBefore) charge('hard-after-event', bill)
  if (raceAfter !== null && raceAfter - day < hardSpacing) charge('hard-too-close', bill)
}

function chargeLong(piece: Piece, day: number, { roomMin, latestLong }: PlacementInput, bill: Bill): void {
  const less = Math.max(...roomMin) - roomMin[day]!
  if (less > 0) bill.charge('less-room', less * WEIGHTS['less-room'].points)
  if (day < SATURDAY) charge('no-weekend', bill)
  if (day < piece.spacedFrom) charge('long-too-close', bill)
  else if (day > latestLong) charge('long-before-event', bill)
}

/** Sunday to Monday counts like any other night. */
function chargeMonday(
  before: NonNullable<PlacementInput['before']>,
  piece: Piece,
  { beginner }: PlacementInput,
  bill: Bill,
): void {
  if (before.long && piece.hard && !piece.light) chargeHardAfterLong(before, bill)
  else if (before.long && !piece.light) bill.charge('after-long', WEIGHTS['after-long'].points * piece.weight)
  if ((before.lifts & piece.lifts) !== 0) charge('muscles-in-row', bill)
  if (before.heavyLegs && piece.long) chargeLegsBefore(piece, bill)
  chargeSportsInRow(before, piece, bill)
  if (before.hard && piece.long) chargeHardBeforeLong(piece, beginner, bill)
}

/** Charges for one piece some days before another; how far apart they matter says `reachOf`. */
export function chargePair(earlier: Piece, later: Piece, gap: number, input: PlacementInput, bill: Bill): void {
  if (earlier.hard && later.hard && gap < input.hardSpacing)
    charge(later.race ? 'hard-before-event' : 'hard-too-close', bill)
  if (later.race) chargeBeforeEvent(earlier, gap, bill)
  if (earlier.race && later.hard && gap <= input.quietAfterRace) charge('hard-after-event', bill)
  if (gap <= NEAR_DAYS) {
    if (earlier.race && !earlier.light && !later.light)
      bill.charge('soon-after-event', WEIGHTS['soon-after-event'].points / gap)
    if ((earlier.lifts & later.lifts) !== 0) bill.charge('same-muscles', WEIGHTS['same-muscles'].points / gap)
  }
  if (gap === 1) chargeNight(earlier, later, input, bill)
}

/** What one day means for the very next. */
function chargeNight(earlier: Piece, later: Piece, { beginner }: PlacementInput, bill: Bill): void {
  if (earlier.hard && later.long) chargeHardBeforeLong(later, beginner, bill)
  if (earlier.long && later.hard) chargeHardAfterLong(earlier, bill)
  if (earlier.heavyLegs && (later.hard || later.long)) chargeLegsBefore(later, bill)
  if ((earlier.lifts & later.lifts) !== 0) charge('muscles-in-row', bill)
  if (earlier.strength && later.strength)
    charge(earlier.heavyLegs && later.heavyLegs ? 'legs-in-row' : 'strength-in-row', bill)
  if (earlier.hard && later.heavyLegs) charge('legs-after-hard', bill)
  chargeSportsInRow(earlier, later, bill)
  bill.charge('load-in-row', WEIGHTS['load-in-row'].points * earlier.weight * later.weight)
}

/** What rides and runs of a triathlete ask of the day after. */
function chargeSportsInRow(earlier: Pick<Piece, 'brick' | 'long'>, later: Piece, bill: Bill): void {
  if (earlier.brick && later.brick) charge('bricks-in-row', bill)
  if (earlier.long && later.farRun) charge('far-run-after-long', bill)
}

function chargeLegsBefore({ hard, veryLong }: Piece, bill: Bill): void {
  bill.charge('legs-before-hard', WEIGHTS['legs-before-hard'].points[hard ? 'hard' : veryLong ? 'veryLong' : 'long'])
}

function chargeHardBeforeLong({ veryLong }: Piece, beginner: boolean, bill: Bill): void {
  const whose = beginner ? 'beginner' : veryLong ? 'veryLong' : 'other'
  bill.charge('hard-before-long', WEIGHTS['hard-before-long'].points[whose])
}

function chargeHardAfterLong({ veryLong }: Pick<Piece, 'veryLong'>, bill: Bill): void {
  bill.charge('hard-after-long', WEIGHTS['hard-after-long'].points[veryLong ? 'veryLong' : 'long'])
}

function chargeBeforeEvent(earlier: Piece, gap: number, bill: Bill): void {
  if (gap <= HEAVY_TO_EVENT_DAYS && earlier.strength && earlier.hard) charge('heavy-before-event', bill)
  else if (gap === 1) bill.charge('event-eve', WEIGHTS['event-eve'].points[earlier.light ? 'light' : 'other'])
  else if (gap === 2 && earlier.heavyLegs) charge('legs-before-event', bill)
}

/** [days] after which a piece no longer matters to those behind it. */
export function reachOf({ race }: Piece, { hardSpacing }: PlacementInput): number {
  return race ? 6 : Math.max(HEAVY_TO_EVENT_DAYS, hardSpacing - 1)
}

/**
 * Charges for the choice of training days: rest days do most when they break long rows of training.
 * @param taken - a bit for each weekday with training, Monday the lowest
 */
export function chargeRest(taken: number, firstDay: number, bill: Bill): void {
  let row = 0
  for (let day = firstDay; day < 7; day++) {
    row = isTaken(taken, day) ? row + 1 : 0
    if (row > ROW_DAYS) charge('four-in-row', bill)
    if (day > firstDay && row === 0 && !isTaken(taken, day - 1)) charge('rest-in-row', bill)
  }
}

function isTaken(taken: number, day: number): boolean {
  return ((taken >> day) & 1) === 1
}

type FlatTerm = { [T in CostTerm]: (typeof WEIGHTS)[T]['points'] extends number ? T : never }[CostTerm]

function charge(term: FlatTerm, bill: Bill): void {
  bill.charge(term, WEIGHTS[term].points)
}

/** What an arrangement of a week costs, by name. */
export type WeekBill = ReadonlyMap<CostTerm, number>

/**
 * What one piece is charged for on a day, whatever the other days hold.
 * @param index - of the piece
 * @returns [points] by name, without what costs nothing
 */
export function dayBill(input: PlacementInput, index: number, day: number): WeekBill {
  const bill = new NamedBill()
  chargeDay(input.pieces[index]!, day, input, bill)
  return bill.points
}

/** Keeps what is charged by name. */
class NamedBill implements Bill {
  readonly points = new Map<CostTerm, number>()

  charge(term: CostTerm, points: number): void {
    this.points.set(term, (this.points.get(term) ?? 0) + points)
  }
}

/**
 * Everything that an arrangement is charged for.
 * @param days - weekday of each piece, in the order of the input
 * @returns [points] by name, without what costs nothing
 */
export function weekBill(input: PlacementInput, days: readonly number[]): WeekBill {
  const bill = new NamedBill()
  const { pieces, firstDay } = input
  for (const [index, piece] of pieces.entries()) {
    const day = days[index]!
    chargeDay(piece, day, input, bill)
    for (const [other, later] of pieces.entries()) {
      const gap = days[other]! - day
      if (gap >= 1 && gap <= reachOf(piece, input)) chargePair(piece, later, gap, input, bill)
    }
  }
  chargeRest(
    days.reduce((taken, day) => taken | (1 << day), 0),
    firstDay,
    bill,
  )
  return bill.points
}
