import { remembered, rememberedLast } from '../../memo.ts'
import type { SessionRequest } from '../../model.ts'
import type { Exercise } from '../catalogue/exercise.ts'
import { MUSCLES, type Muscle } from '../catalogue/row.ts'
import { type Pool, poolOf } from '../pool.ts'
import { exerciseFor } from './choose.ts'
import { BLOCK_WEEKS, type Dose, doseOf, workSeconds } from './dose.ts'
import { strengthBlocks } from './slots.ts'

/** [s] to walk from one exercise of a superset to the other. */
export const SUPERSET_CHANGE_S = 15

/** Below this length, pairs of opposite lifts alternate to save time. [min] */
const SUPERSET_BELOW_MIN = 56

/** Muscles whose weekly sets are steered; the others come along. */
const STEERED: ReadonlySet<Muscle> = new Set([
  'chest',
  'back',
  'shoulders',
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
  readonly steered: boolean
  /** Trained by every session, so that each owes it less. */
  readonly shared: boolean
}

/** An exercise in its slot, chosen for a block of weeks whatever the length of the session. */
type Choice = { readonly exercise: Exercise; readonly main: boolean }

/** One or two choices with a common number of sets. */
export type ChosenBlock = {
  readonly choices: readonly Choice[]
  readonly gifts: readonly (readonly Gift[])[]
  readonly hasMain: boolean
  readonly allMain: boolean
  readonly hasTrunk: boolean
  /** Power and main lifts, other compounds, carries, single joints, trunk: 0 to 4. */
  readonly order: number
}

/** An exercise with its dose. */
export type Line = {
  readonly exercise: Exercise
  readonly main: boolean
  readonly dose: Dose
  /** [s] after a set: less than the dose's in a pair. */
  readonly restSec: number
}

/** One or two lines with a common number of sets. */
export type DosedBlock = {
  readonly chosen: ChosenBlock
  readonly lines: readonly Line[]
  readonly superset: boolean
  readonly secondsPerSet: number
  sets: number
}

/** The blocks of a session with the dose of each line, without sets yet. */
export function dosedBlocks(request: SessionRequest): DosedBlock[] {
  return chosenFor(request).map((chosen) => dosedBlock(chosen, request))
}

// A week is tried out in many lengths, with and without stress, and its exercises are the same in all of them.
const CHOICES_KEPT = 128
const choicesOf = rememberedLast(
  (one: Pool, other) => one === other,
  () => remembered(CHOICES_KEPT, choiceKey, chosenBlocks),
)

function chosenFor(request: SessionRequest): readonly ChosenBlock[] {
  return choicesOf(poolOf(request))(request)
}

function choiceKey({ kind, strengthIndex, weekIndex, seed }: SessionRequest): string {
  return `${kind}|${strengthIndex}|${Math.floor(weekIndex / BLOCK_WEEKS)}|${seed}`
}

function chosenBlocks(request: SessionRequest): ChosenBlock[] {
  const taken: Exercise[] = []
  let place = request.strengthIndex * 16
  const blocks: ChosenBlock[] = []
  for (const { slots } of strengthBlocks(request.kind, request.strengthIndex)) {
    const choices: Choice[] = []
    for (const slot of slots) {
      const exercise = exerciseFor(slot, request, taken, place++)
      if (exercise === null) continue
      taken.push(exercise)
      choices.push({ exercise, main: slot.main })
    }
    if (choices.length > 0) blocks.push(chosenBlock(choices))
  }
  return blocks
}

function chosenBlock(choices: readonly Choice[]): ChosenBlock {
  const hasMain = choices.some(({ main }) => main)
  const allMain = choices.every(({ main }) => main)
  const has = (pattern: string) => choices.some(({ exercise }) => exercise.pattern === pattern)
  const hasTrunk = has('core')
  const gifts = choices.map(({ exercise }) => exercise.shares.map(([muscle, share]) => giftOf(muscle, share)))
  return {
    choices,
    gifts,
    hasMain,
    allMain,
    hasTrunk,
    order: hasMain ? 0 : hasTrunk ? 4 : has('isolation') ? 3 : has('carry') ? 2 : 1,
  }
}

function giftOf(muscle: Muscle, share: number): Gift {
  const shared = muscle === 'core' || muscle === 'shoulders'
  return { muscle: MUSCLES.indexOf(muscle), share, steered: STEERED.has(muscle), shared }
}

function dosedBlock(chosen: ChosenBlock, request: SessionRequest): DosedBlock {
  const { choices, allMain } = chosen
  const superset = choices.length === 2 && (!allMain || request.durationMin < SUPERSET_BELOW_MIN)
  const lines: Line[] = []
  let secondsPerSet = 0
  for (const { exercise, main } of choices) {
    const dose = doseOf(exercise, main, request)
    const restSec = superset ? supersetRest(lines.length, dose.restSec) : dose.restSec
    secondsPerSet += workSeconds(exercise, dose.top) + restSec
    lines.push({ exercise, main, dose, restSec })
  }
  return { chosen, lines, superset, secondsPerSet, sets: 0 }
}

/** [s] While one side works the other rests, so the rest after the pair can be shorter. */
function supersetRest(place: number, restSec: number): number {
  return place === 0 ? SUPERSET_CHANGE_S : Math.max(60, Math.round(restSec * 0.7))
}
