import type { Danger } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { RuleHit } from './features.ts'
import { findHit, type Hit, type Layout } from './match.ts'
import type { PhraseBook } from './phrase-book.ts'
import { stands } from './scope.ts'

/** A danger that a phrase tells, by its words. */
export type ToldDanger = {
  readonly kind: Danger
  readonly from: number
  readonly to: number
  readonly isOutright: boolean
}

/** Groups whose words say nothing of their own. */
const LIGHT = ['filler', 'havey', 'guess']
/** [words] No clause that says one thing plainly is longer. */
const MOST_PLAIN = 16

/**
 * What the phrases tell of a text: each kind of danger where it is first meant, and every phrase that is told, also those
 * that are denied, another's or long over.
 * @param layout - of the text
 * @param book - of phrases
 */
export function toldByRules(
  layout: Layout,
  book: PhraseBook,
): { readonly dangers: readonly ToldDanger[]; readonly hits: readonly RuleHit[] } {
  const dangers = new Map<string, ToldDanger>()
  const hits: RuleHit[] = []
  for (const phrase of book.phrases) {
    let told: Hit | null = null
    const meant = findHit(layout, phrase, (hit) => {
      if (!isPlain(layout, hit)) return false
      told ??= hit
      return stands(layout, hit)
    })
    const first = meant ?? (told as Hit | null)
    if (!first) continue
    hits.push({ at: first.from, kind: phrase.kind, stands: meant !== null })
    if (!meant) continue
    const start = sure(layout.words[meant.from]).start
    const known = dangers.get(phrase.kind)
    if (known && (known.isOutright || (!phrase.isOutright && sure(layout.words[known.from]).start <= start))) continue
    dangers.set(phrase.kind, {
      kind: phrase.kind as Danger,
      from: meant.from,
      to: Math.max(...meant.runs.map(({ to }) => to)),
      isOutright: phrase.isOutright,
    })
  }
  return { dangers: [...dangers.values()], hits }
}

/** Whether a clause says little beside a phrase that is believed only so: "palpitations", not "palpitations of the hero". */
function isPlain({ words, isIn }: Layout, { phrase, runs, from }: Hit): boolean {
  const { mostBeside } = phrase
  if (mostBeside === null) return true
  const { clause } = sure(words[from])
  let first = from
  while (words[first - 1]?.clause === clause && from - first <= MOST_PLAIN) first -= 1
  let beside = 0
  for (let at = first; words[at]?.clause === clause; at += 1) {
    if (at - first > MOST_PLAIN) return false
    const isOfPhrase = runs.some((run) => run.from <= at && at <= run.to)
    if (!isOfPhrase && !LIGHT.some((group) => isIn(group, at))) beside += 1
  }
  return beside <= mostBeside
}
