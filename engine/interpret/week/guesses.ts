import { minuteOf } from '../../day/clock.ts'
import { type Span, WEEKDAYS, type Weekday } from '../../model.ts'
import { ONLY, TRAIN } from '../availability/words.ts'
import { COMMA, type Fact, type Guess, isIn, partOf, wordsOf } from './guess.ts'
import { IN_PASSING, isOfAnOpenDay, isOfLeaving, isOfTheRest, isOpenToo, takesBack } from './guesses-in-passing.ts'
import { dialOf, type NamedDays } from './owed.ts'
import { EACH_SECOND } from './sport-label.ts'

const isSame = (one: Span, other: Span) => one.start === other.start && one.end === other.end

/** "Any weeknight but Thursday": a day of its own that a word takes out. */
const holdsWhatIsLeftOut: Guess = (fact, { days, text }) => {
  const isBehind = (named: Span) => named.start >= fact.end && /^\W*\p{L}+\W*$/u.test(text.slice(fact.end, named.start))
  return days.some(
    (named) =>
      named.isRefused && (isIn(named, fact) || isBehind(named)) && named.days.some((day) => fact.days?.includes(day)),
  )
}

/** "Could do Thursday any time, other days only before work": days that are named, or are the others, and are not among its own. */
const leavesDaysOver: Guess = (fact, { days, facts, text }) => {
  const held = new Set(facts.filter((one) => isSame(one, fact)).flatMap((one) => one.days ?? []))
  // "Any day except Wednesday".
  const inside = days.filter((named) => !named.isRefused && isIn(named, fact) && named.days.length < WEEKDAYS.length)
  const isOver = inside.some((named) => {
    const isOfOther = facts.some((one) => one !== fact && !isSame(one, fact) && isIn(one, named))
    return !isOfOther && named.days.some((day) => !held.has(day))
  })
  const hasOthers = fact.kind === 'only' && inside.length > 0 && held.size < WEEKDAYS.length
  return isOver || (hasOthers && OTHERS.test(wordsOf(text, fact)))
}

/** "Choir Weds. Otherwise evenings ok": of which days it is, only what stands before it tells. */
const saysOtherwise: Guess = (fact, { days, text }) =>
  OTHERS.test(wordsOf(text, fact)) && !days.some((named) => isIn(named, fact)) && fact.days?.length !== WEEKDAYS.length
const OTHERS =
  /(?<!\p{L})(?:other (?:days?|times|nights|evenings|mornings)|otherwise|(?:the )?rest(?: of (?:the|my) (?:week|time|days))?|else|sonst|die anderen|sinon|autres jours|otros d[ií]as|outros dias|altri giorni|anders|andere dagen)(?!\p{L})/iu

/** "Weekdays only 6 to 7.30. Sundays: yes": what shuts every day that it does not name, beside one that nothing came of. */
const shutsANamedDay: Guess = (fact, { days, unread }) =>
  days.some(
    (named) =>
      !named.isRefused &&
      unread.some((clause) => isIn(clause, named)) &&
      named.days.some((day) => !fact.days?.includes(day)),
  )

/** "At home Tuesdays. Office 9-5 the other days": of days that were told of, by what holds no hours of them. */
const leavesOthersOver: Guess = (fact, { days, text, facts }) => {
  const own = partOf(text, fact, COMMA)
  const isNamed = days.some((named) => isIn(named, own))
  const isBusy = (named: Span) => facts.some((one) => one.kind === 'hours' && isIn(one, named))
  const told = days.filter((named) => named.end <= own.start && named.days.length < WORK_DAYS && !isBusy(named))
  const isOfThem = told.some((named) => named.days.some((day) => fact.days?.includes(day)))
  return isOfThem && !isNamed && OTHERS.test(wordsOf(text, own))
}

