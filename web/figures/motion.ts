import { ARM, BODY, LEG } from './body.ts'
import { footPoints, handPoints } from './ends.ts'
import { surfaceUnder } from './gear.ts'
import type { Move } from './move.ts'
import { type Limb, posesFrom } from './pose.ts'
import { aboveFloor, type Body, bent, type Chain, extended, poleOf, type Trunk, trunkOf } from './skeleton.ts'
import { type SolvedPose, solvedPose } from './solve.ts'
import {
  between,
  bothSides,
  lengthOf,
  minus,
  plus,
  SIDES,
  type Side,
  type Sides,
  scaled,
  turned,
  unit,
  type Vector,
} from './vector.ts'

/** [heads] Ends nearer to each other than this in two poses are one contact, held in place between them. */
const SAME_PLACE = 0.3
/** Of a repetition: how long each end of it is held. */
const HELD = 0.1
/** [heads] Of the breath in a held pose. */
const BREATH = 0.05

type Limbs = 'legs' | 'arms'
const LENGTHS = { legs: LEG, arms: ARM } as const

/** A limb in one of the poses, solved. */
type KeyLimb = Chain & { readonly limb: Limb; readonly pole: Vector; readonly pinned: boolean }

/** A pose with its limbs solved; `pinned` limbs are where they were in the pose before. */
type Key = { readonly pose: SolvedPose; readonly legs: Sides<KeyLimb>; readonly arms: Sides<KeyLimb> }

/** A move made ready: the body at any share of its loop. */
export type Motion = {
  readonly poses: number
  /** [s] */
  readonly seconds: number
  /** @param phase 0 to 1 */
  readonly at: (phase: number) => Body
  /** At one of its poses. */
  readonly atPose: (index: number) => Body
  /** Which ends are held in place from each pose to the next. */
  readonly pins: readonly (readonly { limbs: Limbs; side: Side }[])[]
}

/** Makes a move ready to be drawn. */
export function motionOf(move: Move): Motion {
  const keys = keysOf(move)
  const count = keys.length
  const round = move.way === 'round'
  const seconds = move.seconds ?? (count === 1 ? 4 : round ? 1.2 : 2.4 + Math.max(0, count - 2) * 0.8)
  const at = (phase: number) => {
    if (count === 1) return breathing(keys, phase)
    const { from, to, share } = round ? roundStep(phase, count) : backStep(phase, count)
    return bodyBetween(keys, from, to, share, round)
  }
  return {
    ...{ poses: count, seconds, at },
    atPose: (index) => bodyBetween(keys, Math.min(index, count - 1), Math.min(index, count - 1), 0, round),
    pins: keys
      .slice(1)
      .map((key) =>
        (['legs', 'arms'] as const).flatMap((limbs) =>
          SIDES.filter((side) => key[limbs][side].pinned).map((side) => ({ limbs, side })),
        ),
      ),
  }
}

function breathing(keys: readonly Key[], phase: number): Body {
  const body = bodyBetween(keys, 0, 0, 0, false)
  const lift = scaled(body.frames[2].up, (BREATH * (1 - Math.cos(phase * 2 * Math.PI))) / 2)
  return { ...body, neck: plus(body.neck, lift), head: plus(body.head, lift) }
}

function roundStep(phase: number, count: number) {
  const place = (phase % 1) * count
  const from = Math.floor(place) % count
  return { from, to: (from + 1) % count, share: place - Math.floor(place) }
}

/** Out and back again, with a rest at each end; slow at the ends and steady through what lies between. */
function backStep(phase: number, count: number) {
  const there = phase < 0.5 ? phase * 2 : 2 - phase * 2
  const way = Math.min(1, Math.max(0, (there - HELD) / (1 - 2 * HELD)))
  const eased = way * way * (3 - 2 * way) * (count - 1)
  const from = Math.min(count - 2, Math.floor(eased))
  return { from, to: from + 1, share: eased - from }
}

function keysOf(move: Move): Key[] {
  const keys: Key[] = []
  for (const written of posesFrom(move.poses)) {
    const pose = solvedPose(written)
    const before = move.glides || move.way === 'round' ? undefined : keys.at(-1)
    const trunk = trunkOf(pose)
    keys.push({
      pose,
      legs: bothSides((side) => keyLimb(pose, trunk, 'legs', side, before, move)),
      arms: bothSides((side) => keyLimb(pose, trunk, 'arms', side, before, move)),
    })
  }
  return keys
}

