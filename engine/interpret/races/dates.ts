import { addDays, dayNumber, weekdayIndex } from '../../civil-date.ts'
import { type CivilDate, WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'
import { type DateFound, type DateScene, FILLER, nextDate, numberAt, skip, valid, yearAfter } from './date-words.ts'
import { holidayAt, nthWeekdayAt } from './holidays.ts'
import { monthNamed } from './month-names.ts'
import { isoAt, numericAt } from './numeric-dates.ts'

/**
 * Reads a date at a place of the symbols.
 * @returns null where no date stands
 */
export function dateAt(symbols: readonly Sym[], at: number, scene: DateScene): DateFound | null {
  return (
    isoAt(symbols, at) ??
    underMonth(symbols, at, scene) ??
    numericAt(symbols, at, scene) ??
    weekendOf(symbols, at, scene) ??
    dayMonthAt(symbols, at, scene) ??
    nthWeekdayAt(symbols, at, scene) ??
    holidayAt(symbols, at, scene) ??
    relativeAt(symbols, at, scene) ??
    followingAt(symbols, at) ??
    dayOfMonthAt(symbols, at, scene) ??
    weekdayAt(symbols, at, scene)
  )
}

/** Below a heading that names the month: "28- Falls Duathlon", "10th: Trinona". */
function underMonth(symbols: readonly Sym[], at: number, { month, ...scene }: DateScene): DateFound | null {
  const day = numberAt(symbols, at)
  const mark = symbols[at + 1]
  if (!month || at > 1 || day === null || day < 1 || day > 31 || mark?.tag === 'dist' || mark?.tag === 'month')
    return null
  // "(1:52)" is a time.
  if (mark?.text === ':' && mark.tight && symbols[at + 2]?.tight && numberAt(symbols, at + 2) !== null) return null
  const marked = mark?.tight === true && /^(-|:|\.|\)|st|nd|rd|th|º)$/.test(mark.text)
  const date = nextDate(Number(month.value), day, null, { ...scene, month })
  return { date, next: marked ? at + 2 : at + 1 }
}

/** `26 April`, `April 26th`, `4th of July`, `6 de diciembre de 2026`, `12-14 June`. */
function dayMonthAt(symbols: readonly Sym[], at: number, scene: DateScene): DateFound | null {
  const first = symbols[at]
  if (first?.tag === 'number' && Number(first.value) >= 1 && Number(first.value) <= 31 && first.value.length <= 2) {
    const month = skip(symbols, at + 1)
    // "1. Apr 19 Spring 10, 2. Jun 7 half": the numbers of a list.
    const isOfList = scene.language === 'en' && symbols[at + 1]?.text === '.' && isDay(symbols[month + 1])
    if (symbols[month]?.tag === 'month' && isOfList) return null
    if (isMonth(symbols[month])) return withMonth(symbols, month, Number(first.value), scene)
    const joint = symbols[month]
    if (
      joint &&
      (joint.text === '-' ||
        joint.text === '/' ||
        joint.text === 'to' ||
        joint.tag === 'and' ||
        /^(bis|al|au|a)$/.test(joint.text))
    ) {
      const last = month + 1
      const then = skip(symbols, last + 1)
      if (symbols[last]?.tag === 'number' && symbols[then]?.tag === 'month' && Number(sure(symbols[last]).value) <= 31)
        return withMonth(symbols, then, Number(first.value), scene)
    }
    return null
  }
  // "Le 1er mai", "il primo maggio".
  const isFirst = first?.tag === 'ordinal' && first.value === '1' && scene.language !== 'en'
  const named = isFirst ? skip(symbols, at + 1) : at
  if (isFirst && symbols[named]?.tag === 'month') return withMonth(symbols, named, 1, scene)
  if (first?.tag !== 'month') return null
  const day = symbols[at + 1]?.text === 'the' || symbols[at + 1]?.text === '.' ? at + 2 : at + 1
  const number = symbols[day]
  if (
    number?.tag === 'number' &&
    number.value.length <= 2 &&
    Number(number.value) >= 1 &&
    Number(number.value) <= 31 &&
    scene.language !== 'de'
  ) {
    const suffix = /^(st|nd|rd|th)$/.test(symbols[day + 1]?.text ?? '')
    const isUnit = !suffix && (symbols[day + 1]?.tag === 'dist' || symbols[day + 1]?.tag === 'unit')
    const isTime = symbols[day + 1]?.text === ':' && symbols[day + 2]?.tag === 'number' && sure(symbols[day + 2]).tight
    if (!isUnit && !isTime) {
      let end = day + (suffix ? 2 : 1)
      // "June 12-14" is the first of its days.
      const isLast = symbols[end]?.text === '-' && symbols[end + 1]?.tag === 'number'
      // "May 23 - 10k" is a day and a race.
      const isRace = symbols[end + 2]?.tag === 'dist'
      if (isLast && !isRace && Number(sure(symbols[end + 1]).value) <= 31) end += 2
      const { year, next } = yearAfter(symbols, end)
      return { date: nextDate(Number(first.value), Number(number.value), year, scene), next }
    }
  }
  const { next } = yearAfter(symbols, at + 1)
  return { date: null, next }
}

