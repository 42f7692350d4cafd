import { entriesOf } from '../adapt/merged-history.ts'
import { readHealth } from '../interpret/danger/read-health.ts'
import { readKnownDangers } from '../interpret/danger/read-known-dangers.ts'
import type { CivilDate, HealthCondition, HistoryDay, PlanInput, Profile, SafetyFact } from '../model.ts'
import { derivedSafetyId } from './standing.ts'

/**
 * The dangers that days tell of somebody whose conditions are known by what they ticked, wrote of themselves or told by
 * then, and that nobody has recorded yet.
 * @param safety - facts of safety with their answers
 */
export function knownDangers(
  { profile, facts, history = [], today }: Pick<PlanInput, 'profile' | 'facts' | 'history' | 'today'>,
  safety: readonly SafetyFact[],
): SafetyFact[] {
  const notSo = facts?.about?.notSo ?? []
  const ticked = (facts?.about?.health ?? []).filter((one) => one !== 'clearance-given')
  const read = conditionsOf(profile).filter((kind) => !notSo.includes(kind))
  return history
    .filter(({ date }) => date <= today)
    .flatMap((day) => toldOn(day, conditionsBy(day.date, [...ticked, ...read], safety), safety))
}

const readOf = new WeakMap<Profile, readonly HealthCondition[]>()

/** What the words of a profile tell, read once for each profile. */
function conditionsOf(profile: Profile): readonly HealthCondition[] {
  let read = readOf.get(profile)
  if (!read) {
    read = [profile.commitments, profile.races].flatMap((text) => readHealth(text).conditions).map(({ kind }) => kind)
    readOf.set(profile, read)
  }
  return read
}

/** What was known by a day; a birth that was told ends the pregnancy that was told before it. */
function conditionsBy(
  date: CivilDate,
  always: readonly HealthCondition[],
  safety: readonly SafetyFact[],
): ReadonlySet<HealthCondition> {
  const told = safety
    .filter((one) => one.kind === 'condition' && one.answer !== 'mistaken' && one.date <= date)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ what }) => what as HealthCondition)
  const known = new Set([...always, ...told])
  if (told.lastIndexOf('postpartum') > told.lastIndexOf('pregnant')) known.delete('pregnant')
  return known
}

function toldOn(day: HistoryDay, known: ReadonlySet<HealthCondition>, safety: readonly SafetyFact[]): SafetyFact[] {
  const found = entriesOf(day)
    .flatMap(({ notes = '', tomorrowNotes = '' }) => [notes, tomorrowNotes])
    .flatMap((text) => readKnownDangers(text, known))
  const own = safety.filter(({ kind, date }) => kind === 'danger' && date === day.date)
  return found
    .filter(({ kind }, at) => found.findIndex((one) => one.kind === kind) === at)
    .filter(({ kind }) => !own.some(({ what }) => what === kind))
    .map(({ kind: what, quote }) => {
      const fact = { kind: 'danger', what, quote } as const
      const id = derivedSafetyId(fact, day.date)
      return { ...fact, id, date: day.date, origin: 'words', confirmed: false, answer: null, answeredOn: null }
    })
}
