import { DAYS, PARTS } from './words.ts'

/** How often something is done, up to a comma: "gym 3x a week,". */
const HOW_OFTEN =
  /(?<=(?<!\p{L})(?:once|twice|thrice|(?:\d|one|two|three|four|five|six) ?(?:x|times|days|sessions)) ?(?:(?:a|per|each|every) (?:week|wk)|weekly|p\/?w)),(?=([^.,;\n]*))/giu
/** What may be of the thing that was counted: days, hours, how long. */
const OF_WHEN = new RegExp(
  [
    DAYS,
    `(?<!\\p{L})(?:${PARTS.map(([words]) => words).join('|')})(?!\\p{L})`,
    "(?<!\\p{L})(?:[ap]m|o['’]?clock|on|at|in|the|and|or|to|from|till?|until|before|after|around|about|between|usually|ideally|mostly|always|normally|preferably|prefer|please|either|each|every|any|max|most|for|an?|hours?|hrs?|h|min(?:ute)?s?|early|late|only|if|i|can|possible|best|days?|times?|sessions?|work)(?!\\p{L})",
  ].join('|'),
  'giu',
)
const BEFORE_WORK = /(?<!\p{L})(?:before|after|around) work(?!\p{L})/iu
const OTHER_THING = /\p{L}{3}/u
const OWN_WORK = /(?<!\p{L})work(?!\p{L}|outs?)/iu

/**
 * "Run 4 times a week, Monday choir 7-9, work 9-5": what is counted ends where another thing begins, and gets none of its hours.
 * A comma becomes a full stop there.
 */
export function withCountsApart(text: string): string {
  return text.replace(HOW_OFTEN, (comma, next: string) => {
    const isWork = OWN_WORK.test(next) && !BEFORE_WORK.test(next)
    return isWork || OTHER_THING.test(next.replace(OF_WHEN, '')) ? '.' : comma
  })
}
