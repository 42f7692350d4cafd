import type { SessionRequest } from '../../model.ts'
import type { Exercise, Muscle } from '../catalogue/exercise.ts'
import { type Pool, poolOf } from '../pool.ts'
import { exerciseFor } from './choose.ts'
import { BLOCK_WEEKS, type Dose, doseOf, volumeFactor, WEEKLY_SETS, weeklySetTarget, workSeconds } from './dose.ts'
import { strengthBlocks, weeklyExposures } from './slots.ts'

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

/** An exercise with its dose. */
export type Line = { readonly exercise: Exercise; readonly dose: Dose; readonly main: boolean }

/** One or two lines with a common number of sets. */
export type DosedBlock = {
  readonly lines: readonly Line[]
  readonly superset: boolean
  readonly secondsPerSet: number
  sets: number
}

/**
 * Chooses exercises and shares the time out among them, so that the week's sets per muscle come to the target.
 * @param request - a strength session
 * @param budgetSec - [s] for sets and rests, warm-up and cool-down not included
 * @returns blocks with one set or more, in order of training
 * @source iversen-2021 nunes-2021: most important patterns first, supersets when time is short
 */
export function allocatedBlocks(request: SessionRequest, budgetSec: number): DosedBlock[] {
  const blocks = candidateBlocks(request)
  const week = weekOf(request)
  const most = request.level === 'advanced' ? 5 : 4
  const done = new Map<Muscle, number>()
  let left = budgetSec
  let setsLeft = mostSets(request)
  const give = (block: DosedBlock) => {
    block.sets += 1
    left -= block.secondsPerSet
    setsLeft -= block.lines.length
    for (const { exercise } of block.lines)
      for (const [muscle, share] of exercise.shares) done.set(muscle, (done.get(muscle) ?? 0) + share)
  }
  const mains = blocks.filter(({ lines }) => lines.some(({ main }) => main))
  const mirrored = mirroredSets(request, week.target)
  const rounds = mirrored === null ? leastSets(request, week.target) : [1, 2, 3, 4, 5].slice(0, mirrored)
  for (const wanted of rounds) {
    for (const block of mains) {
      const owed = block.lines.some(({ exercise }) => (done.get(exercise.primary[0]!) ?? 0) < week.target)
      if (block.sets < wanted && (owed || mirrored !== null) && block.secondsPerSet <= left) give(block)
    }
  }
  const trunk = blocks.find(({ lines }) => lines.some(({ exercise }) => exercise.pattern === 'core'))
  if (trunk !== undefined && request.durationMin >= 30 && trunk.secondsPerSet <= left) give(trunk)
  while (true) {
    let best: DosedBlock | null = null
    let bestGain = 0
    for (const block of blocks) {
      if (mirrored !== null && mains.includes(block)) continue
      if (block.sets >= most || block.secondsPerSet > left || block.lines.length > setsLeft) continue
      // A second set of something begun is worth more than the first set of something new.
      const worth = gainOf(block, done, week)
      const gain = worth > 0 && block.sets === 1 ? worth + 0.75 : worth
      if (gain > bestGain + 1e-9) [best, bestGain] = [block, gain]
    }
    if (best === null) break
    give(best)
  }
  // A lone set of trunk work is hardly worth the change of place, except in easy weeks.
  if (volumeFactor(request) >= 0.9) {
    for (const block of blocks) if (block.sets === 1 && orderOf(block) === 4 && block.secondsPerSet <= left) give(block)
  }
  const used = blocks.filter(({ sets }) => sets > 0)
  return used.length > 0 ? used.sort((one, other) => orderOf(one) - orderOf(other)) : shortestBlock(blocks)
}

/** An exercise in its slot, chosen for a block of weeks whatever the length of the session. */
type Chosen = { readonly exercise: Exercise; readonly main: boolean }

// A week is tried out in many lengths, with and without stress, and its exercises are the same in all of them.
const CHOICES = new Map<string, readonly (readonly Chosen[])[]>()
const CHOICES_KEPT = 128
let choicesFor: Pool | null = null

function chosenFor(request: SessionRequest): readonly (readonly Chosen[])[] {
  const pool = poolOf(request)
  if (choicesFor !== pool || CHOICES.size >= CHOICES_KEPT) CHOICES.clear()
  choicesFor = pool
  const block = Math.floor(request.weekIndex / BLOCK_WEEKS)
  const key = `${request.kind}|${request.strengthIndex}|${block}|${request.seed}`
  const known = CHOICES.get(key)
  if (known !== undefined) return known
  const taken: Exercise[] = []
  let place = request.strengthIndex * 16
  const chosen = strengthBlocks(request.kind, request.strengthIndex).map(({ slots }) =>
    slots.flatMap((slot): Chosen[] => {
      const exercise = exerciseFor(slot, request, taken, place++)
      if (exercise === null) return []
      taken.push(exercise)
      return [{ exercise, main: slot.main }]
    }),
  )
  CHOICES.set(key, chosen)
  return chosen
}

