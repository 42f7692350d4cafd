import { and, asc, count, eq } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { pushDevices } from '../db/schema.ts'
import { notSealedUnder } from '../db/sealed-under.ts'

/** The devices of a person, the oldest first. */
export async function listDevices(queries: Queries, userId: string) {
  const { endpointHash, device, createdAt } = pushDevices
  return queries
    .select({ id: endpointHash, device, createdAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(createdAt))
}

/** What reaches a device, sealed; null where it is not that person's, or not there any more. */
export async function findDevice(queries: Queries, userId: string, id: string): Promise<string | null> {
  const [row] = await queries
    .select({ secret: pushDevices.secret })
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpointHash, id)))
  return row?.secret ?? null
}

type Device = Pick<typeof pushDevices.$inferInsert, 'userId' | 'endpointHash' | 'secret' | 'device' | 'createdAt'>

/** Keeps a device; one that was somebody else's is whose browser it is now. */
export async function keepDevice(queries: Queries, device: Device): Promise<void> {
  const { endpointHash, userId, ...rest } = device
  await queries.delete(pushDevices).where(eq(pushDevices.endpointHash, endpointHash))
  await queries.insert(pushDevices).values({ userId, endpointHash, ...rest })
}

/** How many devices a person has beside one. */
export async function countDevices(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(pushDevices).where(eq(pushDevices.userId, userId))
  return row?.n ?? 0
}

/** Forgets a device. */
export async function dropDevice(queries: Queries, userId: string, id: string): Promise<void> {
  await queries.delete(pushDevices).where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpointHash, id)))
}

/** Devices that are sealed otherwise than a mark says. */
export async function listUnmarkedDevices(queries: Queries, mark: string) {
  const { userId, endpointHash, secret } = pushDevices
  return queries.select({ userId, id: endpointHash, secret }).from(pushDevices).where(notSealedUnder(secret, mark))
}

/** Puts one sealed form in another's place, unless somebody was faster. */
export async function replaceDeviceSecret(queries: Queries, id: string, from: string, to: string): Promise<void> {
  await queries
    .update(pushDevices)
    .set({ secret: to })
    .where(and(eq(pushDevices.endpointHash, id), eq(pushDevices.secret, from)))
}
