import type { Saying } from '../../engine/interpret/availability/saying.ts'
import {
  type BusyBlock,
  type ReadEvent,
  type Season,
  type Span,
  type TimePreference,
  WEEKDAYS,
  type Weekday,
} from '../../engine/model.ts'
import type { Display } from '../../words/speech.ts'
import { clockText } from '../../words/units.ts'
import { daysBetween } from '../display/civil-dates.ts'
import { dateInWords } from '../words/date-words.ts'
import { KIT } from '../words/kit-words.ts'
import { READING } from '../words/reading-words.ts'

/** Below this the reader is not sure, and the screen asks. */
export const SURE = 0.6
/** [ratio] Of what comes in some weeks, of which nobody told which. */
const GUESSED = 0.5

/** One fact as a person would check it, and where in the text it stands. */
export type Fact = { text: string; spoken: string; unsure: boolean; span: Span }

/** Weekdays as one says them: `Mon-Fri`, `Sat, Sun`, `every day`. */
export function daysInWords(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return READING.everyDay
  const places = days.map((day) => WEEKDAYS.indexOf(day)).toSorted((a, b) => a - b)
  const names = places.map((place) => READING.days[WEEKDAYS[place]!])
  const inARow = places.every((place, index) => index === 0 || place === places[index - 1]! + 1)
  return inARow && names.length > 2 ? `${names[0]}-${names.at(-1)}` : names.join(', ')
}

/** For how long something holds: `until Dec 17`, `from Jan 4`, `Jan 4 to Mar 9`; nothing where it does all the time. */
export function seasonInWords({ turn, ...season }: Season, style: 'short' | 'dated' = 'short'): string {
  const weeks = turn ? READING.turns(turn.every, turn.monday ? dateInWords(turn.monday, style) : '') : ''
  return [weeks, spanInWords(season, style)].filter(Boolean).join(', ')
}

function spanInWords({ from, to }: Season, style: 'short' | 'dated'): string {
  const [first, last] = [from ?? '', to ?? ''].map((date) => dateInWords(date, style))
  if (!first) return last ? READING.untilDay(last) : ''
  if (!last) return READING.fromDay(first)
  return from === to ? first : READING.fromTo(first, last)
}

type ByClock = Pick<Display, 'clock'>

export function busyFact(block: BusyBlock, by: ByClock): Fact {
  return factOf([capital(block.label), daysInWords(block.days), hours(block, by), seasonInWords(block)], block)
}

export function preferenceFact(wish: TimePreference, by: ByClock): Fact {
  return factOf([READING[wish.strength], daysInWords(wish.days), hours(wish, by), seasonInWords(wish)], wish)
}

/** What somebody says of when they can train; it binds the plan. */
export function sayingFact(saying: Told, by: ByClock): Fact {
  const isGuess = saying.isUnsure || ((saying.kind === 'away' || saying.kind === 'busy') && saying.isGuess)
  return factOf(sayingWords(saying, by), { confidence: isGuess ? GUESSED : 1, span: saying.span })
}

/** What is said, and whether it comes again and again. */
type Told = Saying & { readonly comesAgain?: boolean }

/** [days] Stretches that lie farther apart come in turns: "every other week I travel". */
const FAR_APART = 7

/** The same for several; the stretches that a few words come to are one: "only weekends until Christmas". */
export function sayingFacts(sayings: readonly Saying[], by: ByClock): Fact[] {
  const told: Told[] = []
  for (const saying of sayings) {
    const at = told.findIndex(
      ({ kind, span }) => kind === 'away' && span.start === saying.span.start && span.end === saying.span.end,
    )
    const first = told[at]
    if (first?.kind !== 'away' || saying.kind !== 'away') told.push(saying)
    else if (first.comesAgain || daysBetween(first.to, saying.from) > FAR_APART)
      told[at] = { ...first, comesAgain: true }
    else told[at] = { ...first, to: saying.to }
  }
  return told.map((saying) => sayingFact(saying, by))
}

function awayWords({ from, to, label, isLight, comesAgain }: Told & { readonly kind: 'away' }): string[] {
  const days = seasonInWords({ from, to })
  const training = isLight ? READING.aboutHalf : READING.noTraining
  const said = label.toLowerCase() === training.toLowerCase() ? '' : label
  return [said, comesAgain ? READING.andSoOn(days) : days, training]
}

function sayingWords(saying: Told, by: ByClock): string[] {
  if (saying.kind === 'away') return awayWords(saying)
  if (saying.kind === 'sports') return [READING.sportsSaid(saying.does, saying.never)]
  // These begin with the words that say so.
  if (saying.kind === 'kit') return [saying.equipment.map((one) => KIT[one]).join(', '), seasonInWords(saying)]
  if (saying.kind === 'without') return [READING.withoutSports(saying.sports), seasonInWords({ to: saying.to })]
  if (saying.kind === 'spares') return saying.parts.map(({ part, how }) => READING.spares[how](part.replace('-', ' ')))
  if (saying.kind === 'busy') return [saying.label, seasonInWords(saying), hours(saying, by)]
  const days = daysInWords(saying.days)
  if (saying.kind === 'never') return [READING.noTraining, days]
  if (saying.kind === 'most') return [READING.atMost(saying.minutes), days]
  if (saying.kind === 'open') return [READING.open, days]
  const told = saying.hours === null ? '' : hours(saying.hours, by)
  const training = saying.kind === 'closed' ? READING.noTraining : READING.only
  return [training, days, told, seasonInWords(saying.season ?? {})]
}

export function eventFact(event: ReadEvent): Fact {
  const date = event.date ? `${dateInWords(event.date, 'short')} ${event.date.slice(0, 4)}` : READING.noDate
  const finish = event.targetSeconds === null ? '' : READING.finish(durationText(event.targetSeconds))
  const unsure = !event.date || event.confidence < SURE
  // "date?" asks already.
  const fact = factOf([capital(event.name), date, finish], { ...event, confidence: event.date ? event.confidence : 1 })
  return { ...fact, unsure }
}

function hours({ start, end }: Pick<BusyBlock, 'start' | 'end'>, by: ByClock): string {
  return READING.hours(clockText(start, by), clockText(end, by))
}

function factOf(words: readonly string[], { confidence, span }: { confidence: number; span: Span }): Fact {
  const unsure = confidence < SURE
  const said = words.filter(Boolean)
  const mark = unsure ? '?' : ''
  return { text: said.join(' · ') + mark, spoken: said.join(', ') + mark, unsure, span }
}

/** [s] as a race clock shows it: `1:45:00`, `48:30`. */
function durationText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
