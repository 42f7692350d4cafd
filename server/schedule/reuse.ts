import { SCHEDULE_MAX_AGE_MS } from '../../contract/limits.ts'
import type { CivilDate } from '../../engine/model.ts'

type Stored = { readonly updatedAt: Date; readonly scheduleData: { readonly date: CivilDate } }
type Circumstances = {
  readonly now: Date
  readonly today: CivilDate
  readonly profileUpdatedAt: Date
  readonly lastRecordedAt: Date | null
}

/** Whether a stored schedule still stands: under a day old, for today, and nothing it was made from is newer. */
export function isReusable(stored: Stored, { now, today, profileUpdatedAt, lastRecordedAt }: Circumstances): boolean {
  return (
    now.getTime() - stored.updatedAt.getTime() < SCHEDULE_MAX_AGE_MS &&
    stored.scheduleData.date === today &&
    profileUpdatedAt <= stored.updatedAt &&
    (lastRecordedAt === null || lastRecordedAt <= stored.updatedAt)
  )
}
