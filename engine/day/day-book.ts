import { DAY_MIN, freeStretches, type Stretch } from './clock.ts'

/** An entry of a day's book; commitments may be cut open for a meal or a short break. */
export type Entry<T> = Stretch & { readonly what: T; readonly cuttable: boolean }

/** [min] a commitment lasts at least, to be cut open for a meal. */
const CUTTABLE_MIN = 150

/** A day being filled: entries never share a minute. */
export class DayBook<T> {
  entries: Entry<T>[] = []

  /** Enters a stretch that is known to be free. */
  add(stretch: Stretch, what: T, cuttable = false): void {
    this.entries.push({ ...stretch, what, cuttable })
    this.entries.sort((a, b) => a.start - b.start)
  }

  /** Frees a stretch, shortening or dropping what lies in it. */
  clear(stretch: Stretch): void {
    this.entries = this.entries.flatMap((entry) =>
      freeStretches(entry, [stretch]).map((rest) => ({ ...entry, start: rest.start, end: rest.end })),
    )
  }

  /**
   * The free start nearest to a wish.
   * @param window - the start and end that are allowed
   * @param shut - further stretches to avoid
   * @returns [min after midnight], or null when nothing is free
   */
  findFree(window: Stretch, durationMin: number, wish: number, shut: readonly Stretch[] = []): number | null {
    return nearest(freeStretches(window, [...this.entries, ...shut]), durationMin, wish)
  }

  /** Like `findFree`, but inside a long commitment, which it cuts open. */
  cutOpen(window: Stretch, durationMin: number, wish: number, shut: readonly Stretch[] = []): number | null {
    const inside = this.entries
      .filter((entry) => entry.cuttable && entry.end - entry.start >= CUTTABLE_MIN)
      .flatMap((entry) =>
        freeStretches({ start: Math.max(window.start, entry.start), end: Math.min(window.end, entry.end) }, shut),
      )
    const start = nearest(inside, durationMin, wish)
    if (start !== null) this.clear({ start, end: start + durationMin })
    return start
  }
}

function nearest(free: readonly Stretch[], durationMin: number, wish: number): number | null {
  let best: number | null = null
  for (const stretch of free) {
    const last = Math.min(stretch.end, DAY_MIN) - durationMin
    if (last < stretch.start) continue
    const snapped = Math.ceil(stretch.start / 5) * 5
    const start = Math.min(last, Math.max(snapped <= last ? snapped : stretch.start, wish))
    if (best === null || Math.abs(start - wish) < Math.abs(best - wish)) best = start
  }
  return best
}
