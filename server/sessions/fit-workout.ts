import type { ShownDay } from '../../contract/schedule.ts'
import type { Discipline, Pattern } from '../../engine/model.ts'
import { fitLift } from '../../formats/fit-lifts.ts'
import { type FitField, type FitMessage, fitFile } from './fit-file.ts'
import { type Aim, heartShares, powerShares, type Shares } from './intensity.ts'
import { type DoStep, type WatchStep, watchSteps } from './workout-steps.ts'

/** Numbers of the profile: messages. */
const FILE_ID = 0
const WORKOUT = 26
const WORKOUT_STEP = 27
/** A file that holds a workout, of a maker that has no number. */
const WORKOUT_FILE = 5
const DEVELOPMENT = 255
/** FIT counts seconds from here. */
const EPOCH_MS = Date.UTC(1989, 11, 31)
/** [bytes] What small screens show of a name and of notes. */
const NAME_BYTES = 48
const NOTES_BYTES = 200

/** Sport and kind of it; what no watch has a sport for is training, a race or brick something general. */
const SPORTS: Readonly<Record<Discipline, readonly [sport: number, subSport: number]>> = {
  run: [1, 0],
  walk: [11, 0],
  cycle: [2, 0],
  swim: [5, 0],
  row: [15, 0],
  strength: [10, 20],
  mobility: [10, 19],
  cardio: [10, 26],
  mixed: [10, 26],
  mind: [10, 0],
  rest: [10, 0],
  brick: [0, 0],
  race: [0, 0],
}

const INTENSITIES = { work: 0, rest: 1, 'warm-up': 2, 'cool-down': 3, recovery: 4 } as const
const ENDS = { seconds: 0, metres: 1, open: 5, reps: 29 } as const
/** What an end's value is multiplied with. */
const END_SCALES = { seconds: 1000, metres: 100, reps: 1 } as const
const REPEAT = 6
const BY_SPEED = 0
const BY_HEART = 1
const BY_POWER = 4
const NO_TARGET = 2

/** Categories of exercises; patterns that fall into several have none. */
const CATEGORIES: Partial<Record<Pattern, number>> = { squat: 28, hinge: 8, lunge: 17, core: 5, carry: 3, jump: 20 }
const NO_CATEGORY = 65_534

/**
 * A day's session as a workout file for a watch: warm-up, sets and intervals as repeats, cool-down, with targets of pace where
 * the plan has a pace.
 * @param restName - what a rest between sets is called
 * @param aim - what steps are to keep to: paces of the plan, or shares of what the watch knows of its wearer
 */
export function fitWorkout(day: ShownDay, restName: string, aim: Aim = 'pace'): Uint8Array<ArrayBuffer> {
  const [sport, subSport] = SPORTS[day.discipline]
  const steps = watchSteps(day, restName)
  const created = (Date.parse(`${day.date}T00:00Z`) - EPOCH_MS) / 1000
  return fitFile([
    {
      number: FILE_ID,
      fields: [
        { number: 0, type: 'enum', value: WORKOUT_FILE },
        { number: 1, type: 'uint16', value: DEVELOPMENT },
        { number: 2, type: 'uint16', value: 0 },
        // The same day's file takes the place of the one before.
        { number: 3, type: 'uint32z', value: Number(day.date.replaceAll('-', '')) },
        { number: 4, type: 'uint32', value: created },
      ],
    },
    {
      number: WORKOUT,
      fields: [
        { number: 4, type: 'enum', value: sport },
        { number: 11, type: 'enum', value: subSport },
        { number: 6, type: 'uint16', value: steps.length },
        { number: 8, type: 'string', value: day.workoutName, maxBytes: NAME_BYTES },
      ],
    },
    ...steps.map((step, index) => stepMessage(step, index, aim)),
  ])
}

