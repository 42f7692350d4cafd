import type { Camera } from './camera.ts'
import { limbPath } from './outline.ts'
import type { Shape } from './shape.ts'
import type { Body } from './skeleton.ts'
import { cross, plus } from './vector.ts'

/** A head without a face: hair, a jaw and a small nose say where it looks. */
export function drawHead(body: Body, camera: Camera, trunkDepth: number): Shape[] {
  const { up, front } = body.frames[3]
  const at = (ahead: number, above: number) => plus(plus(body.head, front, ahead), up, above)
  const depth = Math.max(trunkDepth + 0.05, camera.depth(body.head))
  const away = camera.faces(front) < -0.35
  const right = cross(front, up)
  const seen = camera.faces(right) > 0 ? 1 : -1
  const ear = plus(at(-0.1, -0.06), right, seen * 0.36)
  const face =
    limbPath(
      [
        [at(0.09, 0), 0.36],
        [at(0.15, -0.27), 0.225],
      ],
      camera,
    ) +
    limbPath(
      [
        [at(0.44, -0.06), 0.055],
        [at(0.45, -0.13), 0.06],
      ],
      camera,
    )
  return [
    {
      look: 'hair',
      d: limbPath(
        [
          [at(-0.05, 0.07), 0.43],
          [at(-0.12, -0.1), 0.36],
        ],
        camera,
      ),
      depth: depth + (away ? 0.02 : 0),
    },
    { look: 'skin head', d: face, depth: depth + 0.01 },
    ...(Math.abs(camera.faces(right)) > 0.3 && !away
      ? [{ look: 'skin bare', d: limbPath([[ear, 0.085]], camera), depth: depth + 0.02 }]
      : []),
    {
      look: 'hair bare',
      d: limbPath(
        [
          [plus(at(0.14, 0.35), right, 0.14), 0.12],
          [plus(at(0.14, 0.35), right, -0.14), 0.12],
        ],
        camera,
      ),
      depth: depth + 0.03,
    },
    ...(Math.abs(camera.faces(right)) > 0.45
      ? [
          {
            look: 'hair bare',
            d: limbPath(
              [
                [at(0.1, 0.36), 0.12],
                [at(-0.2, 0.24), 0.22],
                [at(-0.3, -0.05), 0.16],
              ],
              camera,
            ),
            depth: depth + 0.03,
          },
        ]
      : []),
  ]
}
