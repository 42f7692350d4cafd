import { addDays, dayNumber, weekdayIndex } from '../../engine/civil-date.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { DateOrder } from '../date-order.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
]

/** The name of a weekday, 0 Monday. */
export function englishDay(index: number): (typeof DAYS)[number] {
  return DAYS[index] ?? 'Monday'
}

/** The weekday of a date. */
export function englishDayOf(date: CivilDate): (typeof DAYS)[number] {
  return englishDay(weekdayIndex(dayNumber(date)))
}

/** A date as the screens say it, `April 26, 2026` or `26 April 2026`. */
export function spokenDate(date: CivilDate, order: DateOrder): string {
  return `${dayAndMonth(date, order)}${order === 'day-first' ? '' : ','} ${date.slice(0, 4)}`
}

/** A date within some months of today, `April 26` or `26 April`. */
export function dayAndMonth(date: CivilDate, order: DateOrder): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1]
  const day = Number(date.slice(8))
  return order === 'day-first' ? `${day} ${month}` : `${month} ${day}`
}

/** `Sunday, April 26` or `Sunday 26 April` */
export function weekdayAndDate(date: CivilDate, order: DateOrder): string {
  return `${englishDayOf(date)}${order === 'day-first' ? '' : ','} ${dayAndMonth(date, order)}`
}

/** `a, b and c` */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** `no sessions`, `1 session`, `2 sessions` */
export function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four'] as const

/** A small number as a word, `three`. */
export function spokenNumber(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** A text with its first letter in lower case. */
export function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** A text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Today`, `Tomorrow`, `Saturday`, or with its date from a week away. */
export function dayName(date: CivilDate, today: CivilDate, order: DateOrder): string {
  if (date === today) return 'Today'
  if (date === addDays(today, 1)) return 'Tomorrow'
  return date < addDays(today, 7) && date > today ? englishDayOf(date) : weekdayAndDate(date, order)
}

/** A part of the body as people say it, `lower back`. */
export function spokenPart(part: string): string {
  return part.replaceAll(/[-_]/g, ' ')
}

/** Several parts of the body. */
export function spokenParts(parts: readonly string[]): string {
  return parts.map(spokenPart).join(', ')
}

/** Events that people name by their kind, with an article: others bear a name of their own. */
const KIND_OF_EVENT =
  /^(a |an |my |the )?((half|full|ultra)[ -]?)?(marathon|ultra|triathlon|duathlon)$|^\d+([.,]\d+)? ?(k|km|mi|mile|miler|miles)( run| race)?$|^(sprint|olympic|middle distance|long distance) (triathlon|distance)$|^(century|gran fondo|spartan|powerlifting meet|hike|trail run|run|race|bike race)( ride| race)?$/i

/** An event within a sentence: `the marathon`, `Berlin marathon`, `your event`. */
export function theEvent(name: string): string {
  if (name === '') return 'your event'
  if (!KIND_OF_EVENT.test(name)) return name
  return `the ${uncapitalised(name).replace(/^(a|an|my|the) /, '')}`
}

/** What an event is called, also where nobody gave it a name. */
export function eventName(name: string): string {
  return name === '' ? 'Your event' : name
}

/** `3:20`, `1:44:30`, or `24:30` below an hour. */
export function finishTime(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const tail = `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  if (hours === 0) return tail
  return rest === 0 ? `${hours}:${tail.slice(0, 2)}` : `${hours}:${tail}`
}
