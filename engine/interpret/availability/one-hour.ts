import { clockTime } from '../../day/clock.ts'
import { ownSport } from '../../day/own-names.ts'
import type { Hours } from './amounts.ts'
import { TRAIN } from './words.ts'

const CLOCK = '\\d{1,2}(?:[:.h]\\d{2})?(?:\\s?(?:[ap]m|h|uhr|uur)(?!\\p{L}))?'
const HOURS = new RegExp(
  `(?<![\\d:.\\p{L}])(?<from>${CLOCK})(?:\\s?(?:-|–|to|till?|until|bis|à|al?|às|alle|tot|and|und|et|y|e|en)\\s?(?:las?\\s)?(?<to>${CLOCK}))?(?![\\d:\\p{L}])`,
  'iu',
)
const YEAR = /(?<!\d)20\d\d(?!\d)/gu
const PARTS_OF_CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?\s?([ap]m)?/iu
/** [min] that something of one hour lasts where nobody says so; ours. */
const USUAL_MIN = 60
/** [hour] Until here a bare hour is of the afternoon; ours. */
const AFTERNOON_UNTIL = 6
const NOON_MIN = 720

type Minute = { readonly minute: number; readonly isBare: boolean }

function minuteIn(clock: string): Minute | null {
  const [, hour = '', minute, half] = PARTS_OF_CLOCK.exec(clock.trim()) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute ?? 0) > 59) return null
  const base = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour)
  const isBare = !half && Number(hour) <= 12 && !/^0|[h:]|uhr|uur/iu.test(clock.trim())
  return { minute: base * 60 + Number(minute ?? 0), isBare }
}

/** The hours that words tell of one day: "at 7am", "18:00-19:00", "6-7pm"; null where they tell none. */
export function hoursOfOneDay(words: string): Hours | null {
  const { from, to } = HOURS.exec(words.replaceAll(YEAR, ' '))?.groups ?? {}
  const first = minuteIn(from ?? '')
  const last = to === undefined ? null : minuteIn(to)
  if (!first || (to !== undefined && !last)) return null
  const isLate = first.isBare && (last && !last.isBare ? last.minute > first.minute + NOON_MIN : isOfAfternoon(first))
  const start = first.minute + (isLate ? NOON_MIN : 0)
  const end = last ? last.minute + (last.isBare && last.minute <= start ? NOON_MIN : 0) : start + USUAL_MIN
  return end > start && end < 2 * NOON_MIN ? { start: clockTime(start), end: clockTime(end) } : null
}

const isOfAfternoon = ({ minute }: Minute) => minute >= 60 && minute < (AFTERNOON_UNTIL + 1) * 60

/** What leads to a date or to an hour, and what somebody has before it. */
const FILLING =
  /^(?:(?:i(?:['’](?:ve|m))?|we|have|has|got|also|there['’]?s|is|an?|the|my|our|at|on|of|from|for|to|by|and|but|ich|wir|habe|hab|einen?|am|um|der|die|das|den|dem|mein\p{L}*|j['’]ai|le|la|les|une?|mon|ma|el|los|las|tengo|mi|à|a|às|o|os|as|tenho|um|uma|meu|minha|no|na|il|lo|ho|uno|mio|mia|alle|ik|heb|een|het|de|op|mijn|om)(?!\p{L})|[\s,;:–-])+/iu
const FILLING_BEHIND =
  /(?:(?<!\p{L})(?:at|on|am|um|the|from|le|el|il|à|a|às|alle|om|op|de|den|no|na|dia|of|von|da|dal|las?|l['’])|[\s,;:–-])+$/iu
/** [letters] A longer name is a story. */
const MOST_LETTERS = 40
/** Whoever is free then has no appointment, and training is no life around it. */
const NO_LIFE = new RegExp(
  `(?<!\\p{L})(?:free|frei|libre|livre|liber[oa]|vrij|available|can|could)(?!\\p{L})|${TRAIN}`,
  'iu',
)

/** What is on one day, as it was named beside the date; null where that is training, or nothing of one's life. */
export function nameOfOneDay(before: string, after: string): string | null {
  if (NO_LIFE.test(`${before} ${after}`)) return null
  const names = [before, after].map((words) =>
    words.replaceAll(YEAR, ' ').replace(HOURS, ' ').replace(FILLING, '').replace(FILLING_BEHIND, '').trim(),
  )
  const name = names.find((one) => /\p{L}{2}/u.test(one)) ?? 'appointment'
  if (name.length > MOST_LETTERS || ownSport(name) !== null) return null
  return name.charAt(0).toUpperCase() + name.slice(1)
}
