import type { Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'

/** One statement about the week as it was told: its slots, before they mean anything. */
export type Frame = {
  /** The activity, a narrower word taking the place of a general one. */
  activity: Item | null
  /** Every activity named. */
  also: Item[]
  days: Weekday[] | null
  /** Whether the days were said here, or carried over from the statement before. */
  ownDays: boolean
  ranges: Item[]
  times: Item[]
  parts: Item[]
  lengths: Item[]
  marks: Set<string>
  /** Marks that only hold because the statement before had them. */
  carried: Set<string>
  /** Days named at the head: they hold for what follows in the sentence. */
  leads: boolean
  /** Days named after the times: what follows is another statement. */
  trails: boolean
  items: Item[]
  /** What stands right before its days. */
  name?: Item | undefined
}

/** What a person thinks of a time holds for the times joined to it. */
export const STANCES = ['prefer', 'avoid', 'cant', 'freetrain'] as const

/** A statement nothing has been said in yet. */
export function emptyFrame(): Frame {
  return {
    activity: null,
    also: [],
    days: null,
    ownDays: false,
    ranges: [],
    times: [],
    parts: [],
    lengths: [],
    marks: new Set(),
    carried: new Set(),
    leads: false,
    trails: false,
    items: [],
  }
}

/** Whether a statement already says when. */
export function hasWhen(frame: Frame): boolean {
  return frame.ranges.length + frame.times.length + frame.parts.length > 0
}

/** The kind of the statement's activity, or null. */
export function activityKind(frame: Frame): string | null {
  return frame.activity?.value.split(':')[0] ?? null
}

/** Kinds whose members are too various for one name: a person wants to read football, not club. */
const BY_OWN_WORD = new Set(['club', 'other'])

/** What a screen calls the statement's activity, or null. */
export function labelOf({ activity }: Frame): string | null {
  if (!activity) return null
  const [kind = '', label = ''] = activity.value.split(':')
  return BY_OWN_WORD.has(kind) ? activity.text : label
}

/** Whether a time, range, part or length comes before the next separator or activity. */
export function saysWhen(items: readonly Item[], from: number, withDays: boolean): boolean {
  for (let index = from; index < items.length; index += 1) {
    const { tag, text } = sure(items[index])
    if (tag === 'range' || tag === 'time' || tag === 'win' || tag === 'dur') return true
    if (withDays && tag === 'days') return true
    if (tag === 'days') continue
    if (tag === 'act' || tag === 'and' || tag === 'sep') return false
    if (tag === 'sign' && text !== '(' && text !== ':' && text !== '-') return false
  }
  return false
}

/** Whether what follows a day opens a statement of its own: a time, or a thing to do when `fresh`. */
export function startsWhen(items: readonly Item[], from: number, fresh: boolean): boolean {
  let words = 0
  for (let index = from; index < items.length; index += 1) {
    const { tag, text } = sure(items[index])
    if (['range', 'time', 'win', 'off', 'halfday', 'end', 'start'].includes(tag)) return true
    if (fresh && (tag === 'act' || tag === 'wfh' || tag === 'cant')) return true
    // "8-4 at the mill, Tuesday mah-jong 7-9": a thing the reader has no word for.
    if (fresh && tag === 'word') words += 1
    if (fresh && tag === 'word' && words <= 3) continue
    if (tag !== 'fill' && tag !== 'me' && text !== 'in' && !/^[:(=-]$/.test(text)) return false
  }
  return false
}

/** Whether a longer word the reader does not know comes before the next time or comma. */
export function saysWord(items: readonly Item[], from: number): boolean {
  for (let index = from; index < items.length; index += 1) {
    const { tag, text } = sure(items[index])
    if (tag === 'word' && text.length > 3) return true
    if (tag === 'sign' || tag === 'range' || tag === 'time' || tag === 'sep') return false
  }
  return false
}

/** Whether days come before the next time, activity or separator. */
export function saysDays(items: readonly Item[], from: number): boolean {
  const next = items.slice(from).find(({ tag }) => /^(days|range|time|win|act|and|sep|sign)$/.test(tag))
  return next?.tag === 'days'
}

/** Whether an activity comes before the next comma. */
export function saysActivity(items: readonly Item[], from: number): boolean {
  for (let index = from; index < items.length; index += 1) {
    const { tag, text } = sure(items[index])
    if (tag === 'act') return true
    if (tag === 'sign' && text === ',') return false
  }
  return false
}

/** Whether liking or ruling out comes before the next comma. */
export function saysStance(items: readonly Item[], from: number): boolean {
  for (let index = from; index < items.length; index += 1) {
    const { tag, text } = sure(items[index])
    if ((STANCES as readonly string[]).includes(tag)) return true
    if (tag === 'sign' && text === ',') return false
  }
  return false
}
