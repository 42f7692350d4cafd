import type { Weekday } from '../model.ts'
import type { Item } from './clock.ts'

/** One statement about the week as it was told: its slots, before they mean anything. */
export type Frame = {
  activity: Item | null
  /** Every activity named, the first being `activity` unless a narrower word took its place. */
  also: Item[]
  days: Weekday[] | null
  /** Whether the days were said here, or carried over from the statement before. */
  ownDays: boolean
  ranges: Item[]
  times: Item[]
  parts: Item[]
  lengths: Item[]
  marks: Set<string>
  /** Days named before the times: they hold for what follows in the sentence. */
  leads: boolean
  items: Item[]
}

const MARKS = new Set(
  'off wfh nothome rare unfixed often past future oneoff now other me freetrain prefer avoid cant free except correct eachway total chain late beforework afterwork train restday halfday nap leave back wake bed start end workdayword nowork aroundwork weekA weekB restdays'.split(
    ' ',
  ),
)
/** Words that open a new statement when one is already complete. */
const OPENERS = new Set([
  'rare',
  'past',
  'future',
  'oneoff',
  'prefer',
  'avoid',
  'cant',
  'free',
  'except',
  'correct',
  'freetrain',
  'chain',
  'off',
  'unfixed',
  'wfh',
  'nap',
  'nothome',
  'restdays',
])
/** What a person thinks of a time holds for the times joined to it. */
const STANCES = ['prefer', 'avoid', 'cant', 'freetrain']
const GENERIC = new Set(['work', 'family', 'school', 'busy', 'other', 'care'])
const NARROW = new Set([
  'meeting',
  'call',
  'standup',
  'commute',
  'dinner',
  'drop',
  'pick',
  'run',
  'club',
  'night',
  'earlyshift',
  'lateshift',
  'oncall',
  'shift',
  'bed',
  'dog',
  'breakfast',
  'eveclass',
])
const WITH_DEFAULT = new Set([
  'run',
  'drop',
  'pick',
  'bed',
  'dinner',
  'earlyshift',
  'lateshift',
  'night',
  'work',
  'breakfast',
])

function emptyFrame(): Frame {
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
    leads: false,
    items: [],
  }
}

/** Whether a statement already says when. */
function hasWhen(frame: Frame): boolean {
  return frame.ranges.length + frame.times.length + frame.parts.length > 0
}

/**
 * Cuts a sentence into statements: a slot that is already filled, or a word that opens another thought, starts the next.
 * @param items - of one sentence
 * @param carried - days a chained sentence takes over
 */
export function framesOf(items: readonly Item[], carried: Weekday[] | null): Frame[] {
  const frames: Frame[] = []
  let frame = emptyFrame()
  let gap: string | null = null
  const close = (inherit: boolean) => {
    const before = frame
    if (frame.items.length > 0) frames.push(frame)
    frame = emptyFrame()
    if (gap !== null && gap !== 'sep' && gap !== '(')
      for (const stance of STANCES) if (before.marks.has(stance)) frame.marks.add(stance)
    const first = before.items.length > 0 ? before : frames.at(-1)
    if (!inherit || !first) return
    if (first.leads || !first.ownDays) {
      frame.days = first.days
      frame.leads = first.leads
    }
  }
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]!
    const { tag } = item
    if (tag === 'fill' || tag === 'numa') continue
    if (tag === 'sign' || tag === 'and' || tag === 'sep') {
      if (item.text !== '.' && item.text !== '-' && item.text !== ':')
        gap = item.text === 'or' ? 'or' : tag === 'sep' ? 'sep' : (gap ?? item.text)
      if (item.text === '-' && !item.tight && frame.items.length > 0) gap ??= '-'
      if (
        tag === 'sep' &&
        frame.marks.has('other') &&
        /^(so|but|asi que|pero|also|aber|donc|mais|mas|entao|otherwise)$/.test(item.text)
      )
        close(true)
      if (tag === 'sep' && (frame.marks.has('rare') || frame.marks.has('off'))) close(true)
      continue
    }
    if (tag === 'word' || tag === 'emoji' || tag === 'number' || tag === 'num' || tag === 'unit') {
      if (frame.items.length > 0) frame.items.push(item)
      continue
    }
    const filled = hasWhen(frame) || frame.marks.has('off') || frame.lengths.length > 0
    if (tag === 'act') {
      const waits =
        gap !== null && frame.activity !== null && (filled || WITH_DEFAULT.has(frame.activity.value.split(':')[0]!))
      const named = frame.activity !== null && hasWhen(frame) && saysWhen(items, index + 1, false)
      const own = gap !== null && filled && saysWhen(items, index + 1, true)
      const placed = gap !== null && frame.activity !== null && frame.ownDays && !frame.leads
      if (waits || named || own || placed) {
        close(true)
        for (const stance of STANCES) frame.marks.delete(stance)
      }
      addActivity(frame, item)
    } else if (tag === 'days') {
      const whenNext = startsWhen(items, index + 1)
      const isNew =
        (frame.days !== null &&
          frame.ownDays &&
          (filled || (gap !== null && gap !== '(' && frame.activity !== null))) ||
        (hasWhen(frame) && whenNext && (gap !== null || frame.activity !== null || frame.ranges.length > 0)) ||
        (hasWhen(frame) && frame.days !== null && !frame.ownDays && gap !== null) ||
        (gap === 'or' && hasWhen(frame))
      if (isNew) {
        const before = frame
        close(false)
        frame.activity = gapActivity(before, items, index)
      }
      const days = item.value.split(',') as Weekday[]
      frame.days = frame.days && frame.ownDays && !isNew ? [...new Set([...frame.days, ...days])] : days
      frame.leads = frame.leads || !hasWhen(frame)
      frame.ownDays = true
    } else if (tag === 'range' || tag === 'time') {
      const trailing = frame.ownDays && !frame.leads && hasWhen(frame)
      const isPair = tag === 'time' && frame.ranges.length === 0 && !(gap !== null && trailing)
      if (frame.ranges.length > 0 && tag === 'range' && (trailing || gap === ',' || frame.marks.has('correct'))) {
        const before = frame
        close(true)
        if (!before.leads && !before.ownDays) frame.days = before.days
        frame.activity = before.activity
      } else if (frame.ranges.length > 0 && tag === 'time' && gap !== null) {
        const before = frame
        close(true)
        frame.activity = before.activity
      } else if (!isPair && trailing) close(false)
      if (tag === 'range') frame.ranges.push(item)
      else frame.times.push(roleFrom(frame, item))
    } else if (tag === 'win' || tag === 'winall') {
      if (gap !== null && hasWhen(frame)) {
        const before = frame
        close(true)
        if (!saysActivity(items, index + 1)) frame.activity = before.activity
      }
      if (tag === 'winall' && !frame.ownDays) frame.days = null
      frame.parts.push(item)
    } else if (tag === 'dur') {
      if (gap !== null && filled && saysActivity(items, index + 1)) close(true)
      frame.lengths.push(item)
    } else if (MARKS.has(tag)) {
      let opened = false
      const complete = filled || (frame.marks.has('other') && tag !== 'chain') || frame.activity !== null
      const isTrailer =
        gap === null &&
        (tag === 'rare' ||
          tag === 'unfixed' ||
          tag === 'free' ||
          tag === 'off' ||
          tag === 'prefer' ||
          tag === 'cant' ||
          tag === 'avoid')
      if (OPENERS.has(tag) && complete && !isTrailer) {
        const before = frame
        close(tag !== 'off')
        opened = true
        if (tag === 'except' || tag === 'correct' || tag === 'freetrain') {
          frame.activity = before.activity
          if (!frame.days) frame.days = before.days
        }
        if (tag === 'chain' && !frame.days) frame.days = before.days ?? frames.at(-1)?.days ?? null
      } else if (tag === 'other' && filled && gap !== null) close(true)
      else if (tag === 'now' && frame.marks.has('past')) close(false)
      else if (tag === 'me' && frame.marks.has('other') && gap !== null) close(true)
      // "Would rather train at 6" catches no train.
      const catches = tag !== 'leave' || !item.text.startsWith('train') || !STANCES.some((stance) => frame.marks.has(stance))
      frame.marks.add(catches ? tag : 'train')
      frame.items.push(item)
      if (opened) gap = null
      continue
    }
    frame.items.push(item)
    gap = null
  }
  if (frame.items.length > 0) frames.push(frame)
  for (const each of frames) if (carried && !each.days && each.marks.has('chain')) each.days = carried
  return frames
}

