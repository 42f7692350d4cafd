import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'
import { activityKind, type Frame, hasWhen, STANCES, saysActivity, saysDays, saysWhen, startsWhen } from './frame.ts'
import { NO_NAME, OF_COMPANY, TRAILERS } from './frame-words.ts'

const RELATIVE = /^(when|where|because|as|ou|quand|car|wo|da|wenn|weil|que|cuando|donde|porque|quando|onde)$/
const COMPANY =
  /^(for|with|to|from|after|and|visit|see|take|help|drive|pick|collect|my|con|para|mit|fur|pour|avec|com|de|da|do|meiner|meine|visito|besuche)$/

/** "The 6.45 train, back at 17.52", "out at 6.40, back at 7": a train that is caught, and a house that is left. */
export function isLeaving(items: readonly Item[], index: number, gap: string | null): boolean {
  const [item, before] = [items[index], items[index - 1]]
  const isCaught = item?.tag === 'train' && gap === null && (before?.tag === 'time' || before?.tag === 'range')
  const isOut = item?.tag === 'end' && /^out (?:at|by)$/.test(item.text)
  return (isCaught || isOut) && items.slice(index + 1).some(({ tag }) => tag === 'back')
}

/** Whether a word may be of what stands before it, and open nothing. */
export function mayTrail({ activity, ranges }: Frame, items: readonly Item[], index: number): boolean {
  const { tag } = sure(items[index])
  // "Lunch 12-1 I could train": said of the hours before it.
  const isOfHours = tag === 'freetrain' && activity === null && ranges.length > 0
  // "Thursdays I work at home, ..."
  const isLast = tag === 'wfh' && /^(?:sign|sep|end)$/.test(items[index + 1]?.tag ?? 'end')
  return TRAILERS.has(tag) || isOfHours || isLast
}

/** "Tuesday afternoons, 12 to 5", "lunches on Mondays, 11 to 2": hours that say again what part of the day is meant. */
export function refinesPart({ activity, ownDays }: Frame, items: readonly Item[], index: number, gap: string | null) {
  const isAfterDays = ownDays && items[index - 2]?.tag === 'days'
  return gap === ',' && (activity !== null || isAfterDays)
}

/** `except Wednesday, when I have the kids`: the day that is taken out gets something else. */
export function isRelative(items: readonly Item[], index: number): boolean {
  const day = items.findLastIndex((item, at) => at < index && item.tag === 'days')
  return day >= 0 && items.slice(day + 1, index).some(({ text }) => RELATIVE.test(text))
}

/** `look after my mum`, `with my wife`: spoken of, but not the one who does it. */
export function isCompany(items: readonly Item[], frame: Frame, index: number, gap: string | null): boolean {
  if (frame.activity !== null && gap === null) return true
  return COMPANY.test(items[index - 1]?.text ?? '') && index > 0
}

/** "I open at 6 on weekdays and I'm done by 2": the other end of what began. */
export function endsIt({ times, items }: Frame, item: Item): boolean {
  return item.tag !== 'range' && times.length === 1 && /^(?:end|back)$/.test(items.at(-1)?.tag ?? '')
}

/** Whether a statement says already when something ends. */
export const endsAlready = ({ times }: Frame): boolean => times.some(({ value }) => value === 'until')

/** "Work until 6, Tuesdays until 8". */
export const isEndAgain = (frame: Frame, { value }: Item): boolean => value === 'until' && endsAlready(frame)

/** "7am dog, 8am school run, 10pm bed": where hours come before their things, an hour is of the next one. */
export const isOfNext = ({ times: [first], activity }: Frame, items: readonly Item[], next: number): boolean =>
  first !== undefined &&
  activity !== null &&
  first.start < activity.start &&
  (saysActivity(items, next) || items[next]?.tag === 'bed')

/** "Spin Mon 6.15, Tue 7pm (all 45 mins)" */
export function shareLength(frames: readonly Frame[], item: Item, before: Item | undefined): void {
  if (!/^(all|each|both|jeweils|cada|todos|todas|chacun)$/.test(before?.text ?? '')) return
  for (const each of frames) if (each.lengths.length === 0) each.lengths.push(item)
}

/** "Choir on Tuesdays and rehearsal on Sundays, both 7.30-9.30" */
export function shareHours(frames: readonly Frame[], item: Item, before: Item | undefined): void {
  if (!/^(both|each|beide|beides|ambos|ambas)$/.test(before?.text ?? '')) return
  for (const each of frames) if (!hasWhen(each) && each.activity && each.ownDays) each.ranges.push(item)
}

/** Whether a word names something, right before its day. */
export function isNamed(before: Item | undefined): boolean {
  return before?.tag === 'word' && before.text.length > 1 && !NO_NAME.test(before.text)
}

