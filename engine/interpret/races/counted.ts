import type { ReadEvent } from '../../model.ts'

/** Several of a kind, by their number: "two 10ks". */
const SEVERAL = '(?:\\d+ ?ks|\\d+ milers|hal(?:fs|ves)|half[- ]marathons|marathons|triathlons|tris|sportives|ultras)'
const TOLD = new RegExp(`(?<![\\p{L}\\d.:/-])(two|three|four|[2-4]) (?:\\p{L}+ )?${SEVERAL}(?!\\p{L})`, 'giu')
const IS_SEVERAL = new RegExp(`(?<!\\p{L})${SEVERAL}$`, 'iu')
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }

/** [ratio] Below what a screen asks about. */
const UNSURE = 0.5

/** "Two 10ks: Leeds on 14 February and York two weeks after": where fewer were read than are told, a screen asks. */
export function doubtTheCounted(text: string, events: readonly ReadEvent[]): readonly ReadEvent[] {
  const isFew = [...text.matchAll(TOLD)].some(
    ({ 1: count = '' }) => events.length < (COUNTS[count.toLowerCase()] ?? Number(count)),
  )
  if (!isFew) return events
  return events.map((event) =>
    IS_SEVERAL.test(event.name) ? { ...event, confidence: Math.min(event.confidence, UNSURE) } : event,
  )
}
