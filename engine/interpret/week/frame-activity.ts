import { WEEKDAYS } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'
import { activityKind, type Frame, hasWhen } from './frame.ts'
import { isWork } from './week-book.ts'

/** `sunday service`, `saturday job`: things that are named for their day. */
const NAMED_FOR = /^(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s? /
const GENERIC = new Set(['work', 'family', 'school', 'busy', 'other', 'care'])
const NARROW = new Set(
  'meeting call standup commute dinner drop pick run club night earlyshift lateshift oncall shift bed dog breakfast eveclass'.split(
    ' ',
  ),
)

/** The tag of what follows, a colon or a stroke apart. */
const nextTag = (items: readonly Item[], index: number) =>
  items[index + (items[index + 1]?.tag === 'sign' ? 2 : 1)]?.tag

/** What a new statement that names only days and times is about: the activity before it. */
export function activityBefore(before: Frame, items: readonly Item[], index: number): Item | null {
  if (before.marks.has('off') || before.marks.has('other')) return null
  // "Office 9-5, 25 min cycle, Fridays at home 9-3": of work, not of the way there.
  if (activityKind(before) === 'commute' && before.lengths.length > 0) return null
  // "Thu physio 6-7, Fri off": of work.
  if (nextTag(items, index) === 'off' && !isWork(activityKind(before) ?? '')) return null
  // "Work 9-5 Mon-Thu, Fridays free"
  if (items[index + 1]?.tag === 'free' && /^(?:sign|and|sep)$/.test(items[index + 2]?.tag ?? 'sign')) return null
  for (let at = index + 1; at < items.length && at < index + 6; at += 1) {
    if (sure(items[at]).tag === 'act') return null
    // "Climbing Mon 7-9pm and Fri 6-8pm, lectures 10-4": what is named behind the hours has its own.
    if (items[at]?.text === ',' && items[at - 1]?.tag === 'range' && activityKind(before) === 'sport') break
  }
  return before.activity
}

/** Puts an activity into a statement, a narrower word taking the place of a general one. */
export function addActivity(frame: Frame, item: Item): void {
  frame.also.push(item)
  const day = WEEKDAYS.find((each) => NAMED_FOR.exec(item.text)?.[1]?.startsWith(each))
  if (day && frame.days === null) Object.assign(frame, { days: [day], ownDays: true })
  const kind = sure(item.value.split(':')[0])
  const current = activityKind(frame)
  const narrower = current !== null && GENERIC.has(current) && NARROW.has(kind)
  const plainer = current === 'work' && !GENERIC.has(kind) && !hasWhen(frame)
  // What was only carried over from the statement before gives way to what is named.
  const carried = frame.also.length === 1
  if (current === null || narrower || plainer || carried) frame.activity = item
}

/** Makes a statement one of the work that the words before it only point to. */
export function nameWork(frame: Frame, item: Item): void {
  addActivity(frame, { ...item, tag: 'act', value: 'work:work' })
  frame.items.push(item)
}
