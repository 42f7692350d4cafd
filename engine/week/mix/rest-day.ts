import type { Practice } from '../../day/ordinary-week.ts'
import { isHardPractice, practiceLoad } from '../../day/practices.ts'
import type { PlanDay } from '../../plan-model.ts'
import type { Told } from '../../told.ts'

/** A day without training: why it is free, and what is welcome on it. */
export function restDay({ date }: Pick<PlanDay, 'date'>, description: Told, notes: Told): PlanDay {
  return {
    date,
    emoji: '😌',
    workoutName: { code: 'rest-day' },
    durationMin: 0,
    intensity: 'Low',
    description,
    notes,
    start: null,
    discipline: 'rest',
    rpe: 0,
    loadAu: 0,
    hard: false,
    distanceKm: null,
    longSession: false,
    snacks: false,
    workout: { warmup: [], exercises: [], cooldown: [] },
  }
}

/** A day whose training others lead: it holds no session of the plan's, but its load counts. */
export function ledDay(when: Pick<PlanDay, 'date'>, practice: Practice): PlanDay {
  const { label, isMatch, isOwn, minutes, rpe } = practice
  const led = { isMatch, ...(isOwn && { isOwn }) }
  return {
    ...restDay(when, { code: 'practice-counts', ...led, minutes, rpe }, { code: 'practice-note', isMatch }),
    emoji: isMatch ? '🏆' : isOwn ? '💪' : '🤝',
    workoutName: { code: 'practice-day', label },
    loadAu: practiceLoad(practice),
  }
}

/** [min] of the practice that a day holds, 0 where it holds none. */
export function practiceMin({ description }: PlanDay): number {
  return 'code' in description && description.code === 'practice-counts' ? description.minutes : 0
}

/** Whether it is hard work. */
export function isHardPracticeDay({ description }: PlanDay): boolean {
  return 'code' in description && description.code === 'practice-counts' && isHardPractice(description)
}
