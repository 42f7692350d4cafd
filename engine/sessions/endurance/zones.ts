import type { SessionRequest } from '../../model.ts'
import { eventMinutes } from '../../phases/event-time.ts'
import type { Effort } from '../sport-facts.ts'
import type { StepNote } from '../step-facts.ts'

type Range = readonly [low: number, high: number]

/** [ratio] of threshold power. @source allen-coggan */
const OF_POWER: Readonly<Partial<Record<Effort, Range>>> = {
  recovery: [0.45, 0.55],
  easy: [0.56, 0.7],
  long: [0.56, 0.75],
  tempo: [0.8, 0.9],
  threshold: [0.93, 1.02],
  interval: [1.06, 1.18],
  hill: [0.95, 1.05],
}
/** [ratio] of threshold heart rate; short hard work is over before the heart says it. @source allen-coggan */
const OF_PULSE: Readonly<Partial<Record<Effort, Range>>> = {
  recovery: [0.6, 0.68],
  easy: [0.69, 0.82],
  long: [0.69, 0.83],
  tempo: [0.86, 0.94],
  threshold: [0.95, 1.02],
}
/** [ratio] of threshold power held through a race of so many minutes. @source allen-coggan for the direction; the numbers are ours */
const OF_RACE: readonly (readonly [toMin: number, range: Range])[] = [
  [75, [0.93, 1]],
  [150, [0.83, 0.92]],
  [300, [0.74, 0.83]],
  [Number.POSITIVE_INFINITY, [0.66, 0.76]],
]
/** [s] a hundred metres slower than critical swim speed. @source wakayoshi-1992 for the speed that is held; the steps are ours */
const BEHIND_CSS: Readonly<Partial<Record<Effort, Range>>> = {
  easy: [8, 14],
  long: [6, 12],
  race: [3, 8],
  tempo: [3, 6],
  threshold: [0, 2],
  interval: [-5, -2],
}

/** The watts or the heart rate that a step of a ride aims at; nothing where no threshold is known. */
export function rideZone(effort: Effort, request: SessionRequest): StepNote[] {
  const { discipline, zones } = request
  if (discipline !== 'cycle' && discipline !== 'brick') return []
  if (zones?.ftpWatts !== undefined) {
    const range = effort === 'race' ? raceRange(request) : OF_POWER[effort]
    return range ? [{ code: 'aim-watts', ...bounds(range, zones.ftpWatts, 5) }] : []
  }
  const range = zones?.thresholdHr === undefined ? undefined : OF_PULSE[effort === 'race' ? 'tempo' : effort]
  return range && zones?.thresholdHr ? [{ code: 'aim-pulse', ...bounds(range, zones.thresholdHr, 1) }] : []
}

function raceRange({ event, level }: SessionRequest): Range | undefined {
  const minutes = event ? eventMinutes(event, level) : 75
  return OF_RACE.find(([toMin]) => minutes <= toMin)?.[1]
}

/** [s/100 m] that a swim aims at; nothing where no critical swim speed is known. */
export function swimZone(effort: Effort, { zones }: Pick<SessionRequest, 'zones'>): StepNote[] {
  const css = zones?.cssSecPer100
  const behind = BEHIND_CSS[effort]
  if (css === undefined || !behind) return []
  return [{ code: 'aim-swim-pace', low: css + behind[0], high: css + behind[1] }]
}

function bounds([low, high]: Range, threshold: number, grid: number): { readonly low: number; readonly high: number } {
  const onGrid = (share: number) => Math.round((share * threshold) / grid) * grid
  return { low: onGrid(low), high: onGrid(high) }
}
