import { packed, unpacked } from '../engine/interpret/weights.ts'
import { sure } from '../engine/sure.ts'
import { diceOf } from '../engine/testing/random-life.ts'

const BIAS_RATE = 0.02
/** [steps] what a weight may be worth at most in the packed form. */
const STEPS = 31

/** A text to learn from: the features of its stretches, and whether one of them is what shall be found. */
export type Lesson = {
  /** The text it was made of: what the same text alone has, however spelt, teaches nothing of others. */
  readonly source: unknown
  readonly isMeant: boolean
  /** Each feature once. */
  readonly windows: readonly Int32Array[]
}

type Settings = {
  readonly seed: number
  readonly buckets: number
  readonly epochs: number
  readonly rate: number
  readonly shrink: number
}

/** Logistic regression (AdaGrad) in which a text is meant if the window with the highest score is. */
export function logistic(lessons: readonly Lesson[], { seed, buckets, epochs, rate, shrink }: Settings) {
  const chance = diceOf(seed)
  const kept = bucketsOfSeveral(lessons, buckets)
  // Features that are not kept still count in a window's length, as they do when the net judges.
  const known = lessons.map(({ isMeant, windows }) => ({
    isMeant,
    windows: windows.map((window) => ({
      buckets: window.filter((bucket) => kept[bucket]),
      root: Math.sqrt(window.length || 1),
    })),
  }))
  const weights = new Float64Array(buckets)
  const seen = new Float64Array(buckets).fill(0.01)
  let bias = 0
  // The mean of the later rounds: the last texts of the last round weigh no more than any other.
  const mean = new Float64Array(buckets)
  let meanBias = 0
  const settled = Math.floor(epochs / 2)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { isMeant, windows } of shuffled(known, chance)) {
      const scores = windows.map(
        (window) => bias + window.buckets.reduce((sum, at) => sum + sure(weights[at]), 0) / window.root,
      )
      const score = Math.max(...scores)
      const best = windows[scores.indexOf(score)]
      if (!best) continue
      const slope = 1 / (1 + Math.exp(-score)) - Number(isMeant)
      bias -= BIAS_RATE * slope
      for (const bucket of best.buckets) {
        const step = slope / best.root + shrink * sure(weights[bucket])
        const squares = sure(seen[bucket]) + step * step
        seen[bucket] = squares
        weights[bucket] = sure(weights[bucket]) - (rate * step) / Math.sqrt(squares)
      }
    }
    if (epoch < settled) continue
    meanBias += bias / (epochs - settled)
    for (let at = 0; at < buckets; at += 1) mean[at] = sure(mean[at]) + sure(weights[at]) / (epochs - settled)
  }
  return { bias: Number(meanBias.toFixed(4)), weights: mean }
}

/** The mean of what was learned in several orders. */
export function meanOf(nets: readonly { readonly bias: number; readonly weights: Float64Array }[]) {
  const share = 1 / nets.length
  return {
    bias: Number(nets.reduce((sum, { bias }) => sum + bias * share, 0).toFixed(4)),
    weights: Float64Array.from(sure(nets[0]).weights, (_, at) =>
      nets.reduce((sum, { weights }) => sum + sure(weights[at]) * share, 0),
    ),
  }
}

function bucketsOfSeveral(lessons: readonly Lesson[], buckets: number): Uint8Array {
  const seenIn = new Map<number, unknown>()
  const kept = new Uint8Array(buckets)
  for (const { source, windows } of lessons)
    for (const window of windows)
      for (const bucket of window) {
        if (!seenIn.has(bucket)) seenIn.set(bucket, source)
        else if (seenIn.get(bucket) !== source) kept[bucket] = 1
      }
  return kept
}

/** The same items in the order that the dice give. */
export function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1))
    ;[order[at], order[other]] = [sure(order[other]), sure(order[at])]
  }
  return order
}

/**
 * The weights that say most, as they come back from their packed form, and that form: what is measured is what is kept.
 * @param count - how many are kept
 */
export function quantised(weights: Float64Array, count: number) {
  const all = [...weights].map((weight, bucket): [number, number] => [bucket, weight])
  const kept = new Map(all.toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, count))
  // All but one weight in two hundred stay below the most that the packed form can hold.
  const sizes = [...kept.values()].map(Math.abs).toSorted((a, b) => a - b)
  const scale = Number(((sizes[Math.floor(sizes.length * 0.995)] ?? 1) / STEPS).toPrecision(3))
  const text = packed(kept, scale)
  return { scale, text, weights: unpacked(text, scale) }
}

/** Packed weights in lines that a reader can bear. */
export function linesOf(text: string): string {
  return text.replace(/.{1,118}/g, '$&\n')
}
