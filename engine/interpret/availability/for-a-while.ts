import { addDays, daysBetween, weekdayOf } from '../../civil-date.ts'
import { type CivilDate, type Discipline, type Season, type Span, WEEKDAYS } from '../../model.ts'
import { endsIn } from './ends.ts'
import { type Saying, spaces } from './saying.ts'
import { GOING, SPORT_NAMES } from './sport-names.ts'
import { sportsIn } from './sports.ts'
import { DAY_NAME, NOT } from './words.ts'

/** "No gym on Fridays until May" closes no Friday. */
const OF_ONE_SPORT =
  /(?<!\p{L})(?:gym|lift(?:ing)?|weights|runs?|running|swim(?:s|ming)?|rid(?:e|es|ing)|cycl(?:e|ing)|yoga|pilates|tennis|football|laufen|schwimmen|radfahren|correr|nadar|courir|nager)(?!\p{L})/iu
/** Whether words speak of one sport, and not of training. */
export const isOfOneSport = (words: string) => OF_ONE_SPORT.test(words)
/** [characters] of what was said that a day off is called by. */
const MOST_CHARS = 80

/**
 * Weekdays that are off for a while alone: "only weekends until Christmas", "no training on Mondays until February".
 * @param read - what the words say without their end
 * @param since - the day on which they were written
 * @returns nothing where they say anything else
 */
export function forAWhileIn(
  sentence: string,
  read: (words: string) => readonly Saying[],
  since: CivilDate,
): readonly Saying[] {
  const [stretch] = isOfOneSport(sentence) ? [] : endsIn(sentence, true, since)
  if (!stretch) return []
  const { start, end, to } = stretch
  const found = read(sentence.slice(0, start) + spaces(sentence.slice(start, end)) + sentence.slice(end))
  const span = {
    start: Math.min(start, ...found.map((one) => one.span.start)),
    end: Math.max(end, ...found.map((one) => one.span.end)),
  }
  const label = sentence.slice(span.start, span.end).trim()
  return offFor(found, { to }, { span, label, since })
}

/** The days off that what shuts weekdays for a while comes to; none where it says anything else. */
export function offFor(
  found: readonly Saying[],
  { from = '', to }: Season,
  { span, label, since }: { readonly span: Span; readonly label: string; readonly since: CivilDate },
): readonly Saying[] {
  const shut = new Set(found.flatMap(shutBy))
  const isOff = shut.size > 0 && shut.size < WEEKDAYS.length && found.every(isOfDays)
  if (!isOff || to === undefined) return []
  const first = from > since ? from : since
  const days = Array.from({ length: Math.max(0, daysBetween(first, to) + 1) }, (_, at) => addDays(first, at))
  const off = days.filter((date) => shut.has(weekdayOf(date)))
  return stretchesOf(off).map((one) => ({
    ...{ kind: 'away', isLight: false, ...one, label: label.slice(0, MOST_CHARS), span },
  }))
}

/**
 * Sports that are not done for a while: "no running until 10 January", "the physio says no swimming for the next three weeks".
 * @param since - the day on which it was written
 */
export function withoutIn(sentence: string, since: CivilDate): Extract<Saying, { readonly kind: 'without' }> | null {
  const [ending] = endsIn(sentence, true, since)
  const said = ending && refusedIn(sentence)
  if (!said) return null
  const span = { start: Math.min(ending.start, said.span.start), end: Math.max(ending.end, said.span.end) }
  // "No running, football until May": the end is of something else.
  if (/[,;]/u.test(sentence.slice(said.span.end, ending.start))) return null
  const label = sentence.slice(span.start, span.end).trim().slice(0, MOST_CHARS)
  return { kind: 'without', sports: said.sports, from: since, to: ending.to, label, span }
}

/** The sport that a sentence refuses, and where. */
export function refusedIn(sentence: string): { readonly sports: readonly Discipline[]; readonly span: Span } | null {
  for (const { sport, refused } of REFUSED) {
    const found = refused.exec(sentence)
    // What is shut, or led by somebody, or refused on some days alone is no sport that is refused.
    if (
      found &&
      !OTHER.test(sentence.slice(found.index, found.index + found[0].length + NEXT_WORD)) &&
      !DAY.test(sentence)
    )
      return { sports: [sport], span: { start: found.index, end: found.index + found[0].length } }
  }
  const said = sportsIn(sentence)
  return said?.kind === 'sports' && said.does.length === 0 ? { sports: said.never, span: said.span } : null
}
/** [characters] */
const NEXT_WORD = 9
const OTHER =
  /(?<!\p{L})(?:gym|studio|fitnessstudio|salle|gimnasio|palestra|academia|sportschool)(?!\p{L})|(?<!\p{L})(?:less|class|cour|prac|club)/iu
const DAY = new RegExp(DAY_NAME, 'iu')
const REFUSED = SPORT_NAMES.map(([sport, names]) => ({
  sport,
  refused: new RegExp(String.raw`(?:${NOT}|nada de)${GOING}(?<!\p{L})(?:${names})(?!\p{L})`, 'iu'),
}))

const isOfDays = (one: Saying) => one.kind === 'never' || (one.kind === 'only' && one.hours === null)

function shutBy(one: Saying) {
  if (one.kind === 'never') return one.days
  return one.kind === 'only' && one.hours === null ? WEEKDAYS.filter((day) => !one.days.includes(day)) : []
}

/** Days in a row, each stretch as one; the days are in their order. */
export function stretchesOf(dates: readonly CivilDate[]): { readonly from: CivilDate; readonly to: CivilDate }[] {
  const stretches: { from: CivilDate; to: CivilDate }[] = []
  for (const date of dates) {
    const last = stretches.at(-1)
    if (last && addDays(last.to, 1) === date) last.to = date
    else stretches.push({ from: date, to: date })
  }
  return stretches
}
