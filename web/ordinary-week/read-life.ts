import { rowsOfEvents } from './event-rows.ts'
import type { LifeParts, Texts } from './later-words.ts'

/** What words say of all that can be set by hand as well; what they say nothing of is empty. */
export async function readLife({ commitments, races, since }: Texts): Promise<Required<LifeParts>> {
  const [{ readAvailability }, { kitNow }, { readRaces }] = await Promise.all([
    import('../../engine/interpret/availability/availability.ts'),
    import('../../engine/interpret/week/kit-now.ts'),
    import('../../engine/interpret/races/races.ts'),
  ])
  const { facts, cut } = readAvailability(commitments, since)
  return {
    ...{ dated: facts.dated ?? [], sports: facts.sports ?? {}, body: facts.body ?? [] },
    equipment: (kitNow(cut) ?? kitNow(races))?.equipment ?? [],
    events: rowsOfEvents(readRaces(races, since).events),
  }
}
