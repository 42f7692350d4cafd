import { civilDate } from '../../civil-date.ts'
import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import type { Stress } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Placement } from '../../placement/search.ts'
import { FORBIDDEN } from '../../placement/weights.ts'
import type { KeptSession, KeptWeeks } from '../../sessions/kept-session.ts'
import { sure } from '../../sure.ts'
import { clampedHard, guardWeek, pastOf, settled } from '../guard/guard.ts'
import { type GuardInput, minutesOf, type PastWeek } from '../guard/guard-input.ts'
import { weekLimits } from '../guard/guard-limits.ts'
import { clampedShare } from '../guard/guard-runs.ts'
import { ANY_SIZE, type Most, sizeOfWeek } from '../guard/kept-limits.ts'
import { lightened, withLongWithin } from '../guard/lightened.ts'
import { withUnlikeDays } from '../guard/varied.ts'
import { type BuiltIntent, buildSessions, rebuilt } from '../laid/build-sessions.ts'
import { withEasyEnds } from '../laid/easy-ends.ts'
import { fitToDays, withinDays } from '../laid/fit-to-days.ts'
import { type PlacementMemo, placeWeek, type WeekRoom, weekRoom } from '../laid/place-week.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import { relievedSessions, stressedWeek } from '../laid/stressed-week.ts'
import type { LaidWeek, WeekOver, WeeksOver } from '../laid/week-over.ts'
import { FRESH_TAIL, spacedFrom, tailOf, type WeekTail } from '../laid/week-tail.ts'
import { withinFacts, withoutLong } from '../laid/within-facts.ts'
import { designWeeks, startRunKm } from '../minutes/design.ts'
import { LIFTS } from '../mix/split.ts'
import { inWeek } from '../person/in-week.ts'
import type { Person } from '../person/person.ts'
import { HARD_SPACING_DAYS } from '../person/stress.ts'
import { filledWeek } from './filled-week.ts'
import { withWorthLifts } from './worth-lifts.ts'

/** What weeks are laid out from. */
export type LayoutInput = {
  readonly person: Person
  /** The seven days of a person's life from a Monday's day number on. */
  readonly daysFrom: (monday: number) => readonly OrdinaryDay[]
  readonly seed: number
  /** The first weeks, where they are over: they stay as they stood. */
  readonly over?: WeeksOver
  readonly kept?: KeptWeeks
}

/** The weeks of a plan under each degree of stress. */
export type Layout = Readonly<Record<Stress, readonly LaidWeek[]>>

