import { LIMITS } from '../limits/limits.ts'
import type { Discipline, EventDiscipline, EventLike, Level, PlanEvent } from '../model.ts'
import { runLikeKm, TRAINED_LIKE, weighsAs } from './event-like.ts'
import { eventMinutes } from './event-time.ts'

/** The kinds of event a plan knows how to lead up to. */
export type EventKind =
  | '5k'
  | '10k'
  | 'half'
  | 'marathon'
  | 'ultra'
  | 'tri-short'
  | 'tri-half'
  | 'tri-full'
  | 'hybrid'
  | 'day-out'
  | 'strength'
  | 'test'
  | 'general'

type ByLevel = Readonly<Record<Level, number>>

/** What an event asks of the weeks before and after it. */
export type EventProfile = {
  readonly kind: EventKind
  /** Discipline of its long and easy sessions. */
  readonly discipline: Discipline
  /** [days] when the taper should begin, earliest and latest. */
  readonly taperDays: readonly [number, number]
  /** [ratio] of peak volume kept in the last, second and third last seven days. */
  readonly taperShares: readonly [number, number, number]
  readonly recoveryWeeks: number
  /** [days] after the event without hard work. */
  readonly noHardDays: number
  /** [km] the longest run of the plan, or null where minutes decide. */
  readonly longestKm: ByLevel | null
  /** [min] the longest session where km do not decide. */
  readonly longestMin: ByLevel
  /** [km] of running in the best weeks, or null where minutes decide. */
  readonly peakRunKm: ByLevel | null
  /** [min] of all training in the best weeks where km do not decide. */
  readonly peakMin: ByLevel
  /** [weeks] a plan for it should have. */
  readonly usualWeeks: number
  /** [km] without a run this long the event is not for this date. */
  readonly finishKm: number | null
}

const by = (beginner: number, intermediate: number, advanced: number): ByLevel => ({ beginner, intermediate, advanced })

type Shares = EventProfile['taperShares']
const SHORT_TAPER: Shares = [0.46, 0.92, 1]
/** Both weeks together 45 % less than a full one: published plans keep nine tenths in the first, trials favour less. @source bosquet-2007: 41 to 60 % less in all */
const HALF_TAPER: Shares = [0.4, 0.7, 1]
/** Between that of half a marathon and that of half an ironman: two weeks of which both are light. */
const OLYMPIC_TAPER: Shares = [0.42, 0.58, 0.9]
const LONG_TAPER: Shares = [0.36, 0.6, 0.76]

/** [days] without hard work after an event. @source marathon-recovery-2017 */
const QUIET = LIMITS['quiet-after-event'].hard

type Row = Omit<EventProfile, 'kind' | 'discipline'>

