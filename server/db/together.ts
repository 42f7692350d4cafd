import { clientOf } from './client-of.ts'
import type { Queries } from './open.ts'

type Answers<Asked extends readonly PromiseLike<unknown>[]> = { -readonly [At in keyof Asked]: Awaited<Asked[At]> }

/**
 * Asks what does not wait for each other's answer in one message, where the connection takes one: most of what a small statement
 * costs is its way. They run in their order, each seeing what the ones before it did and waited for.
 */
export function together<const Asked extends readonly PromiseLike<unknown>[]>(
  queries: Queries,
  ask: () => Asked,
): Promise<Answers<Asked>> {
  const { stream } = (clientOf(queries) as unknown as { connection: { stream: NodeJS.WritableStream & Corked } })
    .connection
  stream.cork()
  // After the promises under way have asked.
  process.nextTick(() => stream.uncork())
  return Promise.all(ask()) as Promise<Answers<Asked>>
}

type Corked = { cork(): void; uncork(): void }
