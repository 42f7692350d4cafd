import type { CommitmentsReading, Span } from '../../model.ts'
import type { Saying } from '../availability/saying.ts'
import { readRota } from '../rota/rota.ts'
import { toldNowIn } from './told-now.ts'

/** [ratio] Of a rota it is known how it goes, and not where in it today is. */
const ROTA_CONFIDENCE = 0.5

/**
 * Where a text about somebody's days was understood, and how surely.
 * @param sayings - what it says of training itself
 * @param reading - of the rest of it
 */
export function weekPlaces(
  text: string,
  sayings: readonly Saying[],
  { busy, preferences }: Pick<CommitmentsReading, 'busy' | 'preferences'>,
): (Span & { readonly confidence: number })[] {
  const rota = readRota(text)
  return [
    ...[...busy, ...preferences].map(({ span, confidence }) => ({ ...span, confidence })),
    ...(rota ? [{ ...rota.span, confidence: ROTA_CONFIDENCE }] : []),
    ...[...sayings.map(({ span }) => span), ...toldNowIn(text)].map((span) => ({ ...span, confidence: 1 })),
  ]
}
