import { type Camera, cameraAt, type Dot, SCALE } from './camera.ts'
import type { Motion } from './motion.ts'
import type { Move } from './move.ts'
import { linePath, polygonPath } from './outline.ts'
import { radians } from './pose.ts'
import type { Shape } from './shape.ts'
import type { Body } from './skeleton.ts'
import type { Vector } from './vector.ts'

const SAMPLES = 9
/** [units] */
const LINE = 5.5
const HEAD = 15
const OFF = 1 * SCALE

const POINTS: Readonly<Record<string, (body: Body) => Vector>> = {
  'wrist near': (body) => body.arms.near.end,
  'wrist far': (body) => body.arms.far.end,
  'ankle near': (body) => body.legs.near.end,
  'ankle far': (body) => body.legs.far.end,
  'knee near': (body) => body.legs.near.middle,
  'knee far': (body) => body.legs.far.middle,
  'shoulder near': (body) => body.arms.near.root,
  'elbow near': (body) => body.arms.near.middle,
  pelvis: (body) => body.pelvis,
  chest: (body) => body.chest,
  head: (body) => body.head,
}
const USUAL = ['wrist near', 'wrist far', 'ankle near', 'ankle far', 'pelvis', 'head'] as const

/** The way of a move as an arrow beside the body: of the point that the table names, or of the one that goes furthest. */
export function arrowOf(move: Move, motion: Motion, end: number): Shape[] {
  if (move.arrow === 'none') return []
  const camera = cameraAt(move.view)
  const turn = move.arrow?.match(/^arc(2?) ([a-z ]+) (\S+) (\S+)(?: (\S+))?$/)
  if (turn) return turnArrow(turn, motion.atPose(end), camera)
  const pressed = move.arrow?.match(/^(press|part) ([a-z ]+?) (\S+)(?: (\S+))?$/)
  if (pressed) return pressArrows(pressed, motion.atPose(end), camera)
  const [, from, far] = move.arrow?.match(/^way (\S+) (\S+)$/) ?? []
  if (from && far) return wayArrow(offOf(from), offOf(far), camera.project(motion.atPose(end).pelvis))
  const bodies = Array.from({ length: SAMPLES }, (_, at) => bodyOnWay(motion, end, at / (SAMPLES - 1)))
  const path = (name: string) => bodies.flatMap((body) => (POINTS[name] ? [camera.project(POINTS[name](body))] : []))
  const [, name = furthest(USUAL.map((one) => [one, path(one)] as const)), off] =
    move.arrow?.match(/^([a-z ]+?)(?:\s+(-?[\d.]+,-?[\d.]+))?$/) ?? []
  const dots = smooth(path(name))
  const last = bodies.at(-1)
  if (last === undefined || spread(dots) < 0.25 * SCALE) return []
  const by = off ? offOf(off) : awayFrom(camera.project(last.waist), dots)
  return drawn(dots.map(([x, y]): Dot => [x + by[0], y + by[1]]))
}

/** Where a move of many steps takes the whole body, beside it. */
function wayArrow([left, up]: Dot, [over, rise]: Dot, [x, y]: Dot): Shape[] {
  return drawn(
    Array.from({ length: SAMPLES }, (_, at): Dot => {
      const share = at / (SAMPLES - 1)
      return [x + left + over * share, y + up + rise * share]
    }),
  )
}

/** Two on either side of a point of the body that meet, where something is pressed without going anywhere, or part. */
function pressArrows(
  [, way = '', name = '', gap = '', above = '0,0']: RegExpMatchArray,
  body: Body,
  camera: Camera,
): Shape[] {
  const centre = POINTS[name]?.(body)
  if (centre === undefined) return []
  const [[x, y], [over, up], [left, rise]] = [camera.project(centre), offOf(gap), offOf(above)]
  return [-1, 1].flatMap((side) =>
    drawn(
      Array.from({ length: SAMPLES }, (_, at): Dot => {
        const share = at / (SAMPLES - 1)
        const far = side * (way === 'part' ? 1 + share : 2 - share)
        return [x + left + over * far, y + rise + up * far]
      }),
    ),
  )
}

/** Part of an ellipse around a point of the body. */
function turnArrow(
  [, both = '', name = '', size = '', angles = '', above = '0']: RegExpMatchArray,
  body: Body,
  camera: Camera,
): Shape[] {
  const centre = POINTS[name]?.(body)
  if (centre === undefined) return []
  const [[rx = 1, ry = 1], [from = 0, to = 0]] = [size.split(',').map(Number), angles.split(',').map(Number)]
  const [x, y] = camera.project(centre)
  const dots = Array.from({ length: SAMPLES * 2 }, (_, at): Dot => {
    const angle = radians(from + ((to - from) * at) / (SAMPLES * 2 - 1))
    return [x + Math.cos(angle) * rx * SCALE, y - (Math.sin(angle) * ry + Number(above)) * SCALE]
  })
  return both ? [...drawn(dots), ...drawn([...dots].reverse()).slice(1)] : drawn(dots)
}

function bodyOnWay(motion: Motion, end: number, share: number): Body {
  const steps = motion.poses - 1
  const target = end === 0 ? 0 : end / Math.max(1, steps)
  return motion.at(0.05 + 0.4 * (end === 0 ? 1 - share : share * target))
}

const offOf = (text: string): Dot => {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x * SCALE, -y * SCALE]
}

/** The hips where they travel, for then the hands only go along; else what goes furthest. */
function furthest(paths: readonly (readonly [string, readonly Dot[]])[]): string {
  if (paths.some(([name, dots]) => name === 'pelvis' && spread(dots) > 1.1 * SCALE)) return 'pelvis'
  return paths.reduce((best, one) => (spread(one[1]) > spread(best[1]) * 1.15 ? one : best))[0]
}

function spread(dots: readonly Dot[]): number {
  const [first, last] = [dots[0], dots.at(-1)]
  return first && last ? Math.hypot(last[0] - first[0], last[1] - first[1]) : 0
}

/** Square to the way, on the side away from the body. */
function awayFrom(body: Dot, dots: readonly Dot[]): Dot {
  const [first, last, middle] = [dots[0], dots.at(-1), dots[Math.floor(dots.length / 2)]]
  if (!first || !last || !middle) return [0, 0]
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1
  const square: Dot = [(last[1] - first[1]) / length, -(last[0] - first[0]) / length]
  const side = square[0] * (middle[0] - body[0]) + square[1] * (middle[1] - body[1]) < 0 ? -1 : 1
  return [square[0] * side * OFF, square[1] * side * OFF]
}

function smooth(dots: readonly Dot[]): Dot[] {
  let now = [...dots]
  for (let round = 0; round < 3; round++)
    now = now.map((dot, at): Dot => {
      const [before, after] = [now[at - 1], now[at + 1]]
      if (!before || !after) return dot
      return [(before[0] + 2 * dot[0] + after[0]) / 4, (before[1] + 2 * dot[1] + after[1]) / 4]
    })
  return now
}

function drawn(dots: readonly Dot[]): Shape[] {
  const [tip, before] = [dots.at(-1), dots.at(-3)]
  if (!tip || !before) return []
  const way = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const at = (angle: number, far: number): Dot => [
    tip[0] + Math.cos(way + angle) * far,
    tip[1] + Math.sin(way + angle) * far,
  ]
  return [
    { look: 'arrow', d: linePath([...dots.slice(0, -1), at(Math.PI, 4)]), depth: 50, line: LINE },
    { look: 'arrow bare', d: polygonPath([at(0, 7), at(Math.PI - 0.5, HEAD), at(Math.PI + 0.5, HEAD)]), depth: 51 },
  ]
}
