import { civilDate } from '../civil-date.ts'
import { besideLoad, beyondPractice, minutesIn, trainingBeside } from '../history/beside.ts'
import { isDone } from '../history/known-day.ts'
import { BOUNDS } from '../limits/bounds.ts'
import { LIMITS } from '../limits/limits.ts'
import { leastLivedMin } from '../load/lived-least.ts'
import { mostAfter } from '../load/weekly-rise.ts'
import type { CivilDate, DoneBeside, HistoryDay } from '../model.ts'
import { minutesOf } from '../week/guard/guard-input.ts'
import type { PlacedSession } from '../week/laid/plan-week.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import type { AskedDays } from './asked-days.ts'
import type { Away } from './times-away.ts'

/** A day that is over, as it counts for the days to come. */
export type LivedDay = {
  /** [min] done; of a day that nobody spoke of, a part of what was planned. */
  readonly countsMin: number
  /** [ratio] of the planned minutes that counts as done. */
  readonly share: number
  /** [ratio] of what was asked for in the end that counts as done. */
  readonly kept: number
  /** [ratio] of the planned minutes that was really done, as far as anybody knows: nothing of a time away. */
  readonly real: number
  /** [min] the same, of the session; null where nobody knows. */
  readonly realMin: number | null
  /** It lies in a time away. */
  readonly isAway?: true
  /** [km] told of a run, null where nobody did. */
  readonly km: number | null
  /** What trained beside the session, within `countsMin`. */
  readonly beside: readonly DoneBeside[]
  /** [AU] of all that was done beside it. */
  readonly besideAu: number
}

/** A week that is over, as it counts. */
export type LivedWeek = {
  readonly plannedMin: number
  /** [min] never below what a few short sessions take, so that no plan shrinks to nothing. */
  readonly countsMin: number
  /** [ratio] of the planned minutes that was done; of sessions that the plan itself cut, all of it. */
  readonly share: number
  /** [min] that counts as done, however little. */
  readonly doneMin: number
  /** What was told had the plan cut some of its days, or it came back step by step for weeks. */
  readonly cut: 'days' | 'weeks' | null
  readonly days: ReadonlyMap<number, LivedDay>
  /** Sessions, planned and done. */
  readonly planned: number
  readonly done: number
  /** So little was done, and so much in the weeks before, that it was a week off: it says nothing of what somebody is used to. */
  readonly isOff: boolean
  /** All of it was done, and what was rated was much easier than planned. */
  readonly tooEasy: boolean
  /** Every run that was rated was much harder than planned. */
  readonly runsTooHard: boolean
  /** Sessions of which something is known: not of a time away, or before anybody recorded anything. */
  readonly known: number
  /** Weekdays of sessions that nobody spoke of, 0 Monday. */
  readonly silent: readonly number[]
}

/** What is known of the days of a plan. */
export type Lived = {
  readonly records: ReadonlyMap<CivilDate, HistoryDay>
  /** Times away, from which training comes back by a way of its own. */
  readonly away: Away
  /** The first day whose silence says something; null where none does. */
  readonly since: CivilDate | null
  /** [min] usual week before the plan. */
  readonly startMin: number
  /** What was asked for on a day, where the plan itself may have cut what it had laid out. */
  readonly asked: AskedDays
  /** [min] of the practice that others lead on a day number, 0 without one. */
  readonly practiceMin: (day: number) => number
}

/** [min] that whole sessions may add to a week. @source default-ours */
const ROUNDING_MIN = 3

/**
 * [min] that a week counts for at most where more was done than planned: the next one, growing from that as far as it
 * should, then rises no further over what was planned than any week may.
 * @source nielsen-2014
 */
function mostOf(plannedMin: number): number {
  const { hard, target } = LIMITS['week-rise']
  const most = mostAfter(plannedMin, hard)
  return Math.max(plannedMin, Math.min(most - target.more, most / target.ratio) - ROUNDING_MIN)
}

/** [ratio] of what was planned that a tick without minutes stands for where the plan came back step by step. @source default-ours */
const CUT_SHARE = 0.7
const { least: UNTOLD_SHARE } = BOUNDS['untold-week']

/** [ratio] of what was planned below which what the plan asked for in the end is an easier week. @source default-ours */
const EASED_SHARE = 0.8

