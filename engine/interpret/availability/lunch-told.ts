import { hoursBetween, noonHours } from './amounts.ts'
import type { Saying } from './saying.ts'
import { NOT, TRAIN } from './words.ts'

const LUNCH =
  'lunch(?:[- ]?(?:times?|breaks?|hours?))?|mittags?(?:pausen?|zeit)?|(?:la )?pause[- ](?:de |du )?(?:midi|d[eé]jeuner)|midi|d[eé]jeuner|(?:la )?pausa (?:de |del |para |do |per il )?(?:la )?(?:comida|comer|almuerzo|almo[cç]o|pranzo|mediod[ií]a)|mediod[ií]a|(?:una )?(?:hora|media hora) para comer|almuerzo|almo[cç]o|pranzo|(?:lunch|middag)pauze'
const CLOCK = '\\d{1,2}(?:[:.h]\\d{2})?(?: ?(?:[ap]m|h|uhr|uur))?'
const HOURS = `(?<from>${CLOCK}) ?(?:-|–|to|till?|bis|à|a|às|alle|tot) ?(?:las |as )?(?<to>${CLOCK})(?![\\d:]|\\s?(?:km|min))`
/** "Lunch break 1-2", "13-14 Mittagspause". */
const BREAK = new RegExp(
  `(?<![\\p{L}])(?:(?:${LUNCH})(?:\\s*:|,? (?:is|from|of|von|ist|de|das|dalle|van|entre))*\\s*\\(?${HOURS}\\)?|(?<![\\d:.-])${HOURS.replaceAll('?<', '?<o')} (?:${LUNCH})(?!\\p{L}))`,
  'iu',
)
/** A clause, and what ends it. */
const CLAUSE = /[^,;.!?\n]+[,;.!?]?/gu
const AT_LUNCH = new RegExp(
  `(?<!\\p{L})(?:${LUNCH}|comida|pauze|pausa?e?|break|then|dann|dan|alors|allora|entonces|ent[aã]o)(?!\\p{L})`,
  'iu',
)
const TRAINS = new RegExp(
  `${TRAIN}|(?<!\\p{L})(?:runs?|swim|gym|lift|lauf(?:en|e)?|joggen?|schwimmen|courir|cours|nager|correr|nadar|correre|nuotare|rennen|hardlopen|zwemmen|gimnasio|palestra|academia)(?!\\p{L})`,
  'iu',
)
/** "No almoço" is at lunch. */
const REFUSED = new RegExp(`(?!n[oa] (?:almo|pausa|intervalo))${NOT}`, 'iu')
const OF_BEFORE = /(?<!\p{L})(?:then|dann|dan|alors|allora|entonces|ent[aã]o)(?!\p{L})/iu
const CAN = /(?<!\p{L})(?:kann|k[oö]nnte|peux|pourrais|puedo|podr[ií]a|posso|potrei|poderia|kan|zou)(?!\p{L})/iu
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'] as const

/**
 * A break for lunch of which the hours stand in one clause and in another that it is for training: "lunch break 1-2, I can
 * train at lunch". Nobody has one at the weekend.
 */
export function lunchTold(text: string): Saying[] {
  const told = BREAK.exec(text)
  const { from, to, ofrom, oto } = told?.groups ?? {}
  const hours = noonHours(from ?? ofrom, to ?? oto) ?? hoursBetween(from ?? ofrom, to ?? oto)
  if (!told || !hours || hours.start < '11:00' || hours.end > '15:30') return []
  const at = told.index
  const others = [...text.matchAll(CLAUSE)].filter(
    ({ 0: words, index }) => index >= at + told[0].length || index + words.length <= at,
  )
  const use = others.find(
    ({ 0: words, index }) =>
      AT_LUNCH.test(words) &&
      TRAINS.test(words) &&
      !/\d|\?$/u.test(words) &&
      !REFUSED.test(words) &&
      (index > at || !OF_BEFORE.test(words)),
  )
  if (!use) {
    // "Mittags 12-13 könnte ich laufen", "pausa pranzo 13-14 e posso correre": in the same breath.
    const [own, ends = ''] = [
      /[^,;.!?\n]*$/u.exec(text.slice(0, at))?.[0] ?? '',
      /^[^,;.!?\n]*\??/u.exec(text.slice(at + told[0].length))?.[0] ?? '',
    ]
    const rest = `${own} ${ends}`
    const isOffered = CAN.test(rest) && TRAINS.test(rest) && !/\d|\?$/u.test(rest) && !REFUSED.test(rest)
    const span = { start: at - own.trimStart().length, end: at + told[0].length + ends.length }
    return isOffered ? [{ kind: 'liked', days: WEEK, hours, isFree: true, span }] : []
  }
  const offer = { kind: 'liked', days: WEEK, hours, isFree: true } as const
  return [
    { ...offer, span: { start: at, end: at + told[0].length } },
    { ...offer, span: { start: use.index, end: use.index + use[0].replace(/[,;.!?]$/u, '').length } },
  ]
}
