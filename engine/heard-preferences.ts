import type { PlanInput, Preferences, SparedPart, SportCount } from './model.ts'
import type { ToldOfTraining } from './told-of-training.ts'
import { heardTraining, liftedOf } from './week/person/heard-start.ts'
import { assumedStart } from './week/person/person.ts'

/** What else is known of somebody when their words are heard. */
type Known = {
  /** What their words say of their training. */
  readonly told: ToldOfTraining
  /** A doctor has not agreed yet. */
  readonly held: boolean
  /** Parts heard in their words, where none was confirmed. */
  readonly body?: readonly SparedPart[]
  /** On how many days they name a sport of the plan. */
  readonly counts?: readonly SportCount[]
}

/**
 * What a person prefers, with what their own words say of where they stand, of their zones, of what they have to train with,
 * of the days of long sessions and of sports, how often they ask for one, and of what no landing may load.
 */
export function heardPreferences(input: PlanInput, { told, held, body = [], counts = [] }: Known): Preferences {
  const started = withHeardZones(withHeardStart(input, told, held), told)
  const all = withCounts(withHeardDays(withHeardKit(started, told), told), counts)
  const parts = body.filter(({ how }) => how === 'no-impact').map(({ part }) => part)
  return parts.length === 0 ? all : { ...all, limits: [...(all.limits ?? []), ...parts] }
}

/** What a person prefers, with where they stand by their own words where no field says it. */
function withHeardStart(
  { profile, preferences }: PlanInput,
  { amount, lifts }: ToldOfTraining,
  held: boolean,
): Preferences {
  if (preferences?.start)
    return lifts === null ? preferences : { ...preferences, start: liftedOf(preferences.start, lifts) }
  const start = heardTraining(amount, lifts, profile)
  if (start !== null) return { ...preferences, start }
  // What nobody told is not assumed of somebody whom a doctor has not seen.
  return held ? { ...preferences, start: assumedStart({ level: 'beginner' }) } : (preferences ?? {})
}

/** The same with the thresholds of their words where no field says any. */
function withHeardZones(preferences: Preferences, { zones }: ToldOfTraining): Preferences {
  return preferences.zones || zones === null ? preferences : { ...preferences, zones: zones.zones }
}

/**
 * The same with the equipment of their words where none was tapped, and with its weights where none were told apart. That
 * there is none was tapped too: the words count no more.
 */
function withHeardKit(preferences: Preferences, { kit }: ToldOfTraining): Preferences {
  if (kit === null) return preferences
  const { equipment = kit.equipment, weights = kit.weights } = preferences
  return { ...preferences, equipment, ...(equipment.length > 0 && { weights }) }
}

/** The same with the days that their words give long sessions, those without a sport, and how often they ask for one. */
function withHeardDays(preferences: Preferences, { longDays, sportDays, counts }: ToldOfTraining): Preferences {
  return {
    ...preferences,
    ...(longDays.length > 0 && { longDays }),
    ...(sportDays.length > 0 && { sportDays }),
    ...(counts.length > 0 && { counts }),
  }
}

/** The same with the days that somebody names for a sport, where they do not say how often they ask for it. */
function withCounts(preferences: Preferences, named: readonly SportCount[]): Preferences {
  const { counts = [] } = preferences
  const more = named.filter(({ sport }) => !counts.some((one) => one.sport === sport))
  return more.length === 0 ? preferences : { ...preferences, counts: [...counts, ...more] }
}
