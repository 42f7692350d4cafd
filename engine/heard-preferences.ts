import { countsNow } from './interpret/week/counts-now.ts'
import { type HoursNow, hoursNow } from './interpret/week/hours-now.ts'
import { type KitNow, kitNow } from './interpret/week/kit-now.ts'
import { longDaysNow } from './interpret/week/long-days-now.ts'
import { type RunsNow, runsNow } from './interpret/week/runs-now.ts'
import { sportDaysNow } from './interpret/week/sport-days-now.ts'
import { zonesNow } from './interpret/week/zones-now.ts'
import { remembered } from './memo.ts'
import type { PlanInput, Preferences, Profile, SparedPart, SportCount } from './model.ts'
import { heardHours, heardStart } from './week/person/heard-start.ts'
import { assumedStart } from './week/person/person.ts'

/** What else is known of somebody when their words are heard. */
type Known = {
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
export function heardPreferences(input: PlanInput, { held, body = [], counts = [] }: Known): Preferences {
  const { profile } = input
  const started = withHeardZones(withHeardStart(input, held), profile)
  const told = withCounts(withHeardDays(withHeardKit(started, profile), profile), counts)
  const parts = body.filter(({ how }) => how === 'no-impact').map(({ part }) => part)
  return parts.length === 0 ? told : { ...told, limits: [...(told.limits ?? []), ...parts] }
}

/** What a person prefers, with where they stand by their own words where no field says it. */
function withHeardStart({ profile, preferences }: PlanInput, held: boolean): Preferences {
  if (preferences?.start) return preferences
  const heard = heardRuns(profile)
  if (heard !== null)
    return { ...preferences, start: 'isRun' in heard ? heardHours(heard, profile) : heardStart(heard, profile) }
  // What nobody told is not assumed of somebody whom a doctor has not seen.
  return held ? { ...preferences, start: assumedStart({ level: 'beginner' }) } : (preferences ?? {})
}

/** The same with the thresholds of their words where no field says any. */
function withHeardZones(preferences: Preferences, { commitments, races }: Profile): Preferences {
  if (preferences.zones) return preferences
  const heard = zonesNow(commitments) ?? zonesNow(races)
  return heard === null ? preferences : { ...preferences, zones: heard.zones }
}

/**
 * The same with the equipment of their words where none was tapped, and with its weights where none were told apart. That
 * there is none was tapped too: the words count no more.
 */
function withHeardKit(preferences: Preferences, profile: Profile): Preferences {
  const heard = heardKit(profile)
  if (heard === null) return preferences
  const { equipment = heard.equipment, weights = heard.weights } = preferences
  return { ...preferences, equipment, ...(equipment.length > 0 && { weights }) }
}

/** The same with the days that their words give long sessions, those without a sport, and how often they ask for one. */
function withHeardDays(preferences: Preferences, { commitments, races }: Profile): Preferences {
  const { longDays, sportDays, counts } = daysHeard({ commitments, races })
  if (longDays.length + sportDays.length + counts.length === 0) return preferences
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

/** [texts] as many as people are told of at a time. */
const TEXTS_KEPT = 64

/** The same words tell the same days: they are read once. */
const daysHeard = remembered(
  TEXTS_KEPT,
  ({ commitments, races }: Pick<Profile, 'commitments' | 'races'>) => `${commitments}\n\n${races}`,
  ({ commitments, races }) => ({
    longDays: [...longDaysNow(commitments), ...longDaysNow(races)],
    sportDays: sportDaysNow(commitments),
    counts: countsNow(commitments).map(({ sport, times }) => ({ sport, times })),
  }),
)

/** What the texts of a profile say of what somebody has to train with. */
export function heardKit({ commitments, races }: Pick<Profile, 'commitments' | 'races'>): KitNow | null {
  return kitNow(commitments) ?? kitNow(races)
}

/** What the texts of a profile say of how much somebody runs now, or trains. */
export function heardRuns({ commitments, races }: Pick<Profile, 'commitments' | 'races'>): RunsNow | HoursNow | null {
  return runsNow(commitments) ?? runsNow(races) ?? hoursNow(commitments) ?? hoursNow(races)
}
