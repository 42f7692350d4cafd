import type { Schedule } from '../../contract/schedule.ts'
import type { PlanChanged, SessionDone, ToldToWebhook, WebhookSession } from '../../contract/webhooks.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { RecordedDay } from '../plan-inputs/check-in-store.ts'

/** Days that one message names: it stays within what receivers take. @source default-ours */
const DAYS_MAX = 80

/** A plan's sessions from its day on, as a webhook is told of them. */
export function sessionsFrom({ weeklyPlan, date: today }: Schedule): Readonly<Record<CivilDate, WebhookSession>> {
  const days = weeklyPlan
    .flatMap((week) => week.days)
    .filter(({ date, durationMin }) => date >= today && durationMin > 0)
  return Object.fromEntries(
    days.map(({ date, discipline, start, snacks, durationMin, hard, distanceKm }) => [
      date,
      { discipline, start: snacks ? null : start, duration_min: durationMin, hard, distance_km: distanceKm },
    ]),
  )
}

/** In which days from one on two plans differ; null where in none. A day that is over differs from nothing. */
export function planChange(
  told: ToldToWebhook['days'],
  days: ToldToWebhook['days'],
  { today, at }: { readonly today: CivilDate; readonly at: Date },
): PlanChanged | null {
  const dates = [...new Set([...Object.keys(told), ...Object.keys(days)])].filter((date) => date >= today).sort()
  const differ = dates
    .map((date) => ({ date, before: told[date] ?? null, now: days[date] ?? null }))
    .filter(({ before, now }) => !isSame(before, now))
  if (differ.length === 0) return null
  const named = differ.slice(0, DAYS_MAX)
  return {
    type: 'plan.changed',
    timestamp: at.toISOString(),
    data: { days: named, more: differ.length - named.length },
  }
}

function isSame(one: WebhookSession | null, other: WebhookSession | null): boolean {
  if (one === null || other === null) return one === other
  return (Object.keys(one) as (keyof WebhookSession)[]).every((part) => one[part] === other[part])
}

/** A session that was done, in numbers: no word that somebody wrote. */
export function sessionDone(
  { date, minutes, rpe }: Pick<RecordedDay, 'date' | 'minutes' | 'rpe'>,
  discipline: string | null,
  at: Date,
): SessionDone {
  return { type: 'session.done', timestamp: at.toISOString(), data: { date, discipline, minutes, rpe } }
}
