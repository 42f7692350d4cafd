import { addDays, mondayOf } from '../../civil-date.ts'
import type { CivilDate, Span } from '../../model.ts'
import { lastingIn, ofNowIn, seasonIn, soonIn } from './away-soon.ts'
import { isFar, journeyIn, ordinalRangeIn, untilIn } from './away-until.ts'
import { type DateRange, dateRangeIn, namedDatesIn } from './dates.ts'
import { type Saying, spaces } from './saying.ts'
import { hoursBehind, withoutTripHours } from './trip-hours.ts'
import { tripKitIn } from './trip-kit.ts'
import { dayAndMonth, withWeeksOf } from './weeks-of.ts'
import { AWAY, NOT, TRAIN, UNAVAILABLE } from './words.ts'

/** "No training", "I will not be training", "mustn't do any exercise", "no workouts possible". */
export const NO_TRAINING = new RegExp(
  [
    `${NOT}(?:\\s+[\\p{L}'’]+){0,3}?\\s+${TRAIN}`,
    `${UNAVAILABLE}`,
    '(?:total |complete )?write[- ]?off',
    'count me out',
    'no nothing',
    'nothing (?:at all|then|those days|that week)',
    '(?:so |please )?(?:pause|skip) (?:it|this|that|everything|(?:the |my )?(?:plan|training))(?! up)',
    'no (?:plan|sessions?) (?:needed|then|please)',
    `(?:rul(?:ed|ing) out|bann?(?:ed|s)|off) (?:all |any )?${TRAIN}`,
    '(?:leave|keep) (?:those|these) days (?:empty|free|clear)',
    "(?:until then|d['’]ici là|bis dahin|hasta entonces|até lá|fino ad allora|tot dan) (?:nothing|rien|nichts|nada|niente|niets)(?=\\W*$|,)",
  ].join('|'),
  'iu',
)
/** Right beside a date, and of it whatever else is said. */
const AWAY_WORDS = new RegExp(AWAY, 'iu')
/** What is refused here is more of it, or less. */
const IN_PART = new RegExp(
  `${NOT}(?:\\s+\\p{L}+){0,3}\\s+(?:have|need|mind|want|miss|skip|stop|longer|more|just|only)`,
  'iu',
)
/** What there is to train with, or how much: those days are lighter, and not off. */
const LIGHT =
  /(?<!\p{L})(?:hotel (?:room|gym)|resistance bands?|no (?:equipment|kit|gear|gym)|body ?weight|keep (?:it|them) (?:small|light|easy|short|gentle)|(?:easy|light) stuff|little things|do a (?:bit|little)|yoga mat|(?:small|short|light|easy) (?:ones|sessions|things|workouts))(?!\p{L})/iu
