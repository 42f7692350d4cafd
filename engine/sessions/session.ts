import { Later } from '../later.ts'
import type { Discipline, Intensity, SessionKind, SessionRequest } from '../model.ts'
import type { Session } from '../plan-model.ts'
import type { SessionName } from './session-facts.ts'

/** Kinds that are hard whatever their session RPE says. */
const QUALITY: ReadonlySet<SessionKind> = new Set([
  'tempo',
  'threshold',
  'intervals',
  'hills',
  'race-pace',
  'time-trial',
  'race',
])

/** [RIR] lower-body lifting this close to failure needs a hard day's recovery. */
const HARD_RIR = 2
const LOWER_BODY: ReadonlySet<string> = new Set(['squat', 'hinge', 'lunge'])

/** What a session says and holds. */
export type SessionDetails = Pick<Session, 'description' | 'notes' | 'workout'>

/** A session with its measures at hand, and its facts and steps made when somebody reads them. */
export type SessionDraft = Omit<Session, keyof SessionDetails> & { readonly details: Later<SessionDetails> }

/** What a builder decides; the rest of a session follows from it. */
type SessionParts = {
  readonly kind: SessionKind
  readonly discipline: Discipline
  readonly name: SessionName
  readonly emoji: string
  readonly durationMin: number
  readonly rpe: number
  /** How to make them: weeks are tried out in many lengths, and only the last one is read. */
  readonly details: () => SessionDetails
  /** Where more than effort and kind make it hard. */
  readonly hard?: boolean
  readonly distanceKm?: number | null
  readonly longSession?: boolean
}

/**
 * Completes a session with its load, intensity band and hard flag.
 * @param parts - what the builder decided
 * @source foster-2001: load is session RPE times minutes; the bands are ours
 */
export function draftOf(parts: SessionParts): SessionDraft {
  return {
    kind: parts.kind,
    discipline: parts.discipline,
    name: parts.name,
    emoji: parts.emoji,
    durationMin: parts.durationMin,
    rpe: parts.rpe,
    loadAu: Math.round(parts.rpe * parts.durationMin),
    intensity: intensityOf(parts.rpe),
    hard: parts.hard ?? isHardEffort(parts.kind, parts.rpe),
    longSession: parts.longSession ?? false,
    distanceKm: parts.distanceKm ?? null,
    details: new Later(parts.details),
  }
}

/** A session with its facts and steps. */
export function finished({ details, ...measures }: SessionDraft): Session {
  return { ...measures, ...details.get() }
}

/**
 * Whether work without weights asks for a hard day's recovery.
 * @param kind - what kind of work it is
 * @param rpe - [RPE 0-10] of the whole session
 * @source default-ours
 */
export function isHardEffort(kind: SessionKind, rpe: number): boolean {
  return rpe >= 6 || QUALITY.has(kind)
}

/**
 * The intensity band of a session RPE.
 * @param rpe - [RPE 0-10]
 * @returns Low up to 4, High from 7, Medium between
 * @source default-ours
 */
export function intensityOf(rpe: number): Intensity {
  if (rpe <= 4) return 'Low'
  return rpe < 7 ? 'Medium' : 'High'
}

/**
 * Whether sets this close to failure make legs need a hard day's recovery.
 * @param rir - [reps] in reserve
 * @source default-ours
 */
export function isHardLift(pattern: string, rir: number): boolean {
  return rir <= HARD_RIR && LOWER_BODY.has(pattern)
}

/**
 * The whole minutes a builder may fill.
 * @param request - the planner's wish
 * @returns [min] whole minutes, at least 5
 * @throws RangeError when the wish is not a number of at least 5 minutes
 */
export function wantedMinutes(request: SessionRequest): number {
  if (!Number.isFinite(request.durationMin) || request.durationMin < 5)
    throw new RangeError(`Cannot build a ${request.kind} session of ${request.durationMin} minutes: expected 5 or more`)
  return Math.floor(request.durationMin)
}
