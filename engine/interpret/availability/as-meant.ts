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
    .replaceAll(AT_NIGHT, (words, hour: string, part: string) =>
      `${hour}${/morning/i.test(part) ? 'am' : 'pm'}`.padEnd(words.length),
    )
    .replaceAll(SHIFT, longShift)
    .replaceAll(COULD_DO, (words) => 'could train'.padEnd(words.length))
    .replaceAll(GYM_BY, (words) => 'free from'.padEnd(words.length))
    .replaceAll(GYM_CLOSES, (words) => 'not after'.padEnd(words.length))
    .replaceAll(/anything(?= after \d)/giu, (word) => 'free'.padEnd(word.length))
    .replaceAll(PARENT_OF, ',')
    .replaceAll(CLOSED, (words) => `,off${' '.repeat(words.length - 4)}`)
    .replaceAll(HOUR_OF_WAY, ',1h ')
    .replaceAll(/(?<!\p{L})t ?& ?th(?!\p{L})/giu, (days) => 't/th'.padEnd(days.length))
    .replaceAll(/no good at all/giu, (words) => 'no good'.padEnd(words.length))
    .replaceAll(/(?<!\p{L})teh(?!\p{L})/giu, 'the')
    .replaceAll(/(?<!\p{L})bef(?:or|roe|ro)(?= \d)/giu, (word) => 'till'.padEnd(word.length))
    .replaceAll(ISH, (_, hour: string | undefined, from: string) => `${hour ?? from}   `)
    .replaceAll(IS_WHEN, (words) => 'I could train,'.slice(0, words.length).padEnd(words.length))
    .replaceAll(LIKE_TO, (words) => ',prefer'.padEnd(words.length))
    .replaceAll(WHEN_ONLY, spaces)
    .replaceAll(NO_MORE, (words) => 'max'.padEnd(words.length))
    .replaceAll(NO_MORNINGS, (words) => ',no mornings'.padEnd(words.length))
    .replaceAll(AT_WORK, (words) => 'work from'.padEnd(words.length))
    .replaceAll(PAST_HOUR, (words, lead: string, hour: string) => pastHour(lead, hour).padEnd(words.length))
    .replaceAll(/(?<!\p{L})most nites(?!\p{L})/giu, 'most eves ')
    .replaceAll(AFTER_HOUR, inDigits)
    .replaceAll(WITH_MINUTES, inDigits)
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

/** "6ish onwards". */
const ISH =
  /(?<![\d:.])(\d{1,2}(?:[:.]\d{2})?)ish(?= (?:onwards?|on|or later)(?!\p{L}))|(?<=(?:from|after) )(\d{1,2}(?:[:.]\d{2})?)ish(?!\p{L})/giu
/** "Lunch 12-1 is when I like to train". */
const IS_WHEN =
  /(?<!\p{L})(?:is|(?:so )?(?:that|it)['’]?s) when i (?:(?:like|prefer|want|tend|try) to |can |usually |could )*(?:train|exercise|work ?out|go)(?!\p{L}| (?:on|at|in|those))|(?<=\d[^.;\n]{0,20})(?:that|it)['’]?s my only (?:free )?time/giu
/** "Evenings except Wednesday when I can only do mornings". */
const WHEN_ONLY = new RegExp(`(?<=except (?:on |for )?${DAY_NAME} )when i (?:can |only |do |have )+(?=\\p{L})`, 'giu')
/** "I don't want to train more than 40 mins". */
const NO_MORE =
  /(?:i )?(?:don['’]?t|do not) (?:want|like) to (?:train|exercise|work ?out)(?: for)? (?:more|longer) than(?= \d+ ?(?:min|hour|h))/giu
const NO_MORNINGS = /(?<=mornings?\b.* )(?:i['’]?m|i am) (?:really |just )?not (?:really )?a morning person/giu
/** "At work for 8". */
const AT_WORK = /(?<!\p{L})(?:at|in) work (?:for|by)(?= \d)/giu
const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const MINUTES: Readonly<Record<string, string>> = { fifteen: '15', thirty: '30', forty: '45' }
/** "Nothing after ten", and not "half past ten". */
const AFTER_HOUR = new RegExp(
  `(?<=(?<!(?:half|quarter|twenty|five|ten) )(?<!\\p{L})(?:after|before|past) )(${HOURS.join('|')})(?! (?:sec|min|hour|day|week|month|year|k|mile|of|more|or|in|on)|\\p{L}|-)`,
  'giu',
)
/** "Free from half eight", "not after quarter to nine". */
const PAST_HOUR = new RegExp(
  `(?<=(?:after|before|free from|later than) )(half(?: past)?|quarter past|quarter to) (${HOURS.join('|')}|1[0-2]|[1-9])(?![\\d:.]|\\p{L}| ?(?:k|m|mile|min|hour|day|week|marathon)(?!\\p{L})|-)`,
  'giu',
)
/** "Eight thirty to five". */
const WITH_MINUTES = new RegExp(`(?<!\\p{L})(${HOURS.join('|')})[ -](fifteen|thirty|forty[ -]five)(?!\\p{L})`, 'giu')

/** An hour by its figures, with its minutes: "eight thirty" is 8:30. */
function inDigits(words: string, hour: string, minute?: unknown): string {
  const minutes =
    typeof minute === 'string' ? `:${MINUTES[minute.toLowerCase().slice(0, 7).trim().replace(/-.*/, '')] ?? '45'}` : ''
  return `${HOURS.indexOf(hour.toLowerCase()) + 1}${minutes}`.padEnd(words.length)
}

function pastHour(lead: string, told: string): string {
  const hour = Number(told) || HOURS.indexOf(told.toLowerCase()) + 1
  if (/^half/i.test(lead)) return `${hour}:30`
  return /past$/i.test(lead) ? `${hour}:15` : `${hour === 1 ? 12 : hour - 1}:45`
}

/** "No later than 8 at night": of that hour, and not of a job. */
const AT_NIGHT =
  /(?<=(?:later than|after|past|before|beyond) )((?:1[01]|[1-9])(?:[:.]\d{2})?) (at night|in the (?:evening|afternoon|morning))(?!s|\p{L})/giu
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

/** "Nurse, long days Mon Thu 7-7.30": of twelve hours. */
const SHIFT =
  /(?<=(?<!\p{L})(?:nurse|hca|ward|shifts?|long days?|care home|hospital|paramedic|carer|on days|12 ?h\p{L}*)(?!\p{L})[^.,;\n]{0,40})(?<!\d|\d[:.])(\d{1,2})(?:[:.](\d{2}))?( ?(?:-|–|to|till?) ?)(\d)[:.](\d{2})(?![\d:.]| ?[ap]m)/giu

function longShift(
  words: string,
  hour: string,
  minute: string | undefined,
  _joint: string,
  last: string,
  end: string,
): string {
  const lasts = (Number(last) - Number(hour)) * 60 + Number(end) - Number(minute ?? 0)
  return lasts > 0 && lasts <= 60 ? `${words.slice(0, -4)}${Number(last) + 12}${end}` : words
}
/** "Bowls Thursday 2-4 like to exercise about 10": of oneself. */
const LIKE_TO = /(?<=\d(?: ?[ap]m)?) like to (?:train|exercise|work ?out|go)(?!\p{L})/giu
