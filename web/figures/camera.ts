import { radians } from './pose.ts'
import { dot, type Vector } from './vector.ts'

/** [units] of the drawing to a head. */
export const SCALE = 40

/** A point of the picture, x to the right and y down. */
export type Dot = readonly [x: number, y: number]

/** Looks from far away: no perspective, so that one pose gives every view. */
export type Camera = {
  readonly project: (point: Vector) => Dot
  /** [heads] towards the viewer. */
  readonly depth: (point: Vector) => number
  /** How far a direction comes towards the viewer, -1 to 1. */
  readonly faces: (direction: Vector) => number
}

/** @param view [degrees] around the body, 0 from the side, 90 from the front, negative from behind; and from above */
export function cameraAt([yaw, pitch]: readonly [number, number]): Camera {
  const [y, p] = [radians(yaw), radians(pitch)]
  const right: Vector = [Math.cos(y), 0, -Math.sin(y)]
  const towards: Vector = [Math.sin(y) * Math.cos(p), Math.sin(p), Math.cos(y) * Math.cos(p)]
  const up: Vector = [-Math.sin(y) * Math.sin(p), Math.cos(p), -Math.cos(y) * Math.sin(p)]
  return {
    project: (point) => [dot(point, right) * SCALE, -dot(point, up) * SCALE],
    depth: (point) => dot(point, towards),
    faces: (direction) => dot(direction, towards),
  }
}
