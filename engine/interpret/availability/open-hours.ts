import { type ClockTime, WEEKDAYS, type Weekday } from '../../model.ts'
import { type Hours, hoursBetween, noonHours, withHalf } from './amounts.ts'
import { daysIn } from './days.ts'
import type { Whole } from './saying.ts'
import { DAYS, ONLY, PARTS, TRAIN } from './words.ts'

/** What a clause of open hours is made of, in the order in which it is looked for: the longer first. */
type Slot = 'except' | 'range' | 'after' | 'before' | 'days' | 'part' | 'only' | 'free' | 'small'

const CLOCK = '\\d{1,2}(?:[:.h]\\d{2})?\\s*(?:am|pm|h|uhr)?(?![\\p{L}\\d])'
const PART = PARTS.map(([words]) => words).join('|')
const word = (words: string) => `(?:${words})(?![\\p{L}'’])`

const SLOTS: readonly (readonly [Slot, RegExp])[] = (
  [
    [
      'except',
      `${word('except(?: for)?|apart from|but not|not on|außer|ausser|sauf|excepto|menos|salvo|exceto|tranne|behalve')}\\s+(?:on\\s+|am\\s+|le\\s+|los\\s+|às\\s+|la\\s+|op\\s+)?(?<except>${DAYS})`,
    ],
    [
      'range',
      `(?:between|from|von|zwischen|entre|de|das|dalle|tra le|tussen)?\\s*(?<from>${CLOCK})\\s*(?:-|–|to|until|till|and|bis|und|à|a|et|y|às|e|alle|tot|en)\\s*(?<to>${CLOCK})`,
    ],
    [
      'after',
      `${word('after|from|past|nach|ab|apr[eè]s|dès|despu[eé]s de(?: las)?|desde(?: las)?|a partir d[aeo]s?(?: las)?|depois d[aeo]s?|dopo le|dalle|na|vanaf')}\\s+(?<after>${CLOCK})(?:\\s+(?:on|onwards?|an))?`,
    ],
    [
      'before',
      `${word('before|until|till|up to|vor|bis|avant|antes d[aeo]s?(?: las)?|prima delle|voor|tot')}\\s+(?<before>${CLOCK})`,
    ],
    ['days', `(?<days>${DAYS})`],
    ['part', word(`(?<part>${PART})`)],
    ['only', ONLY],
    [
      'free',
      `${TRAIN}|${word('free|available|frei|libres?|livres?|liber[oaie]|vrij|beschikbaar|disponibles?|dispo|time|zeit|temps|tiempo|tempo|tijd')}`,
    ],
    [
      'small',
      word(
        "i['’]?m|im|i|am|we['’]?re|we|are|is|it['’]?s|can|could|have|got|me|my|for|the|in|on|at|of|to|a|an|or|and|really|usually|mostly|ich|bin|kann|habe?|am|an|im|den|je|suis|ai|peux|le|les|l|la|estoy|puedo|tengo|por|los|las|el|estou|posso|tenho|sono|posso|ho|il|i|di|ik|ben|kan|heb|op",
      ),
    ],
  ] as const
).map(([slot, pattern]) => [slot, new RegExp(`[\\s,:]*(?:${pattern})`, 'iuy')] as const)

/** "Once the baby sleeps", "when the kids are in bed": why, and nothing of when. */
const WHY =
  /[\s,]+(?:once|when|while|as soon as|because|cos|since|sobald|weil|quand|cuando|quando|zodra|omdat)(?=\s+\p{L}).*$/iu
/** [clock] the latest that somebody trains who trains "after eight"; ours. */
const LATE: ClockTime = '22:00'
const EARLY: ClockTime = '05:00'

/**
 * Hours that a clause opens for training, and nothing else of it: "only evenings free", "I'm only free weekday mornings",
 * "free after 7 except Tuesday".
 * @param isFree - whether the text speaks of nothing that it could be of instead
 * @returns null where it says anything else, or no hours
 */
export function openHours(words: string, isFree: boolean): Whole | null {
  const said = slotsOf(words.replace(WHY, ''))
  if (!said) return null
  const hours = hoursOf(said)
  const isOnly = said.only !== undefined
  if (hours === null || (said.free === undefined && !(isOnly && isFree))) return null
  const out = new Set(said.except ? daysIn(said.except) : [])
  const days: readonly Weekday[] = (said.days ? daysIn(said.days) : WEEKDAYS).filter((day) => !out.has(day))
  if (days.length === 0) return null
  if (isOnly || out.size > 0) return { kind: 'only', days, hours }
  // "Mornings free" says nothing of the rest of a day; "free after 7" does.
  return said.part === undefined || said.after !== undefined ? { kind: 'within', days, hours } : null
}

type Said = { readonly [key in Slot | 'from' | 'to']?: string }

/** The slots of a clause; null where a word is of none of them, or one comes twice. */
function slotsOf(words: string): Said | null {
  const said: Record<string, string> = {}
  const end = words.trimEnd().length
  for (let at = 0; at < end; ) {
    const slot = SLOTS.find(([, pattern]) => {
      pattern.lastIndex = at
      return pattern.test(words)
    })
    if (!slot) return null
    const [name, pattern] = slot
    pattern.lastIndex = at
    const found = pattern.exec(words)
    if (!found || found[0].trim() === '' || (name !== 'small' && name !== 'free' && name !== 'days' && name in said))
      return null
    const told = said.days
    said[name] = found[0].trim()
    for (const [key, text] of Object.entries(found.groups ?? {}))
      if (text !== undefined) said[key] = key === 'days' && told ? `${told}, ${text}` : text
    at += found[0].length
  }
  return said
}

/** "Weekends after 10" begin in the morning. */
const LATE_MORNING = /^(?:9|10|11)$/
const isWeekend = (days = '') => days !== '' && daysIn(days).every((day) => day === 'sat' || day === 'sun')

function hoursOf({ part, after, before, from, to, days }: Said): Hours | null {
  const own = part === undefined ? null : PARTS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(part))
  const half = own && own[2] <= '14:00' ? 'am' : 'pm'
  if (from !== undefined)
    return own ? hoursBetween(withHalf(from, half), to && withHalf(to, half)) : noonHours(from, to)
  if (after !== undefined && before !== undefined) return hoursBetween(withHalf(after, half), withHalf(before, half))
  if (after !== undefined)
    return hoursBetween(
      withHalf(after, isWeekend(days) && LATE_MORNING.test(after) ? 'am' : half),
      own && half === 'am' ? own[2] : LATE,
    )
  if (before !== undefined) return hoursBetween(EARLY, withHalf(before, own ? half : 'am'))
  return own ? { start: own[1], end: own[2] } : null
}
