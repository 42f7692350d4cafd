import type { Discipline, Equipment, PlanEvent, SessionKind } from '../model.ts'

/** What a session is for in its week; decides its share of the minutes. */
export type Role =
  | 'long'
  | 'easy'
  | 'quality'
  | 'recovery'
  | 'strength'
  | 'mind'
  | 'mobility'
  | 'hybrid'
  | 'snack'
  | 'race'

/** A session still without a day: what the week wants. */
export type Intent = {
  readonly role: Role
  readonly kind: SessionKind
  readonly discipline: Discipline
  /** [min] 0 until the minutes are shared out. */
  readonly durationMin: number
  readonly distanceKm: number | null
  readonly hard: boolean
  /** Loads the legs heavily, so it stays away from the day before hard or long work. */
  readonly heavyLegs: boolean
  readonly strengthIndex: number
  readonly strengthCount: number
  /** Its week is of upper and lower days alone, however many lift. */
  readonly halves?: true
  readonly event: PlanEvent | null
  /** Fixed weekday, 0 Monday, or null. */
  readonly fixedDay: number | null
  /** A long run without the quicker end that others have. */
  readonly endsEasily?: true
  /** The day after the long run, on tired legs, before a very long event. */
  readonly secondLong?: true
  /** [ratio] of a brick that is its run, where that is another than usual. */
  readonly runPart?: number
  /** What is at hand on its day, where that is not what there usually is. */
  readonly equipment?: readonly Equipment[]
}

/** Roles whose minutes count as endurance work. */
export const ENDURANCE_ROLES: ReadonlySet<Role> = new Set(['long', 'easy', 'quality', 'recovery', 'hybrid'])

/** The kind of the same session without its hard part. */
export function easyKindOf({ kind, discipline }: Pick<Intent, 'kind' | 'discipline'>): SessionKind {
  if (kind === 'brick') return kind
  return discipline === 'run' ? 'strides' : 'easy'
}

/** An intent with the usual emptiness filled in. */
export function intentOf(parts: Pick<Intent, 'role' | 'kind' | 'discipline'> & Partial<Intent>): Intent {
  return {
    durationMin: 0,
    distanceKm: null,
    hard: false,
    heavyLegs: false,
    strengthIndex: 0,
    strengthCount: 0,
    event: null,
    fixedDay: null,
    ...parts,
  }
}
