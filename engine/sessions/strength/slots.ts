import type { Pattern, SessionKind, SessionRequest } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { ExerciseId } from '../catalogue/exercise-id.ts'
import type { Muscle } from '../catalogue/row.ts'

/** A place in a strength session that one exercise fills. */
export type Slot = {
  readonly pattern: Pattern
  /** Overhead or level, for pushing and pulling. */
  readonly vertical?: boolean
  /** The muscle wanted: a must for isolation work, a wish elsewhere. */
  readonly muscle?: Muscle
  /** The very lift, where it is possible. */
  readonly lift?: ExerciseId
  /** What takes its place where nothing fits it. */
  readonly otherwise?: Slot
  /** Main lifts come first, are dosed by phase and stay for a block. */
  readonly main: boolean
}

/** Slots that share their number of sets; two of them may alternate as a superset. */
export type Block = { readonly slots: readonly Slot[] }

const main = (pattern: Pattern, vertical?: boolean): Slot =>
  vertical === undefined ? { pattern, main: true } : { pattern, vertical, main: true }
const extra = (pattern: Pattern, vertical?: boolean): Slot =>
  vertical === undefined ? { pattern, main: false } : { pattern, vertical, main: false }
// Hip thrusts spare the hamstrings, so the day's main hinge asks for them by name.
const hinge: Slot = { pattern: 'hinge', muscle: 'hamstrings', main: true }
const single = (muscle: Muscle): Slot => ({ pattern: 'isolation', muscle, main: false })
// Who has nothing to fly or curl with presses or hinges once more; on one upper day, so that pushing does not outgrow pulling.
const chest: Slot = { ...single('chest'), otherwise: extra('push', false) }
const hamstrings: Slot = { ...single('hamstrings'), otherwise: { ...hinge, main: false } }
const block = (...slots: Slot[]): Block => ({ slots })

// Push and pull always share a block: their weekly sets then stay balanced whatever the time (S8).
const FULL: readonly (readonly Block[])[] = [
  [
    block(main('squat')),
    block(main('push', false), main('pull', false)),
    block(hinge),
    block(extra('core'), single('calves')),
    block(extra('lunge')),
    block(extra('push', true), extra('pull', true)),
    block(single('side-delts'), single('biceps')),
    block(single('rear-delts'), single('triceps')),
    block(extra('carry')),
  ],
  [
    block(hinge),
    block(main('push', true), main('pull', true)),
    block(main('lunge')),
    block(extra('core'), single('calves')),
    block(extra('push', false), extra('pull', false)),
    block(extra('squat')),
    block(hamstrings),
    block(single('side-delts'), single('biceps')),
    block(single('rear-delts'), single('triceps')),
    block(extra('carry')),
  ],
]

const UPPER: readonly (readonly Block[])[] = [
  [
    block(main('push', false), main('pull', false)),
    block(extra('push', true), extra('pull', true)),
    block(single('side-delts'), single('biceps')),
    block(chest),
    block(single('rear-delts'), single('triceps')),
    block(extra('core')),
    block(extra('carry')),
  ],
  [
    block(main('push', true), main('pull', true)),
    block(extra('push', false), extra('pull', false)),
    block(single('side-delts'), single('triceps')),
    block(single('chest'), single('rear-delts')),
    block(single('biceps'), extra('core')),
    block(extra('carry')),
  ],
]

const LOWER: readonly (readonly Block[])[] = [
  [
    block(main('squat')),
    block(hinge),
    block(extra('lunge')),
    block(extra('core'), single('calves')),
    block(hamstrings, single('quads')),
    block(single('glutes')),
    block(extra('carry')),
  ],
  [
    block(hinge),
    block(main('lunge')),
    block(extra('squat')),
    block(extra('core'), single('calves')),
    block(hamstrings, single('quads')),
    block(single('adductors')),
    block(extra('carry')),
  ],
]

const pushDay = (flies: Slot): readonly Block[] => [
  block(main('push', false)),
  block(main('push', true)),
  block(single('side-delts'), single('triceps')),
  block(extra('core')),
  block(flies),
  block(single('side-delts')),
]

const PUSH = pushDay(single('chest'))
/** Where pushing has two days the longer one presses once more without anything to fly with: the two lifts alone leave the chest short. */
const LONGER_PUSH = pushDay(chest)

const PULL: readonly Block[] = [
  block(main('pull', true)),
  block(main('pull', false)),
  block(single('rear-delts'), single('biceps')),
  block(extra('core')),
  block(single('biceps'), single('rear-delts')),
  block(extra('carry')),
]

const MAINTENANCE: readonly (readonly Block[])[] = [
  [block(main('squat')), block(main('push', false), main('pull', false)), block(hinge), block(extra('core'))],
  [block(hinge), block(main('push', true), main('pull', true)), block(main('lunge')), block(extra('core'))],
]

/** Somebody new to the bar: the same few lifts again and again, so that each can take a little more every time. */
const NOVICE: readonly (readonly Block[])[] = [
  [
    block(main('squat')),
    block(main('push', false), main('pull', false)),
    block(extra('core'), single('calves')),
    block(hamstrings),
    block(single('side-delts'), single('biceps')),
    block(single('rear-delts'), single('triceps')),
  ],
  [
    block(main('squat')),
    block(main('push', true), main('pull', true)),
    block(hinge),
    block(extra('core'), single('calves')),
    block(single('side-delts'), single('biceps')),
    block(single('rear-delts'), single('triceps')),
  ],
]

