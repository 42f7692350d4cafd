import type { PlanPreferences } from '../../contract/preferences.ts'
import { THRESHOLDS } from '../../contract/thresholds.ts'
import type { Equipment } from '../../engine/model.ts'
import type { Display } from '../../words/speech.ts'
import { KM_PER_MILE } from '../../words/units.ts'
import { secondsOf, timeText } from '../ordinary-week/race-time.ts'
import { ACCOUNT } from '../words/account-words.ts'

/** The training details as they stand in the form: texts, so that nothing typed is lost. */
export type TrainingDraft = {
  weeklyMin: string
  weeklyRun: string
  longestMin: string
  longestRun: string
  /** Null while what somebody wrote of it counts. */
  equipment: readonly Equipment[] | null
  limits: string
  wake: string
  bed: string
  raceDistance: string
  raceTime: string
  raceDate: string
  ftp: string
  css: string
  thresholdHr: string
}

type Units = Pick<Display, 'distance'>

/** What is kept, as texts in the person's units. */
export function draftOf({ start, recentRace, zones, ...kept }: PlanPreferences, units: Units): TrainingDraft {
  return {
    weeklyMin: text(start?.weeklyMin),
    weeklyRun: text(start?.weeklyRunKm, units),
    longestMin: text(start?.longestMin),
    longestRun: text(start?.longestRunKm ?? undefined, units),
    equipment: kept.equipment ?? null,
    limits: (kept.limits ?? []).join(', '),
    wake: kept.wake ?? '',
    bed: kept.bed ?? '',
    raceDistance: text(recentRace?.distanceKm, units),
    raceTime: recentRace ? timeText(recentRace.seconds) : '',
    raceDate: recentRace?.date ?? '',
    ftp: text(zones?.ftpWatts),
    css: zones?.cssSecPer100 === undefined ? '' : timeText(zones.cssSecPer100),
    thresholdHr: text(zones?.thresholdHr),
  }
}

/** The draft as preferences, or the sentence that says what is wrong with it. */
export function preferencesOf(
  draft: TrainingDraft,
  kept: PlanPreferences,
  units: Units,
): PlanPreferences | { readonly problem: string } {
  const weeklyMin = amount(draft.weeklyMin)
  const weeklyRunKm = kilometres(draft.weeklyRun, kept.start?.weeklyRunKm, units)
  const longestMin = amount(draft.longestMin)
  const longestRunKm = kilometres(draft.longestRun, kept.start?.longestRunKm, units)
  if ([weeklyMin, weeklyRunKm, longestMin, longestRunKm].some(Number.isNaN))
    return { problem: ACCOUNT.training.numberWrong }
  if ((weeklyMin === null) !== (longestMin === null) || (weeklyMin === null && weeklyRunKm !== null))
    return { problem: ACCOUNT.training.startHint }
  const race = [draft.raceDistance, draft.raceTime, draft.raceDate].map((part) => part.trim())
  const distanceKm = kilometres(draft.raceDistance, kept.recentRace?.distanceKm, units)
  const seconds = secondsOf(draft.raceTime)
  const anyRace = race.some((part) => part !== '')
  if (anyRace && (!distanceKm || seconds === null || !draft.raceDate)) return { problem: ACCOUNT.training.raceWrong }
  const zones = zonesOf(draft)
  if (zones === null) return { problem: ACCOUNT.training.zonesWrong }
  const limits = draft.limits
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return {
    ...besideForm(kept, zones),
    ...(weeklyMin !== null &&
      longestMin !== null && {
        start: { weeklyMin, ...(weeklyRunKm !== null && { weeklyRunKm }), longestMin, longestRunKm },
      }),
    ...(draft.equipment && { equipment: [...draft.equipment] }),
    ...(limits.length > 0 && { limits }),
    ...(draft.wake && { wake: draft.wake }),
    ...(draft.bed && { bed: draft.bed }),
    ...(anyRace && { recentRace: { distanceKm: distanceKm!, seconds: seconds!, date: draft.raceDate } }),
  }
}

/** What this form does not ask for stays as it is, and thresholds where there are any. */
function besideForm(
  { display, weights, lifts }: PlanPreferences,
  zones: NonNullable<PlanPreferences['zones']>,
): PlanPreferences {
  return {
    ...(display && { display }),
    ...(weights && { weights }),
    ...(lifts && { lifts }),
    ...(Object.keys(zones).length > 0 && { zones }),
  }
}

/** What was typed of thresholds; null where something of it cannot be meant. */
function zonesOf({ ftp, css, thresholdHr }: TrainingDraft): NonNullable<PlanPreferences['zones']> | null {
  const typed = {
    ftpWatts: amount(ftp),
    cssSecPer100: css.trim() === '' ? null : (secondsOf(css) ?? Number.NaN),
    thresholdHr: amount(thresholdHr),
  }
  const zones: { -readonly [name in keyof typeof typed]?: number } = {}
  for (const name of ['ftpWatts', 'cssSecPer100', 'thresholdHr'] as const) {
    const [least, most] = THRESHOLDS[name]
    const value = typed[name]
    if (value === null) continue
    if (!(value >= least && value <= most)) return null
    zones[name] = value
  }
  return zones
}

/** A number as text; kilometres in the person's units where these are given. */
function text(value: number | undefined, units?: Units): string {
  if (value === undefined) return ''
  return String(units?.distance === 'mi' ? Math.round((value / KM_PER_MILE) * 10) / 10 : value)
}

/** [km] of a distance in the person's units: what stands as it was shown is what was kept, to the metre. */
function kilometres(typed: string, keptKm: number | null | undefined, units: Units): number | null {
  if (keptKm != null && typed === text(keptKm, units)) return keptKm
  const value = amount(typed)
  return value === null || units.distance !== 'mi' ? value : Math.round(value * KM_PER_MILE * 1000) / 1000
}

/** The number of a text: null when it is empty, NaN when it is none. */
function amount(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  if (plain === '') return null
  const value = Number(plain)
  return value >= 0 ? value : Number.NaN
}
