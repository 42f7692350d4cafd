import type { CivilDate, HealthCondition, Span } from '../../model.ts'
import { findHit, type Hit, type Layout, layoutOf } from './match.ts'
import { type PhraseBook, phraseBookOf } from './phrase-book.ts'
import { type MinorAge, readMinor } from './read-minor.ts'
import { readMinorByYear } from './read-minor-year.ts'
import { readWeightWish, type WeightWish } from './read-weight.ts'
import { isDenied, isOthers, isSupposed } from './scope.ts'
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
hope to get
hoping to get
hope to become
hoping to become
plan to get
pregnant pause
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
jest =
pacemaker for
pacemaker group
pacemaker gruppe
as a pacemaker
as pacemaker
als pacemaker
talk about
talked about
nearly had
almost had
nearly gave
almost gave
gave me
give me
giving me
felt like
feels like
like a heart
having a heart
fast einen
presque fait
casi me da
quase tive
quasi un
bijna een
cause =
nurse
charity
awareness
fundraiser
fundraising
foundation
research
prevention
prevent
ward
clinic
lecture
podcast
documentary
article
test was negative
test negative
negative test
spende*
spenden
cleared =
all clear
ruled out
ruled it out
negative
negativ
negativo
negativa
negatif
negatief
ausgeschlossen
descartado
descartada
escluso
esclusa
uitgesloten
exclu
ecarte
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
    minor: readMinor(text, words) ?? readMinorByYear(text, words, today),
  }
}

/** What a diary tells as signs of one day: other readers know them. */
const SIGNS_OF_A_DAY: ReadonlySet<HealthCondition> = new Set(['dizzy'])

/**
 * The conditions that a check-in tells of its writer: as in a profile, but for what a diary says of a single day.
 * @param text - as typed
 */
export function readToldConditions(text: string): readonly FoundCondition[] {
  return conditionsIn(text, wordsOf(text), true).filter(({ kind }) => !SIGNS_OF_A_DAY.has(kind))
}

/** @param isDiary - what is only supposed, and the calories of one meal, are no news of a condition */
function conditionsIn(text: string, words: readonly Word[], isDiary = false): FoundCondition[] {
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
      const isNamed = isOld || isDenied(layout, each) || isOthers(layout, each) || isAnothers(layout, each)
      return !isNamed && !(isDiary && isSupposed(layout, each))
    })
    if (hit) add(phrase.kind as HealthCondition, hit.from, hit.to)
  }
  for (const { from, to } of isDiary ? [] : (layout.runs.get('calories') ?? [])) {
    const number = Number(words[from - 1]?.text)
    const isSpent = (layout.runs.get('spent') ?? []).some((run) => Math.abs(run.from - from) < 6)
    if (number >= MEAL_KCAL && number < LEAST_KCAL && !isSpent) add('eating', from - 1, to)
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start)
}

/** "My pregnant sister", "the diabetic next door", "une amie enceinte": whoever stands right behind it has it. */
function isAnothers(layout: Layout, { to }: Hit): boolean {
  const next = layout.words[to + 1]
  return next !== undefined && next.clause === layout.words[to]!.clause && layout.isIn('other', to + 1)
}