/** "Every day but Friday when I'm in 9-5": the hours are of the day that is left out. */
const isOfDayLeftOut: Guess = (fact, { days, text }) =>
  days.some(
    (named) =>
      named.isRefused &&
      isIn(named, { ...fact, start: fact.start - 1 }) &&
      !named.days.some((day) => fact.days?.includes(day)) &&
      WHEN_THEN.test(text.slice(named.end)),
  )
const WHEN_THEN = /^,? (?:when|where|wenn|wo|quand|cuando|quando|als|waar)(?!\p{L})/iu

/** "Never Sundays before 10": an hour of its words that is none of its own, and of nothing else. */
const leavesHoursOver: Guess = (fact, { hours, facts }) => {
  const edges = new Set(
    facts
      .filter((one) => isIn(one, fact))
      .flatMap((one) => one.hours.flatMap(({ start, end }) => [dialOf(start), dialOf(end)])),
  )
  return hours.some((one) => isIn(one, fact) && !edges.has(one.dial))
}

/** "Gym after college Mon Wed": a day as a whole, of words that say when in it. */
const leavesWhenOver: Guess = (fact, { text }) => isWhole(fact) && WHEN.test(wordsOf(text, fact))
/** A day as a whole: of what is rather not done on it, a mood is told more often than a bound. */
const isWhole = ({ hours }: Pick<Fact, 'hours'>) =>
  hours.every(({ start, end }) => minuteOf(end) - minuteOf(start) >= WHOLE_MIN)
/** [min] @source default-ours */
const WHOLE_MIN = 720

/** "Gym is shut Sundays", "weekends 2 hours no problem": a day as a whole, of words that say something else of it. */
const saysElseOfADay: Guess = (fact, { text }) => isWhole(fact) && ELSE.test(wordsOf(text, partOf(text, fact, COMMA)))
const ELSE =
  /(?<!\p{L})(?:shut|closed|closes|no problem|not a problem|geschlossen|ferm[eé]|cerrado|chiuso|gesloten)(?!\p{L})|\d ?(?:h|hours?|hrs?|min)/iu

const WHEN =
  /(?<!\p{L})(?:before|after|until|till?|between|vor|nach|bis|avant|apr[eè]s|antes|despu[eé]s|depois|prima|dopo|voor|na) (?!christmas|easter|xmas|new year|\d+(?:st|nd|rd|th))\p{L}/iu

/** "Every other week, when I have them, only 12 to 1": weeks in turns that nothing of the sentence is of, or asked about. */
const leavesTurnsOver: Guess = (fact, { text, sentence, facts }) => {
  // Hours of work stand beside those of other weeks.
  const own = fact.kind === 'hours' ? partOf(text, fact, COMMA) : sentence
  const words = wordsOf(text, own).replace(EACH_OTHER_DAY, '')
  const isHeld = facts.some((one) => isIn(one, sentence) && (one.isInTurns || (one.kind === 'hours' && one.isAsked)))
  return !isHeld && (EACH_SECOND.test(words) || SOME_WEEKS.test(words))
}
/** "Fridays half an hour, every other day an hour": of all the others. */
const EACH_OTHER_DAY = /(?<!\p{L})every other day(?!\p{L})/giu
const SOME_WEEKS =
  /(?<!\p{L})(?:every (?:third|3rd|fourth|4th)|(?:one|1) (?:\p{L}+ )?in (?:two|three|four|five|[2-5])|(?:1st|first) (?:and|&) (?:3rd|third)|(?:2nd|second) (?:and|&) (?:4th|fourth)|weeks? on|some weeks|jede (?:dritte|vierte)|chaque troisi[eè]me|cada tres|ogni tre)(?!\p{L})/iu

