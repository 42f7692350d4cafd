import { addDays, daysBetween } from '../../civil-date.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { CivilDate, Span } from '../../model.ts'
import { sure } from '../../sure.ts'
import { readBy } from './read-by.ts'
import type { Word } from './words-of.ts'

/** A wish to weigh less or more, as far as the text says it; what it leaves out is null. */
export type WeightWish = Span & {
  readonly quote: string
  readonly currentKg: number | null
  readonly targetKg: number | null
  readonly by: CivilDate | null
  /** [kg/week] to lose; null where the text gives no way to tell. */
  readonly weeklyKg: number | null
  /** Faster than one percent of body weight a week. */
  readonly tooFast: boolean
  /** A target that is plainly unhealthy for an adult. */
  readonly tooLow: boolean
}

/**
 * The time that a wish was given.
 * @property on - the day it was written, from which it counts: it does not become too fast as its day comes near
 * @property by - the day that stands beside the text, for a wish that names none
 */
export type WishTime = { readonly on: CivilDate | null; readonly by: CivilDate | null }

/** [kg/week] The most that is lost in health where the weight is not told. @source default-ours */
const FASTEST_KG = 1
/** [kg] Under this weight an adult of 1.50 m is underweight. @source default-ours */
const LOWEST_KG = 42
/** [kg/m²] Underweight begins below. @source default-ours */
const LOWEST_BMI = 18.5
const KG_PER_LB = 0.4536
const KG_PER_STONE = 6.3503

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:kg|kgs|kilo|kilos|kilogram\w*|kilogramm|chili|quilos?)$/, 1],
  [/^(?:lb|lbs|pounds?|libras|libbre|livres|pond)$/, KG_PER_LB],
  [/^(?:pfund)$/, 0.5],
  [/^(?:st|stone|stones)$/, KG_PER_STONE],
]
const LOSE =
  /^(?:lose|losing|lost|drop|dropping|shed|shedding|cut|cutting|abnehmen|verlieren|perdre|maigrir|perder|bajar|adelgazar|emagrecer|perdere|dimagrire|afvallen|verliezen|kwijt)$/
const NOW =
  /^(?:weigh|currently|now|from|am|im|at|wiege|aktuell|derzeit|von|pese|actuellement|de|peso|peser|pesar|pesare|actualmente|ahora|desde|atualmente|da|attualmente|weeg|nu|van|is)$/
const GOAL =
  /^(?:to|reach|target|goal|under|below|down|get|be|hit|auf|unter|ziel|wunschgewicht|erreichen|zielgewicht|a|atteindre|objectif|sous|hasta|objetivo|meta|llegar|menos|para|chegar|obiettivo|arrivare|sotto|naar|doel|onder|by|want)$/
const WANT =
  /^(?:want|wanna|like|wish|hope|mochte|will|voudrais|veux|quiero|quisiera|quero|queria|voglio|vorrei|wil|zou|aimerais|gustaria|gostaria|hoffe|hoop|espero|spero)$/
/** What is named so is a goal wherever it stands around the weight. */
const GOAL_NAME =
  /^(?:goal|target|dream|ziel|zielgewicht|wunschgewicht|traumgewicht|idealgewicht|objectif|cible|ideal|ideale|reve|objetivo|meta|sueno|sonho|obiettivo|traguardo|sogno|doel|doelgewicht|streefgewicht|droomgewicht|ideaal)$/
const UNTIL = /^(?:until|till|bis|jusqu|hasta|ate|fino|finche|tot|totdat)$/
const WEIGH =
  /^(?:weigh|wiege|wiegen|pese|peser|peso|pesar|pesare|weeg|wegen|scales?|waage|balance|bascula|balanca|bilancia|weegschaal)$/
const LIFTS =
  /^(?:bench|squat|squats|squatting|deadlift|deadlifts|press|lift|lifting|clean|snatch|dumbbell|dumbbells|kettlebell|barbell|bar|plates|bankdrucken|kniebeuge|kreuzheben|banca|soulever|sentadilla|agachamento|curl|curls|row|rows|rucksack|vest|reps|sets|1rm|pr|pb|carry|carrying|parcels?|boxes|sacks?|bags?|sacke|kisten|pakete|schleppe|trage|hebe|porte|portes|cartons|colis|sacs|cargo|cargar|cajas|sacos|carrego|caixas|porto|scatole|pacchi|sacchi|til|tillen|dozen|zakken|pakketten|luggage|gepack)$/

