import type { ClockTime } from '../engine/model.ts'
import type { Speech } from './speech.ts'

export const KM_PER_MILE = 1.609344
export const KG_PER_POUND = 0.45359237
const METRES_PER_FOOT = 0.3048

/** `5 km`, `7.5 km` or `4.7 mi`. @param km - [km] 0 or more */
export function fromKm(km: number, { distance }: Pick<Speech, 'distance'>): string {
  const whole = Math.round(km * 10) / 10
  return distance === 'km' ? `${whole} km` : `${Math.round((whole / KM_PER_MILE) * 10) / 10} mi`
}

/** What was climbed: `60 m`, or where ways are in miles `197 ft`. @param metres - [m] 0 or more */
export function fromClimb(metres: number, { distance }: Pick<Speech, 'distance'>): string {
  return distance === 'km' ? `${Math.round(metres)} m` : `${Math.round(metres / METRES_PER_FOOT)} ft`
}

/** `20 kg`, or in whole pounds `44 lb`. @param kg - [kg] 0 or more */
export function fromKg(kg: number, { weight }: Pick<Speech, 'weight'>): string {
  return weight === 'kg' ? `${kg} kg` : `${Math.round(kg / KG_PER_POUND)} lb`
}

/** `5:30-5:50 min/km`, or a mile. @param low - [s/km] */
export function paceText(low: number, high: number, speech: Pick<Speech, 'distance'>): string {
  return `${paceRange(low, high, speech)} min/${speech.distance}`
}

/** `5:30-5:50 /km`, or a mile. @param low - [s/km] */
export function briefPaceText(low: number, high: number, speech: Pick<Speech, 'distance'>): string {
  return `${paceRange(low, high, speech)} /${speech.distance}`
}

function paceRange(low: number, high: number, { distance }: Pick<Speech, 'distance'>): string {
  const of = (seconds: number) => minutesText(distance === 'km' ? seconds : Math.round(seconds * KM_PER_MILE))
  return `${of(low)}${high === low ? '' : `-${of(high)}`}`
}

function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A clock time as the person reads it: `07:05` or `7:05 AM`. */
export function clockText(time: ClockTime, { clock }: Pick<Speech, 'clock'>): string {
  if (clock === '24') return time
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The time of one step: `12 min`, or `40 s` where it is not whole minutes. @param seconds - [s] whole */
export function secondsText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

/** An hour at the foot of a scale: `18:00` or `6 PM`. */
export function hourText(time: ClockTime, speech: Pick<Speech, 'clock'>): string {
  return speech.clock === '24' ? time : clockText(time, speech).replace(':00 ', ' ')
}

/**
 * Minutes as a person reads them: `45 min`, `2 h`, `3 h 20 min`.
 * @param minutes - [min] 0 or more, rounded to whole minutes
 */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
