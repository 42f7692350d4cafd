import type { SessionRequest } from '../../model.ts'
import { DELOAD_SHARE } from '../../phases/deload-weeks.ts'
import type { Workout, WorkoutStep } from '../../plan-model.ts'
import { balanceStep } from '../balance.ts'
import type { Muscle } from '../catalogue/row.ts'
import { filledMinutes } from '../prep.ts'
import { draftOf, type SessionDraft, wantedMinutes } from '../session.ts'
import type { StrengthKind } from '../session-facts.ts'
import type { StepNote } from '../step-facts.ts'
import { cueOf, nameOf, timedStep } from '../steps.ts'
import { allocation, type Sharing } from './allocate.ts'
import type { Line } from './blocks.ts'
import { isVeryHeavy, repsInReserve, sizeOf } from './dose.ts'
import { effortOf } from './effort.ts'
import type { SetBlock } from './given.ts'
import { strengthName, strengthNotes, strengthPurpose } from './purpose.ts'

/**
 * Builds a strength session that fits its minutes.
 * @param request - length, means, phase and week
 * @returns the session
 * @throws RangeError below 5 minutes
 * @source iversen-2021: minutes are warm-up plus sets times work and rest
 */
export function strengthSession(kind: StrengthKind, request: SessionRequest): SessionDraft {
  const minutes = wantedMinutes(request)
  const base = baseMinutes(minutes)
  const allotted = allocation(request, (minutes - base.warmup - base.cooldown) * 60, usualOf(request, minutes))
  const { rpe, hard } = effortOf(kind, allotted, request)
  return draftOf({
    kind,
    discipline: 'strength',
    name: strengthName(kind, request),
    emoji: '🏋️',
    durationMin: minutes,
    rpe,
    hard,
    details: () => {
      const blocks = allotted.sets().blocks.get()
      return {
        description: strengthPurpose(request, blocks),
        notes: strengthNotes(request, blocks),
        workout: workoutOf(blocks, minutes, request),
      }
    },
  })
}

/** The session that one of an easier week is made of: as long as those of the weeks before it, and with all its sets. */
function usualOf(request: SessionRequest, minutes: number): Sharing | null {
  if (!request.deload) return null
  const durationMin = Math.floor(minutes / DELOAD_SHARE / GRID_MIN) * GRID_MIN
  const { warmup, cooldown } = baseMinutes(durationMin)
  const usual = { ...request, durationMin, deload: false, setsFactor: 1 }
  return { request: usual, budgetSec: (durationMin - warmup - cooldown) * 60 }
}

/** [min] */
const GRID_MIN = 5

function workoutOf(blocks: readonly SetBlock[], minutes: number, request: SessionRequest): Workout {
  const base = baseMinutes(minutes)
  const usedSec = blocks.reduce((sum, { block, sets }) => sum + sets * block.secondsPerSet, 0)
  const spare = Math.floor(minutes - base.warmup - base.cooldown - usedSec / 60)
  const longerWarmup = minutes >= 30 ? Math.min(3, spare) : 0
  const usualCooldown = Math.min(minutes >= 40 ? 5 : 3, spare - longerWarmup)
  const rested = restedMore(blocks, spare - longerWarmup - usualCooldown)
  const longerCooldown = usualCooldown + Math.min(LONG_STRETCH_MIN, rested.leftMin)
  const finisher = rested.leftMin - (longerCooldown - usualCooldown)
  const muscles = musclesOf(blocks)
  const exercises = rested.blocks.flatMap((one, place) => blockSteps(one, request, place === 0))
  if (finisher > 0) exercises.push(timedStep({ code: 'easy-finish' }, finisher, [{ code: 'nose-breathing' }]))
  return {
    warmup: warmupSteps(base.warmup + longerWarmup, blocks[0]?.block.lines[0], muscles, request),
    exercises,
    cooldown: filledMinutes('stretch', muscles, base.cooldown + longerCooldown, request, {
      each: 1.5,
      seed: request.seed + request.strengthIndex,
    }),
  }
}

/** [min] of stretching more where a session has done its sets. @source default-ours */
const LONG_STRETCH_MIN = 5
/** [ratio] by which rests grow at most, and [s] in steps of which. @source default-ours: three minutes in the place of two */
const LONG_REST = 1.5
const REST_STEP_S = 15

/** Sets with longer rests, where a session has more minutes than they take: that serves them better than a walk at its end. */
function restedMore(blocks: readonly SetBlock[], spareMin: number): { blocks: readonly SetBlock[]; leftMin: number } {
  const restsSec = blocks.reduce((sum, { block, sets }) => sum + sets * restOf(block), 0)
  if (spareMin <= 0 || restsSec === 0) return { blocks, leftMin: Math.max(0, spareMin) }
  const ratio = Math.min(LONG_REST, 1 + (spareMin * 60) / restsSec)
  let usedSec = 0
  const rested = blocks.map(({ block, sets }): SetBlock => {
    const lines = block.lines.map((line, place) => {
      if (block.superset && place === 0) return line
      const restSec = Math.floor((line.restSec * ratio) / REST_STEP_S) * REST_STEP_S
      const longer = { ...line, restSec: Math.max(line.restSec, restSec) }
      usedSec += sets * (longer.restSec - line.restSec)
      return longer
    })
    return { block: { ...block, lines }, sets }
  })
  return { blocks: rested, leftMin: Math.floor(spareMin - usedSec / 60) }
}

