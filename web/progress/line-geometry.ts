/** One value of one day. */
export type LinePoint = { readonly date: string; readonly value: number }

/** Points in percent of the picture, x from the left and y from the top, and between what they lie. */
export type LinePicture = {
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly low: number
  readonly high: number
}

/** Air above and below a line. [ratio] */
const AIR = 0.12

const dayOf = (date: string) => Date.parse(`${date}T12:00:00Z`) / 86_400_000

/**
 * Days and values as points of a 100 x 100 plane, days by their distance.
 * @param among - all lines of the picture, which share one scale
 * @param isUpsideDown - less is better, and stands higher
 */
export function linePicture(
  line: readonly LinePoint[],
  among: readonly (readonly LinePoint[])[] = [line],
  isUpsideDown = false,
): LinePicture {
  const all = among.flat()
  const [low, high] = [Math.min(...all.map(({ value }) => value)), Math.max(...all.map(({ value }) => value))]
  const days = all.map(({ date }) => dayOf(date))
  const [first, span] = [Math.min(...days), Math.max(...days) - Math.min(...days)]
  const y = (value: number) => {
    const share = high === low ? 0.5 : (value - low) / (high - low)
    const up = AIR + share * (1 - 2 * AIR)
    return (isUpsideDown ? up : 1 - up) * 100
  }
  const x = (date: string) => (span === 0 ? 50 : ((dayOf(date) - first) / span) * 100)
  return { points: line.map(({ date, value }) => ({ x: x(date), y: y(value) })), low, high }
}
