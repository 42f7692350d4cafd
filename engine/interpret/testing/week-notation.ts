import { WEEKDAYS, type Weekday } from '../../model.ts'

type Block = { readonly days: readonly Weekday[]; readonly start: string; readonly end: string }

const DAY_MIN = 1440
const CELL_MIN = 15

/**
 * Blocks written in short, for tables of tests.
 * @param notation - `mon-fri 09:00-17:00; sat 10:00-11:00`
 */
export function writtenWeek(notation: string): Block[] {
  return notation
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [days = '', hours = ''] = part.split(' ')
      const [start = '', end = ''] = hours.split('-')
      return { days: days.split(',').flatMap(dayRange), start, end }
    })
}

function dayRange(text: string): Weekday[] {
  const [from = '', to = from] = text.split('-')
  return WEEKDAYS.slice(WEEKDAYS.indexOf(from as Weekday), WEEKDAYS.indexOf(to as Weekday) + 1)
}

/**
 * The quarter hours of the week that blocks cover, as `mon 09:00` texts; how they are split does not matter.
 * @param blocks - of a reading or a notation
 */
export function weekCells(blocks: readonly Block[]): string[] {
  const cells = new Set<number>()
  for (const { days, start, end } of blocks) {
    const [from, to] = [minute(start), minute(end)]
    const length = to > from ? to - from : to + DAY_MIN - from
    for (const day of days)
      for (let offset = 0; offset < length; offset += 1) {
        const at = (WEEKDAYS.indexOf(day) * DAY_MIN + from + offset) % (7 * DAY_MIN)
        cells.add(at - (at % CELL_MIN))
      }
  }
  return [...cells]
    .toSorted((a, b) => a - b)
    .map(
      (cell) =>
        `${WEEKDAYS[Math.floor(cell / DAY_MIN)]} ${String(Math.floor((cell % DAY_MIN) / 60)).padStart(2, '0')}:${String(cell % 60).padStart(2, '0')}`,
    )
}

function minute(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
