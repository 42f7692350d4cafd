import { BOUNDS } from '../../limits/bounds.ts'
import { once } from '../../memo.ts'
import type { CivilDate, HealthCondition, Span } from '../../model.ts'
import { sure } from '../../sure.ts'
import { isDeniedInside, isNotOwn, isStill } from './health-scope.ts'
import { findHit, type Hit, type Layout, layoutOf, type Run } from './match.ts'
import { type Phrase, phraseBookOf } from './phrase-book.ts'
import { type OwnAge, readMinor, readOlder } from './read-age.ts'
import { readMinorByYear } from './read-minor-year.ts'
import { highPressureIn } from './read-pressure.ts'
import { LEAST_KG, readWeightWish, type WeightWish, type WishTime } from './read-weight.ts'
import { isDenied, isOthers, isPastYear, isSupposed } from './scope.ts'
import { HEALTH_PHRASES, HEALTH_WORDS } from './words-health.ts'
import { HEALTH_SCOPE_WORDS } from './words-health-scope.ts'
import { type Word, wordsOf } from './words-of.ts'
import { SCOPE_WORDS } from './words-scope.ts'

/** A condition of the writer that keeps training gentle until a doctor has agreed. */
export type FoundCondition = Span & { readonly kind: HealthCondition; readonly quote: string }

export type HealthReading = {
  readonly conditions: readonly FoundCondition[]
  readonly weight: WeightWish | null
  readonly minor: OwnAge | null
  /** An age from which training is another. */
  readonly older: OwnAge | null
}

/** [kcal/day] A smaller number is a snack's or a mistake's. @source default-ours */
const MEAL_KCAL = 150
/** "500 calories of pasta", "a 400 kcal breakfast": one meal's, not a day's. */
const OF_A_MEAL =
  /^(of|from|breakfast|lunch|dinner|snack|meal|fruhstuck|mittagessen|abendessen|petit|dejeuner|diner|desayuno|comida|cena|almoco|jantar|colazione|pranzo|ontbijt|avondeten)$/
const HELD_TO =
  /^(letting|let|allow|allowing|allowed|limit|limiting|limited|restrict|restricting|restricted|living|surviving|stick|sticking|stuck|keeping|max|maximum|hochstens|erlaube|maximal|autorise|permito|permitto)$/
const EACH_DAY =
  /^(?:(?:a|per|each|every|pro|am|par|al|por|ao|al|per) (?:day|tag|jour|dia|giorno|dag)|today|daily|taglich|heute|aujourd|hoy|hoje|oggi|vandaag)\b/
/** [words] before a number in which somebody says that they keep to it. */
const HELD_REACH = 6

/** "Only letting myself have 600 cals", "eating 500 calories a day": what a diary says of a day, and not of a biscuit. */
function isOfADay(words: readonly Word[], { from, to }: { readonly from: number; readonly to: number }): boolean {
  const isHeld = words.slice(Math.max(0, from - HELD_REACH), from).some(({ text }) => HELD_TO.test(text))
  const behind = words.slice(to + 1, to + 3).map(({ text }) => text)
  return isHeld || EACH_DAY.test(behind.join(' '))
}

const healthBook = once(() =>
  phraseBookOf(HEALTH_WORDS, `${SCOPE_WORDS.replace(NO_DANGER, '')}${HEALTH_SCOPE_WORDS}`, HEALTH_PHRASES),
)

/**
 * What a text of the profile says of health: conditions, a wish about weight, an age below eighteen. Past counts.
 * @param text - as typed
 * @param today - against which an age is read, and the wish too where nothing else is said
 * @param wished - how long somebody has given a wish; without a day one that names a month has no speed
 */
export function readHealth(
  text: string,
  today: CivilDate | null = null,
  wished: WishTime = { on: today, by: null },
): HealthReading {
  const words = wordsOf(text)
  const weight = readWeightWish(text, words, wished)
  const conditions = conditionsIn(text, words)
  const isStarved =
    weight?.tooLow && (weight.targetKg ?? 0) >= LEAST_KG && conditions.every(({ kind }) => kind !== 'eating')
  return {
    conditions: isStarved ? [...conditions, { kind: 'eating', ...spanOf(weight) }] : conditions,
    weight,
    minor: readMinor(text, words) ?? readMinorByYear(text, words, today),
    older: readOlder(text, words),
  }
}

const spanOf = ({ start, end, quote }: WeightWish) => ({ start, end, quote })

/** What sounds like a danger and is none, but may be a condition. */
const NO_DANGER = /^(?:blood pressure|blutdruck|blood sugar)\n/gm

/** What a diary tells as signs of one day: other readers know them. */
const SIGNS_OF_A_DAY: ReadonlySet<HealthCondition> = new Set(['dizzy'])

/**
 * What a diary names as part of every day ("one puff before the run, as always"), or what is a danger there, which
 * the other readers hear.
 */
const NO_NEWS: ReadonlySet<string | null> = new Set(['asthma', 'heartsign', 'vomits', 'shortbreath', 'tiredsince'])

/** What ends of itself: told with a year long past it is over, where a heart stays one to be careful with. */
const PASSING: ReadonlySet<string> = new Set(['pregnant', 'postpartum', 'treated'])

