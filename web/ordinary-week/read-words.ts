import type { RotaRead } from '../../engine/interpret/rota/rota.ts'
import type { SaidOfWeek } from '../../engine/interpret/week/said-of-week.ts'
import type { CivilDate } from '../../engine/model.ts'
import { readWeek } from '../reading/read-week.ts'
import {
  type AwayRow,
  type HeardDraft,
  type HoursRow,
  heardDraft,
  type ReadBlock,
  rowsOfReading,
} from './week-draft.ts'

/** What is read of a person's words about their days: the hours that are taken, and what they say of training itself. */
export type WordsRead = {
  readonly rows: readonly HoursRow[]
  readonly heard: HeardDraft
  /** A rota that they tell of: which of its days today is, they do not. */
  readonly rota: RotaRead | null
  /** Which of them say what somebody does and never does, and what to spare; empty where none do. */
  readonly told: { readonly sports: string; readonly body: string }
  /** Their parts that no fact came from. */
  readonly unused: readonly string[]
}

/**
 * Reads as the plan is made from it; the reader is fetched only now.
 * @param since - the day on which it was written: today while somebody writes it
 * @param kept - what was read of these words when they were written, which counts
 */
export async function readWords(
  text: string,
  today: CivilDate,
  since = today,
  kept: SaidOfWeek | null = null,
): Promise<WordsRead> {
  const [{ isOwnTraining }, { isRareSport, ownSport }, { readRota }] = await Promise.all([
    import('../../engine/day/own-training.ts'),
    import('../../engine/day/own-names.ts'),
    import('../../engine/interpret/rota/rota.ts'),
  ])
  const { facts, busy, guessed, told, unused } = kept ?? (await readNow(text, since))
  // Hours of one's own training are no life around it: they are where it goes, but for sports that few plans are of.
  const isWindow = ({ label, ...block }: ReadBlock) =>
    isOwnTraining({ label, ...block }) && !isRareSport(ownSport(label))
  const own = busy.filter(isWindow).map(({ label, confidence: _, ...window }) => {
    const sport = ownSport(label)
    return { ...window, ...(sport && { sport }) }
  })
  const week = own.length === 0 ? facts.week : { ...facts.week, windows: [...(facts.week?.windows ?? []), ...own] }
  const heard = heardDraft({ ...facts, ...(week && { week }) } as Parameters<typeof heardDraft>[0], today)
  const isGuess = ({ from, label }: AwayRow) => guessed.some((one) => one.from === from && one.label === label)
  return {
    rows: rowsOfReading(busy.filter((block) => !isWindow(block))),
    heard: { ...heard, away: heard.away.map((row) => (isGuess(row) ? { ...row, isUnsure: true as const } : row)) },
    ...{ rota: readRota(text), told, unused },
  }
}

async function readNow(text: string, since: CivilDate): Promise<SaidOfWeek> {
  const [
    { readAvailability },
    { aroundTraining },
    { inSeasons },
    { doubted },
    { withOffers },
    { weekPlaces },
    { unreadIn },
    { saidOfWeek },
  ] = await Promise.all([
    import('../../engine/interpret/availability/availability.ts'),
    import('../../engine/confirmed/readings.ts'),
    import('../../engine/interpret/week/in-seasons.ts'),
    import('../../engine/interpret/week/doubted.ts'),
    import('../../engine/interpret/week/with-offers.ts'),
    import('../../engine/interpret/week/week-places.ts'),
    import('../../engine/interpret/unread.ts'),
    import('../../engine/interpret/week/said-of-week.ts'),
  ])
  const heard = readAvailability(text, since)
  const inSeason = inSeasons(await readWeek(heard.rest), heard.seasons)
  const { said, reading: own } = doubted(text, heard, inSeason)
  const reading = withOffers(own, said.sayings)
  const unused = unreadIn(text, weekPlaces(text, said, reading)).map(({ start, end }) => text.slice(start, end))
  return saidOfWeek(text, { ...said, commitments: aroundTraining(reading, said.facts), unused })
}
