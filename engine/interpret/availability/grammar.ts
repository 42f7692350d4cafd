import { WEEKDAYS, type Weekday } from '../../model.ts'
import type { Hours } from './amounts.ts'
import type { Around } from './around.ts'
import { clauseOf, daysSettled, isListOfMinutes, isOpenDay, isOpenEnded, type Part } from './clause.ts'
import { lasting, lastsLong, openedBy, risenFrom, shutBy, untilShut } from './hours-told.ts'
import {
  ALL_OF_IT,
  ARE_OUT,
  bindsNothing,
  HOURS_THEN_FREE,
  JUST,
  ONLY_PART,
  ONLY_THEN,
  ONLY_UNTIL,
  plainWords,
  WORKWEEK,
} from './plain-words.ts'
import type { Whole } from './saying.ts'
import type { Slot } from './slots.ts'

/** What a clause says of when somebody can train, and whether by words that can be of nothing else. */
export type Meaning = { readonly wholes: readonly Whole[]; readonly isPlain: boolean }

/**
 * What a clause says of when somebody can train and when not, where it says nothing else: "weekends only", "free after 7
 * except Tuesday", "30 min max on weekdays, an hour on Sundays".
 */
export function meaningOf(words: string, around: Around, isLoose = false): Meaning | null {
  const clause = clauseOf(plainWords(words), around.those, isLoose)
  if (!clause || bindsNothing(words)) return null
  const { says, parts, first, isTwofold, isOnlyOfDays, refusesLater } = clause
  const has = (...slots: Slot[]) => slots.some((slot) => says.has(slot))
  const scene = {
    parts: daysSettled(parts, [...around.told, ...around.named]),
    has,
    around,
    isOnlyOfDays,
    words: words.trim(),
  }
  const isPlain =
    has('train', 'rest', 'those', 'minutes', 'keep', 'gone', 'theirs', 'free', 'cannot', 'can') ||
    // "Evenings only after 8 and never on Sundays".
    (has('only') && around.isFree && !around.isBesideHours && parts.some(isTimed)) ||
    (has('never') && around.isGoingOn) ||
    // "So Friday evening and all of Saturday are out".
    (ARE_OUT.test(words) && around.isFree && parts.every(({ days }) => days !== null))
  if (refusesLater || isMixed(scene) || isCut(scene)) return null
  if (!isListOfMinutes(parts) && HOURS_THEN_FREE.test(words)) return null
  if (/,/.test(words) && (isTwofold || !isOfAll(scene, first))) return null
  const wholes = (RULES.find(({ when }) => when(scene))?.read(scene) ?? []).filter(hasDays)
  return wholes.length > 0 ? { wholes, isPlain } : null
}

type Scene = {
  readonly parts: readonly Part[]
  readonly has: (...slots: Slot[]) => boolean
  readonly around: Around
  readonly isOnlyOfDays: boolean
  readonly words: string
}

const OPENERS: Slot[] = ['free', 'yes', 'whenever', 'can', 'only', 'home', 'time']
/** What one part of it opens another shuts: each is read on its own. */
const isMixed = ({ has }: Scene) => has(...REFUSALS) && has(...OPENERS)
/** "9-5, free after 6": what is said of one part holds for the others only where it stands before them all. */
const isOfAll = ({ has, parts, around }: Scene, first: Slot | undefined) =>
  has('only', 'minutes', 'number') ||
  (has('whenever') && around.isFree && !around.isBesideHours) ||
  (first !== undefined && OPENERS.includes(first)) ||
  parts.every(({ except, hours }, at) => except !== null || (at === 0 && hours.length < 2))
/** "I do 8 to 4", "other days 30" beside no minutes: of something else. */
const isCut = ({ parts, has, around }: Scene) =>
  // "8.5 hrs from 7am": longer than any session.
  (has('minutes') && parts.every(({ minutes }) => minutes === null)) ||
  (has('do') && !has('can', 'cannot', 'not', 'never', 'want')) ||
  (has('number') && !has('minutes') && !around.isBesideMinutes && !isListOfMinutes(parts))
const REFUSALS: Slot[] = ['not', 'never', 'cannot', 'out', 'gone', 'theirs']
const isTimed = ({ hours }: Part) => hours.length > 0

