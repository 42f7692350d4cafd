import { ownServer } from '../scripts/own-server.ts'
import { makeUsedBefore } from '../server/testing/used-before.ts'

/** A product of a journey's own, in whose directory a server has run before: making a database takes seconds of work. */
export const ownProduct = (env: Record<string, string> = {}, host?: string) =>
  ownServer(env, { host, prepare: makeUsedBefore })

export type OwnProduct = Awaited<ReturnType<typeof ownProduct>>