/** [ratio] of what was planned that a week counts for where the plan itself came back step by step and was kept. @source default-ours */
const LED_BACK_SHARE = 0.9

/** [min] that a week counts for at least whose days the plan led back, to who did all it left: not to be led back again. */
function ledBackMin(plannedMin: number, known: readonly Told[], cut: LivedWeek['cut']): number {
  const isKept = cut === 'weeks' && keptShare(known) >= BOUNDS['all-of-week'].least
  return isKept ? plannedMin * LED_BACK_SHARE : 0
}

/**
 * What was done of a week: what was told, as it was told; all of what was planned where the person was away; and of what
 * nobody spoke of a half, or half of what was usual before the plan, once they were asked.
 * @param told - `asked`: they were asked and have not answered; `usedTo` [min] of the week before, at which a time away leaves
 * it; `cut`: the plan itself asked for less than it had planned
 * @source default-ours
 */
export function livedWeek({ frame, placed }: LaidWeek, lived: Lived, told: Untold): Omit<LivedWeek, 'isOff'> {
  const plannedMin = minutesOf(placed)
  const due = placed.map((one) => dueOf(one, frame.monday, lived))
  const askedMin = due.reduce((sum, one) => sum + (one.intent.role === 'race' ? 0 : one.askedMin), 0)
  const cut = askedMin < plannedMin * EASED_SHARE ? 'weeks' : told.cut
  const shares = sharesOf(plannedMin, lived, { ...told, cut })
  const days = new Map<number, LivedDay>()
  const known: Told[] = []
  const silent: number[] = []
  // What was done before a plan began is not of its first week: from that the plan began.
  for (let day = frame.firstDay; day < 7; day++) {
    const date = civilDate(frame.monday + day)
    const record = beyondPractice(lived.records.get(date), lived.practiceMin(frame.monday + day))
    const planned = due.find((one) => one.day === day)
    if (planned?.intent.role === 'race') continue
    const how = toldOf(date, record, lived)
    if (planned) known.push(how)
    if (planned && how === 'silent') silent.push(day)
    days.set(day, withBeside(livedDay(planned ?? null, record, how, shares), record))
  }
  const doneMin = [...days.values()].reduce((sum, day) => sum + day.countsMin, 0)
  const tooEasy = doneMin >= askedMin && wasTooEasy({ frame, placed }, lived)
  // Who finds it easy is used to more than was asked.
  const felt = tooEasy ? Math.max(doneMin, mostOf(plannedMin)) : doneMin
  const countsMin = Math.max(felt, ledBackMin(plannedMin, known, cut))
  const share = Math.max(askedMin > 0 ? doneMin / askedMin : 1, cut === null ? 0 : keptShare(known))
  return {
    ...{ plannedMin, days, planned: known.length, tooEasy, doneMin, cut },
    runsTooHard: wereRunsTooHard({ frame, placed }, lived),
    done: known.filter((how) => how === 'done').length,
    known: known.filter((how) => how !== 'unknown' && how !== 'away').length,
    silent,
    countsMin: Math.min(
      Math.max(countsMin, Math.min(plannedMin, leastLivedMin(lived.startMin))),
      plannedMin === 0 ? lived.startMin : mostOf(plannedMin),
    ),
    share,
  }
}

/** [RPE] how far above plan an effort counts as too hard. @source default-ours */
const HARD_RPE_GAP = 3

function wereRunsTooHard({ frame, placed }: Pick<LaidWeek, 'frame' | 'placed'>, { records }: Lived): boolean {
  const gaps = placed.flatMap(({ day, session }) => {
    const rpe = session.discipline === 'run' ? records.get(civilDate(frame.monday + day))?.rpe : undefined
    return rpe === undefined ? [] : [rpe - session.rpe]
  })
  return gaps.length > 0 && gaps.every((gap) => gap >= HARD_RPE_GAP)
}

/** [RPE] how far below plan an effort counts as too easy, and sessions that must have been rated. @source default-ours */
const EASY_RPE_GAP = 2
const EASY_RATED = 2