/** The lifts of a meet, in the order of the day. */
export const CONTEST_LIFTS: readonly ExerciseId[] = ['back-squat', 'bench-press', 'deadlift']

const contest = (pattern: Pattern, lift: ExerciseId): Slot => ({ pattern, lift, main: true })
const squat = contest('squat', 'back-squat')
const bench = contest('push', 'bench-press')
const deadlift = contest('hinge', 'deadlift')
const close: Slot = { pattern: 'push', lift: 'close-grip-bench-press', main: false }
const paused: Slot = { pattern: 'squat', lift: 'paused-back-squat', main: false }

/** Towards a meet: the three lifts of the day itself come first and stay; what helps them comes after. */
const MEET: Readonly<Partial<Record<SessionKind, readonly (readonly Block[])[]>>> = {
  'strength-full': [
    [block(squat), block(bench), block(extra('pull', false)), block(extra('core')), block(hamstrings)],
    [block(deadlift), block(bench), block(paused), block(extra('pull', true)), block(extra('core'))],
  ],
  'strength-lower': [
    [block(squat), block(extra('hinge')), block(hamstrings, single('quads')), block(extra('core'))],
    [block(deadlift), block(paused), block(extra('lunge')), block(extra('core'), single('calves'))],
  ],
  'strength-upper': [
    [
      block(bench),
      block(extra('pull', false)),
      block(extra('push', true), extra('pull', true)),
      block(single('triceps')),
    ],
    [block(bench), block(close), block(extra('pull', true)), block(extra('pull', false)), block(single('biceps'))],
  ],
}

/** What the strength work of a person is for, beyond its kind. */
export type LiftingAim = 'novice' | 'meet' | null

/**
 * What a strength session is made of, most important first.
 * @param kind - of strength session
 * @param place - which of the week's strength sessions it is; odd and even days of a kind differ
 * @param aim - learning on the bar, or a meet
 * @returns blocks in the order they are trained
 * @throws RangeError for kinds that are not strength
 * @source nunes-2021: the first exercises gain most, so compounds lead; the templates are ours
 */
export function strengthBlocks(kind: SessionKind, place: PlaceInWeek, aim: LiftingAim): readonly Block[] {
  const day = dayOfKind(kind, place) % 2
  if (aim === 'novice' && kind === 'strength-full') return sure(NOVICE[day])
  const meet = aim === 'meet' ? MEET[kind] : undefined
  if (meet) return sure(meet[day])
  if (kind === 'strength-full') return sure(FULL[day])
  if (kind === 'strength-upper') return sure(UPPER[day])
  if (kind === 'strength-lower') return sure(LOWER[day])
  if (kind === 'strength-push') return isLongerDay(kind, place) ? LONGER_PUSH : PUSH
  if (kind === 'strength-pull') return PULL
  if (kind === 'strength-maintenance') return sure(MAINTENANCE[day])
  throw new RangeError(`Cannot lay out "${kind}" as strength: expected a strength kind`)
}

/** [sessions] of push, pull and legs, each twice. */
const TWICE_EACH = 6
/** [sessions] like it that would make a week: the longer day of two has two thirds of its sets, the shorter one the rest. */
const LONGER_DAYS = 1.5
const SHORTER_DAYS = 3

type PlaceInWeek = Pick<SessionRequest, 'strengthIndex' | 'strengthCount' | 'halves'>

/** Which day of its kind a session is in its week, from 0: kinds come by turns, of two or of three. */
export function dayOfKind(kind: SessionKind, { strengthIndex, strengthCount, halves }: PlaceInWeek): number {
  if (kind === 'strength-full' || kind === 'strength-maintenance') return strengthIndex
  if (strengthCount === TWICE_EACH && !halves) return Math.floor(strengthIndex / 3)
  // Of five sessions one is push and one is pull.
  return kind === 'strength-push' || kind === 'strength-pull' ? 0 : Math.floor(strengthIndex / 2)
}

/** Whether a session is the longer of the two days of its kind in a week of push, pull and legs; null where these are alike. */
export function isLongerDay(kind: SessionKind, { strengthIndex, strengthCount, halves }: PlaceInWeek): boolean | null {
  const isOfThree = kind !== 'strength-full' && kind !== 'strength-maintenance' && !halves
  return isOfThree && strengthCount === TWICE_EACH ? strengthIndex % 2 === 0 : null
}

/**
 * How often a muscle this kind trains comes up in a week of so many strength sessions.
 * @param request - a strength session and its place in the week
 * @returns sessions like it for each muscle, 1 or more
 * @source default-ours: full-body weeks up to 3, upper and lower at 4, with push and pull added from 5
 */
export function weeklyExposures({
  kind,
  strengthCount: count,
  strengthIndex,
  halves,
}: Pick<SessionRequest, 'kind' | 'strengthCount' | 'strengthIndex' | 'halves'>): number {
  if (kind === 'strength-full' || kind === 'strength-maintenance') return Math.max(1, count)
  // Upper days are the first of each turn.
  if (halves) return kind === 'strength-upper' ? Math.ceil(count / 2) : Math.floor(count / 2)
  const isLonger = isLongerDay(kind, { strengthIndex, strengthCount: count })
  if (isLonger !== null) return isLonger ? LONGER_DAYS : SHORTER_DAYS
  if (count >= 4) return 2
  return Math.max(1, Math.floor(count / 2))
}
