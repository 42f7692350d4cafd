import { civilDate, parseCivilDate } from '../civil-date.ts'
import type { CivilDate, EventDiscipline, RacesReading, ReadEvent } from '../model.ts'

const NAMES: readonly (readonly [RegExp, EventDiscipline, number | null])[] = [
  [/\b(half[- ]?ironman|70\.3)\b/i, 'triathlon', 113],
  [/\bironman\b/i, 'triathlon', 226],
  [/\bsprint tri(athlon)?\b/i, 'triathlon', 25.75],
  [/\b(olympic )?tri(athlon)?\b/i, 'triathlon', 51.5],
  [/\bhyrox\b/i, 'hyrox', null],
  [/\b(spartan|tough mudder|obstacle)\b/i, 'obstacle', 10],
  [/\bhalf[- ]marathon\b/i, 'run', 21.0975],
  [/\bmarathon\b/i, 'run', 42.195],
  [/\b10\s?k(m)?\b/i, 'run', 10],
  [/\b5\s?k(m)?\b|\bparkrun\b/i, 'run', 5],
  [/\b(sportive|century|gran fondo)\b/i, 'cycle', 100],
  [/\bpowerlifting\b/i, 'strength', null],
]
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const SPOKEN = /\b(\d{1,2})(?:st|nd|rd|th)?\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(\d{4})\b/i

/**
 * Reads races from free text: common names with ISO or spoken dates.
 * @param text - as typed
 * @param _today - the day the text is read
 */
export function readRaces(text: string, _today: CivilDate): RacesReading {
  const events: ReadEvent[] = []
  let offset = 0
  for (const part of text.split(/[,;\n]/)) {
    const found = NAMES.find(([pattern]) => pattern.test(part))
    if (found)
      events.push({
        name: part
          .replace(/\b\d{4}-\d{2}-\d{2}\b/, '')
          .replace(SPOKEN, '')
          .replace(/\s+on\s*$/, '')
          .trim(),
        discipline: found[1],
        distanceKm: found[2],
        date: dateIn(part),
        targetSeconds: null,
        priority: null,
        span: { start: offset, end: offset + part.length },
        confidence: 0.7,
      })
    offset += part.length + 1
  }
  return { events }
}

function dateIn(part: string): CivilDate | null {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(part)?.[0]
  if (iso) return parseCivilDate(iso) === null ? null : iso
  const spoken = SPOKEN.exec(part)
  if (!spoken) return null
  const month = String(MONTHS.indexOf(spoken[2]!.toLowerCase()) + 1).padStart(2, '0')
  const date = `${spoken[3]}-${month}-${spoken[1]!.padStart(2, '0')}`
  const number = parseCivilDate(date)
  return number === null ? null : civilDate(number)
}
