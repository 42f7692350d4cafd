import type { KnownDay } from '../../history/known-day.ts'
import type { CivilDate } from '../../model.ts'

/** A body part as the catalogue spells it. */
export function partWord(part: string): string {
  return part.replaceAll(/[_ ]/g, '-')
}

/**
 * The parts, as the catalogue spells them, that the person said after a day are fine again, and that no day since says hurt.
 * @param past - in order
 */
export function easedAfter(past: readonly KnownDay[], date: CivilDate): ReadonlySet<string> {
  const eased = new Set<string>()
  for (const { facts } of past.filter((day) => day.date > date)) {
    for (const part of facts.eased ?? []) eased.add(partWord(part))
    for (const part of partsIn(facts)) eased.delete(partWord(part))
  }
  return eased
}

/** Every part that a day's record calls sore or painful, the painful ones first. */
export function partsIn({ pain, soreness }: KnownDay['facts']): string[] {
  return [...pain.map(({ part }) => part), ...soreness]
}
