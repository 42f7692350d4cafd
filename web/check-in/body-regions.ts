import type { Muscle } from '../../engine/sessions/catalogue/row.ts'
import { trunkPoint } from '../figures/anatomy.ts'
import { cameraAt } from '../figures/camera.ts'
import { shapesOf } from '../figures/drawing.ts'
import { motionOf } from '../figures/motion.ts'
import type { Move } from '../figures/move.ts'
import type { DrawnPicture } from '../figures/picture.ts'
import { boxOf } from '../figures/picture-box.ts'
import type { Body } from '../figures/skeleton.ts'
import { between, plus, SIDES, type Vector } from '../figures/vector.ts'
import type { BodyPart } from '../words/feel-words.ts'

export type BodySide = 'front' | 'back'

/** Standing, arms a little away from the body, so that no part hides another. */
const MOVES: Readonly<Record<BodySide, Move>> = {
  front: { view: [90, 0], poses: ['0,3.95 T 0 L 0^5 A 0^17/4^12'] },
  back: { view: [-90, 0], poses: ['0,3.95 T 0 L 0^5 A 0^17/4^12'] },
}

const ofArms = (share: number) => (body: Body) =>
  SIDES.map((side) => between(body.arms[side].root, body.arms[side].middle, share))
const ofThighs = (share: number) => (body: Body) =>
  SIDES.map((side) => between(body.legs[side].root, body.legs[side].middle, share))
const ofShanks = (share: number) => (body: Body) =>
  SIDES.map((side) => between(body.legs[side].middle, body.legs[side].end, share))

/** Where each part is tapped: one place, or one a side. Those of a side stand far enough from each other for a thumb. */
const PLACES: Readonly<Record<BodySide, Readonly<Partial<Record<BodyPart, (body: Body) => readonly Vector[]>>>>> = {
  front: {
    neck: (body) => [plus(body.neck, body.frames[2].up, 0.12)],
    shoulder: ofArms(0.05),
    chest: (body) => [trunkPoint(body, 'chest', 0.4, 0, 0)],
    elbow: ofArms(1),
    core: (body) => [trunkPoint(body, 'waist', 0.15, 0, 0)],
    wrist: (body) => SIDES.map((side) => body.arms[side].end),
    hip: ofThighs(0.05),
    quad: ofThighs(0.55),
    knee: ofThighs(1),
    shin: ofShanks(0.5),
    ankle: ofShanks(1),
  },
  back: {
    'upper back': (body) => [trunkPoint(body, 'chest', 0.4, 0, 0)],
    arm: ofArms(0.6),
    'lower back': (body) => [trunkPoint(body, 'waist', 0, 0, 0)],
    glute: ofThighs(0.1),
    hamstring: ofThighs(0.65),
    calf: ofShanks(0.28),
    achilles: ofShanks(0.78),
    foot: (body) => SIDES.map((side) => plus(body.legs[side].end, [0, -0.35, 0])),
  },
}

/** The muscles that are painted where a part is chosen; those of the legs are painted for views from the side. */
const MUSCLES: Readonly<Partial<Record<BodyPart, readonly Muscle[]>>> = {
  shoulder: ['front-delts', 'side-delts', 'rear-delts'],
  chest: ['chest'],
  arm: ['biceps', 'triceps'],
  core: ['core'],
  'upper back': ['back'],
  'lower back': ['lower-back'],
  glute: ['glutes'],
}

/** A part on the picture: where it is tapped, [%] from the left and the top. */
export type Region = { readonly part: BodyPart; readonly places: readonly (readonly [left: number, top: number])[] }

/** [units] Around the body. */
const MARGIN = 14

/** The figure from one side, the chosen muscles painted, with the places of its parts. */
export function bodyPicture(
  side: BodySide,
  chosen: readonly BodyPart[],
): { readonly picture: DrawnPicture; readonly regions: readonly Region[] } {
  const move = MOVES[side]
  const body = motionOf(move).atPose(0)
  const primary = chosen.flatMap((part) => MUSCLES[part] ?? [])
  const shapes = shapesOf(move, body, { primary, indirect: [] })
  const [x, y, width, height] = boxOf(shapes)
  const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN] as const
  const { project } = cameraAt(move.view)
  const percent = (point: Vector) => {
    const [left, top] = project(point)
    return [((left - box[0]) / box[2]) * 100, ((top - box[1]) / box[3]) * 100] as const
  }
  const regions = Object.entries(PLACES[side]).map(([part, places]) => ({
    part: part as BodyPart,
    places: places(body).map(percent),
  }))
  return { picture: { box, layers: [{ ghost: false, shapes, by: [0, 0] }] }, regions }
}
