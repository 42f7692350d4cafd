import type { FeltFact } from '../../engine/model.ts'
import { type BodyPart, FEEL, type Scale } from '../words/feel-words.ts'

export const SCALES = Object.keys(FEEL.scales) as Scale[]

export type Feel = 'sore' | 'mild' | 'strong'
/** What was tapped on the body. */
export type BodyFeels = Readonly<Partial<Record<BodyPart, Feel>>>

/** Parts of which one says that they hurt rather than that they are sore. */
const JOINTS: ReadonlySet<BodyPart> = new Set(['elbow', 'wrist', 'knee', 'shin', 'ankle', 'achilles', 'foot'])

/** What the first tap on a part says. */
export function firstFeel(part: BodyPart): Feel {
  return JOINTS.has(part) ? 'mild' : 'sore'
}

/** The taps on the body as facts. */
export function feltOn(body: BodyFeels): FeltFact[] {
  return (Object.entries(body) as [BodyPart, Feel][]).map(([part, feel]) =>
    feel === 'sore' ? { kind: 'soreness', part } : { kind: 'pain', part, severity: feel },
  )
}

/** The scales that were tapped, without those that were cleared again. */
export function tapsOf(scales: Readonly<Partial<Record<Scale, number | null>>>): Partial<Record<Scale, number>> {
  const told = SCALES.flatMap((scale) => (scales[scale] ? [[scale, scales[scale]] as const] : []))
  return Object.fromEntries(told)
}
