import { clockTime, minuteOf } from '../../day/clock.ts'
import type { BusyBlock, CommitmentsReading, Span, Weekday } from '../../model.ts'
import type { Availability } from '../availability/availability.ts'
import { daysIn } from '../availability/days.ts'
import { nothingAgainstIn } from '../availability/nothing-against.ts'
import type { Saying } from '../availability/saying.ts'
import { shortDaysFree } from '../availability/short-days.ts'
import { kitBehind } from '../availability/trip-kit.ts'
import { DAYS } from '../availability/words.ts'
import { onWords } from '../on-words.ts'
import { readRota } from '../rota/rota.ts'
import { heldSeasons } from './in-seasons.ts'
import { toldNowIn } from './told-now.ts'

/** [ratio] Of a rota it is known how it goes, and not where in it today is. */
const ROTA_CONFIDENCE = 0.5
/** [ratio] So of what comes in some weeks, of which nobody told which. */
const GUESS_CONFIDENCE = 0.5
const isGuessed = (one: Saying) =>
  one.isUnsure === true || ((one.kind === 'away' || one.kind === 'busy') && one.isGuess === true)

/**
 * Where a text about somebody's days was understood, and how surely.
 * @param availability - what it says of training itself, and for how long what holds
 * @param reading - of the rest of it
 */
export function weekPlaces(
  text: string,
  { sayings, seasons }: Pick<Availability, 'sayings' | 'seasons'>,
  { busy, preferences }: Pick<CommitmentsReading, 'busy' | 'preferences'>,
): (Span & { readonly confidence: number })[] {
  const rota = readRota(text)
  const places = [
    ...[...busy, ...preferences].map(({ span, confidence }) => ({ ...span, confidence })),
    ...(rota ? [{ ...rota.span, confidence: ROTA_CONFIDENCE }] : []),
    ...sayings.map((one) => ({ ...one.span, confidence: isGuessed(one) ? GUESS_CONFIDENCE : 1 })),
    ...[
      ...heldSeasons(seasons, { sayings, busy, preferences }),
      ...daysOffIn(text, busy),
      ...daysAtHomeIn(text, busy),
      ...risingIn(text, busy),
      ...toldNowIn(text),
      ...kitBehind(text, sayings),
      ...nothingAgainstIn(text),
    ].map((span) => ({
      ...span,
      confidence: 1,
    })),
  ]
  return places.map((place) => onWords(text, place))
}

const OFF =
  "(?:(?:always )?(?:(?:week(?:ly)? )?off|closed|shut|free)|frei|zu|geschlossen|ruhetag|libres?|repos|ferm[eé]s?|descanso|cerrado|livres?|fechado|liber[oaie]|riposo|chius[oa]|vrij|gesloten|folgas?|(?:no|not|don[\u2019']?t|never) (?:at )?work(?:ing)?|not in)"
const HOME =
  '(?:wfh|(?:work(?:ing)? )?(?:from|at) home|(?:im )?home ?office|remote|thuiswerken|(?:en )?t[eé]l[eé]travail|teletrabajo|da casa)'
/** Words with the days beside them. */
const besideDays = (words: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${words}\\s+(?:on\\s+)?(?<off>${DAYS})|(?<days>${DAYS})\\s*:?\\s+(?:(?:is|are|all|i['\u2019]?m|i am|i)\\s+)*${words})(?!\\p{L})`,
    'giu',
  )
const DAYS_OFF = besideDays(OFF)
const DAYS_AT_HOME = besideDays(HOME)
/** [min] from which on busy hours are those of a working day. */
const LONG_MIN = 240

/** Where a text takes days out of its work: "Fridays off" gives no hours, and is why there are none. */
function daysOffIn(text: string, busy: readonly BusyBlock[]): Span[] {
  const long = busy.filter(({ start, end }) => {
    const minutes = minuteOf(end) - minuteOf(start)
    return minutes <= 0 || minutes >= LONG_MIN
  })
  const short = long.length === 0 ? [] : shortDaysFree(text)
  const isOff = (days: readonly Weekday[]) => !long.some((block) => block.days.some((day) => days.includes(day)))
  return [...takenOut(text, DAYS_OFF, long), ...short.filter(({ days }) => isOff(days))]
}

/** Where it takes days out of the way to work: "Thursdays I work at home". */
const daysAtHomeIn = (text: string, busy: readonly BusyBlock[]): Span[] =>
  takenOut(
    text,
    DAYS_AT_HOME,
    busy.filter(({ label }) => label === 'commute'),
  )

function takenOut(text: string, days: RegExp, blocks: readonly BusyBlock[]): Span[] {
  if (blocks.length === 0) return []
  return [...text.matchAll(days)].flatMap(({ 0: words, index, groups = {} }): Span[] => {
    const named = groups.off ?? groups.days ?? ''
    // "Monday to Saturday, Sunday off": of the last alone.
    const isOff = [named, named.slice(named.lastIndexOf(',') + 1)].some((each) => {
      const off = daysIn(each)
      return off.length > 0 && !blocks.some((block) => block.days.some((day) => off.includes(day)))
    })
    return isOff ? [{ start: index, end: index + words.length }] : []
  })
}

const RISING =
  /(?<!\p{L})(?:(?:get|wake) up|wake|awake|up|rise|alarm)(?: (?:is|goes|at|by|around|about))*\s+(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?/giu

/** Where a text tells the end of a night that it told the beginning of elsewhere: "up at 6, work 8-5, bed 10:30". */
function risingIn(text: string, busy: readonly BusyBlock[]): Span[] {
  return [...text.matchAll(RISING)].flatMap(({ 0: words, index, groups = {} }): Span[] => {
    const up = clockTime(Number(groups.hour) * 60 + Number(groups.minute ?? 0))
    const isUsed = busy.some(({ label, end }) => label === 'sleep' && end === up)
    return isUsed ? [{ start: index, end: index + words.length }] : []
  })
}
