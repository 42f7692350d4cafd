import { dayNumber } from '../../civil-date.ts'
import type { Discipline, SessionKind } from '../../model.ts'
import type { PlanDay } from '../../plan-model.ts'
import { inWeek } from '../../week/person/in-week.ts'
import type { Person } from '../../week/person/person.ts'
import type { SwapName } from '../facts/asked-facts.ts'

/** Another session that can take a planned one's place. */
export type Swap = {
  readonly kind: SessionKind
  readonly discipline: Discipline
  readonly name: SwapName
}

const WALK: Swap = { kind: 'easy', discipline: 'walk', name: 'walk' }
const RIDE: Swap = { kind: 'easy', discipline: 'cycle', name: 'ride' }
const RUN: Swap = { kind: 'easy', discipline: 'run', name: 'run' }
const SWIM: Swap = { kind: 'easy', discipline: 'swim', name: 'swim' }
const ROW: Swap = { kind: 'easy', discipline: 'row', name: 'row' }
const MOBILITY: Swap = { kind: 'mobility', discipline: 'mobility', name: 'mobility' }
const YOGA: Swap = { kind: 'yoga', discipline: 'mind', name: 'yoga' }
const BREATHING: Swap = { kind: 'breathing', discipline: 'mind', name: 'breathing' }
const CIRCUIT: Swap = { kind: 'circuit', discipline: 'cardio', name: 'circuit' }
const LIFTING: Swap = { kind: 'strength-maintenance', discipline: 'strength', name: 'short-strength' }

const EASY: Readonly<Partial<Record<Discipline, Swap>>> = { run: RUN, cycle: RIDE, swim: SWIM, row: ROW }

/**
 * The sessions that can sensibly take a planned one's place: the easy one of its kind first when it is hard.
 * @param person - with the means of that day
 * @source default-ours
 */
export function swapsOf(day: PlanDay, person: Person): Swap[] {
  const { never } = inWeek(person, { monday: dayNumber(day.date) })
  return sensible(day, person).filter(({ discipline }) => !never.has(discipline))
}

function sensible(day: PlanDay, person: Person): Swap[] {
  const { discipline } = day
  const wheels = person.equipment.includes('bike') ? [RIDE] : []
  const easy = day.hard && EASY[discipline] ? [EASY[discipline]] : []
  switch (discipline) {
    case 'rest':
    case 'race':
      return []
    case 'strength':
      return [...(day.hard ? [LIFTING] : []), CIRCUIT, MOBILITY, WALK]
    case 'run':
      return [...easy, WALK, ...wheels, MOBILITY]
    case 'cycle':
    case 'swim':
    case 'row':
      return [...easy, WALK, ...(discipline === 'cycle' ? [] : wheels), MOBILITY]
    case 'walk':
      return [...wheels, MOBILITY, BREATHING]
    case 'mobility':
      return [WALK, BREATHING]
    case 'mind':
      return [WALK, MOBILITY, YOGA]
    default:
      return [WALK, ...wheels, MOBILITY]
  }
}
