import { once } from '../../memo.ts'
import { DANGERS, type Danger } from '../../model.ts'
import { sure } from '../../sure.ts'
import { scoreOf, unpackedTable, type Weights } from '../weights.ts'
import { BUCKETS, type Features, KIND_BUCKETS, type Window } from './features.ts'
import { BIAS, HEARS, KINDS, KINDS_SCALE, SCALE } from './learned-weights.ts'

/** The weights of the net: one that hears, and one a kind that names. */
export type Net = {
  readonly bias: number
  readonly hears: Weights
  readonly kinds: Weights
}

/** The window of a text in which the net hears most, its score, the kind it takes it for, and the words that say so. */
export type Heard = { readonly score: number; readonly kind: Danger; readonly said: Window }

/** The learned net as it is kept; unpacked when the first text asks for it. */
export const learnedNet = once(
  (): Net => ({
    bias: BIAS,
    hears: unpackedTable(HEARS, SCALE, BUCKETS),
    kinds: unpackedTable(KINDS, KINDS_SCALE, DANGERS.length * KIND_BUCKETS),
  }),
)

/**
 * What a net hears in a text, or null where there are no words.
 * @param features - of the text
 * @param of - whose weights
 */
export function heardIn(features: Features, of: Net): Heard | null {
  let best: { score: number; window: Window } | null = null
  for (const window of features.windows) {
    const score = scoreOf(featuresIn(features, window), of.bias, of.hears)
    if (best === null || score > best.score) best = { score, window }
  }
  if (best === null) return null
  return { score: best.score, kind: kindIn(features, best.window, of), said: saidIn(features, best.window, of) }
}

/** The features of a window, each once. */
export function featuresIn({ ofWord }: Features, { from, to }: Window): Set<number> {
  const found = new Set<number>()
  for (let at = from; at <= to; at += 1) for (const bucket of sure(ofWord[at])) found.add(bucket)
  return found
}

function kindIn({ kindsOfWord }: Features, { from, to }: Window, { kinds }: Net): Danger {
  const sums = DANGERS.map(() => 0)
  for (let at = from; at <= to; at += 1)
    for (const bucket of sure(kindsOfWord[at]))
      DANGERS.forEach((_, kind) => {
        sums[kind] = sure(sums[kind]) + (kinds.get(kind * KIND_BUCKETS + bucket) ?? 0)
      })
  return sure(DANGERS[sums.indexOf(Math.max(...sums))])
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
    for (const bucket of sure(ofWord[at])) sum += hears.get(bucket) ?? 0
    if (sum > most) {
      most = sum
      said = { from: start, to: at }
    }
  }
  return said
}
