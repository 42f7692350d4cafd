import { type EqualEffort, equalEffort } from './equal-effort.ts'
import { formOf, type TrainingForm } from './form.ts'
import { type LiftRecord, liftRecords } from './lift-records.ts'
import { type Milestone, milestonesOf } from './milestones.ts'
import type { TrainingRecord } from './record.ts'
import { type Rhythm, rhythmOf } from './rhythm.ts'
import { type TrainedDay, trainedDays } from './trained-days.ts'

/** Every number of a person's progress. */
export type Progress = {
  readonly days: readonly TrainedDay[]
  readonly rhythm: Rhythm
  readonly form: TrainingForm | null
  readonly lifts: readonly LiftRecord[]
  readonly runs: EqualEffort | null
  readonly milestones: readonly Milestone[]
}

/** A person's progress, from what was recorded and planned alone. */
export function progressOf(record: TrainingRecord): Progress {
  const days = trainedDays(record)
  // Planned days before the first training say nothing of form.
  const since = days.findIndex(({ trained }) => trained)
  const rhythm = rhythmOf(days, record.today)
  const lifts = liftRecords(record.lifted)
  return {
    ...{ days, rhythm, lifts },
    form: since < 0 ? null : formOf(days.slice(since), record.today, record.usualWeeklyMin),
    runs: equalEffort(record.activities, record.sessions),
    milestones: milestonesOf(record, { days, rhythm, lifts }),
  }
}
