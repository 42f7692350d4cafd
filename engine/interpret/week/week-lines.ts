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
  const all = [...grouped.values()].flatMap((places) => byDays(places.map((at) => sure(sentences[at]))))
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

/** "Mon: work 9-5; choir 7-9. Tue: work 9-5": days told one after the other in a line, as if each had its own. */
function byDays(line: readonly (readonly Item[])[]): (readonly (readonly Item[])[])[] {
  const starts = [...line.keys()].filter((at) => headOf([sure(line[at])]) !== null)
  if (starts.length < FEWEST_HEADED || starts[0] !== 0) return [line]
  return starts.map((start, at) => line.slice(start, starts[at + 1]))
}

/** The days that a line begins with; alone where it says nothing else. */
function headOf(sentences: readonly (readonly Item[])[]): { days: Weekday[]; isAlone: boolean } | null {
  const items = sentences
    .flat()
    .filter(({ tag, text }) => tag !== 'fill' && !(tag === 'sign' && /^[-•*\n]$/.test(text)))
  const [first, second] = items
  if (first?.tag !== 'days') return null
  const said = items.slice(1).filter(({ tag }) => tag !== 'sign')
  const isLabelled = second?.tag === 'sign' && /^[:=(]$/.test(second.text)
  // "Mondays I work late" is a sentence: only its own words are of Mondays.
  const isTold = isLabelled || /^(?:range|time|off|act)$/.test(second?.tag ?? '') || isDash(second)
  return said.length === 0 || isTold ? { days: first.value.split(',') as Weekday[], isAlone: said.length === 0 } : null
}