/** @source fokkema-2020, knopp-2024, bosquet-2007, own-analysis-25-plans, ultra-plans; tri, hybrid and day-out rows are default-ours */
const ROWS: Readonly<Record<EventKind, Row>> = {
  '5k': row([4, 7], SHORT_TAPER, 1, QUIET['5k'], { km: by(6, 10, 14), run: by(18, 33, 52), usual: 8, finish: 2 }),
  '10k': row([4, 7], SHORT_TAPER, 1, QUIET['10k'], { km: by(9.5, 13, 16), run: by(19, 36, 58), usual: 8, finish: 5 }),
  half: row([7, 10], HALF_TAPER, 1, QUIET.half, { km: by(17, 19, 22), run: by(37, 55, 78), usual: 12, finish: 12 }),
  marathon: row([14, 21], LONG_TAPER, 2, QUIET.marathon, {
    km: by(29, 31, 32),
    run: by(61, 77, 92),
    usual: 18,
    finish: 20,
  }),
  ultra: row([14, 21], LONG_TAPER, 2, QUIET.marathon, {
    km: by(28, 34, 38),
    run: by(60, 80, 100),
    usual: 20,
    finish: 22,
  }),
  'tri-short': row([7, 10], OLYMPIC_TAPER, 1, 5, { longest: by(110, 145, 185), peak: by(330, 450, 640), usual: 12 }),
  'tri-half': row([10, 14], [0.42, 0.64, 0.85], 2, 7, {
    longest: by(200, 235, 270),
    peak: by(460, 620, 800),
    usual: 20,
  }),
  'tri-full': row([14, 21], LONG_TAPER, 2, QUIET.marathon, {
    longest: by(280, 300, 330),
    peak: by(600, 780, 960),
    usual: 24,
  }),
  hybrid: row([7, 10], HALF_TAPER, 1, 5, { longest: by(60, 75, 90), peak: by(220, 300, 400), usual: 10 }),
  'day-out': row([4, 7], SHORT_TAPER, 1, 5, { longest: by(120, 180, 240), peak: by(260, 360, 480), usual: 10 }),
  strength: row([7, 10], [0.45, 0.75, 1], 1, 5, { longest: by(30, 40, 45), peak: by(180, 250, 330), usual: 10 }),
  test: row([4, 7], SHORT_TAPER, 1, QUIET.other, { longest: by(40, 50, 60), peak: by(180, 250, 330), usual: 8 }),
  general: row([4, 7], SHORT_TAPER, 1, QUIET.other, { longest: by(60, 75, 90), peak: by(180, 250, 330), usual: 6 }),
}

/** [km] up to here a triathlon takes an hour and a half or less. */
const SPRINT_KM = 35
/** What such a one asks: shorter days and smaller weeks than the Olympic distance. @source default-ours */
const SPRINT_TRIATHLON: Row = row([7, 10], HALF_TAPER, 1, 5, {
  longest: by(80, 100, 130),
  peak: by(290, 390, 540),
  usual: 10,
})

/** [km] from here on an event takes most of a day or more. */
const FAR_ULTRA_KM = 75
/** What such a one asks: a little more of everything, and three weeks to come back. @source ultra-plans, default-ours */
const FAR_ULTRA: Row = row([14, 21], LONG_TAPER, 3, 21, {
  km: LIMITS['ultra-km'].target,
  run: by(64, 88, 110),
  usual: 24,
  finish: 26,
})

/** [min] from here on a day out is as long as a marathon, and wants as fresh legs: its last long ride is no week before it. @source default-ours */
const FAR_DAY_OUT_MIN = 240
const FAR_DAY_OUT: Row = { ...ROWS['day-out'], taperDays: [7, 10], taperShares: [0.4, 0.7, 1] }

function row(
  taperDays: readonly [number, number],
  taperShares: Shares,
  recoveryWeeks: number,
  noHardDays: number,
  size: { km?: ByLevel; run?: ByLevel; longest?: ByLevel; peak?: ByLevel; usual: number; finish?: number },
): Row {
  return {
    taperDays,
    taperShares,
    recoveryWeeks,
    noHardDays,
    longestKm: size.km ?? null,
    longestMin: size.longest ?? by(180, 180, 180),
    peakRunKm: size.run ?? null,
    peakMin: size.peak ?? by(0, 0, 0),
    usualWeeks: size.usual,
    finishKm: size.finish ?? null,
  }
}

const TRAINED_AS: Readonly<Record<EventDiscipline, Discipline>> = {
  run: 'run',
  cycle: 'cycle',
  swim: 'swim',
  triathlon: 'run',
  hyrox: 'run',
  obstacle: 'run',
  hike: 'walk',
  row: 'row',
  ski: 'cardio',
  strength: 'strength',
  other: 'run',
}

/**
 * What an event asks of training: taper, peak week, longest session, recovery.
 * @param event - discipline and distance; a run without a distance counts as 10 km
 * @source fokkema-2020, knopp-2024, bosquet-2007
 */
