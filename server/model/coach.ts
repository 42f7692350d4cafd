import { createHash } from 'node:crypto'
import type { LanguageModel } from 'ai'
import type { Logger } from 'pino'
import type { Db, Queries } from '../db/open.ts'
import { ask, CoachFailure, dataText, type Question, TIME_LIMIT_MS } from './ask.ts'
import { claim, findAnswers, findConsent, finish, hasBudget, record, reserve, settle, usedTokens } from './store.ts'

/** A question under a name: the same question of the same person is asked once. */
export type NamedQuestion<T> = Question<T> & { readonly kind: string }

export type Coach = {
  readonly model: LanguageModel
  /**
   * The answer to a question, asked only where the person agreed, the budget has room and nobody asked it before.
   * @param limitMs - [ms] that may be spent on it
   * @returns null wherever there is none: the engine's own stands
   */
  readonly answer: <T>(userId: string, question: NamedQuestion<T>, limitMs?: number) => Promise<T | null>
  /** Whether a question may be asked now. */
  readonly mayAsk: (userId: string) => Promise<boolean>
  /**
   * Begins an exchange that is answered as a stream: counts it now, and keeps what was said when it ends.
   * @returns null where the day's share has no room left
   */
  readonly exchange: (userId: string, sent: string, maxTokens: number) => Promise<Exchange | null>
  /** What everybody together used since midnight (UTC). */
  readonly tokensToday: () => Promise<number>
}

/** @param tokens what was used, or null where that is not known: then all that was reserved counts */
export type Exchange = { readonly end: (received: string, tokens: number | null) => Promise<void> }

type Parts = {
  readonly db: Db
  readonly now: () => Date
  readonly log: Logger
  readonly model: LanguageModel
}

/** [ms] between two looks for the answer that another request is waiting for. */
const LOOK_MS = 250
/** [tokens] a character of a prompt stands for, generously. */
const TOKENS_PER_CHARACTER = 0.4

class NoRoom extends Error {}

/** The language model with its manners: consent, budget, one question at a time, and an end to every wait. */
export function createCoach({ db, now, log, model }: Parts): Coach {
  // The budget is the installation's: counted by the calendar of UTC, as its bill is.
  const day = () => now().toISOString().slice(0, 10)

  const mayAsk = (userId: string) =>
    db.asSystem(async (queries) => (await findConsent(queries, userId)) !== null && hasBudget(queries, userId, day()))

  /** Counts a question if there is room for it, and `take` takes it. @returns how to say what was used, or why not */
  const count = async (userId: string, tokens: number, take?: (queries: Queries) => Promise<boolean>) => {
    const today = day()
    const counted = db.asSystem(async (queries) => {
      if (take && !(await take(queries))) return 'taken' as const
      // What was taken or counted on the way is undone with it.
      if (!(await reserve(queries, userId, today, tokens))) throw new NoRoom()
      return 'counted' as const
    })
    const outcome = await counted.catch((error: unknown) => {
      if (error instanceof NoRoom) return 'no room' as const
      throw error
    })
    if (outcome !== 'counted') return outcome
    return (used: number) => db.asSystem((queries) => settle(queries, userId, today, used - tokens))
  }

  const waited = async <T>(userId: string, key: string, limitMs: number): Promise<T | null> => {
    const until = Date.now() + limitMs
    for (;;) {
      const [row] = await db.asSystem((queries) => findAnswers(queries, userId, [key]))
      if (row?.outcome === 'used') return row.answer as T
      if (row?.outcome !== 'asking' || Date.now() > until) return null
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }

  return {
    model,
    mayAsk,
    tokensToday: () => db.asSystem((queries) => usedTokens(queries, day())),
    exchange: async (userId, sent, maxTokens) => {
      const settled = await count(userId, Math.ceil(sent.length * TOKENS_PER_CHARACTER) + maxTokens)
      if (typeof settled === 'string') return null
      return {
        end: async (received, tokens) => {
          if (tokens !== null) await settled(tokens)
          const outcome = received === '' ? 'unchecked' : 'used'
          await db.asSystem((queries) => record(queries, userId, { kind: 'chat', sent, received, outcome, now: now() }))
        },
      }
    },
    answer: async <T>(userId: string, question: NamedQuestion<T>, limitMs = TIME_LIMIT_MS): Promise<T | null> => {
      const sent = dataText(question.data)
      const key = keyOf(question)
      const [known] = await db.asSystem((queries) => findAnswers(queries, userId, [key]))
      if (known?.outcome === 'used') return known.answer as T
      if (!(await mayAsk(userId))) return null
      const reserved = Math.ceil(sent.length * TOKENS_PER_CHARACTER) + question.maxTokens
      const settled = await count(userId, reserved, (queries) =>
        claim(queries, userId, { key, kind: question.kind, sent, now: now() }),
      )
      if (settled === 'no room') return null
      if (settled === 'taken') return waited<T>(userId, key, limitMs)
      try {
        const { value, received, tokens } = await ask(model, question, limitMs)
        await settled(tokens)
        await db.asSystem((queries) => finish(queries, userId, key, { outcome: 'used', answer: value, received }))
        return value
      } catch (error) {
        if (!(error instanceof CoachFailure)) throw error
        log.warn({ coach: question.kind, failure: error.kind }, 'no answer from the model')
        await db.asSystem((queries) =>
          finish(queries, userId, key, { outcome: error.kind, answer: null, received: error.received }),
        )
        return null
      }
    },
  }
}

/** The name of a question: everything that its answer depends on. */
export function keyOf({
  kind,
  instructions,
  data,
}: Pick<NamedQuestion<unknown>, 'kind' | 'instructions' | 'data'>): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, instructions, data]))
    .digest('hex')
}
