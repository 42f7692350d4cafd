import { remembered, rememberedOf } from '../../memo.ts'
import { STRESS_LEVELS, type Stress } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import { guardWeek, pastOf, settled } from '../guard/guard.ts'
import { type GuardInput, minutesOf, type PastWeek } from '../guard/guard-input.ts'
import { clampedShare, takesItsShare } from '../guard/guard-runs.ts'
import { ANY_SIZE, keepsLimits, keepsRuns, loadOfWeek, type Most, sizeOfWeek } from '../guard/kept-limits.ts'
import { lightened } from '../guard/lightened.ts'
import { intentOf, type Role } from '../intent.ts'
import { buildIntent } from '../laid/build-sessions.ts'
import { withinDays } from '../laid/fit-to-days.ts'
import { ROOMS, type Room, WHOLE_ROOMS } from '../laid/light-rooms.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import { CRAMPED_MIN, LEAST_MIN, shortened } from '../laid/shortened.ts'
import type { LaidWeek } from '../laid/week-over.ts'
import { weightiest } from '../laid/weightiest.ts'
import { isForMuscle } from '../minutes/strength-minutes.ts'
import { lateSessions } from '../mix/week-mix.ts'
import { inWeek } from '../person/in-week.ts'
import type { Person } from '../person/person.ts'
import { guardInput, type Layout, type LayoutInput } from './lay-out.ts'
import { easySessions, lightSessions } from './light-sessions.ts'
import { withWorthLifts } from './worth-lifts.ts'

const GIVES: ReadonlySet<Role> = new Set(['easy', 'recovery', 'strength', 'mobility', 'hybrid'])
/** [min] by which one of them gets shorter. @source default-ours */
const GIVEN_MIN = 5

/** Days of training in a week at most: a seventh is a light one. */
export const MOST_TRAINED = 6

type Fits = (week: readonly PlacedSession[]) => boolean

/** What a week is made with. */
type Making = {
  readonly input: LayoutInput
  readonly guard: GuardInput
  /** It keeps its minutes, however little the light day then holds. */
  readonly whole: boolean
  /** [min] up to which the further day may add to the week. */
  readonly mostMin: number
}

/**
 * A plan with a day more: that on fewer days, and on the further day something light, for which easy sessions give what
 * the week's limits ask.
 * @param fewer - the plan on one day less
 * @param input - of the person with all their days
 * @param options.trained - the plan whose days are all days of training: its weeks say how far the further day may add
 *   to those of the plan on fewer; null on the seventh, which adds what the limits leave
 * @param options.whole - its weeks keep their minutes, however little the light days then hold
 * @source foster-1998: days that differ
 */
export function withLightDay(
  fewer: Layout,
  input: LayoutInput,
  { trained, whole = false }: { readonly trained: Layout | null; readonly whole?: boolean },
): Layout {
  const layout = { low: [] as LaidWeek[], medium: [] as LaidWeek[], high: [] as LaidWeek[] }
  const pasts: Record<Stress, PastWeek[]> = { low: [], medium: [], high: [] }
  for (const [index, { frame }] of fewer.low.entries()) {
    let most: Most = ANY_SIZE
    for (const stress of STRESS_LEVELS) {
      const person: Person = inWeek({ ...input.person, stress }, frame)
      const laid = sure(fewer[stress][index])
      const guard = guardInput(frame, pasts[stress], person, input.seed)
      const mostMin = trained ? minutesOf(sure(trained[stress][index]).placed) : Infinity
      const filled = withOneMore(laid, { input: { ...input, person }, guard, whole, mostMin }, most)
      const week = input.daysFrom(frame.monday)
      const within = withinDays(filled, week, frame, person, input.seed)
      const placed = withWorthLifts(within, { week, guard, most })
      most = sizeOfWeek(placed)
      pasts[stress].push(pastOf(placed, frame, person, pasts[stress].at(-1)))
      layout[stress].push({ ...laid, placed })
    }
  }
  return layout
}

