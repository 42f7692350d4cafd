/** "Before noon" is an hour as others are, as long as it was. */
const NOON =
  /(?<=(?:before|until|till?|by|after|from|vor|bis|ab|nach|avant|apr[eè]s|voor|na)\s)(?:noon|mid-?day|mittags?|midi|twaalf uur)(?!\p{L})/giu
/** "At lunch (12:30)". */
const IN_BRACKETS = /\((?=\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?\))(.+?)\)/giu
/** What joins a clause to the one before; within a clause it may be too many other things. */
const LEADING = /^\s*(?:und|et|y|e|en)(?=\s)/iu
/** Short ways of saying, as the longer ones that slots know. */
export const plainWords = (words: string) =>
  words
    .replace(LEADING, '')
    .replace(/(?:school |week ?)nights?/giu, 'weekday evenings')
    .replace(NOON, (noon) => '12pm'.padEnd(noon.length))
    .replace(IN_BRACKETS, ' at $1 ')
