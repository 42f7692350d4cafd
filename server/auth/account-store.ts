import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Language } from '../../words/speech.ts'
import type { Queries } from '../db/open.ts'
import { accounts, users } from '../db/schema.ts'

type NewAccount = {
  readonly email: string
  readonly passwordHash: string
  readonly language: Language
  readonly at: Date
}

/** Makes an account and its password. @returns whose it is, or null when the address has an account already */
export async function createAccount(
  queries: Queries,
  { email, passwordHash, language, at }: NewAccount,
): Promise<{ id: string; email: string } | null> {
  const times = { createdAt: at, updatedAt: at }
  const [user] = await queries
    .insert(users)
    .values({ email, language, ...times })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id, email: users.email })
  if (!user) return null
  const credential = { userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash }
  await queries.insert(accounts).values({ ...credential, ...times })
  return user
}

/** Keeps the language in which somebody signs in, for mails. */
export async function keepLanguage(queries: Queries, userId: string, language: Language): Promise<void> {
  await queries
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), ne(users.language, language)))
}

/** Whose an address is, with the hash of the password, or null. */
export async function findByEmail(queries: Queries, email: string) {
  const [row] = await queries
    .select({ id: users.id, email: users.email, passwordHash: accounts.password, tipsByMail: users.tipsByMail })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
  return row ?? null
}

/** The address of an account. */
export async function getEmail(queries: Queries, userId: string): Promise<string> {
  const [row] = await queries.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!row) throw new RangeError('Cannot read the address of an account that is gone')
  return row.email
}

/** Takes a deletion back. @returns whether there was one */
export async function undoDeletion(queries: Queries, userId: string): Promise<boolean> {
  const undone = await queries
    .update(users)
    .set({ deletionRequestedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletionRequestedAt)))
    .returning({ id: users.id })
  return undone.length > 0
}
