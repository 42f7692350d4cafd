import { minuteOf } from '../day/clock.ts'
import { cutBy } from '../interpret/week/with-offers.ts'
import type {
  BusyBlock,
  CommitmentsReading,
  ConfirmedEvent,
  ConfirmedFacts,
  RacesReading,
  ReadEvent,
  Span,
  TimePreference,
} from '../model.ts'

/** What is confirmed was read nowhere. */
const NO_SPAN: Span = { start: 0, end: 0 }

/**
 * What is known of a life: part for part what was confirmed, else what was heard in the person's words. Of the week each of its
 * parts stands alone: who confirms their working hours has not said that they train on Sundays now.
 */
export function knownFacts(heard: ConfirmedFacts = {}, confirmed: ConfirmedFacts = {}): ConfirmedFacts {
  const week = { ...heard.week, ...confirmed.week }
  return { ...heard, ...confirmed, ...(Object.keys(week).length > 0 && { week }) }
}

/** What the words about the week say, with what was confirmed of it in their place. */
export function confirmedCommitments(read: CommitmentsReading, { week }: ConfirmedFacts): CommitmentsReading {
  if (!week) return read
  const { busy, windows = null } = week
  const certain = busy?.map(({ unsure: _, ...block }): BusyBlock => ({ ...block, span: NO_SPAN, confidence: 1 }))
  return {
    busy: certain ?? (windows ?? []).reduce(yieldedTo, read.busy),
    preferences: windows === null ? read.preferences : windows.map(preferred),
  }
}

/** [0-1] Hours that are read with less are supposed more than told: an evening of the family is of some hour. @source default-ours */
const SUPPOSED = 0.5

/** Busy hours, of which those that are only supposed give way to a window that somebody confirmed. */
function yieldedTo(busy: readonly BusyBlock[], { days, start, end }: Window): readonly BusyBlock[] {
  return busy.flatMap((block) => {
    const on =
      block.confidence < SUPPOSED && block.start < block.end ? block.days.filter((day) => days.includes(day)) : []
    const others = block.days.filter((day) => !on.includes(day))
    if (on.length === 0 || block.end <= start || block.start >= end) return [block]
    return [
      { ...block, days: others },
      { ...block, days: on, end: start },
      { ...block, days: on, start: end },
    ].filter((part) => part.days.length > 0 && part.start < part.end)
  })
}

type Window = Pick<TimePreference, 'days' | 'start' | 'end'>

/**
 * The busy hours of words without those that the same words name as the hours of training: "office 8-6, I train at lunch 12-1"
 * says that lunch is free.
 */
export function aroundTraining(read: CommitmentsReading, { week }: ConfirmedFacts): CommitmentsReading {
  const windows = week?.windows ?? []
  if (windows.length === 0) return read
  return { ...read, busy: windows.reduce(cutByNamed, read.busy) }
}

/** [min] Hours that are read beside a window of the day's edge begin or end with it. @source default-ours */
const BESIDE_MIN = 60
const EDGE = { morning: '05:30', evening: '21:30' } as const

/**
 * "Only before 7 or after 8pm" names no hours within a shift that lasts until eleven: a window at an edge of the day, of which
 * nobody has said where it ends, opens what lies in it alone.
 */
function cutByNamed(busy: readonly BusyBlock[], window: Window): readonly BusyBlock[] {
  const { start, end } = window
  return busy.flatMap((block) => {
    const isPast =
      (end >= EDGE.evening && minuteOf(block.start) < minuteOf(start) - BESIDE_MIN) ||
      (start <= EDGE.morning && minuteOf(block.end) > minuteOf(end) + BESIDE_MIN)
    return isPast ? [block] : cutBy([block], window)
  })
}

/** The events of the words, or those that were confirmed in their place. */
export function confirmedRaces(read: RacesReading, { events }: ConfirmedFacts): RacesReading {
  return events === undefined ? read : { events: events.map(readEvent) }
}

function preferred({ unsure: _, ...window }: Window & { readonly unsure?: true }): TimePreference {
  return { ...window, strength: 'prefer', span: NO_SPAN, confidence: 1 }
}

function readEvent(event: ConfirmedEvent): ReadEvent {
  return { ...event, span: NO_SPAN, confidence: 1 }
}
