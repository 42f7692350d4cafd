import { WEEKDAYS } from '../../model.ts'
import { daysIn } from './days.ts'
import type { Slip } from './hours-in-words.ts'
import { ANY_TIME_TOLD } from './nothing-against.ts'
import { A_DAY, dayNamed } from './short-days.ts'
import { DAY_NAME, TRAIN } from './words.ts'

const CLOCK = '\\d{1,2}(?:[:.h]\\d{0,2})?(?: ?(?:[ap]m|uhr|uur)(?!\\p{L}))?'
const RANGE = `${CLOCK} ?(?:-|–|to|till?|bis|à|a|às|alle|tot) ?${CLOCK}`
const OF_WORK =
  '(?:work|job|office|shift|arbeit|dienst|schicht|travail|boulot|bureau|trabaj|turno|trabalh|lavor|werk|from|between|gym|runs?(?!\\p{L})|only)'
const FREE = '(?:off|free|frei|libres?|repos|liber[oi]|riposo|chiuso|ferm[eé]|livres?|folga|vrij|closed)(?!\\p{L})'
const HOME =
  '(?:(?:work(?:ing)? )?(?:at|from) home|home|wfh|remote|off|free|thuis|vrij|zu hause|zuhause|home ?office|frei|à la maison|(?:en )?t[eé]l[eé]travail|libre|repos|en casa|teletrabajo|a casa|da casa|liber[oa]|riposo|em casa|livre|folga)'
/** Weekdays with the part of the day behind or in them: "woensdagavond", "mercredi soir". */
const ANY_DAY = `(?:${DAY_NAME}|(?<!\\p{L})(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:morgen|mittag|nachmittag|abend)s?|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:ochtend|middag|avond)(?:en)?)(?!\\p{L}))`
const LEAD = '(?:on |am |le |el |los |il |op |na |no |à |a )?'
/** "Friday at home, Wednesday evening football 8-9:30", "Friday free, ...": the hours are not of that day. */
const AT_HOME = new RegExp(
  `(?:,(?= ?${DAY_NAME}:? \\p{L})([^.,;()\\d]{0,40}))?(?<=${DAY_NAME}:? (?:i['’]?m |is |bin ich |je suis |estoy |sono |estou )?${HOME}),(?= ?(?:${LEAD}${ANY_DAY}[^.,;()\\d]{0,40}\\p{L}{3}[^.,;()\\d]{0,20}|(?!${OF_WORK}|otherwise|rest|other)\\p{L}{3}[\\p{L} ]{0,25} ${LEAD}${ANY_DAY}(?: at| um| à| om)?) ?\\d)(?! ?${LEAD}${ANY_DAY} (?:from|until|till?|between|finish|${OF_WORK}))`,
  'giu',
)
/** "8-16 Tue-Sat, Sunday and Monday free": none of the row of days before them, of which nothing follows. */
const FREE_BEHIND = new RegExp(
  `(?<=(?<!\\p{L})(${A_DAY}) ?(?:-|–|to|bis|à|au|a|al|t\\/m|tot) ?(${A_DAY})), ?(${A_DAY})(?: ?(?:and|und|et|y|e|en|,|&|\\+|\\/) ?(${A_DAY})):? (?:are |is |always |sind |ist )?${FREE}(?=\\s*(?:[.,;]|$))`,
  'giu',
)
function freeBehind(words: string, ...names: readonly (string | undefined)[]): string {
  const [from, to, ...free] = names.slice(0, 4).map((name) => WEEKDAYS.findIndex((day) => day === dayNamed(name ?? '')))
  if (from === undefined || to === undefined || from < 0 || to < 0) return words
  const isIn = (day: number) => (day - from + 7) % 7 <= (to - from + 7) % 7
  return free.some((day, at) => names[at + 2] !== undefined && (day < 0 || isIn(day))) ? words : '.'
}
/** A shop of one's own is closed, and oneself free: "fermé dimanche et lundi". */
const SHUT = new RegExp(
  `(?<=[.,;] ?)(ferm[eé]|chiuso|geschlossen|cerrado|fechado|gesloten)(?= (?:le |el |los |il |la |am |op )?${DAY_NAME})|(?<=${DAY_NAME}:? )(ferm[eé]|chiuso|geschlossen|cerrado|fechado|gesloten)(?=\\s*(?:[.,;]|$))`,
  'giu',
)
const SHUT_IS: readonly (readonly [RegExp, string])[] = [
  [/^f.rm/iu, 'repos'],
  [/^ch/iu, 'libero'],
  [/^gesch/iu, 'frei'],
  [/^c/iu, 'libre'],
  [/^fe/iu, 'folga'],
  [/^ges/iu, 'vrij'],
]
/** "Kids every other weekend, Thursday evenings band practice 7-10". */
const IN_TURNS = new RegExp(
  `(?<=(?:(?:every|each) (?:other|second|2nd|third|3rd)|alternate|jedes zweite|un|une|ogni|elk) (?:${DAY_NAME})(?: sur deux)?),(?= ?${LEAD}${ANY_DAY}[^.,;()\\d]{4,30}\\d)`,
  'giu',
)
/** "Away Mon to Thu, home Friday afternoon": of coming back. */
const HOME_AGAIN = new RegExp(
  `(?<=(?<!\\p{L})(?:away|on the road)[^.;\\d]{3,30}),(?= (?:home|back) ${DAY_NAME} \\p{L})`,
  'giu',
)

