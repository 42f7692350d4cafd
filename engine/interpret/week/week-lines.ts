import type { Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'

/** The sentences of one line of a text. */
export type WeekLine = {
  readonly sentences: readonly (readonly Item[])[]
  /** The days that hold for what the line says no days for. */
  readonly days: Weekday[] | null
}

/** How many lines that begin with a day make a week told day by day; ours. */
const FEWEST_HEADED = 2

/**
 * The lines of a text, each with the days that its heading says: "Tuesday: class 8 to 11. Another at 2:30" is all of
 * Tuesday, and "Monday" on a line of its own holds for the lines below it.
 * @param lines - the line of each sentence
 */
export function weekLines(sentences: readonly (readonly Item[])[], lines: readonly number[]): WeekLine[] {
  const grouped = Map.groupBy(sentences.keys(), (at) => sure(lines[at]))
  const all = [...grouped.values()].flatMap((places) => partsOf(places.map((at) => sure(sentences[at]))))
  const heads = all.map(headOf)
  if (heads.filter((head) => head !== null).length < FEWEST_HEADED)
    return all.map((each) => ({ sentences: each, days: null }))
  let above: Weekday[] | null = null
  return all.map((each, at) => {
    const head = heads[at] ?? null
    if (head?.isAlone) above = head.days
    else if (head) above = null
    return { sentences: each, days: head?.days ?? above }
  })
}

const isDash = (item: Item | undefined) => item?.tag === 'sign' && /^[-–—|]$/.test(item.text)

/**
 * The parts of a line: as a whole, or, where it tells day after day or its days have no sign behind them, each day with what
 * a semicolon joins to it. "Mon: work 9-5; choir 7-9. Tue: work 9-5", but "Tuesday choir at 7. I work 9-5".
 */
function partsOf(line: readonly (readonly Item[])[]): (readonly (readonly Item[])[])[] {
  const heads = line.map((sentence) => headOf([sentence]))
  const [first] = heads
  const isWhole = heads.filter((head) => head !== null).length < FEWEST_HEADED && first?.isLoose !== true
  if (isWhole || !first) return [line]
  const isBehind = (at: number) => line[at - 1]?.at(-1)?.text === ';'
  // "Tuesday choir at 7; work 9-5; Thursday yoga": each is told for itself.
  const isList = heads.some((head, at) => head !== null && isBehind(at))
  const isJoined = (at: number) =>
    heads[at] === null && isBehind(at) && !isList && !(first.isLoose && isOfWork(sure(line[at])))
  const starts = [...line.keys()].filter((at) => at === 0 || !isJoined(at))
  return starts.map((start, at) => line.slice(start, starts[at + 1]))
}

/** Work without days is of all that are worked. */
const isOfWork = (sentence: readonly Item[]) =>
  sentence.some(({ tag, value }) => tag === 'act' && value.startsWith('work'))

type Head = {
  readonly days: Weekday[]
  readonly isAlone: boolean
  /** No sign or hour says that more than this sentence is of the days. */
  readonly isLoose: boolean
}

/** The days that a line begins with; alone where it says nothing else. */
function headOf(sentences: readonly (readonly Item[])[]): Head | null {
  const items = sentences
    .flat()
    .filter(({ tag, text }) => tag !== 'fill' && !(tag === 'sign' && /^[-•*\n]$/.test(text)))
  const [first, second] = items
  if (first?.tag !== 'days') return null
  const said = items.slice(1).filter(({ tag }) => tag !== 'sign')
  const isLabelled = second?.tag === 'sign' && /^[:=(]$/.test(second.text)
  const isTold = isLabelled || /^(?:range|time|off)$/.test(second?.tag ?? '') || isDash(second)
  // "Mondays I work late" is a sentence: only its own words are of Mondays.
  const isLoose = !isTold && second?.tag === 'act'
  const days = first.value.split(',') as Weekday[]
  return said.length === 0 || isTold || isLoose ? { days, isAlone: said.length === 0, isLoose } : null
}
