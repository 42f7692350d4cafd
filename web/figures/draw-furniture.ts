import type { Camera } from './camera.ts'
import { BEHIND, block, curve, rod, strand } from './draw-things.ts'
import { type Item, numberAt } from './gear.ts'
import { discPath, polygonPath } from './outline.ts'
import type { Shape } from './shape.ts'
import type { Vector } from './vector.ts'

type Draw = (item: Item, camera: Camera) => Shape[]

const n = numberAt

/** What stands in a room: word, then numbers in heads, middle x first. */
export const FURNITURE: Readonly<Record<string, Draw>> = {
  box: (item, camera) =>
    block([n(item, 0), n(item, 1), n(item, 2)], [n(item, 3), n(item, 4), n(item, 5)], 'wood', camera),
  step: (item, camera) => {
    const high = n(item, 2)
    return block([n(item, 0), high / 2, 0], [n(item, 1), high, 2.6], 'wood', camera)
  },
  mat: (item, camera) =>
    block([n(item, 0), -0.04, 0], [n(item, 1, 8), 0.08, n(item, 2, 2.6)], 'mat', camera, BEHIND * 2),
  bench: (item, camera) => bench(n(item, 0), n(item, 1), n(item, 2), camera),
  chair: (item, camera) => chair(n(item, 0), n(item, 1, 2.2), n(item, 2, -1), camera),
  stool: (item, camera) => [
    ...block([n(item, 0), n(item, 1) - 0.15, 0], [1.5, 0.3, 1.5], 'wood', camera),
    ...legs(n(item, 0), 1.2, n(item, 1) - 0.3, 0.55, camera),
  ],
  sofa: (item, camera) => sofa(n(item, 0), n(item, 1, -1), camera),
  stairs: (item, camera) =>
    [2, 1, 0].flatMap((at) =>
      block(
        [n(item, 0) + at * 1.1, 0.375 * (at + 1), 0],
        [1.1, 0.75 * (at + 1), 2.8],
        'wood',
        camera,
        BEHIND - at * 0.2,
      ),
    ),
  table: (item, camera) => [
    ...block([n(item, 0), n(item, 2) - 0.12, 0], [n(item, 1), 0.24, 3.2], 'wood', camera),
    ...legs(n(item, 0), n(item, 1) - 0.5, n(item, 2) - 0.24, 1.35, camera),
  ],
  counter: (item, camera) => [
    ...block([n(item, 0), n(item, 1) - 0.1, 0], [2.4, 0.2, 3.4], 'wood', camera),
    ...block([n(item, 0) + 0.1, (n(item, 1) - 0.2) / 2, 0], [2, n(item, 1) - 0.2, 3.2], 'wood', camera, BEHIND - 0.2),
  ],
  wall: (item, camera) => {
    const x = n(item, 0)
    const thick = x < 0 ? -0.15 : 0.15
    return block([x + thick, n(item, 1, 7.6) / 2, 0], [0.3, n(item, 1, 7.6), 3], 'wood', camera, BEHIND - 1)
  },
  doorway: (item, camera) =>
    [-1, 1].flatMap((side) =>
      block(
        [n(item, 0), 3.9, side * n(item, 1, 1.9)],
        [0.35, 7.8, 0.35],
        'wood',
        camera,
        side * camera.faces([0, 0, 1]) > 0.5 ? 3 : BEHIND,
      ),
    ),
  door: (item, camera) => [
    ...block([n(item, 0), 3.8, 0], [0.25, 7.6, 3], 'wood', camera),
    rod([n(item, 0) - 0.3, 3.55, 0.3], [n(item, 0) - 0.3, 3.55, -0.3], 0.1, 'iron', camera, -2),
  ],
  post: (item, camera) =>
    block([n(item, 0), n(item, 1, 6.4) / 2, n(item, 2)], [0.2, n(item, 1, 6.4), 0.5], 'wood', camera),
  pullbar: (item, camera) => pullBar(n(item, 0), n(item, 1), n(item, 2, 1.9), camera),
  bar: () => [],
  cone: (item, camera) => [
    {
      look: 'band bare',
      d: polygonPath(
        [[n(item, 0) - 0.22, 0] as const, [n(item, 0), 0.6] as const, [n(item, 0) + 0.22, 0] as const].map(([x, y]) =>
          camera.project([x, y, n(item, 1)]),
        ),
      ),
      depth: camera.depth([n(item, 0), 0, n(item, 1)]),
    },
  ],
  line: (item, camera) => [
    strand(
      [
        [n(item, 0), 0, 1.6],
        [n(item, 0), 0, -1.6],
      ],
      3,
      'band',
      camera,
      BEHIND,
    ),
  ],
  water: (item, camera) => water(n(item, 0), n(item, 1, 11), camera),
  snow: (item, camera) => block([n(item, 0), -0.1, 0], [n(item, 1, 10), 0.2, 3], 'mat', camera, BEHIND * 2),
  wheel: (item, camera) => [
    {
      look: 'iron',
      d: discPath([n(item, 0), n(item, 1), n(item, 3)], [0, 0, 1], n(item, 2), 0.2, camera),
      depth: BEHIND,
    },
    {
      look: 'wood',
      d: discPath([n(item, 0), n(item, 1), n(item, 3) + 0.12], [0, 0, 1], n(item, 2) * 0.45, 0.05, camera),
      depth: BEHIND + 0.1,
    },
  ],
  rod: (item, camera) => [
    rod(
      [n(item, 0), n(item, 1), n(item, 2)],
      [n(item, 3), n(item, 4), n(item, 5)],
      n(item, 6, 0.1),
      item.words[7] ?? 'wood',
      camera,
      BEHIND,
    ),
  ],
  pad: (item, camera) =>
    block([n(item, 0), n(item, 1), n(item, 2)], [n(item, 3), n(item, 4), n(item, 5)], 'pad', camera),
  slab: (item, camera) => slab(item, camera),
}

