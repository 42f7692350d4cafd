/** Vague parts of a day [min after midnight], as the conventions of the reader set them. */
export const WINDOWS: Readonly<Record<string, readonly [number, number]>> = {
  early: [300, 480],
  morning: [480, 720],
  lunch: [720, 780],
  afternoon: [780, 1020],
  evening: [1080, 1260],
  night: [1260, 1380],
  daytime: [480, 1020],
  allday: [480, 1260],
}

/** [min] the waking day, within which "before 7" and "after 8" run. */
export const DAY_START = 300
export const DAY_END = 1380
