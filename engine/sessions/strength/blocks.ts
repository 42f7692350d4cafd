import { remembered, rememberedLast } from '../../memo.ts'
import type { SessionRequest } from '../../model.ts'
import { isMeet } from '../../phases/event-profile.ts'
import type { Exercise } from '../catalogue/exercise.ts'
import { MUSCLES, type Muscle } from '../catalogue/row.ts'
import { type Pool, poolOf } from '../pool.ts'
import { dayPlace, exerciseFor, liftingAim } from './choose.ts'
import { type Dose, doseOf, workSeconds } from './dose.ts'
import { strengthBlocks } from './slots.ts'
import { testLifts } from './test-lifts.ts'

/** [s] to walk from one exercise of a superset to the other. */
export const SUPERSET_CHANGE_S = 15

/** Below this length, pairs of opposite lifts alternate to save time. [min] */
const SUPERSET_BELOW_MIN = 61

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
type Choice = { readonly exercise: Exercise; readonly main: boolean }

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
}

/** The blocks of a session with the dose of each line, without sets yet, the most important first. */
export function dosedBlocks(request: SessionRequest): readonly DosedBlock[] {
  return chosenOf(poolOf(request))(request)(request)
}

// A week is tried out in many lengths, with and without stress: its exercises are the same in all of them, and so are
// the doses of most.
const CHOICES_KEPT = 128
const DOSES_KEPT = 16
const chosenOf = rememberedLast(
  (one: Pool, other) => one === other,
  () =>
    remembered(CHOICES_KEPT, choiceKey, (choice: SessionRequest) => {
      const blocks = chosenBlocks(choice)
      return remembered(DOSES_KEPT, doseKey, (request: SessionRequest) => blocks.map((one) => dosedBlock(one, request)))
    }),
)

function choiceKey(request: SessionRequest): string {
  const { kind, strengthIndex, lifting, seed, older } = request
  return `${liftingAim(request)}|${older === true}|${kind}|${strengthIndex}|${lifting.mains}|${lifting.extras}|${seed}|${testLifts(request).map(({ id }) => id)}`
}

/** What doses follow from beside the exercises, and the level that these were chosen for. */
function doseKey(request: SessionRequest): string {
  const { goal, phase, deload, lifting } = request
  return `${goal}|${phase}|${deload}|${Math.min(lifting.week, 2)}|${isShort(request)}|${isMeet(request.event)}`
}

function isShort({ durationMin }: SessionRequest): boolean {
  return durationMin < SUPERSET_BELOW_MIN
}

function chosenBlocks(request: SessionRequest): ChosenBlock[] {
  const taken: Exercise[] = []
  let place = dayPlace(request) * 16
  const blocks: ChosenBlock[] = []
  for (const { slots } of strengthBlocks(request.kind, request.strengthIndex, liftingAim(request))) {
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
  const shares = choices.flatMap(({ exercise }) => exercise.shares)
  const gifts = ([muscle, share]: Exercise['shares'][number]) => giftOf(muscle, share)
  return {
    choices,
    gifts: shares.map(gifts),
    steered: shares.filter(([muscle]) => STEERED.has(muscle)).map(gifts),
    aims: choices.flatMap(({ exercise }) => exercise.shares.slice(0, 1).map(([muscle]) => MUSCLES.indexOf(muscle))),
    hasMain,
    allMain,
    hasTrunk,
    order: hasMain ? 0 : hasTrunk ? 4 : has('isolation') ? 3 : has('carry') ? 2 : 1,
  }
}

function giftOf(muscle: Muscle, share: number): Gift {
  return { muscle: MUSCLES.indexOf(muscle), share, shared: muscle === 'core' }
}

function dosedBlock(chosen: ChosenBlock, request: SessionRequest): DosedBlock {
  const { choices, allMain } = chosen
  const superset = choices.length === 2 && (!allMain || isShort(request))
  const lines: Line[] = []
  let secondsPerSet = 0
  for (const { exercise, main } of choices) {
    const dose = doseOf(exercise, main, request)
    const restSec = superset ? supersetRest(lines.length, dose.restSec) : dose.restSec
    secondsPerSet += workSeconds(exercise, dose.top) + restSec
    lines.push({ exercise, main, dose, restSec })
  }
  return { chosen, lines, superset, secondsPerSet }
}

/** One exercise of a pair, for itself. */
export function halfOf({ chosen }: DosedBlock, exercise: Exercise, request: SessionRequest): DosedBlock {
  return dosedBlock(chosenBlock(chosen.choices.filter((choice) => choice.exercise === exercise)), request)
}

/** [s] While one side works the other rests, so the rest after the pair can be shorter. */
function supersetRest(place: number, restSec: number): number {
  return place === 0 ? SUPERSET_CHANGE_S : Math.max(60, Math.round(restSec * 0.7))
}