/** Designs, builds and places the sessions of every week, on the days that a person has. */
export function laidOut(frames: readonly WeekFrame[], input: LayoutInput, memo: PlacementMemo): Layout {
  const { person, daysFrom, seed } = input
  const designer = designWeeks(frames, person)
  const calm: Person = { ...person, stress: 'low' }
  const calmPast: PastWeek[] = []
  const chains: readonly Chain[] = (['medium', 'high'] as const).map((stress) => ({
    ...{ person: { ...person, stress }, past: [], tail: FRESH_TAIL },
  }))
  const layout = { low: [] as LaidWeek[], medium: [] as LaidWeek[], high: [] as LaidWeek[] }
  let calmTail = FRESH_TAIL
  for (const { low, medium, high } of input.over ?? []) {
    designer.remember(low.laid.frame, low.done, { asked: low.laid.placed, isOff: low.isOff })
    calmPast.push(pastOfOver(low, person, calmPast))
    calmTail = tailOf(low.laid.placed, calmTail, low.laid.frame)
    for (const chain of chains) {
      const over = chain.person.stress === 'medium' ? medium : high
      chain.past.push(pastOfOver(over, person, chain.past))
      chain.tail = tailOf(over.laid.placed, chain.tail, over.laid.frame)
    }
    layout.low.push(low.laid)
    layout.medium.push(medium.laid)
    layout.high.push(high.laid)
  }
  for (const [index, plain] of frames.entries()) {
    if (index < layout.low.length) continue
    const design = designer.design(plain)
    const { frame } = design
    const here = inWeek(calm, frame)
    const week = daysFrom(frame.monday)
    const room = weekRoom(week)
    const next = raceAfter(frame, frames[index + 1])
    const kept = input.kept?.[civilDate(frame.monday)]
    const place = (sessions: readonly BuiltIntent[]) =>
      placeWeek(sessions, frame, here, room, { ...calmTail, kept }, memo, next)
    const [built, calmPlacement] = withinFacts(buildSessions(design, here, seed), { place, frame, person: here, seed })
    const onTheirDays = fitToDays(onDays(built, calmPlacement), week, frame, here, seed)
    const limits = guardInput(frame, calmPast, here, seed)
    const guarded = guardWeek(withEasyEnds(onTheirDays, calmTail.hardTail, sameSize(limits)), limits)
    const within = withinDays(guarded, week, frame, here, seed)
    const held = within === guarded ? guarded : clampedHard(within, limits)
    const filling = { week, guard: limits, most: ANY_SIZE }
    const whole = withWorthLifts(filledWeek(held, design.wantedMin, filling), filling)
    designer.remember(frame, whole)
    calmPast.push(pastOf(whole, frame, person, calmPast.at(-1)))
    calmTail = tailOf(whole, calmTail, frame)
    layout.low.push({ frame, placed: whole, placement: calmPlacement })
    let most = sizeOfWeek(whole)
    // High stress is made beside medium stress, so that it can stay below it week by week.
    for (const chain of chains) {
      const result = stressedStep(chain, {
        whole,
        calmPlacement,
        frame,
        next,
        room,
        memo,
        week,
        seed,
        most,
        kept,
      })
      most = sizeOfWeek(result.placed)
      layout[chain.person.stress].push({ frame, ...result })
    }
  }
  return layout
}

/** What a week that is over leaves for the limits of the next ones. */
function pastOfOver(over: WeekOver, person: Person, past: readonly PastWeek[]): PastWeek {
  const { laid, done, share, isOff } = over
  const runsKm = laid.placed.map(({ intent, session }) =>
    session.discipline === 'run' && intent.role !== 'race' ? (session.distanceKm ?? 0) : 0,
  )
  const askedAu = laid.placed.reduce((sum, { session }) => sum + session.loadAu, 0)
  const asked = { askedMin: minutesOf(laid.placed), askedAu, askedRunKm: Math.max(0, ...runsKm) }
  const known = pastOf(done, isOff ? { ...laid.frame, exceptional: true } : laid.frame, person, past.at(-1))
  // However little was run, the next run grows from that.
  const longestRun = { ...known.longestRun, exceptional: laid.frame.exceptional }
  return { ...known, ...asked, longestRun, share, isOff }
}

/** The weeks under one degree of stress, as far as they are made. */
type Chain = { readonly person: Person; readonly past: PastWeek[]; tail: WeekTail }

type StressedStep = {
  readonly whole: readonly PlacedSession[]
  readonly calmPlacement: Placement
  readonly frame: WeekFrame
  readonly next: number | null
  readonly room: WeekRoom
  readonly memo: PlacementMemo
  readonly week: readonly OrdinaryDay[]
  readonly seed: number
  readonly kept: readonly KeptSession[] | undefined
  /** The same week under less stress. */
  readonly most: Most
}

