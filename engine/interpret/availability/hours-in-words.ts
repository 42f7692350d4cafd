/** Words that stand for others, and what they mean by the parts that their pattern tells apart. */
export type Slip = readonly [RegExp, (words: string, ...parts: readonly (string | undefined)[]) => string]

/** Hours as people tell them in words, in figures. */
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
/** "Between ten and two". */
const BETWEEN = new RegExp(
  `(?<=(?:between|from) )(${HOURS.join('|')}) (?:and|to|till?|until) (${HOURS.join('|')})(?! (?:min|hour|day|week|km|mile))(?!\\p{L})`,
  'giu',
)
/** "No later than 8 at night": of that hour, and not of a job. */
const AT_NIGHT =
  /(?<=(?:later than|after|past|before|beyond) )((?:1[01]|[1-9])(?:[:.]\d{2})?) (at night|in the (?:evening|afternoon|morning))(?!s|\p{L})/giu
/** "6ish onwards". */
const ISH =
  /(?<![\d:.])(\d{1,2}(?:[:.]\d{2})?)ish(?= (?:onwards?|on|or later)(?!\p{L}))|(?<=(?:from|after) )(\d{1,2}(?:[:.]\d{2})?)ish(?!\p{L})/giu
/** "Nurse, long days Mon Thu 7-7.30": of twelve hours. */
const SHIFT =
  /(?<=(?<!\p{L})(?:nurse|hca|ward|shifts?|long days?|care home|hospital|paramedic|carer|on days|12 ?h\p{L}*)(?!\p{L})[^.,;\n]{0,40})(?<!\d|\d[:.])(\d{1,2})(?:[:.](\d{2}))?( ?(?:-|–|to|till?) ?)(\d)[:.](\d{2})(?![\d:.]| ?[ap]m)/giu

/** What tells an hour in words, and how figures tell it; none is longer than what it stands for. */
export const HOURS_IN_WORDS: readonly Slip[] = [
  [AT_NIGHT, (_, hour, part) => `${hour}${/morning/i.test(part ?? '') ? 'am' : 'pm'}`],
  [SHIFT, longShift],
  [ISH, (_, hour, from) => hour ?? from ?? ''],
  [PAST_HOUR, (_, lead, hour) => pastHour(lead ?? '', hour ?? '')],
  [AFTER_HOUR, (_, hour) => inDigits(hour ?? '')],
  [WITH_MINUTES, (_, hour, minute) => inDigits(hour ?? '', minute)],
  [BETWEEN, (_, from, to) => `${inDigits(from ?? '')} - ${inDigits(to ?? '')}`],
]

/** An hour by its figures, with its minutes: "eight thirty" is 8:30. */
function inDigits(hour: string, minute?: string): string {
  const minutes = minute === undefined ? '' : `:${MINUTES[/^\p{L}+/u.exec(minute.toLowerCase())?.[0] ?? ''] ?? ''}`
  return `${HOURS.indexOf(hour.toLowerCase()) + 1}${minutes}`
}

function pastHour(lead: string, told: string): string {
  const hour = Number(told) || HOURS.indexOf(told.toLowerCase()) + 1
  if (/^half/i.test(lead)) return `${hour}:30`
  return /past$/i.test(lead) ? `${hour}:15` : `${hour === 1 ? 12 : hour - 1}:45`
}

function longShift(words: string, ...[hour, minute, , last, end]: readonly (string | undefined)[]): string {
  const lasts = (Number(last) - Number(hour)) * 60 + Number(end) - Number(minute ?? 0)
  return lasts > 0 && lasts <= 60 ? `${words.slice(0, -4)}${Number(last) + 12}${end}` : words
}
