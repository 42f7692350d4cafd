import { BOUNDS } from '../../limits/bounds.ts'
import { inside, LIMITS } from '../../limits/limits.ts'
import type { Level } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { ENDURANCE_ROLES, easyKindOf, type Intent, type Role } from '../intent.ts'
import { hardRoom } from '../mix/hard-bank.ts'
import { easyPaceOf, type Person } from '../person/person.ts'
import { clamp, floor5, round5 } from './grid.ts'
import { LEAST_RUNS, leastBesideMin, withRoomForLong } from './long-room.ts'
import { type AllocationLimits, longSession, longShareOf, mostMin, strengthBesideLong } from './long-session.ts'
import { easyMax, runMaxMin, sessionMax } from './session-limits.ts'
import { strengthMostIn, strengthRoom } from './strength-minutes.ts'
import { type Shares, sharesAsRaced, threeSports, withRunParts } from './three-sports.ts'
import { toppedUp } from './top-up.ts'
import { healthFloor } from './week-minutes.ts'

/** [ratio] of a week's endurance minutes that hard sessions may take. @source seiler-2010: about 80 % easy */
const HARD_SHARE = inside(1 - LIMITS['easy-share'].hard, 0.02)
const { most: HARD_SHARE_MOST } = BOUNDS['hard-of-small-week']
const { least: LEAST_QUALITY_MIN } = BOUNDS['quality-session']
const { least: FEW_QUALITY_MIN } = BOUNDS['one-of-two-hard']
/** Roles of sessions that make their day a light one. */
const LIGHT: ReadonlySet<Role> = new Set(['recovery', 'mobility', 'mind'])
/** [min] an easy session worth changing for. */
const { least: LEAST_EASY } = BOUNDS['easy-session']
const { least: LEAST_SWIM } = BOUNDS['swim-session']

/**
 * Shares a week's minutes among its sessions.
 * @param intents - the week's mix; races keep their own length
 * @param totalMin - [min] the week should hold at most, unless the shortest useful sessions need more
 * @returns the intents with minutes and, for runs, kilometres
 */
export function allocateMinutes(
  intents: readonly Intent[],
  totalMin: number,
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
): Intent[] {
  const sessions = intents.filter((intent) => intent.role !== 'race')
  const mean = totalMin / Math.max(1, sessions.length)
  const wished = new Map<Intent, number>()
  for (const intent of sessions) {
    const minutes = supportMinutes(intent, mean, totalMin, frame, person)
    if (minutes !== null) wished.set(intent, minutes)
  }
  const room = withRoomForLong(intents, wished, totalMin, frame, person, limits)
  const used = [...room.beside.values()].reduce((sum, minutes) => sum + minutes, 0)
  const endurance = room.intents.filter((intent) => ENDURANCE_ROLES.has(intent.role))
  const result = shareEndurance(
    endurance,
    {
      minutes: Math.max(Math.min(totalMin - used, limits.enduranceMin), endurance.length * 10),
      meanMin: mean,
      runRoomMin: room.longMin,
    },
    frame,
    person,
    limits,
    { sessions: sessions.length, hasLight: sessions.some(({ role }) => LIGHT.has(role)) },
  )
  const sized = room.intents.map(
    (intent) => result.get(intent) ?? { ...intent, durationMin: room.beside.get(intent) ?? intent.durationMin },
  )
  const mostOfAll = Math.min(totalMin, mostMin(sized, limits))
  return withRunParts(toppedUp(sized, mostOfAll, frame, person, limits), frame, person, limits)
}

/** Strength, mobility and mind sessions: their minutes follow the week's size. Null for endurance. */
function supportMinutes(
  intent: Intent,
  mean: number,
  totalMin: number,
  frame: WeekFrame,
  person: Person,
): number | null {
  switch (intent.role) {
    case 'mobility':
      return clamp(floor5(mean * 0.5), 10, 20)
    case 'mind':
      // Until the week holds what health asks for, moving has the first claim on its minutes.
      if (totalMin < healthFloor(person)) return intent.kind === 'breathing' ? 10 : 15
      // Beside an event it is the week's light day.
      return intent.kind === 'breathing'
        ? clamp(floor5(mean * 0.6), 10, 15)
        : clamp(floor5(mean), 15, frame.profile ? 30 : 40)
    case 'strength': {
      const most = strengthMostIn(intent, person, frame)
      const sessions = Math.round(totalMin / mean)
      const beside = strengthBesideLong(totalMin, sessions, frame, person)
      const room = Math.min(strengthRoom(intent, { mean, sessions }, person, frame), beside)
      return clamp(floor5(room), 15, frame.share !== null && frame.share < 0.8 ? Math.min(most, 30) : most)
    }
    default:
      return null
  }
}

