import type { FactSource } from './check-ins.ts'
import { hardLength } from './feeling.ts'
import { findPolarity } from './polarity.ts'
import { isWry } from './wry.ts'

/** [words] What a note no longer than this tells of is most of what it tells. */
const SHORT = 5

/** Whether a note has a few words only. */
export function isShort(text: string): boolean {
  return text.trim().split(/\s+/u).length <= SHORT
}

/** [ratio] of a note's letters that must tell of something hard: in a longer one a single word may mean anything. */
const SHARE = 0.2
/** Words that mean one thing wherever they stand. */
const UNMISTAKABLE =
  /(?<!\p{L})(?:(?:over|dog[- ]?)?tired|exhaust\p{L}*|knackered|shattered|sleepy|zombies?|yawn\p{L}*|stressed|m[uü]de|ersch[oö]pft|gestresst|fatigu\p{L}+|[ée]puis[ée]\p{L}*|crev[ée]e?|stress[ée]e?|cansad\p{L}+|agotad\p{L}+|estresad\p{L}+|exaust[oa]|stanc(?:o|a|hissim[oa])|stanchissim[oa]|esaust[oa]|stressat[oa]|moe|doodmoe|uitgeput|gestrest)(?!\p{L})/iu
/** A face at the end says how the whole of it is meant. */
const SAD_FACE = /(?::[-']?\(|[😭😢😞😔☹🥺💔]\p{M}?)\W*$/u
const OF_STATE: ReadonlySet<string> = new Set(['fatigue', 'sleep', 'mood', 'stress', 'effort'])

/**
 * Whether a note tells so plainly of something hard that its answer may say so. "Her clothes still smell of her" has one word
 * of disgust, and none is meant.
 * @param text - as typed
 * @param sources - where the facts of the same text stand in it
 */
export function isPlainlyHard(text: string, sources: readonly FactSource[]): boolean {
  if (isShort(text) || findPolarity(text) === 'bad') return true
  if (UNMISTAKABLE.test(text) || SAD_FACE.test(text) || isWry(text)) return true
  const read = sources.filter(({ fact }) => OF_STATE.has(fact)).reduce((sum, { start, end }) => sum + end - start, 0)
  return hardLength(text) + read >= SHARE * text.trim().length
}
