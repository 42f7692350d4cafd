import { remembered, rememberedLast } from '../../memo.ts'
import { GOALS, PHASES, SESSION_KINDS, type SessionRequest } from '../../model.ts'
import { isMeet } from '../../phases/event-profile.ts'
import type { Exercise } from '../catalogue/exercise.ts'
import { type Pool, poolOf } from '../pool.ts'
import { dayPlace, exerciseFor, liftingAim } from './choose.ts'
import { type Choice, type ChosenBlock, chosenBlock } from './chosen.ts'
import { type Dose, doseOf, isBrief, workSeconds } from './dose.ts'
import { pairedForTime } from './pairs.ts'
import { dayOfKind, type LiftingAim, strengthBlocks } from './slots.ts'
import { type TestLift, testLifts, withTestBlocks } from './test-lifts.ts'

/** [s] to walk from one exercise of a superset to the other. */
export const SUPERSET_CHANGE_S = 15

/** Below this length, pairs of opposite lifts alternate to save time. [min] */
const SUPERSET_BELOW_MIN = 61

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
  const { seed } = request
  return chosenOf({ pool: poolOf(request), tests: testLifts(request), seed })(request)(request)
}

/** What exercises are chosen from, the same for all sessions of a plan but where tests are trained for. */
type Chooser = {
  readonly pool: Pool
  readonly tests: readonly TestLift[]
  readonly seed: number
}

// A week is tried out in many lengths, with and without stress: its exercises are the same in all of them, and so are
// the doses of most. Keys are numbers, since thousands of them are asked for in a plan.
const CHOICES_KEPT = 128
const DOSES_KEPT = 16
const chosenOf = rememberedLast(
  (one: Chooser, other) => one.pool === other.pool && one.seed === other.seed && hasSameTests(one.tests, other.tests),
  () =>
    remembered(CHOICES_KEPT, choiceKey, (choice: SessionRequest) => {
      const blocks = chosenBlocks(choice)
      return remembered(DOSES_KEPT, doseKey, (request: SessionRequest) =>
        (isShort(request) ? pairedForTime(blocks, request) : blocks).map((one) => dosedBlock(one, request)),
      )
    }),
)

function hasSameTests(one: readonly TestLift[], other: readonly TestLift[]): boolean {
  return one.length === other.length && one.every(({ id }, place) => id === other[place]?.id)
}

/** How many places of a number each part of a key has: more than there are blocks, sessions or kinds of anything. */
const BLOCKS = 512
const FEW = 64
const PLACES = 8

/** What exercises follow from beside what they are chosen from. */
function choiceKey(request: SessionRequest): number {
  const { kind, strengthIndex, lifting, older = false, easyLifts = false } = request
  const aim = AIMS.indexOf(liftingAim(request))
  const marks = (aim * 2 + Number(older)) * 2 + Number(easyLifts)
  const day = dayOfKind(kind, request) * PLACES + strengthIndex
  return (((marks * FEW + SESSION_KINDS.indexOf(kind)) * FEW + day) * BLOCKS + lifting.mains) * BLOCKS + lifting.extras
}

const AIMS: readonly LiftingAim[] = [null, 'novice', 'meet']

/** What doses follow from beside the exercises, and the level that these were chosen for. */
function doseKey(request: SessionRequest): number {
  const { goal, phase, deload, lifting } = request
  const length = isBrief(request) ? 2 : Number(isShort(request))
  const marks = (Number(deload) * 3 + length) * 2 + Number(isMeet(request.event))
  return ((marks * FEW + GOALS.indexOf(goal)) * FEW + PHASES.indexOf(phase)) * FEW + Math.min(lifting.week, 2)
}

function isShort({ durationMin }: SessionRequest): boolean {
  return durationMin < SUPERSET_BELOW_MIN
}

/** A whole-body session for muscle holds so much that pushing and pulling alternate whatever its length. */
function isWholeForMuscle({ goal, kind }: SessionRequest): boolean {
  return goal === 'muscle-gain' && kind === 'strength-full'
}

function chosenBlocks(request: SessionRequest): ChosenBlock[] {
  const taken: Exercise[] = []
  let place = dayPlace(request) * 16
  const blocks: ChosenBlock[] = []
  const usual = strengthBlocks(request.kind, request, liftingAim(request))
  for (const { slots } of withTestBlocks(usual, request)) {
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

function dosedBlock(chosen: ChosenBlock, request: SessionRequest): DosedBlock {
  const { choices, allMain } = chosen
  const superset = choices.length === 2 && (!allMain || isShort(request) || isWholeForMuscle(request))
  const lines: Line[] = []
  let secondsPerSet = 0
  for (const { exercise, main } of choices) {
    const dose = doseOf(exercise, main, request)
    const restSec = superset ? supersetRest(lines[0], { exercise, main, dose }) : dose.restSec
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
function supersetRest(before: Line | undefined, { exercise, main, dose }: Omit<Line, 'restSec'>): number {
  if (before === undefined) return SUPERSET_CHANGE_S
  // What a big lift needs from set to set, it has in the change, in the small one's work and in this rest.
  const owed = before.main && !main ? before.dose.restSec - SUPERSET_CHANGE_S - workSeconds(exercise, dose.top) : 0
  return Math.max(60, Math.round(dose.restSec * 0.7), owed)
}
