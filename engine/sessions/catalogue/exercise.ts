import type { Equipment, Level, Pattern } from '../../model.ts'

export const MUSCLES = [
  'chest',
  'back',
  'shoulders',
  'biceps',
  'triceps',
  'forearms',
  'core',
  'lower-back',
  'glutes',
  'quads',
  'hamstrings',
  'adductors',
  'calves',
  'hip-flexors',
] as const
export type Muscle = (typeof MUSCLES)[number]

/** A set of muscles as the bits of a number. */
export function muscleBits(muscles: readonly Muscle[]): number {
  let bits = 0
  for (const muscle of muscles) bits |= 1 << MUSCLES.indexOf(muscle)
  return bits
}

/** Parts a person may ask to spare: those that check-ins name, spelled with hyphens. */
export const BODY_PARTS = [
  'neck',
  'shoulder',
  'upper-back',
  'lower-back',
  'chest',
  'arm',
  'elbow',
  'wrist',
  'core',
  'hip',
  'glute',
  'quad',
  'hamstring',
  'knee',
  'calf',
  'shin',
  'achilles',
  'ankle',
  'foot',
] as const
export type BodyPart = (typeof BODY_PARTS)[number]

export type Impact = 'none' | 'low' | 'high'

/** How a set is counted. */
export type Measure = 'reps' | 'seconds' | 'metres'

/** Where an exercise belongs beside its pattern; plain strength work has none. */
export type Style = 'strength' | 'drill' | 'stretch' | 'yoga' | 'running-drill' | 'breathing'

export type Exercise = {
  readonly id: string
  readonly name: string
  readonly pattern: Pattern
  readonly style: Style
  /** [sets] one set counts this much for each muscle: 1 primary, 0.5 indirect. */
  readonly shares: readonly (readonly [Muscle, number])[]
  readonly primary: readonly Muscle[]
  /** Any one of these sets of equipment is enough; an empty set needs nothing. */
  readonly equipment: readonly (readonly Equipment[])[]
  readonly level: Level
  readonly compound: boolean
  readonly unilateral: boolean
  /** Pressing or pulling overhead. */
  readonly vertical: boolean
  /** So demanding that a set is a handful of repetitions. */
  readonly few: boolean
  readonly impact: Impact
  readonly measure: Measure
  readonly cue: string
  readonly easier: string | null
  readonly harder: string | null
  readonly avoid: readonly BodyPart[]
}

/**
 * One exercise in compact form: id (`id=Name` where the name is not the id in words), muscles (`primary / indirect`),
 * equipment (`a+b|c`, empty for none), flags, cue, relatives (`easier>harder`), parts to spare.
 *
 * Flags: b i a level; c compound; u one side at a time; v overhead; f few repetitions; l h impact; s counted in seconds, m in metres;
 * d drill, t stretch, y yoga, r running drill, w breathing.
 */
export type Row = readonly [string, string, string, string, string, string, string]

const LEVEL_OF: Readonly<Record<string, Level>> = { b: 'beginner', i: 'intermediate', a: 'advanced' }
const STYLE_OF: Readonly<Record<string, Style>> = {
  d: 'drill',
  t: 'stretch',
  y: 'yoga',
  r: 'running-drill',
  w: 'breathing',
}

/**
 * Reads the rows of one pattern.
 * @param pattern - the movement pattern all rows share
 * @param rows - exercises in compact form
 * @returns the exercises, in the order of the rows
 * @source default-ours: an indirect set counts half, as the weekly-set studies count it
 */
export function exercisesFrom(pattern: Pattern, rows: readonly Row[]): Exercise[] {
  return rows.map((row) => exerciseFrom(pattern, row))
}

function exerciseFrom(pattern: Pattern, [head, muscles, equipment, flags, cue, relatives, avoid]: Row): Exercise {
  const [id = head, givenName] = head.split('=')
  const [primaryText = '', indirectText = ''] = muscles.split('/')
  const primary = words(primaryText) as Muscle[]
  const indirect = words(indirectText) as Muscle[]
  const [easier, harder] = relatives.split('>')
  const letters = [...flags]
  const has = (flag: string) => letters.includes(flag)
  return {
    id,
    name: givenName ?? nameOf(id),
    pattern,
    style: STYLE_OF[letters.find((flag) => STYLE_OF[flag] !== undefined) ?? ''] ?? 'strength',
    shares: [...primary.map((muscle) => [muscle, 1] as const), ...indirect.map((muscle) => [muscle, 0.5] as const)],
    primary,
    equipment: equipment.split('|').map((set) => set.split('+').filter(Boolean) as Equipment[]),
    level: LEVEL_OF[letters.find((flag) => LEVEL_OF[flag] !== undefined) ?? 'b'] ?? 'beginner',
    compound: has('c'),
    unilateral: has('u'),
    vertical: has('v'),
    few: has('f'),
    impact: has('h') ? 'high' : has('l') ? 'low' : 'none',
    measure: has('s') ? 'seconds' : has('m') ? 'metres' : 'reps',
    cue,
    easier: easier || null,
    harder: harder || null,
    avoid: words(avoid) as BodyPart[],
  }
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean)
}

/** Word pairs that English joins with a hyphen. */
const JOINED =
  /\b(push|pull|chin|step|curl) (up)\b|\b(single|bent|straight|side|half|close|one|two|feet|rear|long|dead|low) (leg|knee|lying|kneeling|grip|arm|raised|dumbbell|lever|stop)\b/g

function nameOf(id: string): string {
  const words = id.replaceAll('-', ' ').replace(JOINED, (pair) => pair.replace(' ', '-'))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
