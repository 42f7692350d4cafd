import type { PlanDay } from '../plan-model.ts'
import type { Told } from '../told.ts'

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