/** What somebody wears on their back. */
const PACKS =
  /^(?:packs?|backpacks?|daypack|rucks?|rucking|weighted|ruckmarsch|marschgepack|mochilas?|zaino|zaini|rugzak|rugzakken)$/

type Weight = Span & { readonly at: number; readonly kg: number }

/** [kg] A smaller target is a thing's weight or a slip. @source default-ours */
export const LEAST_KG = 25

/**
 * The wish about weight of a text, or null where it names none.
 * @param text - as typed
 * @param words - of the text
 * @param time - against which dates are read
 */
export function readWeightWish(text: string, words: readonly Word[], { on, by: beside }: WishTime): WeightWish | null {
  let currentKg: number | null = null
  let targetKg: number | null = null
  let lossKg: number | null = null
  let weeklyKg: number | null = null
  const spans: Span[] = []
  for (const weight of weightsIn(words)) {
    const before = words
      .slice(Math.max(0, weight.at - 4), weight.at)
      .filter(({ sentence }) => sentence === sure(words[weight.at]).sentence)
    const around = words.slice(Math.max(0, weight.at - 5), weight.at + 5)
    if (around.some(({ text: word }) => LIFTS.test(word) || PACKS.test(word))) continue
    const isWished = before.some((word) => WANT.test(word.text))
    const isGoal = isGoalNamed(words, weight.at, before)
    const named = before
      .toReversed()
      .map((word) => roleOf(word.text))
      .find(Boolean)
    const role = named !== 'lose' && (isGoal || (isWished && named === 'now')) ? 'goal' : named
    const isLoss = role === 'lose' || isNextLoss(words, weight.at)
    if (isLoss && isEachWeek(words, weight)) weeklyKg = weight.kg
    else if (isLoss) lossKg = weight.kg
    else if (role === 'goal' && (isGoal || isWished || weight.kg >= LEAST_KG)) targetKg = weight.kg
    else if (role === 'now') currentKg = weight.kg
    else if (weight.kg >= LEAST_KG && readBy(words, weight.at, on)) targetKg = weight.kg
    else continue
    spans.push(weight)
  }
  if (targetKg === null && lossKg === null && weeklyKg === null) return null
  if (targetKg === null && lossKg !== null && currentKg !== null) targetKg = round(currentKg - lossKg)
  if (lossKg === null && targetKg !== null && currentKg !== null) lossKg = currentKg - targetKg
  const first = Math.min(...spans.map(({ start }) => words.findIndex((word) => word.start >= start)))
  const days = readBy(words, first, on)?.days ?? daysBeside(on, beside)
  const by = days === null || on === null ? null : addDays(on, days)
  if (weeklyKg === null && lossKg !== null && lossKg > 0 && days !== null) weeklyKg = round(lossKg / (days / 7))
  const heightM = heightIn(words)
  const leastKg = heightM === null ? LOWEST_KG : LOWEST_BMI * heightM ** 2
  const start = Math.min(...spans.map((span) => span.start))
  const end = Math.max(...spans.map((span) => span.end))
  return {
    start,
    end,
    quote: text.slice(start, end),
    currentKg,
    targetKg,
    by,
    weeklyKg,
    tooFast: weeklyKg !== null && weeklyKg > (currentKg === null ? FASTEST_KG : currentKg * BOUNDS['lost-a-week'].most),
    tooLow: targetKg !== null && targetKg < leastKg && (currentKg === null || targetKg <= currentKg),
  }
}

/** [days] until the day that stands beside a text, or null where there is none ahead. */
function daysBeside(on: CivilDate | null, by: CivilDate | null): number | null {
  const days = on === null || by === null ? 0 : daysBetween(on, by)
  return days > 0 ? days : null
}

