import { likedOf } from '../../day/kept-days.ts'
import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import { isHardPractice } from '../../day/practices.ts'
import { longestSlotMin } from '../../day/start-time.ts'
import { rememberedOf } from '../../memo.ts'
import { type Discipline, type LongDays, type SportDays, WEEKDAYS } from '../../model.ts'
import { quietDaysAfter } from '../../phases/event-profile.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { LedDay, Piece, PlacementInput } from '../../placement/piece.ts'
import { type Placement, placeSessions } from '../../placement/search.ts'
import type { Intent } from '../intent.ts'
import { LONG_SPACING_DAYS, latestLongDay } from '../long-days.ts'
import { LIFTS } from '../mix/split.ts'
import type { Person } from '../person/person.ts'
import { HARD_SPACING_DAYS } from '../person/stress.ts'
import type { BuiltIntent } from './build-sessions.ts'

/** Long sessions and bricks each keep a distance among themselves; a week may hold one of both. */
type LongKind = 'long' | 'brick'

/** What the end of one week means for the next. */
export type WeekTail = {
  /** [days] from the last hard day to the coming Monday. */
  readonly hardTail: number
  readonly before: PlacementInput['before']
  /** Day number before which nothing hard happens. */
  readonly noHardUntil: number
  /** [days] from the last long session of each kind to the coming Monday. */
  readonly longTails: ReadonlyMap<LongKind, number>
  /** Weekdays of each kind of session in the last week that was like others and held one. */
  readonly habits: ReadonlyMap<string, readonly number[]>
}

export const FRESH_TAIL: WeekTail = {
  hardTail: 7,
  before: null,
  noHardUntil: 0,
  longTails: new Map(),
  habits: new Map(),
}

/** Remembers placements by the shape of the week: most weeks of a plan are alike. */
export type PlacementMemo = Map<string, Placement>

/** [min] free on each weekday, which ones the person likes, and which they keep free of training. */
export type WeekRoom = {
  readonly roomMin: readonly number[]
  readonly liked: readonly number[]
  readonly shut: readonly boolean[]
  /** What practices make of its days; left out where it has none. */
  readonly led?: readonly LedDay[]
  /** What the person trains on each already; left out where they named no sport. */
  readonly sports?: PlacementInput['sports']
  /** Tells the rooms of one plan apart in a memo; empty where all its weeks have the same. */
  readonly key: string
}

/** How much room an ordinary week leaves for training, and which days the person likes; most weeks of a plan are the same. */
export const weekRoom = rememberedOf((week: readonly OrdinaryDay[]): WeekRoom => {
  const roomMin = week.map((day) => longestSlotMin(day, false))
  const liked = likedOf(week)
  const shut = week.map((day) => day.binding?.shut ?? false)
  const isBound = week.some(({ binding }) => binding !== undefined)
  const led = ledDays(week)
  const sports = week.some((day) => day.sports) ? week.map((day) => day.sports ?? []) : undefined
  const key = isBound ? [roomMin, liked, shut.map(Number), ...(led ?? []), ...(sports ?? [])].join('|') : ''
  return { roomMin, liked, shut, ...(led && { led }), ...(sports && { sports }), key }
})

/** The days before matches, and those beside other hard practices; of Sunday and Monday as in an ordinary week. */
function ledDays(week: readonly OrdinaryDay[]): LedDay[] | undefined {
  if (!week.some(({ practice }) => practice)) return undefined
  const practice = (day: number) => week[(day + 7) % 7]?.practice
  return week.map((_, day): LedDay => {
    if (practice(day + 1)?.isMatch) return 'match-eve'
    if (practice(day - 1)?.isMatch) return 'after-match'
    const beside = [practice(day - 1), practice(day), practice(day + 1)]
    return beside.some((one) => one && isHardPractice(one)) ? 'beside-practice' : null
  })
}

/**
 * Chooses the weekday of every session of a week.
 * @param memo - shared by the weeks of one plan
 */
