import type { Discipline } from '../model.ts'

/** What hours are called in which somebody trains already, by themselves, by the sport where they name one. */
const NAMES: readonly (readonly [Discipline | null, RegExp])[] = [
  [null, /^(?:(?:my )?(?:own )?(?:training|work ?outs?|exercise))$/i],
  ['strength', /^(?:(?:my )?(?:gym|weights|lifting))$/i],
  ['run', /^(?:(?:my )?(?:runs?|running))$/i],
  ['cycle', /^(?:(?:my )?(?:cycling|(?:bike )?rides?))$/i],
  ['swim', /^(?:(?:my )?(?:swims?|swimming))$/i],
  ['row', /^(?:(?:my )?rowing)$/i],
]

/** Whether hours are called by somebody's own training. */
export function isOwnName(label: string): boolean {
  return NAMES.some(([, names]) => names.test(label.trim()))
}

/** Sports that few plans are of: days of one take its hours, whatever the plan trains. */
const OTHERS: ReadonlySet<Discipline | null> = new Set(['cycle', 'swim', 'row'])

/** Whether a sport is one that few plans are of. */
export function isRareSport(sport: Discipline | null): boolean {
  return OTHERS.has(sport)
}

/** What hours of one's own training in a sport are called; '' where they are of no certain one. */
export function nameOf(sport: Discipline | undefined): string {
  return (sport && NAME[sport]) ?? ''
}

const NAME: Readonly<Partial<Record<Discipline, string>>> = {
  strength: 'gym',
  run: 'run',
  cycle: 'cycling',
  swim: 'swim',
  row: 'rowing',
}

/** The sport that the name of somebody's own training says; null where it says none. */
export function ownSport(label: string): Discipline | null {
  return NAMES.find(([, names]) => names.test(label.trim()))?.[0] ?? null
}
