import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PersonFacts } from '../../contract/person-facts.ts'
import type { PlanPreferences } from '../../contract/preferences.ts'
import type { CivilDate } from '../../engine/model.ts'
import { clientOf } from '../db/client-of.ts'
import { ME, type Queries } from '../db/open.ts'
import { generatedSchedules } from '../db/schema.ts'
import type { MadePlan } from '../engine-pool/tasks.ts'
import { LAST_RECORDED_AT } from '../plan-inputs/check-in-store.ts'

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

// What is compressed counts as long as what stood beside it then stands there still.
const ITS_OWN = 'packed_of = schedule_sum'
const STORED = `select updated_at, engine_build, schedule_data, case when ${ITS_OWN} then packed end as packed,
    case when ${ITS_OWN} then packed_first end as packed_first
  from generated_schedules where user_id = ${ME}`

/**
 * Reads the stored schedule of whom the row rules know.
 * @param known - when the one was stored that the asker has: its text is then left out
 * @param first - of the text only what the first screen needs, where it is kept apart
 */
export function readOwnSchedule(known: Date | null, first = false): string {
  const isNew = known ? `g.updated_at <> '${known.toISOString()}'` : 'true'
  return `
    select p.onboarding_completed as "onboardingCompleted", p.facts -> 'about' as about, p.preferences -> 'display' as display,
      p.updated_at as "profileUpdatedAt", g.updated_at as "updatedAt", g.engine_build as "engineBuild",
      case when ${isNew} ${first ? 'and g.packed_first is null' : ''} then g.packed end as packed,
      case when ${isNew} and ${first} then g.packed_first end as "packedFirst",
      case when ${isNew} and g.packed is null then g.schedule_data::text end as json,
      case when g.packed is null then g.schedule_data ->> 'date' end as date,
      ${LAST_RECORDED_AT} as "lastRecordedAt"
    from profiles p left join lateral (${STORED}) g on true where p.id = ${ME}`
}

/** The same within a transaction for a person; null before onboarding. */
export async function findSchedule(queries: Queries): Promise<StoredSchedule | null> {
  const { rows } = await clientOf(queries).query<StoredSchedule>(readOwnSchedule(null))
  return rows[0] ?? null
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
  await queries
    .insert(generatedSchedules)
    .values({ userId, createdAt: now, ...set })
    .onConflictDoUpdate({ target: generatedSchedules.userId, set })
}

/** Forgets a person's schedule; the next look makes a new one. */
export async function forgetSchedule(queries: Queries, userId: string): Promise<void> {
  await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
}
