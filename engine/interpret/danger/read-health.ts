import type { CivilDate, HealthCondition, Span } from '../../model.ts'
import { findHit, layoutOf } from './match.ts'
import { type PhraseBook, phraseBookOf } from './phrase-book.ts'
import { type MinorAge, readMinor } from './read-minor.ts'
import { readWeightWish, type WeightWish } from './read-weight.ts'
import { isDenied, isOthers } from './scope.ts'
import { HEALTH_PHRASES, HEALTH_WORDS } from './words-health.ts'
import { type Word, wordsOf } from './words-of.ts'
import { SCOPE_WORDS } from './words-scope.ts'

/** A condition of the writer that keeps training gentle until a doctor has agreed. */
export type FoundCondition = Span & { readonly kind: HealthCondition; readonly quote: string }

export type HealthReading = {
  readonly conditions: readonly FoundCondition[]
  readonly weight: WeightWish | null
  readonly minor: MinorAge | null
}

/** [kcal/day] Eating less than this needs a doctor's eye. @source default-ours */
const LEAST_KCAL = 1200
/** [kcal/day] A smaller number is a snack's or a mistake's. @source default-ours */
const MEAL_KCAL = 150
/** "Trying to get pregnant", and births that are years ago. */
const AROUND = `
trying =
trying to get
trying to become
want to get
want to become
get pregnant
getting pregnant
become pregnant
schwanger werden
tomber enceinte
quedarme embarazada
engravidar
rimanere incinta
zwanger worden
zwanger te worden
years =
years ago
year ago
jahren
ans
anos
anni
jaar geleden
years old
`
let book: PhraseBook | null = null

/**
 * What a text of the profile says of health: conditions, a wish about weight, an age below eighteen. Past counts.
 * @param text - as typed
 * @param today - against which dates are read; without it a wish that names a month has no speed
 */
export function readHealth(text: string, today: CivilDate | null = null): HealthReading {
  const words = wordsOf(text)
  return {
    conditions: conditionsIn(text, words),
    weight: readWeightWish(text, words, today),
    minor: readMinor(text, words),
  }
}

function conditionsIn(text: string, words: readonly Word[]): FoundCondition[] {
  book ??= phraseBookOf(HEALTH_WORDS, SCOPE_WORDS + AROUND, HEALTH_PHRASES)
  const layout = layoutOf(words, book)
  const found = new Map<HealthCondition, FoundCondition>()
  const add = (kind: HealthCondition, from: number, to: number) => {
    if (found.has(kind)) return
    const start = words[from]!.start
    const end = words[to]!.end
    found.set(kind, { kind, start, end, quote: text.slice(start, end) })
  }
  for (const phrase of book.phrases) {
    const hit = findHit(layout, phrase, (each) => {
      const isOld =
        phrase.kind === 'postpartum' &&
        (layout.runs.get('years') ?? []).some(({ from }) => Math.abs(from - each.to) < 6)
      return !isOld && !isDenied(layout, each) && !isOthers(layout, each)
    })
    if (hit) add(phrase.kind as HealthCondition, hit.from, hit.to)
  }
  for (const { from, to } of layout.runs.get('calories') ?? []) {
    const number = Number(words[from - 1]?.text)
    const isSpent = (layout.runs.get('spent') ?? []).some((run) => Math.abs(run.from - from) < 6)
    if (number >= MEAL_KCAL && number < LEAST_KCAL && !isSpent) add('eating', from - 1, to)
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start)
}
