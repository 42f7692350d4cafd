import { clockTime } from '../../day/clock.ts'
import type { ClockTime } from '../../model.ts'
import { sure } from '../../sure.ts'
import { KINDS, type ShiftKind } from './rota-words.ts'

/** Hours of a shift; an `end` at or before `start` is on the next day. */
export type ShiftHours = { readonly start: ClockTime; readonly end: ClockTime }
export type HoursByKind = Readonly<Partial<Record<ShiftKind, ShiftHours>>>

const CLOCK = '(\\d{1,2})(?:[:.h](\\d{2}))?\\s*(am|pm|h(?![\\p{L}])|uhr)?'
const RANGE = new RegExp(
  `(?<![\\d:.,-])${CLOCK}\\s*(?:-|–|to|until|till?|bis|à|a|às|alle|tot|and)\\s*${CLOCK}(?![\\d:.]|\\s*(?:hours?|hrs?|days?|nights?|on|off|weeks?|-)(?!\\p{L}))`,
  'giu',
)

/** [min] of shifts that somebody works. */
const SHIFT = { least: 4 * 60, most: 16 * 60 }
const HALF_DAY = 12 * 60
const DAY = 24 * 60

/** Those of shifts of which no hours are told: ours, to be looked at. */
const LONG: HoursByKind = {
  on: { start: '07:00', end: '19:00' },
  day: { start: '07:00', end: '19:00' },
  night: { start: '19:00', end: '07:00' },
  full: { start: '08:00', end: '08:00' },
}
const OF_THREE: HoursByKind = {
  ...LONG,
  early: { start: '06:00', end: '14:00' },
  late: { start: '14:00', end: '22:00' },
  night: { start: '22:00', end: '06:00' },
}

/** The usual hours of kinds that are worked beside each other. */
export function usualHours(kinds: ReadonlySet<ShiftKind>): HoursByKind {
  return kinds.has('early') || kinds.has('late') ? OF_THREE : LONG
}

type Range = { readonly from: readonly string[]; readonly to: readonly string[]; readonly at: number }

/** The hours that are told of kinds of shifts; those of none are of `on`, of days and, turned round, of nights. */
export function hoursIn(text: string, kinds: ReadonlySet<ShiftKind>): HoursByKind {
  const told: Partial<Record<ShiftKind, ShiftHours>> = {}
  const names = mentionsIn(text)
  const general: Range[] = []
  for (const range of rangesIn(ofShifts(text))) {
    const own = names.findLast(({ end }) => end <= range.at && range.at - end <= REACH)
    const isOther = own && range.at - own.end > BESIDE && kindOf(range) !== own.kind && kinds.has(kindOf(range))
    if (own && !isOther && isOf(range, own.kind) && kinds.has(own.kind) && !told[own.kind]) {
      const hours = shiftOf(own.kind, range)
      if (hours) told[own.kind] = hours
    } else general.push(range)
  }
  const change = kinds.has('full') && general.length === 0 ? CHANGE.exec(text)?.slice(1) : undefined
  const at = change && shiftStart(change)
  if (at) told.full = { start: at, end: at }
  for (const kind of kinds) {
    if (told[kind] || !general[0]) continue
    // "6-2 and 2-10": each is the hours of what it can only be.
    const fitting = general.find((range) => kindOf(range) === kind) ?? (kinds.size <= 2 ? general[0] : undefined)
    const hours = fitting && shiftOf(kind, fitting)
    // "9pm-9am nights": its days are the other half.
    if (hours) told[kind] = kind === 'day' && kinds.has('night') && hours.end < hours.start ? turned(hours) : hours
  }
  const { day, night } = told
  // "Days and nights, 6-6": the hours of one are those of the other, turned round.
  return night && !day && kinds.has('day') && kinds.size === 2 ? { ...told, day: turned(night) } : told
}

/** "10 at night to 6 in the morning. I sleep 7 till 2": with its halves in short, each character where it was, and without sleep. */
const ofShifts = (text: string) =>
  HALVES.reduce((told, [half, words]) => told.replaceAll(words, (said) => half.padEnd(said.length)), text).replaceAll(
    ASLEEP,
    (said) => ' '.repeat(said.length),
  )