const LASTING: ReadonlySet<string | null> = new Set(['lasting', 'asthma'])
const isLasting = ({ pieces }: Phrase) => pieces.some(({ group }) => LASTING.has(group))

/**
 * The conditions that a check-in tells of its writer: as in a profile, but for what a diary says of a single day.
 * @param text - as typed
 */
export function readToldConditions(text: string): readonly FoundCondition[] {
  return conditionsIn(text, wordsOf(text), true).filter(({ kind }) => !SIGNS_OF_A_DAY.has(kind))
}

/** @param isDiary - what is only supposed, and the calories of one meal, are no news of a condition */
function conditionsIn(text: string, words: readonly Word[], isDiary = false): FoundCondition[] {
  const book = healthBook()
  const layout = layoutOf(words, book)
  const found = new Map<HealthCondition, FoundCondition>()
  const add = (kind: HealthCondition, from: number, to: number) => {
    if (found.has(kind)) return
    const start = sure(words[from]).start
    const end = sure(words[to]).end
    found.set(kind, { kind, start, end, quote: text.slice(start, end) })
  }
  for (const phrase of book.phrases) {
    if (isDiary && phrase.pieces.some(({ group }) => NO_NEWS.has(group))) continue
    const hit = findHit(layout, phrase, (each) => {
      const isOld =
        (PASSING.has(phrase.kind) && !isLasting(phrase) && isPastYear(layout, each)) ||
        (phrase.kind === 'postpartum' &&
          (layout.runs.get('years') ?? []).some(({ from }) => Math.abs(from - each.to) < 6))
      const isNamed =
        isOld ||
        (isDenied(layout, each) && !isStill(layout, each)) ||
        isDeniedInside(layout, each) ||
        isSomebodys(layout, each)
      return !isNamed && !(isDiary && isSupposed(layout, each))
    })
    if (hit) add(phrase.kind as HealthCondition, hit.from, hit.to)
  }
  for (const { from, to } of layout.runs.get('calories') ?? []) {
    const number = Number(words[from - 1]?.text)
    const isSpent = (layout.runs.get('spent') ?? []).some((run) => Math.abs(run.from - from) < 6)
    const isMeal = OF_A_MEAL.test(words[to + 1]?.text ?? '') || (isDiary && !isOfADay(words, { from, to }))
    if (number >= MEAL_KCAL && number < BOUNDS['eaten-a-day'].least && !isSpent && !isMeal) add('eating', from - 1, to)
  }
  for (const run of layout.runs.get('bloodsugar') ?? []) {
    const at = numberBehind(words, run)
    if (at !== null && !isUsualSugar(Number(sure(words[at]).text)) && !isSomebodys(layout, hitOf('diabetes', run)))
      add('diabetes', run.from, at)
  }
  const pressure = isDiary ? null : highPressureIn(words)
  if (pressure && !isSomebodys(layout, hitOf('heart', pressure))) add('heart', pressure.from, pressure.to)
  const week = isDiary ? null : weekOfPregnancy(layout)
  if (week !== null) add('pregnant', week, week + 1)
  const due = isDiary ? null : dueMonth(layout)
  if (due !== null) add('pregnant', due, due + 1)
  return [...found.values()].toSorted((a, b) => a.start - b.start)
}

/** "25. Woche", whose full stop parts the two as it would two sentences; no plan lasts so long. */
function weekOfPregnancy(layout: Layout): number | null {
  const at = layout.words.findIndex(
    ({ text, signs }, here) =>
      signs === '.' &&
      Number(text) > 16 &&
      Number(text) <= 42 &&
      /^(?:woche|ssw)$/.test(layout.words[here + 1]?.text ?? ''),
  )
  return at < 0 || (layout.runs.get('training') ?? []).some(({ from }) => Math.abs(from - at) < 6) ? null : at
}

/** "Due in March" that a sentence begins with: of a bill or a book it says first what is due. */
function dueMonth({ words, isIn, runs }: Layout): number | null {
  const at = words.findIndex(
    ({ text, sentence }, here) =>
      text === 'due' &&
      /^(?:in|on|early|late|mid|around|end|at|this|next)$/.test(words[here + 1]?.text ?? '') &&
      words[here - 1]?.sentence !== sentence &&
      [2, 3].some((step) => words[here + step]?.sentence === sentence && isIn('monthname', here + step)),
  )
  return at < 0 || runs.has('workdue') ? null : at
}

/** Where the number stands that a word is followed by in its sentence, or null. */
function numberBehind(words: readonly Word[], { to }: Run): number | null {
  for (let at = to + 1; at <= to + 4 && words[at]?.sentence === sure(words[to]).sentence; at += 1)
    if (Number(sure(words[at]).text) > 0) return at
  return null
}

/** What anybody may measure, in g/l, mmol/l or mg/dl. @source default-ours */
const isUsualSugar = (value: number) =>
  (value >= 0.7 && value < 2) || (value >= 4 && value < 11) || (value >= 70 && value < 200)

const isSomebodys = (layout: Layout, hit: Hit) => isOthers(layout, hit) || isNotOwn(layout, hit)

/** What was found without a phrase. */
const hitOf = (kind: HealthCondition, run: Run): Hit => ({
  ...run,
  runs: [run],
  phrase: { kind, isOutright: false, mostBeside: null, line: '', pieces: [], unless: [] },
})
