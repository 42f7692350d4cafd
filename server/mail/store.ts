import { eq } from 'drizzle-orm'
import { type Language, PLAIN_SPEECH } from '../../words/speech.ts'
import type { Queries } from '../db/open.ts'
import { users } from '../db/schema.ts'

/** The language in which somebody signed in last; English for whom we do not know. */
export async function findLanguage(queries: Queries, userId: string | null): Promise<Language> {
  if (userId === null) return PLAIN_SPEECH.language
  const [user] = await queries.select({ language: users.language }).from(users).where(eq(users.id, userId))
  return user?.language ?? PLAIN_SPEECH.language
}
