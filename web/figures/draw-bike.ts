import { placeOf } from './anchors.ts'
import type { Camera } from './camera.ts'
import { curve, rod, strand } from './draw-things.ts'
import { discPath } from './outline.ts'
import type { Shape } from './shape.ts'
import type { Body } from './skeleton.ts'
import { plus, SIDES, type Vector } from './vector.ts'

/** A racing bicycle below whoever rides: cranks and bars are where feet and hands are. */
export function bike(body: Body, camera: Camera): Shape[] {
  const bottom: Vector = [0.15, 1.15, 0]
  const [rear, front, head, seat]: readonly Vector[] = [
    [-1.7, 1.3, 0],
    [2.55, 1.3, 0],
    [1.95, 3.5, 0],
    [-0.6, 3.62, 0],
  ]
  if (rear === undefined || front === undefined || head === undefined || seat === undefined) return []
  const wheel = (centre: Vector) =>
    strand(
      curve(
        40,
        (share): Vector => [
          centre[0] + Math.cos(share * 2 * Math.PI) * 1.27,
          centre[1] + Math.sin(share * 2 * Math.PI) * 1.27,
          0,
        ],
      ),
      4,
      'iron-line',
      camera,
      -3,
    )
  const tube = (from: Vector, to: Vector) => rod(from, to, 0.06, 'cycle', camera, -2)
  const grips = placeOf(body, 'hands')
  return [
    ...[rear, front].map(wheel),
    ...[
      tube(rear, bottom),
      tube(rear, seat),
      tube(bottom, seat),
      tube(bottom, head),
      tube(seat, head),
      tube(head, front),
      tube(head, [grips[0], grips[1] - 0.05, 0]),
    ],
    rod(plus(seat, [-0.45, 0.05, 0]), plus(seat, [0.4, 0, 0]), 0.12, 'iron', camera, -1),
    ...SIDES.map((side) =>
      rod(bottom, placeOf(body, `sole.${side}`), 0.06, 'iron', camera, side === 'near' ? 0.6 : -0.6),
    ),
    { look: 'iron', d: discPath(bottom, [0, 0, 1], 0.32, 0.06, camera), depth: -1.5 },
  ]
}
