import { withDaysSpelled } from '../day-spelling.ts'
import { withCommas } from './commas.ts'
import { withDaysOfKind } from './days-of-kind.ts'
import { HOURS_IN_WORDS, type Slip } from './hours-in-words.ts'
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
/** "Only mornings work, 6-7:30". */
const MORNINGS_WORK =
  /(?<=(?<!\p{L})(?:mornings|evenings|lunch(?:times?|es)|afternoons|weekends) )works?(?=\s*(?:[,.;!)]|$| (?:best|better|well)(?! for)))/giu
/** "Saturday I've got nothing on": free. */
const NOTHING_ON = /(?<=(?<!\p{L})(?:got|have|there['’]?s) )nothing (?:else )?on(?=\s*(?:[,.;!)]|$))/giu
/** "I'd like to leave Friday nights for the lads": kept, and not left. */
const LEAVE_FOR = new RegExp(
  `leave (?=${DAY_NAME}(?: \\p{L}+)? (?:for|free|open|clear|alone|out|empty)(?!\\p{L}))`,
  'giu',
)
/** "Friday is my day off training": of nothing else. */
const DAY_OFF_TRAINING =
  /(?:always |usually )?(?:my |a |the )?days? off (?:from )?(?:training|exercise|exercising|(?:the )?gym|working out)(?!\p{L})/giu
/** "Sunday church & rest". */
const AND_REST = new RegExp(`(?<=${DAY_NAME}[ :]+)(?:\\p{L}+ ){1,2}(?:and|&|\\+) rest(?=\\s*(?:[,.;!]|$))`, 'giu')
/** "Legs fresh for Sunday, so Saturday off": of training. */
const FRESH_SO = new RegExp(`(?<=(?:legs|fresh|recover\\p{L}*)[^.;\\n]{0,40} so )(${DAY_NAME}) off`, 'giu')
/** "Half an hour is plenty". */
const PLENTY =
  /(?<=(?:hour|hr|h|min|mins|minutes|hours|hrs) )(?:is|are|would be|seems?|feels?|sounds?) (?:plenty|enough|realistic|doable|about right|about it|my limit)(?: for me)?(?!\p{L})/giu
/** "Mon and Fri from home 9-5.30 can do stuff before 9". */
const CAN_DO = /(?<=\d(?: ?[ap]m)?) (?=(?:can|could) (?:do|train|get|go|fit|squeeze)(?!\p{L}))/giu
/** "Mornings are all mine". */
const ALL_MINE =
  /(?<=(?<!\p{L})(?:mornings|evenings|afternoons|lunch(?:times?|es)|days) )(?:are )?(?:all )?(?:mine|my own)(?!\p{L})/giu
/** "Swim Mondays 7pm with my sister": in company. */
const IN_COMPANY =
  /(?<=(?:\d|[ap]m|days?) )with (?:my |a |the |some )?(?:sisters?|brothers?|mates?|friends?|pals?|buddy|wife|husband|partner|girlfriend|boyfriend|dad|mum|mom|lads|girls|guys|group|colleagues?|flatmates?|neighbours?)(?=\s*(?:[.,;!)]|$|and))/giu
/** "I like mornings once my son is on the bus at 8:10". */
const ONCE_AT = /(?<=(?:mornings?|evenings?|afternoons?|free|train|time) )once [^.,;\d]{3,40} (?:at|by) (?=\d)/giu
/** "I am back at home only at 18:30". */
const HOME_ONLY_AT = /(?<=(?<!\p{L})(?:home|back) )only (?=(?:at|by) \d)/giu
const THE_WORK = /(?<=(?:before|after) )the (?=work(?!\p{L}))/giu
/** "Straight after is easiest". */
const STRAIGHT_AFTER = /(?:straight|right|directly) after(?= (?:is|works|suits)(?!\p{L}))/giu
/** "I like to train straight after school": after work. */
const AFTER_SCHOOL =
  /(?<!\p{L})(?:straight|right|directly) after (?:school|uni|college|lectures|(?:my |the )?shift|classes)(?! (?:run|drop|pick))(?!\p{L})/giu
/** "Gym on the way home is easiest". */
const WAY_HOME = /on (?:the|my) way home(?: from work)?(?= (?:is|works|suits|best|please)(?!\p{L}))/giu
const EASIEST = /(?<=(?<!\p{L})(?:is|are) )(?:the |always |usually |just )?(?:easiest|simplest|handiest)(?!\p{L})/giu
/** "Am not back before 8 in the evening". */
const NOT_BACK = /(?:am |i['’]?m )?not (?:usually )?(?:back|home)(?: again)? (?:before|until|till?) (?=\d)/giu
const NO_MATTER = /no matter what(?!\p{L})/giu
const MORNINGS_B4 = /mornings? b4 work(?!\p{L})/giu
const I_CLIMB = /(?<!\p{L})i climb (?=on|every|at|with)/giu
/** "Mon to Sat 6-7 before everyone is up". */
const BEFORE_UP =
  /(?<=\d[^.;\n]{0,20} )before (?:everyone|everybody|anyone|anybody|the (?:kids|house|family|rest|others)|they|he|she)(?: else)?(?: (?:is|are|wakes?|gets?|stirs?))+(?: up| awake)?(?!\p{L})/giu
/** "I walk with Jean on Mondays", "climbing wall with mates on a Tuesday". */
const WITH_SOMEBODY =
  /(?<=(?<!\p{L})(?:i (?:walk|run|swim|ride|cycle|play \p{L}+) |wall |club |tennis |squash |padel ))with (?:my \p{L}+|mates|friends|\p{Lu}\p{Ll}+)(?= (?:on|every|at)(?!\p{L}))/gu
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
  [NOTHING_ON, () => 'free'],
  [LEAVE_FOR, () => 'keep'],
  [DAY_OFF_TRAINING, () => 'rest day'],
  [AND_REST, () => 'rest'],
  [FRESH_SO, (_, day) => `no ${day}`],
  [PLENTY, () => 'max'],
  [CAN_DO, () => ','],
  [ALL_MINE, () => 'free'],
  [IN_COMPANY, () => ''],
  [ONCE_AT, (words) => 'after '.padStart(words.length)],
  [HOME_ONLY_AT, () => ''],
  [THE_WORK, () => ''],
  [STRAIGHT_AFTER, () => 'after work'],
  [AFTER_SCHOOL, () => 'after work'],
  [WAY_HOME, () => 'after work'],
  [EASIEST, () => 'best'],
  [NOT_BACK, () => 'back at'],
  [NO_MATTER, () => ''],
  [MORNINGS_B4, () => 'before work'],
  [I_CLIMB, () => 'climbing'],
  [BEFORE_UP, () => ''],
  [WITH_SOMEBODY, () => ''],
  [MORNINGS_WORK, () => 'ok'],
  [WORKS_FOR_ME, () => 'best'],
  [HALF_DAYS, (words, days = '', end = '') => days + `finish ${end} `.padStart(words.length - days.length)],
  [MO_FRI, () => 'm-f'],
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
  return withDaysOfKind(withCommas(text))
}
