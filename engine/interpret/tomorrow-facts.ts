import { clockTime } from '../day/clock.ts'
import { sure } from '../sure.ts'
import { inClause, isDenied, isOthersClause, isSupposed, type Mark, marksOf, type Note } from './check-in-words.ts'
import { rangeMinutes, startMinute } from './hours.ts'
import type { Item } from './items.ts'
import type { SymTag } from './lexicon.ts'
import { type Clause, clausesOf, isRoundTheClock, isTomorrow, isWish, TIME_TAGS } from './tomorrow-clauses.ts'
import { DAY_END, DAY_START, WINDOWS } from './windows.ts'

export type DayWindow = { readonly start: string; readonly end: string }
export type TomorrowBusy = DayWindow & { readonly label: string }
export type Tomorrow = {
  readonly busy: TomorrowBusy[]
  readonly unavailable: boolean
  readonly prefer: DayWindow | null
}

const THEN =
  /^(then|after|after that|afterwards|danach|anschliessend|luego|despues|ensuite|apres|depois|puis|poi|dopo|daarna|vervolgens|dan)$/

const FULL = /chock|manic|flat out|non stop|rammed|solid|packed|full|booked|back to back|pien|vol/
const ANY_TIME =
  /^(any time|anytime|whenever|cualquier|egal|jederzeit|n importe|qualquer|quando volete|a qualsiasi|maakt niet uit)/

type Minutes = { start: number; end: number }

