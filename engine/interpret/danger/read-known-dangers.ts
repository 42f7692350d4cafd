import { once, remembered } from '../../memo.ts'
import type { Danger, HealthCondition } from '../../model.ts'
import { sure } from '../../sure.ts'
import { KNOWN_PHRASES } from './known-phrases.ts'
import { findHit, layoutOf } from './match.ts'
import { phraseBookOf } from './phrase-book.ts'
import type { FoundDanger } from './read-dangers.ts'
import { isDenied, stands } from './scope.ts'
import { AROUND_WORDS } from './words-around.ts'
import { BODY_WORDS } from './words-body.ts'
import { CRISIS_WORDS } from './words-crises.ts'
import { KNOWN_WORDS } from './words-known.ts'
import { wordsOf } from './words-of.ts'
import { SCOPE_WORDS } from './words-scope.ts'
import { SIGN_WORDS } from './words-signs.ts'

/** [texts] whose dangers are kept: a plan is made again and again of the same days. */
const MOST_KEPT = 2000
const dangersOnce = remembered(
  MOST_KEPT,
  ({ text, known }: Told) => `${[...known].toSorted()} ${text}`,
  ({ text, known }) => dangersIn(text, known),
)
const knownBook = once(() =>
  phraseBookOf(BODY_WORDS + SIGN_WORDS + CRISIS_WORDS, AROUND_WORDS + SCOPE_WORDS + KNOWN_WORDS, KNOWN_PHRASES),
)

type Told = { readonly text: string; readonly known: ReadonlySet<HealthCondition> }

/**
 * The dangers that a text tells of somebody with known conditions, beyond those that it tells of anybody: blood in a
 * pregnancy, the chest that tightens on the stairs again where the heart is known.
 * @param text - as typed
 * @param known - the person's conditions, as far as they are known
 */
export function readKnownDangers(text: string, known: ReadonlySet<HealthCondition>): readonly FoundDanger[] {
  if (known.size === 0 || text === '') return []
  return dangersOnce({ text, known })
}

function dangersIn(text: string, known: ReadonlySet<HealthCondition>): readonly FoundDanger[] {
  const book = knownBook()
  const words = wordsOf(text)
  const layout = layoutOf(words, book)
  const found = new Map<Danger, FoundDanger>()
  for (const phrase of book.phrases) {
    const [condition, kind] = phrase.kind.split(':') as [HealthCondition, Danger]
    if (found.has(kind) || !isKnown(condition, known)) continue
    const isOfChild = phrase.pieces.some(({ group }) => group === 'babysign' || group === 'lessmoves')
    // The child that moves is somebody else only by grammar.
    const hit = findHit(layout, phrase, (each) => (isOfChild ? !isDenied(layout, each) : stands(layout, each)))
    if (!hit) continue
    const start = sure(words[hit.from]).start
    const end = sure(words[Math.max(...hit.runs.map(({ to }) => to))]).end
    found.set(kind, { kind, start, end, quote: text.slice(start, end) })
  }
  return [...found.values()]
}

/** Who takes medicine for the heart has something with it. */
function isKnown(condition: HealthCondition, known: ReadonlySet<HealthCondition>): boolean {
  return known.has(condition) || (condition === 'heart' && known.has('heart-medicine'))
}
