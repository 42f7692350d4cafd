import { clockTime } from '../day/clock.ts'
import { sure } from '../sure.ts'
import { isDenied, isOthersClause, isSupposed, type Mark, marksOf, type Note } from './check-in-words.ts'
import type { Item } from './items.ts'
import type { SymTag } from './lexicon.ts'
import { clausesOf, isRoundTheClock, isTomorrow, isWish, TIME_TAGS } from './tomorrow-clauses.ts'
import { type HourDoubt, hourDoubt, refusalDoubt } from './tomorrow-doubt.ts'
import {
  fromHome,
  hoursBesideWork,
  isDayLong,
  isNothingOn,
  isReturn,
  laterToday,
  type Place,
  type Placed,
  untilBack,
} from './tomorrow-edges.ts'
import { type Minutes, minuteIn, THEN, timeWindows } from './tomorrow-times.ts'
import { DAY_END, DAY_START } from './windows.ts'

export type DayWindow = { readonly start: string; readonly end: string }
export type TomorrowBusy = DayWindow & { readonly label: string }
/** A part of tomorrow with the place it was read at, and the rule by which it is in doubt. */
export type Ahead<T> = { readonly said: T; readonly at: Pick<Item, 'start' | 'end'>; readonly doubt: HourDoubt | null }
export type Tomorrow = {
  readonly busy: readonly Ahead<TomorrowBusy>[]
  readonly unavailable: Ahead<true> | null
  readonly prefer: Ahead<DayWindow> | null
}

const FULL = /chock|manic|flat out|non stop|rammed|solid|packed|full|booked|back to back|pien|vol/
const ANY_TIME =
  /^(any time|anytime|whenever|cualquier|egal|jederzeit|n importe|qualquer|quando volete|a qualsiasi|maakt niet uit)/

