import { LIMITS } from '../limits/limits.ts'
import { type BusyBlock, type CommitmentsReading, type Discipline, type Preferences, WEEKDAYS } from '../model.ts'
import { sure } from '../sure.ts'
import { arranged } from './arranged.ts'
import { DAY_MIN, endAfter, minuteOf, type Stretch } from './clock.ts'
import type { Binding, Commitment } from './day-model.ts'
import { ownSport } from './own-names.ts'
import { isOwnTraining } from './own-training.ts'
import { isGentle, isPractice } from './practice-words.ts'
import { edgesOf, type StayPart, stayBinding, takenHours, wakingStay } from './stays.ts'

/** One weekday of an ordinary week. */
export type OrdinaryDay = {
  readonly commitments: readonly Commitment[]
  /** Waking hours; they may begin after a night shift's sleep. */
  readonly wake: number
  /** [min after midnight] when the evening's sleep begins; above 1440 after midnight; null when a night shift begins instead. */
  readonly bed: number | null
  /** Sleep after a night shift, in the daytime. */
  readonly daySleep: Stretch | null
  readonly preferred: readonly Stretch[]
  readonly avoided: readonly Stretch[]
  /** Those of the hours they prefer that are a certain time: one begins when they do. */
  readonly certain?: readonly Stretch[]
  /** Commitments leave less than seven hours of night. */
  readonly shortNight: boolean
  /** What the person confirmed of the day; absent where nothing was. */
  readonly binding?: Binding
  /** The practice or match that is the day's training. */
  readonly practice?: Practice
  readonly missed?: true // Its sessions keep being missed while those of other days are kept.
  /** What the person trains on such a day already; left out where they named no sport. */
  readonly sports?: readonly Discipline[]
}

/** Training that somebody else leads, a practice, a class, or a match; or a sport of one's own beside the plan. */
export type Practice = {
  readonly label: string
  readonly isMatch: boolean
  /** Nobody leads it. */
  readonly isOwn?: true
  /** It begins or ends with a season. */
  readonly isForAWhile?: true
  /** [min] */
  readonly minutes: number
  /** [RPE 1-10] of the whole of it. */
  readonly rpe: number
}

/** [min] of sleep a day holds at least. @source watson-2015 */
export const SLEEP_MIN = LIMITS.sleep.hard
const USUAL_WAKE = 390
const USUAL_BED = 1350
/** [min] a shift across midnight lasts at least, to count as a night's work. */
const NIGHT_WORK_MIN = 180

/** [min] from which on hours are the day itself. @source default-ours */
const DAY_LONG_MIN = 720

/** [min] up to here hours that somebody likes are a certain time of the day, and no half of it. @source default-ours */
const CERTAIN_MIN = 90

type Draft = {
  commitments: Commitment[]
  /** Hours in which the person trains already, or likes to. */
  readonly liked: readonly Stretch[]
  /** Those of them that are a certain hour, for which one gets up. */
  readonly own: readonly Stretch[]
  readonly trained: readonly Stretch[]
  nightWorkEnd: number | null
  nightWorkStart: number | null
  readonly stay: StayPart | null
}

/**
 * The seven days of an ordinary week: commitments, waking hours and sleep, Monday first.
 * @param beside - sports of the person's own that are no part of the plan: their hours are taken
 * @source watson-2015: seven hours of sleep; usual hours are default-ours
 */
