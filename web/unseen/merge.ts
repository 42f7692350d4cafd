/** What a save makes of two devices' work, and the parts (keys) that both changed, each to something else. */
export type Merged<Value> = { readonly value: Value; readonly both: readonly (keyof Value & string)[] }

/**
 * Joins what was changed here since it was read with what was changed elsewhere meanwhile. Where both changed the same, what
 * stands here is taken and the part is named, for the person to choose.
 * @param seen what both began from
 */
export function mergeOf<Value extends object>(seen: Value, mine: Value, now: Value): Merged<Value> {
  const [a, b, c] = [seen, mine, now].map((one) => one as Record<string, unknown>) as [Part, Part, Part]
  const value: Part = {}
  const both: string[] = []
  for (const key of new Set([a, b, c].flatMap(Object.keys))) {
    const { part, isBoth } = partOf(a[key], b[key], c[key], ONE_THING.has(key))
    if (part !== undefined) value[key] = part
    if (isBoth) both.push(key)
  }
  return { value: value as Value, both: both as (keyof Value & string)[] }
}

/** The same, with what stands on the server wherever both changed it. */
export function mergeForTheirs<Value extends object>(seen: Value, mine: Value, now: Value): Value {
  const { value, both } = mergeOf(seen, mine, now)
  const parts = { ...value } as Part
  for (const key of both) {
    const theirs = (now as Part)[key]
    if (theirs === undefined) delete parts[key]
    else parts[key] = theirs
  }
  return parts as Value
}

type Part = Record<string, unknown>

/** Parts whose fields mean something only together: a rota is where it stands by its length, a race its distance in its time. */
const ONE_THING: ReadonlySet<string> = new Set(['rota', 'recentRace'])

function partOf(seen: unknown, mine: unknown, now: unknown, isOneThing: boolean): { part: unknown; isBoth: boolean } {
  if (isSame(mine, seen) || isSame(mine, now)) return { part: now, isBoth: false }
  if (isSame(now, seen)) return { part: mine, isBoth: false }
  if (isOneThing || !isPlain(mine) || !isPlain(now)) return { part: mine, isBoth: true }
  const { value, both } = mergeOf(isPlain(seen) ? seen : {}, mine, now)
  return { part: value, isBoth: both.length > 0 }
}

function isPlain(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values of JSON are one, in whatever order their keys stand; what is missing and null are one too. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one == null || other == null || typeof one !== 'object' || typeof other !== 'object')
    return (one ?? null) === (other ?? null)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame((one as Part)[key], (other as Part)[key]))
}
