import type { PlanDay } from '../model.ts'

/** A day without training: why it is free, and what is welcome on it. */
export function restDay({ day, date }: Pick<PlanDay, 'day' | 'date'>, description: string, notes: string): PlanDay {
  return {
    day,
    date,
    emoji: '😌',
    workoutName: 'Rest',
    duration: '0 min',
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
    workout: { warmup: [], exercises: [], cooldown: [] },
  }
}
