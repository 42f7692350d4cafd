import { FATIGUE_DAYS, FITNESS_DAYS } from '../../engine/load/training-curve.ts'
import type { Dice } from '../../engine/testing/random-life.ts'

/**
 * A body that answers to load: fitness and fatigue as averages that forget, of endurance alone [AU a day].
 * @source banister-1991: the two, and their 42 and 7 days
 */
export type Body = {
  readonly fitness: number
  readonly fatigue: number
  /** [AU a day] of the training before the year. */
  readonly usual: number
}

/**
 * [ratio] of speed that twice the training is worth after months of it, and the weight of fitness against fatigue.
 * @source bosquet-2007: two weeks of 41 to 60 % less are worth 2 %, which the two give together; that twice the training is worth a
 * tenth is ours
 */
const WORTH = 0.11
const FITNESS_WEIGHT = 2

export function bodyWith(usual: number): Body {
  return { fitness: usual, fatigue: usual, usual }
}

/** The body a day and so much load [AU] later. */
export function aged({ fitness, fatigue, usual }: Body, load: number): Body {
  const to = (from: number, days: number) => from + (1 - Math.exp(-1 / days)) * (load - from)
  return { fitness: to(fitness, FITNESS_DAYS), fatigue: to(fatigue, FATIGUE_DAYS), usual }
}

/** [ratio] by which the body is faster than before the year. */
export function faster({ fitness, fatigue, usual }: Body): number {
  return WORTH * ((FITNESS_WEIGHT * fitness - fatigue) / ((FITNESS_WEIGHT - 1) * usual) - 1)
}

/** [ratio] of form to fitness. */
export function freshness({ fitness, fatigue }: Body): number {
  return (fitness - fatigue) / fitness
}

/** What a planner does not know of somebody. */
export type Habits = {
  /** [ratio] of sessions kept, by day from Monday on: nearly everybody has a day that goes wrong. */
  readonly keeps: readonly number[]
  /** [RPE] by which they feel more than others. */
  readonly bias: number
  /** Days of the year that are lost to illness and to time away. */
  readonly ill: ReadonlySet<number>
  readonly away: ReadonlySet<number>
  /** [ratio] of the kept sessions whose effort is told. */
  readonly tells: number
}

/** Two colds or so a year of some days, a holiday or two, and a weekday that is hard to keep. @source default-ours */
export function habitsOf(dice: Dice): Habits {
  const usual = 0.82 + 0.17 * dice()
  const bad = Math.floor(7 * dice())
  const drop = dice() < 0.5 ? 0.6 : 0.1
  const stretch = (times: number, least: number, most: number) => {
    const days = new Set<number>()
    for (let time = 0; time < times; time++) {
      const first = Math.floor(364 * dice())
      const length = least + Math.floor((most - least + 1) * dice())
      for (let day = first; day < first + length; day++) days.add(day)
    }
    return days
  }
  return {
    keeps: Array.from({ length: 7 }, (_, day) => (day === bad ? usual - drop : usual)),
    bias: bell(dice) * 0.7,
    ill: stretch(Math.floor(1 + 3 * dice()), 3, 8),
    away: stretch(Math.floor(1 + 2 * dice()), 5, 14),
    tells: 0.3 + 0.7 * dice(),
  }
}

/** [RPE] how hard a session feels: as planned, but for who one is, how tired, and chance. @source default-ours */
export function feltEffort(planned: number, body: Body, { bias }: Habits, dice: Dice): number {
  const felt = planned + bias - 1.5 * Math.min(0.5, freshness(body)) + 0.7 * bell(dice)
  return Math.round(Math.max(1, Math.min(10, felt)))
}

/** About a standard normal, from four throws. */
function bell(dice: Dice): number {
  return (dice() + dice() + dice() + dice() - 2) * Math.sqrt(3)
}
