import type { CivilDate } from '../../engine/model.ts'
import { readWeek } from '../reading/read-week.ts'
import { type HeardDraft, type HoursRow, heardDraft, rowsOfReading } from './week-draft.ts'

/** What is read of a person's words about their days: the hours that are taken, and what they say of training itself. */
export type WordsRead = { readonly rows: readonly HoursRow[]; readonly heard: HeardDraft }

/** Reads as the plan is made from it; the reader is fetched only now. */
export async function readWords(text: string, today: CivilDate): Promise<WordsRead> {
  const [{ readAvailability }, { aroundTraining }] = await Promise.all([
    import('../../engine/interpret/availability/availability.ts'),
    import('../../engine/confirmed/readings.ts'),
  ])
  const { facts, rest } = readAvailability(text, today)
  return {
    rows: rowsOfReading(aroundTraining(await readWeek(rest), facts).busy),
    heard: heardDraft(facts as Parameters<typeof heardDraft>[0], today),
  }
}
