/** A point or a direction: x forward, y up, z towards the viewer; one unit is the height of a head. */
export type Vector = readonly [x: number, y: number, z: number]

/** One thing of each side of the body: the side towards the viewer, and the other. */
export type Sides<T> = { readonly near: T; readonly far: T }
export type Side = keyof Sides<unknown>
export const SIDES = ['near', 'far'] as const

/** The same done for each side. */
export function bothSides<T>(of: (side: Side) => T): Sides<T> {
  return { near: of('near'), far: of('far') }
}

/** The sum of `a` and `b`, the latter `times` over. */
export function plus(a: Vector, b: Vector, times = 1): Vector {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times]
}

/** From `b` to `a`. */
export function minus(a: Vector, b: Vector): Vector {
  return plus(a, b, -1)
}

/** The vector with each part multiplied. */
export function scaled(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by]
}

/** The dot product. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** The cross product. */
export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** The length of a vector. */
export function lengthOf(a: Vector): number {
  return Math.hypot(...a)
}

/** The direction of a vector; `otherwise` where it has none. */
export function unit(a: Vector, otherwise: Vector = [0, 1, 0]): Vector {
  const length = lengthOf(a)
  return length < 1e-6 ? otherwise : scaled(a, 1 / length)
}

/** The point a share of the way from `a` to `b`. */
export function between(a: Vector, b: Vector, share: number): Vector {
  return plus(a, minus(b, a), share)
}

/** What of `a` stands square to the direction `to`, as a direction. */
export function squareTo(a: Vector, to: Vector, otherwise: Vector): Vector {
  return unit(plus(a, to, -dot(a, to)), otherwise)
}

/** A direction a share of the way from `a` to `b`, along the sphere; opposite directions turn by way of up. */
export function turned(a: Vector, b: Vector, share: number): Vector {
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(a, b))))
  if (angle < 1e-4) return b
  const across = squareTo(b, a, squareTo([0, 1, 0], a, [1, 0, 0]))
  return plus(scaled(a, Math.cos(angle * share)), across, Math.sin(angle * share))
}
