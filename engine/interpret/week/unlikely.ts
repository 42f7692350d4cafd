import { WEEKDAYS, type Weekday } from '../../model.ts'
import { DAY_END } from '../windows.ts'
import { OF_COMPANY } from './frame-words.ts'
import { type Block, isWork, type WeekBook } from './week-book.ts'

/** [ratio] The sureness of what is hardly meant so: a screen asks. */
const DOUBTED = 0.5
/** Has a screen ask about a block. */
export const doubt = (block: Block): void => {
  block.confidence = Math.min(block.confidence, DOUBTED)
}
/** Puts a block into the other half of its day. */
const move = (block: Block, minutes: number): void => {
  block.start += minutes
  block.end += minutes
}

/** [min] Nobody's ordinary day is fuller than this; ours. */
const MOST_BUSY_MIN = 16 * 60
/** [min] Work so early that it is as likely to be of the evening; ours. */
const EITHER_HALF = { start: 6 * 60, end: 12 * 60 }
/** [min] Nights of work begin by evening; ours. */
const NIGHT_FROM = { earliest: 12 * 60, usual: 18 * 60 }

/** [min] Meals and errands last no longer; ours. */
const LONGEST: Readonly<Record<string, number>> = {
  ...{ dinner: 180, breakfast: 120, lunchmeal: 240, drop: 90, pick: 90, run: 120, bed: 180, standup: 90 },
}
/** [min] What is done for pleasure is over by then: half past one; ours. */
const HOME_BY = 1530
/** [min] No practice or class lasts longer; ours. */
const LONGEST_PRACTICE = 300
const FOR_PLEASURE = /^(?:club|eveclass|sport)$/
const isWeekend = (day: Weekday) => day === 'sat' || day === 'sun'
/** [min] Fewer are no night's sleep; ours. */
const SHORT_NIGHT = 330

/**
 * Lowers the sureness of what no ordinary week holds: work of several shifts on one day, which is a rota told as if it
 * were a week; and days without an hour left.
 */
export function doubtTheUnlikely(blocks: readonly Block[]): void {
  for (const day of WEEKDAYS) {
    const here = blocks.filter(({ days }) => days.includes(day))
    const work = here.filter(({ kind }) => isWork(kind))
    if (work.some((one) => work.some((other) => isRival(one, other)))) work.forEach(doubt)
    const awake = here.filter(({ kind }) => kind !== 'sleep' && kind !== 'stay')
    if (minutesOf(awake) > MOST_BUSY_MIN) awake.forEach(doubt)
  }
  // "Sat am ride with the club 8-11": one thing, told by its part of the day and then by its hours.
  for (const [at, block] of blocks.entries()) if (isToldAgain(block, blocks[at + 1])) doubt(block)
  const work = blocks.filter(({ kind }) => isWork(kind))
  const nights = work.filter(({ end }) => end > DAY_END)
  const isFull = new Set(work.flatMap(({ days }) => days)).size > HALF_A_WEEK
  // "Office 8.30-5 apart from Friday when we finish at 1": a day that begins as the others do.
  const isShorter = (block: Block) => work.some((other) => other !== block && other.start === block.start)
  for (const block of blocks) {
    const { kind, start, end } = block
    const isDoubtful = isWork(kind)
      ? isUnlikelyWork(block, nights, isFull && (block.days.length > 1 || isShorter(block)))
      : // "Out 6.45 to 7.15pm": nobody says so of half an hour.
        (kind === 'away' && end - start < 60) ||
        (FOR_PLEASURE.test(kind) && end > HOME_BY) ||
        // "Sat 7-9 with the club": at weekends clubs are out of a morning as well.
        (kind === 'club' && block.halfGuessed && start >= NIGHT_FROM.usual && block.days.every(isWeekend)) ||
        // "I sleep 9 to 2": half a night, or half a day.
        (kind === 'sleep' && start >= NIGHT_FROM.usual && end - start < SHORT_NIGHT) ||
        // "Dinner 9.30 to 7": what lasts so long is something else, or at another hour.
        (end - start > (LONGEST[kind] ?? Infinity) && end !== DAY_END)
    if (isDoubtful) doubt(block)
  }
}

