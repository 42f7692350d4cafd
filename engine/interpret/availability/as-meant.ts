import { withDaysSpelled } from '../day-spelling.ts'
import { BORDERS } from './borders-meant.ts'
import { withCommas } from './commas.ts'
import { withCountsApart } from './counts-apart.ts'
import { withDaysOfKind } from './days-of-kind.ts'
import { HOURS_IN_WORDS, type Slip } from './hours-in-words.ts'
import { IDIOMS } from './idioms.ts'
import { NEVERS } from './never-of-what.ts'
import { PLAIN_HOURS } from './plain-hours.ts'
import { ELSEWHERE } from './said-elsewhere.ts'
import { IN_PASSING } from './said-in-passing.ts'
import { STAYS } from './stays-meant.ts'
import { TRADES } from './trades-meant.ts'
import { DAY_NAME } from './words.ts'

const APOSTROPHE = /[’‘`´ʼ]/gu
const ANYTHING = /anything(?= after \d)/giu
const T_AND_TH = /(?<!\p{L})t ?& ?th(?!\p{L})/giu
const NO_GOOD = /no good at all/giu
const TEH = /(?<!\p{L})teh(?!\p{L})/giu
const BEFOR = /(?<!\p{L})bef(?:or|roe|ro)(?= \d)/giu
const MOST_NITES = /(?<!\p{L})most nites(?!\p{L})/giu
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
/** "Only mornings work, 6-7:30", "evenings after 8 work best". */
const MORNINGS_WORK =
  /(?<=(?<!\p{L})(?:mornings|evenings|lunch(?:times?|es)|afternoons|weekends)(?: (?:before|after|from|until|till?) \d[\d:.]*(?: ?[ap]m)?)? )works?(?=\s*(?:[,.;!)]|$| (?:too|as well|also)(?!\p{L})| (?:best|better|well)(?! for)))/giu
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
/** "Mo-Fr 8-5, Su rest". */
const PAIR_REST = /(?<![\p{L}\d])(Mo|Tu|We|Th|Fr|Sa|Su) rest(?=\s*(?:$|[.,;!\n]))/gu
const DAYS_IN_PAIRS: Readonly<Record<string, string>> = {
  ...{ Mo: 'mon', Tu: 'tue', We: 'wed', Th: 'thu', Fr: 'fri', Sa: 'sat', Su: 'sun' },
}
const HALF_OF_DAY = /(?<=\d\s?)[ap]\.\s?m\.?(?!\p{L})/giu
/** "Lunch 12-1 is when I like to train". */
const IS_WHEN =
  /(?<!\p{L})(?:is|(?:so )?(?:that|it)['’]?s) when i (?:(?:like|prefer|want|tend|try) to |can |usually |could )*(?:train|exercise|work ?out|go)(?!\p{L}| (?:on|at|in|those))/giu
/** "Evenings except Wednesday when I can only do mornings". */
const WHEN_ONLY = new RegExp(`(?<=except (?:on |for )?${DAY_NAME} )when i (?:can |only |do |have )+(?=\\p{L})`, 'giu')
/** "I don't want to train more than 40 mins". */
const NO_MORE =
  /(?:i )?(?:don['’]?t|do not) (?:want|like) to (?:train|exercise|work ?out)(?: for)? (?:more|longer) than(?= \d+ ?(?:min|hour|h))/giu
const NO_MORNINGS = /(?<=mornings?\b.* )(?:i['’]?m|i am) (?:really |just )?not (?:really )?a morning person/giu
/** "At work for 8". */
const AT_WORK = /(?<!\p{L})(?:at|in) work (?:for|by)(?= \d)/giu
/** "Shop open 9-5 closed Mondays". */
const CLOSED = new RegExp(`(?<=\\d(?: ?[ap]m)?)[ ,]+closed (?:on )?(?=${DAY_NAME})`, 'giu')
/** "8-5 hr commute each way". */
const HOUR_OF_WAY = /(?<=(?:-|–|to|till?) ?\d{1,2}(?:[:.]\d{2})?(?: ?pm)?) hr (?=commute)/giu
/** "Can get to the gym by 6.30": not before. */
const GYM_BY =
  /(?<!\p{L})(?:i )?(?:can|could) (?:get|make it|be) (?:to|at|in|down) (?:the )?(?:gym|pool|club|track|park) by(?= \d)/giu
const GYM_CLOSES = /(?<!\p{L})(?:the |my )?(?:gym|pool) (?:closes|shuts)(?: at)?(?= \d)/giu
/** "Busy mum of 3 I can do ...". */
const PARENT_OF = /(?<=(?:mum|mom|mam|dad|parent|mother|father) of (?:\d|two|three|four|five)) (?=i )/giu
/** "Could do a quick half hour 9ish". */
const COULD_DO =
  /(?<!\p{L})(?:could|can) (?:do|manage|fit in|squeeze in) (?:an? |about )*(?:quick )?(?:half (?:an )?hour|hour|\d+ ?min\p{L}*)(?: sessions?| workouts?)?(?= (?:at |around |about )?\d)/giu
/** "Bowls Thursday 2-4 like to exercise about 10": of oneself. */
const LIKE_TO = /(?<=\d(?: ?[ap]m)?) like to (?:train|exercise|work ?out|go)(?!\p{L})/giu

/** What was typed for what, in the order in which one may lead to the next. */
const SLIPS: readonly Slip[] = [
  [APOSTROPHE, () => "'"],
  [TOO, () => 'to'],
  [UNTIL, () => 'until'],
  [THEN, () => 'than'],
  [DAY_OFF, (_, day) => `,${day} off`],
  [OF, () => 'off'],
  ...HOURS_IN_WORDS,
  [COULD_DO, () => 'could train'],
  [GYM_BY, () => 'free from'],
  [GYM_CLOSES, () => 'not after'],
  [ANYTHING, () => 'free'],
  [PARENT_OF, () => ','],
  [CLOSED, () => ',off'],
  [HOUR_OF_WAY, () => ',1h'],
  [T_AND_TH, () => 't/th'],
  [NO_GOOD, () => 'no good'],
  [TEH, () => 'the'],
  [BEFOR, () => 'till'],
  [IS_WHEN, () => 'I could train,'],
  [LIKE_TO, () => ',prefer'],
  [WHEN_ONLY, () => ''],
  [NO_MORE, () => 'max'],
  [NO_MORNINGS, () => ',no mornings'],
  [AT_WORK, () => 'work from'],
  [MOST_NITES, () => 'most eves'],
  [YEAR, () => ''],
  [NOTHING_BESIDE, () => ''],
  ...IN_PASSING,
  ...ELSEWHERE,
  ...NEVERS,
  ...STAYS,
  ...IDIOMS,
  ...BORDERS,
  ...TRADES,
  ...PLAIN_HOURS,
  [MORNINGS_WORK, () => 'ok'],
  [WORKS_FOR_ME, () => 'best'],
  [HALF_DAYS, (words, days = '', end = '') => days + `finish ${end} `.padStart(words.length - days.length)],
  [MO_FRI, () => 'm-f'],
  [PAIR_REST, (_, day = '') => `no ${DAYS_IN_PAIRS[day] ?? day}`],
  [HALF_OF_DAY, (half) => `${half.charAt(0)}m`],
]

/** Each character stays where it was: what is shorter is filled up. */
const fitted = (words: string, said: string) => said.slice(0, words.length).padEnd(words.length)

/**
 * A text as its writer meant it, each character where it was: apostrophes as telephones write them, full stops that end
 * nothing, slips in the words for days, small words taken for others, commas left out.
 */
export function asMeant(typed: string): string {
  const text = SLIPS.reduce(
    (told, [slip, meant]) =>
      told.replaceAll(slip, (words: string, ...parts: (string | undefined)[]) => fitted(words, meant(words, ...parts))),
    withDaysSpelled(typed),
  )
  return withDaysOfKind(withCommas(withCountsApart(text)))
}
