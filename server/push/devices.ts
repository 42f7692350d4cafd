import { createHash } from 'node:crypto'
import type { PushDevice, PushDevices } from '../../contract/push.ts'
import type { AppContext } from '../context.ts'
import { Problem } from '../problem.ts'
import { countDevices, dropDevice, keepDevice, listDevices, listUnmarkedDevices, replaceDeviceSecret } from './store.ts'

/** Devices of one person; more are a script's. @source default-ours */
const DEVICES_MAX = 10

/** By whom what reaches a device is sealed. */
export const deviceOwner = (userId: string) => `push:${userId}`

/** By what a device is known. */
export function deviceId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}

type Parts = Pick<AppContext, 'db' | 'keys' | 'config' | 'now' | 'vapid'>

/** The devices of a person, and the key by which a browser lets us speak to it. */
export async function devicesOf({ db, vapid }: Parts, userId: string): Promise<PushDevices> {
  const rows = await db.asSystem((queries) => listDevices(queries, userId))
  return {
    key: vapid.publicKey,
    devices: rows.map(({ id, device, createdAt }) => ({ id, device, created_at: createdAt.toISOString() })),
  }
}

/**
 * Lets a device take reminders; the same one twice is one.
 * @throws Problem invalid-input for an address that is none of the web's, or too many devices
 */
export async function addDevice(
  parts: Parts,
  { userId, device }: { userId: string; device: string },
  { endpoint, keys }: PushDevice,
): Promise<void> {
  const { db, keys: box, config, now } = parts
  const isWeb = endpoint.startsWith('https:') || (config.privateNetwork && endpoint.startsWith('http:'))
  if (!isWeb) throw new Problem('invalid-input', { code: 'push-endpoint' })
  const id = deviceId(endpoint)
  const secret = box.seal(JSON.stringify({ endpoint, keys }), deviceOwner(userId))
  await db.asSystem(async (queries) => {
    await dropDevice(queries, userId, id)
    if ((await countDevices(queries, userId)) >= DEVICES_MAX)
      throw new Problem('invalid-input', { code: 'push-devices' })
    await keepDevice(queries, { userId, endpointHash: id, secret, device, createdAt: now() })
  })
}

/** Forgets a device of a person. What is gone already is no fault. */
export async function removeDevice({ db }: Parts, userId: string, id: string): Promise<void> {
  await db.asSystem((queries) => dropDevice(queries, userId, id))
}

/** Seals anew what stands under a key of before; what does not open any more is forgotten, for nobody can reach it. */
export async function resealDevices({ db, keys, log }: Pick<AppContext, 'db' | 'keys' | 'log'>): Promise<void> {
  const lost = await db.asSystem(async (queries) => {
    let closed = 0
    for (const { userId, id, secret } of await listUnmarkedDevices(queries, keys.mark)) {
      const open = keys.open(secret, deviceOwner(userId))
      if (open === null) {
        closed += 1
        await dropDevice(queries, userId, id)
      } else await replaceDeviceSecret(queries, id, secret, keys.seal(open, deviceOwner(userId)))
    }
    return closed
  })
  if (lost > 0) log.error({ event: 'push-devices', lost }, 'SECRET_KEY is not the one that devices were sealed under')
}
