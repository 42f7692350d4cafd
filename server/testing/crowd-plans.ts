import type { ClientBase } from 'pg'
import { type Crowd, ID } from './crowd.ts'

/** Gives everybody a plan: one of those that stand in the database, made by real code for others. */
export async function copyPlans(client: ClientBase, { people, at }: Pick<Crowd, 'people' | 'at'>): Promise<void> {
  await client.query(
    `insert into generated_schedules (user_id, schedule_data, packed, packed_of, packed_first, engine_build, created_at, updated_at)
     select ${ID}, m.schedule_data, m.packed, m.packed_of, m.packed_first, m.engine_build, $1, $1
     from generate_series(1, ${people}) n
     join (select g.*, row_number() over () - 1 as i, count(*) over () as all from generated_schedules g) m on m.i = n % m.all
     on conflict do nothing`,
    [at],
  )
}