function bench(x: number, wide: number, high: number, camera: Camera): Shape[] {
  return [
    ...block([x, high - 0.15, 0], [wide, 0.3, 1.25], 'pad', camera),
    ...[-1, 1].map((end) =>
      rod(
        [x + end * (wide / 2 - 0.5), high - 0.3, 0],
        [x + end * (wide / 2 - 0.5), 0.1, 0],
        0.1,
        'wood',
        camera,
        BEHIND - 0.5,
      ),
    ),
    ...[-1, 1].map((end) =>
      rod(
        [x + end * (wide / 2 - 0.5), 0.1, 0.6],
        [x + end * (wide / 2 - 0.5), 0.1, -0.6],
        0.1,
        'wood',
        camera,
        BEHIND - 0.5,
      ),
    ),
  ]
}

/** @param back where its back is: -1 behind, 1 ahead */
function chair(x: number, seat: number, back: number, camera: Camera): Shape[] {
  return [
    ...block([x, seat - 0.12, 0], [1.7, 0.24, 1.7], 'wood', camera),
    ...legs(x, 1.5, seat - 0.24, 0.75, camera),
    ...(back === 0 ? [] : block([x + back * 0.78, seat + 1.1, 0], [0.16, 2.1, 1.7], 'wood', camera, BEHIND - 0.3)),
  ]
}

function legs(x: number, apart: number, high: number, aside: number, camera: Camera): Shape[] {
  return [-1, 1].flatMap((end) =>
    [-1, 1].map((side) => {
      const foot: Vector = [x + (end * apart) / 2, 0, side * aside]
      return rod([foot[0], high, foot[2]], foot, 0.09, 'wood', camera, BEHIND - 0.5)
    }),
  )
}

function sofa(x: number, back: number, camera: Camera): Shape[] {
  return [
    ...block([x, 0.85, 0], [2.2, 1.7, 3.4], 'pad', camera),
    ...block([x + back * 1.35, 1.6, 0], [0.6, 3.2, 3.4], 'pad', camera, BEHIND - 0.2),
  ]
}

function pullBar(x: number, high: number, apart: number, camera: Camera): Shape[] {
  return [
    rod([x, high, apart + 0.4], [x, high, -apart - 0.4], 0.09, 'iron', camera, camera.faces([0, 0, 1]) > 0 ? -1 : -3),
    ...[-1, 1].map((side) => rod([x, high, side * apart], [x, 0, side * apart], 0.08, 'wood', camera, BEHIND)),
  ]
}

/** A padded board between two points, seen from the side: `slab x y x y wide`. */
function slab(item: Item, camera: Camera): Shape[] {
  const wide = n(item, 4, 0.6)
  const corners = (side: number): Vector[] => [
    [n(item, 0), n(item, 1), side * wide],
    [n(item, 2), n(item, 3), side * wide],
  ]
  const d = [...corners(1), ...corners(-1)].map((point) => rod(point, point, 0.14, 'pad', camera))
  return [rod([n(item, 0), n(item, 1), 0], [n(item, 2), n(item, 3), 0], 0.17, 'pad', camera, BEHIND), ...d.slice(0, 0)]
}

/** The surface and what is below it, in front of whoever swims. */
function water(level: number, wide: number, camera: Camera): Shape[] {
  const wave = curve(24, (share): Vector => [(share - 0.5) * wide, level + Math.sin(share * 26) * 0.07, 1.4])
  const below: Vector[] = [
    [wide / 2, level - 2.6, 1.4],
    [-wide / 2, level - 2.6, 1.4],
  ]
  return [
    { look: 'water', d: polygonPath([...wave, ...below].map(camera.project)), depth: 9 },
    strand(wave, 3, 'wave', camera, 8),
  ]
}
