/** How an effort feels, in words anybody can check while moving. @source foster-2001: the talk test wording is ours */
export const FEEL = {
  recovery: 'RPE 2: you could sing.',
  easy: 'RPE 3: you can speak in full sentences.',
  long: 'RPE 3-4: you can still chat at the end.',
  race: 'RPE 6: the rhythm you want on the day.',
  tempo: 'RPE 6: short sentences only, steady breathing.',
  threshold: 'RPE 7: a few words at a time; you could keep it up for about an hour.',
  interval: 'RPE 8: single words; the last one as fast as the first.',
  hill: 'RPE 7-8: strong and upright, not a sprint.',
  stride: 'Quick and relaxed, about nine tenths of a sprint; stop before it gets hard.',
  trial: 'RPE 8-9: start held back, finish with nothing wasted.',
} as const

/**
 * Puts the parts of a note together.
 * @param parts - sentences; empty ones are left out
 * @returns one note
 */
export function note(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
