import type { ActivityDiscipline } from '../contract/activity.ts'

/** Sports by their number in the profile of FIT; what is not here is of no discipline of ours. */
const FIT_SPORTS: Readonly<Record<number, ActivityDiscipline>> = {
  1: 'run',
  2: 'cycle',
  5: 'swim',
  11: 'walk',
  12: 'cardio',
  15: 'row',
  16: 'walk',
  17: 'walk',
  19: 'cardio',
  21: 'cycle',
  30: 'cardio',
  33: 'cardio',
  35: 'walk',
  37: 'cardio',
  41: 'cardio',
  47: 'cardio',
  62: 'cardio',
  67: 'mind',
  83: 'cardio',
  84: 'cardio',
  86: 'mobility',
}

/** Sub-sports of "training" and "fitness equipment", which say more than these. */
const FIT_SUB_SPORTS: Readonly<Record<number, ActivityDiscipline>> = {
  1: 'run',
  5: 'cycle',
  6: 'cycle',
  14: 'row',
  15: 'cardio',
  16: 'cardio',
  19: 'mobility',
  20: 'strength',
  26: 'cardio',
  27: 'walk',
  43: 'mobility',
  44: 'mobility',
  45: 'run',
  62: 'mind',
  70: 'cardio',
}

const INDOORS = new Set([0, 4, 10])

/** The part of a multisport activity between two sports. */
export const FIT_TRANSITION = 3

/** The discipline of a sport and sub-sport of FIT. */
export function fitDiscipline(sport: number | null, subSport: number | null): ActivityDiscipline {
  if (sport === null || INDOORS.has(sport)) return FIT_SUB_SPORTS[subSport ?? -1] ?? 'mixed'
  return FIT_SPORTS[sport] ?? 'mixed'
}

/** Words by which GPX and TCX name a sport: theirs are free text, or the numbers of one large portal. */
const NAMED: readonly (readonly [RegExp, ActivityDiscipline])[] = [
  [/\b(trail|virtual|treadmill)?_?run(ning)?\b|^9$|jog/, 'run'],
  [/walk|hik|^10$|^4$/, 'walk'],
  [/cycl|bik|\bride\b|_ride|^1$/, 'cycle'],
  [/swim|^16$/, 'swim'],
  [/row(ing|er)?\b|^23$/, 'row'],
  [/strength|weight/, 'strength'],
  [/yoga|pilates|mobility|stretch|flexib/, 'mobility'],
  [/meditat|breath/, 'mind'],
  [/ski|skat|elliptic|cardio|hiit|paddl|kayak|stair/, 'cardio'],
]

/** The discipline of a sport by its name. */
export function namedDiscipline(name: string): ActivityDiscipline {
  const plain = name.trim().toLowerCase()
  return NAMED.find(([words]) => words.test(plain))?.[1] ?? 'mixed'
}

/** The discipline of what had several parts. */
export function joined(parts: readonly ActivityDiscipline[]): ActivityDiscipline {
  const kinds = new Set(parts)
  if (kinds.size <= 1) return parts[0] ?? 'mixed'
  return kinds.size === 2 && kinds.has('cycle') && kinds.has('run') ? 'brick' : 'mixed'
}
