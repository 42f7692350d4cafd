import { TRIAL_ENDING_MS } from '../../contract/limits.ts'
import { sure } from '../../engine/sure.ts'
import type { LetterFact } from '../../words/letter-facts.ts'
import { accessAt } from '../access.ts'
import type { AppContext } from '../context.ts'
import { listTrialsEnding, NOTICE_BATCH, once } from './notice-store.ts'

/** After an outage of days nobody is told of a trial that ended long ago. */
const LATEST_MS = 3 * 86_400_000

type Parts = Pick<AppContext, 'db' | 'mail' | 'config' | 'now'>

/** Mails what must be known of trials: three days before the end, and at the end. */
export async function sendTrialNotices(parts: Parts): Promise<void> {
  const at = parts.now()
  await sendEach(parts, 'trial-ending', { after: at, until: new Date(at.getTime() + TRIAL_ENDING_MS) })
  await sendEach(parts, 'trial-ended', { after: new Date(at.getTime() - LATEST_MS), until: at })
}

type Kind = 'trial-ending' | 'trial-ended'
type OnTrial = Awaited<ReturnType<typeof listTrialsEnding>>[number]

async function sendEach(
  { db, mail, config, now }: Parts,
  kind: Kind,
  span: { after: Date; until: Date },
): Promise<void> {
  const people = await db.reading((queries) => listTrialsEnding(queries, kind, span))
  for (const person of people)
    await db.asSystem(async (queries) => {
      const endsAt = sure(person.trialEndsAt)
      if (!(await once(queries, person.userId, kind, endsAt.toISOString(), now()))) return
      const letter = letterTo(person, kind, { endsAt, at: now(), origin: config.appOrigin })
      if (letter) await mail.send({ userId: person.userId, email: person.email }, letter, queries)
    })
  // Each of these is written down by now, so the next go finds the next ones.
  if (people.length === NOTICE_BATCH) await sendEach({ db, mail, config, now }, kind, span)
}

/** What somebody is told of their trial; null where there is nothing to tell. */
function letterTo(
  person: OnTrial,
  kind: Kind,
  { endsAt, at, origin }: { readonly endsAt: Date; readonly at: Date; readonly origin: string },
): LetterFact | null {
  const isSubscribed = accessAt(at, { ...person, trialEndsAt: null }).kind === 'subscribed'
  // Who cancelled will not be charged, and has been told so.
  if (isSubscribed && (kind === 'trial-ended' || person.cancelAtPeriodEnd)) return null
  const href = `${origin}/${isSubscribed ? 'account' : 'dashboard'}`
  if (kind === 'trial-ended') return { code: 'trial-ended', href }
  const chargedOn = isSubscribed ? (person.currentPeriodEnd ?? endsAt) : endsAt
  return { code: 'trial-ending', on: { at: chargedOn, timeZone: person.timeZone }, charged: isSubscribed, href }
}
