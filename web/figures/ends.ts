import { BODY } from './body.ts'
import { surfaceUnder } from './gear.ts'
import type { Move } from './move.ts'
import { type End, type Frame, radians } from './pose.ts'
import { lengthOf, minus, plus, scaled, squareTo, unit, type Vector } from './vector.ts'

type Solved = { readonly root: Vector; readonly middle: Vector; readonly end: Vector }

/** [degrees] of a sole on its toes in a plank. */
const ON_TOES = 72
/** [degrees] between a hanging foot and its shank. */
const HANGING = 80

/** Where the toes point: as the table says, or by where the leg is. `held`: the foot stands where it stood, turned as it was. */
export function footPoints(leg: Solved, front: Vector, said: End, move: Move, held: Vector | null): Vector {
  const heading = headingOf(leg, front)
  if (said !== null) return footAsSaid(said, leg, front, heading)
  const level = surfaceUnder(leg.end, move.gear)
  const shank = unit(minus(leg.end, leg.middle))
  const [above, knee] = [leg.end[1] - level, leg.middle[1] - leg.end[1]]
  if (above > -0.1 && above < BODY.ankle + 0.15 && knee > 0.5) return held ?? toesDown(heading, 15.3)
  if (front[1] < -0.4 && above < 1 && above > 0.4) return toesDown(scaled(heading, Math.sign(-shank[0]) || 1), ON_TOES)
  if (knee < 0.3 && shank[1] > -0.5 && front[1] < 0.7 && above < 0.6) return unit(plus(shank, [0, -0.12, 0]))
  return hanging(shank, leg, front)
}

function footAsSaid(said: string, leg: Solved, front: Vector, heading: Vector): Vector {
  const shank = unit(minus(leg.end, leg.middle))
  if (said === 'flat') return toesDown(heading, 15.3)
  if (said === 'back') return unit(plus(shank, [0, -0.12, 0]))
  if (said === 'long') return unit(plus(shank, hanging(shank, leg, front), 0.35))
  if (said === 'free') return hanging(shank, leg, front)
  if (said.startsWith('[')) return bracketed(said)
  return toesDown(heading, Number(said) + 15.3)
}

function hanging(shank: Vector, leg: Solved, front: Vector): Vector {
  const ahead = squareTo(plus(minus(leg.middle, mid(leg)), front, 0.3), shank, [1, 0, 0])
  const angle = radians(HANGING)
  return plus(scaled(shank, Math.cos(angle)), ahead, Math.sin(angle))
}

/** A sole that lies flat points its toes a little down, since the ankle stands higher than the ball of the foot. */
function toesDown(heading: Vector, degrees: number): Vector {
  const angle = radians(degrees)
  return plus(scaled(heading, Math.cos(angle)), [0, -1, 0], Math.sin(angle))
}

/** Level, to where the knee bends; of a straight leg to where the hips face. */
function headingOf(leg: Solved, front: Vector): Vector {
  const knee = minus(leg.middle, mid(leg))
  const way: Vector = [knee[0] * 1.4 + front[0] * 0.35, 0, knee[2] * 1.4 + front[2] * 0.35]
  return lengthOf(way) < 0.05 ? [1, 0, 0] : unit(way)
}

const mid = (leg: Solved): Vector => scaled(plus(leg.root, leg.end), 0.5)

/** Where the fingers point: as the table says, ahead on the floor, else on along the forearm. */
export function handPoints(arm: Solved, chest: Frame, said: End, move: Move): Vector {
  const forearm = unit(minus(arm.end, arm.middle))
  if (said !== null) return handAsSaid(said, forearm, chest)
  const level = surfaceUnder(arm.end, move.gear)
  const above = arm.end[1] - level
  if (above < 0.36 && above > -0.2 && forearm[1] < -0.35 && chest.front[1] < 0.3 && !holds(move)) return ahead(chest)
  return forearm
}

const holds = (move: Move) => /dumbbell|kettlebell|bar\b|bag/.test(move.gear ?? '')

function handAsSaid(said: string, forearm: Vector, chest: Frame): Vector {
  if (said === 'up') return [0, 1, 0]
  if (said === 'down') return [0, -1, 0]
  if (said === 'ahead') return ahead(chest)
  if (said.startsWith('[')) return bracketed(said)
  return forearm
}

/** Level, the way the head goes, or the chest faces where the body stands. */
function ahead(chest: Frame): Vector {
  const way: Vector = [chest.up[0] + 0.5 * chest.front[0], 0, chest.up[2] + 0.5 * chest.front[2]]
  return lengthOf(way) < 0.05 ? [1, 0, 0] : unit(way)
}

function bracketed(text: string): Vector {
  const [x = '1', y = '0', z = '0'] = text.slice(1, -1).trim().split(/\s+/)
  return unit([Number(x), Number(y), Number(z)])
}
