import { type CivilDate, type TimePreference, WEEKDAYS, type Weekday } from '../../model.ts'
import { readAvailability } from '../availability/availability.ts'
import type { Saying } from '../availability/saying.ts'
import { readCommitments } from '../week/commitments.ts'
import { doubted } from '../week/doubted.ts'
import { inSeasons } from '../week/in-seasons.ts'
import { awakeOn, otherDays, type SaidWeek } from './said-notation.ts'
import { weekCells } from './week-notation.ts'

/** One fact as a screen shows it, whether it is what was said, and whether the screen asks about it. */
export type Judged = { readonly fact: string; readonly isRight: boolean; readonly isAsked: boolean }

/** Below this a screen asks. */
const ASKED_BELOW = 0.6
/** [ratio] of the quarters of an hour of a block that must be truly so, and of a window's that both have. */
const WITHIN_FROM = 0.9
const ALIKE_FROM = 0.8

/** Every fact that is read of a text about a week, beside what it says. @param since - the day it was written on */
export function judgedFacts(said: SaidWeek, since: CivilDate): Judged[] {
  const read = readAvailability(said.text, since)
  const {
    said: { sayings },
    reading,
  } = doubted(said.text, read, inSeasons(readCommitments(read.rest), read.seasons))
  const { busy, preferences } = reading
  const opened = sayings.flatMap((one) =>
    one.kind === 'only' || one.kind === 'open' || one.kind === 'within' ? one.days : [],
  )
  const bound = sayings.flatMap((one) =>
    (one.kind === 'only' || one.kind === 'within') && one.hours ? [{ days: one.days, ...one.hours }] : [],
  )
  return [
    ...nearest(said, busy).map(({ block, isRight }) => ({
      fact: `busy ${hoursText(block)} ${block.label}`,
      ...{ isRight, isAsked: block.confidence < ASKED_BELOW },
    })),
    ...preferences.map((wish) => ({
      fact: `${wish.strength} ${hoursText(wish)}`,
      ...{ isRight: isWished(said, wish), isAsked: wish.confidence < ASKED_BELOW },
    })),
    ...together(sayings).map((one) => ({
      fact: factText(one),
      isRight: isSaid(said, one, { opened, bound }),
      isAsked: isAsked(one),
    })),
  ]
}

/** The stretches that a few words come to are one fact: "weekends only until Christmas". */
function together(sayings: readonly Saying[]): readonly Saying[] {
  const last = (one: Saying) => sayings.findLast(({ kind, span }) => kind === 'away' && span.start === one.span.start)
  const isFirst = (one: Saying, at: number) =>
    sayings.findIndex(({ kind, span }) => kind === 'away' && span.start === one.span.start) === at
  return sayings.flatMap((one, at) => {
    const until = last(one)
    if (one.kind !== 'away' || until?.kind !== 'away') return [one]
    return isFirst(one, at) ? [{ ...one, to: until.to }] : []
  })
}

const isAsked = (one: Saying) =>
  one.isUnsure === true || ((one.kind === 'away' || one.kind === 'busy') && one.isGuess === true)

type Hours = { readonly days: readonly Weekday[]; readonly start: string; readonly end: string }
const hoursText = ({ days, start, end }: Hours) => `${days.join(' ')} ${start}-${end}`
const factText = ({ span: _, isUnsure: __, ...one }: Saying) => JSON.stringify(one)

const shared = (cells: readonly string[], other: ReadonlySet<string>) => cells.filter((cell) => other.has(cell)).length
const isIn = (cells: readonly string[], other: ReadonlySet<string>) =>
  cells.length > 0 && shared(cells, other) / cells.length >= WITHIN_FROM

/** The blocks beside the reading of the busy hours that is nearest to them. */
function nearest<Block extends Hours>({ busy }: SaidWeek, blocks: readonly Block[]) {
  const judged = busy.map((week) => blocks.map((block) => ({ block, isRight: isIn(weekCells([block]), week) })))
  const rights = (all: (typeof judged)[number]) => all.filter(({ isRight }) => isRight).length
  return judged.toSorted((a, b) => rights(b) - rights(a))[0] ?? []
}