function stressedStep(chain: Chain, step: StressedStep): { placed: readonly PlacedSession[]; placement: Placement } {
  const { past } = chain
  const tail = { ...chain.tail, kept: step.kept }
  const { whole, calmPlacement, frame, next, room, memo, week, seed } = step
  const person = inWeek(chain.person, frame)
  let relieved = relievedSessions(whole, frame, person)
  // The same days as without stress, unless hard days then lie too close.
  const keeps = isSpaced(relieved, tail, HARD_SPACING_DAYS[person.stress], next)
  let placement = keeps ? calmPlacement : placeWeek(relieved, frame, person, room, tail, memo, next)
  for (let more = 1; !keeps && placement.cost >= FORBIDDEN && more < 3; more++) {
    relieved = relievedSessions(whole, frame, person, more)
    placement = placeWeek(relieved, frame, person, room, tail, memo, next)
  }
  if (!keeps && placement.cost >= FORBIDDEN && frame.shut.length > 0) {
    relieved = withoutLong(relieved)
    placement = placeWeek(relieved, frame, person, room, tail, memo, next)
  }
  const shorter = stressedWeek(keeps ? relieved : onDays(relieved, placement), frame, person, seed)
  const fits = keeps ? shorter : fitToDays(shorter, week, frame, person, seed)
  const input = guardInput(frame, past, person, seed)
  const ended = withEasyEnds(fits, tail.hardTail, sameSize(input))
  const held = settled(clampedShare(lightened(guardWeek(ended, input), step.most.loadAu, input), input), input)
  const within = withinDays(held, week, frame, person, seed)
  const shortLong = withLongWithin(within === held ? held : clampedHard(within, input), step.most.longKm, input)
  // Where that made another run the longest by far, it gives way too.
  const unlike = withUnlikeDays(shortLong === within ? within : clampedShare(shortLong, input), input.rebuild)
  const placed = withWorthLifts(unlike, { week, guard: input, most: step.most })
  past.push(pastOf(placed, frame, person, past.at(-1)))
  chain.tail = tailOf(placed, tail, frame)
  return { placed, placement }
}

/** Makes a session anew at the length it has. */
function sameSize({ rebuild }: GuardInput): (one: PlacedSession) => PlacedSession {
  return (one) => rebuild(one, one.session.durationMin, one.session.distanceKm)
}

function onDays<T extends BuiltIntent>(built: readonly T[], placement: Placement): (T & { day: number })[] {
  return built.map((one, position) => ({ ...one, day: sure(placement.days[position]) }))
}

/** Whether the hard and the long days of a placed week, and its first with weights, keep their distance from each other, the week before and a race after. */
function isSpaced(
  placed: readonly PlacedSession[],
  tail: WeekTail,
  spacing: number,
  raceAfter: number | null,
): boolean {
  if (placed.some(({ intent, day }) => day < spacedFrom(intent, tail))) return false
  // Sunday may hold another session than without stress.
  const monday = placed.find(({ day }) => day === 0)
  if (monday && ((LIFTS[monday.intent.kind] ?? 0) & (tail.before?.lifts ?? 0)) !== 0) return false
  const days = placed
    .filter(({ intent, session }) => session.hard && intent.hard)
    .map(({ day }) => day)
    .sort((a, b) => a - b)
  const all = [-tail.hardTail, ...days, ...(raceAfter === null ? [] : [raceAfter])]
  return all.every((day, index) => index === 0 || day - sure(all[index - 1]) >= spacing)
}

/** What the limits of a week are measured on. */
export function guardInput(frame: WeekFrame, past: readonly PastWeek[], person: Person, seed: number): GuardInput {
  const facts = {
    frame,
    past,
    startRunKm: startRunKm(person),
    startMin: person.start.weeklyMin,
    stressed: person.stress !== 'low',
  }
  return {
    ...facts,
    person,
    limits: weekLimits(facts),
    rebuild: (one, durationMin, distanceKm) => rebuilt(one, { durationMin, distanceKm }, frame, person, seed),
  }
}

/** [days] from a week's Monday to a race on the next Monday, Tuesday or Wednesday. */
function raceAfter(frame: WeekFrame, next: WeekFrame | undefined): number | null {
  const race = next?.races[0]
  const days = race ? race.dayNumber - frame.monday : 0
  return race && days < 10 ? days : null
}
