import { clockTime } from '../day/clock.ts'
import { inClause, isDenied, isOthersClause, isSupposed, type Mark, marksOf, type Note } from './check-in-words.ts'
import type { Item } from './clock.ts'
import { rangeMinutes, startMinute } from './hours.ts'
import { DAY_END, DAY_START, WINDOWS } from './windows.ts'

export type DayWindow = { readonly start: string; readonly end: string }
export type TomorrowBusy = DayWindow & { readonly label: string }
export type Tomorrow = {
  readonly busy: TomorrowBusy[]
  readonly unavailable: boolean
  readonly prefer: DayWindow | null
}

type Minutes = { start: number; end: number }
type Clause = { readonly id: number; readonly marks: Mark[]; readonly from: number; readonly to: number }

const TIME_TAGS = new Set(['range', 'time', 'win', 'winall'])

/** What tomorrow holds: busy times, no time at all, and when training is wanted. */
export function findTomorrow(note: Note, kind: 'notes' | 'tomorrow'): Tomorrow {
  const busy: (Minutes & { label: string })[] = []
  let prefer: Minutes | null = null
  let unavailable = false
  let allDay: Mark | null = null
  let leave: number | null = null
  let train = false
  let lastEvent: Mark | null = null
  for (const clause of clausesOf(note)) {
    if (!isTomorrow(note, clause, kind)) continue
    const has = (tag: string) => clause.marks.some((mark) => mark.tag === tag)
    const all = (tag: string) => clause.marks.filter((mark) => mark.tag === tag)
    if (has('cancel') && !has('but')) continue
    const event =
      all('event').find(
        (mark) => !isOthersClause(note, mark) || /kids|ninos|kinder|enfants|criancas/.test(mark.text),
      ) ?? null
    const supposed = clause.marks.some(
      (mark) =>
        mark.tag === 'maybe' &&
        /^(might|maybe|if|perhaps|possibly|quizas|quiza|si|vielleicht|wenn|falls|peut etre|talvez|se|could be|in case|tal vez|a lo mejor|eventuell|evtl)$/.test(
          mark.text,
        ),
    )
    const refusal = all('unavailable').find(
      (mark) => !isSupposed(note, mark) && !(isDenied(note, mark) && mark.text === 'day off'),
    )
    if (
      refusal &&
      !(has('after') && TIME_TAGS.has('time') && clause.marks.some((mark) => mark.tag === 'time')) &&
      !clause.marks.some((mark) => TIME_TAGS.has(mark.tag) && mark.value !== 'allday')
    )
      unavailable = true
    const whole = clause.marks.find((mark) => mark.tag === 'allday' || (mark.tag === 'win' && mark.value === 'allday'))
    if (whole && !has('free')) allDay = whole
    if (supposed) continue
    if (has('usual') && !has('prefertrain') && !/rest/.test(clause.marks.map((mark) => mark.text).join(' '))) continue
    const times = clause.marks.filter((mark) => TIME_TAGS.has(mark.tag) && mark.value !== 'allday')
    train = has('prefertrain') || has('free') || (has('only') && !event)
    const wish =
      train &&
      !has('cannot') &&
      (event === null || (has('prefertrain') && isWish(note, clause, event))) &&
      !has('moved')
    if (times.length === 0) {
      if (event) lastEvent = event
      continue
    }
    if (has('leaveby') && !wish) {
      const time = times.find((mark) => mark.tag === 'time')
      if (time) leave = minuteIn(note, clause, time.item, true)
      const others = times.filter((mark) => mark !== time)
      if (others.length === 0) continue
      times.splice(0, times.length, ...others)
    }
    const windows = timeWindows(note, clause, times, wish, has('moved'), busy.at(-1) ?? null)
    if (wish) {
      if (windows[0] && !isDenied(note, times[0]!)) prefer = prefer && has('and') ? prefer : windows[0]
      continue
    }
    if (has('notevent')) continue
    const clocked = times.some((mark) => mark.tag === 'time' || mark.tag === 'range')
    if (!clocked && !event && !has('cannot')) continue
    const said = event ?? lastEvent
    for (const window of windows) busy.push({ ...window, label: said?.text ?? 'busy' })
    lastEvent = event
  }
  if (leave !== null) {
    const next = busy.find((window) => window.start >= leave! && window.start - leave! <= 180)
    if (next) next.start = leave
    else busy.push({ start: leave, end: leave + 60, label: 'away' })
  }
  if (allDay && !unavailable) {
    if (prefer) busy.push({ start: 480, end: Math.max(540, prefer.start), label: 'busy' })
    else if (busy.length === 0) unavailable = true
  }
  const cut = busy
    .map((window) => ({ ...window, start: Math.max(window.start, DAY_START), end: Math.min(window.end, DAY_END) }))
    .filter((window) => window.end > window.start)
  return {
    busy:
      unavailable && allDay
        ? []
        : cut.map((window) => ({ start: clockTime(window.start), end: clockTime(window.end), label: window.label })),
    unavailable,
    prefer: prefer && prefer.end > prefer.start ? { start: clockTime(prefer.start), end: clockTime(prefer.end) } : null,
  }
}

