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
import { WEIGHTS } from '../../placement/weights.ts'
import { sure } from '../../sure.ts'
import { latestLongDay, VERY_LONG_MIN } from '../long-days.ts'
import { isTriathlon } from '../mix/mix-intents.ts'
import { LIFTS } from '../mix/split.ts'
import type { Person } from '../person/person.ts'
import { HARD_SPACING_DAYS } from '../person/stress.ts'
import type { BuiltIntent } from './build-sessions.ts'
import { keptDays } from './kept-days.ts'
import { FRESH_TAIL, habitKey, spacedFrom, type WeekTail } from './week-tail.ts'

/** Remembers placements by the shape of the week: most weeks of a plan are alike. */
export type PlacementMemo = Map<string, Placement>

/** [min] free on each weekday, which ones the person likes, and which they keep free of training. */
export type WeekRoom = {
  readonly roomMin: readonly number[]
  /** [min] the same for hard work, which ends earlier before bed. */
  readonly hardMin: readonly number[]
  readonly liked: readonly number[]
  readonly shut: readonly boolean[]
  /** [min] free on the open day that has the least of it. */
  readonly leastRoom: number
  /** [min] the same for hard work. */
  readonly leastHard: number
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
  const hardMin = week.map((day) => longestSlotMin(day, true))
  const liked = likedOf(week)
  const shut = week.map((day) => day.binding?.shut ?? false)
  const isBound = week.some(({ binding }) => binding !== undefined)
  const led = ledDays(week)
  const sports = week.some((day) => day.sports) ? week.map((day) => day.sports ?? []) : undefined
  const key = isBound ? [roomMin, hardMin, liked, shut.map(Number), ...(led ?? []), ...(sports ?? [])].join('|') : ''
  const [leastRoom, leastHard] = [least(roomMin, shut), least(hardMin, shut)]
  return { roomMin, hardMin, liked, shut, leastRoom, leastHard, ...(led && { led }), ...(sports && { sports }), key }
})

function least(minutes: readonly number[], shut: readonly boolean[]): number {
  return Math.min(...minutes.filter((_, day) => !shut[day]))
}

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
  const planned = keptDays(built, tail.kept)
  const input: PlacementInput = {
    pieces: withWeekend(
      built,
      built.map((one, at) =>
        pieceOf(
          one,
          mean,
          one.intent.hard ? room.leastHard : room.leastRoom,
          known,
          room,
          { person, frame },
          planned[at],
        ),
      ),
      room,
      latestLongDay(frame),
    ),
    firstDay: frame.firstDay,
    roomMin: room.roomMin,
    hardMin: room.hardMin,
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
  const key = `${room.key};${planned.join()};${keyOf(input)}`
  const placed = memo.get(key)
  if (placed) return placed
  const placement = keptOrAnew(input, planned)
  memo.set(key, placement)
  return placement
}

/** [points] that a week may cost more than the best one for its sessions to stay where they were planned. @source default-ours */
const WORTH_KEEPING = 20

/**
 * The week with its sessions on the days they were planned for; where one of them can't stay and the others hold the best
 * places for it, as if none had been planned.
 * @param planned - the weekday of each session in the plan before
 */
