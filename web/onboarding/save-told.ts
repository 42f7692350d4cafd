import type { AboutFacts, PersonFacts, PersonFactsInput } from '../../contract/person-facts.ts'
import type { Equipment } from '../../engine/model.ts'
import { planApi } from '../api/plan-api.ts'
import { type EventRow, eventsOfRows } from '../ordinary-week/event-rows.ts'
import { type AskWhich, changedParts, saveMerged, saveUpon } from '../unseen/save-upon.ts'
import { withUnseen } from './health-draft.ts'

/** Events where they are a list, and their end where they were one. */
export function eventsTold(rows: readonly EventRow[] | null, kept: PersonFacts): PersonFactsInput {
  const events = rows && eventsOfRows(rows)
  if (JSON.stringify(events) === JSON.stringify(kept.events)) return {}
  if (events) return { events }
  return kept.events ? { events: null } : {}
}

/** Saves what was said of health, before the profile: no plan is made of somebody who is not of age. */
export async function saveAbout(about: AboutFacts, seen: AboutFacts | undefined): Promise<void> {
  await saveUpon(planApi.factsStanding, (now, tag) =>
    planApi.saveFacts({ about: withUnseen(about, seen, now.about) }, tag),
  )
}

/** Saves what was drawn and tapped, beside what other devices set meanwhile. @returns null where the person would rather not now */
export function saveLife(facts: PersonFacts, told: PersonFactsInput, ask: AskWhich): Promise<PersonFacts | null> {
  return saveMerged<PersonFacts, PersonFacts>({
    read: planApi.factsStanding,
    write: (merged, now, tag) => planApi.saveFacts(changedParts(now, merged) as PersonFactsInput, tag),
    ...{ seen: facts, mine: { ...facts, ...told } as PersonFacts, ask },
  })
}

/** Saves what is at hand beside the rest of what was said of training. */
export function saveEquipment(equipment: readonly Equipment[]) {
  return saveUpon(planApi.preferencesStanding, (now, tag) =>
    planApi.savePreferences({ ...now, equipment: [...equipment] }, tag),
  )
}
