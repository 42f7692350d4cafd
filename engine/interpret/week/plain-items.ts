import { sure } from '../../sure.ts'
import type { Clock, Item } from '../items.ts'
import { OTHERWISE } from './frame-words.ts'
import { clockAt, isSign, isTimed, tagsIn } from './item-runs.ts'
import { rides } from './rides.ts'
import { askedFor, nightsOut, openAndClose, outAndHome } from './short-ways.ts'
import { mindedByOthers, thatIsWhen } from './their-time.ts'

type Rewrite = (items: readonly Item[]) => readonly Item[]

/** Short ways of saying, as the longer ones that the reader of statements knows. */
export function plainItems(items: readonly Item[]): readonly Item[] {
  return REWRITES.reduce((told, rewrite) => rewrite(told), items)
}

const HALF_DAY = /^half[- ]days?$/
/** [words] within which half a day is told more closely. */
const REACH = 4
/** Half a day of work ends about then, and children are in bed by then; ours. */
const ONE = clockAt(13)
const BEDTIME = clockAt(20)

const isBareHour = ({ tag, text }: Item) => tag === 'number' && Number(text) >= 1 && Number(text) <= 12
const isOthers = (item: Item | undefined) =>
  item?.tag === 'restdays' || (item?.tag === 'sep' && OTHERWISE.test(item.text))

const REWRITES: readonly Rewrite[] = [
  withoutCounts,
  ownBusiness,
  oneInSeveral,
  hoursInTurn,
  dayMornings,
  halfDays,
  restOfDays,
  othersFirst,
  endsOfOthers,
  endsByDay,
  barringDays,
  lengthInBrackets,
  doneDays,
  untilClose,
  thoseDays,
  askedFor,
  rides,
  dayShifts,
  withoutAmenities,
  mindedByOthers,
  thatIsWhen,
  untilBedtime,
  homeAgain,
  offAgain,
  outAndHome,
  openAndClose,
  nightsOut,
]

/** "I train 3 days a week, work 9-5": how often somebody trains is no hour of their week. */
function withoutCounts(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ tag }, place) =>
      tag === 'train' &&
      /^num(?:ber)?$/.test(items[place + 1]?.tag ?? '') &&
      items[place + 2]?.tag === 'unit' &&
      items[place + 3]?.tag === 'unfixed',
  )
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 4)]
}

const BUSINESS = /^(?:b|business|company|firm|team|department|guest ?house|stall|charity|household|youth|playgroup)$/

/** "I run a café", "we run our own business": work, and no running. */
function ownBusiness(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.text !== 'run' || item.tag !== 'act') return item
    // "I've got the shop to run"
    if (tagsIn(items, at - 2, at) === 'act to' && items[at - 2]?.value.startsWith('work:')) return sure(items[at - 2])
    const what = items.slice(at + 1, at + 1 + REACH).filter(({ tag, text }) => tag !== 'fill' && text !== 'own')
    const [article, thing] = what[0]?.tag === 'numa' ? what : [null, what[0]]
    const isOwn = article !== null || items[at + 1]?.tag === 'fill'
    const isWork = thing?.value.startsWith('work:') || (thing?.tag === 'word' && BUSINESS.test(thing.text))
    return isOwn && isWork ? { ...item, value: 'work:work' } : item
  })
}

/** "One Saturday in two" is "every other Saturday". */
function oneInSeveral(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ text }, place) =>
      text === 'one' &&
      items[place + 1]?.tag === 'days' &&
      items[place + 2]?.text === 'in' &&
      /^num(?:ber)?$/.test(items[place + 3]?.tag ?? ''),
  )
  if (at < 0) return items
  const turns = { ...sure(items[at]), tag: 'often' as const, text: 'every other' }
  return [...items.slice(0, at), turns, sure(items[at + 1]), ...items.slice(at + 4)]
}

/** "Meetings at 8, 10 and 3": each is an hour of its own. */
export function hoursInTurn(items: readonly Item[]): readonly Item[] {
  let isOpen = false
  return items.map((item, at) => {
    const joint = items[at - 1]
    const isNext = (isOpen || items[at - 2]?.value === 'at') && (joint?.text === ',' || joint?.tag === 'and')
    // "At 8, 10 minutes", "at 8 and 2 dogs": a number of something.
    const after = items.slice(at + 1).find(({ tag }) => tag !== 'fill')?.tag ?? 'sign'
    const isAlone = after === 'sign' || after === 'and' || after === 'days'
    const isHour = isNext && isAlone && isBareHour(item)
    if (isHour || (item.tag !== 'sign' && item.tag !== 'and')) isOpen = isHour
    return isHour ? { ...item, tag: 'time', value: 'at', from: clockAt(Number(item.text)), also: [] } : item
  })
}

