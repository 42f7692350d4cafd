import type { SportMove } from '../contract/schedule.ts'
import type { SportId } from '../engine/sessions/sport-facts.ts'
import type { StepName } from '../engine/sessions/step-facts.ts'

const OF_SPORT: Readonly<Record<SportId, SportMove | null>> = {
  run: 'run',
  walk: 'walk',
  cycle: 'cycle',
  row: 'row',
  ski: null,
  cardio: null,
}

/** Steps that are done in one way; where a person may choose, the one that is named first and needs nothing. */
const OF_STEP: Partial<Record<StepName['code'], SportMove>> = {
  'rhythm-stretch': 'run',
  'steady-finish': 'run',
  'gentle-run': 'run',
  stride: 'run',
  'run-to-station': 'run',
  'brick-run': 'run',
  'brisk-walk': 'walk',
  'easy-walk': 'walk',
  'easy-movement': 'walk',
  'easy-movement-anywhere': 'walk',
  'easy-finish': 'walk',
  'brisk-walk-between': 'walk',
  'easy-way-down': 'walk',
  'walk-to-settle': 'walk',
  'walk-from-station': 'walk',
  'walk-around': 'walk',
  'brick-spin': 'cycle',
  'brick-ride': 'cycle',
  'steady-climb': 'cycle',
  'easy-backstroke': 'backstroke',
}

/** Freestyle at any pace, and the drills for it. */
const CRAWL = /freestyle$|-drill$/

/** How somebody moves in a step, where that is one sport. */
export function sportMoveOf(name: StepName): SportMove | null {
  if ('sport' in name) return OF_SPORT[name.sport]
  return CRAWL.test(name.code) ? 'crawl' : (OF_STEP[name.code] ?? null)
}