/** The quarters of a day in which training may be. */
function openOn({ never, win, close }: SaidWeek, day: Weekday): ReadonlySet<string> {
  if (never.has(day)) return new Set()
  const bound = [...win].filter((cell) => cell.startsWith(day))
  return new Set((bound.length > 0 ? bound : awakeOn(day)).filter((cell) => !close.has(cell)))
}

const awake = ({ days, start, end }: Hours): string[] => {
  const up = new Set(days.flatMap(awakeOn))
  return weekCells([{ days, start, end }]).filter((cell) => up.has(cell))
}

function isWished(said: SaidWeek, wish: Pick<TimePreference, 'strength'> & Hours): boolean {
  const cells = awake(wish)
  if (wish.strength === 'prefer') return isIn(cells, said.like.union(said.win))
  return isShut(said, cells)
}

function isShut(said: SaidWeek, cells: readonly string[]): boolean {
  const open = new Set(WEEKDAYS.flatMap((day) => [...openOn(said, day)]))
  return isIn(cells, new Set([...cells.filter((cell) => !open.has(cell)), ...said.shun]))
}

/** Whether hours of days are, with the others that are told of them, those in which training may be. */
function isBoundSo(said: SaidWeek, { days }: Hours, bound: readonly Hours[]): boolean {
  return days.every((day) => {
    if (said.never.has(day)) return true
    const [read, open] = [
      new Set(bound.filter((one) => one.days.includes(day)).flatMap((one) => awake({ ...one, days: [day] }))),
      openOn(said, day),
    ]
    const up = new Set(awakeOn(day).filter((cell) => open.has(cell)))
    return read.intersection(up).size / read.union(up).size >= ALIKE_FROM
  })
}

const areAll = (ones: readonly string[], all: Iterable<string>) => new Set(ones).isSubsetOf(new Set(all))
const isStretch = (said: SaidWeek, { from, to }: { readonly from: string; readonly to: string }) =>
  said.away.includes(`${from}..${to}`)

type Beside = {
  /** The days of all that is said of when somebody can: what shuts the others is not one of them alone. */
  readonly opened: readonly Weekday[]
  /** The hours in which alone somebody can. */
  readonly bound: readonly Hours[]
}

function isSaid(said: SaidWeek, one: Saying, { opened, bound }: Beside): boolean {
  switch (one.kind) {
    case 'never':
      return areAll(one.days, said.never)
    case 'only':
      return (
        areAll(otherDays([...one.days, ...opened]), said.never) &&
        (one.hours === null
          ? !one.days.some((day) => said.never.has(day))
          : isBoundSo(said, { days: one.days, ...one.hours }, bound))
      )
    case 'within':
      return (
        isBoundSo(said, { days: one.days, ...one.hours }, bound) ||
        (one.isOffer === true && isIn(awake({ days: one.days, ...one.hours }), said.like))
      )
    case 'liked':
      return isWished(said, { strength: 'prefer', days: one.days, ...one.hours })
    case 'closed':
      return isShut(said, awake({ days: one.days, ...one.hours }))
    case 'open':
      return !one.days.some((day) => said.never.has(day))
    case 'most':
      return said.most.some(({ days, minutes }) => minutes === one.minutes && days === one.days.join())
    case 'sports':
      return areAll(one.does, said.does) && (one.isAlone === true || areAll(one.never, said.not))
    case 'spares':
      return areAll(
        one.parts.map(({ part }) => part.replace('lower-', '')),
        said.body,
      )
    case 'without':
      return areAll(one.sports, said.not) && said.away.some((each) => each.endsWith(one.to))
    case 'kit':
    case 'busy':
    case 'away':
      return isStretch(said, one)
  }
}

/** Of all facts of some texts: how many are wrong and shown as certain, and how many right ones are asked about. */
export function sharesOf(all: readonly Judged[]) {
  const [right, wrong] = [all.filter(({ isRight }) => isRight), all.filter(({ isRight }) => !isRight)]
  const asked = (ones: readonly Judged[]) => ones.filter(({ isAsked }) => isAsked).length
  return {
    facts: all.length,
    ...{ right: right.length, wrong: wrong.length, rightAsked: asked(right), wrongAsked: asked(wrong) },
    wrongAndSure: (wrong.length - asked(wrong)) / all.length,
    rightAndAsked: asked(right) / right.length,
  }
}
