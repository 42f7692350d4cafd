import { WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { minutesOf } from './amounts.ts'
import { daysIn } from './days.ts'
import { type Said, type Slot, slotsOf } from './slots.ts'
import { DAYS } from './words.ts'

/** Days with the hours or minutes that a clause tells of them. */
export type Part = {
  days: readonly Weekday[] | null
  /** Its days are those that nothing else is said of: "otherwise", "the rest of the week". */
  isOfOthers: boolean
  /** Its days were told after its hours, or are free as they are: what comes next is of other days. */
  isWhole: boolean
  /** Its days are off. */
  isOff: boolean
  /** They are all there are: "weekends only, two hours at most". */
  isOnly: boolean
  /** Those behind the last comma of its days: "Saturday, Sunday off" is of them alone. */
  lastDays: readonly Weekday[]
  readonly hours: Readonly<Record<string, string | undefined>>[]
  minutes: number | null
  /** What it is taken out by: "except Fridays", "but not after 9". */
  readonly except: 'except' | 'butNot' | null
}

/** A clause laid out: what is said in it anywhere, and of what. */
export type Clause = {
  readonly says: ReadonlySet<Slot>
  readonly parts: readonly Part[]
  readonly first: Slot | undefined
  /** Whether it refuses something behind a comma: what stands before that is not refused. */
  readonly refusesLater: boolean
  /** Whether it refuses, or says that nothing else will do, more than once. */
  readonly isTwofold: boolean
  /** Whether nothing but its hours is bound to its days: "evenings only on Mondays". */
  readonly isOnlyOfDays: boolean
}

const REFUSALS: ReadonlySet<Slot> = new Set(['not', 'never', 'cannot'])
const STANCES: ReadonlySet<Slot> = new Set([...REFUSALS, 'out', 'gone', 'theirs', 'only'])
const HOURS: ReadonlySet<Slot> = new Set(['range', 'after', 'before', 'by', 'at', 'part'])
const emptyPart = (except: Part['except'] = null): Part => ({
  ...{
    days: null,
    isOfOthers: false,
    isWhole: false,
    isOff: false,
    isOnly: false,
    lastDays: [],
    hours: [],
    minutes: null,
    except,
  },
})

/**
 * Lays out a clause that is made of nothing but slots; null where a word of it is of none.
 * @param those - the days that "those days" are
 * @param isLoose - what is of no slot is passed over
 */
export function clauseOf(words: string, those: readonly Weekday[], isLoose = false): Clause | null {
  const said = slotsOf(words, isLoose)
  if (!said) return null
  const parts: Part[] = [emptyPart()]
  for (const [at, one] of said.entries()) {
    if (isOfOthersNext(parts, one, said[at + 1])) parts.push(emptyPart())
    // "No Sundays no early mornings": what is refused once more is of any day.
    const last = parts.at(-1)
    const isAgain = REFUSALS.has(one.slot) && said.slice(0, at).some(({ slot }) => REFUSALS.has(slot))
    if (isAgain && last?.days && !isTimed(last)) last.isWhole = true
    // "No mornings no weekends"
    if (isAgain && last && !last.days && isTimed(last)) parts.push(emptyPart())
    addTo(parts, one, those, said[at + 1])
  }
  const says = new Set(said.map(({ slot }) => slot))
  const isTwofold = said.filter(({ slot }) => STANCES.has(slot)).length > 1
  const isOnlyOfDays =
    said.some(
      ({ slot, told }, at) =>
        slot === 'only' && ((!told.text?.startsWith(',') && isOnDays(said, at)) || isOfNamed(said, at)),
    ) || ONLY_OF_DAYS.test(words)
  const refusesLater = said.some(
    ({ slot, told }, at) => at > 0 && REFUSALS.has(slot) && told.text?.startsWith(',') && at + 1 < said.length,
  )
  if (isOnlyOfDays) for (const part of parts) part.isOnly = false
  return {
    says,
    isTwofold,
    isOnlyOfDays,
    refusesLater: refusesLater && !REFUSALS.has(sure(said[0]).slot),
    first: said[0]?.slot,
    parts: parts.filter((part) => part.days || part.isOfOthers || isTimed(part)),
  }
}

/** "My only time on weekdays is 6 to 8". */
const ONLY_OF_DAYS = new RegExp(`(?<!\\p{L})only (?!on).* on (?:the |my )?${DAYS}\\s+(?:is|are)(?!\\p{L})`, 'iu')

/** "Evenings only on Mondays". */
const isOnDays = (said: readonly Said[], at: number) =>
  HOURS.has(sure(said[at - 1] ?? said[at]).slot) &&
  isOnNext(said[at + 1]?.slot === 'want' ? said[at + 2] : said[at + 1])
const isOnNext = (next: Said | undefined) => next?.slot === 'days' && /^on /i.test(next.told.text ?? '')

/** "Tuesdays I can only train after 8", "on Wednesdays the only window is 12 to 1". */
const isOfNamed = (said: readonly Said[], at: number) => {
  const days = said.findIndex(({ slot }) => slot === 'days' || slot === 'those')
  const isSaidOf = said.slice(days + 1, at).some(({ slot }) => CAN.has(slot)) || CAN.has(said[at + 1]?.slot ?? 'days')
  const isBound = ({ slot }: Said) => HOURS.has(slot) || slot === 'minutes'
  const isHoursNext = said.slice(at + 1).some(isBound) || HOURS.has(said[at - 1]?.slot ?? 'days')
  return days >= 0 && days < at && isSaidOf && isHoursNext
}
const CAN: ReadonlySet<Slot> = new Set(['can', 'train', 'have', 'time', 'yes', 'free', 'session'])

const isTimed = ({ hours, minutes }: Part) => hours.length > 0 || minutes !== null
/** "Weekends are free, weekdays only before 8": nothing more is said of the first. */
const OPEN: ReadonlySet<Slot> = new Set(['free', 'whenever', 'yes'])
const isSaid = (part: Part) => isTimed(part) || part.isWhole

/** "Before 7:30 and Saturday afternoons", "45 minutes, Saturdays 2 hours": of any day, and a day with its own. */
function isOfOthersNext(parts: readonly Part[], { slot, told, isJoined }: Said, next: Said | undefined): boolean {
  const last = parts.at(-1)
  const isOfAny = last?.days === null && !last.isOfOthers && last.except === null && isTimed(last)
  const isCut = told.text?.startsWith(',') === true
  if (!isOfAny || slot !== 'days' || !next || !(isJoined || isCut)) return false
  if (next.slot === 'minutes') return last.minutes !== null
  // "Between 6 and 8, Monday evenings": the part of the day says of which half those hours are.
  return HOURS.has(next.slot) && (isJoined || next.slot !== 'part')
}

/** Puts a slot into the part it belongs to, and opens the next where that one is full. */
function addTo(parts: Part[], { slot, told }: Said, those: readonly Weekday[], next: Said | undefined): void {
  if (slot === 'except' || slot === 'butNot') parts.push(emptyPart(slot))
  else if (slot === 'days' || slot === 'those' || slot === 'others') {
    const days = slot === 'days' ? daysIn(told.days ?? '') : slot === 'those' ? those : null
    // "Otherwise 6pm onwards Mon, Tue": the others are named.
    const named = parts.at(-1)
    if (days && named?.isOfOthers && isTimed(named)) Object.assign(named, { isOfOthers: false })
    const isOther = (each: Part) => (days ? each.isOfOthers : each.days !== null && each.except === null)
    const part = partFor(parts, (each) => isOther(each) || (isSaid(each) && (each.days !== null || each.isOfOthers)))
    part.isWhole = isTimed(part)
    part.lastDays = daysIn(/,([^,&]+)$/u.exec(told.days ?? '')?.[1] ?? '')
    if (days) part.days = WEEKDAYS.filter((day) => part.days?.includes(day) || days.includes(day))
    else part.isOfOthers = true
  } else if (slot === 'range' && next?.slot !== 'days' && isPartAlone(parts.at(-1))) narrow(parts, told)
  else if (HOURS.has(slot)) addHours(parts, slot, told)
  else if (slot === 'minutes' || slot === 'number') {
    const part = partFor(parts, ({ minutes }) => minutes !== null)
    part.minutes = told.number ? Number(told.number) : minutesOf(told)
  } else if (slot === 'not' && told.after) addHours(parts, 'after', told)
  else if (slot === 'only') {
    const last = parts.at(-1)
    if (last?.days && !isTimed(last)) last.isOnly = true
  } else if (OPEN.has(slot) || slot === 'off') {
    const last = parts.at(-1)
    // "Fridays free after 1pm": not free as they are.
    const isUntimed =
      slot === 'off' || !next || !HOURS.has(next.slot) || next.told.text?.startsWith(',') || next.isJoined
    if (last?.days && !isTimed(last) && isUntimed) Object.assign(last, { isWhole: true, isOff: slot === 'off' })
    else if (slot === 'off' && last?.days && last.lastDays.length > 0) {
      parts.push({ ...emptyPart(), days: last.lastDays, isWhole: true, isOff: true })
      last.days = last.days.filter((day) => !last.lastDays.includes(day))
    }
  }
}

/** Hours that are told as a part of the day alone, with their days behind them. */
const isPartAlone = (part: Part | undefined) => {
  const [told, ...more] = part?.hours ?? []
  const isAlone = told?.part !== undefined && (told.from ?? told.after ?? told.before ?? told.at) === undefined
  return part?.isWhole === true && more.length === 0 && isAlone
}

/** "Lunch on weekdays, 12 to 1": the hours are of it, and of no other days. */
function narrow(parts: readonly Part[], told: Said['told']): void {
  const part = parts.at(-1)
  part?.hours.splice(0, 1, { ...part.hours[0], ...told })
}

function addHours(parts: Part[], slot: Slot, told: Said['told']): void {
  const key = slot === 'range' ? 'from' : slot
  const isAgain = ({ hours }: Part) => hours.some((each) => each[key] !== undefined)
  const before = parts.at(-1)
  // "30 min Mon, Wed, Fri before 7": the minutes and the hours are of the same days.
  const isMore = (each: Part) => each.minutes !== null && each.hours.length === 0 && !told.text?.startsWith(',')
  const isFull = (each: Part) =>
    (each.isWhole && !isMore(each)) || (each.days !== null && isAgain(each) && slot !== 'part')
  const part = partFor(parts, isFull)
  // "Thursdays 9-11 and 2-4": of the same day.
  if (part !== before && before && before.except === null && !before.isWhole) part.days = before.days
  const last = part.hours.at(-1)
  // "Before 6 or after 9" are two stretches, "after 6, before 9" is one.
  const joins =
    last &&
    slot !== 'by' &&
    !(key in last) &&
    !(last.from && slot !== 'part') &&
    !(slot === 'after' && 'before' in last)
  if (joins) part.hours.splice(-1, 1, { ...last, ...told, [key]: told[key] ?? '' })
  else part.hours.push({ ...told, [key]: told[key] ?? '' })
}

/** The last part, or a new one where that has what comes. */
function partFor(parts: Part[], isFull: (part: Part) => boolean): Part {
  const last = parts.at(-1)
  if (last && !isFull(last)) return last
  const next = emptyPart()
  parts.push(next)
  return next
}

/** Free as it is: "Sat is free". */
export const isOpenDay = (part: Part) => part.isWhole && !part.isOff && part.hours.length === 0 && part.except === null

/** "After 6" or "before 9" without a word more is when somebody can; hours with both ends may be of anything. */
export const isOpenEnded = ({ hours, days }: Part) =>
  days !== null &&
  hours.every(
    ({ from, before, part, event, text = '' }) =>
      event === undefined &&
      from === undefined &&
      part === undefined &&
      // "Until 6" is when something ends, "before 6" when somebody can.
      (before === undefined || /^(?:before|vor|avant|antes|prima|voor)(?!\p{L})/iu.test(text)),
  )

/** The parts with the days of those that are of the others: what no part and nothing before it is told of. */
export function daysSettled(parts: readonly Part[], told: readonly Weekday[]): readonly Part[] {
  const named = new Set([...told, ...parts.flatMap(({ days, isOfOthers }) => (isOfOthers ? [] : (days ?? [])))])
  const others = WEEKDAYS.filter((day) => !named.has(day))
  return parts.map((part) => (part.isOfOthers ? { ...part, days: others.length > 0 ? others : WEEKDAYS } : part))
}

/** "Mon 30, Tue 60": minutes, and no hours of the day. */
export const isListOfMinutes = (parts: readonly Part[]) => {
  const told = parts.filter(({ minutes }) => minutes !== null)
  const isMinutes = told.every(({ days, minutes }) => days && (minutes ?? 0) >= 15 && (minutes ?? 0) % 5 === 0)
  return told.length > 1 && isMinutes && told.some(({ minutes }) => (minutes ?? 0) > 24)
}
