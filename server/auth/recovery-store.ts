import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import {
  authenticators,
  bridges,
  calendarFeeds,
  emailChanges,
  emailVetoes,
  ownCalendars,
  passkeys,
  programProposals,
  programTokens,
  pushDevices,
  reminderSettings,
  users,
  verifications,
  webhookDeliveries,
  webhooks,
} from '../db/schema.ts'

/**
 * Ends everything under way that could let somebody else in: a change of address that waits for its link, reset links,
 * challenges of passkeys. What the old address may still take back stays.
 */
export async function endLoose(queries: Queries, userId: string): Promise<void> {
  await queries.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await queries.delete(verifications).where(eq(verifications.userId, userId))
}

/**
 * Drops every key beside the password: passkeys, the authenticator app, the addresses of calendars, the devices that are reminded, the
 * tokens of programs with what they proposed, the links in reminders; and all that the plan goes out by, which may be somebody else's: webhooks, calendars of ours, the bridge.
 * @returns whether there was any
 */
export async function dropKeys(queries: Queries, userId: string): Promise<boolean> {
  const keys = await queries.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  const apps = await queries
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ userId: authenticators.userId })
  const feeds = await queries
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .returning({ kind: calendarFeeds.kind })
  const devices = await queries
    .delete(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .returning({ id: pushDevices.endpointHash })
  const programs = await queries
    .delete(programTokens)
    .where(eq(programTokens.userId, userId))
    .returning({ id: programTokens.id })
  await queries.delete(programProposals).where(eq(programProposals.userId, userId))
  await endReminderLinks(queries, userId)
  await queries.delete(webhookDeliveries).where(eq(webhookDeliveries.userId, userId))
  const told = await queries.delete(webhooks).where(eq(webhooks.userId, userId)).returning({ id: webhooks.id })
  const own = await queries
    .delete(ownCalendars)
    .where(eq(ownCalendars.userId, userId))
    .returning({ id: ownCalendars.calendarId })
  const bridge = await queries.delete(bridges).where(eq(bridges.userId, userId)).returning({ id: bridges.importId })
  return [keys, apps, feeds, devices, programs, told, own, bridge].some((gone) => gone.length > 0)
}

/** Ends the links in all reminders so far: they act without a session, for whoever holds the device or reads the mail. */
export async function endReminderLinks(queries: Queries, userId: string): Promise<void> {
  await queries
    .update(reminderSettings)
    .set({ linksKey: sql`gen_random_uuid()` })
    .where(eq(reminderSettings.userId, userId))
}

/** Marks an address as confirmed: whoever followed a link that was mailed there can read it. @returns whether it is news */
export async function confirmAddress(queries: Queries, userId: string): Promise<boolean> {
  const news = await queries
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id })
  return news.length > 0
}

type Veto = { readonly userId: string; readonly email: string; readonly tokenHash: string; readonly expiresAt: Date }

/** Keeps what lets an old address take a change back. */
export async function saveVeto(queries: Queries, veto: Veto): Promise<void> {
  await queries.insert(emailVetoes).values(veto)
}

/** Uses a veto up, and with it those that came after it. @returns whose address it keeps, or null when it is no good any more */
export async function takeVeto(
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const [veto] = await queries
    .delete(emailVetoes)
    .where(and(eq(emailVetoes.tokenHash, tokenHash), gt(emailVetoes.expiresAt, now)))
    .returning()
  if (!veto) return null
  await queries
    .delete(emailVetoes)
    .where(and(eq(emailVetoes.userId, veto.userId), gt(emailVetoes.expiresAt, veto.expiresAt)))
  return { userId: veto.userId, email: veto.email }
}