/** Whether what is told next lies within something of its days, neither of which anybody does at once with others. */
const isToldAgain = (block: Block, next: Block | undefined): boolean =>
  next !== undefined && OF_COMPANY.test(block.kind) && OF_COMPANY.test(next.kind) && isWithin(next, block)
const isWithin = (next: Block, block: Block) =>
  next.days.every((day) => block.days.includes(day)) && next.start >= block.start && next.end < block.end

function isUnlikelyWork(block: Block, nights: readonly Block[], isOfWeek: boolean): boolean {
  const { kind, start, end, days, said, isBare, halfGuessed } = block
  return (
    // "Part-time job 5-11", "5-10 on Friday": of bare hours that may be of the other half as well it is not known which.
    (isBare && start <= EITHER_HALF.start && end <= EITHER_HALF.end) ||
    (halfGuessed && start >= NOON_MIN && days.length < 2) ||
    // Two weekdays off and nothing of the weekend: whoever has such days works on some of it, or half the week; unless
    // other hours of work are told of the others: "off Mondays, else 9-6, Thursdays till 8, Saturdays 9-4".
    (!said && days.length <= HALF_A_WEEK && !isOfWeek) ||
    // What follows a night of work in words that are not known is a sleep as likely as a second shift.
    (!said && nights.some((night) => isSoonAfter(start, night.end))) ||
    // A night of work that begins by day is another night.
    (kind === 'night' && start >= NIGHT_FROM.earliest && start < NIGHT_FROM.usual)
  )
}

/** [days] No default of days has so few of them unless others are off. */
const HALF_A_WEEK = 3
/** [min] Within this of a night's end somebody goes to bed. */
const TO_BED_MIN = 300
/** Whether somebody goes to bed at a time of the day after a night of work. */
export const isSoonAfter = (start: number, end: number): boolean =>
  start >= end - 2 * NOON_MIN && start <= end - 2 * NOON_MIN + TO_BED_MIN

/** Clock times that would be forward as they stand: nobody has said that they are of the afternoon. */
const AS_WRITTEN =
  /(?<!\d)(\d{1,2})(?:[:.h](\d{2})?)?\s*(?:-|–|to|until|till|bis|à|a|às|até)\s*(\d{1,2})(?:[:.h](\d{2})?)?(?!\d|\s*[ap]\.?m)/iu

/** Trades whose day begins before that of others. */
const BEFORE_DAWN =
  /(?<!\p{L})(?:baker(?:y|s|ies)?|b[aä]cker(?:ei)?|posti?e|post(?:man|woman|al)|milk(?:man)?|boulang(?:er|[eè]re|erie)|panader[ií]a|panadero|padaria|padeiro|fornaio|panificio|bakkerij|milking|dairy|fish market|post round|paper round)(?!\p{L})/iu

/** [min] Fewer are of something else that they do. */
const OF_DAWN = 240

/** Trades whose day begins in the evening. */
const BY_NIGHT =
  /(?<!\p{L})(?<!(?:coffee|espresso|salad|juice|snack|brow) )(?:bar(?:man|maid|tend(?:er|ing)|staff)?|pubs?|night ?clubs?|bouncer|door ?man|kneipe|discoteca|bo[iî]te de nuit)(?!\p{L})/iu
const DAY_MIN = 1440
/** [min] No shift of theirs is longer. */
const LONGEST_SHIFT = 780
/** [min] No shift of theirs ends before. */
const BY_NIGHT_FROM = 14 * 60

/** "Bar shifts Thu 6-12, Fri 6-2": bare hours of such a trade that would end by day are of the evening; a screen asks. */
export function settleTheNight(blocks: readonly Block[], text: string): void {
  if (!BY_NIGHT.test(text)) return
  for (const block of blocks) {
    if (!isWork(block.kind)) continue
    if (block.isBare && block.end <= BY_NIGHT_FROM) {
      move(block, NOON_MIN)
      doubt(block)
    } else if (block.end === DAY_MIN && block.start < NOON_MIN && block.end - block.start > LONGEST_SHIFT) {
      // "Pub Fri/Sat 6-midnight".
      block.start += NOON_MIN
      doubt(block)
    }
  }
}