/** "Evenings free except Tuesdays (class 6-8)": the hours are of the day that is excepted. */
const EXCEPT_FOR = new RegExp(
  `(?<!\\p{L})(except|menos|excepto|salvo|sauf|au(?:ß|ss)er|tranne|eccetto|exceto|behalve) (?:on |for |les? |los? |las? |el |il |la |l['’]|am |op |[aà]s? |aos? )?(${DAY_NAME})(?: \\(|, ?| - )(?!${DAY_NAME})((?![^.,;()]*(?:${OF_WORK}|${TRAIN}))[^.,;()\\d]{3,30}${RANGE})\\)?(?=\\s*(?:[.,;!]|$)|(?<=\\)) (and|und|et|y|e|en) )`,
  'giu',
)
/** How the readers of weeks know it by fewest letters. */
const shortOf = (day: string) => day.slice(0, /(?:tag|woch|dag)\p{L}*$/iu.test(day) ? 2 : 3)

function exceptFor(words: string, ...parts: readonly (string | undefined)[]): string {
  const [except = '', day = '', told = '', joint] = parts
  const [first, other] = daysIn(day)
  if (first === undefined || other !== undefined) return words
  // "... (choir 8-10) and Thursdays": what is joined has none of these hours.
  const hours = /^(?:and|und|et|y|e|en)$/iu.test(joint ?? '') ? `${told}.` : told
  const ways = [
    `${except} ${first}.${day} ${hours}`,
    `bar ${first}.${day} ${hours}`,
    `bar ${first}.${shortOf(day)} ${hours}`,
  ]
  return ways.find((way) => way.length <= words.length) ?? words
}

/** "Milking 5-8 and again 4 till 6": the second time of a day is later than the first. */
const AGAIN =
  /(?<=(?<![\d:.])(\d{1,2})(?:[:.]\d{2})?(?: ?am)? ?(?:-|–|to|till?|bis|à|a|às|alle|tot) ?(\d{1,2})(?:[:.]\d{2})?(?: ?am)?(?![\d:.]| ?pm)[^.;\n]{0,60}?)(again|nochmals?|wieder|encore|de nuevo|otra vez|di nuovo|de novo|weer)(?: at| from| von| um| de| van)? ([1-7])([:.]\d{2})? ?(?:-|–|to|till?|bis|à|a|às|alle|tot) ?([1-9])([:.]\d{2})?(?![\d:.]| ?[ap]m)/giu

function againLater(words: string, ...parts: readonly (string | undefined)[]): string {
  const [, last, , from, fromMinute = '', to, toMinute = ''] = parts
  if (Number(from) >= Number(last) || Number(to) <= Number(from)) return words
  const told = `${Number(from) + 12}${fromMinute}-${Number(to) + 12}${toMinute}`
  return told.length > words.length ? words : told.padStart(words.length)
}

/** "On call one week in four, those weeks nothing after 8": of no other week. */
const SOME_WEEKS = [
  'weeks? (?:in|out of|on) |(?:every|each) (?:other|second|third|fourth|\\d\\p{L}*) week|(?:alternate|odd|even) weeks',
  'on[ -]call[^.;\\n]*|bereitschaft[^.;\\n]*|jede \\p{L}+ woche|semaine sur \\p{L}+|astreinte[^.;\\n]*',
  'cada \\p{L}+ semanas|ogni \\p{L}+ settimane|elke \\p{L}+ weken',
].join('|')
const IN_THOSE =
  '(?:in |on )?th(?:ose|ese) (?:weeks?|days|weekends?)|(?:that|then) week|in dem fall|in diesen? wochen?|ces semaines(?:-l[aà])?|esas semanas|quelle settimane|nessas semanas|die weken|(?:dann|dan|alors|entonces|allora|ent[aã]o|then) (?:nichts?|niets?|niks|rien|nada|niente|nothing|no)(?!\\p{L})'
const THOSE_WEEKS = new RegExp(
  `(?<=(?:${SOME_WEEKS})[^.;\\n]{0,40}[.,;:] ?)(?:and |then |und |et |y |e |en )?(?:${IN_THOSE})[^.;\\n]*`,
  'giu',
)

/** "Babysitting Friday 7-11": of the evening. */
const BABYSITTING = new RegExp(
  `(?<=babysit)ting((?: (?:on )?${DAY_NAME})?) ([5-9])([:.]\\d{2})? ?(?:-|–|to|till?) ?(9|1[01])([:.]\\d{2})?(?![\\d:.]| ?[ap]m)`,
  'giu',
)
const ofEvening = (words: string, ...[day = '', from, minute = '', to, last = '']: readonly (string | undefined)[]) => {
  const told = `${day} ${Number(from) + 12}${minute}-${Number(to) + 12}${last}`
  return told.length > words.length ? words : told
}

/** "Pause midi 12-14": a meal, and no hour. */
const MIDI = /pause[ -](?:de |du )?midi(?=[ :]+(?:de )?\d)/giu

/** Where one thing that is told ends and another begins, in marks that every reader knows. */
export const BORDERS: readonly Slip[] = [
  [AT_HOME, (_, told) => (told === undefined ? '.' : `.${told}.`)],
  [SHUT, (words) => SHUT_IS.find(([word]) => word.test(words))?.[1] ?? words],
  [FREE_BEHIND, freeBehind],
  [IN_TURNS, () => '.'],
  [HOME_AGAIN, () => '.'],
  [EXCEPT_FOR, exceptFor],
  [AGAIN, againLater],
  [ANY_TIME_TOLD, () => ''],
  [THOSE_WEEKS, () => ''],
  [BABYSITTING, ofEvening],
  [MIDI, () => 'déjeuner'],
]