/** Whether every session of a week that was rated, and that could be easier, was. */
function wasTooEasy({ frame, placed }: Pick<LaidWeek, 'frame' | 'placed'>, { records }: Lived): boolean {
  const gaps = placed.flatMap(({ day, session }) => {
    const rpe = records.get(civilDate(frame.monday + day))?.rpe
    return rpe === undefined || session.rpe <= EASY_RPE_GAP ? [] : [session.rpe - rpe]
  })
  return gaps.length >= EASY_RATED && gaps.every((gap) => gap >= EASY_RPE_GAP)
}

/** [ratio] of sessions that were not missed, however long they were. */
function keptShare(told: readonly Told[]): number {
  return told.length === 0 ? 1 : told.filter((how) => how !== 'missed' && how !== 'silent').length / told.length
}

/** What stands in for what nobody told of a week. */
type Untold = { readonly asked: boolean; readonly usedTo: number; readonly cut: LivedWeek['cut'] }

function sharesOf(plannedMin: number, { startMin }: Lived, { asked, usedTo, cut }: Untold): Shares {
  const part = (min: number) => Math.min(1, min / Math.max(1, plannedMin))
  return {
    untold: asked ? Math.max(UNTOLD_SHARE, part(UNTOLD_SHARE * startMin)) : 1,
    away: part(usedTo),
    ticked: cut === 'weeks' ? CUT_SHARE : 1,
  }
}

/** What is known of a day: whether training was done, that nobody said so, that nobody could have, or a time away. */
type Told = 'done' | 'missed' | 'silent' | 'unknown' | 'away'

function toldOf(date: CivilDate, record: HistoryDay | undefined, { away, since }: Lived): Told {
  if (record && isDone(record)) return 'done'
  const time = away(date)
  if (time === 'away') return 'away'
  if (time === 'trained') return 'unknown'
  if (since === null || date < since) return 'unknown'
  return record?.completed === false ? 'missed' : 'silent'
}

/** [ratio] of the planned minutes that days count for of which no minutes were told. */
type Shares = { readonly untold: number; readonly away: number; readonly ticked: number }

type OwnDay = Omit<LivedDay, 'beside' | 'besideAu'>

function withBeside(own: OwnDay, record: HistoryDay = { date: '' }): LivedDay {
  const beside = trainingBeside(record)
  return { ...own, countsMin: own.countsMin + minutesIn(beside), beside, besideAu: besideLoad(record) }
}

function livedDay(due: Due | null, record: HistoryDay | undefined, how: Told, shares: Shares): OwnDay {
  const plannedMin = due?.session.durationMin ?? 0
  switch (how) {
    case 'done': {
      const min = record?.minutes ?? tickedMin(due, shares)
      const share = plannedMin > 0 ? min / plannedMin : 1
      const kept = due && due.askedMin > 0 ? min / due.askedMin : 1
      return { countsMin: min, share, kept, real: share, realMin: min, km: record?.distanceKm ?? null }
    }
    case 'missed':
      return { countsMin: 0, share: 0, kept: 0, real: 0, realMin: 0, km: null }
    case 'silent': {
      const min = (due?.askedMin ?? 0) * shares.untold
      const share = plannedMin > 0 ? min / plannedMin : shares.untold
      return { countsMin: min, share, kept: shares.untold, real: share, realMin: min, km: null }
    }
    case 'unknown':
      return { countsMin: plannedMin, share: 1, kept: 1, real: 1, realMin: null, km: null }
    case 'away':
      return {
        countsMin: plannedMin * shares.away,
        share: shares.away,
        kept: shares.away,
        real: 0,
        realMin: 0,
        km: null,
        isAway: true,
      }
  }
}

/** [min] that a tick alone stands for: what was asked for, as far as that is known to be less than was planned. */
function tickedMin(due: Due | null, { ticked }: Shares): number {
  if (!due) return 0
  const { askedMin, session } = due
  return askedMin > 0 && askedMin < session.durationMin ? askedMin : session.durationMin * ticked
}

/** A session with what the plan asked for of it in the end [min]. */
type Due = PlacedSession & { readonly askedMin: number }

function dueOf(one: PlacedSession, monday: number, { asked }: Lived): Due {
  const { durationMin } = one.session
  return { ...one, askedMin: Math.min(durationMin, asked.get(civilDate(monday + one.day))?.durationMin ?? durationMin) }
}
