import { arrowOf } from './arrow.ts'
import type { Worked } from './draw-muscles.ts'
import { shapesOf } from './drawing.ts'
import type { Motion } from './motion.ts'
import type { Move } from './move.ts'
import { type Box, boxOf, framed, united } from './picture-box.ts'
import type { Shape } from './shape.ts'

/** Shapes painted together; a ghost shows where the move begins. */
export type Layer = {
  readonly ghost: boolean
  readonly shapes: readonly Shape[]
  readonly by: readonly [number, number]
}

/** A picture: what of the plane it shows, and its layers. */
export type Picture = { readonly box: Box; readonly layers: readonly Layer[] }

/** [1] Moments of a loop that a frame must hold. */
const LOOKS = 12

/** What a picture of a move must show so that nothing is cut at any moment. */
export function frameOf(move: Move, motion: Motion, worked: Worked): Box {
  const moments = Array.from({ length: LOOKS }, (_, at) => boxOf(shapesOf(move, motion.at(at / LOOKS), worked)))
  return framed(united(moments), move.crop)
}

/** A move as one picture that stands still: where it begins, where it goes to, and the way. */
export function stillOf(move: Move, motion: Motion, worked: Worked): Picture {
  if (move.phases) return phasesOf(move, motion, worked)
  const index = move.still ?? motion.poses - 1
  const shapes = shapesOf(move, motion.atPose(index), worked)
  const start =
    move.way === 'round' || motion.poses < 2 ? null : shapesOf(move, motion.atPose(index === 0 ? 1 : 0), worked)
  const arrow = start === null && !/^(arc|way|press)/.test(move.arrow ?? '') ? [] : arrowOf(move, motion, index)
  const layers: Layer[] = [
    ...(start === null
      ? []
      : [{ ghost: true, shapes: start.filter(({ look }) => look !== 'shadow'), by: [0, 0] as const }]),
    { ghost: false, shapes: [...shapes, ...arrow], by: [0, 0] },
  ]
  return { box: framed(united(layers.map((layer) => boxOf(layer.shapes))), move.crop), layers }
}

/** [units] Between one part and the next. */
const GAP = 22

/** A move of many parts: each beside the one before, in one row or in two, whichever leaves them larger. */
function phasesOf(move: Move, motion: Motion, worked: Worked): Picture {
  const all = Array.from({ length: motion.poses }, (_, at) => at)
  const parts = (motion.poses > 5 ? all.slice(0, -1) : all).map((at) => shapesOf(move, motion.atPose(at), worked))
  const half = Math.ceil(parts.length / 2)
  const one = rowOf(parts, 0)
  const two = [...rowOf(parts.slice(0, half), 0), ...rowOf(parts.slice(half), tallest(parts.slice(half)) + GAP)]
  const [a, b] = [one, two].map((layers) => framed(united(layers.map(placedBox)), undefined))
  return a && b && b[2] < a[2] ? { box: b, layers: two } : { box: a ?? [0, 0, 1, 1], layers: one }
}

function rowOf(parts: readonly (readonly Shape[])[], down: number): Layer[] {
  let right = 0
  return parts.map((shapes) => {
    const [x, , width] = boxOf(shapes)
    const by = [Math.round(right - x), Math.round(down)] as const
    right += width + GAP
    return { ghost: false, shapes, by }
  })
}

const tallest = (parts: readonly (readonly Shape[])[]) => Math.max(...parts.map((shapes) => boxOf(shapes)[3]))

function placedBox({ shapes, by }: Layer): Box {
  const [x, y, width, height] = boxOf(shapes)
  return [x + by[0], y + by[1], width, height]
}
