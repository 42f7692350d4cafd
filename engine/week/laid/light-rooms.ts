import { CRAMPED_MIN, LEAST_MIN } from './shortened.ts'

/** [ratio] of the week's minutes that it keeps where it could hold no light day otherwise. @source default-ours */
const NEARLY_ALL = 0.96

/** How the others make room for a light session. */
export type Room = {
  /** [min] of the light session. */
  readonly light: { readonly from: number; readonly to: number }
  /** [min] what those that give keep at least. */
  readonly strength: number
  readonly other: number
  readonly lightestFirst: boolean
  /** Runs give nothing: the kilometres of later weeks build on them. */
  readonly spareRuns: boolean
  /** [ratio] of the week's minutes below which nobody gives any more. */
  readonly share: number
  /** A week that has lost a minute is none. */
  readonly whole: boolean
}

/** [min] */
const ANY = { from: CRAMPED_MIN, to: 25 }
/**
 * First so that all stays useful: below half an hour of strength a part of the body is left out. Else as far as it goes,
 * off the lightest days, so that they differ the more.
 * @source iversen-2021, foster-1998, default-ours
 */
export const ROOMS: readonly Room[] = [
  {
    ...{ light: { ...ANY, from: LEAST_MIN }, strength: 30, other: 20, lightestFirst: false, spareRuns: false },
    ...{ share: 1, whole: false },
  },
  {
    ...{ light: ANY, strength: LEAST_MIN, other: LEAST_MIN, lightestFirst: true, spareRuns: false },
    ...{ share: NEARLY_ALL, whole: false },
  },
]

/** As little as possible, so that the week loses neither minutes nor, as far as that goes, load and kilometres. */
const LITTLE = { light: { from: CRAMPED_MIN, to: LEAST_MIN }, share: 1, whole: true }
/**
 * The same where a minute less in one week would cost those after it, which are as large as they may be: beside the
 * others where there is room, else in the place of as little as possible.
 * @source default-ours
 */
export const WHOLE_ROOMS: readonly Room[] = [
  { ...LITTLE, light: ANY, ...{ strength: Infinity, other: Infinity, lightestFirst: false, spareRuns: true } },
  { ...LITTLE, strength: 30, other: 20, lightestFirst: false, spareRuns: true },
  { ...LITTLE, strength: LEAST_MIN, other: LEAST_MIN, lightestFirst: true, spareRuns: true },
  { ...LITTLE, strength: LEAST_MIN, other: LEAST_MIN, lightestFirst: true, spareRuns: false },
  { ...LITTLE, strength: LEAST_MIN, other: CRAMPED_MIN, lightestFirst: true, spareRuns: false },
  { ...LITTLE, strength: CRAMPED_MIN, other: CRAMPED_MIN, lightestFirst: true, spareRuns: true },
]