/** What a clause says by what is in it: the first that fits. */
const RULES: readonly { when: (scene: Scene) => boolean; read: (scene: Scene) => readonly Whole[] }[] = [
  { when: ({ parts }) => parts.some(({ minutes }) => minutes !== null), read: amounts },
  { when: ({ has }) => has('up'), read: afterRising },
  { when: ({ has }) => has('rest'), read: keptFree },
  {
    when: ({ has }) =>
      has('keep', 'want') && has('off', 'alone', 'free', 'out', 'theirs') && !has('not', 'only', 'can'),
    read: keptFree,
  },
  { when: ({ has, parts }) => has('off') && !parts.some(isTimed), read: daysOff },
  { when: ({ has }) => has('by'), read: doneBy },
  { when: ({ has }) => has(...REFUSALS), read: refused },
  { when: ({ parts }) => parts.some(isTimed), read: opened },
  { when: () => true, read: openedDays },
]

const never = (days: readonly Weekday[] | null): Whole[] => (days ? [{ kind: 'never', days }] : [])
const hasDays = (whole: Whole) => !('days' in whole) || whole.days.length > 0

/** "30 min max", "an hour at weekends" beside it, "I have an hour every morning at 6". */
function amounts({ parts: all, has, around }: Scene): readonly Whole[] {
  // "No training on Mondays, and keep it under an hour": each is read on its own.
  if (has(...REFUSALS, 'alone')) return []
  const parts = all.filter(({ isOff }) => !isOff)
  if (parts.some(({ minutes, except }) => minutes === null || except !== null)) return []
  // "50 minutes Mon Wed Fri, Saturday can be long, 2 hours": the longer is not of all days.
  const isMost = has('most', 'only', 'session') || (around.isBesideMinutes && parts.some(({ days }) => days !== null))
  // An hour of lunch is for lunch, unless it is said to be for more.
  if (
    parts.some(({ hours }) => hours.some(({ part1 }) => part1 !== undefined)) &&
    !has('train', 'can', 'only', 'most', 'free', 'session')
  )
    return []
  const isHad =
    has('have', 'can') && (has('work') || parts.every(({ days, hours }) => days ?? hours.length > 0) || has('can'))
  if (!isMost && !isHad && !(parts.length > 1 && parts.every(({ days }, at) => days !== null || at === 0))) return []
  // "At most 40 minutes of an evening" bounds evenings alone.
  const bounds = ({ part }: Part['hours'][number]) => part === undefined || has('only') || !has('most')
  const amounts = parts.flatMap(({ days, hours, minutes }): Whole[] => {
    const on = days ?? (has('work') ? WEEKDAYS.slice(0, 5) : WEEKDAYS)
    const isOnlyThen =
      has('only') && days !== null && days.length > 1 && days.length < WORKWEEK && around.told.length === 0
    // "Before 7 or after 9": in each it may be.
    const at = hours.length === 1 ? hours.find((told) => told.at !== undefined || told.after !== undefined) : undefined
    // "The dog at 8 and at 5, half an hour each time".
    if (at?.at && !has('train', 'can', 'free', 'have', 'time', 'want', 'only', 'do')) return []
    const opened = at ? lasting(at, minutes ?? 0) : hours.flatMap((told) => (bounds(told) ? openedBy(told, days) : []))
    return [
      ...(at ? [] : [{ kind: 'most' as const, days: on, minutes: minutes ?? 0 }]),
      ...(isOnlyThen ? opened.map((each): Whole => ({ kind: 'only', days: on, hours: each })) : within(on, opened)),
    ]
  })
  return [...amounts, ...offIn(all), ...onlyIn(all)]
}

const onlyIn = (parts: readonly Part[]) =>
  parts.flatMap(({ days, isOnly }): Whole[] => (isOnly && days ? [{ kind: 'only', days, hours: null }] : []))

/** The days that a clause has off beside what it says of others. */
const offIn = (parts: readonly Part[]) => parts.flatMap(({ days, isOff }) => (isOff ? never(days) : []))

const within = (days: readonly Weekday[], hours: readonly Hours[], isOffer = false) =>
  hours.map((each): Whole => ({ kind: 'within', days, hours: each, ...(isOffer && { isOffer }) }))

function afterRising({ parts }: Scene): readonly Whole[] {
  return parts.flatMap(({ days, hours: [told] }) => within(days ?? WEEKDAYS, risenFrom(told?.at)))
}

/** "Rest day Friday", "keep Sundays free", "I want Saturdays off". */
function keptFree({ parts, has }: Scene): readonly Whole[] {
  const [kept] = parts
  if (!kept || parts.length !== 1 || has('not', 'only')) return []
  // "Keep Friday nights for the lads".
  const { days, hours } = kept
  // "I'd like to train in the morning and keep Saturday clear": the morning is not of that day.
  if (!isTimed(kept) || !days || has('train')) return isTimed(kept) ? [] : never(days)
  return shutOn(days, hours)
}

