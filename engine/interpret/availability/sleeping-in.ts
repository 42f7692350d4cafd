import { hoursBetween } from './amounts.ts'
import { daysIn } from './days.ts'
import { EARLIEST } from './hours-told.ts'
import type { Saying } from './saying.ts'
import { DAYS } from './words.ts'

const CLOCK = '(?<to>\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|h|uhr|uur)?)(?![\\d:.]*\\d|\\s?[p%]|\\s?h(?:ou)?rs?)'
/** Somebody is asleep, or in bed, until then. */
const ASLEEP = [
  `(?:sleep(?:ing|s)?|lie[- ]?in|lying in|stay(?:ing)? in bed|asleep|in bed)(?: in| late)* (?:un)?till?(?: about| around| at least)? `,
  `not (?:up|awake|out of bed|getting up) (?:before|until|till?)(?: about| around)? `,
  `(?:schlaf\\p{L}*|ausschlafen|lieg\\p{L}* im bett)(?: ich)?(?: aus)?(?: immer| meist)? bis(?: um| ca\\.?)? `,
  `(?:dors|reste au lit) jusqu['’]à `,
  `duermo(?: siempre)? hasta las `,
  `durmo até (?:às|as) `,
  `dormo fino alle `,
  `slaap(?: ik)?(?: uit)? tot(?: een uur of)? `,
].join('|')
const BEFORE_OR_BEHIND = `(?:(?<before>${DAYS}):?,?\\s(?:[\\p{L}'’]+\\s){0,3}?)?(?:${ASLEEP})${CLOCK}(?:\\s(?:in the morning\\s)?(?:on\\s|am\\s|an\\s|le\\s|los\\s|el\\s|la\\s|op\\s|aos\\s|ao\\s|at\\s)?(?<behind>${DAYS}))?`
const SLEEPS = new RegExp(`(?<!\\p{L})${BEFORE_OR_BEHIND}(?!\\p{L})`, 'giu')
/** The sleep of others. */
const OTHERS =
  /(?<!\p{L})(?:kids?|child(?:ren)?|bab(?:y|ies)|twins|toddlers?|he|she|they|wife|husband|partner|kind(?:er)?|enfants?|hijos|niños|bambini|kinderen|filhos)(?!\p{L})/iu
/** Who sleeps longer has worked at night. */
const LATEST_RISE = '12:00'

/** The days on which somebody says that they sleep until an hour: nothing is trained before it. */
export function sleepingIn(sentence: string): Saying[] {
  if (OTHERS.test(sentence)) return []
  return [...sentence.matchAll(SLEEPS)].flatMap(({ 0: words, index, groups = {} }): Saying[] => {
    const days = daysIn(groups.before ?? groups.behind ?? '')
    const hours = hoursBetween(`${EARLIEST}am`, `${groups.to?.replace(/\s?(?:am|h|uhr|uur)$/iu, '')}am`)
    if (days.length === 0 || !hours || hours.end > LATEST_RISE) return []
    return [{ kind: 'closed', days, hours, span: { start: index, end: index + words.length } }]
  })
}
