import { type Camera, type Dot, SCALE } from './camera.ts'
import { cross, plus, squareTo, type Vector } from './vector.ts'

/** A ball of the body or of a thing: where, and its radius. */
export type Ball = readonly [centre: Vector, radius: number]

/** A ring across the spine: its middle, its half axes, their directions. */
export type Ring = {
  readonly centre: Vector
  readonly right: Vector
  readonly front: Vector
  readonly half: readonly [aside: number, ahead: number]
}

type Circle = readonly [x: number, y: number, radius: number]

const RING_POINTS = 16

/** A smooth limb through balls, as one path: the hulls of neighbours laid over each other. */
export function limbPath(balls: readonly Ball[], camera: Camera): string {
  const circles = balls.map(([centre, radius]): Circle => [...camera.project(centre), radius * SCALE])
  return circles.map((circle, at) => hullOfCircles(circle, circles[at + 1] ?? circle)).join('')
}

/** A tapered stretch: two tangents and two arcs; the larger circle alone where it holds the other. */
function hullOfCircles(one: Circle, two: Circle): string {
  const [x, y, r] = one
  const [dx, dy, dr] = [two[0] - x, two[1] - y, r - two[2]]
  const far = Math.hypot(dx, dy)
  if (far <= Math.abs(dr) + 0.05) return circlePath(dr < 0 ? two : one)
  const way = Math.atan2(dy, dx)
  const open = Math.acos(dr / far)
  const point = ([cx, cy, cr]: Circle, angle: number) => dotText([cx + cr * Math.cos(angle), cy + cr * Math.sin(angle)])
  const [a, b] = [way + open, way - open]
  const arc = (radius: number, large: boolean) => `A${short(radius)} ${short(radius)} 0 ${large ? 1 : 0} 1 `
  return `M${point(one, a)}${arc(r, dr > 0)}${point(one, b)}L${point(two, b)}${arc(two[2], dr < 0)}${point(two, a)}Z`
}

function circlePath([x, y, r]: Circle): string {
  const arc = `A${short(r)} ${short(r)} 0 1 1 `
  return `M${dotText([x - r, y])}${arc}${dotText([x + r, y])}${arc}${dotText([x - r, y])}Z`
}

/** A trunk through rings, as one path. */
export function trunkPath(rings: readonly Ring[], camera: Camera): string {
  const dots = rings.map((ring) => ringDots(ring, camera))
  return dots
    .slice(1)
    .map((ring, at) => polygonPath(hull([...ring, ...(dots[at] ?? [])])))
    .join('')
}

/** The points of a ring as they are seen. */
export function ringDots({ centre, right, front, half }: Ring, camera: Camera): Dot[] {
  return Array.from({ length: RING_POINTS }, (_, at) => {
    const angle = (at / RING_POINTS) * 2 * Math.PI
    return camera.project(plus(plus(centre, right, Math.cos(angle) * half[0]), front, Math.sin(angle) * half[1]))
  })
}

/** A round plate of some thickness: of a barbell, a flywheel, a wheel. */
export function discPath(centre: Vector, axis: Vector, radius: number, thick: number, camera: Camera): string {
  const right = squareTo([0, 1, 0], axis, [1, 0, 0])
  const front = cross(axis, right)
  const ring = (side: number): Ring => ({
    centre: plus(centre, axis, (side * thick) / 2),
    right,
    front,
    half: [radius, radius],
  })
  return trunkPath([ring(-1), ring(1)], camera)
}

/** A closed shape through dots. */
export function polygonPath(dots: readonly Dot[]): string {
  return `M${dots.map(dotText).join('L')}Z`
}

/** A line through dots. */
export function linePath(dots: readonly Dot[]): string {
  return `M${dots.map(dotText).join('L')}`
}

/** The convex outline of dots, all turning one way, so that shapes laid over each other fill. */
export function hull(dots: readonly Dot[]): Dot[] {
  const sorted = [...dots].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (side: readonly Dot[]) => {
    const chain: Dot[] = []
    for (const dot of side) {
      while (turnsBack(chain.at(-2), chain.at(-1), dot)) chain.pop()
      chain.push(dot)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function turnsBack(a: Dot | undefined, b: Dot | undefined, c: Dot): boolean {
  return a !== undefined && b !== undefined && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0
}

const dotText = ([x, y]: Dot) => `${short(x)} ${short(y)}`

/** Tenths of a unit are finer than anybody sees. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}