function keptOrAnew(input: PlacementInput, planned: readonly (number | undefined)[]): Placement {
  const kept = placeSessions(input)
  const { pieces } = input
  // The long session leads its week, where its day has no longer the room for it; one that is free has done with it.
  const isLongLost = pieces.some(({ long, plannedDay }, at) => {
    const day = planned[at]
    return long && plannedDay === null && day !== undefined && !input.shut[day]
  })
  const moved = pieces.filter(({ plannedDay }, at) => plannedDay !== null && plannedDay !== kept.days[at]).length
  if (moved === 0 && pieces.every(({ plannedDay }, at) => plannedDay !== null || planned[at] === undefined)) return kept
  const anew = placeSessions({ ...input, pieces: pieces.map((piece) => ({ ...piece, plannedDay: null })) })
  return isLongLost || kept.cost - moved * WEIGHTS['other-than-planned'].points > anew.cost + WORTH_KEEPING
    ? anew
    : kept
}

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
  if (before)
    key += `,${before.hard},${before.long},${before.veryLong},${before.heavyLegs},${before.brick},${before.lifts}`
  for (const piece of input.pieces)
    key += `;${marksOf(piece)},${piece.weight},${piece.durationMin},${piece.sport ?? ''},${piece.fixedDay},${piece.spacedFrom},${piece.lifts},${piece.plannedDay},${piece.habitDays.join('')},${piece.longDays.join('')},${piece.notOn.join('')}`
  return key
}

/** A bit for each yes or no. */
const marksOf = ({ hard, long, veryLong, heavyLegs, race, strength, light, brick, farRun }: Piece) =>
  Number(hard) +
  2 * Number(long) +
  4 * Number(veryLong) +
  8 * Number(heavyLegs) +
  16 * Number(race) +
  32 * Number(strength) +
  64 * Number(light) +
  128 * Number(brick) +
  256 * Number(farRun)

const NO_DAYS: readonly number[] = []

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
  { person, frame }: { readonly person: Person; readonly frame: WeekFrame },
  planned: number | undefined,
): Piece {
  const { intent, session } = one
  return {
    sport: room.sports ? session.discipline : null,
    hard: intent.hard,
    long: intent.role === 'long',
    veryLong: intent.role === 'long' && session.durationMin >= VERY_LONG_MIN,
    spacedFrom: spacedFrom(intent, tail),
    heavyLegs: intent.heavyLegs,
    farRun: isTriathlon(frame) && isFarRun(one),
    brick: session.discipline === 'brick',
    race: intent.role === 'race',
    strength: intent.role === 'strength',
    lifts: LIFTS[intent.kind] ?? 0,
    light: intent.role === 'mobility' || intent.role === 'mind' || intent.role === 'recovery',
    // Halves are exact enough and let weeks of the same shape share one search.
    weight: Math.min(2, Math.max(0.5, Math.round((session.loadAu / meanLoad) * 2) / 2)),
    durationMin: session.durationMin <= leastRoom ? 0 : Math.ceil(session.durationMin / 15) * 15,
    fixedDay: intent.fixedDay,
    plannedDay: planned !== undefined && staysGood(planned, one, room) ? planned : null,
    habitDays: tail.habits.get().get(habitKey(one)) ?? NO_DAYS,
    longDays: intent.role === 'long' ? longDaysOf(person, session.discipline) : NO_DAYS,
    notOn: refusedDaysOf(person, session.discipline),
  }
}

/** [min] from which on a run is no way to loosen the legs. @source default-ours */
const FAR_RUN_MIN = 45

function isFarRun({ intent, session }: BuiltIntent): boolean {
  return intent.role === 'easy' && session.discipline === 'run' && session.durationMin >= FAR_RUN_MIN
}

/** [ratio] of its length that a long session needs room for on the day it stays on: it grows. @source default-ours */
const LONG_GROWS = 2

/** Whether nothing of a day itself speaks against a session that was planned on it: it has the room, and is no other's. */
function staysGood(day: number, { intent, session }: BuiltIntent, room: WeekRoom): boolean {
  const { hardMin, liked, shut, led, sports } = room
  const roomMin = intent.hard ? hardMin : room.roomMin
  const { discipline, durationMin } = session
  const named = sports?.[day] ?? []
  const needed = intent.role === 'long' ? Math.min(durationMin * LONG_GROWS, Math.max(...roomMin)) : durationMin
  if (shut[day] || sure(roomMin[day]) < needed || sure(liked[day]) < Math.max(...liked)) return false
  return !led?.[day] && (named.length === 0 || named.includes(discipline))
}
