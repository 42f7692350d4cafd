import { type SparedPart, WEEKDAYS, type Weekday } from '../../model.ts'
import { weekCells, writtenWeek } from './week-notation.ts'

/** What a text about a week says, as a careful friend would set it. */
export type SaidWeek = {
  readonly text: string
  /** Readings of the busy hours, any of which is right. */
  readonly busy: readonly ReadonlySet<string>[]
  readonly never: ReadonlySet<Weekday>
  /** Quarters of an hour to which training is bound on the days that they are of. */
  readonly win: ReadonlySet<string>
  /** So many in which it is wished for, not wished for, and shut out. */
  readonly like: ReadonlySet<string>
  readonly shun: ReadonlySet<string>
  readonly close: ReadonlySet<string>
  /** Days and minutes; any of them is right. */
  readonly most: readonly { readonly days: string; readonly minutes: number }[]
  /** `from..to`, any of which is right. */
  readonly away: readonly string[]
  readonly does: readonly string[]
  readonly not: readonly string[]
  readonly body: readonly SparedPart['part'][]
}

const daysOf = (words: string) => writtenWeek(`${words} 00:00-00:15`).flatMap(({ days }) => days)

/**
 * A week written in short, for tables of tests: `text || busy / other reading || never sun; win mon-fri 06:00-07:00`.
 * Behind the hours stand `never`, `win`, `like`, `shun`, `close`, `max` with minutes, `away` with dates, `does`, `not` and
 * `body`; one that is said twice is right in either way.
 */
export function saidWeek(line: string): SaidWeek {
  const [text = '', busy = '', rest = ''] = line.split('||').map((part) => part.trim())
  const entries = rest
    .split(';')
    .map((entry) => entry.trim().split(' '))
    .filter(([key]) => key)
  const of = (key: string) => entries.flatMap(([first, ...words]) => (first === key ? [words] : []))
  const cells = (key: string) =>
    new Set(
      of(key).flatMap(([days, hours = '']) =>
        hours.split(',').flatMap((each) => weekCells(writtenWeek(`${days} ${each}`))),
      ),
    )
  return {
    text,
    busy: busy.split('/').map((week) => new Set(weekCells(writtenWeek(week)))),
    never: new Set(of('never').flat().flatMap(daysOf)),
    ...{ win: cells('win'), like: cells('like'), shun: cells('shun'), close: cells('close') },
    most: of('max').map(([days = '', minutes]) => ({ days: daysOf(days).join(), minutes: Number(minutes) })),
    away: of('away').flat(),
    ...{ does: of('does').flat(), not: of('not').flat(), body: of('body').flat() },
  }
}

/** When somebody is up. */
const AWAKE = { start: '05:30', end: '21:30' }
/** The quarters of an hour of a day on which somebody is up. */
export const awakeOn = (day: Weekday) => weekCells([{ days: [day], ...AWAKE }])
/** The days of a week without some. */
export const otherDays = (days: readonly Weekday[]) => WEEKDAYS.filter((day) => !days.includes(day))