function weightsIn(words: readonly Word[]): Weight[] {
  const found: Weight[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = sure(words[at])
    const unit = words[at + 1]
    if (!/^\d/.test(word.text) || !unit || unit.sentence !== word.sentence) continue
    const each = UNITS.find(([pattern]) => pattern.test(unit.text))?.[1]
    if (each === undefined) continue
    let kg = Number(word.text) * each
    let last = unit
    // "9 stone 6": pounds follow.
    const rest = words[at + 2]
    if (each === KG_PER_STONE && rest && /^\d{1,2}$/.test(rest.text) && Number(rest.text) < 14) {
      kg += Number(rest.text) * KG_PER_LB
      last = rest
    }
    found.push({ at, kg: round(kg), start: word.start, end: last.end })
  }
  const target = found.length === 1 ? targetWithoutUnit(words, sure(found[0]).at) : null
  return target === null ? found : [...found, target]
}

/** "Weigh 48 kg and want to get to 40". */
function targetWithoutUnit(words: readonly Word[], weighed: number): Weight | null {
  const { sentence } = sure(words[weighed])
  for (let at = weighed + 2; words[at]?.sentence === sentence; at += 1) {
    const { text, start, end, clause } = sure(words[at])
    const isLast = words[at + 1]?.clause !== clause
    const isWished = words.slice(weighed + 2, at).some((word) => WANT.test(word.text))
    if (Number(text) >= 30 && Number(text) <= 150 && isLast && isWished && GOAL.test(sure(words[at - 1]).text))
      return { at, kg: Number(text), start, end }
  }
  return null
}

function roleOf(word: string): 'lose' | 'now' | 'goal' | null {
  if (LOSE.test(word)) return 'lose'
  if (GOAL.test(word)) return 'goal'
  return NOW.test(word) ? 'now' : null
}

/** "10 Kilo abnehmen", "10 kilo afvallen", "10 kg weg": the verb comes behind. */
function isNextLoss(words: readonly Word[], at: number): boolean {
  return [2, 3, 4, 5, 6].some((step) => {
    const word = words[at + step]
    return (
      word !== undefined &&
      word.sentence === sure(words[at]).sentence &&
      /^(?:abnehmen|abgenommen|verlieren|afvallen|kwijt|verliezen)$/.test(word.text)
    )
  })
}

/** "40 kg is my goal weight", "ich will 40 kg wiegen", "until I weigh 40 kg". */
function isGoalNamed(words: readonly Word[], at: number, before: readonly Word[]): boolean {
  const behind = words.slice(at + 2, at + 6).filter(({ clause }) => clause === sure(words[at]).clause)
  if ([...before, ...behind].some(({ text }) => GOAL_NAME.test(text))) return true
  const leads = before.some(({ text }) => UNTIL.test(text) || WANT.test(text))
  const isUntil = before.some(({ text }) => UNTIL.test(text)) && before.some(({ text }) => WEIGH.test(text))
  return isUntil || (leads && behind.some(({ text }) => WEIGH.test(text)))
}

function isEachWeek(words: readonly Word[], { at }: Weight): boolean {
  const behind = words
    .slice(at + 2, at + 5)
    .map(({ text }) => text)
    .join(' ')
  return (
    /^(?:a|per|each|every|pro|die|par|a la|por|alla|a|al|per) (?:week|woche|semaine|semana|settimana)\b/.test(behind) ||
    /^(?:weekly|wochentlich)\b/.test(behind)
  )
}

function heightIn(words: readonly Word[]): number | null {
  for (const [at, word] of words.entries()) {
    const unit = words[at + 1]?.text ?? ''
    const value = Number(word.text)
    if (unit === 'cm' && value >= 120 && value <= 220) return value / 100
    if (/^(?:m|metres?|meters?|meter|metros|metri)$/.test(unit) && value >= 1.2 && value <= 2.2) return value
    if (/^(?:ft|foot|feet)$/.test(unit) && value >= 4 && value <= 7) {
      const inches = Number(words[at + 2]?.text)
      return (value * 12 + (inches < 12 ? inches : 0)) * 0.0254
    }
  }
  return null
}

function round(kg: number): number {
  return Math.round(kg * 10) / 10
}
