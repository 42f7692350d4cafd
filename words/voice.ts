import type { ClockTime } from '../engine/model.ts'
import type { Told } from '../engine/told.ts'
import type { DateOrder } from './date-order.ts'

/** Facts and amounts as somebody reads them. */
export type Voice = {
  /** Facts as sentences, one after the other. */
  readonly say: (told: Told) => string
  /** `7.5 km` or `4.7 mi` */
  readonly distance: (km: number) => string
  /** `600 m` or `1969 ft` of climb */
  readonly climb: (metres: number) => string
  /** `20 kg` or `44 lb` */
  readonly weight: (kg: number) => string
  /** `5:30-5:50 min/km`, of seconds a kilometre. */
  readonly pace: (low: number, high?: number) => string
  /** `5:30-5:50 /km`, the same without the word for minutes. */
  readonly briefPace: (low: number, high?: number) => string
  /** `18:00` or `6:00 PM` */
  readonly clock: (time: ClockTime) => string
  /** Whether a date is `November 26` or `26 November`. */
  readonly dates: DateOrder
  /** `45 min`, `3 h 20 min` */
  readonly duration: (min: number) => string
}