/** "23. Mai", also where too few other words tell of which language it is. */
const isMonth = (symbol: Sym | undefined) => symbol?.tag === 'month' || monthNamed(symbol?.text ?? '') !== undefined

const isDay = (symbol: Sym | undefined) =>
  symbol?.tag === 'number' && symbol.value.length <= 2 && Number(symbol.value) <= 31

function withMonth(symbols: readonly Sym[], month: number, day: number, scene: DateScene): DateFound {
  const { year, next } = yearAfter(symbols, month + 1)
  const { tag, text, value } = sure(symbols[month])
  const number = tag === 'month' ? Number(value) : (monthNamed(text) ?? 0)
  return { date: nextDate(number, day, year, scene), next }
}

/** `the weekend of 12 June`: its Saturday. */
function weekendOf(symbols: readonly Sym[], at: number, scene: DateScene): DateFound | null {
  if (symbols[at]?.tag !== 'weekof') return null
  const found = dayMonthAt(symbols, skip(symbols, at + 1), scene) ?? numericAt(symbols, skip(symbols, at + 1), scene)
  if (!found?.date) return found
  const index = weekdayIndex(dayNumber(found.date))
  return { date: addDays(found.date, index === 6 ? -1 : 5 - index), next: found.next }
}

/** A date some months later, on the last day of a month too short for it. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const total = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(total / 12), (total % 12) + 1]
  for (let day = Number(date.slice(8)); day > 0; day -= 1) {
    const found = valid(year, month, day)
    if (found) return found
  }
  return date
}

/** `in 10 weeks`, `3 weeks today`, `8 weeks on Sunday`, `6 weeks after that`, `a fortnight later`. */
function relativeAt(symbols: readonly Sym[], at: number, scene: DateScene): DateFound | null {
  let from = at
  const led = symbols[from]?.tag === 'rel' || symbols[from]?.tag === 'goal'
  if (led) from += 1
  if (symbols[from]?.text === 'exactly' || symbols[from]?.text === 'genau') from += 1
  const symbol = symbols[from]
  const amount =
    symbol?.tag === 'number' || symbol?.tag === 'num'
      ? Number(symbol.value)
      : /^(a|one|an|the|una|un|uma|um|einer|einem|ein|eine|une)$/.test(symbol?.text ?? '')
        ? 1
        : null
  const unit = symbols[from + 1]
  if (amount === null || amount > 400 || unit?.tag !== 'unit') return null
  const days =
    unit.value === 'week' ? 7 * amount : unit.value === 'fortnight' ? 14 * amount : unit.value === 'day' ? amount : 0
  const months = unit.value === 'month' ? amount : unit.value === 'year' ? 12 * amount : 0
  if (days === 0 && months === 0) return null
  const next = from + 2
  const tail = symbols[next]
  if (
    tail?.tag === 'oflater' ||
    tail?.tag === 'ofbefore' ||
    (tail?.tag === 'sep' && /^(before|antes|avant|danach|depois|despues|luego)/.test(tail.text))
  ) {
    const sign = tail.tag === 'ofbefore' || /^(before|antes|avant)/.test(tail.text) ? -1 : 1
    return { date: null, next: next + 1, after: { days: sign * days, months: sign * months } }
  }
  const lead = tail !== undefined && /^(on|am|from|ab)$/.test(tail.text)
  const day = lead ? symbols[next + 1] : tail
  if (day?.tag === 'day') {
    if (months === 0)
      return {
        date: addDays(comingDay(day.value as Weekday, scene.today), days),
        next: lead ? next + 2 : next + 1,
      }
  }
  const begins =
    tail?.text === 'from' ? (numericAt(symbols, next + 1, scene) ?? dayMonthAt(symbols, next + 1, scene)) : null
  // "Over 6 days from 10 August" starts then; "6 weeks from 10 August" counts from it.
  if (begins?.date) return { ...begins, date: unit.value === 'day' ? begins.date : addDays(begins.date, days) }
  const said = led || tail?.tag === 'today' || /^(desde|from)$/.test(tail?.text ?? '')
  if (!said) return null
  const end = tail?.tag === 'today' ? next + 1 : next
  return { date: months > 0 ? addMonths(scene.today, months) : addDays(scene.today, days), next: end }
}