function keyLimb(
  pose: SolvedPose,
  trunk: Trunk,
  limbs: Limbs,
  side: Side,
  before: Key | undefined,
  move: Move,
): KeyLimb {
  const lengths = LENGTHS[limbs]
  const root = limbs === 'legs' ? trunk.hips[side] : trunk.shoulders[side]
  const free = extended(root, pose[limbs][side], lengths)
  const front = trunk.frames[limbs === 'legs' ? 0 : 2].front
  const pole = poleOf(pose[limbs][side], lengths, limbs === 'legs' ? front : scaled(front, -1))
  const last = before?.[limbs][side]
  const pinned = last !== undefined && lengthOf(minus(last.end, free.end)) < SAME_PLACE
  const target = pinned ? last.end : limbs === 'legs' ? grounded(free.end, move) : free.end
  const solved = aboveFloor(bent(root, target, pole, lengths), pole, lengths)
  const limb = { upper: unit(minus(solved.middle, root)), lower: unit(minus(solved.end, solved.middle)) }
  const held = pinned && limbs === 'legs' ? last.points : null
  const points =
    limbs === 'legs'
      ? footPoints(solved, trunk.frames[0].front, pose.feet[side], move, held)
      : handPoints(solved, trunk.frames[2], pose.hands[side], move)
  return { ...solved, limb, pole, pinned, points }
}

/** A foot as good as on the floor, or on what stands there, is on it. */
function grounded(ankle: Vector, move: Move): Vector {
  const level = surfaceUnder(ankle, move.gear) + BODY.ankle
  return Math.abs(ankle[1] - level) < 0.16 ? [ankle[0], level, ankle[2]] : ankle
}

function bodyBetween(keys: readonly Key[], from: number, to: number, share: number, round: boolean): Body {
  const [a, b] = [keyAt(keys, from), keyAt(keys, to)]
  const pelvis = spline(keys, from, to, share, round)
  const [hips, chest, head] = [0, 1, 2].map((part) => frameBetween(a.pose, b.pose, part, share))
  const arms = bothSides((side) => limbBetween(a.arms[side].limb, b.arms[side].limb, share))
  const trunk = trunkOf({ pelvis, trunk: [hips ?? UPRIGHT, chest ?? UPRIGHT, head ?? UPRIGHT], arms })
  return {
    ...trunk,
    legs: bothSides((side) => chainBetween(trunk.hips[side], a.legs[side], b.legs[side], share, LEG)),
    arms: bothSides((side) => chainBetween(trunk.shoulders[side], a.arms[side], b.arms[side], share, ARM)),
  }
}

const UPRIGHT = { up: [0, 1, 0], front: [1, 0, 0] } as const

function keyAt(keys: readonly Key[], index: number): Key {
  const key = keys[index]
  if (key === undefined) throw new RangeError(`Cannot find pose ${index} of ${keys.length}`)
  return key
}

/** The pelvis on a smooth way through all poses. */
function spline(keys: readonly Key[], from: number, to: number, share: number, round: boolean): Vector {
  const count = keys.length
  const place = (index: number) => {
    const inside = round ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return keyAt(keys, inside).pose.pelvis
  }
  if (count < 3 || from === to) return between(place(from), place(to), share)
  const [p0, p1, p2, p3] = [place(from - 1), place(from), place(from + 1), place(from + 2)]
  const [t, t2, t3] = [share, share ** 2, share ** 3]
  const weights = [-t3 + 2 * t2 - t, 3 * t3 - 5 * t2 + 2, -3 * t3 + 4 * t2 + t, t3 - t2].map((one) => one / 2)
  return [p0, p1, p2, p3].reduce((sum, point, at) => plus(sum, point, weights[at] ?? 0), scaled(p0, 0))
}

function frameBetween(a: SolvedPose, b: SolvedPose, part: number, share: number) {
  const [from, to] = [a.trunk[part] ?? UPRIGHT, b.trunk[part] ?? UPRIGHT]
  const up = turned(from.up, to.up, share)
  const front = turned(from.front, to.front, share)
  const along = front[0] * up[0] + front[1] * up[1] + front[2] * up[2]
  return { up, front: unit(plus(front, up, -along), from.front) }
}

function limbBetween(a: Limb, b: Limb, share: number): Limb {
  return { upper: turned(a.upper, b.upper, share), lower: turned(a.lower, b.lower, share) }
}

/** A limb on its way: held where both poses have it in one place, else turned in its joints, and never below both. */
function chainBetween(root: Vector, a: KeyLimb, b: KeyLimb, share: number, lengths: readonly [number, number]): Chain {
  const points = turned(a.points, b.points, share)
  const pole = between(a.pole, b.pole, share)
  if (b.pinned || a === b)
    return { ...aboveFloor(bent(root, a === b ? a.end : b.end, pole, lengths), pole, lengths), points }
  const free = extended(root, limbBetween(a.limb, b.limb, share), lengths)
  const lowest = Math.min(a.end[1], b.end[1])
  if (free.end[1] >= lowest) return { ...aboveFloor(free, pole, lengths), points }
  return { ...aboveFloor(bent(root, [free.end[0], lowest, free.end[2]], pole, lengths), pole, lengths), points }
}
