import { BOUNDS } from '../../limits/bounds.ts'
import type { Level, PlanEvent, SessionKind, SessionRequest } from '../../model.ts'
import { testRunKm } from '../../phases/event-like.ts'
import type { EventKind } from '../../phases/event-profile.ts'
import { eventMinutes } from '../../phases/event-time.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { draftSession } from '../../sessions/build.ts'
import type { SessionDraft } from '../../sessions/session.ts'
import type { KeepsFact } from '../../sessions/session-facts.ts'
import { snackDay } from '../../sessions/snacks.ts'
import type { Intent } from '../intent.ts'
import { isRaceNear } from '../long-days.ts'
import type { DesignedWeek } from '../minutes/design.ts'
import { isSafeVersion, safeRaceSession } from '../minutes/safe-race.ts'
import { ALL_EASY_WEEKS, hardSessionsOf } from '../mix/quality.ts'
import { carefulKind } from '../person/careful.ts'
import { type Person, walkRunAhead } from '../person/person.ts'
import { raceSeconds } from '../person/race-time.ts'
import { HARD_SPACING_DAYS } from '../person/stress.ts'

/** A session with the intent it was built from. */
export type BuiltIntent = {
  readonly intent: Intent
  readonly session: SessionDraft
  /** Built with more in reserve because the week's hard days were used up. */
  readonly eased: boolean
  /** Hard for a person without stress, easy for this one. */
  readonly relieved?: boolean
  /** A few minutes of movement in place of a session that its day has no room for. */
  readonly snack?: boolean
  /** What a session made shorter for its day still does. */
  readonly keeps?: KeepsFact
}

/** What any session keeps when it has less time. */
export const KEEPS_KIND: KeepsFact = { code: 'keeps-kind' }

/** [ratio] of the usual sets a deload keeps. @source rogerson-2024 */
const DELOAD_SETS = 0.6
/** [min] below which a quality session has no room for its quality. */
export const LEAST_HARD_MIN = BOUNDS['hard-session'].least

/**
 * Builds a designed week's sessions with no more hard ones than the level allows, as for a person without stress.
 * @param seed - variety of exercises
 */
export function buildSessions({ intents, frame, easyOnly }: DesignedWeek, person: Person, seed: number): BuiltIntent[] {
  let hardLeft = Math.min(hardSessionsOf(frame, person.level), mostHard(intents, frame, person))
  hardLeft = Math.min(hardLeft, Math.ceil((7 - frame.firstDay) / HARD_SPACING_DAYS.low))
  hardLeft -= intents.filter((intent) => intent.hard).length
  const noHardYet = person.level === 'beginner' && frame.index < ALL_EASY_WEEKS
  if (noHardYet || easyOnly || isRaceNear(frame) || frame.phase === 'recovery') hardLeft = 0
  return intents.map((intent) => {
    const session = buildIntent(intent, frame, person, seed)
    const eased = session.hard && !intent.hard && hardLeft <= 0
    if (session.hard && !intent.hard) hardLeft--
    const final = eased ? buildEased(intent, frame, person, seed) : session
    return { intent: { ...intent, hard: final.hard }, session: final, eased }
  })
}

/** [sessions] that are hard in a loaded week beside a long one with work in it. @source own-analysis-25-plans: two in the hardest plans */
const HARD_BESIDE_LONG = 2

/** Whose lifting is no less a part of it than its runs. */
const ASKS_FOR_STRENGTH: ReadonlySet<EventKind> = new Set<EventKind>(['hybrid', 'test', 'strength', 'general'])

/**
 * Hard days of a week beside a long session that is work itself. Where lifting made a third, one of them lay on the eve of
 * the long run or ride, which then had to end easily. Whose goal is muscle has it otherwise.
 */
function mostHard(intents: readonly Intent[], { phase, deload, share, profile }: WeekFrame, { goal }: Person): number {
  const isForEndurance = goal !== 'muscle-gain' && profile !== null && !ASKS_FOR_STRENGTH.has(profile.kind)
  const isLoaded = !deload && share === null && (phase === 'build' || phase === 'peak')
  const isWorked = ({ role, discipline, hard }: Intent) =>
    role === 'long' && !hard && (discipline === 'run' || discipline === 'cycle')
  return isForEndurance && isLoaded && intents.some(isWorked) ? HARD_BESIDE_LONG : Number.POSITIVE_INFINITY
}

/** The same session at another length, as gentle as it was. */
export function rebuilt<T extends BuiltIntent>(
  one: T,
  size: { durationMin: number; distanceKm: number | null },
  frame: WeekFrame,
  person: Person,
  seed: number,
): T {
  if (one.snack) return { ...one, session: snackDay(person, seed + frame.index, size.durationMin) }
  const tooShort = one.session.hard && one.intent.role === 'quality' && size.durationMin < LEAST_HARD_MIN
  const kind = tooShort && one.intent.kind !== 'brick' ? 'easy' : one.intent.kind
  const intent = { ...one.intent, ...size, kind, hard: tooShort ? false : one.intent.hard }
  const first = one.eased ? buildEased(intent, frame, person, seed) : buildIntent(intent, frame, person, seed)
  const session = first.hard && !one.session.hard ? buildEased(intent, frame, person, seed) : first
  const keeps = one.keeps === undefined ? undefined : KEEPS_KIND
  return { ...one, intent, session, ...(keeps === undefined ? {} : { keeps }) }
}

const NO_CHANGES: Readonly<Changes> = {}

