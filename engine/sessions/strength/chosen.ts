import { rememberedOf } from '../../memo.ts'
import { sure } from '../../sure.ts'
import type { Exercise } from '../catalogue/exercise.ts'
import { MUSCLES, type Muscle } from '../catalogue/row.ts'

/** Muscles whose weekly sets are steered; the others come along. */
const STEERED: ReadonlySet<Muscle> = new Set([
  'chest',
  'back',
  'front-delts',
  'side-delts',
  'rear-delts',
  'biceps',
  'triceps',
  'core',
  'glutes',
  'quads',
  'hamstrings',
  'calves',
])

/** What one set of an exercise gives to one muscle, numbered as in `MUSCLES`. */
export type Gift = {
  readonly muscle: number
  readonly share: number
  /** Trained by every session, so that each owes it less. */
  readonly shared: boolean
}

/** An exercise in its slot, chosen for a block of weeks whatever the length of the session. */
export type Choice = { readonly exercise: Exercise; readonly main: boolean }

/** Power and main lifts, other compounds, carries, single joints, trunk. */
export const TRAINING_ORDER = [0, 1, 2, 3, 4] as const
type TrainingOrder = (typeof TRAINING_ORDER)[number]

/** One or two choices with a common number of sets. */
export type ChosenBlock = {
  readonly choices: readonly Choice[]
  readonly gifts: readonly Gift[]
  /** What of it is steered. */
  readonly steered: readonly Gift[]
  /** Muscles that its exercises train first. */
  readonly aims: readonly number[]
  readonly hasMain: boolean
  readonly allMain: boolean
  readonly hasTrunk: boolean
  readonly order: TrainingOrder
}

/** A block of these choices, with all that follows from them. */
export function chosenBlock(choices: readonly Choice[]): ChosenBlock {
  const hasMain = choices.some(({ main }) => main)
  const allMain = choices.every(({ main }) => main)
  const has = (pattern: string) => choices.some(({ exercise }) => exercise.pattern === pattern)
  const hasTrunk = has('core')
  const all = choices.map(({ exercise }) => givenBy(exercise))
  return {
    choices,
    gifts: all.flatMap(({ gifts }) => gifts),
    steered: all.flatMap(({ steered }) => steered),
    aims: all.flatMap(({ aims }) => aims),
    hasMain,
    allMain,
    hasTrunk,
    order: hasMain ? 0 : hasTrunk ? 4 : has('isolation') ? 3 : has('carry') ? 2 : 1,
  }
}

/** What a set of one exercise gives. */
const givenBy = rememberedOf(({ shares }: Exercise): Pick<ChosenBlock, 'gifts' | 'steered' | 'aims'> => {
  const gifts = shares.map(([muscle, share]) => giftOf(muscle, share))
  return {
    gifts,
    steered: gifts.filter((_, at) => STEERED.has(sure(shares[at])[0])),
    aims: gifts.slice(0, 1).map(({ muscle }) => muscle),
  }
})

function giftOf(muscle: Muscle, share: number): Gift {
  return { muscle: MUSCLES.indexOf(muscle), share, shared: muscle === 'core' }
}
