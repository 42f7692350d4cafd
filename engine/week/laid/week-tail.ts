import { Later } from '../../later.ts'
import { quietDaysAfter } from '../../phases/event-profile.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { PlacementInput } from '../../placement/piece.ts'
import type { KeptSession } from '../../sessions/kept-session.ts'
import type { Intent } from '../intent.ts'
import { LONG_SPACING_DAYS, VERY_LONG_MIN } from '../long-days.ts'
import { LIFTS } from '../mix/split.ts'
import type { BuiltIntent } from './build-sessions.ts'

/** Long sessions and bricks each keep a distance among themselves; a week may hold one of both. */
type LongKind = 'long' | 'brick'

/** Weekdays of each kind of session. */
type Habits = ReadonlyMap<string, readonly number[]>

/** What the end of one week means for the next. */
export type WeekTail = {
  /** [days] from the last hard day to the coming Monday. */
  readonly hardTail: number
  readonly before: PlacementInput['before']
  /** Day number before which nothing hard happens. */
  readonly noHardUntil: number
  /** [days] from the last long session of each kind to the coming Monday. */
  readonly longTails: ReadonlyMap<LongKind, number>
  /** Those of the last week that was like others and held one; a week that keeps its days never asks. */
  readonly habits: Later<Habits>
  /** The sessions of the coming week as the plan before had them. */
  readonly kept?: readonly KeptSession[] | undefined
}

export const FRESH_TAIL: WeekTail = {
  hardTail: 7,
  before: null,
  noHardUntil: 0,
  longTails: new Map(),
  habits: new Later(() => new Map()),
}

/** Sessions that feel alike to the person who has to find the day for them: those of a sport, the long one apart. */
export function habitKey({ intent: { role, kind, discipline } }: BuiltIntent): string {
  if (role === 'strength') return kind
  return role === 'easy' || role === 'quality' || role === 'recovery' ? discipline : role
}

/** First weekday that lies far enough from the last session of the same length; 0 for one that is not long. */
export function spacedFrom(intent: Intent, { longTails }: WeekTail): number {
  if (intent.role !== 'long') return 0
  return Math.max(0, LONG_SPACING_DAYS - (longTails.get(longKind(intent)) ?? LONG_SPACING_DAYS))
}

function longKind({ kind }: Intent): LongKind {
  return kind === 'brick' ? 'brick' : 'long'
}

function longTailsOf(
  placed: readonly (BuiltIntent & { day: number })[],
  before: WeekTail['longTails'],
): WeekTail['longTails'] {
  const tails = new Map([...before].map(([kind, days]) => [kind, days + 7]))
  for (const { intent, day } of placed) {
    const kind = longKind(intent)
    if (intent.role === 'long') tails.set(kind, Math.min(7 - day, tails.get(kind) ?? 7))
  }
  return tails
}

/** Day number until which nothing is hard after a week's events, 0 without one. */
function quietAfter({ races }: WeekFrame): number {
  return Math.max(0, ...races.map((race) => race.dayNumber + 1 + quietDaysAfter(race)))
}

/** What this week leaves behind for the next one. */
export function tailOf(placed: readonly (BuiltIntent & { day: number })[], tail: WeekTail, frame: WeekFrame): WeekTail {
  const hardDays = placed.filter(({ session }) => session.hard).map(({ day }) => day)
  const sunday = placed.find(({ day }) => day === 6)
  return {
    hardTail: hardDays.length > 0 ? 7 - Math.max(...hardDays) : tail.hardTail + 7,
    before: sunday
      ? {
          hard: sunday.session.hard,
          long: sunday.intent.role === 'long' || sunday.intent.secondLong === true,
          veryLong: sunday.intent.role === 'long' && sunday.session.durationMin >= VERY_LONG_MIN,
          heavyLegs: sunday.intent.heavyLegs,
          brick: sunday.session.discipline === 'brick',
          lifts: LIFTS[sunday.intent.kind] ?? 0,
        }
      : null,
    noHardUntil: Math.max(tail.noHardUntil, quietAfter(frame)),
    longTails: longTailsOf(placed, tail.longTails),
    habits: isUsual(placed, frame) ? withHabits(tail.habits, placed) : tail.habits,
  }
}

/** Whether a week's days are those of other weeks: not one that begins late, is away in part or holds an event. */
function isUsual(placed: readonly BuiltIntent[], { firstDay, exceptional }: WeekFrame): boolean {
  return firstDay === 0 && !exceptional && placed.every(({ intent }) => intent.role !== 'race')
}

function withHabits(before: Later<Habits>, placed: readonly (BuiltIntent & { day: number })[]): Later<Habits> {
  return new Later(() => new Map([...before.get(), ...habitsOf(placed)]))
}

function habitsOf(placed: readonly (BuiltIntent & { day: number })[]): Habits {
  const habits = new Map<string, number[]>()
  for (const one of placed) {
    const known = habits.get(habitKey(one))
    if (known) known.push(one.day)
    else habits.set(habitKey(one), [one.day])
  }
  for (const days of habits.values()) days.sort()
  return habits
}
