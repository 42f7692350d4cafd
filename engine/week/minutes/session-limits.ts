import { BOUNDS } from '../../limits/bounds.ts'
import { nextLongestRunKm } from '../../load/long-run-progression.ts'
import type { Discipline } from '../../model.ts'
import type { EventKind } from '../../phases/event-profile.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Intent } from '../intent.ts'
import { isRaceNear } from '../long-days.ts'
import { easyPaceOf, type Person, runsAlready } from '../person/person.ts'
import { ledLongMin } from './led-long.ts'
import type { AllocationLimits } from './long-session.ts'

const { most: ANY_MOST } = BOUNDS['any-session']
const { most: ON_THREE_DAYS } = BOUNDS['on-three-days']

/** [min] running that the last 30 days allow in one go. @source frandsen-2025 */
export function runMaxMin(frame: WeekFrame, person: Person, limits: AllocationLimits): number {
  return nextLongestRunKm(limits.longestRunKm) * easyPaceOf(person, frame.index)
}

/**
 * Minutes an easy or hard session may take beside the long one.
 * @param longMin - [min] the week's long session
 * @param hardMax - [min] a hard session may take
 * @source default-ours
 */
export function sessionMax(
  intent: Intent,
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
  longMin: number,
  hardMax: number,
): number {
  const run = intent.discipline === 'run'
  return Math.min(
    isRaceNear(frame) ? BOUNDS['before-event'].most : ANY_MOST,
    Math.max(longestBeside(intent, frame, person), intent.secondLong ? longMin * SECOND_OF_LONG : 0),
    intent.hard && intent.role !== 'hybrid' ? hardMax * (intent.discipline === 'cycle' ? HARD_RIDE : 1) : ANY_MOST,
    Math.max(15, run ? longMin * BESIDE_LONG : Math.max(longMin, besideLed(intent, frame, person))),
    run ? runMaxMin(frame, person, limits) * easedRun(frame) : Number.POSITIVE_INFINITY,
  )
}

/** [ratio] of the run that a triathlete may do else, in an easier week and before the event: no long one says it there. @source default-ours */
const EASED_RUN = 0.7

function easedRun({ deload, phase, profile }: WeekFrame): number {
  return profile?.kind.startsWith('tri') && (deload || phase === 'taper') ? EASED_RUN : 1
}

/** [ratio] of the long run that another run of its week may take. @source default-ours */
export const BESIDE_LONG = 0.95

/** [ratio] of the long run that the run on the day after it may take. @source ultra-plans for the two days; the share is ours */
const SECOND_OF_LONG = 0.65

/** [ratio] of a practice that stands for the long ride that the other rides of its week may take. @source default-ours */
const BESIDE_LED = 0.6

/** [min] an easy ride beside such a practice, 0 without one. */
function besideLed({ hard, discipline }: Intent, frame: WeekFrame, person: Person): number {
  return hard ? 0 : ledLongMin(frame, person, discipline) * BESIDE_LED
}

/** [ratio] that a hard ride may be longer by than a hard run: it costs legs less. @source default-ours */
const HARD_RIDE = 1.25

type Longer = Readonly<Partial<Record<Discipline, number>>>
/** [ratio] that rides and runs may be longer by than easy sessions are else: half a triathlon and more asks for both. @source default-ours */
const LONGER_IN_TRIATHLON: Readonly<Partial<Record<EventKind, Longer>>> = {
  'tri-short': { run: 1.2, cycle: 1.8 },
  'tri-half': { run: 1.6, cycle: 1.8 },
  'tri-full': { run: 1.9, cycle: 2.2 },
}

/** [min] an easy or hard session may take by its kind and its event, whatever its week. */
export function longestBeside(intent: Intent, frame: WeekFrame, person: Person): number {
  if (intent.kind === 'brick') return BOUNDS['short-brick'].most[person.level]
  const { phase, profile } = frame
  // What is there to recover is as short as beside any event.
  const kind = phase === 'recovery' || intent.role === 'recovery' ? undefined : profile?.kind
  return longestFor(intent, frame, person) * ((kind && LONGER_IN_TRIATHLON[kind]?.[intent.discipline]) ?? 1)
}

/** [min] the same whatever the event. */
function longestFor(intent: Intent, frame: WeekFrame, person: Person): number {
  if (intent.role === 'recovery') return BOUNDS['recovery-session'].most
  if (intent.role === 'hybrid') return BOUNDS['hybrid-session'].most
  const far =
    frame.profile?.kind === 'marathon' || frame.profile?.kind === 'ultra' ? BOUNDS['easy-to-marathon'].most : 0
  const few = person.days === 3 ? ON_THREE_DAYS.easy : 0
  const usual = Math.max(easyMax(person) + Math.max(far, few), besideLed(intent, frame, person))
  const most = Math.min(
    usual,
    frame.phase === 'recovery' ? BOUNDS['after-event'].most : ANY_MOST,
    frame.beside && frame.beside.hard > 0 ? BOUNDS['easy-beside-practices'].most : ANY_MOST,
  )
  return intent.discipline === 'swim' ? Math.min(BOUNDS['swim-session'].most[person.level], most) : most
}

/** [min] of the longest easy session: a beginner's who runs already is no shorter than others'. @source default-ours */
export function easyMax(person: Pick<Person, 'level' | 'start'>): number {
  const { most } = BOUNDS['easy-session']
  return person.level === 'beginner' && runsAlready(person) ? most.intermediate : most[person.level]
}