/** What a new statement that names only days and times is about: the activity before it. */
function gapActivity(before: Frame, items: readonly Item[], index: number): Item | null {
  if (before.marks.has('off') || before.marks.has('other')) return null
  for (let at = index + 1; at < items.length && at < index + 6; at += 1) if (items[at]!.tag === 'act') return null
  return before.activity
}

function addActivity(frame: Frame, item: Item): void {
  frame.also.push(item)
  const kind = item.value.split(':')[0]!
  const current = frame.activity?.value.split(':')[0]
  if (
    !current ||
    (GENERIC.has(current) && NARROW.has(kind)) ||
    (current === 'work' && GENERIC.has(kind) === false && !hasWhen(frame))
  )
    frame.activity = item
}

/** A time after `leave` starts something, one after `home` or `finish` ends it. */
function roleFrom(frame: Frame, item: Item): Item {
  const lead = frame.items.findLast((each) => each.tag !== 'word')
  if (!lead || item.value !== 'at') return item
  if (lead.tag === 'leave' || lead.tag === 'start') return { ...item, value: 'from' }
  if (lead.tag === 'back' || lead.tag === 'end') return { ...item, value: 'until' }
  if (lead.tag === 'wake' || lead.tag === 'bed') return { ...item, value: lead.tag }
  return item
}

/** Whether a time, range, part or length comes before the next separator or activity. */
function saysWhen(items: readonly Item[], from: number, withDays: boolean): boolean {
  for (let index = from; index < items.length; index += 1) {
    const { tag, text } = items[index]!
    if (tag === 'range' || tag === 'time' || tag === 'win' || tag === 'dur') return true
    if (withDays && tag === 'days') return true
    if (tag === 'days') continue
    if (
      tag === 'act' ||
      tag === 'and' ||
      tag === 'sep' ||
      (tag === 'sign' && text !== '(' && text !== ':' && text !== '-')
    )
      return false
  }
  return false
}

function startsWhen(items: readonly Item[], from: number): boolean {
  for (let index = from; index < items.length; index += 1) {
    const { tag, text } = items[index]!
    if (tag === 'range' || tag === 'time' || tag === 'off' || tag === 'halfday' || tag === 'end') return true
    if (tag === 'win') return true
    if (tag !== 'fill' && tag !== 'me' && text !== ':' && text !== '-' && text !== '(' && text !== '=') return false
  }
  return false
}

function saysActivity(items: readonly Item[], from: number): boolean {
  for (let index = from; index < items.length; index += 1) {
    const { tag, text } = items[index]!
    if (tag === 'act') return true
    if (tag === 'sign' && text === ',') return false
  }
  return false
}