export function ordinaryWeek(
  reading: CommitmentsReading,
  preferences: Preferences | undefined,
  beside: ReadonlySet<Discipline> = NO_SPORTS,
): OrdinaryDay[] {
  const sleepBlocks = reading.busy.filter(isSleep)
  const { stays, busy } = takenHours(reading.busy)
  const isBeside = ({ label }: { readonly label: string }) => beside.has(ownSport(label) ?? 'rest')
  const isOwn = (block: BusyBlock) => isOwnTraining(block) && !isBeside(block)
  const isLed = (one: Commitment) => isPractice(one.label) || isGentle(one.label) || isBeside(one)
  const drafts = WEEKDAYS.map((_, day) => {
    const draft = draftDay(busy, day, preferenceStretches(reading, day, 'prefer'), isOwn)
    return { ...draft, stay: stays[day] ?? null, commitments: arranged(draft.commitments, draft.trained, isLed) }
  })
  const wake = timeOr(preferences?.wake, usualWake(sleepBlocks))
  const bedWish = timeOr(preferences?.bed, usualBed(sleepBlocks))
  const bed = bedWish < 720 ? bedWish + DAY_MIN : bedWish
  const isWakeSaid = preferences?.wake !== undefined
  const wakes = drafts.map((draft, day) => {
    const late = isWakeSaid ? 0 : lateBy(sure(drafts[(day + 6) % 7]), bed, wake)
    return wakeOf(draft, wake + late, isWakeSaid)
  })
  return drafts.map((draft, day) => {
    const tomorrowWake = sure(wakes[(day + 1) % 7])
    const daySleep = draft.nightWorkEnd === null ? null : daySleepAfter(draft, day, sleepBlocks)
    const evening = draft.nightWorkStart !== null ? null : bedOf(draft, bed, tomorrowWake + DAY_MIN)
    const stay = wakingStay(draft.stay, sure(wakes[day]), evening ?? DAY_MIN)
    return {
      commitments: stay.length > 0 ? arranged([...stay, ...draft.commitments], [], isLed) : draft.commitments,
      wake: daySleep ? daySleep.end : sure(wakes[day]),
      bed: evening === null ? null : evening,
      daySleep,
      preferred: draft.liked,
      avoided: preferenceStretches(reading, day, 'avoid'),
      ...(draft.own.length > 0 && { certain: draft.own }),
      shortNight: evening !== null && tomorrowWake + DAY_MIN - evening < SLEEP_MIN,
      ...sportsOf(reading, day, isOwn),
      ...stayBinding(draft.stay),
    }
  })
}

const NO_SPORTS: ReadonlySet<Discipline> = new Set()

/** The sports that a day's own training names. */
function sportsOf(
  { busy, preferences }: CommitmentsReading,
  day: number,
  isOwn: (block: BusyBlock) => boolean,
): Pick<OrdinaryDay, 'sports'> {
  const today = sure(WEEKDAYS[day])
  const named = [
    ...busy.filter(isOwn).map(({ days, label }) => ({ days, sport: ownSport(label) })),
    ...preferences.map(({ days, sport = null }) => ({ days, sport })),
  ]
  const sports = named.flatMap(({ days, sport }) => (sport !== null && days.includes(today) ? [sport] : []))
  return sports.length > 0 ? { sports } : {}
}

/** Whether a block is sleep rather than a commitment. */
export function isSleep(block: Pick<BusyBlock, 'label'>): boolean {
  return /\b(sleep|asleep|bed)\b/i.test(block.label)
}

function draftDay(
  busy: readonly BusyBlock[],
  day: number,
  wished: readonly Stretch[],
  isOwn: (block: BusyBlock) => boolean,
): Draft {
  const today = sure(WEEKDAYS[day])
  const yesterday = sure(WEEKDAYS[(day + 6) % 7])
  const trained = busy.filter((block) => block.days.includes(today) && isOwn(block)).map(stretchOf)
  const liked = [...wished, ...trained]
  const own = [...wished.filter(({ start, end }) => end - start <= CERTAIN_MIN), ...trained]
  const draft: Draft = { commitments: [], liked, own, trained, nightWorkEnd: null, nightWorkStart: null, stay: null }
  for (const block of busy.filter((one) => !isSleep(one) && !isOwn(one))) {
    const start = minuteOf(block.start)
    const end = endAfter(start, minuteOf(block.end))
    const overnight = end > DAY_MIN + 120 && end - start >= NIGHT_WORK_MIN
    if (block.days.includes(today)) {
      draft.commitments.push({ start, end: Math.min(end, DAY_MIN), label: block.label, fromYesterday: false })
      if (overnight) draft.nightWorkStart = start
    }
    if (end > DAY_MIN && block.days.includes(yesterday)) {
      draft.commitments.push({ start: 0, end: end - DAY_MIN, label: block.label, fromYesterday: true })
      if (overnight) draft.nightWorkEnd = Math.max(draft.nightWorkEnd ?? 0, end - DAY_MIN)
    }
  }
  return draft
}

/** What a day holds before sleep and after it: commitments and training, in order. */
function heldHours({
  commitments,
  own,
  stay,
}: Pick<Draft, 'commitments' | 'own' | 'stay'>): (Stretch & { readonly fromYesterday?: boolean })[] {
  if (own.length === 0 && !stay) return commitments
  return [...commitments, ...own, ...(stay ? [edgesOf(stay)] : [])].toSorted((a, b) => a.start - b.start)
}

