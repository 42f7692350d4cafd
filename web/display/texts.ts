import type { Schedule } from '../../contract/schedule.ts'
import type { Display } from './choices.ts'

const KM_PER_MILE = 1.609344
const KG_PER_POUND = 0.45359237

/** A clock time as the person reads it: `07:05` or `7:05 AM`. */
export function clockText(time: string, { clock }: Pick<Display, 'clock'>): string {
  if (clock === '24') return time
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** An hour at the foot of a scale: `18:00` or `6 PM`. */
export function hourText(time: string, display: Pick<Display, 'clock'>): string {
  return display.clock === '24' ? time : clockText(time, display).replace(':00 ', ' ')
}

const PACE = /\b(\d{1,2}):(\d\d)(?:-(\d{1,2}):(\d\d))? (min)?\/km\b/g
const DISTANCE = /\b(\d+(?:\.\d+)?)(?:(-| to )(\d+(?:\.\d+)?))? km\b(?!\/h)/g
const WEIGHT = /\b(\d+(?:\.\d+)?)(?:(-| to )(\d+(?:\.\d+)?))? kg\b/g
/** Two digits before the colon: a pace or a race time is not an hour of the day. */
const CLOCK = /(?<![\d:])([01]\d|2[0-3]):[0-5]\d(?![\d:]| (?:min)?\/(?:km|mi|100))/g

/** A sentence of the engine, which speaks in kilometres, kilograms and 24 hours, as the person reads it. */
export function inChoices(text: string, display: Display): string {
  let shown = text
  if (display.distance === 'mi')
    shown = shown
      .replace(PACE, (_, min, sec, min2, sec2, word) => {
        const slow = min2 === undefined ? '' : `-${perMile(min2, sec2)}`
        return `${perMile(min, sec)}${slow} ${word ?? ''}/mi`
      })
      .replace(DISTANCE, (_, from, dash, to) => range(from, dash, to, (km) => km / KM_PER_MILE, 1, 'mi'))
  if (display.weight === 'lb')
    shown = shown.replace(WEIGHT, (_, from, dash, to) => range(from, dash, to, (kg) => kg / KG_PER_POUND, 0, 'lb'))
  return display.clock === '12' ? shown.replace(CLOCK, (time) => clockText(time, display)) : shown
}

function range(
  from: string,
  dash: string | undefined,
  to: string | undefined,
  convert: (amount: number) => number,
  digits: number,
  unit: string,
): string {
  const written = (amount: string) => String(Number(convert(Number(amount)).toFixed(digits)))
  return to === undefined ? `${written(from)} ${unit}` : `${written(from)}${dash}${written(to)} ${unit}`
}

function perMile(minutes: string, seconds: string): string {
  const whole = Math.round((Number(minutes) * 60 + Number(seconds)) * KM_PER_MILE)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A text in which nothing stands that could be an amount but the amount itself. */
const MERE_DISTANCE = /^\d+(?:\.\d+)? km$/

/**
 * Finds what the person named themselves, so that no unit inside it is changed. A name that is nothing but a distance
 * counts as one only where sentences put a name: at their start, after a colon, after "of".
 */
function namesIn(schedule: Schedule): RegExp | null {
  const labels = schedule.todaysSchedule.filter(({ type }) => type === 'commitment').map(({ title }) => title)
  const names = [...new Set([...schedule.events.map(({ name }) => name), ...labels])].filter((name) => name !== '')
  if (names.length === 0) return null
  const patterns = names
    .sort((a, b) => b.length - a.length)
    .map((name) => {
      const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return MERE_DISTANCE.test(name) ? `(?<=^|: | of )${literal}` : literal
    })
  return new RegExp(`(${patterns.join('|')})`)
}

/** Fields that hold sentences; all others are data that the screens reckon with. */
const SENTENCES = new Set([
  'title',
  'description',
  'name',
  'notes',
  'weekName',
  'focus',
  'totalVolume',
  'workoutName',
  'trainingLoad',
  'recoveryStatus',
  'recommendation',
  'periodizationPhase',
  'text',
  'reason',
  'effect',
  'before',
  'after',
  'limit',
  'value',
  'duration',
])

/** A plan with all its sentences as the person reads them. */
export function scheduleInChoices(schedule: Schedule, display: Display): Schedule {
  if (display.distance === 'km' && display.weight === 'kg' && display.clock === '24') return schedule
  const names = namesIn(schedule)
  // Every second part is a name, as it was typed.
  const write = (text: string) =>
    names === null
      ? inChoices(text, display)
      : text
          .split(names)
          .map((part, index) => (index % 2 === 1 ? part : inChoices(part, display)))
          .join('')
  return rewritten(schedule, write) as Schedule
}

function rewritten(value: unknown, write: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => rewritten(one, write))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === 'string' && SENTENCES.has(key) ? write(part) : rewritten(part, write),
    ]),
  )
}

/** [kg] of a weight typed in the person's unit. */
export function toKg(amount: number, { weight }: Pick<Display, 'weight'>): number {
  return weight === 'lb' ? Math.round(amount * KG_PER_POUND * 100) / 100 : amount
}

/** A weight in kilograms in the person's unit, rounded to what plates allow. */
export function fromKg(kg: number, { weight }: Pick<Display, 'weight'>): number {
  return weight === 'lb' ? Math.round((kg / KG_PER_POUND) * 2) / 2 : kg
}
