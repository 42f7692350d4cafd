import { clockTime } from '../../day/clock.ts'
import { WEEKDAYS } from '../../model.ts'
import { daysIn } from './days.ts'
import { EARLIEST, LATEST } from './hours-told.ts'
import type { Saying, Whole } from './saying.ts'
import { DAYS, WEEKDAY_WORDS, WEEKEND } from './words.ts'

/** Working hours of a day: "9-5", "de 9h à 17h". */
const WORKING_HOURS =
  /(?<![\d:.])(?<from>[5-9]|0[5-9]|1[01])(?:[:.h]\d{0,2})?\s*(?:am|h|uhr|uur)?\s*(?:-|–|to|too|till?|until|bis|à|a|e|às|alle|tot|and)\s*(?:as |las )?(?<to>\d{1,2})(?:[:.h]\d{0,2})?(?![\d:])/giu
const WORK =
  /(?<!\p{L})(?:work(?!\s*-?outs?)\p{L}*|job|office|school|arbeit\p{L}*|b[uü]ro|travail\p{L}*|bureau|trabaj\p{L}*|oficina|trabalh\p{L}*|lavor\p{L}*|ufficio|werk\p{L}*|kantoor)(?!\p{L})/iu
/** Work that may be of weekends, too. */
const OF_WEEKENDS = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAY_WORDS.sat}|${WEEKDAY_WORDS.sun}|${WEEKEND}|every ?day|daily|7 days|six days|6 days|shifts?|rota\\p{L}*|täglich|tous les jours|schicht\\p{L}*)(?!\\p{L})`,
  'giu',
)

/** Work that is told as of Monday to Friday is of no weekend. */
const WORKWEEK =
  /(?<!\p{L})(?:mon(?:day)?s? ?(?:-|–|to|till?|thru|through) ?fri(?:day)?s?|m ?[-–] ?f|weekdays|every weekday)(?!\p{L})/iu

const WEEKEND_DAY = `(?:${WEEKDAY_WORDS.sat}|${WEEKDAY_WORDS.sun})`
const ENDS = '(?=\\s*(?:$|[.,;!\\n)]|(?:and|but|please|pls|plz|thanks)(?!\\p{L})))'
const form = (source: string) => new RegExp(`(?<!\\p{L})${source}${ENDS}`, 'iu')
/** Days of the weekend that are refused, or kept for rest. */
const REFUSED = [
  form(
    `(?:rest(?: days?)?|no(?: training)?|not|nothing|never|nicht|kein\\p{L}*|pas|nada|non|n[aã]o|niet|geen)\\s+(?:on\\s+|at\\s+|am\\s+|an\\s+|op\\s+|les?\\s+|los?\\s+|las?\\s+|el\\s+|aos?\\s+|d[ei]\\s+)?(?<days>${WEEKEND_DAY})`,
  ),
  form(
    `(?<days>${WEEKEND_DAY})\\s*(?:are |is |: |= )?(?:off|free|rest(?: days?)?|no|never|frei|ruhetag|libres?|repos|descanso|riposo|liber[oaie]|folga|vrij|n[aã]o|nothing|nada|rien|nichts|niente|nulla|niets)`,
  ),
  form(`(?<days>${WEEKEND})\\s*(?:are |is |: |= )?(?:a )?(?:no(?:pe)?|never|nothing)`),
]
const CANNOT = new RegExp(`(?<!\\p{L})(?:can['’]?t|cannot) (?:do|make) (?<days>${DAYS})`, 'iu')
/** "Must be done by 7pm", "home by 8", "not later than 8pm". */
const DONE_BY =
  /(?<!\p{L})(?:(?:i )?(?:must|have to|need to|want to|like to|['’]d like to|got to|gotta|should) (?:be )?(?:done|finished|finish|home|back(?: home)?) by|(?:not|no|nothing|never) (?:later th[ae]n|after|past))\s+(?<hour>\d{1,2}|six|seven|eight|nine|ten)(?:[:.](?<minute>\d{2}))?\s*(?:pm|uhr|h)?(?![\d:\p{L}])/iu
const HOURS: Readonly<Record<string, number>> = { six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }
const NOON = '12:00'
const PARTS: readonly (readonly [RegExp, string, string])[] = [
  [
    form("(?:only (?:in the )?evenings|evenings only|nur abends|solo la sera|soirs? seulement|alleen [’']?s avonds)"),
    '17:00',
    '21:30',
  ],
  [form('(?:afternoons? (?:or|and|&) evenings? only|only afternoons? (?:or|and|&) evenings?)'), NOON, '21:30'],
  [form("(?:only (?:in the )?mornings|mornings only|nur morgens|alleen [’']?s ochtends)"), '05:30', '11:00'],
]

/**
 * What a sentence says of training in a text that tells of work by day: days of the weekend off, an hour to be done by,
 * evenings only. Where work may be of weekends such words may be of that, and are left for others.
 * @param text - the whole of what was written
 */
export function besideWorkIn(sentence: string, text: string): Saying | null {
  const ends = [...text.matchAll(WORKING_HOURS)].map(({ groups }) => afternoon(Number(groups?.to)))
  if (!WORK.test(text) || ends.length === 0) return null
  for (const { found, whole } of candidates(sentence, text, Math.max(...ends))) {
    if (found && whole) return { ...whole, span: { start: found.index, end: found.index + found[0].length } }
  }
  return null
}

type Candidate = { readonly found: RegExpExecArray | null; readonly whole: Whole | null }

function* candidates(sentence: string, text: string, workEnds: number): Generator<Candidate> {
  for (const pattern of REFUSED) {
    const found = pattern.exec(sentence)
    const days = daysIn(found?.groups?.days ?? '')
    const others = [...text.matchAll(OF_WEEKENDS)].length
    yield { found, whole: days.length > 0 && (others === 1 || WORKWEEK.test(text)) ? { kind: 'never', days } : null }
  }
  const cannot = CANNOT.exec(sentence)
  const days = daysIn(cannot?.groups?.days ?? '')
  yield { found: cannot, whole: days.length > 0 && days.length < WEEKDAYS.length ? { kind: 'never', days } : null }
  const done = DONE_BY.exec(sentence)
  const told = done?.groups?.hour ?? ''
  const hour = afternoon(HOURS[told.toLowerCase()] ?? Number(told))
  const start = clockTime(hour * 60 + Number(done?.groups?.minute ?? 0))
  const isLater = hour > workEnds && start < LATEST
  yield { found: done, whole: isLater ? { kind: 'closed', days: WEEKDAYS, hours: { start, end: LATEST } } : null }
  for (const [pattern, from, to] of PARTS) {
    const isFree = from === NOON || (from > EARLIEST && (to < '12:00' || workEnds * 60 <= 18 * 60))
    yield {
      found: OF_A_DAY.test(sentence) ? null : pattern.exec(sentence),
      whole: isFree ? { kind: 'only', days: WEEKDAYS, hours: { start: from, end: to } } : null,
    }
  }
}

/** "Wednesdays only evenings": of that day. */
const OF_A_DAY = new RegExp(`${DAYS} only (?:in the )?(?:evening|morning|afternoon)`, 'iu')

/** An hour of the second half of a day, as it is told. */
const afternoon = (hour: number) => (hour < 12 ? hour + 12 : hour)
