import { randomBytes } from 'node:crypto'
import type { Calendars } from '../../contract/calendar.ts'
import type { AppContext } from '../context.ts'
import { type FeedKind, keepFeeds, listFeeds, listUnmarkedFeeds, replaceFeedSecret } from './store.ts'

const KINDS: readonly FeedKind[] = ['full', 'busy']
/** [bytes] of chance in an address: nobody guesses one. */
const TOKEN_BYTES = 24

/** Owners of sealed texts have names of their own for each purpose. */
const ownerOf = (userId: string) => `calendar:${userId}`

type Parts = Pick<AppContext, 'db' | 'keys' | 'config' | 'now'>

/**
 * The addresses of a person's two calendars, made when they are first asked for.
 * @param renew - ends those there are, and the links in their entries with them
 */
export async function calendarAddresses(
  { db, keys, config, now }: Parts,
  userId: string,
  { renew }: { readonly renew: boolean },
): Promise<Calendars> {
  return db.asSystem(async (queries) => {
    const opened = async () => {
      const rows = await listFeeds(queries, userId)
      return new Map(rows.map(({ kind, secret }) => [kind, keys.open(secret, ownerOf(userId))]))
    }
    const before = await opened()
    // What no key of this server opens can be shown to nobody again: it gives way, as if it had been renewed.
    const replace = renew || KINDS.some((kind) => before.get(kind) === null)
    const fresh = KINDS.filter((kind) => replace || !before.has(kind)).map((kind) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      return { kind, token, secret: keys.seal(token, ownerOf(userId)) }
    })
    await keepFeeds(queries, userId, fresh, { replace, now: now() })
    const tokens = await opened()
    const url = (kind: FeedKind) => `${config.appOrigin}/api/calendar/feeds/${tokens.get(kind)}.ics`
    return { full: url('full'), busy: url('busy') }
  })
}

/** Seals addresses anew that stand under a key of before; says so where one does not open. */
export async function resealCalendars({ db, keys, log }: Pick<AppContext, 'db' | 'keys' | 'log'>): Promise<void> {
  const lost = await db.asSystem(async (queries) => {
    let closed = 0
    for (const { userId, secret } of await listUnmarkedFeeds(queries, keys.mark)) {
      const open = keys.open(secret, ownerOf(userId))
      if (open === null) closed += 1
      else await replaceFeedSecret(queries, userId, secret, keys.seal(open, ownerOf(userId)))
    }
    return closed
  })
  if (lost > 0)
    log.error({ event: 'calendar-keys', lost }, 'SECRET_KEY is not the one that calendars were sealed under')
}
