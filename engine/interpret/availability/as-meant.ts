import { withDaysSpelled } from '../day-spelling.ts'
import { withCommas } from './commas.ts'
import { spaces } from './saying.ts'
import { DAY_NAME } from './words.ts'

/**
 * A text as its writer meant it, each character where it was: apostrophes as telephones write them, full stops that end
 * nothing, slips in the words for days, small words taken for others, commas left out.
 */
export function asMeant(typed: string): string {
  const text = withDaysSpelled(typed)
    .replaceAll(/[’‘`´ʼ]/gu, "'")
    .replaceAll(TOO, (words) => words.replace(/too/i, 'to '))
    .replaceAll(UNTIL, (word) => 'until'.padEnd(word.length).slice(0, word.length))
    .replaceAll(THEN, 'than')
    .replaceAll(DAY_OFF, (words, day: string) => `,${day} off`.padEnd(words.length))
    .replaceAll(OF, 'off')
    .replaceAll(YEAR, spaces)
    .replaceAll(NOTHING_BESIDE, spaces)
    .replaceAll(WORKS_FOR_ME, (words) => 'best'.padEnd(words.length))
    .replaceAll(
      HALF_DAYS,
      (words, days: string, end: string) => days + `finish ${end} `.padStart(words.length - days.length),
    )
    .replaceAll(MO_FRI, (days) => 'm-f'.padEnd(days.length))
    .replaceAll(HALF_OF_DAY, (half) => `${half.charAt(0)}m`.padEnd(half.length))
  return withCommas(text)
}

/** "Monday too Friday", "9 too 5". */
const TOO = new RegExp(`(?<=(?:${DAY_NAME}|\\d|[ap]m)\\s)too(?=\\s(?:${DAY_NAME}|\\d))`, 'giu')
const UNTIL = /(?<!\p{L})(?:untill|untilll|unitl|utnil|untli|unttil)(?!\p{L})/giu
/** "Not later then 7". */
const THEN = /(?<=(?<!\p{L})(?:later|earlier|more|less|longer|sooner|other|rather) )then(?!\p{L})/giu
/** "Work 9-5 day of on Sunday": of the person, and not of the work. */
const DAY_OFF = new RegExp(`(?<=(?:\\d|[ap]m|${DAY_NAME}) )days? off? (?:on |is )?(${DAY_NAME})`, 'giu')

/** "Fridays of." */
const OF = new RegExp(`(?<=${DAY_NAME} )of (?=[\\s,.]|$)`, 'giu')

/** A day with its own sport holds nothing else in any case. */
const NOTHING_BESIDE = /(?<=\d(?: ?[ap]m)?,? )(?:and |so )?nothing else (?:that day|then|on it)(?!\p{L})/giu
/** "Evenings work better for me". */
const WORKS_FOR_ME = /(?<!\p{L}|n['’]?t |not )works?(?: (?:much )?(?:better|best|well|fine))?(?= for me(?!\p{L}))/giu
/** "Half days on Fridays (finish at 1)". */
const HALF_DAYS = new RegExp(
  `half[- ]?days? (?:on )?(${DAY_NAME})[\\s,:–-]*\\(?(?:(?:i )?(?:finish(?:ing)?|done|until|till?|off)) ((?:at |by )?\\d[\\d:.]*(?: ?[ap]m)?)\\)?`,
  'giu',
)
/** Two letters of the one day and three of the other. */
const MO_FRI = /(?<!\p{L})mo ?[-–] ?fri(?!\p{L})/giu
/** "Judo since 2019" is no hour. */
const YEAR =
  /(?<=(?:since|seit|depuis|desde|dal|sinds)\s+(?:\d{1,2}(?:st|nd|rd|th|\.)?\s+)?(?:(?:of\s+|de\s+)?\p{L}{3,10}\s+(?:de\s+)?)?)(?:19|20)\d\d(?![\d:.-]|\s?(?:-|–|to|h|uhr))/giu
const HALF_OF_DAY = /(?<=\d\s?)[ap]\.\s?m\.?(?!\p{L})/giu
