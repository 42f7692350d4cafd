import { clockTime, minuteOf } from '../../day/clock.ts'
import { type ClockTime, WEEKDAYS } from '../../model.ts'
import { hoursBetween, MINUTES, minutesOf, withHalf } from './amounts.ts'
import { daysIn } from './days.ts'
import type { Whole } from './saying.ts'
import { DAYS } from './words.ts'

export const CLOCK = '\\d{1,2}(?:[:.h]\\d{2})?\\s*(?:h|uhr|am|pm)?'
/** What people call early and late; ours. */
export const EARLIEST = '05:00'
export const LATEST = '23:00'

const form = (...parts: string[]) => new RegExp(`^\\s*${parts.join('')}\\s*$`, 'iu')
/** "I have an hour every morning at 6", "I've got 45 minutes on Tuesdays from 12". */
const HOUR_AT = form(
  "(?:i\\s+(?:have|get)|i['’]ve(?:\\s+got)?)\\s+(?:about\\s+|around\\s+|only\\s+|just\\s+)?",
  `(?:${MINUTES})\\s+(?:free\\s+)?`,
  `(?:(?:every|each|most)\\s+(?:morning|evening|day|lunch(?:time)?)s?|(?:on\\s+)?(?<days>${DAYS}))\\s+`,
  `(?:at|from)\\s+(?<at>${CLOCK})`,
)
/** "Other days after 18:30", beside days that are out. */
const OTHER_DAYS = form(
  '(?:and\\s+|but\\s+)?(?:on\\s+)?(?:the\\s+)?(?:(?:other|remaining)\\s+days?|others|rest(?:\\s+of\\s+the\\s+week)?)\\s+',
  `(?:only\\s+|free\\s+|any\\s*time\\s+)*(?:(?:after|from)\\s+(?<after>${CLOCK})|(?:before|until|till)\\s+(?<before>${CLOCK}))`,
)
/** "Any time but not before 9". */
const NOT_BEFORE = form(
  "(?:(?:i['’]m\\s+)?(?:any\\s*time|whenever|flexible|free all day)[\\s,]*(?:is fine|works|is ok)?[\\s,]*)?",
  `but\\s+(?:not|never|nothing)\\s+(?:earlier than|before|until)\\s+(?<at>${CLOCK})(?:\\s+please)?`,
)
/** "Only early mornings before the kids wake at 7". */
const ONLY_MORNINGS = form(
  '(?:i\\s+(?:can|have)\\s+)?(?:only|just)\\s+(?:train\\s+|have\\s+|do\\s+|in\\s+the\\s+|the\\s+)*(?:early\\s+)?mornings?[\\s,]+before\\s+',
  `(?:[\\p{L}'’]+\\s+){0,6}?(?:at\\s+|by\\s+)?(?<at>${CLOCK})`,
)

/** The hours that a clause says somebody has for training, or has not, and nothing else; null where it says none. */
export function plainHours(words: string): Whole | null {
  return hourAt(words) ?? otherDays(words) ?? notBefore(words) ?? onlyMornings(words)
}

function hourAt(words: string): Whole | null {
  const groups = HOUR_AT.exec(words)?.groups
  const minutes = groups && minutesOf(groups)
  const start = groups?.at && hoursBetween(withHalf(groups.at, /evening/i.test(words) ? 'pm' : 'am'), LATEST)?.start
  if (!minutes || !start) return null
  const end = clockTime(Math.min(minuteOf(LATEST), minuteOf(start) + minutes))
  return { kind: 'within', days: groups.days ? daysIn(groups.days) : WEEKDAYS, hours: { start, end } }
}

function otherDays(words: string): Whole | null {
  const { after, before } = OTHER_DAYS.exec(words)?.groups ?? {}
  if (after) return within(withHalf(after, 'pm'), LATEST)
  return before ? within(EARLIEST, withHalf(before, 'am')) : null
}

function notBefore(words: string): Whole | null {
  const at = NOT_BEFORE.exec(words)?.groups?.at
  return at ? within(withHalf(at, 'am'), LATEST) : null
}

function onlyMornings(words: string): Whole | null {
  const at = ONLY_MORNINGS.exec(words)?.groups?.at
  return at ? within(EARLIEST, withHalf(at, 'am')) : null
}

function within(from: ClockTime, to: ClockTime): Whole | null {
  const hours = hoursBetween(from, to)
  return hours && { kind: 'within', days: WEEKDAYS, hours }
}
