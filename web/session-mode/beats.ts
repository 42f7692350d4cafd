import type { Move } from './moves.ts'

/** One set of one move. */
export type Turn = { readonly move: number; readonly set: number }

/** What is done before the next rest or change: one set, or one of each move of a superset. */
export type Beat = { readonly turns: readonly [Turn, ...Turn[]] }

/** [s] A rest no longer than this is the way to the next exercise: the two are done in turn. */
const CHANGE_S = 30

/** A session in its true order: supersets and intervals by turns, every set of every move once. */
export function beatsOf(moves: readonly Move[]): Beat[] {
  const beats: Beat[] = []
  for (let at = 0; at < moves.length; ) {
    const group = groupAt(moves, at)
    beats.push(...(isCounted(moves, at) ? rounds(moves, group) : turnsOf(moves, group)))
    at += group.length
  }
  return beats
}

/** The moves that are done in turn with the one at an index, itself first. */
function groupAt(moves: readonly Move[], at: number): readonly number[] {
  const group = [at]
  for (let next = at + 1; next < moves.length && goesOn(moves, next - 1, at); next++) group.push(next)
  return group
}

/** Whether what follows a move belongs to the same turns. */
function goesOn(moves: readonly Move[], at: number, first: number): boolean {
  const [one, next] = [moves[at], moves[at + 1]]
  if (!one || !next || one.part !== next.part || one.part !== 'exercises') return false
  if (isCounted(moves, first))
    return isCounted(moves, at + 1) && one.sets === next.sets && (one.step.restSec ?? CHANGE_S + 1) <= CHANGE_S
  return isRepeated(one) && isRepeated(next)
}

const isCounted = (moves: readonly Move[], at: number) => moves[at]?.seconds === null

/** Several times by the clock, and without a rest of its own: an interval, its pause, a station. */
const isRepeated = ({ seconds, step }: Move) => seconds !== null && step.sets > 0 && step.restSec === undefined

/** Counted moves: a set of each is one beat. */
function rounds(moves: readonly Move[], group: readonly number[]): Beat[] {
  return Array.from({ length: moves[group[0] ?? 0]?.sets ?? 0 }, (_, set) => {
    const [first = 0, ...others] = group
    return { turns: [{ move: first, set }, ...others.map((move) => ({ move, set }))] }
  })
}

/**
 * Timed moves by turns. As many rounds as the first has sets; who has as many comes in every round, who has more follows
 * each of those before it, and those who have fewer take turns.
 */
function turnsOf(moves: readonly Move[], group: readonly number[]): Beat[] {
  const sets = (move: number) => moves[move]?.sets ?? 0
  const count = sets(group[0] ?? 0)
  const between = group.find((move) => sets(move) > count)
  const taking = group.filter((move) => sets(move) < count)
  const [firstTaking] = taking
  /** The moves of one round, in order. */
  const round = (at: number) =>
    group.flatMap((move) => {
      if (move === between) return []
      if (taking.includes(move)) return move === firstTaking ? [taking[at % taking.length] ?? move] : []
      return between !== undefined && move < between ? [move, between] : [move]
    })
  const inTurn = Array.from({ length: count }, (_, at) => round(at)).flat()
  // What the turns leave over is done all the same.
  return numbered([...inTurn, ...group.flatMap((move) => Array.from({ length: sets(move) }, () => move))], sets)
}

/** Each move with the number of its set, no more often than it has sets. */
function numbered(order: readonly number[], sets: (move: number) => number): Beat[] {
  const used = new Map<number, number>()
  return order.flatMap((move) => {
    const set = used.get(move) ?? 0
    used.set(move, set + 1)
    return set < sets(move) ? [{ turns: [{ move, set }] as const }] : []
  })
}