/** What tomorrow holds: busy times, no time at all, and when training is wanted. */
export function findTomorrow(note: Note, kind: 'notes' | 'tomorrow'): Tomorrow {
  const busy: (Minutes & { label: string })[] = []
  let prefer: Minutes | null = null
  let unavailable = false
  let full = false
  let allDay: Mark | null = null
  let leave: number | null = null
  let train = false
  let lastEvent: Mark | null = null
  let usualSentence = -1
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
        !(freed && mark.text === 'day off') &&
        !(isDenied(note, mark) && mark.text === 'day off'),
    )
    if (
      refusal &&
      !(has('after') && TIME_TAGS.has('time') && clause.marks.some((mark) => mark.tag === 'time')) &&
      !clause.marks.some((mark) => TIME_TAGS.has(mark.tag) && mark.value !== 'allday')
    )
      unavailable = true
    if (refusal && unavailable) full = FULL.test(refusal.text)
    if (event && isRoundTheClock(note, clause)) unavailable = true
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
    const wish =
      train &&
      !has('cannot') &&
      (event === null || (has('prefertrain') && isWish(note, clause, event))) &&
      !has('moved')
    if (times.length === 0) {
      const then = note.items.slice(Math.max(0, clause.from - 1), clause.to).some((item) => THEN.test(item.text))
      // "Dentist at 9, then free": free from when that ends.
      if (has('free') && then && !event && busy.length > 0) prefer = { start: sure(busy.at(-1)).end, end: DAY_END }
      if (event) lastEvent = event
      continue
    }
    if (has('homeby') && !event) {
      const back = times.find((mark) => mark.tag === 'time')
      const out = busy.at(-1)
      // "Train to London 7.15, back around 6": away for as long as that.
      if (back && out && marksOf(note, 'travel').some((mark) => mark.at < clause.from))
        out.end = Math.max(out.end, minuteIn(note, clause, back.item))
      continue
    }
    if (has('leaveby') && !wish) {
      const time =
        times.find((mark) => mark.tag === 'time' && mark.at > sure(all('leaveby')[0]).at) ??
        times.find((mark) => mark.tag === 'time')
      if (time) leave = minuteIn(note, clause, time.item, true)
      const others = times.filter((mark) => mark !== time)
      if (others.length === 0) continue
      times.splice(0, times.length, ...others)
    }
    const windows = timeWindows(note, clause, times, wish, has('moved'), busy.at(-1) ?? null)
    // "Call at 7, then free till the school run at 3"
    const free = all('free')[0]
    const isUntil = event && note.items.slice(clause.from, event.at).some(({ tag }) => tag === 'until')
    if (free && isUntil && windows[0] && !isDenied(note, free))
      prefer = { start: busy.at(-1)?.end ?? DAY_START, end: windows[0].start }
    if (wish) {
      if (windows[0] && !isDenied(note, sure(times[0]))) prefer = prefer && has('and') ? prefer : windows[0]
      continue
    }
    const clocked = times.some((mark) => mark.tag === 'time' || mark.tag === 'range')
    const departs = all('travel').some((mark) =>
      /^(driv|fly|train|bus|coach|drive|volo|treno|parto|vlucht|vlieg|trein)/.test(mark.text),
    )
    if (!clocked && !event && !has('cannot') && !departs) continue
    const said = event ?? lastEvent
    for (const window of windows) busy.push({ ...window, label: said?.text ?? 'busy' })
    lastEvent = event
  }
  // "Before breakfast, the rest of the day is chocka"
  if (prefer && full) unavailable = false
  if (leave !== null) {
    const next = busy.find((window) => window.start >= sure(leave) && window.start - sure(leave) <= 240)
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

const EARLY_SHIFT =
  /^(early shift|earlies|on earlies|morning shift|fruhschicht|turno de manana|equipe du matin|turno da manha|vroege dienst|turno di mattina)$/

function kindOf(clause: Clause): string {
  const has = (tag: SymTag) => clause.marks.some((mark) => mark.tag === tag)
  if (clause.marks.some(({ text }) => EARLY_SHIFT.test(text))) return 'earlyshift'
  if (has('eve') || has('guests')) return 'dinner'
  if (has('morn')) return 'drop'
  return 'tomorrow'
}

/** [min] a single time: afternoon for 1 to 6, morning for 7 to 11, unless the situation says otherwise. */
function minuteIn(note: Note, clause: Clause, item: Item, leaving = false): number {
  const part = clause.marks.find((mark) => mark.tag === 'win' && mark.value !== 'allday')?.value ?? null
  const kind = kindOf(clause)
  const evening = leaving && note.marks.some((mark) => mark.tag === 'eve')
  const clock = sure(item.from)
  if (clock.half === null && !clock.exact && kind === 'tomorrow' && !evening && part === null) {
    const asItStands =
      clause.marks.some((mark) => mark.tag === 'flightw' || mark.tag === 'early0') ||
      (note.language !== 'en' && clock.hour >= 5 && clock.minute > 0) ||
      (note.language === 'fr' && clock.hour >= 5)
    if (clock.hour >= 1 && clock.hour <= 6 && !asItStands) return (clock.hour + 12) * 60 + clock.minute
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
    const last = sure(clocks.at(-1)).item
    const to = last.to ?? sure(last.from)
    const start = minuteIn(note, clause, { ...last, from: to })
    return [{ start, end: start + 60 }]
  }
  const opening = clocks.find((mark) => mark.tag === 'time' && (mark.value === 'at' || mark.value === 'from'))
  const closing = clocks.find((mark) => mark.tag === 'time' && mark.value === 'until')
  if (opening && closing && opening.at < closing.at && clocks.length === 2) {
    const start = minuteIn(note, clause, opening.item)
    const end = minuteIn(note, clause, closing.item)
    // "On site at 6 till 2": six in the morning when the end would come first.
    return [
      { start: end <= start && start >= 720 ? start - 720 : start, end: end <= start && start < 720 ? end + 720 : end },
    ]
  }
  for (const mark of clocks) {
    const { item } = mark
    if (mark.tag === 'range') {
      const from = sure(item.from)
      const noon =
        from.half === null &&
        !from.exact &&
        kind === 'tomorrow' &&
        setting.part === null &&
        from.hour >= 1 &&
        from.hour <= 6
      const { start, end } = rangeMinutes(
        noon && sure(item.to).half === null && !(sure(item.to).exact && sure(item.to).hour < 24)
          ? { ...from, half: 'pm' }
          : from,
        sure(item.to),
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
      const start = cannot ? DAY_START : startOfUntil(clause, before, note)
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
  const { half, exact, hour } = sure(item.from)
  return half === null && !exact && hour >= 6 && hour <= 9 ? (minute % 720) + 720 : minute
}

function onwards(note: Note, mark: Mark): boolean {
  const after = note.items.slice(mark.at + 1, mark.at + 3).map((item) => item.text)
  if (mark.value === 'from' && /^(ab|a partir|vanaf)\b/.test(mark.text)) return true
  return (
    after.some((text) => /^(on|onwards|onward|en adelante|adelante|weg|diante|in poi|poi|af)$/.test(text)) ||
    /^(until|till|til|to|hasta|bis|jusque|ate) (late|tarde|spat|tard)$/.test(after.join(' '))
  )
}

function startOfUntil(clause: Clause, before: Minutes | null, note: Note): number {
  const opening = note.items.slice(Math.max(0, clause.from - 1), clause.from + 4).map((item) => item.text)
  const chained = opening.some((text) => THEN.test(text)) || (before !== null && opening.includes('and'))
  return chained && before ? before.end : 480
}