const HALVES: readonly (readonly [string, RegExp])[] = [
  ['am', /(?<=\d) in the morning(?!\p{L})/giu],
  ['pm', /(?<=\d) (?:at night|in the (?:evening|afternoon))(?!\p{L})/giu],
]
const ASLEEP = /(?<!\p{L})(?:sleep|asleep|in bed)(?!\p{L})[^.,;\n\d]*\d[^.,;\n]*/giu

/** Whether hours after a word for a kind of shift can be its: no night begins at six in the morning. */
function isOf({ from }: Range, kind: ShiftKind | 'off'): kind is Exclude<ShiftKind, 'on'> {
  if (kind === 'on' || kind === 'off') return false
  return kind !== 'night' || from[2] !== 'am' || Number(from[0]) % 12 < 4
}

/** [characters] between a kind of shift and its hours */
const REACH = 24
/** [characters] up to which hours are of the kind before them, whichever else they might be of. */
const BESIDE = 3

function mentionsIn(text: string): { readonly kind: ShiftKind | 'off'; readonly end: number }[] {
  return KINDS.flatMap(([kind, words]) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'))].map(({ 0: found, index }) => ({
      kind,
      end: index + found.length,
    })),
  ).toSorted((one, other) => one.end - other.end)
}

/** The stretches of hours in a text, in their order. */
export function rangesIn(text: string): Range[] {
  return [...text.matchAll(RANGE)].map((match) => {
    const [, hour = '', minute = '', half = '', toHour = '', toMinute = '', toHalf = ''] = match
    return { from: [hour, minute, half], to: [toHour, toMinute, toHalf], at: match.index }
  })
}

/** The kind of shift that hours can only be of. */
export function kindOf(range: Range): ShiftKind {
  const [hour = '0', , half = ''] = range.from
  const start = Number(hour) + (half === 'pm' && Number(hour) < 12 ? 12 : 0)
  if (start >= 4 && start <= 7 && half !== 'pm') return 'early'
  if ((start >= 12 && start <= 17) || (start >= 1 && start <= 4 && half !== 'am')) return 'late'
  return start >= 18 || (start === 10 && half !== 'am' && sure(range.to[0]) === '6') ? 'night' : 'day'
}

/** Hours as a shift of a kind has them: a bare hour is of the half of the day in which such a shift begins. */
export function shiftOf(kind: ShiftKind, { from, to }: Range): ShiftHours | null {
  const isLate = kind === 'late' || kind === 'night'
  const start = minuteOf(from, isLate)
  const end = minuteOf(to, false)
  if (start === null || end === null) return null
  // "7h-19h" of a night: told for the days beside it.
  if (kind === 'night' && start === end)
    return { start: clockTime(start % DAY), end: clockTime((start + HALF_DAY) % DAY) }
  const isTold = to[2] === 'am' || to[2] === 'pm' || Number(to[0]) > 12 || Number(to[0]) === 0
  const length = (late: number) => (end + late - start + 2 * DAY) % DAY
  const [late = 0] = [0, HALF_DAY].filter((half) => length(half) >= SHIFT.least && length(half) <= SHIFT.most)
  return { start: clockTime(start % DAY), end: clockTime((end + (isTold ? 0 : late)) % DAY) }
}

const turned = ({ start, end }: ShiftHours): ShiftHours => ({ start: end, end: start })

/** When those of a whole day change over. */
const CHANGE = new RegExp(`(?<!\\p{L})(?:start(?:s|ing)?|change(?:s|over)?|from|ab|um)(?: at)? ${CLOCK}`, 'iu')

function shiftStart(change: readonly string[]): ClockTime | null {
  const minute = minuteOf(change, false)
  return minute === null ? null : clockTime(minute % DAY)
}

function minuteOf([hour = '', minute = '', half = '']: readonly string[], isLate: boolean): number | null {
  const told = Number(hour)
  if (told > 24 || Number(minute || 0) > 59) return null
  const bare = half !== 'am' && half !== 'pm'
  if (!bare) return ((told % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute || 0)
  return (isLate && told >= 1 && told < 12 ? told + 12 : told % 24) * 60 + Number(minute || 0)
}
