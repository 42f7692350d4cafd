import type { StepKind } from '../model.ts'
import type { Effort } from './sport-facts.ts'
import type { StepName, StepNote } from './step-facts.ts'

const OF_EFFORT: Readonly<Record<Effort, StepKind>> = {
  recovery: 'recovery',
  easy: 'easy',
  long: 'easy',
  tempo: 'tempo',
  threshold: 'threshold',
  interval: 'interval',
  hill: 'hill',
  stride: 'stride',
  race: 'race-pace',
  trial: 'race-pace',
}

const OF_PART = { warmup: 'warm-up', easy: 'easy', between: 'recovery', cooldown: 'cool-down', hill: 'hill' } as const

/** Steps that are known by their name, however they feel. */
const OF_NAME: Partial<Record<StepName['code'], StepKind>> = {
  'named-event': 'race-pace',
  'brisk-walk': 'walk',
  'easy-walk': 'walk',
  'brisk-walk-between': 'walk',
  'walk-around': 'walk',
  'walk-from-station': 'walk',
  'walk-to-settle': 'cool-down',
  'easy-way-down': 'recovery',
  'change-stations': 'recovery',
  'rest-between-rounds': 'recovery',
  'short-pick-up': 'stride',
  'any-stroke': 'warm-up',
  'brick-spin': 'warm-up',
  'easy-movement': 'warm-up',
  'movement-and-bursts': 'warm-up',
  'loosen-up': 'warm-up',
  'catch-up-drill': 'easy',
  'side-kick-drill': 'easy',
  'fist-drill': 'easy',
  'fingertip-drill': 'easy',
  'quick-freestyle': 'stride',
  'easy-freestyle': 'recovery',
  'easy-backstroke': 'cool-down',
}

/** [RPE 0-10] of each effort; who names a span gives its middle. @source foster-2001: the scale; the values are ours */
const RPE_OF: Readonly<Record<Effort, number>> = {
  ...{
    recovery: 2,
    easy: 3,
    long: 3.5,
    race: 6,
    tempo: 6,
    threshold: 7,
    interval: 8,
    hill: 7.5,
    stride: 7,
    trial: 8.5,
  },
}

type Known = { readonly name: StepName; readonly notes: readonly StepNote[] }

/** What a step of endurance work is; null of exercises and of what is neither. */
export function stepKind({ name, notes }: Known): StepKind | null {
  if (name.code === 'sport-part') return name.part === 'easy' && name.sport === 'walk' ? 'walk' : OF_PART[name.part]
  if (name.code === 'repetition') return name.kind === 'intervals' ? 'interval' : name.kind
  const known = OF_NAME[name.code]
  if (known) return known
  const effort = effortOf(notes)
  return effort === null ? null : OF_EFFORT[effort]
}

/** [RPE 0-10] How hard a step should feel; null where it says nothing of that. */
export function stepRpe({ notes }: Pick<Known, 'notes'>): number | null {
  const effort = effortOf(notes)
  return effort === null ? null : RPE_OF[effort]
}

/** Work at a marathon's effort or above. */
export const HARD_KINDS: ReadonlySet<StepKind> = new Set(['tempo', 'threshold', 'interval', 'hill', 'race-pace'])

function effortOf(notes: readonly StepNote[]): Effort | null {
  for (const note of notes) if (note.code === 'feels-like') return note.effort
  return null
}
