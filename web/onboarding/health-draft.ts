import type { AboutFacts } from '../../contract/person-facts.ts'
import type { HealthCondition } from '../../engine/model.ts'
import { HEALTH } from '../words/health-words.ts'

/** The health questions as they stand in the form. */
export type HealthDraft = {
  readonly conditions: readonly HealthCondition[]
  readonly cleared: boolean
  readonly bornYear: string
}

/** With a condition ticked or not; a doctor who agreed before it was ticked has not agreed to it. */
export function withCondition(draft: HealthDraft, condition: HealthCondition, isTicked: boolean): HealthDraft {
  const others = draft.conditions.filter((one) => one !== condition)
  return isTicked
    ? { ...draft, conditions: [...others, condition], cleared: false }
    : { ...draft, conditions: others, cleared: draft.cleared && others.length > 0 }
}

/** What is kept, as a draft. */
export function healthDraftOf(about: AboutFacts | undefined): HealthDraft {
  const health = about?.health ?? []
  return {
    conditions: health.filter((one) => one !== 'clearance-given'),
    cleared: health.includes('clearance-given'),
    bornYear: about?.bornYear === undefined ? '' : `${about.bornYear}`,
  }
}

/**
 * The draft as facts beside those that are kept; null where nothing changed, a sentence where the year is none.
 * Nothing ticked and nothing kept stays unsaid: then what the person wrote still counts.
 */
export function aboutOf(draft: HealthDraft, kept: AboutFacts | undefined): AboutFacts | null | { problem: string } {
  const year = draft.bornYear.trim()
  if (year !== '' && !/^(19|20)\d\d$/.test(year)) return { problem: HEALTH.bornYearWrong }
  const { bornYear: _year, health: before, ...others } = kept ?? {}
  const isHealthSaid = draft.conditions.length > 0 || (before !== undefined && before.length > 0)
  const isClearanceAlone = draft.conditions.length === 0 && before?.length === 1 && before[0] === 'clearance-given'
  const health = isClearanceAlone
    ? before
    : [...draft.conditions, ...(draft.conditions.length > 0 && draft.cleared ? (['clearance-given'] as const) : [])]
  const about: AboutFacts = {
    ...others,
    ...(year !== '' && { bornYear: Number(year) }),
    ...(isHealthSaid ? { health } : before && { health: before }),
  }
  return JSON.stringify(sorted(about)) === JSON.stringify(sorted(kept ?? {})) ? null : about
}

/**
 * What is about to be kept, with what another device added since this form was opened: a condition that nobody unticked here stays,
 * and a clearance that was given without knowing of it does not cover it.
 */
export function withUnseen(about: AboutFacts, seen: AboutFacts | undefined, now: AboutFacts | undefined): AboutFacts {
  const unseen = (now?.health ?? []).filter((one) => one !== 'clearance-given' && !seen?.health?.includes(one))
  const added = unseen.filter((one) => !about.health?.includes(one))
  if (added.length === 0) return about
  const covered = now?.health?.includes('clearance-given')
  const told = (about.health ?? []).filter((one) => covered || one !== 'clearance-given')
  return { ...about, health: [...told, ...added] }
}

function sorted({ bornYear, sex, health }: AboutFacts) {
  return [bornYear, sex, health && [...health].sort()]
}