function shareEndurance(
  endurance: readonly Intent[],
  size: { readonly minutes: number; readonly meanMin: number; readonly runRoomMin: number | null },
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
  { sessions, hasLight }: { readonly sessions: number; readonly hasLight: boolean },
): Map<Intent, Intent> {
  const { minutes } = size
  const result = new Map<Intent, Intent>()
  const pace = easyPaceOf(person, frame.index)
  const long = endurance.find((intent) => intent.role === 'long')
  const ordinary = endurance.filter((intent) => intent.role !== 'long')
  const plannedLong =
    long &&
    besideGrid(
      longSession(long, { ...size, isAlone: endurance.length === 1 }, frame, person, limits),
      ordinary,
      minutes,
      person,
      pace,
    )
  if (long && plannedLong) result.set(long, plannedLong)
  let left = minutes - (plannedLong?.durationMin ?? 0)
  // Runs with stations are weighed by their own length, not as endurance.
  const hard = endurance.filter((intent) => intent.hard && intent.role !== 'hybrid')
  const hardEach = floor5(
    hardMinutes(minutes, hard.length, endurance.length, limits, person.level) / Math.max(1, hard.length),
  )
  const hardMax = Math.min(BOUNDS['hard-session'].most[person.level], hardEach)
  let open = ordinary.length
  const longMin = plannedLong?.durationMin ?? easyMax(person)
  const offRoadMax = long
    ? offRoadMost(endurance, { longMin, minutes, leastMin: leastBesideMin(size.meanMin) }, person)
    : Number.POSITIVE_INFINITY
  const shares = sharesAsRaced(frame)
    ? threeSports({ long: plannedLong, ordinary, minutes }, frame, person, limits)
    : evenShares({ long, ordinary, sessions, hasLight, offRoadMax })
  for (const intent of ordinary.toSorted((a, b) => shares.rank(a) - shares.rank(b))) {
    const share = left / open
    const kept = hard.includes(intent) && hardMax < LEAST_QUALITY_MIN ? eased(intent) : intent
    const ownMax = sessionMax(kept, frame, person, limits, longMin, hardMax)
    const isRun = kept.discipline === 'run'
    const wished = Math.min(shares.wished(intent, share), isRun ? ownMax : Math.min(ownMax, offRoadMax))
    const minutesKept = onGrid(wished, isRun, frame, person, limits)
    const durationMin = Math.max(Math.min(worthMin(kept, person), floor5(share)), 10, minutesKept)
    result.set(intent, withMinutes(kept, durationMin, pace))
    shares.give(intent, durationMin)
    left -= durationMin
    open--
  }
  return result
}

/**
 * The long run with a few minutes less where the five minutes of the other runs would leave it too large a share of them:
 * cut to its share later, what it lost would be lost to the week.
 */
function besideGrid(long: Intent, others: readonly Intent[], minutes: number, person: Person, pace: number): Intent {
  const runs = others.length + 1
  if (runs < LEAST_RUNS || [long, ...others].some(({ discipline }) => discipline !== 'run')) return long
  const share = longShareOf(runs, person)
  const besideMin = floor5(minutes - long.durationMin)
  if (long.durationMin * (1 - share) <= besideMin * share) return long
  const distanceKm = Math.floor(((minutes - besideMin - 5) / pace) * 10) / 10
  return { ...long, distanceKm, durationMin: Math.round(distanceKm * pace) }
}

/** [min] below which a session is not worth its way, where the week has room. */
function worthMin({ discipline, kind }: Intent, { level }: Person): number {
  if (kind === 'brick') return BOUNDS['short-brick'].least
  return discipline === 'swim' ? LEAST_SWIM : LEAST_EASY[level]
}

/** [min] in fives; a short run that may only grow a little grows by minutes. */
function onGrid(wished: number, isRun: boolean, frame: WeekFrame, person: Person, limits: AllocationLimits): number {
  const runMax = isRun ? runMaxMin(frame, person, limits) : Number.POSITIVE_INFINITY
  if (runMax < 45 && runMax <= wished) return Math.floor(runMax)
  return frame.deload ? round5(wished) : floor5(wished)
}

