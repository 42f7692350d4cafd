import type { CivilDate, Span } from '../../model.ts'
import { sure } from '../../sure.ts'
import { namedDatesIn } from './dates.ts'
import type { NumericDay } from './numeric-days.ts'
import { hoursOfOneDay, nameOfOneDay } from './one-hour.ts'
import type { Saying } from './saying.ts'
import { DAY_NAME } from './words.ts'

/** What parts one thing that is told from the next. */
const CLAUSE =
  /[,;()\n]|:(?!\d)|(?<=\d)\.(?=\s)|(?<=\s)(?<!(?:between|zwischen|entre|tra|tussen) [^,;]{1,8})(?:and|but|then|und|aber|et|mais|y|pero|e|mas|ma|en|maar)(?=\s)/iu
/** What begins or ends then, and goes on: no appointment. */
const LASTING =
  /(?<!\p{L})(?:from|since|until|till?|by|after|before|as of|new|back to|start\p{L}*|begin\p{L}*|end(?:s|ing)?|finish\p{L}*|change\p{L}*|every|each|daily|weekly|most days|mostly|usually|normally|ab|seit|bis|vom|jeden?|depuis|jusqu\p{L}*|chaque|desde|hasta|cada|até|dal?|fino|ogni|vanaf|sinds|tot|elke?)(?!\p{L})/iu
const HOUR =
  /\d\s?[ap]m(?!\p{L})|(?:at|@|um|à|a las?|às|alle|om)\s?\d|\d\s?(?:-|–|to|till?)\s?\d|\d[:.]\d{2}|(?<![\p{L}\d])\d{1,2}(?:\s?(?:h|uhr|uur))?\s*$|(?<!\p{L})(?:morning|lunchtime|noon|afternoon|evening)(?!\p{L})/iu
/** "Dentist 8 December, 7am": the hour alone, of what stands before it. */
const HOUR_BEHIND =
  /^,\s*(?:at |from )?\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m)?(?:\s?(?:-|–|to)\s?\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m)?)?(?=\s*(?:[,;)]|$))/iu
const OTHER_DAY = new RegExp(DAY_NAME, 'giu')

type Dated = Extract<Saying, { readonly kind: 'busy' }>
/** Where it is told, and what it comes to. */
type Appointment = Span & { readonly busy: Omit<Dated, 'span'> | null }

/**
 * Where a sentence tells the hours of one date: "dentist on 8 December at 7am". No week holds them, and none of its readers
 * is to take them for hours of every day.
 * @param dates - that stand in it, and are no end or beginning of something
 */
export function appointmentsIn(
  sentence: string,
  dates: readonly (Span | NumericDay)[],
  since: CivilDate,
): readonly Appointment[] {
  return dates.flatMap((date): Appointment[] => {
    const on = 'on' in date ? date.on : null
    const isOne = on !== null || sentence.slice(date.start, date.end).match(/\d+/g)?.length === 1
    const before = sure(sentence.slice(0, date.start).split(CLAUSE).at(-1))
    const after = sure(sentence.slice(date.end).split(CLAUSE)[0])
    const span = { start: date.start - before.length, end: date.end + after.length }
    const behind = HOUR_BEHIND.exec(sentence.slice(span.end))?.[0] ?? ''
    // "Tuesday 8 December": the day of the date itself.
    const isOfDays = [...`${before}|${after}`.matchAll(OTHER_DAY)].some(
      ({ 0: day, index }) => !/^[\s,]*(?:the )?$/u.test(before.slice(index + day.length)) || index > before.length,
    )
    // What leads to it is blank, and was taken: "in the week of 28 December".
    const isAppointment =
      isOne && !isOfDays && !/\s{4}(?:of )?$/u.test(before) && !LASTING.test(before) && !LASTING.test(after)
    const isTimed = HOUR.test(before) || HOUR.test(after) || behind !== ''
    if (!isAppointment || !isTimed) return []
    const place = { start: span.start + before.search(/\S|$/u), end: span.end + behind.length }
    const words = { before, after: after + behind }
    if (!on) {
      const day = namedDatesIn(sentence.slice(date.start, date.end) + (YEAR.exec(words.after)?.[0] ?? ''), since)
      return [{ ...place, busy: busyOf(words, day?.from) }]
    }
    // Of which day it is, nobody has said: both are kept free, and asked about.
    return on.map((day) => {
      const busy = busyOf(words, day)
      return { ...place, busy: busy && on.length > 1 ? { ...busy, isGuess: true } : busy }
    })
  })
}

type Words = { readonly before: string; readonly after: string }

/** The hours of a date that something takes; null where they are none that a plan can keep free. */
function busyOf({ before, after }: Words, day: CivilDate | undefined): Omit<Dated, 'span'> | null {
  const hours = hoursOfOneDay(after) ?? hoursOfOneDay(before)
  const label = nameOfOneDay(before.replace(ITS_DAY, ''), after)
  return day && hours && label !== null ? { kind: 'busy', from: day, to: day, ...hours, label } : null
}

const YEAR = /^,? 20\d\d/u
const ITS_DAY = new RegExp(`${DAY_NAME}[\\s,]*(?:the )?$`, 'iu')
