import type { Found } from './found.ts'

/** Told of each element of a file, names without their prefixes. */
export type ElementReader = {
  /** @param path - the names from the root to it */
  readonly open: (path: readonly string[], attributes: Readonly<Record<string, string>>) => void
  readonly close: (path: readonly string[], text: string) => void
  readonly found: () => Found
}

/** A number as XML writes it; null where it is none. */
export function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^[+-]?\d+(\.\d*)?([eE][+-]?\d{1,3})?$/.test(text) ? Number(text) : null
}

/** [ms] An instant as XML writes it; in UTC where it names no zone, as both formats ask for. */
export function instantIn(text: string): number | null {
  const [, whole, zone] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const at = whole ? Date.parse(`${whole}${zone ?? 'Z'}`) : Number.NaN
  return Number.isNaN(at) ? null : at
}