/** Whether a statement says when, or all that it needs. */
export function isFilled(frame: Frame): boolean {
  return hasWhen(frame) || frame.marks.has('off') || frame.lengths.length > 0
}

/** Whether days begin another statement, rather than saying the days of this one. */
export function opensAnew(frame: Frame, items: readonly Item[], index: number, gap: string | null): boolean {
  const when = hasWhen(frame)
  const whenNext = startsWhen(items, index + 1, gap !== null)
  // "Mon, Tue and every other Wed" is one list.
  const goesOn = gap !== null && frame.items.at(-1)?.tag === 'often' && frame.items.at(-2)?.tag === 'days'
  const again =
    frame.days !== null &&
    frame.ownDays &&
    !goesOn &&
    (isFilled(frame) ||
      // "Mon 10-4, Wed free, Thu 9-5"
      (gap !== null && frame.items.at(-1)?.tag === 'free' && items[index + 1]?.tag === 'range') ||
      (gap !== null && gap !== '(' && (frame.activity !== null || (frame.marks.has('except') && whenNext))))
  // "Work 9-5, Saturdays at the allotment", "work 9-5, weekends free": a day or two of something else.
  const isThing = frame.activity !== null && saysThing(items, index)
  // "Work 6-2, every other Saturday": the hours are of other days as well.
  const isWay = activityKind(frame) === 'commute' && frame.lengths.length > 0
  const isNew = isWay ? !frame.ownDays : when && frame.days === null
  const isOther = gap !== null && isNew && (isThing || isInTurns(frame.items.at(-1)))
  // "6-8 Monday to Friday evenings": the part of the day says the half of the hours before it.
  const refined = gap === null && frame.days === null && items[index + 1]?.tag === 'win'
  const next = when && whenNext && !refined && (gap !== null || frame.ranges.length + frame.times.length > 0)
  // "Work 8-4 (Sun-Thu)": days in brackets are those of the hours before.
  const joined = when && frame.days !== null && !frame.ownDays && gap !== null && gap !== '('
  const either = gap === 'or' && (when || frame.ownDays)
  return again || next || joined || either || isOther
}

const IN_TURNS = /^(?:every (?:other|second|2 nd)|alt(?:ernate)?|jeden zweiten)$/

const isInTurns = (item: Item | undefined): boolean => IN_TURNS.test(item?.text ?? '')

/** Whether the first days of a statement are those of every other week. */
export function isOfTurns({ items }: Frame): boolean {
  return isInTurns(items[items.findIndex(({ tag }) => tag === 'days') - 1])
}

/** [days] Of more it is told where or how somebody works on them. */
const MOST_OTHER_DAYS = 2

/** Whether a day or two have something with them that is no word for hours: "Saturdays at the allotment", "weekends free". */
function saysThing(items: readonly Item[], index: number): boolean {
  const { value } = sure(items[index])
  if (items[index + 1]?.tag === 'wfh') return true
  if (value.split(',').length > MOST_OTHER_DAYS) return false
  // "Work 9-5, pottery on Sundays": the same of what no word is known for.
  if (items.slice(0, index).findLast(({ tag }) => tag !== 'fill')?.tag === 'word') return true
  const end = items.findIndex(({ tag }, at) => at > index && /^(?:sign|and|sep|range|time|days)$/.test(tag))
  const behind = items.slice(index + 1, end < 0 ? items.length : end)
  return behind.some(
    ({ tag, text }) => /^(?:free|wfh|act|prefer|freetrain)$/.test(tag) || (tag === 'word' && text.length > 3),
  )
}

/** "Wfh Mon Wed, office Tue Thu", "Fri from home til 3, commute 40 min": what is named next is of other days than those at home. */
export function isAtHome(frame: Frame, items: readonly Item[], next: number): boolean {
  return frame.marks.has('wfh') && (isFilled(frame) || saysDays(items, next))
}

/** Whether a statement opens all hours, from which others may be taken: "free any time except Tue 9-12". */
export const isOpen = ({ marks }: Frame): boolean => marks.has('free') || marks.has('freetrain')

/** Whether a statement is whole, so that a word that opens one begins the next. */
export function isComplete(frame: Frame, opener: string): boolean {
  // What is only carried over from the statement before completes nothing: "Mon office 9-5, Tue wfh 8-4".
  const isNamed = frame.also.length > 0 || (frame.activity !== null && !frame.ownDays)
  const isOther = frame.marks.has('other') && opener !== 'chain'
  return isFilled(frame) || isOther || isNamed || (opener === 'except' && isOpen(frame))
}

/** "Would rather train at 6" catches no train. */
export function isCaught({ text }: Item, { marks }: Frame): boolean {
  return !text.startsWith('train') || !STANCES.some((stance) => marks.has(stance))
}