/** `the next day`, `the day after`, `the week after`, `the following Sunday`: told from the event before. */
function followingAt(symbols: readonly Sym[], at: number): DateFound | null {
  const from = /^(the|el|am|le|la|no|o|a)$/.test(symbols[at]?.text ?? '') ? at + 1 : at
  const [first, second] = [symbols[from], symbols[from + 1]]
  const leads = /^(following|next|folgenden|nachsten|siguiente|seguinte|lendemain)$/.test(first?.text ?? '')
  const trails = /^(after|later|siguiente|seguinte|suivant|suivante|spater|despues|depois|danach)$/.test(
    second?.text ?? '',
  )
  if (first?.text === 'lendemain') return { date: null, next: from + 1, after: { days: 1, months: 0 } }
  const told = leads ? second : trails ? first : undefined
  const isFollowing = first?.text !== 'next' && first?.text !== 'nachsten'
  if (/^(holiday|easter|nthday)$/.test(symbols[from + 2]?.tag ?? '')) return null
  if (told?.tag === 'day' && (trails || isFollowing))
    return { date: null, next: from + 2, after: { days: 0, months: 0, weekday: told.value as Weekday } }
  if (told?.tag === 'weekend' && (trails || isFollowing))
    return { date: null, next: from + 2, after: { days: 0, months: 0, weekday: 'sat' } }
  if (told?.tag !== 'unit' || (told.value !== 'day' && !(told.value === 'week' && trails))) return null
  return { date: null, next: from + 2, after: { days: told.value === 'day' ? 1 : 7, months: 0 } }
}

/** "The 29th annual swim" counts. */
const IS_COUNT = /^(annual|edition|anniversary|time|birthday|year|running|marathon|half)$/

/** [symbols] between a month and a day of it in brackets. */
const MONTH_BEFORE = 3

/** `on the 14th`, `el 14`, `am 14.`: the next such day of any month. */
function dayOfMonthAt(symbols: readonly Sym[], at: number, scene: DateScene): DateFound | null {
  const day = numberAt(symbols, at)
  if (day === null || day < 1 || day > 31) return null
  const [lead, mark, after] = [symbols[at - 1]?.text ?? '', symbols[at + 1], symbols[at + 2]]
  const suffix = mark?.tight === true && /^(st|nd|rd|th)$/.test(mark.text)
  const told = suffix
    ? /^(the|on)$/.test(lead) || !after || after.tag === 'sign'
    : (/^(el|le|dia)$/.test(lead) && (!mark || (mark.tag === 'sign' && !mark.tight) || mark.tag === 'sep')) ||
      (lead === 'am' && (!mark || (mark.text === '.' && !after?.tight)))
  // "The 26th of next month"
  const isNextMonth = /^(of|de|des)$/.test(after?.text ?? '') && symbols[at + 3]?.tag === 'nextw'
  if (suffix && isNextMonth && symbols[at + 4]?.value === 'month') {
    const month = addMonths(`${scene.today.slice(0, 8)}01`, 1)
    return { date: valid(Number(month.slice(0, 4)), Number(month.slice(5, 7)), day), next: at + 5 }
  }
  if (!told || (suffix && after && (/^(ev|dist)/.test(after.tag) || IS_COUNT.test(after.text)))) return null
  const end = mark && (suffix || lead === 'am') ? at + 2 : at + 1
  // "In February (the 14th)", "en marzo (día 7)": of the month that was just told.
  const named = symbols.slice(Math.max(0, at - MONTH_BEFORE), at).findLast(({ tag }) => tag === 'month') ?? scene.month
  if (named) return { date: nextDate(Number(named.value), day, null, scene), next: end }
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const month = addMonths(`${scene.today.slice(0, 8)}01`, ahead)
    const date = valid(Number(month.slice(0, 4)), Number(month.slice(5, 7)), day)
    if (date && date >= scene.today) return { date, next: end }
  }
  return null
}