/** What a session is built with in place of the person's stress and the week's phase. */
type Changes = Partial<Pick<SessionRequest, 'stress' | 'phase'>>

/**
 * Builds the session of one intent.
 * @param changes - parts of the request to set otherwise
 */
export function buildIntent(
  intent: Intent,
  frame: WeekFrame,
  person: Person,
  seed: number,
  changes: Changes = NO_CHANGES,
): SessionDraft {
  if (isSafeVersion(intent)) {
    const easy: Intent = {
      ...intent,
      role: 'long',
      kind: 'long',
      discipline: intent.distanceKm === null ? 'cardio' : 'run',
    }
    return safeRaceSession(buildIntent(easy, frame, person, seed), intent)
  }
  return draftSession(requestOf(intent, frame, person, seed, changes))
}

/** What the session builders are asked for an intent. */
export function requestOf(
  intent: Intent,
  frame: WeekFrame,
  person: Person,
  seed: number,
  changes: Changes = NO_CHANGES,
): SessionRequest {
  const race = intent.role === 'race' && intent.event ? intent.event : null
  const easyBrick = intent.kind === 'brick' && !intent.hard
  return {
    kind: intent.discipline === 'run' ? carefulKind(intent.kind, person) : intent.kind,
    discipline: intent.discipline,
    durationMin: race && intent.durationMin === 0 ? raceDayMin(race, person.level) : intent.durationMin,
    level: person.level,
    goal: person.goal,
    stress: changes.stress ?? person.stress,
    phase: changes.phase ?? (easyBrick ? 'base' : frame.phase),
    deload: frame.deload,
    weekIndex: frame.index,
    lifting: frame.lifting,
    strengthIndex: intent.strengthIndex,
    strengthCount: intent.strengthCount,
    setsFactor: setsFactor(frame),
    distanceKm: race && intent.distanceKm === null ? race.distanceKm : intent.distanceKm,
    event: race ? intent.event : trainedFor(intent),
    vdot: person.result?.vdot ?? null,
    walkRunAhead: walkRunAhead(person),
    equipment: intent.equipment ?? person.equipment,
    limits: person.limits,
    seed,
    // Last, so that all requests have one shape up to here.
    ...(person.unwanted && { unwanted: person.unwanted }),
    ...pacesOf(intent, person),
    ...marksOf(intent, person),
  }
}

/** What sets a session apart from others of its kind. */
function marksOf(
  { endsEasily, secondLong, runPart, halves }: Intent,
  { older, easyLifts, zones }: Person,
): Pick<SessionRequest, 'endsEasily' | 'secondLong' | 'runPart' | 'halves' | 'older' | 'easyLifts' | 'zones'> {
  if (!endsEasily && !secondLong && runPart === undefined && !halves && !older && !easyLifts && !zones) return NO_MARKS
  return {
    ...(endsEasily && { endsEasily }),
    ...(secondLong && { secondLong }),
    ...(runPart !== undefined && { runPart }),
    ...(halves && { halves }),
    ...(older && { older }),
    ...(easyLifts && { easyLifts }),
    ...(zones && { zones }),
  }
}

/** Most have none of them: one object for all. */
const NO_MARKS: Readonly<Pick<SessionRequest, 'older'>> = {}

/** The event as a session trains for it: a test's run by its distance and pace. */
function trainedFor({ event, discipline }: Intent): Intent['event'] {
  const km = event ? testRunKm(event) : null
  if (!event || discipline !== 'run' || km === null) return event
  return { ...event, discipline: 'run', distanceKm: km }
}

/** What is known of how fast somebody runs, in training and in the event; nothing where nothing is. */
function pacesOf(intent: Intent, person: Person): Pick<SessionRequest, 'paceVdot' | 'raceSeconds'> {
  const event = trainedFor(intent)
  const seconds = event ? raceSeconds(event, person) : null
  return {
    ...(person.paceVdot !== undefined && { paceVdot: person.paceVdot }),
    ...(seconds !== null && { raceSeconds: seconds }),
  }
}

/** [min] of an event and what stands around it, by level. @source default-ours */
function raceDayMin(race: PlanEvent, level: Level): number {
  const min = eventMinutes(race, level)
  // What the parts of a test take is told; getting warm comes before it.
  return race.distanceKm === null && !race.like?.parts ? min : min + (min < 75 ? 23 : 18)
}

function setsFactor(frame: WeekFrame): number {
  if (frame.deload) return DELOAD_SETS
  return frame.share === null ? 1 : Math.max(0.4, Math.min(1, frame.share))
}

const GENTLER: Readonly<Partial<Record<SessionKind, SessionKind>>> = {
  'strength-lower': 'strength-maintenance',
  'strength-full': 'strength-maintenance',
  hybrid: 'circuit',
}

/** The same work with more in reserve, when the week's hard days are used up. */
export function buildEased(intent: Intent, frame: WeekFrame, person: Person, seed: number): SessionDraft {
  if (intent.role === 'long' && intent.kind === 'race-pace')
    return buildIntent({ ...intent, kind: 'long', hard: false }, frame, person, seed)
  const spared = buildIntent(intent, frame, person, seed, { stress: 'high' })
  if (!spared.hard) return spared
  const kind = GENTLER[intent.kind] ?? 'easy'
  const gentle = buildIntent({ ...intent, kind }, frame, person, seed, { stress: 'high', phase: 'base' })
  return gentle.hard
    ? buildIntent({ ...intent, kind: 'mobility', discipline: 'mobility' }, frame, person, seed)
    : gentle
}
