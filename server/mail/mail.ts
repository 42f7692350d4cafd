import type { Logger } from 'pino'
import type { Queries } from '../db/open.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { compose, type Letter, type Message, type Sender } from './compose.ts'

/** A message on its way; the same id and time at every try, so that a second try is the same mail. */
export type Delivery = Message & { readonly id: string; readonly createdAt: Date }

/** Hands one message to the world. */
export type Transport = (message: Delivery) => Promise<void>

export type Addressee = { readonly userId: string | null; readonly email: string; readonly unsubscribe?: string }

export type Mail = {
  /** Puts a letter into the queue, with `queries` inside that transaction: both or neither. */
  readonly send: (to: Addressee, letter: Letter, queries?: Queries) => Promise<void>
  /** Sends what is due, in this process. */
  readonly flush: () => Promise<void>
}

type Queued = { userId: string | null; message: Message }

/** Mail through the job queue: no request waits for a mail server, and nothing is lost with the process. */
export function createMail(parts: { jobs: Jobs; transport: Transport; sender: Sender; log: Logger }): Mail {
  const { jobs, transport, sender, log } = parts

  jobs.handle('mail', async ({ id, data, createdAt, isLastTry }) => {
    const { message } = data as Queued
    try {
      await transport({ ...message, id, createdAt })
    } catch (error) {
      // The subject tells which mail it was; addresses stay out of the log.
      if (isLastTry) log.error({ subject: message.subject }, 'mail given up')
      throw error
    }
  })

  return {
    send: async ({ userId, email, unsubscribe }, letter, queries) => {
      const message = compose(email, letter, sender, unsubscribe)
      await jobs.send('mail', { userId, message } satisfies Queued, queries)
    },
    flush: () => jobs.drain('mail'),
  }
}
