import { type Course, minutesSince, type Progress } from './progress.ts'

/** [ratio, min] of what was planned up to which a clock is believed: a screen that was left open goes on counting. */
const BELIEVED = { share: 2, moreMin: 15 }

/** How long a session was taken to be, and whether the clock or the plan says so. */
export type TimeTaken = { readonly minutes: number; readonly by: 'clock' | 'plan' }

/** The minutes of a session: those on the clock, or the planned ones where it ran on without its person. */
export function timeTaken(progress: Progress, course: Course, plannedMin: number, nowMs: number): TimeTaken {
  const minutes = minutesSince(progress, nowMs)
  const isBelieved = minutes <= plannedMin * BELIEVED.share + BELIEVED.moreMin
  return isBelieved && !isSkipped(progress, course) ? { minutes, by: 'clock' } : { minutes: plannedMin, by: 'plan' }
}

/** Whether nothing of the main part was done: a warm-up that ran by itself says nothing. */
export function isSkipped({ sets }: Progress, { moves }: Course): boolean {
  const main = moves.some(({ part }) => part === 'exercises')
  return !moves.some(({ part }, at) => (!main || part === 'exercises') && sets[at]?.some(({ done }) => done))
}
