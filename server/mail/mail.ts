import type { Logger } from 'pino'

export type Message = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/** Hands one message to the world. */
export type Transport = (message: Message) => Promise<void>

export type Mail = {
  /** Takes a message and returns at once: no request waits for a mail server. */
  readonly enqueue: (message: Message) => void
  /** Resolves when every message taken so far was sent or given up. */
  readonly flush: () => Promise<void>
}

const RETRY_AFTER_MS = [0, 1_000, 5_000, 25_000]

/** A queue in this process: one message at a time, each tried four times. */
export function createMail(transport: Transport, log: Logger, retryAfterMs: readonly number[] = RETRY_AFTER_MS): Mail {
  let last: Promise<void> = Promise.resolve()
  return {
    enqueue: (message) => {
      last = last.then(() => deliver(message))
    },
    flush: () => last,
  }

  async function deliver(message: Message): Promise<void> {
    for (const [attempt, waitMs] of retryAfterMs.entries()) {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      try {
        await transport(message)
        return
      } catch (error) {
        log.warn({ subject: message.subject, attempt: attempt + 1, code: codeOf(error) }, 'mail not sent')
      }
    }
    log.error({ subject: message.subject }, 'mail given up')
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