/** Work from 3:00 to 11:00 may be a late shift or, as a baker has it, meant as it stands: the latter is taken so, the former asked. */
export function settleTheHalf(blocks: readonly Block[], text: string): void {
  const isDawn = BEFORE_DAWN.test(text)
  for (const block of blocks.filter(({ kind, start }) => isWork(kind) && start >= NOON_MIN)) {
    const [told = '', hour, minute, toHour, toMinute] =
      AS_WRITTEN.exec(text.slice(block.spanStart, block.spanEnd)) ?? []
    // Bare hours are of the morning for these trades alone, and where somebody counts to 24: "de 4h à 12h".
    const isMorning = (isDawn && block.end - block.start >= OF_DAWN) || (block.kind !== 'night' && /\dh/i.test(told))
    if (!isMorning && Number(toHour) <= 12 && (minute === undefined || toMinute === undefined)) continue
    const isOtherHalf = Number(hour) * 60 + Number(minute ?? 0) + NOON_MIN === block.start
    if (!isOtherHalf || Number(toHour) <= Number(hour)) continue
    // "4 bis 15 Uhr": whoever counts to 24 at its end does so at its beginning.
    if (Number(toHour) > 12) {
      block.start -= NOON_MIN
      block.end = Number(toHour) * 60 + Number(toMinute ?? 0)
      continue
    }
    if (isMorning) {
      move(block, -NOON_MIN)
    } else if (!BY_EVENING.test(text)) doubt(block)
  }
}

/** "I do lates": of which half they are, is said. */
const BY_EVENING = /(?<!\p{L})(?:lates?|afternoons?|evenings?|sp[aä]tschicht)(?!\p{L})/iu

const NOON_MIN = 12 * 60

/** [min] that blocks take together. */
function minutesOf(blocks: readonly Block[]): number {
  let until = 0
  return blocks
    .toSorted((a, b) => a.start - b.start)
    .reduce((sum, { start, end }) => {
      const fresh = Math.max(0, end - Math.max(start, until))
      until = Math.max(until, end)
      return sum + fresh
    }, 0)
}

/** Two works of one day that overlap are not both done, unless one is the way there and back with the other inside it. */
const isRival = (one: Block, other: Block) =>
  one !== other && overlap(one, other) && !(isAround(one, other) || isAround(other, one))
const overlap = (one: Block, other: Block) => one.start < other.end && other.start < one.end
const isAround = (way: Block, work: Block) => way.isWayToo === true && way.start <= work.start && way.end >= work.end

/** "11-3 and 5-9": of two bare stretches of one thing the second comes after the first; a screen asks. */
export function settleInOrder(blocks: readonly Block[]): void {
  blocks.forEach((block, at) => {
    const before = blocks[at - 1]
    if (!before || before.kind !== block.kind || before.days.join() !== block.days.join()) return
    // "5-8 and 16:30-19": what would lie in the other is of the morning.
    const isOne = before.spanStart === block.spanStart
    if (isOne && overlap(before, block) && before.start >= NOON_MIN && before.end - before.start < OF_DAWN)
      move(before, -NOON_MIN)
    if (!block.isBare || block.end > before.start || before.spanStart > block.spanStart) return
    if (block.start + NOON_MIN < before.end) return
    move(block, NOON_MIN)
    doubt(block)
  })
}

/** "Squad 5.30-7, then work 9-5": bare hours before what comes next are of the morning; a screen asks. */
export function settleBeforeNext(blocks: readonly Block[]): void {
  blocks.forEach((block, at) => {
    const next = blocks[at + 1]
    if (!next?.isNext || !block.halfGuessed || block.start < NOON_MIN || next.start >= block.start) return
    if (block.end - NOON_MIN > next.start || !next.days.some((day) => block.days.includes(day))) return
    move(block, -NOON_MIN)
    doubt(block)
  })
}