/** Whether it tells hours, and not a part of a day alone, which hours may say again: "Saturday morning football with the kids 9-11". */
export const hasHours = ({ ranges, times }: Frame): boolean => ranges.length + times.length > 0

/** "Work 8-4, PT with dad": words at the end that say nothing of a week are not where it was read from. */
export function dropLoose(frame: Frame, from: number): void {
  const { items } = frame
  if (isFilled(frame) && items.slice(from).every(({ tag }) => tag === 'word')) items.splice(from)
}

/** "Commute 30 mins either side of work 8.30-5", "home at 6 and want to eat by 8": what is named next has other hours. */
export function hasHoursOfItsOwn(frame: Frame, next: Item): boolean {
  const isWay = activityKind(frame) === 'commute' && frame.lengths.length > 0
  const isHome = frame.marks.has('back') && frame.times.length > 0
  return (isWay && next.value.startsWith('work')) || (isHome && next.value.startsWith('dinner'))
}

/** "Train after 6", "I train at 5" behind the hours of work is no more of that; a "train at 7.12" may be one on rails. */
export const isItsHour = (items: readonly Item[], index: number): boolean =>
  /^(?:after|before)$/.test(items[index + 1]?.value ?? '') ||
  (items[index]?.text !== 'train' && saysWhen(items, index + 1, true))

/** Whether an activity, or the last of some, begins a statement that has nothing of the one before. */
export function isApart(frame: Frame, items: readonly Item[], last: number, gap: string | null): boolean {
  // "Party this Sunday, work 9-5": what comes once is over at the comma.
  const isOnce = frame.marks.has('oneoff') && saysWhen(items, last + 1, true)
  return gap !== null && (isOnce || endsRefusal(frame, items, last, gap) || isElsewhere(frame, items, last + 1))
}

/** "Fridays at gran's, tennis Saturday 10": a day with something that no word is known for, before a thing with its own. */
function isElsewhere(frame: Frame, all: readonly Item[], next: number): boolean {
  return activityKind(frame) === null && frame.ownDays && !hasWhen(frame) && saysDays(all, next)
}

/** "No gym nearby, work 9-5", "I used to swim, work 9-5": what is not is told, and work is none of it. */
function endsRefusal(frame: Frame, items: readonly Item[], last: number, gap: string): boolean {
  const isRefusing = frame.marks.has('avoid') || frame.marks.has('cant') || frame.marks.has('past')
  const isSport = /^(?:sport|club)/.test(sure(items[last]).value)
  return gap === ',' && isRefusing && !isFilled(frame) && !isSport && saysWhen(items, last + 1, true)
}

/** "Work 9-5, zoobly 12-1": an hour or two of something that no word is known for lie within those before it. */
export const isInside = (ranges: readonly Item[], { from, to }: Item): boolean => {
  const around = ranges.at(-1)
  const [start, end] = [byDay(from), byDay(to ?? from)]
  return around !== undefined && end - start < 4 && start > byDay(around.from) && end < byDay(around.to)
}
const byDay = (clock: Item['from']) => (clock ? clock.hour + (clock.hour < 7 ? 12 : 0) : 0)

/** "Then again from 2 until 3", "then 2-3": of what was told before. */
export const isAgain = (before: Frame, items: readonly Item[], from: number): boolean => {
  if (!hasHours(before) || activityKind(before) === 'sport') return false
  const at = items.findIndex(({ tag }, place) => place >= from && tag === 'range')
  const words = items.slice(from, at).map(({ text }) => text)
  return at === from || (at > from && AGAIN.test(words.join(' ')))
}
const AGAIN = /^(?:again|wieder|nochmal|de n(?:ouveau|ovo)|otra vez|di nuovo|weer)$/

/** Makes what has hours of its own one more of what was told before it, or of something that no word is known for. */
export const goOn = ({ activity }: Frame, frame: Frame, isOther: boolean): void => {
  if (isOther) frame.marks.add('unknown')
  else frame.activity = activity
}

/** "Nothing on Wednesday nights", "I see my girlfriend Monday nights" speak of evenings, not of a night job. */
export function isOfEvenings(frame: Frame, { tag, text }: Item, gap: string | null): boolean {
  const isCompany = gap === null && frame.ownDays && OF_COMPANY.test(activityKind(frame) ?? '')
  const isStance = STANCES.some((mark) => frame.marks.has(mark)) || gap === 'or'
  return tag === 'act' && text === 'nights' && (isStance || isCompany)
}

/** Whether a statement has something of its own, to which a length behind a comma does not belong. */
export const isBegun = (frame: Frame): boolean => isFilled(frame) || frame.activity !== null || frame.marks.has('wfh')