/** What tomorrow holds: busy times, no time at all, and when training is wanted. */
export function findTomorrow(note: Note, kind: 'notes' | 'tomorrow'): Tomorrow {
  const busy: (Placed & { label: string })[] = []
  let prefer: Placed | null = null
  let unavailable: Place | null = null
  let full = false
  let allDay: Mark | null = null
  let leave: Placed | null = null
  let train = false
  let lastEvent: Mark | null = null
  let usualSentence = -1
  let wishSentence = -1
  for (const clause of clausesOf(note)) {
    if (!isTomorrow(note, clause, kind)) continue
    const has = (tag: SymTag) => clause.marks.some((mark) => mark.tag === tag)
    const all = (tag: SymTag) => clause.marks.filter((mark) => mark.tag === tag)
    if (has('cancel') && !has('but')) continue
    const opensWithNothing =
      /^(nothing|nada|nichts|rien|niente|nulla|niets|niks)$/.test(note.items[clause.from]?.text ?? '') &&
      clause.marks.some((mark) => mark.value === 'until')
    if (opensWithNothing && !has('event')) continue
    const event =
      all('event').find(
        (mark) => !isOthersClause(note, mark) || /kids|ninos|kinder|enfants|criancas|bambini/.test(mark.text),
      ) ?? null
    const supposed = clause.marks.some(
      (mark) =>
        mark.tag === 'maybe' &&
        /^(might|maybe|if|perhaps|possibly|quizas|quiza|si|vielleicht|wenn|falls|peut etre|talvez|se|could be|in case|tal vez|a lo mejor|eventuell|evtl|forse|se|magari|misschien|als|wellicht)$/.test(
          mark.text,
        ),
    )
    const freed = note.items.some(
      (item, at) => at > clause.from && ANY_TIME.test(`${item.text} ${note.items[at + 1]?.text ?? ''}`),
    )
    const refusal = all('unavailable').find(
      (mark) =>
        !isSupposed(note, mark) &&
        !isNothingOn(note, mark) &&
        !(freed && mark.text === 'day off') &&
        !(isDenied(note, mark) && mark.text === 'day off'),
    )
    if (
      refusal &&
      !(has('after') && TIME_TAGS.has('time') && clause.marks.some((mark) => mark.tag === 'time')) &&
      !clause.marks.some((mark) => TIME_TAGS.has(mark.tag) && mark.value !== 'allday')
    )
      unavailable = { at: refusal.item, doubt: refusalDoubt(note, clause, refusal) }
    if (refusal && unavailable) full = FULL.test(refusal.text)
    if (event && isRoundTheClock(note, clause)) unavailable = { at: event.item, doubt: null }
    const whole = clause.marks.find((mark) => mark.tag === 'allday' || (mark.tag === 'win' && mark.value === 'allday'))
    const weatherOnly = has('weather') && !has('event')
    if (whole && !has('free') && !weatherOnly) allDay = whole
    if (supposed) continue
    const times = clause.marks.filter((mark) => TIME_TAGS.has(mark.tag) && mark.value !== 'allday')
    // "Same as usual, office 9-5": the hours only say again what is usual.
    const usually =
      event === null ||
      /work|office|shift|school|job|uni|arbeit|buro|trabajo|oficina|travail|boulot|bureau|trabalho|escritorio|lavoro|ufficio|scuola|turno|werk|kantoor|dienst/.test(
        event.text,
      )
    const again = usualSentence === note.sentenceOf[clause.from] && usually && times.length > 0
    if (again && !has('but')) continue
    // "Dentist 2:30, otherwise normal"
    const isElse = !usually && times.length > 0
    if (
      has('usual') &&
      !isElse &&
      !has('prefertrain') &&
      !/rest/.test(clause.marks.map((mark) => mark.text).join(' '))
    ) {
      if (times.length === 0 && !has('event')) usualSentence = note.sentenceOf[clause.from] ?? -1
      continue
    }
    train = has('prefertrain') || has('free') || (has('only') && !event)
    const sentence = note.sentenceOf[clause.from] ?? -1
    // "Can we do it early, like before 7?"
    const goesOn =
      sentence === wishSentence && times.every(({ value }) => value === 'before' || value === 'after') && !has('but')
    const wish =
      (train || goesOn) &&
      !has('cannot') &&
      (event === null || (has('prefertrain') && isWish(note, clause, event))) &&
      !has('moved')
    wishSentence = wish && has('prefertrain') ? sentence : wishSentence
    if (times.length === 0) {
      const then = note.items.slice(Math.max(0, clause.from - 1), clause.to).some((item) => THEN.test(item.text))
      // "Dentist at 9, then free": free from when that ends.
      const last = busy.at(-1)
      if (train && then && !event && last) prefer = { ...last, start: last.end, end: DAY_END }
      if (event && isDayLong(event) && !supposed) unavailable ??= { at: event.item, doubt: 'end' }
      if (event) lastEvent = event
      continue
    }
    const besideWork = event ? null : hoursBesideWork(note, clause, times)
    if (besideWork) {
      prefer ??= besideWork
      continue
    }
    const isAway: boolean = leave !== null || marksOf(note, 'travel').some((mark) => mark.at < clause.from)
    const back: Mark | undefined = times.find(
      (mark) => mark.tag === 'time' && (has('homeby') || (isAway && isReturn(note, mark))),
    )
    if (!event && !has('leaveby') && (has('homeby') || back)) {
      const out = busy.at(-1)
      if (back && leave) leave = untilBack(leave, minuteIn(note, clause, back.item))
      else if (back && !out && !has('cannot')) prefer ??= fromHome(note, clause, back)
      // "Train to London 7.15, back around 6": away for as long as that.
      if (back && out && marksOf(note, 'travel').some((mark) => mark.at < clause.from))
        Object.assign(out, untilBack(out, minuteIn(note, clause, back.item)))
      continue
    }
    if (has('leaveby') && !wish) {
      const time =
        times.find((mark) => mark.tag === 'time' && mark.at > sure(all('leaveby')[0]).at) ??
        times.find((mark) => mark.tag === 'time')
      if (time) {
        const start = minuteIn(note, clause, time.item, true)
        leave = {
          start,
          end: start + 60,
          at: time.item,
          doubt: hourDoubt(note, clause, { event, times: [time], wish }),
        }
      }
      const home = times.find((mark) => mark !== time && isReturn(note, mark))
      if (leave && home) leave = untilBack(leave, minuteIn(note, clause, home.item))
      const others = times.filter((mark) => mark !== time && mark !== home)
      if (others.length === 0) continue
      times.splice(0, times.length, ...others)
    }
    const doubt = hourDoubt(note, clause, { event: event ?? lastEvent, times, wish })
    const place = { at: sure(times[0]).item, doubt }
    const windows = timeWindows(note, clause, times, wish, has('moved'), busy.at(-1) ?? null).map((window) => ({
      ...window,
      ...place,
    }))
    // "Call at 7, then free till the school run at 3"
    const free = all('free')[0]
    const isUntil = event && note.items.slice(clause.from, event.at).some(({ tag }) => tag === 'until')
    if (free && isUntil && windows[0] && !isDenied(note, free))
      prefer = { ...place, start: busy.at(-1)?.end ?? DAY_START, end: windows[0].start }
    // "Nothing after 6 please": the hours that are not wished are taken.
    const first = sure(times[0])
    const isRefused = isDenied(note, first) && (first.value === 'before' || first.value === 'after')
    if (wish && !isRefused) {
      if (windows[0] && !isDenied(note, first)) prefer = prefer && has('and') ? prefer : windows[0]
      continue
    }
    const clocked = times.some((mark) => mark.tag === 'time' || mark.tag === 'range')
    const departs = all('travel').some((mark) =>
      /^(driv|fly|train|bus|coach|drive|volo|treno|parto|vlucht|vlieg|trein)/.test(mark.text),
    )
    const isClosed = has('cannot') || (first.tag === 'win' && isDenied(note, first))
    if (!clocked && !event && !isClosed && !departs) continue
    const said = event ?? lastEvent
    for (const window of windows)
      busy.push({ ...laterToday(note, clause, window, busy.at(-1)), label: said?.text ?? 'busy' })
    lastEvent = event
  }
  // "Before breakfast, the rest of the day is chocka"
  if (prefer && full) unavailable = null
  if (leave !== null) {
    const { start } = leave
    const next = busy.find((window) => window.start >= start && window.start - start <= 240)
    if (next) next.start = start
    else busy.push({ ...leave, label: 'away' })
  }
  if (allDay && !unavailable) {
    const place = { at: allDay.item, doubt: null }
    if (prefer) busy.push({ ...place, start: 480, end: Math.max(540, prefer.start), label: 'busy' })
    else if (busy.length === 0) unavailable = place
  }
  const cut = busy
    .map((window) => ({ ...window, start: Math.max(window.start, DAY_START), end: Math.min(window.end, DAY_END) }))
    .filter((window) => window.end > window.start)
  return {
    busy:
      unavailable && allDay
        ? []
        : cut.map(({ label, ...window }) => ({ ...saidOf(window), said: { ...shown(window), label } })),
    unavailable: unavailable && { ...unavailable, said: true },
    prefer: prefer && prefer.end > prefer.start ? { ...saidOf(prefer), said: shown(prefer) } : null,
  }
}

const saidOf = ({ at, doubt }: Place): Place => ({ at, doubt })
const shown = ({ start, end }: Minutes): DayWindow => ({ start: clockTime(start), end: clockTime(end) })
