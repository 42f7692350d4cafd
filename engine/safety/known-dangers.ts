import { addDays } from '../civil-date.ts'
import { entriesOf } from '../history/merged-history.ts'
import { readHealth } from '../interpret/danger/read-health.ts'
import { readKnownDangers } from '../interpret/danger/read-known-dangers.ts'
import { rememberedOf } from '../memo.ts'
import type { CivilDate, HealthCondition, HistoryDay, HistoryEntry, PlanInput, Profile, SafetyFact } from '../model.ts'
import { derivedSafetyId, type FoundSafety } from './standing.ts'

/** What is known of a person: what they ticked and what their profile says. */
export type Known = Pick<PlanInput, 'facts'> & { readonly profile: Pick<Profile, 'commitments' | 'races'> }

/** [days] before today whose notes are heard anew when something gets known of a person. @source default-ours */
const HEARD_ANEW_DAYS = 1

/** The first day whose notes are heard anew with what gets known today: what began yesterday may still go on. */
export function heardAnewSince(today: CivilDate): CivilDate {
  return addDays(today, -HEARD_ANEW_DAYS)
}

/**
 * The dangers that days tell of somebody whose conditions are known by what they ticked, wrote of themselves or told by
 * then, and that nobody has recorded yet.
 * @param safety - facts of safety with their answers
 */
export function knownDangers(
  input: Known & Pick<PlanInput, 'history' | 'today' | 'heardSince'>,
  safety: readonly SafetyFact[],
): SafetyFact[] {
  const { history = [], today, heardSince = '' } = input
  return history
    .filter(({ date }) => date <= today && date >= heardSince)
    .flatMap((day) => toldOn(day, knownBy(day.date, input, safety), safety))
}

/** The conditions that are known of somebody on a day; a birth that was told ends the pregnancy that was told before it. */
export function knownBy(
  date: CivilDate,
  { profile, facts }: Known,
  safety: readonly SafetyFact[],
): ReadonlySet<HealthCondition> {
  const notSo = facts?.about?.notSo ?? []
  const ticked = (facts?.about?.health ?? []).filter((one) => one !== 'clearance-given')
  const read = conditionsOf(profile).filter((kind) => !notSo.includes(kind))
  const told = safety
    .filter((one) => one.kind === 'condition' && one.answer !== 'mistaken' && one.date <= date)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ what }) => what as HealthCondition)
  const known = new Set([...ticked, ...read, ...told])
  if (told.lastIndexOf('postpartum') > told.lastIndexOf('pregnant')) known.delete('pregnant')
  return known
}

/** The dangers that an entry tells of somebody with these conditions. */
export function knownIn(
  { notes = '', tomorrowNotes = '' }: HistoryEntry,
  known: ReadonlySet<HealthCondition>,
): FoundSafety[] {
  return [notes, tomorrowNotes]
    .flatMap((text) => readKnownDangers(text, known))
    .filter(({ kind }, at, found) => found.findIndex((one) => one.kind === kind) === at)
    .map(({ kind: what, quote }) => ({ kind: 'danger', what, quote, origin: 'words' }))
}

/** What the words of a profile tell, read once for each profile. */
const conditionsOf = rememberedOf((profile: Known['profile']): readonly HealthCondition[] =>
  [profile.commitments, profile.races].flatMap((text) => readHealth(text).conditions).map(({ kind }) => kind),
)

function toldOn(day: HistoryDay, known: ReadonlySet<HealthCondition>, safety: readonly SafetyFact[]): SafetyFact[] {
  const own = safety.filter(({ kind, date }) => kind === 'danger' && date === day.date)
  return entriesOf(day)
    .flatMap((entry) => knownIn(entry, known))
    .filter(({ what }, at, found) => found.findIndex((one) => one.what === what) === at)
    .filter(({ what }) => !own.some((one) => one.what === what))
    .map((found) => {
      const id = derivedSafetyId(found, day.date)
      return { ...found, id, date: day.date, confirmed: false, answer: null, answeredOn: null }
    })
}