/** "Nights Fri Sat 8pm-4am, days Mon-Wed 10-6": shifts by day. */
function dayShifts(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const isShift = item.text === 'days' && items[at + 1]?.tag === 'days' && isSign(items[at - 1])
    const isBeside = items.slice(0, at).some(({ tag, value }) => tag === 'act' && value.startsWith('night'))
    return isShift && isBeside ? { ...item, tag: 'act', value: 'work:work' } : item
  })
}

/** "The hotel has a small gym": what there is, and not when anybody goes. */
function withoutAmenities(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const [before, one] =
      items[at - 1]?.tag === 'word' ? [items[at - 3], items[at - 2]] : [items[at - 2], items[at - 1]]
    const isThere = /^(?:a|an)$/.test(one?.text ?? '') && /^(?:has|got|theres|there is)$/.test(before?.text ?? '')
    const isGym = /^(?:gym|pool)$/.test(item.text) && !/^(?:session|class|slot|time)s?$/.test(items[at + 1]?.text ?? '')
    return isThere && isGym ? { ...item, tag: 'word', value: '' } : item
  })
}

/** "Sat am". */
function dayMornings(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) =>
    item.text === 'am' && items[at - 1]?.tag === 'days' ? { ...item, tag: 'win', value: 'morning' } : item,
  )
}

/** "Half day Friday" is "Friday until one", unless its hours stand beside it. */
function halfDays(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (!HALF_DAY.test(item.text)) return item
    const near = items.slice(at + 1, at + 1 + REACH)
    // What comes behind a comma, or is of something else, is not its own.
    const end = near.findIndex(({ tag }) => tag === 'sign' || tag === 'act')
    const own = end < 0 ? near : near.slice(0, end)
    return own.some(isTimed) ? item : until(item, ONE)
  })
}

const until = (item: Item, from: Clock): Item => ({ ...item, tag: 'time', value: 'until', from, also: [] })

/** "Fri off, rest 9-5", "Fri off, 9-5" are "otherwise 9-5". */
function restOfDays(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const isRest = item.text === 'rest' && item.tag === 'word' && isSign(items[at - 1]) && isTimed(items[at + 1])
    const isFirst = !items.slice(0, at).some(isTimed) && (items[at + 2]?.tag ?? 'sign') === 'sign'
    const isOff = isFirst && tagsIn(items, at - 2, at + 2) === 'days off sign range'
    return isRest || isOff ? { ...item, tag: 'sep', text: 'otherwise' } : item
  })
}

/** "Until 7 on Mondays, 5 otherwise": what is told before the word for the other days is of them. */
function othersFirst(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (item, place) => place > 1 && isOthers(item) && (items[place + 1]?.tag ?? 'sign') === 'sign',
  )
  const told = items[at - 1]
  const parts = items[at - 2]
  if (at < 0 || !told || !(isSign(parts) || parts?.tag === 'and')) return items
  const before = items.slice(0, at - 2).findLast(({ tag }) => tag === 'time')
  const isHour = isBareHour(told)
  if (!isTimed(told) && !(isHour && before)) return items
  const isEnd = before?.value === 'until' || items.some(({ tag }) => tag === 'end' || tag === 'back')
  const hour =
    isHour && !isEnd ? { ...told, tag: 'time' as const, value: 'at', from: clockAt(Number(told.text)) } : told
  const ends = isHour && isEnd ? until(told, clockAt(Number(told.text))) : hour
  return [...items.slice(0, at - 1), sure(items[at]), ends, ...items.slice(at + 1)]
}

/** "Wednesdays I finish at 2, all other days 5.30". */
function endsOfOthers(items: readonly Item[]): readonly Item[] {
  const others = items.findIndex(isOthers)
  const at = items.findIndex((item, place) => place > others && item.tag !== 'fill' && item.tag !== 'sign')
  const isEnd = others > 0 && items.slice(0, others).some(({ tag }) => tag === 'end')
  return items.map((item, place) => (isEnd && place === at && item.value === 'at' ? { ...item, value: 'until' } : item))
}

/** "Work until 6, 7:30 on Tuesdays", "till 4 Mon-Thu, 12 on Fridays": the end of those days, too. */
function endsByDay(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const before = items.slice(0, at - 1).findLast(({ tag }) => tag !== 'days' && tag !== 'fill')
    // "Leave 6.40, home by 17.50, Fridays 15.00": as what is told before that is.
    const home = items.slice(0, at).findLastIndex(({ tag }) => tag === 'back')
    if (item.value === 'at' && /^back time sign (?:fill )?days(?: word)?$/.test(tagsIn(items, home, at)))
      return { ...item, value: 'until' }
    const isNext = isSign(items[at - 1]) && before?.tag === 'time' && before.value === 'until'
    const isOfDays = items.slice(at + 1).find(({ tag }) => tag !== 'fill')?.tag === 'days'
    if (!isNext || !isOfDays) return item
    if (isBareHour(item)) return until(item, clockAt(Number(item.text)))
    return item.tag === 'time' && item.value === 'at' ? { ...item, value: 'until' } : item
  })
}

