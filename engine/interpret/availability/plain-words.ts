import { DAY_NAME, DAYS, PARTS } from './words.ts'

/** "Before noon" is an hour as others are, as long as it was. */
const NOON =
  /(?<=(?:before|until|till?|by|after|from|vor|bis|ab|nach|avant|apr[eè]s|voor|na)\s)(?:noon|mid-?day|mittags?|midi|twaalf uur)(?!\p{L})/giu
/** "At lunch (12:30)". */
const IN_BRACKETS = /\((?=\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?\))(.+?)\)/giu
/** What joins a clause to the one before; within a clause it may be too many other things. */
const LEADING = /^\s*(?:und|et|y|e|en(?! semaine))(?=\s)/iu
/** "Can you keep Mondays free?" asks for it. */
const CAN_YOU = /^\W*(?:can|could|would|will) you (?:please )?/iu
/** "Skip Sundays", "anything but Wednesday", "early mornings only (before 6.30)". */
const SKIPPED = /(?<=^\W*(?:please |pls )?)skip(?=\s)/iu
const ANY_BUT = /any(?:thing|time) but(?= )/giu
const OPENS_HOURS = /\((?=(?:before|after|from|until|till?|by)\s)/giu
/** "9 in the morning", "half 8". */
const IN_THE = /(?<![\d:.])(\d{1,2}(?:[:.]\d{2})?)(?: o['’]?clock)? in the (morning|afternoon|arvo|evening)/giu
/** "7h30 da manhã", "7 de la tarde": hours past noon are told as such already. */
const IN_OTHER =
  /(?<![\d:.h])((?:[1-9]|1[0-2])(?:[:.h]\d{2})?)(?: ?(?:uhr|uur|h))? (?:(da manh[ãa]|de la mañana|du matin|di mattina|morgens|vormittags|['’]s ochtends|['’]s morgens)|(?:da tarde|da noite|de la tarde|de la noche|de l['’]apr[eè]s-midi|du soir|di sera|del pomeriggio|abends|nachmittags|['’]s avonds|['’]s middags))(?!\p{L})/giu
/** In Dutch it is half of the hour before. */
const HALF_PAST =
  /(?<!\p{L})((?:na|om|vanaf|tot|voor|tussen|tussen [^ ]+ en|van [^ ]+ tot) )?half(?: past)? (\d{1,2})(?![\d:.]|\s?(?:h|min))/giu
/** Short ways of saying, as the longer ones that slots know. */
export const plainWords = (words: string) =>
  words
    .replace(LEADING, '')
    .replace(/(?:school |week ?)nights?/giu, 'weekday evenings')
    .replace(NOON, (noon) => '12pm'.padEnd(noon.length))
    .replace(CAN_YOU, '')
    .replace(SKIPPED, 'no')
    .replace(ANY_BUT, 'any day but')
    .replace(OPENS_HOURS, ' ')
    .replace(IN_THE, (_, clock: string, part: string) => `${clock}${/morning/i.test(part) ? 'am' : 'pm'}`)
    .replace(IN_OTHER, (_, clock: string, morning: string | undefined) => `${clock}${morning ? 'am' : 'pm'}`)
    .replace(HALF_PAST, (_, dutch: string | undefined, hour: string) =>
      dutch ? `${dutch}${Number(hour) - 1 || 12}:30` : `${hour}:30`,
    )
    .replace(IN_BRACKETS, ' at $1 ')

/** "No long sessions on weekdays", "not trained at weekends so far": no day is out. */
const NOT_WHOLLY =
  /(?<!\p{L})(?:can['’]?t|cannot|not|never|no|don['’]?t)(?: \p{L}+)? (?:long|hard|heavy)(?!\p{L})|(?<!\p{L})(?:so far|yet)(?!\p{L})/iu

/** "Weekdays fine around my 9-5": the hours are those of something else. */
const AROUND_HOURS = /(?<!\p{L})around (?:my|the|our) \d/iu

/** Whether a clause names days or hours that it shuts in part only, or that are those of something else. */
export const bindsNothing = (words: string) =>
  NOT_WHOLLY.test(words) || AROUND_HOURS.test(words) || IN_AND_OUT.test(words)
/** "In by 7.45, out by 4.30": of work. */
const IN_AND_OUT = /(?<!\p{L})out by \d/iu

/** "9-5 Mon, Tue free, Wed 10-4": the hours are of other days than the free one. */
export const HOURS_THEN_FREE = new RegExp(
  `\\d\\s*(?:am|pm)?\\s+(?:on )?${DAY_NAME}\\s*,\\s*${DAY_NAME}\\s+(?:(?:is|are|all) )*(?:free|off)|${DAY_NAME}\\s+(?:(?:is|are|all) )*(?:free|off)\\s*,\\s*${DAY_NAME}\\s+\\d`,
  'iu',
)

/** "Ten minutes. That's all I get on Mondays": of the minutes. */
export const ALL_OF_IT = /^\W*that['’]?s all|other times?/iu

const A_PART = `(?:the |in the )?(?:${PARTS.map(([words]) => words).join('|')})`
/** "Wednesdays only evenings", "only mornings on Tuesdays", "Fridays evenings only": of that day, and of no others. */
export const ONLY_PART = new RegExp(
  `^\\W*(?:on |and |but )*(?:(?:${DAYS}) only ${A_PART}|only ${A_PART} on (?:${DAYS})|\\p{L}+days (?:evening|morning|afternoon)s only)\\W*$`,
  'iu',
)

/** Behind the days of which it is said. */
export const ARE_OUT = /(?<!\p{L})(?:are|is) (?:all |both )?out\W*$/iu

/** "Wednesdays only after 8pm". */
export const ONLY_THEN = new RegExp(
  `^\\W*(?:on |and |but )*(?:${DAYS}) only (?:after|before|from|at|between)(?!\\p{L})`,
  'iu',
)

/** "Weekends only until 10": of other days it says nothing. */
export const ONLY_UNTIL = new RegExp(`^\\W*(?:on |and |but )*(?:${DAYS}) only (?:until|till?|up to)(?!\\p{L})`, 'iu')

export const JUST = /(?<!\p{L})just(?!\p{L})/iu

/** [days] Fewer that are named one by one with an "only" are all there are: "only 30 minutes before 7 on Mon, Wed and Fri". */
export const WORKWEEK = 5
