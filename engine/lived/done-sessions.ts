import { besideRpe, minutesIn } from '../history/beside.ts'
import type { DoneBeside } from '../model.ts'
import { intentOf } from '../week/intent.ts'
import type { PlacedSession } from '../week/laid/plan-week.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import type { LivedDay, LivedWeek } from './done-week.ts'

/** The sessions of a week that is over with what was done of each, and what was done beside them. */
export function doneSessions({ placed }: LaidWeek, week: LivedWeek): readonly PlacedSession[] {
  const { lift, besideLift } = liftsOf(placed, week)
  const own = placed.map((one): PlacedSession => {
    const lived = week.days.get(one.day)
    return lived === undefined || one.intent.role === 'race' ? one : scaled(one, lived, lift)
  })
  const like = placed.find(({ session }) => !session.hard && !session.longSession)
  if (!like) return own
  const free = (day: number) => !placed.some((one) => one.day === day)
  const beside = [...week.days].flatMap(([day, { countsMin, beside: known }]) => {
    // Of what was ticked on a day without a session nobody said what it was.
    const minutes = free(day) ? countsMin - minutesIn(known) : 0
    const all = minutes > 0 ? [{ discipline: 'cardio' as const, minutes, rpe: like.session.rpe }, ...known] : known
    return all.map((one) => ({ ...besides(like, { ...one, minutes: Math.round(one.minutes * besideLift) }), day }))
  })
  return [...own, ...beside]
}

/**
 * [ratio] by which what was done counts for more or less than its minutes. What a week counts for is held, for the next not
 * to rise too far: by what was done beside the plan first, so that nobody's own sessions count for less because of it.
 */
function liftsOf(placed: LaidWeek['placed'], { days, countsMin }: LivedWeek) {
  const all = [...days.values()].reduce((sum, day) => sum + day.countsMin, 0)
  if (all === 0) return { lift: 1, besideLift: 1 }
  if (countsMin >= all) return { lift: countsMin / all, besideLift: countsMin / all }
  const ofPlan = [...days].reduce(
    (sum, [day, one]) =>
      placed.some((planned) => planned.day === day) ? sum + one.countsMin - minutesIn(one.beside) : sum,
    0,
  )
  const lift = Math.min(1, countsMin / Math.max(1, ofPlan))
  return { lift, besideLift: Math.max(0, countsMin - ofPlan) / Math.max(1, all - ofPlan) }
}

function scaled(one: PlacedSession, { share, real, km }: LivedDay, lift: number): PlacedSession {
  if (share === 1 && real === 1 && lift === 1 && km === null) return one
  const { session } = one
  return {
    ...one,
    session: {
      ...session,
      durationMin: Math.floor(session.durationMin * share * lift + 1e-9),
      loadAu: Math.floor(session.loadAu * share * lift + 1e-9),
      // Somebody who took longer is not thereby further.
      distanceKm: session.distanceKm === null ? null : (km ?? session.distanceKm * Math.min(1, real)),
    },
  }
}

/** What no plan asked for, as an easy session. */
function besides({ session, ...one }: PlacedSession, done: DoneBeside): PlacedSession {
  const { discipline, minutes: durationMin, distanceKm = null } = done
  return {
    ...one,
    intent: intentOf({ role: 'easy', kind: 'easy', discipline, durationMin }),
    session: {
      ...session,
      ...{ kind: 'easy', discipline, durationMin, distanceKm },
      loadAu: Math.round(besideRpe(done) * durationMin),
    },
  }
}
