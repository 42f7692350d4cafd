import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { QueryResult } from 'pg'
import type { PersonFacts } from '../../contract/person-facts.ts'
import type { PlanPreferences } from '../../contract/preferences.ts'
import type { CivilDate } from '../../engine/model.ts'
import { clientOf } from '../db/client-of.ts'
import { askedBy, firstRows, ME } from '../db/found.ts'
import type { Queries } from '../db/open.ts'
import { generatedSchedules, reminderSettings } from '../db/schema.ts'
import { together } from '../db/together.ts'
import type { MadePlan } from '../engine-pool/tasks.ts'
import { LAST_RECORDED_AT } from '../plan-inputs/check-in-store.ts'
import { stirFollowers } from '../plan-inputs/follower-store.ts'

/** A person's stored schedule and all that decides whether it stands. */
export type StoredSchedule = {
  readonly onboardingCompleted: boolean
  readonly about: PersonFacts['about'] | null
  readonly display: PlanPreferences['display'] | null
  readonly profileUpdatedAt: Date
  readonly lastRecordedAt: Date | null
  /** This and what follows is null where none is stored. */
  readonly updatedAt: Date | null
  readonly engineBuild: string | null
  readonly packed: Buffer<ArrayBuffer> | null
  /** In place of it, where that was asked for. */
  readonly packedFirst: Buffer<ArrayBuffer> | null
  /** Only where nothing compressed is stored; then also the day it is for. */
  readonly json: string | null
  readonly date: CivilDate | null
}

/**
 * Reads the stored schedule of whom the row rules know: the profile, the plan, and when what it follows from last changed. Each is
 * a statement of its own, for they may lie on different machines.
 * @param known - when the one was stored that the asker has: its text is then left out
 * @param first - of the text only what the first screen needs, where it is kept apart
 */
export function readOwnSchedule(known: Date | null, first = false): string[] {
  const isNew = known ? `updated_at <> '${known.toISOString()}'` : 'true'
  // What is compressed counts as long as what stood beside it then stands there still.
  const isPacked = '(packed is not null and packed_of is not distinct from schedule_sum)'
  return [
    `select onboarding_completed as "onboardingCompleted", facts -> 'about' as about, preferences -> 'display' as display,
       updated_at as "profileUpdatedAt", null as "updatedAt", null as "engineBuild", null as packed, null as "packedFirst",
       null as json, null as date
     from profiles where id = ${ME}`,
    `select updated_at as "updatedAt", engine_build as "engineBuild",
       case when ${isNew} and ${isPacked} ${first ? 'and packed_first is null' : ''} then packed end as packed,
       case when ${isNew} and ${isPacked} and ${first} then packed_first end as "packedFirst",
       case when ${isNew} and not ${isPacked} then schedule_data::text end as json,
       case when not ${isPacked} then schedule_data ->> 'date' end as date
     from generated_schedules where user_id = ${ME}`,
    `select ${LAST_RECORDED_AT} as "lastRecordedAt"`,
  ]
}

/** The same within a transaction for a person; null before onboarding. */
export async function findSchedule(queries: Queries, userId: string): Promise<StoredSchedule | null> {
  const client = clientOf(queries)
  const results = await together(queries, () =>
    readOwnSchedule(null).map((read): Promise<QueryResult> => client.query(askedBy(userId, read))),
  )
  return firstRows(results) as StoredSchedule | null
}

/** Keeps a schedule as the person's only one. */
export async function storeSchedule(
  queries: Queries,
  userId: string,
  { first, packed, packedFirst }: MadePlan,
  { engineBuild, now }: { readonly engineBuild: string; readonly now: Date },
): Promise<void> {
  const set = {
    scheduleData: sql`${first}::json`,
    packedOf: createHash('md5').update(first).digest('hex'),
    packed: Buffer.from(packed),
    packedFirst: Buffer.from(packedFirst),
    engineBuild,
    updatedAt: now,
  }
  await together(queries, () => [
    queries
      .insert(generatedSchedules)
      .values({ userId, createdAt: now, ...set })
      .onConflictDoUpdate({ target: generatedSchedules.userId, set }),
    // Sessions may stand at other hours: whoever is reminded of them is looked at again.
    queries
      .update(reminderSettings)
      .set({ dueAt: now })
      .where(
        and(eq(reminderSettings.userId, userId), or(isNull(reminderSettings.dueAt), gt(reminderSettings.dueAt, now))),
      ),
    stirFollowers(queries, userId, now),
  ])
}

/** Forgets a person's schedule; the next look makes a new one. */
export async function forgetSchedule(queries: Queries, userId: string): Promise<void> {
  await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
}
