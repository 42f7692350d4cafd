import { addDays } from '../../civil-date.ts'
import { withoutGuessesAway } from '../../day/stays.ts'
import { type BusyBlock, type CommitmentsReading, type Season, type Span, WEEKDAYS } from '../../model.ts'
import type { Availability } from '../availability/availability.ts'
import type { ToldSeason } from '../availability/seasons.ts'
import { withOwnWishes } from './own-wishes.ts'

type Held = Season & { readonly span: Span }

/** The hours of a week, each with how long it holds where the text says so. */
export function inSeasons(told: CommitmentsReading, seasons: readonly ToldSeason[]): CommitmentsReading {
  const read = withOwnWishes({ ...told, busy: withoutGuessesAway(told.busy) })
  if (seasons.length === 0) return read
  const all: readonly Held[] = [...read.busy, ...read.preferences]
  const [turns, lasting] = [seasons.filter(isTurn), seasons.filter((one) => !isTurn(one))]
  const turnOf = (one: Held) => ('label' in one ? turns.find((told) => isInTurn(told, one as BusyBlock))?.season : {})
  const seasonOf = (one: Held): Season => {
    const its = isSeasonal(one) ? [] : lasting.filter((told) => overlaps(reachOf(told, all), one.span))
    // Of several the one that its hours stand in, which are its last words.
    const season = (its.findLast((told) => (reachOf(told, all)?.end ?? 0) >= one.span.end) ?? its[0])?.season
    return { ...season, ...turnOf(one) }
  }
  const busy = read.busy.flatMap((block) => {
    const season = seasonOf(block)
    // In which weeks is all that was in doubt.
    const confidence = season.turn?.monday ? Math.max(block.confidence, SURE) : block.confidence
    if (season.turn || !isOnlyGuess(block, read.busy)) return [{ ...block, ...season, confidence }]
    // "I work from home next week" tells nothing of the others.
    return season.to === undefined ? [block] : []
  })
  return {
    busy: busy.map((block) => inOtherWeeks(parted(block, busy), busy)),
    preferences: read.preferences.map((wish) => ({ ...wish, ...seasonOf(wish) })),
  }
}

const isTurn = ({ season }: ToldSeason) => season.turn !== undefined

/** Whether hours are those that are told of some weeks: their reader was in doubt of them, which it is of no others. */
function isInTurn({ days, reach }: ToldSeason, block: BusyBlock): boolean {
  const isOn = days === undefined || block.days.every((day) => days.includes(day))
  return isOn && block.confidence <= GUESSED && reach.some((part) => overlaps(part, block.span))
}

/** "Work from home from January" tells of no hours and no days: they are guessed, and there is work before. */
function isOnlyGuess({ label, confidence, days }: BusyBlock, busy: readonly BusyBlock[]): boolean {
  const isAlone = busy.filter((one) => one.label === label).length === 1
  return label === 'work' && confidence <= GUESSED && days.join() === WORKDAYS && isAlone
}

/** Where a text tells for how long something holds, and something does for so long. */
export function heldSeasons(
  seasons: readonly ToldSeason[],
  { sayings, busy, preferences }: Pick<Availability, 'sayings'> & Pick<CommitmentsReading, 'busy' | 'preferences'>,
): Span[] {
  const all: readonly Held[] = [...busy, ...preferences]
  const timed = sayings.filter((one) => 'season' in one)
  return seasons.flatMap((told) => {
    const part = reachOf(told, all)
    const [first = null] = told.reach
    const isHeld = all.some((one) => isSeasonal(one) && overlaps(part, one.span))
    const isInTurns = all.some((one) => one.turn !== undefined && told.season.turn !== undefined)
    return isHeld || isInTurns || timed.some(({ span }) => overlaps(first, span)) ? [told.span, ...told.besides] : []
  })
}

/** The part of a text that a season is of: the first that tells of hours. */
function reachOf({ reach }: ToldSeason, held: readonly Held[]): Span | null {
  return reach.find((part) => held.some(({ span }) => overlaps(part, span))) ?? null
}

/** [ratio] */
const GUESSED = 0.5
const WORKDAYS = WEEKDAYS.slice(0, 5).join()
/** [ratio] What was in doubt beside other hours of its name is not where those are of another time. */
const SURE = 0.85

/** "Work 9-5, from January 10-6": what begins takes the place of what had its name. */
function parted(block: BusyBlock, busy: readonly BusyBlock[]): BusyBlock {
  const alike = busy.filter(
    (one) => one !== block && one.label === block.label && one.days.some((day) => block.days.includes(day)),
  )
  const from = isSeasonal(block) ? undefined : alike.find((one) => one.from !== undefined && one.to === undefined)?.from
  const isOfOtherTime = alike.length > 0 && alike.every((one) => isSeasonal(one) || isSeasonal(block))
  return {
    ...block,
    ...(from !== undefined && { to: addDays(from, -1) }),
    ...(isOfOtherTime && { confidence: Math.max(block.confidence, SURE) }),
  }
}

/** "Every other Friday I finish at 1": the longer day is of the weeks between. */
function inOtherWeeks(block: BusyBlock, busy: readonly BusyBlock[]): BusyBlock {
  const { turn, span, label } = block
  if (turn?.every !== 2 || turn.monday === undefined) return block
  const isWithin = ({ start, end }: BusyBlock) =>
    start >= block.start && end <= block.end && (start > block.start || end < block.end)
  const short = busy.some(
    (one) => one.label === label && one.days.join() === block.days.join() && isWithin(one) && overlaps(one.span, span),
  )
  return short ? { ...block, turn: { ...turn, monday: addDays(turn.monday, 7) } } : block
}

const isSeasonal = ({ from, to }: Season) => from !== undefined || to !== undefined

function overlaps(one: Span | null, other: Span): boolean {
  return one !== null && one.start < other.end && other.start < one.end
}
