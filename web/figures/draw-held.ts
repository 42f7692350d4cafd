import { acrossOf, gripOf, placeOf } from './anchors.ts'
import type { Camera } from './camera.ts'
import { bike } from './draw-bike.ts'
import { curve, rod, strand } from './draw-things.ts'
import { type Item, numberAt } from './gear.ts'
import { type Ball, discPath, limbPath } from './outline.ts'
import type { Shape } from './shape.ts'
import type { Body } from './skeleton.ts'
import { between, minus, plus, SIDES, type Side, squareTo, unit, type Vector } from './vector.ts'

type Draw = (item: Item, body: Body, camera: Camera) => Shape[]

/** What is held, worn or pulled: it follows the body. Words: where, then numbers in heads. */
export const HELD: Readonly<Record<string, Draw>> = {
  dumbbells: (item, body, camera) =>
    SIDES.flatMap((side) => dumbbell(gripOf(body, side), axisOf(item, body, side, 0), camera)),
  dumbbell: (item, body, camera) => {
    const place = placeOf(body, item.words[0] ?? 'hands')
    return dumbbell(place, item.words[1] === 'up' ? [0, 1, 0] : axisOf(item, body, sideOf(item), 1), camera)
  },
  kettlebell: (item, body, camera) => kettlebell(placeOf(body, item.words[0] ?? 'hands'), hangOf(item, body), camera),
  kettlebells: (item, body, camera) =>
    SIDES.flatMap((side) => kettlebell(gripOf(body, side), hangOf(item, body), camera)),
  bar: (item, body, camera) => {
    const axis = unit(minus(gripOf(body, 'near'), gripOf(body, 'far')), [0, 0, 1])
    return barbell(placeOf(body, item.words[0] ?? 'hands'), axis, numberAt(item, 1, 0.72), camera)
  },
  barbell: (item, body, camera) =>
    barbell(placeOf(body, item.words[0] ?? 'nape'), acrossOf(body), numberAt(item, 1, 0.72), camera),
  stick: (item, body, camera) => {
    const axis = unit(minus(gripOf(body, 'near'), gripOf(body, 'far')), [0, 0, 1])
    const [middle, half] = [placeOf(body, 'hands'), numberAt(item, 0, 0.9)]
    return [rod(plus(middle, axis, half), plus(middle, axis, -half), 0.08, 'iron', camera, 0.1)]
  },
  band: (item, body, camera) => [
    strand(
      item.words.map((word) => placeOf(body, word)),
      4.5,
      'band',
      camera,
      0.5,
    ),
  ],
  towel: (item, body, camera) => [
    strand(
      item.words.map((word) => placeOf(body, word)),
      6.5,
      'band',
      camera,
      0.4,
    ),
  ],
  cable: (item, body, camera) => [
    strand(
      item.words.map((word) => placeOf(body, word)),
      2.2,
      'cord',
      camera,
      -0.4,
    ),
  ],
  backpack: (_item, body, camera) => {
    const up = body.frames[2].up
    const back = placeOf(body, 'back')
    return [
      pack(
        plus(back, up, 0.2),
        plus(back, up, -0.75),
        0.46,
        camera,
        camera.faces(body.frames[2].front) < 0 ? 0.6 : -0.9,
      ),
    ]
  },
  pack: (item, body, camera) => {
    const top = placeOf(body, item.words[0] ?? 'hands')
    return [pack(plus(top, [0, -0.3, 0]), plus(top, [0, -1.05, 0]), numberAt(item, 1, 0.45), camera, 0.3)]
  },
  bag: (item, body, camera) => {
    const grip = placeOf(body, item.words[0] ?? 'hands')
    const at = (x: number, y: number) => plus(grip, [x, y, 0])
    return [
      strand([grip, at(-0.35, -0.75)], 2.5, 'cord', camera, -0.1),
      strand([grip, at(0.35, -0.75)], 2.5, 'cord', camera, -0.1),
      {
        look: 'band',
        d: limbPath(
          [
            [at(-0.3, -0.9), 0.16],
            [at(0.3, -0.9), 0.16],
            [at(0.3, -1.7), 0.2],
            [at(-0.3, -1.7), 0.2],
            [at(-0.3, -0.9), 0.16],
            [at(0.3, -1.7), 0.2],
          ],
          camera,
        ),
        depth: camera.depth(grip),
      },
    ]
  },
  ball: (item, body, camera) => {
    const centre = placeOf(body, item.words[0] ?? 'hands')
    return [
      {
        look: 'iron',
        d: limbPath([[centre, numberAt(item, 1, 0.5)]], camera),
        depth: camera.depth(centre) + numberAt(item, 2, 0.1),
      },
    ]
  },
  cushion: (item, body, camera) => {
    const centre = placeOf(body, item.words[0] ?? 'knees')
    const [long, thick] = [numberAt(item, 1, 0.3), numberAt(item, 2, 0.24)]
    return [
      {
        look: 'band',
        d: limbPath(
          [
            [plus(centre, [0, long, 0]), thick],
            [plus(centre, [0, -long, 0]), thick],
          ],
          camera,
        ),
        depth: camera.depth(centre) + 0.05,
      },
    ]
  },
  roll: (item, body, camera) => {
    const centre = placeOf(body, item.words[0] ?? 'ankles')
    return [
      {
        look: 'pad',
        d: discPath(centre, [0, 0, 1], numberAt(item, 1, 0.28), 1.6, camera),
        depth: camera.depth(centre) + numberAt(item, 2, 1),
      },
    ]
  },
  arm: (item, body, camera) => [
    rod(
      placeOf(body, item.words[0] ?? '0,0,0'),
      placeOf(body, item.words[1] ?? 'hands'),
      numberAt(item, 2, 0.09),
      'wood',
      camera,
      -3,
    ),
  ],
  plate: (item, body, camera) => {
    const centre = placeOf(body, item.words[0] ?? 'soles')
    const [x, y, z] = centre
    const lean = (numberAt(item, 1, 60) * Math.PI) / 180
    const along: Vector = [Math.cos(lean), Math.sin(lean), 0]
    return [rod(plus([x, y, z], along, 1.1), plus([x, y, z], along, -1.1), 0.16, 'iron', camera, -3)]
  },
  breath: (_item, body, camera) => breath(body, camera),
  bike: (_item, body, camera) => bike(body, camera),
  rope: (_item, body, camera) => rope(body, camera),
}

