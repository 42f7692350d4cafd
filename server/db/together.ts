import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { clientOf } from './client-of.ts'

type Answers<Asked extends readonly PromiseLike<unknown>[]> = { -readonly [At in keyof Asked]: Awaited<Asked[At]> }

/**
 * Asks what does not wait for each other's answer in one message, where the connection takes one: most of what a small statement
 * costs is its way. They run in their order, each seeing what the ones before it did and waited for.
 */
export async function together<const Asked extends readonly PromiseLike<unknown>[]>(
  queries: NodePgDatabase,
  ask: () => Asked,
): Promise<Answers<Asked>> {
  asOneMessage(clientOf(queries))
  // A statement is asked whenever somebody begins to wait for it: here, once.
  const asked = ask().map((one) => Promise.resolve(one))
  // Where one of them fails, no other may still ask when the transaction has ended.
  await Promise.allSettled(asked)
  return (await Promise.all(asked)) as Answers<Asked>
}

/** Keeps what is asked of a connection from now on until the promises under way have asked: it goes as one message. */
export function asOneMessage(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream & Corked } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

type Corked = { cork(): void; uncork(): void }