export function placeWeek(
  built: readonly BuiltIntent[],
  frame: WeekFrame,
  person: Person,
  room: WeekRoom,
  tail: WeekTail,
  memo: PlacementMemo,
  raceAfter: number | null,
): Placement {
  const mean = Math.max(1, built.reduce((sum, { session }) => sum + session.loadAu, 0) / built.length)
  // The days around the event that all led to are like none before.
  const known = (frame.daysToTarget ?? 7) < 7 ? { ...tail, habits: FRESH_TAIL.habits } : tail
  const leastRoom = Math.min(...room.roomMin.filter((_, day) => !room.shut[day]))
  const input: PlacementInput = {
    pieces: withWeekend(
      built,
      built.map((one) => pieceOf(one, mean, leastRoom, known, room, person)),
      room,
      latestLongDay(frame),
    ),
    firstDay: frame.firstDay,
    roomMin: room.roomMin,
    liked: room.liked,
    shut: room.shut,
    ...(room.led && { led: room.led }),
    ...(room.sports && { sports: room.sports }),
    hardSpacing: HARD_SPACING_DAYS[person.stress],
    beginner: person.level === 'beginner',
    hardTail: Math.min(7, tail.hardTail),
    before: tail.before,
    noHardBefore: Math.max(0, Math.min(7, tail.noHardUntil - frame.monday)),
    raceAfter,
    latestLong: latestLongDay(frame),
    quietAfterRace: Math.max(0, ...frame.races.map(quietDaysAfter)),
  }
  const key = `${room.key};${keyOf(input)}`
  const placed = memo.get(key)
  if (placed) return placed
  const placement = placeSessions(input)
  memo.set(key, placement)
  return placement
}

/** [min] of a long session after which the next day is easy or free. @source default-ours */
const VERY_LONG_MIN = 90

const SATURDAY = 5
const SUNDAY = 6

/** The long run of a week with a second long day on Saturday and that one on Sunday, where both have room for them. */
function withWeekend(
  built: readonly BuiltIntent[],
  pieces: readonly Piece[],
  { roomMin, shut }: WeekRoom,
  latestLong: number,
): readonly Piece[] {
  const second = built.findIndex(({ intent }) => intent.secondLong)
  const long = built.findIndex(({ intent }) => intent.role === 'long')
  const longPiece = pieces[long]
  if (second < 0 || !longPiece || longPiece.spacedFrom > SATURDAY || latestLong < SATURDAY) return pieces
  const fits = (at: number, day: number) => !shut[day] && (roomMin[day] ?? 0) >= (built[at]?.session.durationMin ?? 0)
  if (!fits(long, SATURDAY) || !fits(second, SUNDAY)) return pieces
  return pieces.map((piece, at) =>
    at === long ? { ...piece, fixedDay: SATURDAY } : at === second ? { ...piece, fixedDay: SUNDAY } : piece,
  )
}

/** Everything of the input that changes between the weeks of one plan. */
function keyOf(input: PlacementInput): string {
  const { before } = input
  let key = `${input.hardSpacing},${input.firstDay},${input.hardTail},${input.noHardBefore},${input.quietAfterRace},${input.raceAfter},${input.latestLong}`
  if (before) key += `,${before.hard},${before.long},${before.veryLong},${before.heavyLegs},${before.lifts}`
  for (const piece of input.pieces)
    key += `;${marksOf(piece)},${piece.weight},${piece.durationMin},${piece.sport ?? ''},${piece.fixedDay},${piece.spacedFrom},${piece.lifts},${piece.habitDays.join('')},${piece.longDays.join('')},${piece.notOn.join('')}`
  return key
}

/** A bit for each yes or no. */
const marksOf = ({ hard, long, veryLong, heavyLegs, race, strength, light }: Piece) =>
  Number(hard) +
  2 * Number(long) +
  4 * Number(veryLong) +
  8 * Number(heavyLegs) +
  16 * Number(race) +
  32 * Number(strength) +
  64 * Number(light)

