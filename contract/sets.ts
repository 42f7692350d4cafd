import { z } from 'zod'
import { MESSAGES } from './messages.ts'
import { text } from './text.ts'

/** Sets that one session holds. */
export const SETS_MAX = 200

/** Sets as they were lifted. */
export const Sets = z
  .array(
    z.object({
      exerciseId: text().min(1).max(100),
      reps: z.int(MESSAGES.reps).min(0, MESSAGES.reps).max(500, MESSAGES.reps),
      loadKg: z.number().min(0).max(1000).nullable(),
      rir: z.number().min(0).max(10).exactOptional(),
    }),
  )
  .max(SETS_MAX)