function withOneMore({ frame, placed }: LaidWeek, making: Making, most: Most): readonly PlacedSession[] {
  const { input, guard, whole } = making
  const { limits } = guard
  const fits: Fits = (week) =>
    keepsLimits(week, guard, most) && minutesOf(week) >= limits.leastMin && (!whole || keepsRuns(week, guard))
  const full = placed.length < mostSessions(frame, input.person) ? filled(placed, making, fits) : placed
  if (fits(full) && keepsRuns(full, guard)) return full
  const held = guardWeek(full, guard)
  return guard.stressed ? settled(clampedShare(lightened(held, most.loadAu, guard), guard), guard) : held
}

/**
 * The week with the longest session beside the others that fits; else with a light one, for which on up to six days the
 * others give their minutes, or with the shortest.
 */
function filled(placed: readonly PlacedSession[], making: Making, fits: Fits): readonly PlacedSession[] {
  const { input, guard, whole } = making
  const extras = lightSessions(placed, input, guard)
  const minutes = minutesOf(placed)
  const isBound = making.mostMin < Infinity
  const mostMin = isBound ? minutes + (whole ? CRAMPED_MIN : 0) : Infinity
  const isFilled: Fits = (week) => minutesOf(week) <= mostMin && fits(week)
  const keeps: Fits = (week) => minutesOf(week) >= minutes && isFilled(week)
  const filling: Filling = {
    placed,
    extras: lightFor(extras, guard),
    guard,
    isFilled,
    keeps,
    shorter: shorterBy(guard),
  }
  const added = (isBound ? [...easySessions(placed, input, guard, making.mostMin - minutes), ...extras] : [])
    .map((extra) => [...placed, extra])
    .find((week) => minutesOf(week) <= making.mostMin && fits(week))
  if (added) return added
  const last = extras.at(-1)
  const kept = whole ? wholeWeek(filling, making) : undefined
  if (kept) return kept
  for (const room of ROOMS) for (const week of inRoom(room, filling)) return week
  return last ? [...placed, last] : placed
}

/** Light sessions for which others give their minutes: lifting that is for muscle gives the fewest. */
function lightFor(extras: readonly PlacedSession[], { person, frame }: GuardInput): readonly PlacedSession[] {
  return isForMuscle(person, frame) ? extras.filter(({ session }) => session.durationMin <= LEAST_MIN) : extras
}

/** The week that keeps its minutes and holds most load: later weeks build on it. */
function wholeWeek(filling: Filling, making: Making): readonly PlacedSession[] | undefined {
  const last = filling.extras.at(-1)
  const walked = last ? walkedInstead(filling.placed, last, making, filling.keeps) : null
  const kept = [...WHOLE_ROOMS.flatMap((room) => [...inRoom(room, filling)]), ...(walked ? [walked] : [])]
  return kept.length === 0
    ? undefined
    : kept.reduce((best, each) => (loadOfWeek(each) > loadOfWeek(best) ? each : best))
}

type Filling = {
  readonly placed: readonly PlacedSession[]
  /** Light sessions, the longest first. */
  readonly extras: readonly PlacedSession[]
  readonly guard: GuardInput
  /** The week is as full as it may be; the same without a minute lost. */
  readonly isFilled: Fits
  readonly keeps: Fits
  readonly shorter: Shorter
}

/** A session with five minutes less, down to some at least. */
type Shorter = (one: PlacedSession, leastMin: number) => PlacedSession

/** Every room takes minutes off the same sessions, so each of them is made shorter once. */
function shorterBy({ rebuild }: GuardInput): Shorter {
  const shorterOf = rememberedOf((one: PlacedSession) => {
    const { durationMin } = one.session
    return remembered(LEASTS_KEPT, Number, (leastMin: number) =>
      shortened(one, (durationMin - GIVEN_MIN) / durationMin, rebuild, leastMin),
    )
  })
  return (one, leastMin) => shorterOf(one)(leastMin)
}

