/** What a column of a training log can hold. */
export type Column =
  | 'date'
  | 'end'
  | 'workout'
  | 'exercise'
  | 'weight'
  | 'weightUnit'
  | 'reps'
  | 'rpe'
  | 'rir'
  | 'distance'
  | 'distanceUnit'
  | 'seconds'
  | 'duration'
  | 'setType'
  | 'warmup'
  | 'sport'

/** How programs name their columns (Strong, Hevy, FitNotes, and what people call them), units and brackets left out. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  date: ['date', 'start time', 'start', 'workout date', 'day', 'workout start'],
  end: ['end time', 'end', 'workout end'],
  workout: ['workout name', 'title', 'workout', 'routine'],
  exercise: ['exercise name', 'exercise title', 'exercise', 'movement', 'lift'],
  weight: ['weight', 'load', 'weight used'],
  weightUnit: ['weight unit'],
  reps: ['reps', 'repetitions', 'rep'],
  rpe: ['rpe'],
  rir: ['rir'],
  distance: ['distance'],
  distanceUnit: ['distance unit'],
  seconds: ['seconds', 'time', 'duration seconds', 'set duration'],
  duration: ['workout duration', 'duration', 'minutes', 'length'],
  setType: ['set type', 'set order', 'set'],
  warmup: ['is warmup', 'is warm up', 'warmup', 'warm up'],
  sport: ['sport', 'discipline', 'category', 'categories', 'activity', 'type'],
}

export type Unit = 'kg' | 'lb' | 'km' | 'mi' | 'm' | 'yd' | 'ft' | 's' | 'min'

const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/^(kg|kgs|kilograms?)$/, 'kg'],
  [/^(lb|lbs|pounds?)$/, 'lb'],
  [/^(km|kms|kilomet(er|re)s?)$/, 'km'],
  [/^(mi|miles?)$/, 'mi'],
  [/^(m|met(er|re)s?)$/, 'm'],
  [/^(yd|yds|yards?)$/, 'yd'],
  [/^(ft|feet|foot)$/, 'ft'],
  [/^(s|sec|secs|seconds?)$/, 's'],
  [/^(min|mins|minutes?)$/, 'min'],
]

/** The unit of a word, or null. */
export function unitOf(word: string): Unit | null {
  const plain = word.trim().toLowerCase().replace(/\.$/, '')
  return UNITS.find(([words]) => words.test(plain))?.[1] ?? null
}

type Place = { readonly at: number; readonly unit: Unit | null }

/** Where the columns of a log stand, and the units that their names say: some have a weight in two units. */
export type Columns = ReadonlyMap<Column, readonly Place[]>

/** What stands in which column. */
export function columnsOf(header: readonly string[]): Columns {
  const columns = new Map<Column, Place[]>()
  for (const [at, name] of header.entries()) {
    const words =
      apart(name)
        .toLowerCase()
        .match(/[a-z]+/g) ?? []
    const last = unitOf(words.at(-1) ?? '')
    const column =
      columnNamed(words.join(' ')) ??
      (last ? (columnNamed(words.slice(0, -1).join(' ')) ?? byUnit(words, last)) : undefined)
    if (column) columns.set(column, [...(columns.get(column) ?? []), { at, unit: last }])
  }
  return columns
}

/** Names that were written as one, `StartTime`, in their parts. */
const apart = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2')

const columnNamed = (name: string): Column | undefined =>
  (Object.keys(NAMES) as Column[]).find((column) => NAMES[column].includes(name))

const OF_UNIT: Partial<Readonly<Record<Unit, Column>>> = { kg: 'weight', lb: 'weight', km: 'distance', mi: 'distance' }

/** A column that bears the name of a unit and nothing else. */
const byUnit = (words: readonly string[], unit: Unit): Column | undefined =>
  words.length === 1 ? OF_UNIT[unit] : undefined