function sideOf(item: Item): Side {
  return item.words[0]?.endsWith('far') ? 'far' : 'near'
}

/** Across the hand: `x` the way the chest faces, `z` from side to side. */
function axisOf(item: Item, body: Body, side: Side, at: number): Vector {
  const { points } = body.arms[side]
  return item.words[at] === 'z'
    ? squareTo(acrossOf(body), points, [0, 0, 1])
    : squareTo(body.frames[2].front, points, [1, 0, 0])
}

function dumbbell(grip: Vector, axis: Vector, camera: Camera): Shape[] {
  return [-1, 1]
    .flatMap((end) => {
      const centre = plus(grip, axis, end * 0.42)
      return [{ look: 'iron', d: discPath(centre, axis, 0.3, 0.26, camera), depth: camera.depth(centre) + 0.12 }]
    })
    .concat(
      [rod(plus(grip, axis, 0.4), plus(grip, axis, -0.4), 0.08, 'iron bare', camera, -0.05)].map((one) => ({
        look: one.look,
        d: one.d,
        depth: one.depth,
      })),
    )
}

/** Which way a bell hangs from the hand: on along it, or `down`, or `rack`, against a forearm that stands. */
function hangOf(item: Item, body: Body): Vector {
  const hang = item.words.at(-1)
  const side = sideOf(item)
  if (hang === 'down') return [0, -1, 0]
  const { middle, end, points } = body.arms[side]
  // A hand below its elbow has nothing to rest the bell on.
  if (hang === 'rack' && end[1] > middle[1])
    return unit(plus(unit(minus(middle, end)), acrossOf(body), side === 'near' ? 0.9 : -0.9))
  return points
}

function kettlebell(grip: Vector, way: Vector, camera: Camera): Shape[] {
  const ball = plus(grip, way, 0.98)
  const across = squareTo([0, 0, 1], way, [1, 0, 0])
  const flat = squareTo([1, 0, 0], way, [0, 1, 0])
  const handle = curve(8, (share) => {
    const angle = share * Math.PI
    const wide = Math.abs(camera.faces(across)) > 0.7 ? flat : across
    return plus(plus(plus(grip, way, 0.6), wide, Math.cos(angle) * 0.36), way, -Math.sin(angle) * 0.6)
  })
  const depth = camera.depth(ball)
  return [
    { look: 'iron', d: limbPath([[ball, 0.48]], camera), depth: depth + 0.2 },
    { ...strand(handle, 6, 'iron-line', camera), depth: depth + 0.1 },
  ]
}

const HALF_BAR = 2.35

function barbell(middle: Vector, axis: Vector, radius: number, camera: Camera): Shape[] {
  const at = (out: number) => plus(middle, axis, out)
  const plates =
    radius === 0
      ? []
      : [-1, 1].flatMap((side) => {
          const centre = at(side * (HALF_BAR - 0.35))
          return [
            { look: 'iron', d: discPath(centre, axis, radius, 0.2, camera), depth: camera.depth(centre) },
            {
              look: 'iron-pale bare',
              d: discPath(
                plus(centre, axis, 0.12 * side * Math.sign(camera.faces(axis) * side || 1)),
                axis,
                radius * 0.3,
                0.02,
                camera,
              ),
              depth: camera.depth(centre) + 0.01,
            },
          ]
        })
  return [rod(at(-HALF_BAR), at(HALF_BAR), 0.075, 'iron', camera, 0.12), ...plates]
}

/** Air before the mouth: nobody sees otherwise that breathing is the exercise. */
function breath(body: Body, camera: Camera): Shape[] {
  const { up, front } = body.frames[3]
  const mouth = plus(plus(body.head, front, 0.7), up, -0.2)
  return [0.3, -0.05, -0.4].map((rise) => {
    const line = curve(8, (share) => plus(plus(mouth, front, share * 1.1), up, rise * (0.35 + share * share)))
    return { ...strand(line, 3, 'wave', camera), depth: camera.depth(mouth) + 1 }
  })
}

function pack(top: Vector, foot: Vector, radius: number, camera: Camera, over: number): Shape {
  const balls: Ball[] = [
    [top, radius],
    [foot, radius * 1.1],
  ]
  return { look: 'pack', d: limbPath(balls, camera), depth: camera.depth(between(top, foot, 0.5)) + over }
}

/** The rope turns once while the body goes up and down: over the head in the air, under the feet. */
function rope(body: Body, camera: Camera): Shape[] {
  const [near, far] = [gripOf(body, 'near'), gripOf(body, 'far')]
  const up = Math.min(body.legs.near.end[1], body.legs.far.end[1]) > 0.45
  const reach = up ? -(near[1] - 0.05) : 8.3 - near[1]
  const points = curve(24, (share) => {
    const bulge = Math.sin(share * Math.PI) ** 0.55
    return plus(plus(between(near, far, share), [0, reach * bulge, 0]), [0, 0, (0.5 - share) * 1.3 * bulge])
  })
  return [strand(points, 2.6, 'band', camera, up ? 2 : -2)]
}
