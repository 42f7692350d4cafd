import type { Equipment } from '../../model.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import type { Person } from '../../week/person/person.ts'
import { easyKindOf, lighter } from '../day/changed-day.ts'
import { swappedExercises } from '../day/exercises.ts'

/** What to train with on a day away from the usual things. */
export type Means = { readonly equipment: readonly Equipment[] | null; readonly indoors: boolean }

const HELD: readonly Equipment[] = ['bands', 'dumbbells', 'kettlebell']

/**
 * What a note leaves to train with.
 * @param limits - words of the reader: `no_gym`, `bodyweight_only`, `no_running_outdoors`, ...
 * @param usual - what there is at other times
 * @returns null when nothing changes
 * @source default-ours
 */
export function meansOf(limits: readonly string[], travel: boolean, usual: readonly Equipment[]): Means | null {
  const has = (word: string) => limits.includes(word)
  const indoors = has('no_running_outdoors')
  const withoutGym = usual.includes('machines') || usual.includes('barbell') ? ['bands' as const] : HELD
  let equipment: readonly Equipment[] | null = null
  if (has('hotel_gym')) equipment = ['dumbbells', 'bench', 'machines', 'bike']
  if (has('no_gym')) equipment = usual.filter((item) => withoutGym.some((kept) => kept === item))
  else if (travel && equipment === null) equipment = usual.filter((item) => item === 'bands')
  if (has('dumbbells_only')) equipment = ['dumbbells']
  else if (has('no_equipment') || has('bodyweight_only')) equipment = []
  return equipment === null && !indoors ? null : { equipment, indoors }
}

/**
 * The same on a day away from home: what is left of the things at home is not there, but what a note found there.
 * @param home - what there is at other times
 */
export function meansHere(
  { equipment, indoors }: Means,
  { equipment: here }: Pick<Person, 'equipment'>,
  home: readonly Equipment[],
): Means {
  return { equipment: equipment?.filter((item) => here.includes(item) || !home.includes(item)) ?? null, indoors }
}

/** A day trained with what is there: other exercises, or another way to move for as long. */
export function dayWithMeans(day: PlanDay, { equipment, indoors }: Means, person: Person, week: PlanWeek): PlanDay {
  if (day.discipline === 'race') return day
  const there = { ...person, equipment: equipment ?? person.equipment }
  const { durationMin } = day
  const needs: Partial<Record<PlanDay['discipline'], Equipment>> = { cycle: 'bike', swim: 'pool', row: 'rower' }
  const tool = needs[day.discipline]
  const lost = equipment !== null && ((tool && !equipment.includes(tool)) || day.discipline === 'brick')
  if (lost || (indoors && (day.discipline === 'run' || day.discipline === 'brick'))) {
    const bike = there.equipment.includes('bike')
    return lighter(day, { kind: 'easy', discipline: bike ? 'cycle' : 'cardio', durationMin }, there, week)
  }
  if (equipment === null) return day
  return swappedExercises(day, there) ?? lighter(day, { ...easyKindOf(day), durationMin }, there, week)
}
