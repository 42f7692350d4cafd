import { accessAt } from '../access.ts'
import { readerOf } from '../calendar/feed.ts'
import { type CalendarPerson, findPerson } from '../calendar/store.ts'
import type { AppContext } from '../context.ts'
import { settledInTurn } from '../in-turn.ts'
import { hasOwn, hurryOwn } from '../own-calendar/store.ts'
import { Problem } from '../problem.ts'
import { currentPlan } from '../schedule/current.ts'
import { deliverDue } from '../webhooks/deliver.ts'
import { noticeFor } from '../webhooks/notice.ts'
import { hasWebhooks } from '../webhooks/store.ts'
import { dropFollower, listDueFollowers, settleFollower, takeOnFollower } from './store.ts'

/** [ms] between two looks where nothing stirred: what time alone changes is noticed by then. @source default-ours */
const HOUR_MS = 3_600_000
/** [ms] for which a look is taken on: a server that dies over it leaves it to another after that. @source default-ours */
const LEASE_MS = 5 * 60_000
/** People that are looked at in one go, and side by side. @source default-ours */
const BATCH = 100
const AT_ONCE = 4
/** [ms] after which a job stops looking, for the next one begins. @source default-ours */
const WORK_MAX_MS = 200_000

/** Looks at every plan that may have changed for what follows it, and sends webhooks what waits. */
export async function followDue(context: AppContext): Promise<void> {
  const began = performance.now()
  for (let found = BATCH; found === BATCH && performance.now() < began + WORK_MAX_MS; ) {
    const due = await context.db.reading((queries) => listDueFollowers(queries, context.now(), BATCH))
    found = due.length
    await settledInTurn(due, (userId) => followSafely(context, userId), { atOnce: AT_ONCE })
  }
  await deliverDue(context)
}

async function followSafely(context: AppContext, userId: string): Promise<void> {
  try {
    await follow(context, userId)
  } catch (error) {
    const code = error instanceof Problem ? error.code : (error as Error).name
    context.log.warn({ event: 'follow', code }, 'not looked at')
  }
}

async function follow(context: AppContext, userId: string): Promise<void> {
  const { db, now } = context
  const lease = new Date(now().getTime() + LEASE_MS)
  const person = await db.asSystem(async (queries) => {
    if (!(await takeOnFollower(queries, userId, { now: now(), lease }))) return null
    const isFollowed = (await hasWebhooks(queries, userId)) || (await hasOwn(queries, userId))
    if (isFollowed) return findPerson(queries, userId)
    await dropFollower(queries, userId)
    return null
  })
  if (person && maySee(context, person)) await look(context, person)
  // Spread over the hour by chance: not everybody at once.
  const next = new Date(now().getTime() + HOUR_MS * (0.9 + Math.random() / 5))
  await db.asSystem((queries) => settleFollower(queries, userId, { lease, next }))
}

function maySee({ now }: AppContext, { subscription, onboardingCompleted }: CalendarPerson): boolean {
  const { kind } = accessAt(now(), subscription)
  return kind !== 'none' && kind !== 'ended' && onboardingCompleted
}

async function look(context: AppContext, person: CalendarPerson): Promise<void> {
  // Made where it does not stand any more, so that what is stored is what holds.
  await currentPlan(context, readerOf(person), false)
  await noticeFor(context, person)
  await context.db.asSystem((queries) => hurryOwn(queries, person.id, context.now()))
}
