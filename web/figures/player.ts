/** [ms] between two drawn moments: thirty a second look smooth, and cost half of what a screen could show. */
const FRAME_MS = 1000 / 30

/**
 * Runs a loop while its element is in sight and the page is shown.
 * @param seconds - [s] of one loop
 * @param draw - called with the share of the loop
 * @param from - share of the loop to begin at
 * @returns what ends it, and says where it was
 */
export function playLoop(element: Element, seconds: number, draw: (phase: number) => void, from: number): () => number {
  let [inSight, frame, last, phase] = [true, 0, 0, from]
  const step = (now: number) => {
    frame = requestAnimationFrame(step)
    if (now - last < FRAME_MS - 4) return
    // After a pause of the browser's own it goes on where it was.
    phase = (phase + Math.min(now - last, 100) / 1000 / seconds) % 1
    last = now
    draw(phase)
  }
  const goOn = () => {
    cancelAnimationFrame(frame)
    frame = 0
    if (inSight && !document.hidden) frame = requestAnimationFrame(step)
  }
  const observer = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? true
    goOn()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', goOn)
  goOn()
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    document.removeEventListener('visibilitychange', goOn)
    return phase
  }
}