/** Equal parts of the minutes, but for what recovers, and on six or seven days for one that stays clearly shorter, so that days differ. */
function evenShares({
  long,
  ordinary,
  sessions,
  hasLight,
  offRoadMax,
}: {
  readonly long: Intent | undefined
  readonly ordinary: readonly Intent[]
  readonly sessions: number
  readonly hasLight: boolean
  readonly offRoadMax: number
}): Shares {
  const short = sessions >= 6 && !hasLight ? shortOne(ordinary, long?.discipline) : undefined
  return {
    rank: (intent) => rank(intent, short, offRoadMax),
    wished: (intent, share) => share * partOf(intent, intent === short, sessions),
    give: () => {},
  }
}

/** [ratio] of an equal share of the minutes that a session wishes for; the short one of a week is shorter already. @source default-ours */
function partOf(intent: Intent, isShort: boolean, sessions: number): number {
  const recovering = intent.role === 'recovery' ? 0.7 : 1
  if (isShort) return recovering * (sessions === 7 ? 0.4 : 0.6)
  return intent.secondLong ? SECOND_LONG_PART : recovering
}

/** [ratio] of an equal share that the day after a long run gets before a very long event. @source default-ours */
const SECOND_LONG_PART = 1.5

/** The easy session that stays short: a swim or another second discipline before the one trained for. */
function shortOne(ordinary: readonly Intent[], trained: string | undefined): Intent | undefined {
  const easy = ordinary.filter((intent) => intent.role === 'easy')
  if (easy.length < 2) return undefined
  return (
    easy.findLast((intent) => intent.discipline === 'swim') ??
    easy.findLast((intent) => intent.discipline !== trained && intent.discipline !== 'run') ??
    easy.at(-1)
  )
}

/** Capped sessions first, so that what they leave goes to the easy ones. */
function rank(intent: Intent, short: Intent | undefined, offRoadMax: number): number {
  if (intent.hard) return 0
  const isCapped =
    intent.role === 'recovery' || (intent.discipline !== 'run' && offRoadMax < BOUNDS['any-session'].most)
  return isCapped ? 1 : intent === short ? 2 : 3
}

/** [min] of an easy session off the road, so that the runs are enough for the long one among them. */
function offRoadMost(
  endurance: readonly Intent[],
  { longMin, minutes, leastMin }: Readonly<Record<'longMin' | 'minutes' | 'leastMin', number>>,
  person: Person,
): number {
  const runs = endurance.filter(({ discipline }) => discipline === 'run').length
  const off = endurance.length - runs
  if (runs < LEAST_RUNS || off === 0) return Number.POSITIVE_INFINITY
  const share = Math.max(longShareOf(runs, person), longMin / Math.max(1, minutes - off * leastMin))
  return Math.max(leastMin, (minutes - longMin / share) / off)
}

/** Too few minutes for a useful hard session: a few strides on an easy one instead. */
function eased(intent: Intent): Intent {
  const kind = intent.role === 'hybrid' ? 'circuit' : easyKindOf(intent)
  return { ...intent, kind, hard: false, role: intent.role === 'hybrid' ? 'hybrid' : 'easy' }
}

/** Small weeks may spend what the easy ones before them left, so that a hard session is worth its warm-up. */
function hardMinutes(minutes: number, count: number, sessions: number, limits: AllocationLimits, level: Level): number {
  const room = hardRoom(limits.hard, minutes, level)
  const usual = Math.max(minutes * HARD_SHARE, Math.min(minutes * BOUNDS['hard-of-week'].most[level], room))
  const useful = (sessions < 3 ? FEW_QUALITY_MIN : LEAST_QUALITY_MIN) * count
  if (usual >= useful) return usual
  return Math.max(usual, Math.min(useful, minutes * HARD_SHARE_MOST, room))
}

/** An intent with its minutes and, for a run, the kilometres they make. */
export function withMinutes(intent: Intent, durationMin: number, pace: number): Intent {
  const distanceKm = intent.discipline === 'run' ? Math.round((durationMin / pace) * 10) / 10 : null
  return { ...intent, durationMin, distanceKm }
}
