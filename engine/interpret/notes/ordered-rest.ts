import { addDays } from '../../civil-date.ts'
import type { CivilDate } from '../../model.ts'
import { untilIn } from '../availability/away-until.ts'

const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+/gu
/** Who orders rest; or that somebody did. */
const WHO =
  /(?<!\p{L})(?:doctors?|docs?|dr|gps?|dentist|surgeon|nurse|consultant|hospital|midwife|physio|(?:haus)?[aä]rzt(?:in)?|zahn[aä]rzt|arzt|doktor|m[eé]decin|docteur|dentiste|m[eé]dic[oa]|doutora?|doctora|dentista|dottor(?:e|essa)|dokter|huisarts|arts|tandarts|signed (?:me )?off(?! (?:as|fit|to|the|my|on))|not allowed (?:to (?:train|exercise|do)|any)|banned from|(?:been|was) told to rest)(?!\p{L})/iu
const NUMBERS: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:an?|one|1|eine?n?|une?|una?|uma?|een)$/iu],
  [2, /^(?:two|couple|zwei|deux|dos|dois|duas|due|twee)$/iu],
  [3, /^(?:three|few|drei|trois|tres|três|tre|drie|paar)$/iu],
  [4, /^(?:four|vier|quatre|cuatro|quatro|quattro)$/iu],
  [5, /^(?:five|fünf|cinq|cinco|cinque|vijf)$/iu],
  [6, /^(?:six|sechs|seis|sei|zes)$/iu],
  [7, /^(?:seven|sieben|sept|siete|sete|sette|zeven)$/iu],
  [10, /^(?:ten|zehn|dix|diez|dez|dieci|tien)$/iu],
]
const DAYS = 'days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?'
const WEEKS = 'weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken)'
const LENGTH = new RegExp(
  `(?<!\\p{L}|\\d)(?<number>\\d{1,2}|[\\p{L}]+)(?: of)?(?: more| full| whole| weitere)? (?:(?<days>${DAYS})|(?<weeks>${WEEKS}))(?!\\p{L})(?! (?:ago|before|earlier))`,
  'giu',
)
/** "No exercise for 48 hours": by whole days. */
const HOURS = /(?<!\d)(?<hours>24|36|48|72) ?(?:hours?|hrs?|h)(?!\p{L})/iu
const FORTNIGHT = /(?<!\p{L})fortnight(?!\p{L})/iu
const WEEKEND = /(?<!\p{L})(?:until|till|til|before) (?:after )?the weekend(?!\p{L})/iu
const THIS_WEEK =
  /(?<!\p{L})(?:this week|the rest of the week|diese woche|cette semaine|esta semana|questa settimana|deze week)(?!\p{L})/iu
/** "I have been ill for 3 days", "the race is in 10 days": what was, and what comes in so many days. */
const ELSE =
  /(?<!\p{L})(?:(?:been|had|since|seit|depuis|desde|sinds)\W*(?:(?:for|the|ill|sick|off|last|past)\W+)*|in\W*|last\W*|past\W*)$/iu
/** [days] */
const WEEK = 7

/**
 * How long a doctor told somebody to rest, where their words say it: "no exercise for 3 days", "until Thursday".
 * @param date - the day on which it was written: days are counted from the next
 * @returns the last day of the rest, or null where none is told
 */
export function orderedRestUntil(text: string, date: CivilDate): CivilDate | null {
  const ends = [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence }) => {
    const who = WHO.exec(sentence)
    return who ? (endIn(sentence.slice(who.index), date) ?? []) : []
  })
  return ends.toSorted().at(-1) ?? null
}

function endIn(order: string, date: CivilDate): CivilDate | null {
  const days = daysIn(order)
  if (days !== null) return addDays(date, days)
  const weekend = WEEKEND.exec(order)
  if (weekend) return dayBefore(order.replace(WEEKEND, 'until Saturday'), date)
  if (THIS_WEEK.test(order)) return dayBefore('until Monday', date)
  return dayBefore(order, date)
}

const dayBefore = (order: string, date: CivilDate) => untilIn(order, true, date)?.to ?? null

function daysIn(order: string): number | null {
  if (FORTNIGHT.test(order)) return 2 * WEEK
  const hours = HOURS.exec(order)?.groups?.hours
  if (hours) return Math.ceil(Number(hours) / 24)
  for (const { index, groups = {} } of order.matchAll(LENGTH)) {
    const told = groups.number ?? ''
    const number = Number(told) || NUMBERS.find(([, words]) => words.test(told))?.[0]
    if (number === undefined || ELSE.test(order.slice(0, index))) continue
    return groups.weeks === undefined ? number : number * WEEK
  }
  return null
}
