import { z } from 'zod'

/** What a person gives to connect intervals.icu: the key that its settings show them. */
export const BridgeInput = z.object({
  key: z
    .string({ error: 'key must be the API key that intervals.icu shows under Settings, Developer Settings' })
    .trim()
    .regex(
      /^[\x21-\x7e]{8,200}$/,
      'key must be the API key that intervals.icu shows under Settings, Developer Settings',
    ),
})
export type BridgeInput = z.infer<typeof BridgeInput>

/** How the bridge to intervals.icu stands. */
export const BridgeState = z.object({
  connected: z.boolean(),
  /** When sessions and activities last crossed it; null before the first time. */
  crossed_at: z.iso.datetime().nullable(),
  /** Why they did not since: the key was refused, or nobody could be reached; null where all is well. */
  failure: z.enum(['refused', 'away']).nullable(),
  /** Sessions ahead that stand there. */
  sessions: z.int(),
  /** Activities that came from there. */
  activities: z.int(),
})
export type BridgeState = z.infer<typeof BridgeState>
export type BridgeFailure = NonNullable<BridgeState['failure']>