/** Clauses of the note; a piece with nothing but a time joins the one before it. */
function clausesOf(note: Note): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  const cuts: number[] = []
  for (let at = 1; at <= note.items.length; at += 1) {
    const isEnd = at === note.items.length || note.clauseOf[at] !== note.clauseOf[at - 1]
    const splits = !isEnd && splitsEvents(note, at, from)
    if (isEnd || splits) {
      cuts.push(at)
      clauses.push({
        id: clauses.length,
        from,
        to: at,
        marks: note.marks.filter((mark) => mark.at >= from && mark.at < at),
      })
      from = at
    }
  }
  return clauses
}

/** `and` between two told times starts another clause, `then` always does. */
function splitsEvents(note: Note, at: number, from: number): boolean {
  const item = note.items[at]!
  if (item.tag !== 'and') return false
  const timed = (start: number, end: number) => note.items.slice(start, end).some((each) => TIME_TAGS.has(each.tag))
  return timed(from, at) && timed(at + 1, Math.min(note.items.length, at + 12))
}

function isTomorrow(note: Note, clause: Clause, kind: 'notes' | 'tomorrow'): boolean {
  const has = (tag: string) => clause.marks.some((mark) => mark.tag === tag)
  const sentence = note.sentenceOf[clause.from]
  const said = note.marks.some((mark) => mark.tag === 'tomorrow' && mark.sentence === sentence && mark.at < clause.to)
  if (kind === 'notes') {
    const before = note.marks.some(
      (mark) => mark.tag === 'tomorrow' && mark.at < clause.from && sentence! - mark.sentence <= 1,
    )
    return (
      has('tomorrow') ||
      said ||
      (before && (has('event') || has('prefertrain') || has('unavailable')) && !has('lastnight'))
    )
  }
  if (has('tomorrow'))
    return !note.marks.some(
      (mark) => mark.tag === 'lastnight' && mark.at >= clause.from && mark.at < clause.to && !has('event'),
    )
  if (has('otherday') || has('days') || has('lastnight'))
    return has('event') &&
      has('lastnight') &&
      note.items.slice(clause.from, clause.to).some((item) => item.tag === 'time' || item.tag === 'range')
      ? !has('otherday') && !has('days') && has('leaveby')
      : false
  return true
}

/** `workout first thing`, `could train after 5`: a wish, unless the event itself is what is timed. */
function isWish(note: Note, clause: Clause, event: Mark): boolean {
  const verb = clause.marks.find((mark) => mark.tag === 'prefertrain')!
  const time = clause.marks.find((mark) => TIME_TAGS.has(mark.tag))
  if (!time) return false
  if (event.at === verb.at) return true
  const strong =
    /train|workout|session|could|can do|prefer|please|entren|trainier|seance|trein|workout|exercise|svp|bitte|por favor|lieber|mejor|melhor|plutot/.test(
      verb.text,
    )
  return strong && Math.abs(verb.at - time.at) <= Math.abs(event.at - time.at) + 1 && note.items.length > 0
}

function kindOf(clause: Clause): string {
  const has = (tag: string) => clause.marks.some((mark) => mark.tag === tag)
  if (has('eve')) return 'dinner'
  if (has('morn')) return 'drop'
  return 'tomorrow'
}

/** [min] a single time: afternoon for 1 to 6, morning for 7 to 11, unless the situation says otherwise. */
function minuteIn(note: Note, clause: Clause, item: Item, leaving = false): number {
  const part = clause.marks.find((mark) => mark.tag === 'win' && mark.value !== 'allday')?.value ?? null
  const kind = kindOf(clause)
  const evening = leaving && note.marks.some((mark) => mark.tag === 'eve')
  const clock = item.from!
  if (clock.half === null && !clock.exact && kind === 'tomorrow' && !evening && part === null) {
    if (clock.hour >= 1 && clock.hour <= 6) return (clock.hour + 12) * 60 + clock.minute
    return clock.hour * 60 + clock.minute
  }
  return startMinute(clock, { kind: evening ? 'dinner' : kind, part, weekend: false })
}

