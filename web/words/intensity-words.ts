import type { Intensity } from '../../engine/model.ts'

/** How hard something is, in a word. */
const INTENSITY: Readonly<Record<Intensity, string>> = { High: 'High', Medium: 'Medium', Low: 'Low' }

/** What is none of the three stands as it came. */
export function intensityWord(intensity: string): string {
  return INTENSITY[intensity as Intensity] ?? intensity
}
