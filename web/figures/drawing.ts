import { cameraAt } from './camera.ts'
import { drawBody } from './draw-body.ts'
import { FURNITURE } from './draw-furniture.ts'
import { HELD } from './draw-held.ts'
import type { Worked } from './draw-muscles.ts'
import { itemsOf } from './gear.ts'
import type { Move } from './move.ts'
import type { Shape } from './shape.ts'
import type { Body } from './skeleton.ts'

/** Things that hands close around. */
const GRIPPED = /dumbbell|kettlebell|bar\b|stick|band\b|towel|bag|pullbar|cable|poles|rope|bike|grips/

/** One moment of a move as shapes, back to front. */
export function shapesOf(move: Move, body: Body, worked: Worked): Shape[] {
  const camera = cameraAt(move.view)
  const items = itemsOf(move.gear)
  const shapes = [
    ...(items.some(({ kind }) => kind === 'water') ? [] : shadows(body, camera)),
    ...items.flatMap((item) => FURNITURE[item.kind]?.(item, camera) ?? []),
    ...drawBody(body, camera, worked, GRIPPED.test(move.gear ?? '') ? 'fist' : 'open'),
    ...items.flatMap((item) => HELD[item.kind]?.(item, body, camera) ?? []),
  ]
  return shapes.sort((a, b) => a.depth - b.depth)
}

/** A soft ellipse below what is near the floor. */
function shadows(body: Body, camera: ReturnType<typeof cameraAt>): Shape[] {
  const low = [
    body.pelvis,
    body.chest,
    body.head,
    ...(['legs', 'arms'] as const).flatMap((limbs) =>
      [body[limbs].near, body[limbs].far].flatMap(({ middle, end }) => [middle, end]),
    ),
  ].filter(([, y]) => y < 1.4)
  const xs = low.map((point) => camera.project([point[0], 0, point[2]])[0])
  if (xs.length === 0) return []
  const [from, to] = [Math.min(...xs) - 14, Math.max(...xs) + 14]
  const [rx, ry] = [(to - from) / 2, 10]
  const d = `M${Math.round(from)} 0A${Math.round(rx)} ${ry} 0 1 1 ${Math.round(to)} 0A${Math.round(rx)} ${ry} 0 1 1 ${Math.round(from)} 0Z`
  return [{ look: 'shadow', d, depth: -90 }]
}
