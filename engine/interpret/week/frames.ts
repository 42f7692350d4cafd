import type { Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'
import {
  activityKind,
  emptyFrame,
  type Frame,
  hasWhen,
  STANCES,
  saysActivity,
  saysStance,
  saysWhen,
  saysWord,
} from './frame.ts'
import { activityBefore, addActivity, nameWork } from './frame-activity.ts'
import {
  dropLoose,
  endsAlready,
  endsIt,
  goOn,
  hasHours,
  hasHoursOfItsOwn,
  isAgain,
  isApart,
  isAtHome,
  isBegun,
  isCaught,
  isCompany,
  isComplete,
  isEndAgain,
  isFilled,
  isInside,
  isItsHour,
  isLeaving,
  isNamed,
  isOfEvenings,
  isOfNext,
  isRelative,
  mayTrail,
  opensAnew,
  refinesPart,
  shareHours,
  shareLength,
} from './frame-context.ts'
import {
  BRIEF,
  FREED_BY,
  HOUR_MARKS,
  MARKS,
  OPENERS,
  OTHERWISE,
  QUIET_SIGNS,
  SILENT,
  THEREFORE,
  WITH_DEFAULT,
} from './frame-words.ts'
import { addTime, giveRole } from './hour-roles.ts'

/**
 * Cuts a sentence into statements: a slot that is already filled, or a word that opens another thought, starts the next.
 * @param items - of one sentence
 * @param carried - days a chained sentence takes over
 */
export function framesOf(items: readonly Item[], carried: Weekday[] | null): Frame[] {
  const cutter = new FrameCutter(items)
  for (let index = 0; index < items.length; index += 1) cutter.take(index)
  const frames = cutter.finish()
  for (const each of frames) if (carried && !each.days && each.marks.has('chain')) each.days = carried
  return frames
}

/** Walks a sentence once, filling one statement at a time. */
class FrameCutter {
  readonly #items: readonly Item[]
  readonly #frames: Frame[] = []
  #frame: Frame = emptyFrame()
  /** The separator since the last meaningful word, or null. */
  #gap: string | null = null
  /** How many items the statement had when that separator came: words behind it belong to what comes next. */
  #gapAt = 0
  #sawWord = false

  constructor(items: readonly Item[]) {
    this.#items = items
  }

  /** The statements of the whole sentence. */
  finish(): Frame[] {
    if (this.#gap !== null) dropLoose(this.#frame, this.#gapAt)
    if (this.#frame.items.length > 0) this.#frames.push(this.#frame)
    return this.#frames
  }

  /** Puts the item at a place into the statement it belongs to. */
  take(index: number): void {
    const item = sure(this.#items[index])
    const { tag } = item
    if (tag === 'fill' || tag === 'numa') return
    if (tag === 'sign' || tag === 'and' || tag === 'sep') {
      this.#separator(item)
      return
    }
    if (SILENT.has(tag)) {
      this.#sawWord ||= tag === 'word' && item.text.length > 3 && this.#gap !== null
      if (this.#frame.items.length > 0) this.#frame.items.push(item)
      return
    }
    if (MARKS.has(tag)) {
      this.#mark(item, index)
      return
    }
    if (isOfEvenings(this.#frame, item, this.#gap)) this.#part({ ...item, tag: 'win', value: 'night' }, index)
    else if (tag === 'act') this.#activity(item, index)
    else if (tag === 'days') this.#days(item, index)
    else if (tag === 'range' || tag === 'time') this.#time(item, index)
    else if (tag === 'win' || tag === 'winall') this.#part(item, index)
    else if (tag === 'dur') {
      shareLength(this.#frames, item, this.#items[index - 1])
      if (this.#gap !== null && isBegun(this.#frame) && saysActivity(this.#items, index + 1)) this.#close(true)
      this.#frame.lengths.push(item)
    }
    this.#frame.items.push(item)
    this.#gap = null
    this.#sawWord = false
  }

  #close(inherit: boolean): Frame {
    const before = this.#frame
    const loose = this.#gap !== null && this.#gapAt > 0 ? before.items.splice(this.#gapAt) : []
    if (before.items.length > 0) this.#frames.push(before)
    this.#frame = emptyFrame()
    this.#frame.items.push(...loose)
    if (this.#gap !== null && this.#gap !== 'sep' && this.#gap !== '(')
      for (const stance of STANCES)
        if (before.marks.has(stance)) {
          this.#frame.marks.add(stance)
          this.#frame.carried.add(stance)
        }
    const source = before.items.length > 0 ? before : this.#frames.at(-1)
    if (inherit && source && (source.leads || !source.ownDays)) {
      this.#frame.days = source.days
      this.#frame.leads = source.leads
    }
    return before
  }

  #separator(item: Item): void {
    const { tag, text } = item
    const frame = this.#frame
    if (this.#gap === null) this.#gapAt = frame.items.length
    if (!QUIET_SIGNS.has(text))
      this.#gap = /^(or|nor|ni|oder|noch|ou|nem)$/.test(text) ? 'or' : tag === 'sep' ? 'sep' : (this.#gap ?? text)
    if (text === '-' && !item.tight && frame.items.length > 0) this.#gap ??= '-'
    if (tag !== 'sep') return
    if (OTHERWISE.test(text) && frame.items.length > 0) {
      this.#close(false)
      this.#frame.marks.add('otherwise')
    } else if (frame.marks.has('other') && FREED_BY.test(text)) {
      const { days, ownDays } = this.#close(true)
      // "My husband works Saturdays so I have the kids 8-2": on those days.
      if (ownDays && THEREFORE.test(text)) Object.assign(this.#frame, { days, ownDays })
    } else if (frame.marks.has('rare') || frame.marks.has('off')) this.#close(true)
  }

  #activity(item: Item, index: number): void {
    const frame = this.#frame
    const kind = activityKind(frame)
    const filled = isFilled(this.#frame)
    const gap = this.#gap !== null
    const waits = gap && kind !== null && (filled || WITH_DEFAULT.has(kind))
    const named = kind !== null && (gap ? hasWhen(frame) : hasHours(frame)) && saysWhen(this.#items, index + 1, false)
    let last = index
    while (this.#items[last + 1]?.tag === 'act') last += 1
    const own =
      gap &&
      filled &&
      (saysWhen(this.#items, last + 1, true) || /^(?:rare|restdays)$/.test(this.#items[last + 1]?.tag ?? ''))
    const placed = gap && (kind !== null || isAtHome(frame, this.#items, index + 1)) && frame.ownDays
    const apart = hasHoursOfItsOwn(frame, item) && saysWhen(this.#items, index + 1, false)
    if (isApart(frame, this.#items, last, this.#gap)) {
      this.#gap = 'sep'
      this.#close(false)
    } else if (frame.marks.has('except') && frame.ownDays && !filled && isRelative(this.#items, index)) {
      const { days } = this.#close(false)
      Object.assign(this.#frame, { days, ownDays: true })
    } else if (waits || named || own || placed || apart) {
      this.#close(true)
      for (const stance of STANCES) this.#frame.marks.delete(stance)
    }
    addActivity(this.#frame, item)
  }

  #days(item: Item, index: number): void {
    const isNew = opensAnew(this.#frame, this.#items, index, this.#gap)
    // "College Tuesday 6-9 and Saturday 10-4": the second day heads no list.
    let follows = false
    if (isNew) {
      const before = this.#close(false)
      this.#frame.activity = activityBefore(before, this.#items, index)
      follows = this.#gap === 'and' && before.activity !== null && before.ownDays && !before.leads
      if (this.#sawWord || saysWord(this.#items, index + 1)) this.#frame.marks.add('newword')
    }
    const target = this.#frame
    const days = item.value.split(',') as Weekday[]
    const narrows = target.days?.length !== days.length && days.every((day) => target.days?.includes(day))
    target.days = target.days && target.ownDays && !narrows ? [...new Set([...target.days, ...days])] : days
    target.trails ||= target.ranges.length + target.times.length > 0
    target.leads ||= !hasWhen(target) && target.activity === null && !isNamed(this.#items[index - 1]) && !follows
    Object.assign(target, { ownDays: true, name: this.#items[index - 1] })
  }

  #time(item: Item, index: number): void {
    const frame = this.#frame
    const isRange = item.tag === 'range'
    const isOther = this.#sawWord && isInside(frame.ranges, item)
    // "I work 10-7 with a break at 2"
    if (!isRange && frame.ranges.length > 0 && frame.items.slice(-2).some(({ text }) => /\bbreaks?$/.test(text))) return
    const trailing = frame.trails && hasWhen(frame)
    const refines = isRange && refinesPart(frame, this.#items, index, this.#gap) && !this.#sawWord
    // "Coach after work (8-4.30)": the hours are those of what was named last.
    if (this.#gap === '(' && isRange && hasWhen(frame) && frame.items.at(-1)?.tag === 'afterwork') {
      this.#close(false)
      nameWork(this.#frame, sure(frame.items.at(-1)))
    }
    // "A lunchtime run (12-1)": the hours only say the part of the day again.
    const again = this.#gap === '(' || (this.#gap === ',' && frame.marks.has('prefer')) || refines
    const afterPart =
      this.#gap !== null && !again && frame.parts.length > 0 && frame.ranges.length + frame.times.length === 0
    if (afterPart) goOn(this.#close(true), this.#frame, this.#sawWord)
    else if (frame.marks.has('rare') && frame.ownDays && this.#gap === ',') this.#close(false)
    else if (frame.ranges.length > 0 && isRange && (trailing || this.#gap === ',' || frame.marks.has('correct'))) {
      const { days, leads, ownDays } = this.#close(true)
      // "Uni: Monday 9-11, 13-15, Tuesday 10-12": the day holds for both.
      const isSameDay = !trailing && !this.#sawWord && ownDays && this.#items[index + 1]?.tag !== 'days'
      if (!leads && (!ownDays || isSameDay)) Object.assign(this.#frame, { days, ownDays: isSameDay })
      goOn(frame, this.#frame, isOther)
    } else if (this.#gap !== null && isOfNext(frame, this.#items, index + 1)) this.#close(true)
    else if (this.#gap !== null && !isRange && (frame.ranges.length > 0 || isEndAgain(frame, item))) {
      goOn(this.#close(true), this.#frame, isOther)
      if (frame.marks.has('free')) this.#frame.marks.add('free')
    } else if (trailing && !endsIt(frame, item) && (isRange || frame.ranges.length > 0 || this.#gap !== null))
      this.#close(false)
    if (isRange) shareHours(this.#frames, item, this.#items[index - 1])
    if (isRange) this.#frame.ranges.push(item)
    else addTime(this.#frame, item)
  }

  #part(item: Item, index: number): void {
    if (this.#gap !== null && hasWhen(this.#frame)) {
      const before = this.#close(true)
      if (!saysActivity(this.#items, index + 1) && !saysStance(this.#items, index + 1))
        this.#frame.activity = before.activity
    }
    if (item.tag === 'winall' && !this.#frame.ownDays) this.#frame.days = null
    this.#frame.parts.push(item)
  }

  #mark(item: Item, index: number): void {
    const frame = this.#frame
    const tag = isLeaving(this.#items, index, this.#gap) ? 'leave' : item.tag
    if (tag === 'other' && isCompany(this.#items, frame, index, this.#gap)) return
    const filled = isFilled(this.#frame)
    const complete = isComplete(frame, tag)
    let opened = false
    // "Never Sundays and never after 7": two things ruled out.
    const again =
      (STANCES as readonly string[]).includes(tag) && frame.marks.has(tag) && !frame.carried.has(tag) && frame.ownDays
    if (OPENERS.has(tag) && (complete || again) && !(this.#gap === null && mayTrail(frame, this.#items, index))) {
      const before = this.#close(tag !== 'off' && !again)
      opened = true
      const target = this.#frame
      if (tag === 'except' || tag === 'correct' || tag === 'freetrain') {
        target.activity = before.activity
        target.days ??= before.days
      }
      if (tag === 'chain') target.days ??= before.days ?? this.#frames.at(-1)?.days ?? null
      if (tag === 'chain' && isAgain(before, this.#items, index + 1)) target.activity = before.activity
    } else if ((tag === 'bed' || tag === 'wake') && this.#gap !== null && frame.ranges.length > 0) this.#close(false)
    else if (HOUR_MARKS.has(tag) && this.#gap !== null && BRIEF.has(activityKind(frame) ?? '') && filled) {
      // "Stand-up 9.30, finish at 5": nobody stands that long.
      this.#close(true)
    } else if (HOUR_MARKS.has(tag) && this.#gap !== null && frame.ranges.length > 0) {
      this.#frame.activity = this.#close(true).activity
    } else if (tag === 'start' && this.#gap !== null && endsAlready(frame)) this.#close(false)
    else if (tag === 'other' && filled && this.#gap !== null) this.#close(true)
    else if (tag === 'train' && filled && this.#gap !== null && isItsHour(this.#items, index)) this.#close(false)
    else if (tag === 'now' && (frame.marks.has('past') || frame.marks.has('future'))) this.#close(false)
    else if (tag === 'me' && frame.marks.has('other') && this.#gap !== null) this.#close(true)
    const target = this.#frame
    if ((STANCES as readonly string[]).includes(tag)) {
      for (const stance of target.carried) target.marks.delete(stance)
      target.carried.clear()
    }
    const catches = tag !== 'leave' || isCaught(item, target)
    if (catches && this.#gap === null && HOUR_MARKS.has(tag)) giveRole(target, tag)
    target.marks.add(catches ? tag : 'train')
    target.items.push(item)
    if (opened) this.#gap = null
  }
}
