/** Does work once what the screen shows now has been painted: whoever let go or pressed sees at once that it was felt. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