/** "Sunday off" is a day of rest where nothing else is told that it could be off from. */
function daysOff(scene: Scene): readonly Whole[] {
  const { isFree, isAlone, isAfterTraining } = scene.around
  return isFree && (isAlone || isAfterTraining) && !scene.has('gym') ? keptFree(scene) : []
}

/** "Training has to be done by 7am", "no earlier than 7 and done by 9pm". */
function doneBy({ parts, has, around }: Scene): readonly Whole[] {
  const isBounded = has('not') && around.isFree
  // "I'd need to be done by 7": of what else, in a text without work.
  const isAlone = has('want') && around.isFree && !around.isBesideHours
  if (!has('train') && !isBounded && !isAlone) return []
  return parts.flatMap(({ days, hours }) =>
    shut(
      days,
      hours.flatMap((told) => ('by' in told ? untilShut(told) : isBounded ? shutBy(told, days) : [])),
    ),
  )
}

const shut = (days: readonly Weekday[] | null, hours: readonly Hours[]) =>
  hours.map((each): Whole => ({ kind: 'closed', days: days ?? WEEKDAYS, hours: each }))

const shutOn = (days: readonly Weekday[] | null, told: Part['hours']) =>
  shut(
    days,
    told.flatMap((one) => shutBy(one, days)),
  )

/** "No mornings", "Mondays are out", "not before 9", "I never train on a Friday night". */
function refused({ parts, has, around, words }: Scene): readonly Whole[] {
  const isOfTraining =
    has('gone', 'theirs', 'never') ||
    (has('train', 'do', 'want') && !has('out')) ||
    (around.isAfterTraining &&
      parts.every(({ hours }) => hours[0] && hours.every(({ before }) => before !== undefined)))
  // "No nights off" and "not only Sundays" refuse nothing of the kind.
  if (has('only', 'off', 'yes', 'whenever') || parts.some(({ except }) => except !== null)) return []
  // "Nothing on Friday evening or on Saturday": a day beside a part of one.
  const hasParts = parts.length > 1 && parts.some(({ hours }) => hours.some(({ part }) => part !== undefined))
  return parts.flatMap(({ days, hours }) => {
    // "In till 5, not Friday": of work that day.
    const isOfWork = (!around.isFree && !hasParts) || (around.isAfterHours && /^not /i.test(words))
    if (hours.length === 0) return isOfTraining || !isOfWork ? never(days) : []
    const isPart = hours.every(({ part }) => part !== undefined)
    // "No lunch", and "church Sunday at 10, lunch with my parents", are of eating.
    const isMeal = days === null && (!isOfTraining || has('theirs')) && hours.some(({ part1 }) => part1 !== undefined)
    if ((!isPart && !isOfTraining && !around.isFree) || isMeal) return []
    return shutOn(days, hours)
  })
}