const NO_DAYS: readonly number[] = []

/** Sessions that feel alike to the person who has to find the day for them: those of a sport, the long one apart. */
function habitKey({ intent: { role, kind, discipline } }: BuiltIntent): string {
  if (role === 'strength') return kind
  return role === 'easy' || role === 'quality' || role === 'recovery' ? discipline : role
}

const NO_LONG_DAYS: readonly LongDays[] = []

/** The weekdays that somebody gives the long sessions of a sport, by number. */
const longDaysBySport = rememberedOf(
  (told: readonly LongDays[]) =>
    new Map(told.map(({ sport, days }) => [sport, days.map((day) => WEEKDAYS.indexOf(day))] as const)),
)

function longDaysOf({ longDays = NO_LONG_DAYS }: Person, sport: Discipline): readonly number[] {
  return longDaysBySport(longDays).get(sport) ?? NO_DAYS
}

const NO_SPORT_DAYS: readonly SportDays[] = []

/** The weekdays on which somebody does not train a sport, by number; of what is said twice all hold. */
const refusedBySport = rememberedOf((told: readonly SportDays[]) => {
  const days = new Map<Discipline, number[]>()
  for (const { sport, notOn } of told)
    days.set(sport, [...(days.get(sport) ?? []), ...notOn.map((day) => WEEKDAYS.indexOf(day))])
  return days
})

function refusedDaysOf({ sportDays = NO_SPORT_DAYS }: Person, sport: Discipline): readonly number[] {
  return refusedBySport(sportDays).get(sport) ?? NO_DAYS
}

function pieceOf(
  one: BuiltIntent,
  meanLoad: number,
  leastRoom: number,
  tail: WeekTail,
  room: WeekRoom,
  person: Person,
): Piece {
  const { intent, session } = one
  return {
    sport: room.sports ? session.discipline : null,
    hard: intent.hard,
    long: intent.role === 'long',
    veryLong: intent.role === 'long' && session.durationMin >= VERY_LONG_MIN,
    spacedFrom: spacedFrom(intent, tail),
    heavyLegs: intent.heavyLegs,
    race: intent.role === 'race',
    strength: intent.role === 'strength',
    lifts: LIFTS[intent.kind] ?? 0,
    light: intent.role === 'mobility' || intent.role === 'mind' || intent.role === 'recovery',
    // Halves are exact enough and let weeks of the same shape share one search.
    weight: Math.min(2, Math.max(0.5, Math.round((session.loadAu / meanLoad) * 2) / 2)),
    durationMin: session.durationMin <= leastRoom ? 0 : Math.ceil(session.durationMin / 15) * 15,
    fixedDay: intent.fixedDay,
    habitDays: tail.habits.get(habitKey(one)) ?? NO_DAYS,
    longDays: intent.role === 'long' ? longDaysOf(person, session.discipline) : NO_DAYS,
    notOn: refusedDaysOf(person, session.discipline),
  }
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
          lifts: LIFTS[sunday.intent.kind] ?? 0,
        }
      : null,
    noHardUntil: Math.max(tail.noHardUntil, quietAfter(frame)),
    longTails: longTailsOf(placed, tail.longTails),
    habits: isUsual(placed, frame) ? new Map([...tail.habits, ...habitsOf(placed)]) : tail.habits,
  }
}

/** Whether a week's days are those of other weeks: not one that begins late, is away in part or holds an event. */
function isUsual(placed: readonly BuiltIntent[], { firstDay, exceptional }: WeekFrame): boolean {
  return firstDay === 0 && !exceptional && placed.every(({ intent }) => intent.role !== 'race')
}

function habitsOf(placed: readonly (BuiltIntent & { day: number })[]): Map<string, readonly number[]> {
  const habits = new Map<string, number[]>()
  for (const one of placed) {
    const known = habits.get(habitKey(one))
    if (known) known.push(one.day)
    else habits.set(habitKey(one), [one.day])
  }
  for (const days of habits.values()) days.sort()
  return habits
}
