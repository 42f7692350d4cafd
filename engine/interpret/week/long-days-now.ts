import { type Discipline, type LongDays, WEEKDAYS, type Weekday } from '../../model.ts'
import { daysIn } from '../availability/days.ts'

/** What a long session is called, by its sport, in seven languages. */
const NAMED: readonly (readonly [Discipline, RegExp])[] = [
  [
    'run',
    /(?<!\p{L})(?:long(?:er|est)? (?:slow )?(?:runs?|jogs?)|run long|lange[nr]? l[aä]uf?e?|sorties? longues?|rodajes? largos?|tiradas? largas?|lung(?:o|hi)|cors[ae] lung(?:a|he)|lange duurlo(?:op|pen)|long[aã]o|corridas? longas?)(?!\p{L}| (?:to|from|home)(?!\p{L}))/giu,
  ],
  [
    'cycle',
    /(?<!\p{L})(?:long(?:er|est)? (?:bike )?rides?|ride long|lange[nr]? (?:radtour|ausfahrt)(?:en)?|lange fietstocht(?:en)?)(?!\p{L}| (?:to|from|home)(?!\p{L}))/giu,
  ],
  ['swim', /(?<!\p{L})long(?:er|est)? swims?(?!\p{L})/giu],
]
/** Not theirs, not now, not on these days. */
const NOT_SO =
  /(?<!\p{L})(?:not|no(?! (?:domingo|s[aá]bado))|never|don['’]?t|can['’]?t|cannot|won['’]?t|except|instead|used to|no longer|my (?:wife|husband|partner|friend|brother|sister|son|daughter|mum|mom|dad)|he|she|they|every (?:other|second)|once|next|last|this|kein\w*|nicht|nie|außer|pas|jamais|sauf|nunca|salvo|non|mai|tranne|n[aã]o|exceto|niet|geen|nooit|behalve)(?!\p{L})/iu
const CLAUSE = /[^.,;!?\n&+]+/g
const AND = /\s(?:and|then|und|dann|et|puis|y|e|ed|en)\s/iu
/** Words that may stand between a day and what is done on it. */
const BESIDE = 3

/**
 * The weekdays that a text says somebody has their long sessions on: "Sat long run", "long ride on Sundays".
 * What is refused, past or of others says nothing; nor does one that stands between two days.
 */
export function longDaysNow(text: string): LongDays[] {
  return (text.match(CLAUSE) ?? []).flatMap((clause) => {
    if (NOT_SO.test(clause)) return []
    return NAMED.flatMap(([sport, names]) =>
      [...clause.matchAll(names)].flatMap(({ 0: { length }, index }) => {
        const days = daysBeside(clause.slice(0, index), clause.slice(index + length))
        return days.length > 0 && days.length < WEEKDAYS.length ? [{ sport, days }] : []
      }),
    )
  })
}

function daysBeside(before: string, after: string): Weekday[] {
  const left = daysIn(before.split(AND).at(-1) ?? '')
  const right = daysIn(after.split(AND)[0] ?? '')
  if (left.length === 0 || right.length === 0) return left.length > 0 ? left : right
  // "Gym Monday long run Sunday", "Sat long run Sun off": whose day it is nobody can say.
  const isNear = daysIn(before.trim().split(/\s+/).slice(-BESIDE).join(' ')).length > 0
  return isNear ? [] : right
}