/** Until then, and no longer: "can't train until Monday". */
const UNABLE = /(?<!\p{L})(?:can['’]?t|cannot|unable|not able|kann|peux|puedo|posso|kan)(?!\p{L})/iu
/** Of whoever is not there, beside the day on which that ends. */
const GONE_ENGLISH = `back home|home again|(?<!(?:run|ride|running|riding|race|racing|cycling) )on the road|(?:fly|flying) (?:to|out|off|home|back)|out again|camping|(?<!not )(?:going|heading) (?:home|back|abroad|skiing)|leaving for|off to|(?:i['’]?m|i am|i['’]?ll be|we['’]?re|we are) gone`
const GONE_ELSEWHERE = `absente?|(?:weg|fort|fuera|fora|via)(?= (?:vom|von|van|del?|dal) \\d)|(?<=^\\s*(?:ich bin )?vom [^,]{3,40}\\p{L} )(?:weg|fort)(?=\\W*$)|(?<!\\p{L} )(?:viajo|viajamos|viaggio|je pars|nous partons|verreise|ik reis)|(?:bin|sind|ben|zijn)(?: [^ ,.]+){0,5} (?:weg|fort)|(?:weg|fort) (?:bin|sind|ben|zijn)|est(?:oy|aré|amos)(?: [^ ,.]+){0,2} fuera|est(?:ou|arei|amos)(?: [^ ,.]+){0,2} fora|(?:sono|sarò|siamo)(?: [^ ,.]+){0,2} (?:fuori|via)`
const GONE = new RegExp(String.raw`(?<!\p{L})(?:${GONE_ENGLISH}|${GONE_ELSEWHERE})(?!\p{L})`, 'iu')
const HOSPITAL =
  /(?<!\p{L}|(?:lavor\p{L}*|trabaj\p{L}*|trabalh\p{L}*|travaill\p{L}*|bosse|arbeit\p{L}*|werk\p{L}*|work\p{L}*|nurse|doctor|job) )(?:in (?:the |a )?hospital|im krankenhaus|à l['’]hôpital|en el hospital|no hospital|in ospedale|in het ziekenhuis)(?!\p{L})/iu
/** Whoever works there, or visits. */
const NO_PATIENT =
  /(?<!\p{L})(?:work\p{L}*|shifts?|nurse|doctor|duty|visit\p{L}*|mum|mom|dad|mother|father|nan|gran\p{L}*|wife|husband|partner|son|daughter|brother|sister|schicht\p{L}*|arbeit\p{L}*|vater|mutter|frau|mann|(?:beau-)?p[èe]re|(?:belle-)?m[èe]re|mari|femme|madre|padre|suegr[oa]|m[ãa]e|pai|nonn[oa]|moglie|marito|moeder|vader|man|vrouw)(?!\p{L})/iu
const inHospital = (sentence: string) => (NO_PATIENT.test(sentence) ? null : HOSPITAL.exec(sentence))
/** Who is away is not the writer. */
const SOMEBODY = new RegExp(
  `(?<!\\p{L})(?:mum|mom|dad|wife|husband|partner|boyfriend|girlfriend|kids?|children|son|daughter|boss|manager|colleagues?|coach|nanny|childminder|flatmate|parents|he|she|they)(?:${[
    "(?:['’]s| is| are| will be| goes?| go)(?: all| both)? (?:off|at|in)",
    "(?:['’]s| is| are| will be| goes?| go)?(?: all| both)? (?:away|travel\\p{L}*|on (?:holiday|vacation)|abroad)",
    "(?:['’]s| has| have|['’]s got) (?:an? |their |his |her )?(?:\\p{L}+ )?(?:trip|holiday|vacation|conference)",
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** "No holidays until Christmas", "two hours away", "a conference call", "the school holidays": nobody goes away. */
const NOT_AWAY = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:no|keine?n?|pas de|sin|sem|niente|geen) (?:more )?(?:holidays?|trips?|travel(?:l?ing)?|vacation|urlaub|ferien|vacances|vacaciones|férias|vacanz[ae]|ferie|vakantie)[^,;]*?(?=,|;| but |$)',
    `(?:not|never|isn['’]?t|won['’]?t|nicht|pas|não|non|niet)(?: (?:going|go|be|being|currently|actually|really|on|in|im|en|de|di|op|to))* ${AWAY}`,
    '(?:conference|travel|holiday) (?:calls?|mug|time|club|let|card|pay|cover)',
    `(?:after|since|before|nach|seit|apr[eè]s|depuis|después de|depois d[aoe]s?|dopo|na) (?:\\p{L}+ )?${AWAY}`,
    '(?:bank|public|school|half[- ]term|religious) (?:holidays?|trips?)',
    '(?:hours?|hrs?|miles?|km|kilomet(?:er|re)s|min(?:ute)?s?|blocks?|streets?|weeks?|days?|months?|right|far|walk|drive) away',
    '(?:trip|travel(?:l?ing)?) (?:to|in|from|for|through) (?:(?:the|my) )?(?:gym|shops?|school|nursery|work|office|traffic|vet|dentist|tip)',
    "(?:bike|car|dog)(?: is|['’]s) away",
  ].join('|')})(?!\\p{L})`,
  'giu',
)
/** "Gave my bike away". */
const GIVEN =
  /(?<!\p{L})(?:(?:gave|gives?|giving|given|threw|throw\p{L}*|cleared)(?!\p{L}).*|(?:put|took|(?<!(?:['’]ve|have|has) )got)(?!\p{L})[^,]*)(?<!\p{L})away(?!\p{L})/iu
/** "No workouts possible those days." */
const THOSE_DAYS =
  /(?<!\p{L})(?:those (?:\p{L}+ )?days|that week|then|during (?:it|that)|that time|while there|there)(?!\p{L})/iu

/**
 * The days, by their dates, on which somebody cannot train, or only a little.
 * @param next - the sentence behind it
 * @param since - the day on which the text was written
 */
export function awayIn(typed: string, next: string, since: CivilDate): Saying | null {
  const sentence = typed.replaceAll(NOT_AWAY, spaces)
  if (SOMEBODY.test(sentence) || GIVEN.test(sentence)) return null
  const named = withFeasts(withoutTripHours(sentence), since)
  const isRefused = NO_TRAINING.exec(sentence)
  const dated =
    earlier(dateRangeIn(named, since), journeyIn(named, since)) ??
    lastingIn(named, since) ??
    (isRefused && ofNowIn(named, since)) ??
    ordinalRangeIn(named, since) ??
    seasonIn(sentence, since)
  const isInPart = isRefused !== null && IN_PART.test(clauseAround(sentence, isRefused.index))
  const isUnable = isRefused !== null && UNABLE.test(sentence)
  const told = dated ? null : untilIn(named, isUnable, since)
  // "Work 9-5 until 20 December, then holidays": of which nobody says how long they are.
  const until = told && THEN_AWAY.test(named.slice(told.end)) ? null : told
  // "On holiday. Back on 7 December."
  const later = dated || until || !BACK.test(next) ? null : untilIn(withFeasts(next, since), false, since)
  const own = dated ?? until ?? (later ? null : soonIn(sentence, since))
  const range = own ?? later
  const gone = AWAY_WORDS.exec(sentence) ?? inHospital(sentence) ?? ((dated || until || later) && GONE.exec(sentence))
  const single = range || (isRefused && isInPart) || !(isRefused ?? gone) ? null : namedDatesIn(named, since)
  const days = range ?? (single && isFar(single.from, sentence, since) ? null : single)
  if (!days || (!range && NOT_ON.test(named.slice(0, days.start)))) return null
  const away = gone ?? (range && isInPart ? null : isRefused)
  const loose = dated ? null : (own ?? (isRefused ? null : single))
  if (away && loose && !isBeside(sentence, loose, away)) return null
  const isOf = THOSE_DAYS.test(next)
  const isNext = LIGHT.test(next) && !NO_TRAINING.test(next)
  const kit = isRefused || NO_TRAINING.test(next) ? null : tripKitIn(sentence, next)
  const isKit = kit !== null && (away !== null || dated !== null)
  const isLight = isKit || (!isRefused && !until && !later && (LIGHT.test(sentence) || isNext))
  if (!away && !(isOf && !later && NO_TRAINING.test(next)) && !isLight) return null
  return {
    ...{ kind: 'away', isLight, from: days.from, to: days.to },
    ...(isKit && { equipment: kit.equipment }),
    label: away && away[0].split(' ').length <= MOST_WORDS ? capitalised(away[0]) : 'Away',
    span: spanOf(days === later ? [] : [{ ...days, end: days.end + hoursBehind(sentence.slice(days.end)) }], [
      away,
      isLight ? LIGHT.exec(sentence) : null,
      ...(isKit ? kit.spans : []),
    ]),
  }
}

/** "I fly out 7 December, home on the 21st, then out again 4 to 18 January": one after the other. */
const earlier = (one: DateRange | null, other: DateRange | null): DateRange | null =>
  one && other && other.end <= one.start ? other : (one ?? other)

/** The part of a sentence between two commas in which a place lies. */
function clauseAround(sentence: string, at: number): string {
  const end = sentence.indexOf(',', at)
  return sentence.slice(sentence.lastIndexOf(',', at) + 1, end < 0 ? undefined : end)
}

const THEN_AWAY =
  /(?:^|[,;–-])\s*(?:and )?(?:then|after that|afterwards|danach|dann|ensuite|puis|apr[eè]s|luego|despu[eé]s|depois|poi|dopo|daarna|dan)(?!\p{L})/iu

const BACK =
  /^\s*(?:i['’]?m |i am |ich bin |bin )?(?:back|home again|zurück|wieder|de retour|vuelvo|volto|torno|terug)(?!\p{L})/iu

/** [letters] Farther apart, "no training" and "tomorrow" are two thoughts. */
const BESIDE = 40

/** Whether days that are told from today, and what is said of them, are one thought: "no training, more water tomorrow" is two. */
function isBeside(sentence: string, { start, end }: DateRange, { 0: words, index }: RegExpExecArray): boolean {
  const between = index < start ? sentence.slice(index + words.length, start) : sentence.slice(end, index)
  if (/^not? (?:much|a lot)/i.test(words)) return false
  return (
    between.length <= BESIDE &&
    (between.match(/,/gu)?.length ?? 0) <= 1 &&
    !/\b(?:more|weer|wieder|again)\b/iu.test(between)
  )
}

/** [words] A longer label is none. */
const MOST_WORDS = 2

function spanOf(days: readonly Span[], told: readonly (RegExpExecArray | Span | null)[]): Span {
  const words = told.flatMap((one) =>
    one === null ? [] : 'start' in one ? [one] : [{ start: one.index, end: one.index + one[0].length }],
  )
  const places = [...days, ...words]
  return { start: Math.min(...places.map(({ start }) => start)), end: Math.max(...places.map(({ end }) => end)) }
}

const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ')
const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/christmas day/giu, '25 Dec'],
  [/christmas eve/giu, '24 Dec'],
  [/boxing day/giu, '26 Dec'],
  [/new year['’]?s eve/giu, '31 Dec'],
  [/new year['’]?s day/giu, '1 Jan'],
]
const WEEKEND = /this weekend/giu
const TOMORROW = /(?<=from )tomorrow/giu
/** "We all may travel" is of no month. */
const WHOLE_MONTH = new RegExp(
  `(?:(?:whole|entire)(?: of| month of)?|all (?:of|month of)|all(?! may| march)) (${MONTH_NAMES.join('|')})`,
  'giu',
)
/** What ends then may have begun at any time, and what begins then ends at any. */
const NOT_ON =
  /(?:until|till?|to|bis|jusqu['’]au|hasta|at[eé]|fino al?|tot|after|since|from|before|back(?: on)?|nach|seit|ab|vor|depuis|apr[eè]s|avant|desde|despu[eé]s del?|antes del?|dopo|dal|na|sinds|vanaf|voor)\W*(?:the |zum |dem |el |le |il |a |o )?$/iu

/** The same sentence, as long as it was, with feasts and the weekend that is, or comes, as dates. */
function withFeasts(sentence: string, since: CivilDate): string {
  const monday = mondayOf(since)
  const [saturday, sunday] = [addDays(monday, 5), addDays(monday, 6)]
  const weekend =
    saturday.slice(0, 7) === sunday.slice(0, 7)
      ? `${Number(saturday.slice(8))}-${dayAndMonth(sunday)}`
      : `${dayAndMonth(saturday)}-${dayAndMonth(sunday)}`
  return [...FEASTS, [WEEKEND, weekend] as const]
    .reduce(
      (text, [feast, date]) => text.replace(feast, (name) => date.padEnd(name.length)),
      withWeeksOf(sentence, since),
    )
    .replace(TOMORROW, (name) => dayAndMonth(addDays(since, 1)).padEnd(name.length))
    .replace(WHOLE_MONTH, (name, month: string) => `1-${lastDay(month, since)}`.padEnd(name.length))
}

/** The last day of the next month of that name. */
function lastDay(name: string, since: CivilDate): string {
  const month = MONTH_NAMES.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1
  const year = Number(since.slice(0, 4)) + (month < Number(since.slice(5, 7)) ? 1 : 0)
  const first = (of: number) => `${year + Math.floor(of / 13)}-${String(((of - 1) % 12) + 1).padStart(2, '0')}-01`
  return dayAndMonth(addDays(first(month + 1), -1))
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