/** "Free after 7 except Tuesday", "only Mondays and Wednesdays 6-7", "I can do mornings but not evenings". */
function opened({ parts, has, around, isOnlyOfDays, words }: Scene): readonly Whole[] {
  const isOther = ({ except, days }: Part) => except === 'except' && days !== null
  if (parts.some((part) => part.hours.some((told) => openedBy(told, part.days).length === 0))) return []
  // "Any time except Tuesday 9-12": what is taken out of no hours is busy, and for others to read.
  const other = parts.findIndex((part) => isOther(part) && isTimed(part))
  if (other >= 0 && !parts.slice(0, other).some(isTimed)) return []
  const main = parts.filter((part) => (part.except === null || isOther(part)) && isTimed(part))
  const shutHours = parts.filter((part) => part.except !== null && !isOther(part) && isTimed(part))
  // "Except Tuesdays after 8": of other hours, not out.
  const out = new Set(parts.flatMap((part) => (part.except && !isTimed(part) ? (part.days ?? []) : [])))
  const taken = new Set([...out, ...main.flatMap((part) => (isOther(part) ? (part.days ?? []) : []))])
  // "Sat is free, Sun mornings only": of that day these hours alone, and nothing of the others.
  // "Not Mondays. Wednesdays only after 8pm": where other days are told of, too.
  const isBeside =
    has('only') &&
    ((!around.isAlone && ONLY_UNTIL.test(words)) ||
      (around.told.length > 0 && ONLY_THEN.test(words)) ||
      ONLY_PART.test(words))
  const isOpen =
    has('only') &&
    !/^\W*(?:i )?(?:can )?only(?!\p{L})/iu.test(words) &&
    parts.some(isOpenDay) &&
    parts.every(({ days }) => days !== null)
  const isOfDays = isOnlyOfDays || isOpen || isBeside
  const isOnly =
    (has('only') && !isOfDays) ||
    out.size > 0 ||
    shutHours.some(({ hours }) => hours.every(({ part }) => part !== undefined))
  // "I train Mondays 6-7" is what somebody does already: hours of their own, read as such.
  if (has('train') && !has('only', 'can', 'free', 'time', 'have', 'want', 'yes', 'whenever')) return []
  const isSaidOfTraining = has('train', 'free', 'time', 'can', 'yes', 'whenever')
  const isOfTraining = isSaidOfTraining || around.isGoingOn
  const isBare = !isOnly && !isOfTraining
  if (!isOfTraining && !(around.isFree && (has('only') || has('home') || main.every(isOpenEnded)))) return []
  // "I have the kids from 3 on Mondays, on Tuesdays from 5": a bare hour is of what the hours before it are of.
  if (isBare && (!around.isFree || around.isBesideHours)) return []
  // "From 7.30 to 17.30 Monday to Thursday, Wednesday only until 13": of what was told before, and of work.
  // "6-9 and 5-8 Mon-Thu, Fri just the mornings": of the same.
  const isOfHours = JUST.test(words) || main.every(({ hours }) => hours.every(({ part }) => part === undefined))
  if (!isOfTraining && has('only') && around.isAfterHours && isOfHours) return []
  const isLong = main.some(({ days, hours }) => hours.some((told) => lastsLong(told, days)))
  if (!isSaidOfTraining && isLong && (main.length > 1 || !has('only'))) return []
  // "Tuesdays from home so I can sneak out 12-1", "Fridays at home but can get out 12 to 1": on those.
  const named = isOnlyOfDays ? parts.find(({ days }) => days !== null)?.days : undefined
  const before = /^so\s/i.test(words) ? around.told : /^but\s/i.test(words) ? around.led : []
  const led = named ?? (before.length > 0 ? before : WEEKDAYS)
  const opening = main.flatMap(({ days, hours, except }) => {
    const on = (days ?? led).filter((day) => except !== null || !taken.has(day))
    const all = hours.flatMap((told) => openedBy(told, days))
    if (isOnly) return all.map((each): Whole => ({ kind: 'only', days: on, hours: each }))
    // "Mornings free" says nothing of the rest of a day; "free after 7" does, and so do the mornings of a day that is named.
    const isLoose =
      days === null &&
      hours.every(({ part, after, before }) => part !== undefined && after === undefined && before === undefined)
    // "I can train Tue and Thu from 7pm": these days, where "weekdays from 7pm" says of none that it is.
    const isFew = except === null && days !== null && days.length < WORKWEEK
    const isOffer = isFew && has('can', 'free', 'time', 'yes') && !has('only')
    return isLoose ? [] : within(on, all, isOffer)
  })
  const shutting = isOnly && main.length > 0 ? [] : shutHours
  // "Free all day Wednesday, other days after 8": of the one any hour.
  const whole = parts.filter((part) => part.except === null && !isTimed(part) && !part.isOff)
  const wholly = isOnly ? whole.map(({ days }): Whole => ({ kind: 'only', days: days ?? [], hours: null })) : []
  return [...opening, ...wholly, ...offIn(parts), ...shutting.flatMap(({ days, hours }) => shutOn(days, hours))]
}

/** "Weekends only", "any day but Monday", "I can train Mondays and Fridays". */
function openedDays({ parts, has, around, words }: Scene): readonly Whole[] {
  const out = parts.flatMap(({ except, days }) => (except ? (days ?? []) : []))
  const [main] = parts.filter(({ except }) => except === null)
  const isOfTraining = has('train', 'time') || (has('can') && has('do'))
  if (out.length > 0) {
    const isAll =
      main?.days?.length === WEEKDAYS.length ||
      main?.isOfOthers === true ||
      (main === undefined && has('whenever', 'can', 'train'))
    const isSaid = (around.isFree && !around.isAfterHours) || isOfTraining || around.isAfterTraining
    return isAll && isSaid ? never(out) : []
  }
  if (!main?.days || main.days.length === WEEKDAYS.length || ALL_OF_IT.test(words)) return []
  // "Gym only at weekends" is of the gym, and of no other sport.
  if (has('only') && has('gym') && !has('train')) return []
  const isOnly = has('only') ? around.isFree || isOfTraining : has('listed') || (has('can') && has('train', 'do'))
  if (isOnly) return [{ kind: 'only', days: main.days, hours: null }]
  // "Weekends flexible" bounds nothing, and is of nothing else.
  const isOpen = has('whenever') || (has('yes', 'free') && parts.every(({ isOfOthers }) => isOfOthers))
  return isOpen ? [{ kind: 'open', days: main.days }] : []
}
