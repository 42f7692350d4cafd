/** A moment by the clock of whoever wrote it down; without a time where only the day is known. */
export type LocalTime = { readonly date: string; readonly time: string | null }

/** How months begin, in the languages that phones write their dates in: some programs take over the phone's. */
const MONTHS = [
  /^(jan|ene|gen)/,
  /^(feb|fev)/,
  /^(mar|mrt|maa)/,
  /^(apr|avr|abr)/,
  /^(may|mai|maj|mei|mag)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|aou|ago)/,
  /^(sep|set)/,
  /^(oct|okt|out|ott)/,
  /^nov/,
  /^(dec|dez|dic|des)/,
]

/** Which of two numbers around a slash is the month. */
export type SlashOrder = 'day-first' | 'month-first'

/** How a log writes what a date alone does not tell. */
export type Written = { readonly order: SlashOrder; readonly zone: string }

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Reads a date as logs write them: `2026-01-18 17:42:00`, `18 Jan 2026, 17:42`, `Sep 29, 2026, 3:15 PM`, `18/01/2026`;
 * `2026-01-18T16:42:00Z` is the hour that clocks showed then where the person lives.
 * @returns null where it is none
 */
export function localTime(text: string, { order, zone }: Written): LocalTime | null {
  const plain = inZone(text.replace(/[\u202f\u00a0]/g, ' ').trim(), zone)
  const date = dateIn(plain, order)
  if (!date) return null
  const [year, month, day] = date
  const instant = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1980 && year < 9999 && instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day
  return isReal ? { date: `${year}-${two(month)}-${two(day)}`, time: timeIn(plain) } : null
}

/** A moment of universal time as the clocks of a zone show it; any other text as it is. */
function inZone(text: string, zone: string): string {
  const at = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? new Date(text) : null
  if (at === null || Number.isNaN(at.getTime())) return text
  // Swedes write the year first.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
}

type Parts = readonly [year: number, month: number, day: number]

function dateIn(text: string, order: SlashOrder): Parts | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])]
  const slashed = SLASHED.exec(text)
  if (slashed) {
    const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])]
    return [
      year < 100 ? 2000 + year : year,
      ...(order === 'day-first' ? ([second, first] as const) : ([first, second] as const)),
    ]
  }
  const dayFirst = /^(\d{1,2})\.? (?:de )?(\p{L}{3,})\.?,? (?:de )?(\d{4})/iu.exec(text)
  if (dayFirst) return named(dayFirst[3], dayFirst[2], dayFirst[1])
  const monthFirst = /^(\p{L}{3,})\.? (\d{1,2}),? (\d{4})/iu.exec(text)
  return monthFirst ? named(monthFirst[3], monthFirst[1], monthFirst[2]) : null
}

function named(year = '', month = '', day = ''): Parts | null {
  const bare = month.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const at = MONTHS.findIndex((begins) => begins.test(bare))
  return at < 0 ? null : [Number(year), at + 1, Number(day)]
}

function timeIn(text: string): string | null {
  const found = /(?:^|[ T,])(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap])?\.?m?/i.exec(text.slice(6))
  if (!found) return null
  const half = found[4]?.toLowerCase()
  const hour = (Number(found[1]) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0)
  return `${two(hour)}:${found[2]}:${found[3] ?? '00'}`
}

/** A day, a month and a year in either order; a year of two digits is none between dashes, where it may stand first. */
const SLASHED = /^\s*(\d{1,2})[-/.](\d{1,2})(?:[-/.](?=\d{4})|[/.])(\d{4}|\d{2})(?!\d)/

/** Whether a date is one whose day and month look alike. */
export const isSlashed = (text: string): boolean => SLASHED.test(text)

/** Which order the dates of a whole log tell: the first that can be only one of both decides; null where none does. */
export function slashOrderOf(dates: Iterable<string>): SlashOrder | null {
  for (const text of dates) {
    const found = SLASHED.exec(text)
    if (!found) continue
    if (Number(found[1]) > 12) return 'day-first'
    if (Number(found[2]) > 12) return 'month-first'
  }
  return null
}
