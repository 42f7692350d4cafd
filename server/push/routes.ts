import { Hono } from 'hono'
import { z } from 'zod'
import { PushDevice, PushDevices } from '../../contract/push.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { deviceName } from '../http/device.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { addDevice, devicesOf, removeDevice } from './devices.ts'

const IdPath = z.object({ id: z.string().regex(/^[\w-]{43}$/, 'the id of a device must be a SHA-256 as base64url') })

/** Mounted at /api/reminders/devices, behind requireUser: which browsers and phones show reminders. */
export function pushRoutes(context: AppContext) {
  return new Hono<AppEnv>()
    .get(
      '/',
      operation({ summary: 'The devices that take reminders, and the key to subscribe one', answer: PushDevices }),
      async (c) => c.json(await devicesOf(context, c.get('user').id)),
    )
    .post(
      '/',
      operation({
        summary: 'Let a device take reminders, by its push subscription, which is kept sealed',
        problems: BODY,
      }),
      jsonBody(PushDevice),
      async (c) => {
        const by = { userId: c.get('user').id, device: deviceName(c.req.header('user-agent') ?? '') }
        await addDevice(context, by, c.req.valid('json'))
        return c.body(null, 204)
      },
    )
    .delete(
      '/:id',
      operation({ summary: 'Let a device take none any more', problems: BODY }),
      pathParams(IdPath),
      async (c) => {
        await removeDevice(context, c.get('user').id, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
}
