import { BODY } from './body.ts'
import { type Body, rightOf } from './skeleton.ts'
import { between, plus, type Side, type Vector } from './vector.ts'

/** What a hand holds is here. */
export function gripOf(body: Body, side: Side): Vector {
  const { end, points } = body.arms[side]
  return plus(end, points, BODY.grip)
}

/** Places of the body that things hang on, by name. */
const PLACES: Readonly<Record<string, (body: Body) => Vector>> = {
  hands: (body) => between(gripOf(body, 'near'), gripOf(body, 'far'), 0.5),
  'hand.near': (body) => gripOf(body, 'near'),
  'hand.far': (body) => gripOf(body, 'far'),
  'wrist.near': (body) => body.arms.near.end,
  'wrist.far': (body) => body.arms.far.end,
  'elbow.near': (body) => body.arms.near.middle,
  'elbow.far': (body) => body.arms.far.middle,
  'knee.near': (body) => body.legs.near.middle,
  'knee.far': (body) => body.legs.far.middle,
  knees: (body) => between(body.legs.near.middle, body.legs.far.middle, 0.5),
  'thigh.near': (body) => between(body.legs.near.root, body.legs.near.middle, 0.75),
  'thigh.far': (body) => between(body.legs.far.root, body.legs.far.middle, 0.75),
  'ankle.near': (body) => body.legs.near.end,
  'ankle.far': (body) => body.legs.far.end,
  ankles: (body) => between(body.legs.near.end, body.legs.far.end, 0.5),
  'sole.near': (body) => soleOf(body, 'near'),
  'sole.far': (body) => soleOf(body, 'far'),
  soles: (body) => between(soleOf(body, 'near'), soleOf(body, 'far'), 0.5),
  'shoulder.near': (body) => plus(body.arms.near.root, body.frames[2].up, 0.25),
  'shoulder.far': (body) => plus(body.arms.far.root, body.frames[2].up, 0.25),
  hips: (body) => plus(body.pelvis, body.frames[0].front, 0.62),
  seat: (body) => plus(body.pelvis, body.frames[0].up, -0.45),
  belly: (body) => plus(body.waist, body.frames[1].front, 0.4),
  chest: (body) => plus(plus(body.chest, body.frames[2].up, 0.4), body.frames[2].front, 0.55),
  back: (body) => plus(plus(body.chest, body.frames[2].up, 0.35), body.frames[2].front, -0.72),
  nape: (body) => plus(plus(body.neck, body.frames[2].up, 0.02), body.frames[2].front, -0.36),
  collar: (body) => plus(plus(body.neck, body.frames[2].up, 0), body.frames[2].front, 0.45),
  head: (body) => body.head,
}

function soleOf(body: Body, side: Side): Vector {
  const { end, points } = body.legs[side]
  return plus(plus(end, points, 0.3), [0, -0.22, 0])
}

/**
 * A place by its name, or by its numbers `x,y,z`; `name@x,y,z` is that far from it.
 * @throws RangeError where no place has that name
 */
export function placeOf(body: Body, text: string): Vector {
  if (/^-?[\d.]/.test(text)) return numbers(text)
  const [name = '', off] = text.split('@')
  const place = PLACES[name]
  if (place === undefined) throw new RangeError(`Cannot find the place "${name}" on a body`)
  return off === undefined ? place(body) : plus(place(body), numbers(off))
}

function numbers(text: string): Vector {
  const [x = 0, y = 0, z = 0] = text.split(',').map(Number)
  return [x, y, z]
}

/** The body's right at the chest. */
export function acrossOf(body: Body): Vector {
  return rightOf(body.frames[2])
}
