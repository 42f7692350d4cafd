import { Later } from '../../later.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import { inside, LIMITS } from '../../limits/limits.ts'
import { eventProfile } from '../../phases/event-profile.ts'
import { eventMinutes } from '../../phases/event-time.ts'
import type { SessionDraft } from '../../sessions/session.ts'
import type { Intent } from '../intent.ts'
import { easyPaceOf, type Person } from '../person/person.ts'

/** [ratio] of the longest session a day may reach when the event itself is out of reach. @source frandsen-2025 */
const SAFE_RATIO = inside(LIMITS['run-rise'].hard, 0.05)
/** [ratio] how many times the longest session an event without running distance may last. @source default-ours */
const EVENT_RATIO = 4

/** [min] of the shorter day at least, however little was trained. */
const { least: LEAST_MIN } = BOUNDS['cramped-session']

/** [ratio] by which training that is under way may fall short of what a new plan would need: a missed week takes no event away. @source default-ours */
export const UNDER_WAY_SLACK = 1.15

/**
 * The event as it stands, or a shorter day in its place when training has not come far enough.
 * @param ready - longest run [km] and session [min] of the weeks before
 * @param slack - [ratio] by which that may fall short
 * @source fokkema-2020, frandsen-2025: how long is long enough, and what a single day may add; thresholds are ours
 */
export function safeRace(intent: Intent, person: Person, ready: { runKm: number; min: number }, slack = 1): Intent {
  if (intent.role !== 'race' || !intent.event) return intent
  const { finishKm, kind } = eventProfile(intent.event)
  // Whoever lifts on the day chooses the weights of the day.
  if (kind === 'strength') return intent
  // Nobody said how long it takes: it is asked for, and no shorter version of it could be named.
  if (intent.event.discipline === 'other' && intent.event.like?.minutes === undefined) return intent
  if (finishKm !== null) {
    if (ready.runKm * slack >= finishKm - 0.05) return intent
    const distanceKm = Math.floor(Math.min(ready.runKm * SAFE_RATIO, intent.event.distanceKm ?? finishKm) * 10) / 10
    return {
      ...intent,
      hard: false,
      distanceKm,
      durationMin: Math.max(LEAST_MIN, Math.round(distanceKm * easyPaceOf(person, 0))),
    }
  }
  if (eventMinutes(intent.event, person.level) <= ready.min * slack * EVENT_RATIO) return intent
  return { ...intent, hard: false, durationMin: Math.max(LEAST_MIN, Math.floor((ready.min * SAFE_RATIO) / 5) * 5) }
}

/** Whether an intent is the shorter day in place of an event. */
export function isSafeVersion(intent: Intent): boolean {
  return intent.role === 'race' && intent.durationMin > 0
}

/** [km] the longest run that a shorter day builds on; null where it is measured in minutes. */
export function reachOf({ distanceKm }: Intent): number | null {
  return distanceKm === null ? null : distanceKm / SAFE_RATIO
}

/** The shorter day in place of an event. */
export function safeRaceSession(session: SessionDraft, intent: Intent): SessionDraft {
  const { distanceKm } = intent
  return {
    ...session,
    kind: 'race',
    discipline: 'race',
    name: { code: 'safe-version', event: intent.event?.name ?? null },
    emoji: '🏁',
    hard: false,
    distanceKm,
    longSession: true,
    details: new Later(() => ({
      ...session.details.get(),
      description: { code: 'event-beyond-practice', km: distanceKm, minutes: session.durationMin },
      notes: { code: 'other-ways-to-take-part' },
    })),
  }
}
