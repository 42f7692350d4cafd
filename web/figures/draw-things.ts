import type { Camera } from './camera.ts'
import { type Ball, hull, limbPath, linePath, polygonPath } from './outline.ts'
import type { Shape } from './shape.ts'
import type { Vector } from './vector.ts'

/** [heads] Furniture stands behind whoever uses it. */
export const BEHIND = -6

/** A block in three tones: its top, the side towards the viewer, and the one round the corner. */
export function block(centre: Vector, size: Vector, look: string, camera: Camera, behind = BEHIND): Shape[] {
  const depth = camera.depth(centre) + behind
  const face = (axis: 0 | 1 | 2, tone: string, at: number): Shape[] => {
    const normal: Vector = [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0]
    const seen = camera.faces(normal)
    if (Math.abs(seen) < 0.01) return []
    const corners = [-1, 1].flatMap((a) => [-1, 1].map((b) => corner(centre, size, axis, Math.sign(seen), a, b)))
    return [{ look: look + tone, d: polygonPath(hull(corners.map(camera.project))), depth: depth + at }]
  }
  return [...face(0, '-side', 0), ...face(2, '', 0.001), ...face(1, '-top', 0.002)]
}

function corner(centre: Vector, size: Vector, axis: 0 | 1 | 2, side: number, a: number, b: number): Vector {
  const signs: Vector = axis === 0 ? [side, a, b] : axis === 1 ? [a, side, b] : [a, b, side]
  return [
    centre[0] + (size[0] / 2) * signs[0],
    centre[1] + (size[1] / 2) * signs[1],
    centre[2] + (size[2] / 2) * signs[2],
  ]
}

/** A rod, a leg of a table, a grip: round, of one thickness. */
export function rod(from: Vector, to: Vector, radius: number, look: string, camera: Camera, behind = 0): Shape {
  const balls: Ball[] = [
    [from, radius],
    [to, radius],
  ]
  return { look, d: limbPath(balls, camera), depth: (camera.depth(from) + camera.depth(to)) / 2 + behind }
}

/** Something soft and thin through points. @param width [units] */
export function strand(points: readonly Vector[], width: number, look: string, camera: Camera, behind = 0): Shape {
  const depth = points.reduce((sum, point) => sum + camera.depth(point), 0) / points.length
  return { look, d: linePath(points.map(camera.project)), depth: depth + behind, line: width }
}

/** A row of points on a curve. */
export function curve(count: number, at: (share: number) => Vector): Vector[] {
  return Array.from({ length: count + 1 }, (_, index) => at(index / count))
}
