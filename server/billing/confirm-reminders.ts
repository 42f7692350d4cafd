import { CONFIRM_AFTER_MS } from '../../contract/limits.ts'
import { sure } from '../../engine/sure.ts'
import { mailVerification } from '../auth/mailed-links.ts'
import type { AppContext } from '../context.ts'
import { listUnconfirmed, NOTICE_BATCH, once } from './notice-store.ts'

const DAY_MS = 86_400_000
/** After an outage nobody is reminded of what has long been asked for on the screen. */
const LATEST_MS = CONFIRM_AFTER_MS + 3 * DAY_MS

type Parts = Pick<AppContext, 'db' | 'mail' | 'config' | 'secret' | 'now'>

/** Mails the link once more, a day before new plans wait for it, to whoever has not followed it. */
export async function sendConfirmReminders(parts: Parts): Promise<void> {
  const { db, now } = parts
  const at = now()
  const before = (ms: number) => new Date(at.getTime() - ms)
  const span = { after: before(LATEST_MS), until: before(CONFIRM_AFTER_MS - DAY_MS) }
  const people = await db.reading((queries) => listUnconfirmed(queries, span))
  for (const { id, email, timeZone, trialStartedAt } of people)
    await db.asSystem(async (queries) => {
      if (!(await once(queries, id, 'confirm-email', 'trial', at))) return
      const from = { at: new Date(sure(trialStartedAt).getTime() + CONFIRM_AFTER_MS), timeZone }
      await mailVerification(parts, { id, email }, { remindedBefore: from, queries })
    })
  // Each of these is written down by now, so the next go finds the next ones.
  if (people.length === NOTICE_BATCH) await sendConfirmReminders(parts)
}
