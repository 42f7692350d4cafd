import type { PersonFacts, PersonFactsInput } from '../../contract/person-facts.ts'
import type { ProfileInput } from '../../contract/profile.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { EventRow } from '../ordinary-week/event-rows.ts'
import type { LifeParts, PartName, Texts } from '../ordinary-week/later-words.ts'
import { factsOfTaps, type TapsDraft } from './taps-draft.ts'

/** What was set by hand here, and what was written when it was. */
export type HandDraft = {
  readonly events: readonly EventRow[] | null
  /** Asked once, of whoever has no plan yet; null where it was. */
  readonly taps: TapsDraft | null
  /** What was set before and is changed by words since. */
  readonly changed: LifeParts
  /** What was written when each was set here; parts that were set before go by the words that were saved. */
  readonly besides: Partial<Record<PartName, Texts>>
}

type Held = Pick<HandDraft, 'events' | 'taps' | 'changed'>

/** All that is set by hand: kept before, tapped, or changed since. */
export function ownParts(facts: PersonFacts, { events, taps, changed }: Held): LifeParts {
  const { dated, sports, body } = facts
  const tapped = Object.fromEntries(Object.entries(taps ?? {}).filter(([, part]) => part !== null))
  return {
    ...(dated && { dated }),
    ...(sports && { sports }),
    ...(body && { body }),
    ...changed,
    ...tapped,
    ...(events && { events }),
  }
}

/** A draft with a change by hand: what is set anew goes by the words of now, what is no longer set by none. */
export function handSet(draft: HandDraft, change: Partial<Pick<HandDraft, 'events' | 'taps'>>, now: Texts): HandDraft {
  const next = { ...draft, ...change }
  const [before, after] = [ownParts({}, draft), ownParts({}, next)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as PartName[]
  const besides = { ...draft.besides }
  for (const name of names) {
    if (!after[name]) delete besides[name]
    else if (!before[name]) besides[name] = now
  }
  return { ...next, besides }
}

/** A draft with a part as words changed it, or as it was left beside them. */
export function withPart<Name extends PartName>(
  draft: HandDraft,
  name: Name,
  part: Required<LifeParts>[Name],
  now: Texts,
): HandDraft {
  const besides = { ...draft.besides, [name]: now }
  // New rows bear names of their own on the screen.
  if (name === 'events')
    return { ...draft, besides, events: (part as readonly EventRow[]).map((row, at) => ({ ...row, id: at + 1 })) }
  if (draft.taps && name in draft.taps) return { ...draft, besides, taps: { ...draft.taps, [name]: part } }
  return { ...draft, besides, changed: { ...draft.changed, [name]: part } }
}

type SeenTexts = {
  readonly profile: Pick<ProfileInput, 'daily_commitments' | 'upcoming_races'>
  /** The day on which the commitments were written. */
  readonly since: CivilDate | null
}

/** What each part goes by: what was written when it was set. */
export function besidesOf({ besides }: Pick<HandDraft, 'besides'>, { profile, since }: SeenTexts, today: CivilDate) {
  const first: Texts = {
    commitments: profile.daily_commitments ?? '',
    races: profile.upcoming_races ?? '',
    since: since ?? today,
  }
  return { ...{ dated: first, sports: first, body: first, equipment: first, events: first }, ...besides }
}

/** What was tapped and changed, as facts; events and what is at hand are kept elsewhere. */
export function lifeTold({ taps, changed }: Pick<HandDraft, 'taps' | 'changed'>): PersonFactsInput {
  const { dated, sports, body } = changed
  const told = { ...(dated && { dated }), ...(sports && { sports }), ...(body && { body }) } as PersonFactsInput
  return { ...told, ...(taps && factsOfTaps(taps)) }
}
