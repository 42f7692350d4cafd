import { daysBetween } from '../../civil-date.ts'
import type { PlanDay } from '../../plan-model.ts'
import type { LedFact } from '../../sessions/session-facts.ts'
import { restDay } from '../../week/mix/rest-day.ts'
import { type Adjustment, isForSafety } from '../adjustment.ts'
import { restedDay } from '../day/changed-day.ts'

/** [RPE] of a practice that somebody goes to and holds back in. @source default-ours */
const HELD_BACK_RPE = 3

/** Whether a day's training is a practice or match that others lead, held back or not. */
export function isPracticeDay({ workoutName: { code } }: PlanDay): boolean {
  return code === 'practice-day' || code === 'practice-easy'
}

/**
 * A day with a practice as a change leaves it. Only its person can cancel it, so the plan says whether to go, and counts
 * no load that it advises against.
 * @param share - [ratio] of its minutes that a way back leaves
 */
export function practiceNow(day: PlanDay, { effect, kind }: Adjustment, share: number): PlanDay {
  switch (effect.type) {
    case 'rest':
      // Where training waits for an answer, nothing on the day may look like training.
      return effect.words ? restedDay(day, effect.words) : leftOut(day, 'ill')
    case 'gentle':
      return leftOut(day, 'doctor')
    case 'spare':
      return kind === 'mild-pain' ? heldBack(day, 1) : leftOut(day, 'pain')
    case 'impact':
      return afterPain(day, effect)
    case 'easy':
      if (effect.noRace) return leftOut(day, 'doctor')
      return isMatch(day) && isForSafety({ kind }) ? leftOut(day, 'just-back') : heldBack(day, share)
    default:
      return day
  }
}

/** [days] at the end of the way back to impact in which somebody does all of a practice before they play. @source default-ours: parts of practice, all of it, then matches, as ways back after injury go */
const WHOLE_PRACTICE_DAYS = 7

/** The way back to a match: parts of practices once runs are easy again, then whole ones, and no match before those. */
function afterPain(day: PlanDay, { step, until }: Extract<Adjustment['effect'], { type: 'impact' }>): PlanDay {
  if (step !== 'easy') return leftOut(day, 'pain')
  if (isMatch(day)) return leftOut(day, 'just-back')
  return daysBetween(day.date, until) < WHOLE_PRACTICE_DAYS ? day : heldBack(day, 1)
}

function isMatch({ description }: PlanDay): boolean {
  return 'isMatch' in description && description.isMatch
}

function leftOut(day: PlanDay, why: 'ill' | 'pain' | 'doctor' | 'just-back'): PlanDay {
  const { workoutName: name, description } = day
  if (!('label' in name && 'isMatch' in description)) return day
  const led = ledOf(description)
  return {
    ...restDay(day, { code: 'practice-left-out', ...led, why }, noteOf(led)),
    workoutName: { code: 'practice-off', label: name.label },
  }
}

function heldBack(day: PlanDay, share: number): PlanDay {
  const { workoutName: name, description } = day
  if (!('label' in name && 'isMatch' in description && 'minutes' in description)) return day
  const led = ledOf(description)
  const minutes = Math.round(description.minutes * share)
  const loadAu = Math.min(day.loadAu, minutes * HELD_BACK_RPE)
  if (loadAu === day.loadAu) return day
  return {
    ...day,
    workoutName: { code: 'practice-easy', label: name.label },
    description: { code: 'practice-held-back', ...led, minutes },
    notes: noteOf(led),
    loadAu,
  }
}

function ledOf({ isMatch, isOwn }: LedFact): LedFact {
  return { isMatch, ...(isOwn && { isOwn }) }
}

/** Nobody waits for who trains by themselves. */
function noteOf({ isOwn }: LedFact): PlanDay['notes'] {
  return { code: isOwn ? 'walk-and-early-night' : 'practice-tell-them' }
}
