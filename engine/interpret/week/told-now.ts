import type { Span } from '../../model.ts'
import { countsNow } from './counts-now.ts'
import { hoursNow } from './hours-now.ts'
import { kitNow } from './kit-now.ts'
import { runsNow } from './runs-now.ts'
import { sportDaysNow } from './sport-days-now.ts'
import { zonesNow } from './zones-now.ts'

/** The words of a profile's text that say where somebody stands: what they run, their thresholds, what they have to
 * train with, the days without a sport, how often they ask for one. */
export function toldNowIn(text: string): Span[] {
  const spans = [runsNow(text) ?? hoursNow(text), zonesNow(text), kitNow(text)].flatMap((told) => told?.spans ?? [])
  return [...spans, ...[...sportDaysNow(text), ...countsNow(text)].map(({ span }) => span)]
}
