import { DANGERS, type Danger } from '../../model.ts'
import { type Features, KIND_BUCKETS, type Window } from './features.ts'
import { BIAS, HEARS, KINDS, KINDS_SCALE, SCALE } from './learned-weights.ts'

/** The weights of the net: one that hears, and one a kind that names. */
export type Net = {
  readonly bias: number
  readonly hears: ReadonlyMap<number, number>
  readonly kinds: ReadonlyMap<number, number>
}

/** The window of a text in which the net hears most, its score, the kind it takes it for, and the words that say so. */
export type Heard = { readonly score: number; readonly kind: Danger; readonly said: Window }

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const ZERO = 32
const FAR = 63

let net: Net | null = null

/** The learned net as it is kept; unpacked when the first text asks for it. */
export function learnedNet(): Net {
  net ??= { bias: BIAS, hears: unpacked(HEARS, SCALE), kinds: unpacked(KINDS, KINDS_SCALE) }
  return net
}

/**
 * What a net hears in a text, or null where there are no words.
 * @param features - of the text
 * @param of - whose weights
 */
export function heardIn(features: Features, of: Net): Heard | null {
  let best: { score: number; window: Window } | null = null
  for (const window of features.windows) {
    const score = scoreOfWindow(features, window, of)
    if (best === null || score > best.score) best = { score, window }
  }
  if (best === null) return null
  return { score: best.score, kind: kindIn(features, best.window, of), said: saidIn(features, best.window, of) }
}

/** The features of a window, each once. */
export function featuresIn({ ofWord }: Features, { from, to }: Window): Set<number> {
  const found = new Set<number>()
  for (let at = from; at <= to; at += 1) for (const bucket of ofWord[at]!) found.add(bucket)
  return found
}

/** The score of a window: above zero the net takes it for a danger. Long windows count as much as short ones. */
function scoreOfWindow(features: Features, window: Window, { bias, hears }: Net): number {
  const found = featuresIn(features, window)
  let sum = 0
  for (const bucket of found) sum += hears.get(bucket) ?? 0
  return bias + sum / Math.sqrt(found.size || 1)
}

function kindIn({ kindsOfWord }: Features, { from, to }: Window, { kinds }: Net): Danger {
  const sums = DANGERS.map(() => 0)
  for (let at = from; at <= to; at += 1)
    for (const bucket of kindsOfWord[at]!)
      DANGERS.forEach((_, kind) => {
        sums[kind]! += kinds.get(kind * KIND_BUCKETS + bucket) ?? 0
      })
  return DANGERS[sums.indexOf(Math.max(...sums))]!
}

/** The run of words that speaks most for a danger. */
function saidIn({ ofWord }: Features, { from, to }: Window, { hears }: Net): Window {
  let said: Window = { from, to }
  let most = 0
  let start = from
  let sum = 0
  for (let at = from; at <= to; at += 1) {
    if (sum <= 0) {
      sum = 0
      start = at
    }
    for (const bucket of ofWord[at]!) sum += hears.get(bucket) ?? 0
    if (sum > most) {
      most = sum
      said = { from: start, to: at }
    }
  }
  return said
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
    text += DIGITS[gap]! + DIGITS[step + ZERO]!
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
  const values = new Map([...DIGITS].map((digit, value) => [digit, value]))
  const weights = new Map<number, number>()
  let bucket = -1
  for (let at = 0; at < text.length; at += 1) {
    const gap = values.get(text[at]!)
    if (gap === undefined) continue
    if (gap === 0) {
      bucket += FAR
      continue
    }
    bucket += gap
    at += 1
    while (text[at] === '\n') at += 1
    weights.set(bucket, (values.get(text[at]!)! - ZERO) * scale)
  }
  return weights
}
