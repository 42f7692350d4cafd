import type { CivilDate, Span } from '../../model.ts'
import { namedDatesIn } from './dates.ts'
import { nameOfOneDay } from './one-hour.ts'
import type { Saying } from './saying.ts'
import { MONTHS } from './words.ts'

const DAY = '\\d{1,2}(?:st|nd|rd|th|\\.|er)?'
/** "3 and 10 December", "4 Dec". */
const DATES = new RegExp(
  `(?<![\\p{L}\\d:.]|\\d ?[-–] ?)(?<days>${DAY}(?:(?:, ?| ?& ?| (?:and|und|et|y|e|en) )(?:the )?${DAY}){0,5}) ?(?:of |de |di )?(?<month>${MONTHS.map((words) => `(?:${words})`).join('|')})(?![\\p{L}]|\\s?[-–]| \\d)\\.?`,
  'giu',
)
const ALL_DAY =
  /(?<!\p{L})(?:all day|whole day|full day|ganzt[aä]gig|den ganzen tag|toute la journ[eé]e|todo el d[ií]a|tutto il giorno|tutta la giornata|(?:de )?hele dag|o dia (?:todo|inteiro)|dia inteiro)(?!\p{L})/iu
/** On such a day children are at home, or somebody is where they must be. */
const SUCH_DAY =
  /(?<!\p{L})(?:inset|insets|baker days?|teacher training day|pupil[- ]free|schulfrei\p{L}*|studiedag(?:en)?|journ[eé]e p[eé]dagogique|court (?:date|day|hearing)s?|jury (?:service|duty)|gerichtstermine?)(?!\p{L})/iu
/** What goes on from then, is over by then, or is of more than that. */
const LASTING =
  /(?<!\p{L})(?:from|since|until|till?|by|after|before|ab|seit|bis|depuis|jusqu\p{L}*|desde|hasta|até|dal?|fino|vanaf|sinds|tot|free|frei|libre|livre|liber[oa]|vrij|off|race|marathon)(?!\p{L})|\d[:.]\d\d|\d ?[ap]m|\d ?[-–] ?\d/iu
const CLAUSE_END = /[.;!?()\n]/u
/** Hours of such a day; ours, and asked about. */
const HOURS = { start: '09:00', end: '17:00' } as const

type Dated = Extract<Saying, { readonly kind: 'busy' }>

/** What takes all of some dates, which nobody told the hours of: "court dates 3 and 10 December, all day", "inset day 4 Dec". */
export function allDayDatesIn(sentence: string, since: CivilDate): Dated[] {
  return [...sentence.matchAll(DATES)].flatMap(({ 0: words, index, groups = {} }): Dated[] => {
    const before =
      sentence
        .slice(0, index)
        .split(/[,.;()\n]/u)
        .at(-1) ?? ''
    const after = sentence.slice(index + words.length)
    const behind = /^[^.;()\n,]*(?:, ?[^.;()\n,]*)?/u.exec(after)?.[0] ?? ''
    const told = ALL_DAY.exec(behind)
    const own = /^[^.;()\n,]*/u.exec(after)?.[0] ?? ''
    if (!told && !ALL_DAY.test(before) && !SUCH_DAY.test(before + own)) return []
    if (LASTING.test(before) || LASTING.test(own) || CLAUSE_END.test(before)) return []
    const span: Span = {
      start: index - before.trimStart().length,
      end: index + words.length + (told ? told.index + told[0].length : 0),
    }
    const label = nameOfOneDay(before.replace(ALL_DAY, ''), '')
    if (label === null) return []
    return [...(groups.days ?? '').matchAll(/\d{1,2}/gu)].flatMap(([day]): Dated[] => {
      const date = namedDatesIn(`${day} ${groups.month}`, since)
      return date ? [{ kind: 'busy', from: date.from, to: date.to, label, ...HOURS, isGuess: true, span }] : []
    })
  })
}
