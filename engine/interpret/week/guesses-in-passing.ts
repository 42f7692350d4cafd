import { minuteOf } from '../../day/clock.ts'
import { type Span, WEEKDAYS } from '../../model.ts'
import { daysIn } from '../availability/days.ts'
import { DAY_NAME, TRAIN } from '../availability/words.ts'
import { COMMA, type Fact, type Guess, isIn, partOf, wordsOf } from './guess.ts'
import { dialOf } from './owed.ts'

/** [days] No hours are of so many but by default, or because they are said to be. */
const MOST_DAYS = 4

/** "Always 8.30-6.30 when I'm in", "I sleep 7 till 2 after a shift": hours of days that nobody has named. */
const isOfSomeDays: Guess = (fact, { text, days }) => {
  const own = partOf(text, fact, COMMA)
  const isOfMany = (fact.days?.length ?? 0) >= MOST_DAYS
  return isOfMany && ON_SOME.test(wordsOf(text, own)) && !days.some((named) => isIn(named, own))
}
const ON_SOME =
  /(?<!\p{L})(?:(?:when(?:ever)?|if|on (?:the )?days) (?:i['’]?m|i am) (?:in|on|at|there|not|off|home|working|rostered)(?!\p{L})|after (?:(?:a|my|the|each|every) )?(?:night |late |early |long )?shifts?(?!\p{L}|[^.,;\n]*\d)|on (?:my |a )?(?:shift|working days?)(?!\p{L}))/iu

/** "Some weeks 3 days some weeks 5. Always 8.30-6.30": a working week that is another one each time. */
const isOfSomeWeeks: Guess = (fact, { text, sentence, days }) => {
  const isLong = fact.hours.some(({ start, end }) => start < end && minuteOf(end) - minuteOf(start) >= WORK_MIN)
  const isNamed = days.some((named) => isIn(named, sentence))
  const isCounted = [...text.matchAll(FEW_DAYS)].some(
    ({ 0: words, index }) =>
      !OF_TRAINING.test(wordsOf(text, partOf(text, { start: index, end: index + words.length }, COMMA))),
  )
  return isLong && (fact.days?.length ?? 0) >= MOST_DAYS && !isNamed && (isCounted || VARIES.test(text))
}
/** "2-3 days a week": of work, where its words are of no training. */
const FEW_DAYS =
  /(?<![\p{L}\d])(?:[2-4]|two|three|four)(?: ?(?:-|–|to|or) ?(?:[2-5]|three|four|five))? (?:full |long )?(?:days|shifts) (?:a|per|each|every|over|out of) (?:week|wk|\d|seven)/giu
const OF_TRAINING = new RegExp(
  `${TRAIN}|(?<!\\p{L})(?:want|like|aim|plan|hoping|could|can|gym|max|maximum|at most|most|ideally|prefer\\p{L}*|only|best|happy|runs?|running|lift\\p{L}*|sessions?|swim\\p{L}*|cycl\\p{L}*|rides?)(?!\\p{L})`,
  'iu',
)
/** [min] from which on hours are those of work. @source default-ours */
const WORK_MIN = 360
const VARIES =
  /(?<!\p{L})(?:some weeks|(?:never|not) the same|differ(?:s|ent) (?:every|each)|chang(?:es|ing) (?:every|each|all|from)|all different|no two weeks|short notice|days (?:change|vary|differ|move|rotate)|days out of (?:7|seven)|any (?:four|five|4|5) days)(?!\p{L})/iu

/** "He has football Tues 5-6 so I could run then": hours of others, in which somebody can train. */
const hasOwnWindow: Guess = (fact, { text, sentence }) => {
  const behind = text.slice(fact.end, sentence.end)
  return OWN_WINDOW.test(behind) && !REFUSES.test(behind)
}
const REFUSES = /(?<!\p{L})(?:not?|never|cannot|\p{L}+n['’]?t)(?!\p{L})/iu
const OWN_WINDOW = new RegExp(
  `(?<!\\p{L})(?:can|could|might|able to|free to|usually|i)(?!\\p{L})[^.;!?\\n]*(?:${TRAIN}|(?<!\\p{L})(?:run|jog|lift|swim|gym|walk|exercise|squeeze|get out)(?!\\p{L}))[^.;!?\\n]*(?<!\\p{L})(?:then|meanwhile|during (?:it|that|this|those)|in that time|while (?:i wait|(?:she|he|they)(?:['’]\\p{L}+)?))(?!\\p{L})`,
  'iu',
)

/** "I keep mornings for drawing (9-1)": a part of the day, and its hours in brackets behind it. */
const tellsItsHoursBehind: Guess = (fact, { text, hours }) => {
  const behind = /^[^.,;\n\d(]{0,20}\((?=\d)/u.exec(text.slice(fact.end))?.[0]
  if (behind === undefined || /\d/u.test(wordsOf(text, fact))) return false
  const told = hours.find(({ start }) => start === fact.end + behind.length)
  return told !== undefined && fact.hours.every(({ start }) => dialOf(start) !== told.dial)
}

/** "Weekends are for the family but I can squeeze in an hour": of the days that were just shut, or of all. */
export const takesBack: Guess = (fact, { text, sentence, facts }) =>
  fact.days?.length === WEEKDAYS.length &&
  BUT.test(text.slice(sentence.start, fact.end).slice(-(fact.end - fact.start + REACH))) &&
  facts.some(({ kind, start, end }) => kind === 'never' && start >= sentence.start && end <= fact.start)
const BUT = /(?<!\p{L})(?:but|though|although|yet)(?!\p{L})/iu
/** [characters] in which such a word stands before what it brings in. */
const REACH = 12

/** "He has dialysis (Tu Th Sa, I drive him at 7)": hours without a day of their own, beside days in short. */
const leavesDaysBeside: Guess = (fact, { text, sentence, days, facts }) => {
  const own = partOf(text, fact, COMMA)
  if ((fact.days?.length ?? 0) < MOST_DAYS || days.some((named) => isIn(named, own))) return false
  return [...text.matchAll(IN_PAIRS)].some(({ 0: words, index }) => {
    const named = { start: index, end: index + words.length }
    return isIn(named, sentence) && !facts.some((one) => isIn(one, named))
  })
}
/** "Tu Th Sa". */
const IN_PAIRS = /(?<![\p{L}\d])(?:mo|tu|we|th|fr|sa|su)(?:[ ,/&]{1,2}(?:mo|tu|we|th|fr|sa|su))+(?![\p{L}\d])/giu

/** "Job centre stuff Mondays 10.40", "in by 7": most of a day, and nobody said until when. */
const endsUntold: Guess = (fact, { text, sentence }) => {
  const own = wordsOf(text, partOf(text, fact, COMMA))
  // A day told line by line goes on in the next.
  const isLine = text.slice(sentence.end - 1, sentence.end + 1).includes('\n')
  if (isLine || ENDS_LATER.test(text.slice(fact.end, sentence.end))) return false
  const [only, ...more] = own.match(CLOCKS) ?? []
  const [hours, ...others] = fact.hours
  if (only === undefined || more.length + others.length > 0 || !hours || UNTIL.test(own)) return false
  const [hour = 0, minute = 0] = only.split(/\D/u).map(Number)
  const isStart = (hour * 60 + minute) % HALF_DAY === dialOf(hours.start)
  return isStart && minuteOf(hours.end) - minuteOf(hours.start) >= WORK_MIN
}
/** "Starts at 9, stops whenever, mostly by 5". */
const ENDS_LATER = /(?<!\p{L})(?:stops?|finish\p{L}*|done|ends?|off|home|back)(?!\p{L})[^.;!?\n]*\d/iu
const CLOCKS = /\d{1,4}(?:[:.]\d\d)?/gu
const HALF_DAY = 720
const UNTIL =
  /(?<!\p{L})(?:until|till?|to|finish\p{L}*|stops?|ends?|done|shifts?|earl(?:y|ies)|\p{L}*schicht|turno|[ée]quipe|after|before|home|back|out|leave|close|late|half (?!term|day)\p{L}+|hours?|hrs?|noon|midnight|bis|à|al|alle|tot|até|às|hasta|fino)(?!\p{L})/iu

/** "Nights Fri" beside days of work: the hours of a night that nobody told. */
const isNightUntold: Guess = (fact, { text, facts }) => {
  const own = wordsOf(text, partOf(text, fact, COMMA))
  const isUntold = fact.hours.every(({ start, end }) => start === '22:00' && end === '06:00') && !/\d/u.test(own)
  return (
    isUntold && /(?<!\p{L})nights(?!\p{L})/iu.test(own) && (fact.days?.length ?? 0) < MOST_DAYS && facts.some(isOfADay)
  )
}
const isOfADay = (fact: Fact) => isOfWork(fact) && fact.hours.every(({ start, end }) => start < end)

/** "Both at school 9-3": where children are. */
const isOfChildren: Guess = (fact, { text }) => AT_SCHOOL.test(wordsOf(text, partOf(text, fact, COMMA)))
const AT_SCHOOL =
  /(?<!\p{L})(?:both|they(?:['’]re)?|kids?|children|twins|boys|girls|the (?:eldest|youngest|little one)|all of them)(?: are| is)? (?:at|in) (?:school|nursery|preschool|playgroup)(?!\p{L})[^.,;\n\d]{0,20}\d/iu

/** "Day centre takes her 10-3.30", "in-laws have the baby 1-4": others look after somebody, and it is free time. */
const isMindedByOthers: Guess = (fact, { text }) => MINDED.test(wordsOf(text, partOf(text, fact, COMMA)))
const MINDED =
  /(?<!\p{L})(?!(?:i|we|also|always|usually|then|and|to) )\p{L}+ (?:takes?|ha(?:s|ve)|minds?|watch(?:es)?|looks? after|sits? with|covers?|comes? (?:in |over |round )?(?:to|for)) (?:her|him|them|mum|mom|dad|(?:the|my|our) (?:kids?|children|baby|little one|twins|boys?|girls?|son|daughter|mum|mom|dad))(?: (?!and )[^.,;\n\d ]+){0,3} \d/iu

/** "Fri and Sat 5pm to 3am, rest of week 6 to 11": of the other days, and of one whose work was told. */
const holdsOneOfOthers: Guess = (fact, { text, sentence, days, facts }) => {
  const own = partOf(text, fact, COMMA)
  const isTold = (named: Span) =>
    isIn(named, sentence) && named.end <= own.start && facts.some((one) => isIn(one, named) && isOfWork(one))
  const isHeld = days.some((named) => isTold(named) && named.days.some((day) => fact.days?.includes(day)))
  return REST.test(wordsOf(text, fact)) && isHeld
}
const isOfWork = ({ kind, hours }: Fact) =>
  kind === 'hours' && hours.some(({ start, end }) => (minuteOf(end) - minuteOf(start) + DAY) % DAY >= WORK_MIN)
const DAY = 1440
const REST = /(?<!\p{L})(?:other days|rest of (?:the |my )?week)(?!\p{L})[^.,;\n]*\d/iu

/** "Free all day Tuesdays. Other days 10-7": a day that was told to be free. */
const holdsAFreeDay: Guess = (fact, { text, days }) => {
  const isFree = (named: (typeof days)[number]) =>
    named.end <= fact.start && /(?<!\p{L})(?:free|off)(?!\p{L})/iu.test(wordsOf(text, partOf(text, named, COMMA)))
  const isShared = days.some((named) => isFree(named) && named.days.some((day) => fact.days?.includes(day)))
  return isShared && REST.test(wordsOf(text, partOf(text, fact, COMMA)))
}

/** "Free all day Tuesdays and from 1 on Thursdays": hours of a day that is said to have them all. */
export const isOfAnOpenDay: Guess = (fact, { text }) =>
  [...text.matchAll(OPEN)].some(
    ({ 0: words, 1: day = '', index }) =>
      isIn({ start: index, end: index + words.length }, fact) && daysIn(day).some((one) => fact.days?.includes(one)),
  )
const OPEN = new RegExp(`(?<!\\p{L})(?:all day|any ?time|whenever)(?: on)? (${DAY_NAME})`, 'giu')

/** "Never leave before 6": of the end of work. */
export const isOfLeaving: Guess = (fact, { text }) => LEAVES.test(wordsOf(text, fact))
const LEAVES =
  /(?<!\p{L})(?:never|not|rarely|hardly|\p{L}+n['’]?t)(?!\p{L})[^.,;\n]*(?<!\p{L})(?:leav(?:e|ing)|home|finish\p{L}*|(?:get|clock|knock) (?:off|out|away))(?!\p{L})[^.,;\n]*before/iu

/** "Mornings I do admin, so the middle is mine": of the rest, and not of what is told. */
export const isOfTheRest: Guess = (fact, { text, sentence }) => THE_REST.test(text.slice(fact.start, sentence.end))
const THE_REST = /(?<!\p{L})so (?:the )?(?:middle|rest|remainder|in[- ]between|gap|other half)(?!\p{L})/iu

/** "When he's away I get nothing, when he's home I can go any evening": what is open beside what is shunned. */
export const isOpenToo: Guess = (fact, { text, sentence }) =>
  I_CAN.test(wordsOf(text, sentence)) && fact.days?.length === WEEKDAYS.length
const I_CAN =
  /(?<!\p{L})when\p{L}* (?:\p{L}|['’])+[^.;\n]*(?<!\p{L})i (?:can|could|get to|am free|['’]m free)(?!\p{L}|['’])/iu

/** What busy hours may have guessed, by what is said beside them. */
export const IN_PASSING: readonly Guess[] = [
  ...[isOfSomeDays, isOfSomeWeeks, hasOwnWindow, tellsItsHoursBehind],
  ...[leavesDaysBeside, endsUntold, isNightUntold, isOfChildren, isMindedByOthers, holdsOneOfOthers, holdsAFreeDay],
]