/** "Standup 9.30 (15 mins)": how long it lasts. */
function lengthInBrackets(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex((_, place) => tagsIn(items, place, place + 4) === 'time sign dur sign')
  return at < 0 ? items : [...items.slice(0, at + 1), sure(items[at + 2]), ...items.slice(at + 4)]
}

/** "Tu We Th 9-4:30, daycare 8:15 those days": the days named before. */
function thoseDays(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ text }, place) => text === 'those' && items[place + 1]?.tag === 'unit')
  const named = items.slice(0, Math.max(0, at)).findLast(({ tag }) => tag === 'days')
  if (!named) return items
  const those = { ...sure(items[at]), tag: 'days' as const, value: named.value, end: sure(items[at + 1]).end }
  return [...items.slice(0, at), those, ...items.slice(at + 2)]
}

/** "Tues and Wed off, I do weekends": works then. */
function doneDays(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const isDone = item.text === 'do' && /^me word days(?: sign)?$/.test(tagsIn(items, at - 1, at + 3))
    return isDone ? { ...item, tag: 'act', value: 'work:work' } : item
  })
}

/** A bare hour from which somebody works until it closes is of the morning from nine on. */
function ofShop(clock: Clock): Clock {
  if (clock.half !== null || clock.exact) return clock
  return { ...clock, half: clock.hour >= 9 && clock.hour < 12 ? 'am' : 'pm' }
}

/** When what nobody says the end of closes; ours. */
const CLOSING: Clock = { hour: 23, minute: 0, half: null, exact: true }

/** "4 to close", "4-close (11pm)": until it closes, which a screen asks where it is not said. */
function untilClose(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ tag, text }) => tag === 'late' && text === 'close')
  const [told, joint] = [items[at - 2], items[at - 1]]
  const isJoint = joint?.tag === 'to' || joint?.tag === 'until' || joint?.text === '-'
  const hour = told && (isBareHour(told) ? clockAt(Number(told.text)) : told.value === 'at' ? told.from : undefined)
  const from = hour && ofShop(hour)
  if (at < 2 || !told || !isJoint || !from) return items
  const end = items.findIndex(({ tag }, place) => place > at && place < at + REACH && tag === 'time')
  // "4 to close, gym 7am": of something else.
  const closes = items.slice(at, end).some(({ tag }) => tag === 'act') ? undefined : items[end]?.from
  const last = closes ? end : at
  const range = { ...told, tag: 'range' as const, from, to: closes ?? CLOSING, end: sure(items[last]).end }
  return [...items.slice(0, at - 2), range, ...items.slice(closes ? last + 1 : at)]
}

/** "9 to 5 bar Sunday", "9-5 not Fridays", "four days (not Fri)": but for those days. */
function barringDays(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) =>
    BARRED.test(`${item.text} ${tagsIn(items, at - 1, at + 2)}`) ? { ...item, tag: 'except', value: '' } : item,
  )
}
const BARRED = /^(?:bar (?:range|time|days|winall) act|not (?:range|days|sign) word) days$/

/** "The kids from 4 til bedtime". */
function untilBedtime(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    if (item.tag === 'until' && items[at + 1]?.value.startsWith('bed:')) return []
    // "Bath at 7, down by 7.45".
    if (item.text === 'by' && item.from && items[at - 1]?.text === 'down') return [until(item, item.from)]
    return item.value.startsWith('bed:') && items[at - 1]?.tag === 'until' ? [until(item, BEDTIME)] : [item]
  })
}

/** "Closed Monday mornings and Sundays", "off alternate Fridays and every Monday": on those, too. */
function offAgain(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const off = items.findLastIndex(({ tag }, place) => place < at && tag === 'off')
    const isOff = off >= 0 && OFF_AGAIN.test(tagsIn(items, off, at + 1)) && !isTimed(items[at + 1])
    return isOff ? [sure(items[off]), item] : [item]
  })
}
const OFF_AGAIN = /^off (?:fill )?(?:days win|often days|days) and (?:fill days|days|often)$/

/** "On the road Mon-Thu, home Fri": nothing is told of the day at home. */
function homeAgain(items: readonly Item[]): readonly Item[] {
  const away = items.findIndex(({ value }) => value.startsWith('away:'))
  const home = items.findIndex(({ tag }, at) => at > away && tag === 'back' && items[at + 1]?.tag === 'days')
  const isTold =
    home < 0 || away < 0 || !isSign(items[home - 1]) || isTimed(items[home + 2]) || items[home + 2]?.tag === 'until'
  return isTold ? items : [...items.slice(0, home - 1), ...items.slice(home + 2)]
}
