import type { Vector } from './vector.ts'

/** One thing of a move: what, and the words after it. */
export type Item = { readonly kind: string; readonly words: readonly string[] }

/** Reads a list of things: `bench -1.1 5 1.7; dumbbells`. */
export function itemsOf(gear: string | undefined): Item[] {
  return (gear ?? '')
    .split(';')
    .map((text) => text.trim().split(/\s+/))
    .flatMap(([kind, ...words]) => (kind ? [{ kind, words }] : []))
}

/** The number of a thing at a place among its words. */
export function numberAt({ words }: Item, at: number, otherwise = 0): number {
  const word = words[at]
  return word === undefined ? otherwise : Number(word)
}

/** [heads] Half of how deep furniture is. */
const DEEP = 1.3

/** What can be stood on: from, to, and how high. */
type Top = {
  readonly from: number
  readonly to: number
  readonly high: number
  readonly near: number
  readonly far: number
}

/** [heads] How high the floor is under a point: the floor itself, or what stands there and is no higher than the point. */
export function surfaceUnder([x, y, z]: Vector, gear: string | undefined): number {
  const tops = itemsOf(gear).flatMap(topsOf)
  const under = tops.filter(
    (top) => x > top.from - 0.3 && x < top.to + 0.3 && z > top.far && z < top.near && y > top.high - 0.4,
  )
  return Math.max(0, ...under.map(({ high }) => high))
}

function topsOf(item: Item): Top[] {
  const n = (at: number, otherwise?: number) => numberAt(item, at, otherwise)
  const top = (middle: number, wide: number, high: number): Top => ({
    ...{ from: middle - wide / 2, to: middle + wide / 2, high, near: DEEP, far: -DEEP },
  })
  switch (item.kind) {
    case 'box':
      return [{ ...top(n(0), n(3), n(1) + n(4) / 2), near: n(2) + n(5) / 2, far: n(2) - n(5) / 2 }]
    case 'bench':
    case 'step':
      return [top(n(0), n(1), n(2))]
    case 'chair':
      return [top(n(0), 1.7, n(1))]
    case 'sofa':
      return [top(n(0), 2.2, 1.7)]
    case 'stairs':
      return [0, 1, 2].map((at) => ({ ...top(n(0) + at * 1.1, 1.1, 0.75 * (at + 1)) }))
    default:
      return []
  }
}
