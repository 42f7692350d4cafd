import { daysBetween } from '../../civil-date.ts'
import type { CivilDate } from '../../model.ts'
import { NO_TRAINING } from './away.ts'
import { dateRangeIn } from './dates.ts'
import { monthAt } from './ends.ts'
import type { Saying } from './saying.ts'
import type { ToldSeason } from './seasons.ts'
import { MONTHS } from './words.ts'

type Away = Extract<Saying, { readonly kind: 'away' }>

/** What joins a stretch to the one before it. */
const AGAIN = /^\s*(?:,|;|&|\+|and|plus|then|,\s*and)\s*(?:again |then |from )*(?=\d|\p{L})/iu
/** [stretches] of one journey after another. */
const MOST = 6

/** More stretches behind one that is told: "away 1-4 Dec and 9-12 Dec". */
export function awayAgainIn(sentence: string, told: Saying, since: CivilDate): Away[] {
  if (told.kind !== 'away') return []
  const found: Away[] = []
  for (let at = told.span.end; found.length < MOST; ) {
    const joint = AGAIN.exec(sentence.slice(at))
    const from = at + (joint?.[0].length ?? 0)
    const range = joint && dateRangeIn(sentence.slice(from), since)
    if (!range || range.start > 0) break
    found.push({ ...told, from: range.from, to: range.to, span: { start: from, end: from + range.end } })
    at = from + range.end
  }
  return found
}

/** [days] Whoever does not train for longer says it otherwise. */
const MOST_DAYS = 120
/** What is refused is not all of it. */
const IN_PART =
  /\d|(?<!\p{L})(?:more|less|long|hard|heavy|longer|before|after|mornings?|evenings?|afternoons?|lunch\p{L}*|nights?|weekends?|weekdays?|mon|tue|wed|thu|fri|sat|sun|\p{L}+days?)(?!\p{L})/iu
/** [characters] A longer label is none. */
const MOST_CHARS = 80

/** Months without any training: "harvest Aug-Sep, no training at all", "calving feb and march so count me out". */
export function awayInMonths(
  sentence: string,
  seasons: readonly ToldSeason[],
  index: number,
  since: CivilDate,
): Away | null {
  const [one, more] = seasons
  const refused = NO_TRAINING.exec(sentence)
  if (more || !refused || IN_PART.test(sentence)) return null
  const months = one
    ? { ...one.season, start: one.span.start - index, end: one.span.end - index }
    : monthsIn(sentence, since)
  if (!months) return null
  const { from, to, start, end } = months
  if (from === undefined || to === undefined || to < since || daysBetween(from, to) > MOST_DAYS) return null
  return {
    ...{ kind: 'away', isLight: false, from: from > since ? from : since, to },
    label: sentence.trim().slice(0, MOST_CHARS),
    span: { start: Math.min(start, refused.index), end: Math.max(end, refused.index + refused[0].length) },
  }
}

/** A month, or two that are joined; "may" is a verb as often. */
const MONTH_BESIDE = new RegExp(
  `(?<![\\p{L}\\d])(?<!(?:until|till?|from|since|before|after) (?:the )?(?:end of |start of )?)(?<months>(?!may(?!\\p{L}))(?:${MONTHS.join('|')})(?!\\p{L}|\\s*\\d)(?:\\s*(?:-|–|\\/|&|\\+|and|to|till?|until)\\s*(?<last>(?:${MONTHS.join('|')})(?!\\p{L}|\\s*\\d)))?)`,
  'iu',
)

function monthsIn(sentence: string, since: CivilDate) {
  const found = MONTH_BESIDE.exec(sentence)
  const words = found?.groups?.months
  const first = words === undefined ? null : monthAt(words, since, true)
  if (!found || words === undefined || !first) return null
  const start = found.index + found[0].length - words.length
  const last = found.groups?.last === undefined ? first : monthAt(found.groups.last, first.first, true)
  return last ? { from: first.first, to: last.last, start, end: start + words.length } : null
}
