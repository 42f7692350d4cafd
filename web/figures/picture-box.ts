import { SCALE } from './camera.ts'
import type { Move } from './move.ts'
import type { Shape } from './shape.ts'

/** A window on the plane, [units]: as `viewBox` has it. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** [units] The least that a picture shows, so that a plank is not a giant. */
const LEAST = 7.2 * SCALE
const MARGIN = 0.35 * SCALE
/** Of the free room: how much is above. */
const LOW = 0.6
/** Wider than high, which suits those who lie. */
const RATIO = 4 / 3

/** What some shapes cover; arcs are counted generously. */
export function boxOf(shapes: readonly Shape[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const reach = (x: number, y: number, r: number) => {
    left = Math.min(left, x - r)
    right = Math.max(right, x + r)
    top = Math.min(top, y - r)
    bottom = Math.max(bottom, y + r)
  }
  for (const { d, look, line = 0 } of shapes)
    if (look !== 'shadow') for (const [x, y, radius] of dotsOf(d)) reach(x, y, radius + line / 2)
  return [left, top, right - left, bottom - top]
}

/** The dots of a path; an arc as the circle around the middle of its chord. */
function* dotsOf(d: string): Generator<readonly [number, number, number]> {
  let [x, y] = [0, 0]
  for (const [, command, text = ''] of d.matchAll(/([MLA])([^MLAZ]*)/g)) {
    const values = text.trim().split(/\s+/).map(Number)
    const [toX = 0, toY = 0] = values.slice(-2)
    if (command === 'A') yield [(x + toX) / 2, (y + toY) / 2, values[0] ?? 0]
    yield [toX, toY, 0]
    x = toX
    y = toY
  }
}

/** A box that holds all of some. */
export function united(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const right = Math.max(...boxes.map(([x, , width]) => x + width))
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height))
  return [left, top, right - left, bottom - top]
}

/** A box with a margin, of the one ratio, no smaller than the least; cut to a stretch of height where there is one. */
export function framed([x, y, width, height]: Box, crop: Move['crop']): Box {
  const tall = crop ? (crop[1] - crop[0]) * SCALE : height + 2 * MARGIN
  const wide = crop ? tall * RATIO : Math.max(width + 2 * MARGIN, tall * RATIO, LEAST)
  const high = wide / RATIO
  const middle = crop ? (crop[2] ?? 0) * SCALE : x + width / 2
  // Whoever lies does so a little below the middle.
  const top = crop ? -crop[1] * SCALE : y - MARGIN - (high - tall) * LOW
  return [round(middle - wide / 2), round(top), round(wide), round(high)]
}

const round = (value: number) => Math.round(value)
