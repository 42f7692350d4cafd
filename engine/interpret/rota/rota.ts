import { type Span, WEEKDAYS } from '../../model.ts'
import { daysIn } from '../availability/days.ts'
import { DAYS } from '../availability/words.ts'
import { type HoursByKind, hoursIn, kindOf, rangesIn, usualHours } from './rota-hours.ts'
import { daysToldIn, inSmall, kindsIn } from './rounds.ts'
import type { Days, Told } from './told-otherwise.ts'

/** Days that repeat, each with its shift or none. */
export type Round = { readonly days: Days; readonly hours: HoursByKind }

/** A round that was told. Which of its days today is, words do not tell. */
export type RotaRead = Round & {
  /** Where it is told. */
  readonly span: Span
}

/** [days] after which a rota repeats */
const CYCLE = { least: 2, most: 56 }

/** Shifts of a day and a night. */
const DAY_AND_NIGHT = /(?<![\d:.])24[- ]?h(?:ours?|rs?)?(?:[- ]shifts?)?(?!\p{L})/u

/** The rota that a text tells: "4 on 4 off, 7am to 7pm", "2 days, 2 nights, 4 off", "earlies and lates in turn"; null where none is. */
export function readRota(text: string): RotaRead | null {
  const words = inSmall(text)
  const told = daysToldIn(words, weekByWeek)
  if (!told) return null
  const days = DAY_AND_NIGHT.test(words) ? told.days.map((kind) => (kind === 'on' ? 'full' : kind)) : told.days
  if (days.length < CYCLE.least || days.length > CYCLE.most) return null
  const kinds = new Set(days.filter((kind) => kind !== null))
  const hours = { ...usualHours(kinds), ...hoursIn(words, kinds) }
  return { days, hours, span: told.span }
}

const WEEK_NAMED =
  /(?<!\p{L})(?:week|woche|semaine|semana|settimana)\s*(?:\d|one|two|three|four|[ab](?![\p{L}]))\s*[:=-]?/giu

/** "Week 1: Mon-Fri 6-2, week 2: Mon-Wed 2-10". */
function weekByWeek(words: string): Told | null {
  const names = [...words.matchAll(WEEK_NAMED)]
  if (names.length < 2) return null
  const weeks = names.map(({ 0: name, index }, at) =>
    words.slice(index + name.length, names[at + 1]?.index ?? words.length),
  )
  const told = weeks.map((week) => {
    const [range] = rangesIn(week)
    const kind = kindsIn(week)[0] ?? (range ? kindOf(range) : null)
    const named = [...week.matchAll(new RegExp(DAYS, 'giu'))].flatMap(([one]) => daysIn(one))
    const isOff = /(?<!\p{L})(?:off|free|nothing|frei|repos|libre|folga|riposo|vrij)(?!\p{L})/u.test(week)
    return { kind, isOff, days: named.length > 0 ? named : WEEKDAYS.slice(0, 5) }
  })
  if (told.some(({ kind, isOff }) => kind === null && !isOff)) return null
  const span = { start: names[0]?.index ?? 0, end: words.length }
  return {
    days: told.flatMap(({ kind, days }) => WEEKDAYS.map((day) => (kind && days.includes(day) ? kind : null))),
    span,
  }
}
