import type { Span, Weekday } from '../../model.ts'
import type { Saying } from '../availability/saying.ts'
import type { NamedDays, NamedHour } from './owed.ts'

/** A fact, whoever read it, as far as doubt is about it. */
export type Fact = Span & {
  readonly kind: Saying['kind'] | 'hours' | 'wish' | 'shunned'
  readonly days: readonly Weekday[] | null
  readonly hours: readonly { readonly start: string; readonly end: string }[]
  readonly isInTurns: boolean
  /** A screen asks about it already. */
  readonly isAsked: boolean
}

/** What stands around a fact. */
export type Around = {
  readonly text: string
  readonly facts: readonly Fact[]
  readonly days: readonly NamedDays[]
  readonly hours: readonly NamedHour[]
  readonly unread: readonly Span[]
  /** The sentence that it stands in. */
  readonly sentence: Span
}

/** Whether something that a fact says was guessed, by what its words say besides. */
export type Guess = (fact: Fact, around: Around) => boolean

const ENDS = /[.;!?\n](?!\d)/gu
export const COMMA = /[.,;!?\n](?!\d)| [-–+] /gu

/** The part of a text between two marks that holds a place. */
export function partOf(text: string, { start, end }: Span, marks: RegExp): Span {
  const ends = [...text.matchAll(marks)].map(({ index }) => index + 1)
  return {
    start: ends.findLast((at) => at <= start) ?? 0,
    end: ends.find((at) => at >= end) ?? text.length,
  }
}

/** The sentence of a text that holds a place. */
export const sentenceOf = (text: string, place: Span): Span => partOf(text, place, ENDS)

/** Whether two places share any of their words. */
export const isIn = (one: Span, other: Span) => one.start < other.end && one.end > other.start
/** The words of a place. */
export const wordsOf = (text: string, { start, end }: Span) => text.slice(start, end)
