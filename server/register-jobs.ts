import { eraseDue } from './account/deletion.ts'
import { forgetOld } from './account/retention.ts'
import { maintain, sendCopy } from './backup/maintenance.ts'
import { sendConfirmReminders } from './billing/confirm-reminders.ts'
import { sendTrialNotices } from './billing/trial-notices.ts'
import { crossDue } from './bridge/bridge.ts'
import { readDue } from './busy-calendars/refresh.ts'
import type { AppContext } from './context.ts'
import { makeExport } from './export/export.ts'
import { forgetExports } from './export/state-store.ts'
import { followDue } from './follow/follow.ts'
import { syncDue } from './own-calendar/sync.ts'
import { deliverPush } from './push/push.ts'
import { letterNow, messageNow, remindDue } from './reminders/remind.ts'

/** Says what each kind of job does; mail and the sandbox say it of their own. */
export function registerJobs(context: AppContext): void {
  const { jobs, db, mail, realNow, billing, sandbox } = context
  // What is gone is gone: a clock that somebody may move must not decide it.
  const byRealTime = { ...context, now: realNow }
  jobs.handle('notices', async () => {
    await sendConfirmReminders(context)
    await sendTrialNotices(context)
  })
  jobs.handle('reminders', () => remindDue(context))
  jobs.handle('push', (job) => deliverPush(context, job, (userId, cause) => messageNow(context, userId, cause)))
  mail.writeAnew((userId, cause) => letterNow(context, userId, cause as Parameters<typeof letterNow>[2]))
  jobs.handle('follow', () => followDue(context))
  jobs.handle('own-calendars', () => syncDue(context))
  jobs.handle('bridges', () => crossDue(context))
  jobs.handle('busy-calendars', () => readDue(context))
  jobs.handle('reconcile', async () => {
    await sandbox?.tick()
    await billing.reconcile()
  })
  jobs.handle('reconcile-share', () => billing.reconcileShare())
  jobs.handle('sync-customer', ({ data }) => billing.syncCustomer((data as { customer: string }).customer))
  jobs.handle('charge-given-back', ({ data }) => billing.endForCharge((data as { charge: string }).charge))
  jobs.handle('customer-email', ({ data }) => billing.updateEmail((data as { userId: string }).userId))
  jobs.handle('forget-customer', ({ data }) => billing.forgetCustomer((data as { customer: string }).customer))
  jobs.handle('erasure', async () => {
    await eraseDue(byRealTime)
    while (await db.overMany((queries) => forgetExports(queries, realNow())));
  })
  jobs.handle('export', (job) => makeExport(context, job))
  jobs.handle('retention', () => forgetOld(context, realNow()))
  jobs.handle('maintenance', () => maintain(context))
  jobs.handle('store-copy', (job) => sendCopy(context, job))
}