function stepMessage(step: WatchStep, index: number, aim: Aim): FitMessage {
  const at: FitField = { number: 254, type: 'uint16', value: index }
  if (step.kind === 'again')
    return {
      number: WORKOUT_STEP,
      fields: [
        at,
        { number: 1, type: 'enum', value: REPEAT },
        { number: 2, type: 'uint32', value: step.from },
        { number: 3, type: 'enum', value: NO_TARGET },
        { number: 4, type: 'uint32', value: step.times },
      ],
    }
  const { name, notes, phase, ends } = step
  return {
    number: WORKOUT_STEP,
    fields: [
      at,
      { number: 0, type: 'string', value: name, maxBytes: NAME_BYTES },
      { number: 1, type: 'enum', value: ENDS[ends.by] },
      ...(ends.by === 'open'
        ? []
        : [{ number: 2, type: 'uint32', value: Math.round(ends.value * END_SCALES[ends.by]) } as const]),
      ...targetFields(step, aim),
      { number: 7, type: 'enum', value: INTENSITIES[phase] },
      ...(notes === '' ? [] : [{ number: 8, type: 'string', value: notes, maxBytes: NOTES_BYTES } as const]),
      ...exerciseFields(step),
    ],
  }
}

const NOTHING: readonly FitField[] = [{ number: 3, type: 'enum', value: NO_TARGET }]

/** What a step aims at: numbers that the plan has of its person, or else what the watch knows of its wearer. */
function targetFields(step: DoStep, aim: Aim): readonly FitField[] {
  switch (aim) {
    case 'pace':
      return step.pace ? paceFields(step.pace) : step.watts ? wattFields(step.watts) : beatFields(step.heartBpm)
    case 'heart':
      return step.heartBpm ? beatFields(step.heartBpm) : rangeFields(BY_HEART, heartShares(step.step, secondsOf(step)))
    case 'power':
      return step.watts ? wattFields(step.watts) : rangeFields(BY_POWER, powerShares(step.step))
    case 'none':
      return NOTHING
  }
}

function secondsOf({ ends }: DoStep): number | null {
  return ends.by === 'seconds' ? ends.value : null
}

/** Up to 100 of a heart rate and up to 1,000 of power the protocol reads as percent of what the watch knows; what is above, as beats and watts. */
const BEATS_FROM = 100
const WATTS_FROM = 1000

function beatFields(beats: DoStep['heartBpm']): readonly FitField[] {
  return rangeFields(BY_HEART, beats ? [beats[0] + BEATS_FROM, beats[1] + BEATS_FROM] : null)
}

function wattFields([low, high]: NonNullable<DoStep['watts']>): readonly FitField[] {
  return rangeFields(BY_POWER, [low + WATTS_FROM, high + WATTS_FROM])
}

function paceFields([quick, slow]: NonNullable<DoStep['pace']>): readonly FitField[] {
  // [mm/s]
  const speed = (secPerKm: number) => Math.round(1_000_000 / secPerKm)
  return rangeFields(BY_SPEED, [speed(slow), speed(quick)])
}

/** A range of our own, and no zone of the watch's. */
function rangeFields(target: number, range: Shares | null): readonly FitField[] {
  if (range === null) return NOTHING
  return [
    { number: 3, type: 'enum', value: target },
    { number: 4, type: 'uint32', value: 0 },
    { number: 5, type: 'uint32', value: range[0] },
    { number: 6, type: 'uint32', value: range[1] },
  ]
}

function exerciseFields({ pattern, loadKg, exerciseId }: DoStep): FitField[] {
  if (!pattern || pattern === 'mobility') return []
  const lift = exerciseId === undefined ? undefined : fitLift(exerciseId)
  return [
    { number: 10, type: 'uint16', value: lift?.[0] ?? CATEGORIES[pattern] ?? NO_CATEGORY },
    // By its name a watch says of each set what was lifted.
    ...(lift ? [{ number: 11, type: 'uint16', value: lift[1] } as const] : []),
    ...(loadKg === undefined ? [] : [{ number: 12, type: 'uint16', value: Math.round(loadKg * 100) } as const]),
  ]
}
