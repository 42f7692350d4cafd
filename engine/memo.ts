/*
 * What the engine remembers between calls stands here and nowhere else: a value that was worked out once. It never
 * changes what comes out, only how soon; `scripts/engine-state.test.ts` holds that there is no other.
 */

/** Works something out when it is first asked for, and once. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * Remembers what was made of things that have a key; null is not worth remembering.
 * @param most - values kept, or what they weigh together; beyond it all are forgotten
 */
export function remembered<T, V>(
  most: number,
  keyOf: (of: T) => string | number,
  make: (of: T) => V,
  weightOf: (value: V) => number = () => 1,
): (of: T) => V {
  const known = new Map<string | number, V>()
  let weight = 0
  return (of) => {
    const key = keyOf(of)
    const value = known.get(key)
    if (value !== undefined) return value
    const made = make(of)
    if (made === null) return made
    const own = weightOf(made)
    if (weight + own > most) {
      known.clear()
      weight = 0
    }
    known.set(key, made)
    weight += own
    return made
  }
}

/** Remembers what was made of an object for as long as somebody else holds the object. */
export function rememberedOf<K extends WeakKey, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>()
  return (of) => {
    const value = known.get(of)
    if (value !== undefined) return value
    const made = make(of)
    known.set(of, made)
    return made
  }
}

/** Remembers what was made last, for what is asked many times in a row. */
export function rememberedLast<K, V>(isSame: (one: K, other: K) => boolean, make: (of: K) => V): (of: K) => V {
  let last: { readonly of: K; readonly value: V } | null = null
  return (of) => {
    if (last === null || !isSame(last.of, of)) last = { of, value: make(of) }
    return last.value
  }
}
