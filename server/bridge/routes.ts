import { Hono } from 'hono'
import { BridgeInput, BridgeState } from '../../contract/bridge.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody } from '../http/json.ts'
import { bridgeState, connect, disconnect } from './bridge.ts'

/** Mounted at /api/bridge, behind requireUser alone: whoever may see no plan can still take their key back. */
export function bridgeRoutes(context: AppContext) {
  const { limits, clientAddress } = context
  return new Hono<AppEnv>()
    .get('/', operation({ summary: 'How the bridge to intervals.icu stands', answer: BridgeState }), async (c) =>
      c.json(await bridgeState(context, c.get('user').id)),
    )
    .put(
      '/',
      operation({
        summary: 'Connect intervals.icu by an API key, which is tried first and kept sealed',
        body: BridgeInput,
        answer: BridgeState,
        problems: [...BODY, 'unavailable', 'too-many-requests'],
      }),
      jsonBody(BridgeInput),
      async (c) => {
        const { id } = c.get('user')
        await limits.count('outside', id, clientAddress(c))
        await connect(context, id, c.req.valid('json').key)
        return c.json(await bridgeState(context, id))
      },
    )
    .delete('/', operation({ summary: 'Forget the key, and take the sessions ahead from there' }), async (c) => {
      await disconnect(context, c.get('user').id)
      return c.body(null, 204)
    })
}
