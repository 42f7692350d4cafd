import type { CivilDate } from '../../model.ts'
import { endsIn } from './ends.ts'
import type { Saying } from './saying.ts'
import { isOfJourney, tripWordsIn } from './trip-kit.ts'

/** That there is no more than what is named. */
const ALONE =
  /(?<!\p{L})(?:only|just|nothing but|no more than|have to (?:make do|manage) with|no (?:equipment|kit|gear)|nur|nichts (?:au(?:ß|ss)er|als)|seulement|que des|solo|s[oó]lo|solamente|apenas|soltanto|alleen)(?!\p{L})/iu
/** "I only have", "at the moment I've got just": what leads to it, and tells of no hours. */
const LEAD = /(?:(?<![\p{L}\d'’])[\p{L}'’]+\s+){1,6}$/u
const SHUT = /^no (?:gym|weights)/iu
/** [characters] of what was said that the stretch is called by. */
const MOST_CHARS = 80

/**
 * What there is to lift with for a while: "until 20 December I only have bands", "just dumbbells for the next two weeks".
 * @param before - the text before it: a journey's kit is of the journey
 * @param since - the day on which it was written
 */
export function kitForAWhileIn(sentence: string, before: string, since: CivilDate): Saying | null {
  const [ending] = endsIn(sentence, true, since)
  if (!ending || !ALONE.test(sentence) || isOfJourney(sentence, lastOf(before))) return null
  // A gym that is shut, and weights that nobody lifts, say nothing of what there is.
  const told = tripWordsIn(sentence).filter(({ start }) => !SHUT.test(sentence.slice(start)))
  if (told.length === 0) return null
  const first = Math.min(ending.start, ...told.map(({ start }) => start))
  const span = {
    start: first - (LEAD.exec(sentence.slice(0, first))?.[0].length ?? 0),
    end: Math.max(ending.end, ...told.map(({ end }) => end)),
  }
  // "Only bands at home, office until 20 December": the end is of something else.
  if (/[,;]/u.test(sentence.slice(span.start, span.end).replace(/,? (?:and|und|et|y|e|en) /gu, ' '))) return null
  const label = sentence.trim().slice(0, MOST_CHARS)
  const equipment = [...new Set(told.flatMap(({ means }) => means))]
  return { kind: 'kit', equipment, from: since, to: ending.to, label, span }
}

const lastOf = (text: string) =>
  text
    .trimEnd()
    .split(/[.;!?\n]/)
    .at(-1) ?? ''
