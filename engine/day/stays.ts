import { type BusyBlock, WEEKDAYS, type Weekday } from '../model.ts'
import { sure } from '../sure.ts'
import { DAY_MIN, endAfter, minuteOf, type Stretch } from './clock.ts'
import type { Binding, Commitment } from './day-model.ts'

/** What a stay of more than a day takes of one of its days. */
export type StayPart = Stretch & { readonly label: string }

/** Of a day of which nothing else binds. */
export const OPEN: Binding = { shut: false, windows: null, mostMin: Number.POSITIVE_INFINITY, light: null, kit: null }

/** Whoever confirms a shift of 24 hours means it, and whoever says "8am to 8am"; but nobody has one day after day. */
function isMeant({ days, span, confidence, start, end }: BusyBlock): boolean {
  const isRound = start === end && start !== '00:00'
  return (
    (confidence === 1 && span.end === span.start) || (isRound && !days.some((day) => days.includes(dayBeside(day, 1))))
  )
}

const dayBeside = (day: Weekday, step: 1 | 6): Weekday => sure(WEEKDAYS[(WEEKDAYS.indexOf(day) + step) % 7])

/** [min] no commitment fills more of a day: nights are for sleep. */
const LONGEST_BLOCK_MIN = 960

/** [ratio] Less sure than that it is asked about. */
const ASKED = 0.6

const lengthOf = ({ start, end }: BusyBlock) => endAfter(minuteOf(start), minuteOf(end)) - minuteOf(start)

/** Whether hours that nobody is sure of would leave nothing of a day: they are asked about, and nobody trains at night for them. */
const isDoubtfulDay = (block: BusyBlock) => block.confidence < ASKED && lengthOf(block) > LONGEST_BLOCK_MIN

/** A block that claims nearly the whole day means the waking part of it; where it ends or begins by day, it does. */
function wakingPart(block: BusyBlock): BusyBlock {
  if (lengthOf(block) <= LONGEST_BLOCK_MIN) return block
  const isNightBefore = isFromMidnight(block) && !isToMidnight(block)
  const isNightAfter = isToMidnight(block) && !isFromMidnight(block)
  return { ...block, start: isNightAfter ? block.start : '07:00', end: isNightBefore ? block.end : '22:00' }
}

/**
 * What the hours of a week take, stays over days and nights apart, told from a weekday's hour to another's: "on the road Mon
 * 4am till Fri 6pm". Who is away does not wake at home, and trains on none of the days between.
 * @returns of each weekday its part of a stay, Monday first; and the other hours
 */
export function takenHours(told: readonly BusyBlock[]): {
  readonly stays: readonly (StayPart | null)[]
  readonly busy: readonly BusyBlock[]
} {
  const others = told.flatMap((block) => without(block, stayDays(block, told)))
  const stays = WEEKDAYS.map((day) => {
    const block = told.find((one) => one.confidence >= ASKED && stayDays(one, told).includes(day))
    return block ? { start: minuteOf(block.start), end: minuteOf(block.end) || DAY_MIN, label: block.label } : null
  })
  const busy = others
    .filter((block) => isMeant(block) || !isDoubtfulDay(block))
    .map((block) => (isMeant(block) ? block : wakingPart(block)))
  return { stays, busy }
}

/** A week without hours that were only guessed, where somebody is away: "truck driver, on the road Mon 4am till Fri 6pm". */
export function withoutGuessesAway(told: readonly BusyBlock[]): readonly BusyBlock[] {
  const { stays } = takenHours(told)
  if (!stays.some(Boolean)) return told
  const isInStay = (block: BusyBlock, day: Weekday) => {
    const stay = stays[WEEKDAYS.indexOf(day)]
    return (
      stay && stay.start <= minuteOf(block.start) && stay.end >= endAfter(minuteOf(block.start), minuteOf(block.end))
    )
  }
  return told.flatMap((block) =>
    block.confidence < ASKED
      ? without(
          block,
          block.days.filter((day) => isInStay(block, day)),
        )
      : [block],
  )
}

function without(block: BusyBlock, off: readonly Weekday[]): readonly BusyBlock[] {
  const days = block.days.filter((day) => !off.includes(day))
  if (days.length === block.days.length) return [block]
  return days.length === 0 ? [] : [{ ...block, days }]
}

const isToMidnight = ({ end }: BusyBlock) => end === '00:00' || end === '24:00'
const isFromMidnight = ({ start }: BusyBlock) => start === '00:00'
const isWhole = (block: BusyBlock) => isFromMidnight(block) && isToMidnight(block)

/** Whom children are with is at home, and so may be who is on call. */
const AT_HOME = /^(?:care|family|kids|on call)$/i

/** The days of a block that are of a stay: whole ones with a night beside them that is of it too, and those to which these nights lead. */
function stayDays(block: BusyBlock, busy: readonly BusyBlock[]): readonly Weekday[] {
  if (AT_HOME.test(block.label)) return []
  const same = busy.filter(({ label }) => label === block.label)
  // Who is never at home lives there.
  if (WEEKDAYS.every((day) => same.some((one) => isWhole(one) && one.days.includes(day)))) return []
  const beside = (day: Weekday, step: 1 | 6) => {
    const other = dayBeside(day, step)
    const runsOn = step === 1 ? isFromMidnight : isToMidnight
    return same.some((one) => one.days.includes(other) && runsOn(one) && (isWhole(block) || isWhole(one)))
  }
  return block.days.filter(
    (day) => (isToMidnight(block) && beside(day, 1)) || (isFromMidnight(block) && beside(day, 6)),
  )
}

/** What a part of a stay has of waking and of bed: a night that is of the stay is none of this day's. */
export const edgesOf = ({ start, end }: StayPart) => ({
  start,
  end: end === DAY_MIN ? start : end,
  fromYesterday: start === 0,
})

/** A part of a stay as the day shows it: while somebody is awake. */
export function wakingStay(part: StayPart | null, wake: number, bed: number): readonly Commitment[] {
  if (!part) return []
  const start = part.start === 0 ? Math.min(wake, part.end) : part.start
  const end = part.end === DAY_MIN ? Math.max(start, Math.min(bed, DAY_MIN)) : part.end
  return end > start ? [{ start, end, label: part.label, fromYesterday: part.start === 0 }] : []
}

/** What a stay binds of a day: none of it that is whole is trained on. */
export function stayBinding(part: StayPart | null): { readonly binding?: Binding } {
  return part ? { binding: { ...OPEN, shut: part.start === 0 && part.end === DAY_MIN } } : {}
}
