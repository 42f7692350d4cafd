import type { Span, Weekday } from '../../model.ts'
import { daysIn } from '../availability/days.ts'
import { DAYS } from '../availability/words.ts'

/** [min] of half a day: a bare hour may be of either. */
const HALF_DAY = 720

/** Days that a text names, and where; `isRefused`: a word before them takes them out. */
export type NamedDays = Span & { readonly days: readonly Weekday[]; readonly isRefused: boolean }

const EACH_NAMED = new RegExp(DAYS, 'giu')
/** What leaves out the days that stand behind it. */
const LEFT_OUT =
  /(?<!\p{L})(?:not|no|never|except|excluding|minus|bar|but not|\p{L}*(?:day|night|evening|morning)s? but|apart from|other than|off|n['’]t|nicht|kein\p{L}*|nie|au(?:ß|ss)er|pas|sauf|jamais|nunca|salvo|excepto|menos|n[aã]o|exceto|non|mai|tranne|niet|geen|behalve)(?:\s+(?:for|on|the|any|am|le|les|el|los|il|na|op))*\s*$/iu

/** The days that a text names, in order. */
export function namedDays(text: string): NamedDays[] {
  return [...text.matchAll(EACH_NAMED)].map(({ 0: words, index }) => ({
    ...{ start: index, end: index + words.length, days: daysIn(words) },
    isRefused: LEFT_OUT.test(text.slice(0, index)),
  }))
}

/** A clock time that a text tells, by the dial: nobody need have said of which half of the day. */
export type NamedHour = Span & { readonly dial: number }

/** Numbers that stand where an hour does, without what they count, what they are the date of, and longer numbers. */
const EACH_HOUR =
  /(?<![\d.,:/£$€#]|\p{L})(?<hour>1?\d|2[0-4])(?:[:.h](?<minute>[0-5]\d))?(?![\d/%]|[.,:]\d|(?:st|nd|rd|th|k)\b|\s*-?\s*(?:x|×|min|hours?|hrs?|h\b|days?|nights?|weeks?|months?|years?|yrs?|yo\b|times|sessions?|miles?|km|kids?|children|stunden?|tage?n?|wochen?|heures?|jours?|semaines?|horas?|d[ií]as?|semanas?|ore\b|giorni|settimane|uur\b|dagen|weken|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu

/** The clock times that a text tells, in order. */
export function namedHours(text: string): NamedHour[] {
  return [...text.matchAll(EACH_HOUR)].map(({ 0: words, index, groups = {} }) => ({
    ...{ start: index, end: index + words.length },
    dial: (Number(groups.hour) * 60 + Number(groups.minute ?? 0)) % HALF_DAY,
  }))
}

/** The same by the dial of hours that were read. */
export const dialOf = (clock: string): number => (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) % HALF_DAY
