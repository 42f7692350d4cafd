import { and, eq, sql } from 'drizzle-orm'
import type { KeptTexts } from '../../engine/read-texts.ts'
import type { Queries } from '../db/open.ts'
import { profiles } from '../db/schema.ts'
import type { StoredProfile } from './profile-store.ts'

/** Keeps what was read of a profile's texts, where they are what they were. */
export async function keepTexts(queries: Queries, profile: StoredProfile, textsRead: KeptTexts): Promise<void> {
  const { dailyCommitments: week, upcomingRaces: races } = profile
  await queries
    .update(profiles)
    .set({ textsRead })
    .where(
      and(
        eq(profiles.id, profile.id),
        sql`${profiles.dailyCommitments} is not distinct from ${week} and ${profiles.upcomingRaces} is not distinct from ${races}`,
      ),
    )
}