/** Least lengths of a session in different rooms. */
const LEASTS_KEPT = 4

/** The weeks with each light session for which a room has place. */
function* inRoom(room: Room, filling: Filling): Generator<readonly PlacedSession[]> {
  for (const extra of filling.extras) {
    const { durationMin } = extra.session
    if (durationMin < room.light.from || durationMin > room.light.to) continue
    const week = withGivers(extra, room, filling)
    if (week) yield week
  }
}

/** The week with a light session for which the others give their minutes, or null where they cannot. */
function withGivers(
  extra: PlacedSession,
  room: Room,
  { placed, guard, isFilled, keeps, shorter }: Filling,
): readonly PlacedSession[] | null {
  const isDone = room.whole ? keeps : isFilled
  const leastMin = minutesOf(placed) * room.share
  let week: readonly PlacedSession[] | null = [...placed, extra]
  while (week && !isDone(week) && minutesOf(week) > leastMin) week = withLessEasy(week, extra, room, { guard, shorter })
  return week && isDone(week) ? week : null
}

/** [min] a run that may become walks. @source default-ours */
const SHORT_RUN_MIN = 20

/**
 * A short run as two short walks, where runs and a long run are all that a small week holds: the fewer runs it has, the more
 * of it the long one may take.
 */
function walkedInstead(
  placed: readonly PlacedSession[],
  extra: PlacedSession,
  { input: { person, seed }, guard }: Making,
  isDone: Fits,
): PlacedSession[] | null {
  if (person.never.has('walk')) return null
  const runs = placed.filter(
    ({ intent, session }) => intent.role === 'easy' && session.discipline === 'run' && !session.hard,
  )
  const shortest = weightiest(runs, ({ session }) => -session.durationMin)
  const durationMin = (shortest?.session.durationMin ?? 0) - extra.session.durationMin
  if (!shortest || durationMin < CRAMPED_MIN || shortest.session.durationMin > SHORT_RUN_MIN) return null
  const intent = intentOf({ role: 'recovery', kind: 'recovery', discipline: 'walk', durationMin })
  const walk = { intent, session: buildIntent(intent, guard.frame, person, seed), eased: false, day: shortest.day }
  const week = [...placed.map((one) => (one === shortest ? walk : one)), extra]
  return isDone(week) ? week : null
}

/** The same week with five minutes less of an easy session: the long and the hard ones keep what they have. */
function withLessEasy(
  week: readonly PlacedSession[],
  extra: PlacedSession,
  room: Room,
  { guard, shorter }: Pick<Filling, 'guard' | 'shorter'>,
): PlacedSession[] | null {
  const giver = weightiest(
    week.filter(
      (one) =>
        one !== extra &&
        GIVES.has(one.intent.role) &&
        !one.session.hard &&
        !(room.spareRuns && one.session.discipline === 'run') &&
        one.session.durationMin >= (one.intent.role === 'strength' ? room.strength : room.other) + GIVEN_MIN,
    ),
    ({ session }) =>
      (takesItsShare(week, guard) && session.discipline === 'run' ? 0 : 1000) +
      // What asks least gives, where later weeks build on the load of this one.
      (room.whole ? -100 * session.rpe : 0) +
      (room.lightestFirst ? -session.loadAu : session.durationMin),
  )
  if (!giver) return null
  const less = shorter(giver, Math.min(LEAST_MIN, room.strength, room.other))
  return week.map((one) => (one === giver ? less : one))
}

/** Sessions that a week holds on so many days beside its practices: after an event even a seven-day person has a rest day. */
function mostSessions({ phase, firstDay, beside }: WeekFrame, { days }: Person): number {
  const most = Math.min(days, beside?.most ?? days)
  if (firstDay > 0) return Math.min(most, lateSessions(7 - firstDay, days))
  return phase === 'recovery' ? Math.min(most, MOST_TRAINED) : most
}