/** Hours that are not the same from day to day, or from week to week, in seven languages. */
const VARYING =
  /(?<!\p{L})(?:flexi|core \d|roster|anything goes|varies|all over the place|w(?:ee)?k ?1|wechselschicht|gleitzeit|roulement|turnista|ploegendienst)(?!\p{L})/iu

const WEEKLY = ' (?:a|per|each|die|pro|par|por|alla)(?: la)? (?:week|woche|semaine|semana|settimana)'
const SHIFTS = 'shifts?|long days?|(?:night|nächt|nacht|nuit|noch|noit|nott|schicht|dienst|gard|turn)\\p{L}*'
/** "12 hour shifts, three a week", "trois nuits par semaine": not on every day. */
const FEW_SHIFTS = new RegExp(
  `(?<!\\p{L})(?:shifts?|nights?)(?!\\p{L})[^.\\n]*(?<![\\p{L}\\d])(?:two|three|four|[2-4])x?${WEEKLY}|(?:[2-4]x?|\\p{L}) (?:${SHIFTS})${WEEKLY}`,
  'iu',
)

const SIX_DAYS = /(?<![\p{L}\d])(?:six|6|sechs|seis) (?:days|tage|jours|dias)(?!\p{L})/iu

/** "Six days, closed on Sundays": the sixth is Saturday; a screen asks. */
export function settleTheSixth({ blocks, off }: WeekBook, text: string): void {
  if (!off.has('sun') || off.has('sat') || !SIX_DAYS.test(text)) return
  for (const block of blocks)
    if (isWork(block.kind) && !block.said && block.days.length === 5) {
      block.days = [...block.days, 'sat']
      doubt(block)
    }
}

/** Work told beside words for hours that vary, or for a rota, is one week's of several, and so is the sleep after its nights. */
export function doubtTheVarying(blocks: readonly Block[], text: string, isRota: boolean): void {
  const isVarying = isRota || VARYING.test(text)
  if (!isVarying && !FEW_SHIFTS.test(text)) return
  // "3 nights a week: Tue Wed Thu": a few that are named are those.
  for (const block of blocks)
    if (
      (isWork(block.kind) && (isVarying || !block.said || block.days.length > HALF_A_WEEK)) ||
      (isRota && block.kind === 'sleep')
    )
      doubt(block)
}

/** What nobody does while at work, as one does a meeting. */
const OF_ITS_OWN = /^(?:work|shift|sport|club|)$/

/** "Bjj Mon 6.30-8pm, 4 on 4 off 6am-6pm": so many hours are no more of what was told before them, but work; a screen asks. */
export function settleTheLong(blocks: readonly Block[]): void {
  const isToldBefore = (block: Block) =>
    blocks.some((other) => other.label === block.label && other.spanStart < block.spanStart)
  for (const block of blocks)
    if (FOR_PLEASURE.test(block.kind) && block.end - block.start > LONGEST_PRACTICE && isToldBefore(block)) {
      block.kind = block.label = 'work'
      doubt(block)
    }
}

/** "8.30-3.30, second job Fri 5-10": hours that would fall into other work are those of the other half of the day. */
export function settleByOthers(blocks: readonly Block[]): void {
  const isTaken = (block: Block, later: number) =>
    blocks.some(
      (other) =>
        other !== block &&
        isWork(other.kind) &&
        other.days.some((day) => block.days.includes(day)) &&
        overlap(other, { ...block, start: block.start + later, end: block.end + later }),
    )
  for (const block of blocks)
    if (
      block.halfGuessed &&
      OF_ITS_OWN.test(block.kind) &&
      block.end <= NOON_MIN &&
      isTaken(block, 0) &&
      !isTaken(block, NOON_MIN)
    ) {
      move(block, NOON_MIN)
      // "8-8, every other day 8-12": few go on to midnight.
      if (block.end > DAY_END) doubt(block)
    }
}
