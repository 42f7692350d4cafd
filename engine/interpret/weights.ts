import { sure } from '../sure.ts'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const ZERO = 32
const FAR = 63

/** What features are worth; nothing where none is known. */
export type Weights = { get(bucket: number): number | undefined }

/** A hash of a sort of feature and what it is about, for the buckets of learned weights. */
export function mixed(sort: number, a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(sort, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13) ^ Math.imul(b, 0xc2b2ae35), 0x27d4eb2f)
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * The score of features, each found once: above zero speaks for what was learned. Many count as much as few.
 * @param found - buckets
 * @param weights - by bucket
 */
export function scoreOf(found: ReadonlySet<number>, bias: number, weights: Weights): number {
  let sum = 0
  for (const bucket of found) sum += weights.get(bucket) ?? 0
  return bias + sum / Math.sqrt(found.size || 1)
}

/**
 * Packs weights into text, two signs each: how far the bucket is from the last one, and the weight in 64 steps.
 * @param weights - by bucket
 * @param scale - what one step is worth
 */
export function packed(weights: ReadonlyMap<number, number>, scale: number): string {
  let text = ''
  let last = -1
  for (const [bucket, weight] of [...weights].toSorted(([a], [b]) => a - b)) {
    const step = Math.max(-ZERO, Math.min(ZERO - 1, Math.round(weight / scale)))
    if (step === 0) continue
    let gap = bucket - last
    for (; gap > FAR; gap -= FAR) text += DIGITS[0]
    text += sure(DIGITS[gap]) + sure(DIGITS[step + ZERO])
    last = bucket
  }
  return text
}

/**
 * Reads back what `packed` wrote.
 * @param text - packed
 * @param scale - what one step is worth
 */
export function unpacked(text: string, scale: number): Map<number, number> {
  const weights = new Map<number, number>()
  eachPacked(text, (bucket, step) => weights.set(bucket, step * scale))
  return weights
}

/**
 * The same as a table of all buckets: of very many weights it is read, and looked into, far quicker.
 * @param buckets - more than any that is packed
 */
export function unpackedTable(text: string, scale: number, buckets: number): Weights {
  const steps = new Int8Array(buckets)
  eachPacked(text, (bucket, step) => {
    steps[bucket] = step
  })
  return { get: (bucket) => (steps[bucket] ?? 0) * scale }
}

function eachPacked(text: string, keep: (bucket: number, step: number) => void): void {
  const values = new Int8Array(128).fill(-1)
  for (let value = 0; value < DIGITS.length; value += 1) values[DIGITS.charCodeAt(value)] = value
  let bucket = -1
  let gap = 0
  for (let at = 0; at < text.length; at += 1) {
    const value = sure(values[text.charCodeAt(at)])
    // A line ends.
    if (value < 0) continue
    if (gap > 0) {
      bucket += gap
      keep(bucket, value - ZERO)
      gap = 0
    } else if (value === 0) bucket += FAR
    else gap = value
  }
}