/** "Swim Mon Wed, not Fri", "lectures daily except Thursday": a refusal behind something that has a name may be of that alone. */
const refusesWhat: Guess = (fact, { text, sentence, facts }) => {
  const isBehind = facts.some(
    ({ kind, start }) =>
      (kind === 'hours' || kind === 'wish' || kind === 'shunned') && start >= sentence.start && start < fact.start,
  )
  return isBehind && !OF_ITSELF.test(wordsOf(text, fact))
}
/** What is refused by words for it: "no training Fri", "can't do Fri", "Fri is out". */
const OF_ITSELF = new RegExp(
  `${TRAIN}|(?<!\\p{L})(?:never|nothing|rest|off|out|free|keep|leave|can['’]?t|cannot|don['’]?t|won['’]?t|no way|nie|jamais|nunca|mai|nooit|frei|libre|repos)(?!\\p{L})`,
  'iu',
)

/** "Weekends are for the kids but I could do early": what takes a part of it back. */
const isTakenBack: Guess = (fact, { text, sentence }) => TAKEN_BACK.test(text.slice(fact.end, sentence.end))
const TAKEN_BACK =
  /^[\s,–-]*(?:but|though|although|unless|aber|mais|pero|mas|ma|maar)(?: \p{L}+){0,3} (?:can|could|might|manage|ok|okay|fine|possible|kann|könnte|peux|pourrais|puedo|podr[ií]a|posso|poderia|potrei|kan)(?!\p{L})/iu

/** "Weekend: Saturday only": of days that it names some are named again. */
const namesAgain: Guess = (fact, { days, text }) => {
  const isBehind = (named: Span) => named.start >= fact.end && /^\W*$/u.test(text.slice(fact.end, named.start))
  const own = days.filter((named) => !named.isRefused && (isIn(named, fact) || isBehind(named)))
  const isPartOf = (one: NamedDays, other: NamedDays) =>
    one.days.length < other.days.length && one.days.every((day) => other.days.includes(day))
  return own.some((one) => own.some((other) => isPartOf(one, other)))
}

