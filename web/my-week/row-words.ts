import type { ClockTime } from '../../engine/model.ts'
import type { Display } from '../../words/speech.ts'
import { clockText, KM_PER_MILE } from '../../words/units.ts'
import type { EventRow } from '../ordinary-week/event-rows.ts'
import { timeText } from '../ordinary-week/race-time.ts'
import type { AwayRow, PartRow } from '../ordinary-week/week-draft.ts'
import { dateInWords } from '../words/date-words.ts'
import { KIT } from '../words/kit-words.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { READING } from '../words/reading-words.ts'
import { WEEKLY } from '../words/weekly-words.ts'

const { away, body, events } = MY_WEEK

/** `09:00-17:00`; nothing until both are given. */
export function hoursInWords(start: ClockTime, end: ClockTime, display: Display): string {
  if (start === '' || end === '') return ''
  const hours = READING.hours(clockText(start, display), clockText(end, display))
  return end < start ? MY_WEEK.nextDay(hours) : hours
}

/** `Dec 20, 2026 to Jan 3, 2027 · No training · Holiday` */
export function awayInWords(row: Omit<AwayRow, 'id' | 'isNew' | 'isPast'>, display: Display): string {
  const { kind, sports, equipment, kept, label, isUnsure } = row
  const training = kind === 'without' && sports.length > 0 ? READING.withoutSports(sports) : away.kinds[kind]
  const hours = kept?.kind === 'busy' ? hoursInWords(kept.start, kept.end, display) : ''
  const kit = kind === 'light' || kind === 'kit' ? (equipment ?? []).map((one) => KIT[one]).join(', ') : ''
  return [spanInWords(row), training, kit, hours, label, isUnsure ? away.guessed : ''].filter(Boolean).join(' · ')
}

/** One date where it is one day; nothing until its first day is given. */
function spanInWords({ from, to }: Pick<AwayRow, 'from' | 'to'>): string {
  const first = dateInWords(from, 'dated')
  return to === '' || to === from || first === '' ? first : WEEKLY.span(first, dateInWords(to, 'dated'))
}

/** `Knee · Careful`; a part that was told in other words as it was told. */
export function spareInWords({ part, how }: Pick<PartRow, 'part' | 'how'>): string {
  return `${partInWords(part)} · ${body.hows[how]}`
}

export function partInWords(part: string): string {
  const names: Readonly<Record<string, string>> = body.parts
  return names[part] ?? part.charAt(0).toUpperCase() + part.slice(1)
}

/** `Half marathon · Apr 12, 2027 · 21.1 km · 1:45:00 · Main race` */
export function eventInWords(row: EventRow, { distance }: Display): string {
  const { name, distanceKm, date, targetSeconds, priority } = row
  const far = distanceKm ? rounded(distanceKm / (distance === 'mi' ? KM_PER_MILE : 1)) : null
  const said = [
    name.trim() || events.fresh,
    date === '' ? events.undated : dateInWords(date, 'dated'),
    far === null ? '' : `${far} ${distance}`,
    targetSeconds ? timeText(targetSeconds) : '',
    ...likeInWords(row),
    priority === null ? '' : events.priorities[priority],
  ]
  return said.filter(Boolean).join(' · ')
}

/** `3 h`, `Hard all the way`, `Rowing`: what was said of it, for its row. */
function likeInWords({ discipline, like }: EventRow): string[] {
  if (discipline !== 'other') return []
  const { minutes, effort, sport } = like
  return [
    minutes === undefined || Number.isNaN(minutes) ? '' : events.like.length(minutes),
    effort ? events.like.efforts[effort] : '',
    sport ? events.like.sports[sport] : '',
  ]
}

export const rounded = (value: number) => Math.round(value * 100) / 100
