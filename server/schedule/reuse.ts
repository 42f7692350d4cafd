import { SCHEDULE_MAX_AGE_MS } from '../../contract/limits.ts'
import type { CivilDate } from '../../engine/model.ts'

type Stored = {
  readonly updatedAt: Date
  readonly engineBuild: string | null
  readonly date: CivilDate
}
type Circumstances = {
  readonly now: Date
  /** The build of the engine that runs now. */
  readonly engineBuild: string
  readonly today: CivilDate
  readonly profileUpdatedAt: Date
  readonly lastRecordedAt: Date | null
}

/**
 * Whether a stored schedule still stands: made by this very engine, under a day old, for today, and nothing it was made
 * from is newer.
 */
export function isReusable(stored: Stored, circumstances: Circumstances): boolean {
  const { now, today, engineBuild, profileUpdatedAt, lastRecordedAt } = circumstances
  return (
    stored.engineBuild === engineBuild &&
    now.getTime() - stored.updatedAt.getTime() < SCHEDULE_MAX_AGE_MS &&
    stored.date === today &&
    profileUpdatedAt <= stored.updatedAt &&
    (lastRecordedAt === null || lastRecordedAt <= stored.updatedAt)
  )
}
