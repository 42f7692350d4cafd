import { DEFAULT_TRAINING_DAYS, NAME_MAX } from '../../contract/limits.ts'
import { MESSAGES } from '../../contract/messages.ts'
import type { AboutFacts } from '../../contract/person-facts.ts'
import type { ProfileInput, ProfileRow } from '../../contract/profile.ts'
import { isCivilDate } from '../../contract/time.ts'
import type { Goal, Level, Stress, TrainingDays } from '../../engine/model.ts'
import type { CarriedDraft } from '../session/carried-draft.ts'
import { type HealthDraft, healthDraftOf } from './health-draft.ts'

/** What the three steps fill in; null is not chosen yet. */
export type ProfileDraft = {
  name: string
  level: Level | null
  goal: Goal | null
  stress: Stress | null
  commitments: string
  days: TrainingDays
  races: string
  goalDate: string
  health: HealthDraft
}

/**
 * A draft from the stored profile: everything is filled in for whoever comes back. What was typed into the demo fills
 * what the profile leaves open, and never replaces anything.
 */
export function draftOf(row: ProfileRow, carried: CarriedDraft | null = null, about?: AboutFacts): ProfileDraft {
  return {
    name: row.name ?? '',
    level: row.fitness_level,
    goal: row.primary_goal ?? carried?.goal ?? null,
    stress: row.stress_level,
    commitments: row.daily_commitments ?? (row.onboarding_completed ? '' : (carried?.commitments ?? '')),
    days: (row.training_days_per_week ?? DEFAULT_TRAINING_DAYS) as TrainingDays,
    races: row.upcoming_races ?? '',
    goalDate: row.goal_date ?? '',
    health: healthDraftOf(about),
  }
}

/** Whether a step holds what it needs to go on. */
export function isStepComplete(step: number, draft: ProfileDraft): boolean {
  if (step === 1) return draft.name.trim() !== '' && draft.level !== null
  if (step === 2) return draft.goal !== null && draft.stress !== null
  return true
}

/** What the server is sent, or the first rule that the draft breaks. */
export function inputOf(draft: ProfileDraft, timeZone: string): ProfileInput | { problem: string } {
  const name = draft.name.trim()
  const { level, goal, stress } = draft
  if (!name) return { problem: MESSAGES.nameMissing }
  if (name.length > NAME_MAX) return { problem: MESSAGES.nameLong }
  if (!level) return { problem: MESSAGES.level }
  if (!goal) return { problem: MESSAGES.goal }
  if (!stress) return { problem: MESSAGES.stress }
  if (draft.goalDate && !isCivilDate(draft.goalDate)) return { problem: MESSAGES.date }
  return {
    name,
    fitness_level: level,
    primary_goal: goal,
    stress_level: stress,
    training_days_per_week: draft.days,
    daily_commitments: draft.commitments.trim() || null,
    upcoming_races: draft.races.trim() || null,
    goal_date: draft.goalDate || null,
    time_zone: timeZone,
  }
}

/** A stored profile as what the form would send of it; of one that is empty still, nulls where an answer is missing. */
export function inputOfRow({
  id: _id,
  onboarding_completed: _done,
  updated_at: _at,
  commitments_since: _since,
  ...row
}: ProfileRow): ProfileInput {
  return row as ProfileInput
}