function candidateBlocks(request: SessionRequest): DosedBlock[] {
  const blocks: DosedBlock[] = []
  for (const chosen of chosenFor(request)) {
    if (chosen.length === 0) continue
    const lines = chosen.map(({ exercise, main }) => ({ exercise, main, dose: doseOf(exercise, main, request) }))
    blocks.push(dosedBlock(lines, request.durationMin))
  }
  return blocks
}

function dosedBlock(lines: readonly Line[], durationMin: number): DosedBlock {
  const allMain = lines.every(({ main }) => main)
  const superset = lines.length === 2 && (!allMain || durationMin < SUPERSET_BELOW_MIN)
  const paced = superset ? supersetLines(lines) : lines
  let secondsPerSet = 0
  for (const { exercise, dose } of paced) secondsPerSet += workSeconds(exercise, dose.top) + dose.restSec
  return { lines: paced, superset, secondsPerSet, sets: 0 }
}

/** While one side works the other rests, so the rest after the pair can be shorter. */
function supersetLines(lines: readonly Line[]): Line[] {
  return lines.map((line, place) => {
    const restSec = place === 0 ? SUPERSET_CHANGE_S : Math.max(60, Math.round(line.dose.restSec * 0.7))
    return { ...line, dose: { ...line.dose, restSec } }
  })
}

type Week = {
  readonly target: number
  readonly ceiling: number
  readonly trunkShare: number
}

/** What this session owes to the week's sets; every session trains the trunk, so it needs less of it each time. */
function weekOf(request: SessionRequest): Week {
  const exposures = weeklyExposures(request.kind, request.strengthCount)
  const split = request.strengthCount >= 4
  const most = WEEKLY_SETS[request.level][1] * Math.min(1, volumeFactor(request)) * (split ? 0.85 : 1)
  return {
    target: weeklySetTarget(request) / exposures,
    ceiling: most / exposures,
    trunkShare: exposures / Math.max(exposures, request.strengthCount),
  }
}

/** Easy weeks leave accessories out, instead of filling the time that lighter main work frees. */
function mostSets(request: SessionRequest): number {
  const factor = volumeFactor(request)
  if (factor >= 0.95) return Number.POSITIVE_INFINITY
  return Math.max(3, Math.floor((request.durationMin / 4.5) * factor))
}

/** Push and pull days mirror each other lift by lift, so that neither outgrows the other over the week. */
function mirroredSets(request: SessionRequest, target: number): number | null {
  if (request.kind !== 'strength-push' && request.kind !== 'strength-pull') return null
  return Math.max(1, Math.min(5, Math.round(target * 0.75)))
}

/** Sets every main lift gets before anything else, in rounds. */
function leastSets(request: SessionRequest, target: number): readonly number[] {
  const factor = volumeFactor(request)
  if (request.kind === 'strength-maintenance' || factor < 0.6) return [1]
  return factor < 0.9 || request.durationMin < 30 || target < 2.75 ? [1, 2] : [1, 2, 3]
}

function gainOf(block: DosedBlock, done: ReadonlyMap<Muscle, number>, { target, ceiling, trunkShare }: Week): number {
  let gain = 0
  // A pair is trained together, so the partner that is full must not starve the other.
  const slack = block.lines.length === 2 ? ceiling * 0.2 : 0.25
  for (const { exercise } of block.lines) {
    for (const [muscle, share] of exercise.shares) {
      if (!STEERED.has(muscle)) continue
      const before = done.get(muscle) ?? 0
      const part = muscle === 'core' || muscle === 'shoulders' ? trunkShare : 1
      if (share === 1 && before + share > ceiling * part + slack) return 0
      gain += Math.max(0, Math.min(share, target * part - before))
    }
  }
  return gain >= 0.5 ? gain / Math.sqrt(block.lines.length) : 0
}

/** Power and main lifts, other compounds, carries, single joints, trunk. */
function orderOf({ lines }: DosedBlock): number {
  if (lines.some(({ main }) => main)) return 0
  if (lines.some(({ exercise }) => exercise.pattern === 'core')) return 4
  if (lines.some(({ exercise }) => exercise.pattern === 'isolation')) return 3
  return lines.some(({ exercise }) => exercise.pattern === 'carry') ? 2 : 1
}

/** Even five minutes hold one honest set. */
function shortestBlock(blocks: readonly DosedBlock[]): DosedBlock[] {
  const line = blocks[0]?.lines[0]
  if (line === undefined) return []
  const dose = { ...line.dose, restSec: 60 }
  return [
    {
      lines: [{ ...line, dose }],
      superset: false,
      secondsPerSet: workSeconds(line.exercise, dose.top) + dose.restSec,
      sets: 1,
    },
  ]
}