/** "Mornings only! 6-8": hours right behind a part of the day, which say it again. */
const tellsHoursBehind: Guess = (fact, { text }) =>
  fact.hours.length > 0 && !/\d/u.test(wordsOf(text, fact)) && /^[\s!.,:;(–-]{1,3}\d/u.test(text.slice(fact.end))

const IS_ONLY = new RegExp(ONLY, 'iu')
/** "The wedding is on the 12th, away Thursday to Monday": days of a stretch that is told by a date. */
const leavesStretchOver: Guess = (fact, { days, sentence, facts, text }) =>
  days.some(
    (named) =>
      isIn(named, sentence) &&
      named.days.length > 1 &&
      !IS_ONLY.test(wordsOf(text, fact)) &&
      named.days.some((day) => !fact.days?.includes(day)) &&
      !facts.some((one) => one.kind !== 'away' && isIn(one, named)),
  )

/** "When I have them I can only train at lunch": of days on which something else is so. */
const isOnCondition: Guess = (fact, { text }) =>
  fact.days?.length === WEEKDAYS.length && (IF.test(wordsOf(text, fact)) || IF_NOT.test(text.slice(0, fact.start)))
/** "When not, any time after 5". */
const IF_NOT = /(?<!\p{L})(?:when|if) not,?\s*$/iu
const IF =
  /(?<!\p{L})(?:if|unless|when(?:ever)? (?:(?:i|we|he|she|they|it)(?:['’](?:m|re|s|ve|ll|d))?|(?:my|the|our) \p{L}+ (?:is|are|has|have))|wenn|falls|quand|lorsque|cuando|quando|als|se) /iu

type Hours = Fact['hours'][number]

/** Whether busy hours leave nothing of others on a day. */
const holds = ({ kind, days, hours }: Fact, day: Weekday, { start, end }: Hours): boolean =>
  kind === 'hours' &&
  days?.includes(day) === true &&
  hours.some((one) => one.start <= start && (one.end >= end || one.end <= one.start))

/** "Job's 9 to 5.30" after "only": hours with no room left in them are hardly those of training. */
const hasNoRoom: Guess = (fact, { facts }) =>
  fact.hours.some((hours) => fact.days?.every((day) => facts.some((one) => holds(one, day, hours))) ?? false)

/** "9-5 rest of the time": so long, and of no word for training, are the hours of work. */
const looksLikeWork: Guess = ({ days, hours, ...place }, { text }) => {
  const isLong = hours.some(
    ({ start, end }) => start >= '06:00' && end <= '19:00' && minuteOf(end) - minuteOf(start) >= WORK_MIN,
  )
  return isLong && days !== null && days.length >= WORK_DAYS && !OF_FREE_TIME.test(wordsOf(text, place))
}
/** [min], [days] from which on hours are those of work. @source default-ours */
const WORK_MIN = 420
const WORK_DAYS = 4
const OF_FREE_TIME = new RegExp(
  `${TRAIN}|(?<!\\p{L})(?:free|can|could|gym|run\\p{L}*|available|frei|libre|libero|livre|vrij)(?!\\p{L})`,
  'iu',
)

/** "At work I get 12.30 to 1.30": an hour within work, of days without any too. */
const isOfWorkAlone: Guess = (fact, { facts, days }) => {
  if (fact.days?.length !== WEEKDAYS.length || days.some((named) => isIn(named, fact))) return false
  const isInWork = (day: Weekday) => fact.hours.some((hours) => facts.some((one) => holds(one, day, hours)))
  return WEEKDAYS.some(isInWork) && !WEEKDAYS.every(isInWork)
}

/** Two that cannot both hold. */
const isContradicted: Guess = (fact, { facts }) => {
  const rivals = facts.filter((one) => one !== fact && !isSame(one, fact))
  const shares = (one: Fact) => one.days?.some((day) => fact.days?.includes(day)) ?? false
  if (fact.kind === 'never')
    return rivals.some(
      (one) =>
        OPENING.has(one.kind) &&
        one.hours.length + Number(one.kind !== 'liked') > 0 &&
        one.days !== null &&
        one.days.length < WEEKDAYS.length &&
        shares(one),
    )
  return (
    OPENING.has(fact.kind) &&
    fact.days !== null &&
    fact.days.length < WEEKDAYS.length &&
    rivals.some((one) => one.kind === 'never' && shares(one))
  )
}
const OPENING = new Set(['only', 'open', 'within', 'liked'])

const OF_DAYS = [leavesTurnsOver, isContradicted, takesBack]
/** What each kind of fact may have guessed. */
export const GUESSES: Partial<Readonly<Record<Fact['kind'], readonly Guess[]>>> = {
  never: [...OF_DAYS, leavesDaysOver, leavesHoursOver, leavesWhenOver, refusesWhat, isTakenBack],
  only: [
    ...[...OF_DAYS, holdsWhatIsLeftOut, leavesDaysOver, leavesHoursOver, leavesWhenOver],
    ...[shutsANamedDay, namesAgain, tellsHoursBehind, isOnCondition, looksLikeWork],
  ],
  within: [
    ...OF_DAYS,
    isOfAnOpenDay,
    holdsWhatIsLeftOut,
    saysOtherwise,
    leavesHoursOver,
    tellsHoursBehind,
    isOnCondition,
    looksLikeWork,
  ],
  liked: [
    ...OF_DAYS,
    isOfTheRest,
    holdsWhatIsLeftOut,
    saysOtherwise,
    leavesHoursOver,
    tellsHoursBehind,
    isOnCondition,
    isOfWorkAlone,
  ],
  closed: [...OF_DAYS, leavesHoursOver, isOfLeaving],
  open: OF_DAYS,
  most: [...OF_DAYS, holdsWhatIsLeftOut, leavesDaysOver, namesAgain],
  away: [leavesStretchOver],
  wish: [isOnCondition, isOfTheRest, leavesTurnsOver, leavesWhenOver, saysElseOfADay, hasNoRoom, looksLikeWork],
  shunned: [isWhole, isOpenToo, leavesTurnsOver, hasNoRoom],
  hours: [leavesTurnsOver, leavesOthersOver, isOfDayLeftOut, ...IN_PASSING],
}
