import type { RotaRead } from '../../engine/interpret/rota/rota.ts'
import type { CivilDate } from '../../engine/model.ts'
import { wordsOf } from '../reading/read-person.ts'
import { readWeek } from '../reading/read-week.ts'
import { type AwayRow, type HeardDraft, type HoursRow, heardDraft, rowsOfReading } from './week-draft.ts'

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
 */
export async function readWords(text: string, today: CivilDate, since = today): Promise<WordsRead> {
  const [
    { readAvailability },
    { aroundTraining },
    { isOwnTraining },
    { isRareSport, ownSport },
    { readRota },
    { inSeasons },
    { withOffers },
    { weekPlaces },
    { unreadIn },
  ] = await Promise.all([
    import('../../engine/interpret/availability/availability.ts'),
    import('../../engine/confirmed/readings.ts'),
    import('../../engine/day/own-training.ts'),
    import('../../engine/day/own-names.ts'),
    import('../../engine/interpret/rota/rota.ts'),
    import('../../engine/interpret/week/in-seasons.ts'),
    import('../../engine/interpret/week/with-offers.ts'),
    import('../../engine/interpret/week/week-places.ts'),
    import('../../engine/interpret/unread.ts'),
  ])
  const said = readAvailability(text, since)
  const { facts } = said
  const reading = withOffers(inSeasons(await readWeek(said.rest), said.seasons), said.sayings)
  const { busy } = aroundTraining(reading, facts)
  // Hours of one's own training are no life around it: they are where it goes, but for sports that few plans are of.
  const isWindow = (block: (typeof busy)[number]) => isOwnTraining(block) && !isRareSport(ownSport(block.label))
  const own = busy.filter(isWindow).map(({ days, start, end, label, from, to }) => {
    const sport = ownSport(label)
    return { days, start, end, ...(sport && { sport }), ...(from && { from }), ...(to && { to }) }
  })
  const week = own.length === 0 ? facts.week : { ...facts.week, windows: [...(facts.week?.windows ?? []), ...own] }
  const heard = heardDraft({ ...facts, ...(week && { week }) } as Parameters<typeof heardDraft>[0], today)
  const isGuess = ({ from, label }: AwayRow) =>
    said.sayings.some(
      (one) => (one.kind === 'away' || one.kind === 'busy') && one.isGuess && one.from === from && one.label === label,
    )
  return {
    rows: rowsOfReading(busy.filter((block) => !isWindow(block))),
    heard: { ...heard, away: heard.away.map((row) => (isGuess(row) ? { ...row, isUnsure: true as const } : row)) },
    rota: readRota(text),
    told: { sports: wordsOf('sports', text, said.sayings), body: wordsOf('spares', text, said.sayings) },
    unused: unreadIn(text, weekPlaces(text, said, reading)).map(({ start, end }) => text.slice(start, end)),
  }
}
