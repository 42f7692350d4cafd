import { freeStretches, type Stretch } from './clock.ts'

/** [min] What is left of a commitment beside an earlier one counts from so much on. */
const WORTH_MIN = 5

/**
 * A day's commitments in order, no two of which share a minute: overlapping ones give way to the earlier-starting one, and
 * training that lies within another is out of it: "Swim Thu 12-1, work 8.30-4.30".
 * @param trained - hours of the person's own training
 * @param isLed - whether a commitment is training
 */
export function arranged<T extends Stretch>(
  commitments: readonly T[],
  trained: readonly Stretch[],
  isLed: (one: T) => boolean,
): T[] {
  const led = commitments.filter(isLed)
  const others = flattened(commitments.filter((one) => !isLed(one)))
  return flattened([...others.flatMap((one) => around(one, [...trained, ...led])), ...led])
}

/** A commitment that holds the hours of training, without them. */
function around<T extends Stretch>(one: T, trained: readonly Stretch[]): T[] {
  const inside = trained.filter(({ start, end }) => start >= one.start && end <= one.end)
  return inside.length === 0 ? [one] : freeStretches(one, inside).map((part) => ({ ...one, ...part }))
}

function flattened<T extends Stretch>(commitments: readonly T[]): T[] {
  const kept: T[] = []
  for (const commitment of commitments.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const from = Math.max(commitment.start, kept.at(-1)?.end ?? 0)
    if (commitment.end - from >= WORTH_MIN) kept.push({ ...commitment, start: from })
  }
  return kept
}
