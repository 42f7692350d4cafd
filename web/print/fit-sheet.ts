/**
 * How a sheet gives way, in order: text down to a comfortable size, then two columns, then shorter explanations, and
 * at last only what must be read. `least` is the smallest scale of each step; 1 is 10.5 points.
 */
const STEPS = [
  { squeeze: 0, least: 0.86 },
  { squeeze: 1, least: 0.76 },
  { squeeze: 2, least: 0.7 },
  { squeeze: 3, least: 0.4 },
] as const
const MOST = 1.2
/** Finer steps than this are not seen. */
const PRECISION = 0.01

/**
 * Sets a sheet as large as its paper allows. It measures on screen what will be printed: millimetres are the same in
 * both. The sheet marks the room with `data-room`; the room's only child is what has to fit.
 */
function fitSheet(sheet: HTMLElement): void {
  const room = sheet.querySelector<HTMLElement>('[data-room]')
  const content = room?.firstElementChild
  if (!room || !(content instanceof HTMLElement)) return

  const fitsAt = (scale: number) => {
    sheet.style.setProperty('--fit', scale.toFixed(3))
    return content.offsetHeight <= room.clientHeight
  }

  for (const { squeeze, least } of STEPS) {
    sheet.dataset.squeeze = `${squeeze}`
    if (!fitsAt(least)) continue
    let fits: number = least
    let tooLarge = MOST + PRECISION
    while (tooLarge - fits > PRECISION) {
      const middle = (fits + tooLarge) / 2
      if (fitsAt(middle)) fits = middle
      else tooLarge = middle
    }
    fitsAt(fits)
    return
  }
}

/** The same for all sheets of a host. */
export function fitSheets(host: HTMLElement | null) {
  for (const sheet of host?.children ?? []) if (sheet instanceof HTMLElement) fitSheet(sheet)
}