export function eventProfile(event: Pick<PlanEvent, 'discipline' | 'distanceKm' | 'like'>): EventProfile {
  if (event.discipline === 'other' && event.like) return likeProfile(event.like)
  const kind = eventKind(event)
  return { ...rowOf(kind, event), kind, discipline: TRAINED_AS[event.discipline] }
}

function rowOf(kind: EventKind, event: Pick<PlanEvent, 'discipline' | 'distanceKm'>): Row {
  const km = event.distanceKm
  if (kind === 'day-out' && eventMinutes(event, 'intermediate') >= FAR_DAY_OUT_MIN) return FAR_DAY_OUT
  if (kind === 'ultra' && km !== null && km >= FAR_ULTRA_KM) return FAR_ULTRA
  return kind === 'tri-short' && km !== null && km <= SPRINT_KM ? SPRINT_TRIATHLON : ROWS[kind]
}

function eventKind({ discipline, distanceKm }: Pick<PlanEvent, 'discipline' | 'distanceKm'>): EventKind {
  switch (discipline) {
    case 'run':
      return runKind(distanceKm ?? 10)
    case 'triathlon':
      if ((distanceKm ?? 51.5) <= 70) return 'tri-short'
      return (distanceKm ?? 0) <= 150 ? 'tri-half' : 'tri-full'
    case 'hyrox':
    case 'obstacle':
      return 'hybrid'
    case 'cycle':
    case 'hike':
    case 'swim':
    case 'row':
    case 'ski':
      return 'day-out'
    case 'strength':
      return 'strength'
    case 'other':
      return 'general'
  }
}

function runKind(km: number): EventKind {
  if (km <= 6) return '5k'
  if (km <= 12.5) return '10k'
  if (km <= 25) return 'half'
  return km <= 45 ? 'marathon' : 'ultra'
}

/**
 * What an event asks that no rule knows, by what its person said of it: its sport decides the sessions, its time how long
 * they get, both and its effort the taper and the rest after it.
 * @source default-ours
 */
function likeProfile(like: EventLike): EventProfile {
  const { taperDays, taperShares, recoveryWeeks, noHardDays } = ROWS[weighsAs(like)]
  const kind = likeKind(like)
  const discipline = TRAINED_LIKE[like.sport ?? 'run']
  // No distance was told that training might fall short of.
  return { ...ROWS[kind], kind, discipline, taperDays, taperShares, recoveryWeeks, noHardDays, finishKm: null }
}

function likeKind({ sport, minutes, parts }: EventLike): EventKind {
  if (parts) return 'test'
  if (sport === undefined) return 'general'
  switch (sport) {
    case 'run':
      return minutes === undefined ? 'general' : runKind(runLikeKm(minutes))
    case 'strength':
      return 'strength'
    case 'mixed':
      return 'hybrid'
    case 'walk':
    case 'cycle':
    case 'swim':
    case 'row':
      return 'day-out'
  }
}

/** Contests with weights that are not three lifts for one repetition each. */
const OTHER_CONTESTS = /crossfit|strongm|strongw|strongest|highland|weightlift|olympic|halter|gewichtheb|\bopen\b/i

/** Whether an event is a powerlifting meet: the most that can be lifted once in the squat, bench press and deadlift. */
export function isMeet(event: Pick<PlanEvent, 'discipline' | 'name'> | null): boolean {
  return event !== null && event.discipline === 'strength' && !OTHER_CONTESTS.test(event.name)
}

/** Whether an event takes as much as a marathon. */
export function isLongEvent({ noHardDays }: Pick<EventProfile, 'noHardDays'>): boolean {
  return noHardDays >= QUIET.marathon
}

/**
 * Whole days without hard work after an event.
 * @returns [days] three after one that was only training
 * @source default-ours
 */
export function quietDaysAfter(event: Pick<PlanEvent, 'discipline' | 'distanceKm' | 'like' | 'priority'>): number {
  return event.priority === 'C' ? QUIET.other : eventProfile(event).noHardDays
}
