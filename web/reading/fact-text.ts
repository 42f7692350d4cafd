import {
  type BusyBlock,
  type ReadEvent,
  type Span,
  type TimePreference,
  WEEKDAYS,
  type Weekday,
} from '../../engine/model.ts'
import { dateInWords } from '../plan/civil-now.ts'
import { READING } from '../words/reading-words.ts'

/** Below this the reader is not sure, and the screen asks. */
const SURE = 0.6

/** One fact as a person would check it, and where in the text it stands. */
export type Fact = { text: string; unsure: boolean; span: Span }

/** Weekdays as one says them: `Mon-Fri`, `Sat, Sun`, `every day`. */
export function daysInWords(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return READING.everyDay
  const places = days.map((day) => WEEKDAYS.indexOf(day)).toSorted((a, b) => a - b)
  const names = places.map((place) => READING.days[WEEKDAYS[place]!])
  const inARow = places.every((place, index) => index === 0 || place === places[index - 1]! + 1)
  return inARow && names.length > 2 ? `${names[0]}-${names.at(-1)}` : names.join(', ')
}

export function busyFact(block: BusyBlock): Fact {
  return factOf([capital(block.label), daysInWords(block.days), READING.hours(block.start, block.end)], block)
}

export function preferenceFact(wish: TimePreference): Fact {
  const words = [READING[wish.strength], daysInWords(wish.days), READING.hours(wish.start, wish.end)]
  return factOf(words, wish)
}

export function eventFact(event: ReadEvent): Fact {
  const date = event.date ? `${dateInWords(event.date, 'short')} ${event.date.slice(0, 4)}` : READING.noDate
  const finish = event.targetSeconds === null ? '' : READING.finish(durationText(event.targetSeconds))
  return { ...factOf([capital(event.name), date, finish], event), unsure: !event.date || event.confidence < SURE }
}

function factOf(words: readonly string[], { confidence, span }: { confidence: number; span: Span }): Fact {
  const unsure = confidence < SURE
  return { text: words.filter(Boolean).join(' · ') + (unsure ? '?' : ''), unsure, span }
}

/** [s] as a race clock shows it: `1:45:00`, `48:30`. */
function durationText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
