/** [ms] Within it a tab that is looked at has painted. */
const PAINTED_MS = 250

/** Does work once what the screen shows now has been painted: whoever let go or pressed sees at once that it was felt. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  // A tab that is left in that moment paints no more.
  setTimeout(once, PAINTED_MS)
}
