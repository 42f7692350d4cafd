import type { CommitmentsReading, TimePreference } from '../../model.ts'
import type { Saying } from '../availability/saying.ts'

/** A week in which the days and hours that somebody offers for training are those that they like. */
export function withOffers(read: CommitmentsReading, sayings: readonly Saying[]): CommitmentsReading {
  const offers = sayings.flatMap((one): TimePreference[] =>
    one.kind === 'within' && one.isOffer
      ? [{ ...one.season, days: one.days, ...one.hours, strength: 'prefer', span: one.span, confidence: 1 }]
      : [],
  )
  return offers.length === 0 ? read : { ...read, preferences: [...read.preferences, ...offers] }
}