function timeOr(time: string | undefined, usual: number): number {
  return time === undefined ? usual : minuteOf(time)
}

/** [min] sleep by day of at least so much, every day, is that of the night. @source default-ours */
const DAY_SLEEP_MIN = 180

/** Sleep that somebody has in the daytime of every day: "I sleep from 8am to 2pm". */
function isDaily({ days, start, end }: BusyBlock): boolean {
  const [from, to] = [minuteOf(start), minuteOf(end)]
  return days.length === WEEKDAYS.length && from >= 240 && from < to && to > 660 && to - from >= DAY_SLEEP_MIN
}

function usualWake(sleep: readonly BusyBlock[]): number {
  const daily = sleep.find(isDaily)
  if (daily) return minuteOf(daily.end)
  const night = sleep.find(
    (block) => minuteOf(block.end) <= 660 && (minuteOf(block.start) >= 1140 || minuteOf(block.start) <= 180),
  )
  return night ? minuteOf(night.end) : USUAL_WAKE
}

function usualBed(sleep: readonly BusyBlock[]): number {
  const night = sleep.find((block) => minuteOf(block.start) >= 1140 || minuteOf(block.start) <= 180)
  return night ? minuteOf(night.start) : USUAL_BED
}

/**
 * How much later somebody gets up after an evening that would leave less than seven hours of sleep: as much as it moves bed.
 * @returns [min]
 */
function lateBy(yesterday: Draft, bed: number, wake: number): number {
  if (yesterday.nightWorkStart !== null) return 0
  const home = Math.max(0, ...heldHours(yesterday).map(({ end }) => end)) + 30
  return home + SLEEP_MIN > wake + DAY_MIN ? Math.max(0, home - bed) : 0
}

/** An early start brings waking forward: most of an hour, but not before it is needed. */
function wakeOf(draft: Draft, wake: number, fixed: boolean): number {
  const first = heldHours(draft).find((held) => !held.fromYesterday)
  const carried = draft.commitments.find((commitment) => commitment.fromYesterday)
  const late = carried && draft.nightWorkEnd === null ? carried.end + SLEEP_MIN : 0
  const wished = Math.max(wake, Math.min(late, 840))
  if (!first || fixed) return first ? Math.min(wished, Math.max(first.start, 0)) : wished
  return Math.max(0, Math.min(wished, Math.max(first.start - 50, Math.min(first.start, 180))))
}

function bedOf(draft: Draft, bed: number, nextWake: number): number {
  const lastEnd = Math.max(0, ...heldHours(draft).map(({ end }) => end))
  const wished = Math.min(bed, nextWake - SLEEP_MIN)
  return Math.max(wished, Math.min(lastEnd + (lastEnd + 30 <= nextWake - SLEEP_MIN ? 30 : 0), DAY_MIN + 360))
}

/** Day sleep after a night shift: where the person said, else an hour after coming off. */
function daySleepAfter(draft: Draft, day: number, sleep: readonly BusyBlock[]): Stretch {
  const off = draft.nightWorkEnd ?? 0
  const said = sleep.find(
    (block) =>
      block.days.includes(sure(WEEKDAYS[day])) && minuteOf(block.start) >= off - 5 && minuteOf(block.start) < 960,
  )
  const start = said ? Math.max(off, minuteOf(said.start)) : off + 45
  const end = Math.max(start + SLEEP_MIN, said ? endAfter(minuteOf(said.start), minuteOf(said.end)) : 0)
  return { start, end: Math.min(end, DAY_MIN) }
}

function preferenceStretches(reading: CommitmentsReading, day: number, strength: 'prefer' | 'avoid'): Stretch[] {
  return (
    reading.preferences
      .filter((preference) => preference.strength === strength && preference.days.includes(sure(WEEKDAYS[day])))
      .map(stretchOf)
      // A day that is avoided as a whole is avoided before breakfast, too.
      .map((one) => (strength === 'avoid' && one.end - one.start >= DAY_LONG_MIN ? { start: 0, end: DAY_MIN } : one))
  )
}

/** What hours take of the day on which they begin. */
function stretchOf(hours: Pick<BusyBlock, 'start' | 'end'>): Stretch {
  const start = minuteOf(hours.start)
  return { start, end: Math.min(DAY_MIN, endAfter(start, minuteOf(hours.end))) }
}