/** [s] of rest after a set of a block, changes within a pair apart. */
function restOf({ lines, superset }: SetBlock['block']): number {
  return lines.reduce((sum, { restSec }, place) => sum + (superset && place === 0 ? 0 : restSec), 0)
}

function musclesOf(blocks: readonly SetBlock[]): Muscle[] {
  const muscles = new Set<Muscle>()
  for (const { block } of blocks)
    for (const { exercise } of block.lines) for (const one of exercise.primary) muscles.add(one)
  return [...muscles]
}

function baseMinutes(minutes: number): { warmup: number; cooldown: number } {
  if (minutes < 10) return { warmup: 1, cooldown: 0 }
  if (minutes < 15) return { warmup: 2, cooldown: 0 }
  if (minutes < 20) return { warmup: 3, cooldown: 1 }
  return { warmup: minutes < 30 ? 4 : 5, cooldown: minutes < 35 ? 1 : 3 }
}

function blockSteps({ block, sets }: SetBlock, request: SessionRequest, isFirst: boolean): WorkoutStep[] {
  return block.lines.map((line, place) => {
    const partner = block.superset ? (block.lines[1 - place] ?? null) : null
    const step = lineStep(line, sets, partner, request)
    return isFirst && isQuickly(line, request) ? { ...step, notes: [...step.notes, { code: 'up-quickly' }] } : step
  })
}

/** [weeks] before anything is done quickly. @source default-ours */
const LEARNING_WEEKS = 2
const LEGS: ReadonlySet<string> = new Set(['squat', 'hinge', 'lunge'])

/** Legs that stand up quickly keep somebody older from falling; that an easier week has it as well, as it is light, is ours. @source balachandran-2022 */
function isQuickly({ exercise }: Line, { older, weekIndex }: SessionRequest): boolean {
  return older === true && weekIndex >= LEARNING_WEEKS && LEGS.has(exercise.pattern)
}

function lineStep(line: Line, sets: number, partner: Line | null, request: SessionRequest): WorkoutStep {
  const { exercise, dose, restSec } = line
  const pairing: StepNote[] = partner === null ? [] : [{ code: 'alternate-with', id: partner.exercise.id }]
  return {
    name: nameOf(exercise),
    sets,
    size: sizeOf(exercise, dose),
    seconds: null,
    notes: [...pairing, cueOf(exercise)],
    exerciseId: exercise.id,
    muscles: exercise.primary,
    pattern: exercise.pattern,
    rir: repsInReserve(line, request),
    restSec,
  }
}

/** [min] of the lighter sets before a lift of one to three repetitions: they go up to it in four steps. @source default-ours */
const HEAVY_RAMP_MIN = 4

/** How a session leads up to its first lift: two lighter sets prepare it better than any stretch, and four a very heavy one. */
function rampTo(first: Line, minutes: number): { readonly minutes: number; readonly note: StepNote } {
  if (minutes < 5) return { minutes: 1, note: { code: 'one-easy-set' } }
  if (isVeryHeavy(sizeOf(first.exercise, first.dose)))
    return { minutes: HEAVY_RAMP_MIN, note: { code: 'four-lighter-sets' } }
  const loaded = first.exercise.equipment.every((set) => set.length > 0)
  return { minutes: 2, note: { code: loaded ? 'two-lighter-sets' : 'two-easy-sets' } }
}

function warmupSteps(minutes: number, first: Line | undefined, muscles: readonly Muscle[], request: SessionRequest) {
  if (minutes === 1 || first === undefined) return [timedStep({ code: 'loosen-up' }, minutes)]
  const ramp = rampTo(first, minutes)
  const general = minutes - ramp.minutes >= 2 && minutes >= 4 ? 2 : 0
  const beside = minutes - ramp.minutes - general
  const balance = request.older && beside >= 1 ? 1 + (beside >= 3 ? 1 : 0) : 0
  const steps: WorkoutStep[] = []
  if (general > 0) steps.push(timedStep({ code: 'easy-movement' }, general, [{ code: 'until-warm' }]))
  const options = { each: 1, seed: request.seed + 7 * request.strengthIndex }
  steps.push(...filledMinutes('drill', muscles, beside - balance, request, options))
  if (balance > 0) steps.push(balanceStep(balance, request))
  steps.push(timedStep({ code: 'ramp-up', id: first.exercise.id }, ramp.minutes, [ramp.note]))
  return steps
}