function timeWindows(
  note: Note,
  clause: Clause,
  times: readonly Mark[],
  wish: boolean,
  moved: boolean,
  before: Minutes | null,
): Minutes[] {
  const windows: Minutes[] = []
  const kind = kindOf(clause)
  const cannot = clause.marks.some((mark) => mark.tag === 'cannot')
  const setting = {
    kind,
    part: clause.marks.find((mark) => mark.tag === 'win' && mark.value !== 'allday')?.value ?? null,
    weekend: false,
  }
  const clocks = times.filter((mark) => mark.tag === 'time' || mark.tag === 'range')
  if (moved && clocks.length > 0) {
    const last = clocks.at(-1)!.item
    const to = last.to ?? last.from!
    const start = minuteIn(note, clause, { ...last, from: to })
    return [{ start, end: start + 60 }]
  }
  for (const mark of clocks) {
    const { item } = mark
    if (mark.tag === 'range') {
      const from = item.from!
      const noon =
        from.half === null &&
        !from.exact &&
        kind === 'tomorrow' &&
        setting.part === null &&
        from.hour >= 1 &&
        from.hour <= 6
      const { start, end } = rangeMinutes(
        noon && item.to!.half === null && !(item.to!.exact && item.to!.hour < 24) ? { ...from, half: 'pm' } : from,
        item.to!,
        setting,
      )
      windows.push({ start, end: end < start ? end + 1440 : end })
      continue
    }
    const minute = minuteIn(note, clause, item)
    const length = note.items.slice(clause.from, clause.to).find((each) => each.tag === 'dur')?.minutes ?? 60
    if (mark.value === 'after') windows.push({ start: lateMinute(item, minute), end: DAY_END })
    else if (mark.value === 'before') windows.push({ start: DAY_START, end: minute })
    else if (mark.value === 'until') {
      const start = startOfUntil(clause, before, note)
      const end = minute > start ? minute : minute + 720
      windows.push(wish ? { start: DAY_START, end } : { start, end })
    } else if (mark.value === 'from')
      windows.push({
        start: minute,
        end:
          clause.marks.some((each) => each.tag === 'event') && !onwards(note, mark) && !wish
            ? minute + length
            : DAY_END,
      })
    else if (onwards(note, mark)) windows.push({ start: minute, end: DAY_END })
    else if (cannot && wish) continue
    else windows.push({ start: minute, end: minute + length })
  }
  if (windows.length > 0) return windows
  for (const mark of times) {
    const window = WINDOWS[mark.value]
    if (window && !inClause(note, mark, 'otherday')) windows.push({ start: window[0], end: window[1] })
  }
  return windows
}

/** "After 6" is in the evening, whatever the usual reading of a bare six. */
function lateMinute(item: Item, minute: number): number {
  const { half, exact, hour } = item.from!
  return half === null && !exact && hour >= 6 && hour <= 9 ? (minute % 720) + 720 : minute
}

function onwards(note: Note, mark: Mark): boolean {
  return note.items
    .slice(mark.at + 1, mark.at + 3)
    .some((item) => /^(on|onwards|onward|en adelante|adelante|weg|diante)$/.test(item.text))
}

function startOfUntil(clause: Clause, before: Minutes | null, note: Note): number {
  const opening = note.items.slice(Math.max(0, clause.from - 1), clause.from + 2).map((item) => item.text)
  const chained =
    opening.some((text) => /^(then|luego|despues|dann|danach|puis|ensuite|depois)$/.test(text)) ||
    (before !== null && opening.includes('and'))
  return chained && before ? before.end : 480
}

/** What cannot be used for training today or tomorrow. */
export function findEquipment(note: Note): string[] {
  const limits = new Set<string>()
  for (const mark of marksOf(note, 'eq')) {
    if (isSupposed(note, mark) || isOthersClause(note, mark)) continue
    if (mark.value === 'hotel_gym' && isDenied(note, mark)) limits.add('no_gym')
    else if (!isDenied(note, mark) || mark.value !== 'bodyweight_only') limits.add(mark.value)
  }
  const lone = marksOf(note, 'dumbbell').some(
    (mark) =>
      !isDenied(note, mark) &&
      marksOf(note, 'only').some(
        (only) => Math.abs(only.at - mark.at) <= 7 && Math.abs(only.sentence - mark.sentence) <= 1,
      ),
  )
  if (lone) limits.add('dumbbells_only')
  if (
    marksOf(note, 'norun').length > 0 &&
    (marksOf(note, 'weather').length > 0 ||
      marksOf(note, 'norun').some((mark) =>
        /out|drauss|dehors|fuera|rua|aire libre|exterieur|salir|la fora|fora/.test(mark.text),
      ))
  )
    limits.add('no_running_outdoors')
  return [...limits]
}

/** Whether the writer is on a journey or away from home today or tomorrow. */
export function isTravelling(note: Note): boolean {
  const stays = marksOf(note, 'eq').filter((mark) => mark.text.includes('hotel'))
  return [...marksOf(note, 'travel'), ...stays].some((mark) => {
    if (isOthersClause(note, mark) || isSupposed(note, mark) || isDenied(note, mark)) return false
    const aside = note.marks.some(
      (each) =>
        (each.tag === 'nottravel' && each.sentence === mark.sentence) ||
        ((each.tag === 'otherday' || each.tag === 'days' || each.tag === 'past') && each.clause === mark.clause),
    )
    return !aside && !note.marks.some((each) => each.tag === 'cancel' && each.clause === mark.clause)
  })
}
