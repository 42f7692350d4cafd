import type { ReadEvent } from '../../model.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![\\p{L}])'
const DAY_MONTH = new RegExp(`(?<![\\d.:/])(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}`, 'giu')
/** The last day of several, and the weekend of one, are held by the first and by its Saturday. */
const OF_SEVERAL =
  /(?:\d(?:st|nd|rd|th)?(?: \p{L}+)? ?(?:-|–|to|and|&|\/)|(?:weekend|wk?e?nd|wkd|w\/e)(?: of)?(?: the)?|week of|until|till?|by|before|from) ?(?:the )?$/iu
/** A day that is over, or on which it is not after all. */
const NO_MORE =
  /^[^.;\n]{0,30}?(?<!\p{L})(?:cancel\p{L}*|moved|postponed|called off|done|instead of|was|changed)(?!\p{L})/iu
const CLAUSE_END = /[,.;!?\n](?!\d)/gu

/** [ratio] Below what a screen asks about. */
const UNSURE = 0.5

/** "20 miler on 28 March before Brighton on 18 April": where a clause tells a day that no event has, a screen asks which is whose. */
export function doubtBesideLeftDates(text: string, events: readonly ReadEvent[]): readonly ReadEvent[] {
  const left = [...text.matchAll(DAY_MONTH)].filter(({ 0: words, 1: day = '', 2: month = '', index }) => {
    const told = `-${String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
    if (NO_MORE.test(text.slice(index + words.length))) return false
    return !OF_SEVERAL.test(text.slice(0, index)) && !events.some(({ date }) => date?.endsWith(told))
  })
  if (left.length === 0) return events
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index)
  const clauseOf = (at: number) => ends.filter((end) => end < at).length
  return events.map((event) => {
    const isBeside = left.some(
      ({ index }) => clauseOf(index) >= clauseOf(event.span.start) && clauseOf(index) <= clauseOf(event.span.end - 1),
    )
    return isBeside ? { ...event, confidence: Math.min(event.confidence, UNSURE) } : event
  })
}
