import { type Sides, squareTo, unit, type Vector } from './vector.ts'

/** Where a part of the trunk points: along the spine, and out of the chest. */
export type Frame = { readonly up: Vector; readonly front: Vector }

/** A limb by the directions of its two bones. */
export type Limb = { readonly upper: Vector; readonly lower: Vector }

/** A limb as a table writes it: by its directions, or by where its end is and where its joint bends to, in words. */
export type WrittenLimb = Limb | { readonly to: Vector; readonly bends: string }

/** What a foot or a hand does where the drawing's own guess would be wrong: a word, or [degrees] that toes point down. */
export type End = string | null

/** One moment of a move. */
export type Pose = {
  readonly pelvis: Vector
  /** Pelvis, chest, head. */
  readonly trunk: readonly [Frame, Frame, Frame]
  readonly legs: Sides<WrittenLimb>
  readonly arms: Sides<WrittenLimb>
  readonly feet: Sides<End>
  readonly hands: Sides<End>
}

type Written = { place: string; T: string; L: string; A: string; F: string; H: string }

/**
 * Reads poses as the tables write them, each going on from the one before where it leaves a part out:
 * `x,y,z T trunk L legs A arms F feet H hands`. Angles are [degrees], of the trunk from upright, forward +; of bones from
 * straight down, forward +, with `^n` outward. `>x,y,z~out` is a limb whose end is there. `near | far` where the sides differ.
 * @throws RangeError where the first pose has no trunk or limbs
 */
export function posesFrom(lines: readonly string[]): Pose[] {
  let written: Written = { place: '0,3.95', T: '0', L: '4/-4', A: '4/10', F: '', H: '' }
  return lines.map((line) => {
    written = { ...written, ...partsOf(line) }
    return poseFrom(written)
  })
}

function partsOf(line: string): Partial<Written> {
  const [place = '', ...parts] = line.trim().split(/\s+(?=[TLAFH]\s)/)
  const named = parts.map((part) => [part.charAt(0), part.slice(1).trim()])
  if (/^[TLAFH]\s/.test(place)) return { ...Object.fromEntries([[place.charAt(0), place.slice(1).trim()], ...named]) }
  return { ...(place === '' ? {} : { place }), ...Object.fromEntries(named) }
}

function poseFrom({ place, T, L, A, F, H }: Written): Pose {
  return {
    pelvis: vectorOf(place.split(',')),
    trunk: trunkOf(T),
    legs: sidesOf(L, limbOf),
    arms: sidesOf(A, limbOf),
    feet: sidesOf(F, endOf),
    hands: sidesOf(H, endOf),
  }
}

function vectorOf([x = '0', y = '0', z = '0']: readonly string[]): Vector {
  return [Number(x), Number(y), Number(z)]
}

function sidesOf<T>(text: string, of: (part: string, side: 1 | -1) => T): Sides<T> {
  const [near = '', far = near] = text.split('|').map((part) => part.trim())
  return { near: of(near, 1), far: of(far, -1) }
}

const endOf = (text: string): End => (text === '' || text === '-' ? null : text)

function limbOf(text: string, side: 1 | -1): WrittenLimb {
  if (text.startsWith('>')) {
    const [place = '', bends = ''] = text.slice(1).split('~')
    const [x, y, z] = vectorOf(place.split(','))
    return { to: [x, y, z * side], bends }
  }
  const [upper = '0', lower = upper] = text.split('/')
  return { upper: directionOf(upper, side), lower: directionOf(lower, side) }
}

function directionOf(text: string, side: 1 | -1): Vector {
  const [ahead = '0', aside = '0'] = text.split('^')
  const [a, o] = [radians(Number(ahead)), radians(Number(aside))]
  return [Math.sin(a) * Math.cos(o), -Math.cos(a) * Math.cos(o), side * Math.sin(o)]
}

function trunkOf(text: string): Pose['trunk'] {
  const [pelvis = UPRIGHT, chest = pelvis, head = chest] = (text.match(/\[[^\]]*\]|[^\s;/]+/g) ?? []).map(frameOf)
  return [pelvis, chest, head]
}

const UPRIGHT: Frame = { up: [0, 1, 0], front: [1, 0, 0] }

/** `[up ; front]`, or degrees of pitch, with `'` for a belly turned the other way. */
function frameOf(text: string): Frame {
  if (text.startsWith('[')) {
    const [up = UPRIGHT.up, front = UPRIGHT.front] = text
      .slice(1, -1)
      .split(';')
      .map((part) => vectorOf(part.trim().split(/\s+/)))
    const along = unit(up)
    return { up: along, front: squareTo(front, along, UPRIGHT.front) }
  }
  const turned = text.endsWith("'") ? -1 : 1
  const pitch = radians(Number.parseFloat(text))
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)]
  return { up: [sin, cos, 0], front: [turned * cos, turned * -sin, 0] }
}

/** [rad] */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