/** The first such weekday after a day. */
export function comingDay(day: Weekday, today: CivilDate): CivilDate {
  const gap = (WEEKDAYS.indexOf(day) - weekdayIndex(dayNumber(today)) + 7) % 7
  return addDays(today, gap === 0 ? 7 : gap)
}

/** What people say of a place that they have taken. */
const ENTERED =
  /^(registered|signed up|entered|booked|got in|angemeldet|inscrit|inscrite|inscrito|inscrita|apuntado|apuntada|me apunte)$/

/** `this Sunday`, `next Friday`, `Saturday week`, `tomorrow`, `this weekend`, `the following Sunday`. */
function weekdayAt(symbols: readonly Sym[], at: number, scene: DateScene): DateFound | null {
  const { today } = scene
  const first = symbols[at]
  if (first?.tag === 'tomorrow') return { date: addDays(today, 1), next: at + 1 }
  // "I registered for the half today" is no day of a race.
  const isNow = /^(today|heute|hoy)$/.test(first?.text ?? '')
  if (isNow) return symbols.some(({ text }) => ENTERED.test(text)) ? null : { date: today, next: at + 1 }
  const isNext = first?.tag === 'nextw'
  let next = isNext || first?.tag === 'thisw' ? at + 1 : at
  if (next > at && symbols[next]?.text === 'coming') next += 1
  const day = symbols[next]
  if (day?.tag === 'weekend' && next > at && sure(first).text !== 'the') {
    const saturday = comingDay('sat', today)
    return { date: isNext ? addDays(today, 7 - weekdayIndex(dayNumber(today)) + 5) : saturday, next: next + 1 }
  }
  // The end of "14th" is no Thursday.
  if (day?.tag !== 'day' || (day.text === 'th' && day.tight && symbols[next - 1]?.tag === 'number')) return null
  const weekday = day.value as Weekday
  const after = next + 1
  // A weekday beside a date says nothing more; the date decides.
  let beside = after
  while (symbols[beside]?.text === ',' || symbols[beside]?.tag === 'thisw' || FILLER.test(symbols[beside]?.text ?? ''))
    beside += 1
  const real = isoAt(symbols, beside) ?? numericAt(symbols, beside, scene) ?? dayMonthAt(symbols, beside, scene)
  if (real?.date) return real
  // "The Sunday after Easter"
  const feast = /^(after|before|nach|vor|despues|apres|depois|antes|avant)$/.test(symbols[after]?.text ?? '')
    ? holidayAt(symbols, skip(symbols, after + 1), scene)
    : null
  if (feast?.date) {
    const isBefore = /^(before|vor|antes|avant)$/.test(sure(symbols[after]).text)
    return { date: comingDay(weekday, isBefore ? addDays(feast.date, -8) : feast.date), next: feast.next }
  }
  if (/^(week|fortnight|in 8 tagen)$/.test(symbols[after]?.text ?? '')) {
    const days = symbols[after]?.text === 'fortnight' ? 14 : 7
    return { date: addDays(comingDay(weekday, today), days), next: after + 1 }
  }
  const trailing = symbols[after]?.tag === 'nextw'
  if (isNext || trailing) {
    const monday = addDays(today, 7 - weekdayIndex(dayNumber(today)))
    return { date: addDays(monday, WEEKDAYS.indexOf(weekday)), next: trailing ? after + 1 : after, unsure: true }
  }
  return { date: comingDay(weekday, today), next: after }
}
