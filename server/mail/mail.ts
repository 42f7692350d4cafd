import type { Logger } from 'pino'
import type { LetterFact } from '../../words/letter-facts.ts'
import type { Language } from '../../words/speech.ts'
import type { Db, Queries } from '../db/open.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { compose, type Message, type Sender, type Worded } from './compose.ts'
import type { HandedOver } from './handed-over.ts'
import { findLanguage } from './store.ts'

/** A message on its way; the same id and time at every try, so that a second try is the same mail. */
export type Delivery = Message & { readonly id: string; readonly createdAt: Date }

/** Hands one message to the world. */
export type Transport = (message: Delivery) => Promise<void>

export type Addressee = {
  readonly userId: string | null
  readonly email: string
  readonly unsubscribe?: string
  /** For whom no row is left that tells it. */
  readonly language?: Language
  /** After which it says nothing any more, and is not sent. */
  readonly until?: Date
  /** What it is about, where it is to say what holds when it is handed over. */
  readonly cause?: MailCause
}

/** Names what a letter is about to whoever writes it. */
export type MailCause = Readonly<Record<string, string>>
/** What is to be written to somebody of something now, and where to; null where nothing is any more. */
export type LetterNow = (userId: string, cause: MailCause) => Promise<(Worded & { readonly email: string }) | null>

export type Mail = {
  /** Puts a letter into the queue, with `queries` inside that transaction: both or neither. */
  readonly send: (to: Addressee, letter: LetterFact, queries?: Queries) => Promise<void>
  /** Sends what is due, in this process. */
  readonly flush: () => Promise<void>
  /** Has letters that are about something written anew before each try: they may have waited. */
  readonly writeAnew: (by: LetterNow) => void
}

type Queued = { userId: string | null; message: Message; until?: string; cause?: MailCause }

/** Mail through the job queue: no request waits for a mail server, and nothing is lost with the process. */
export function createMail(parts: {
  db: Pick<Db, 'asSystem'>
  jobs: Jobs
  transport: Transport
  handedOver: HandedOver
  sender: Sender
  log: Logger
  now: () => Date
}): Mail {
  const { db, jobs, transport, handedOver, sender, log, now } = parts

  let letterNow: LetterNow | undefined
  /** A message as it is to be handed over, or null. */
  const written = async ({ userId, message, until, cause }: Queued): Promise<Message | null> => {
    if (until && now() > new Date(until)) return null
    if (!cause || userId === null || !letterNow) return message
    const worded = await letterNow(userId, cause)
    return worded && compose(worded.email, worded, sender, message.unsubscribe)
  }

  jobs.handle('mail', async ({ id, data, createdAt, isLastTry }) => {
    // The server that sent it died before the queue heard of it.
    if (handedOver.has(id)) return
    const message = await written(data as Queued)
    if (!message) return
    try {
      await transport({ ...message, id, createdAt })
      // Who hands it over by a process of its own has noted it there.
      if (!handedOver.has(id)) handedOver.note(id)
    } catch (error) {
      // The subject tells which mail it was; addresses stay out of the log.
      if (isLastTry) log.error({ subject: message.subject }, 'mail given up')
      throw error
    }
  })

  return {
    send: async ({ userId, email, unsubscribe, until, cause, ...to }, letter, queries) => {
      const find = (within: Queries) => findLanguage(within, userId)
      const language = to.language ?? (await (queries ? find(queries) : db.asSystem(find)))
      const message = compose(email, { letter, language }, sender, unsubscribe)
      const queued: Queued = { userId, message, ...(until && { until: until.toISOString() }), ...(cause && { cause }) }
      await jobs.send('mail', queued, queries)
    },
    flush: () => jobs.drain('mail'),
    writeAnew: (by) => {
      letterNow = by
    },
  }
}
