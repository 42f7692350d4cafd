import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

export type OwnedTable = {
  readonly name: string
  readonly table: PgTable
  /** The column that says whose a row is. */
  readonly owner: PgColumn
}

/** Each table of the schema that names its person, so that a copy and an erasure forget none. */
export const OWNED_TABLES: readonly OwnedTable[] = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable)) return []
  const { name } = getTableConfig(table)
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const owner = columns.userId ?? (name === 'users' || name === 'profiles' ? columns.id : undefined)
  return owner ? [{ name, table, owner }] : []
})

/** Tables of training: nearly all of the bytes, each row read and written by its person alone. They can be spread over machines. */
export const TRAINING_TABLES: readonly string[] = [
  'generated_schedules',
  'shown_days',
  'plan_blocks',
  'workout_completions',
  'daily_checkins',
  'check_in_entries',
  'safety_events',
  'plan_changes',
  'plan_answers',
  'withdrawn_adjustments',
  'coach_answers',
  'calendar_entries',
  'activities',
]
