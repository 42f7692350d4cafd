import { civilDate } from '../civil-date.ts'
import { Later } from '../later.ts'
import type { SessionKind, Stress } from '../model.ts'
import type { PlanDay } from '../plan-model.ts'
import type { Layout } from '../week/block/lay-out.ts'
import { intentOf, type Role } from '../week/intent.ts'
import type { PlacedSession } from '../week/laid/plan-week.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import type { AskedDays } from './asked-days.ts'

/** Weeks that are over, and the days of them that were shown. */
type Past = { readonly over: number; readonly asked: AskedDays }

/**
 * A layout whose weeks that are over have the sessions they had when they were lived: named days, training days and whatever
 * else was said since hold for the weeks to come.
 * @param stress - of the person: under which the weeks were shown
 * @returns the very same where none was another week then
 */
export function asShown(layout: Layout, stress: Stress, { over, asked }: Past): Layout {
  const others = new Set(layout[stress].slice(0, over).flatMap((week, index) => (isOther(week, asked) ? [index] : [])))
  if (others.size === 0) return layout
  const shown = (weeks: readonly LaidWeek[]) =>
    weeks.map((week, index) => (others.has(index) ? weekAsShown(week, asked) : week))
  return { low: shown(layout.low), medium: shown(layout.medium), high: shown(layout.high) }
}

/**
 * Whether a week was shown with a session on a day that has none now, or free where it has one: what happened makes days
 * easier or frees them, and says so; it gives none a session.
 */
function isOther({ frame, placed }: LaidWeek, asked: AskedDays): boolean {
  return [0, 1, 2, 3, 4, 5, 6].some((at) => {
    const day = asked.get(civilDate(frame.monday + at))
    const trains = placed.some((one) => one.day === at)
    return day !== undefined && (trains ? wasFree(day) : day.durationMin > 0)
  })
}

/** A day that the plan itself had left without a session. */
function wasFree({ durationMin, description }: PlanDay): boolean {
  const code = 'code' in description ? description.code : null
  return durationMin === 0 && (code === 'other-days-settle' || code === 'practice-counts')
}

function weekAsShown(week: LaidWeek, asked: AskedDays): LaidWeek {
  const { frame } = week
  const like = [...week.placed]
  const placed = [0, 1, 2, 3, 4, 5, 6].flatMap((at): PlacedSession[] => {
    const day = asked.get(civilDate(frame.monday + at))
    const own = week.placed.filter((one) => one.day === at)
    if (day === undefined || own.some(({ intent }) => intent.role === 'race')) return own
    return day.durationMin > 0 && day.discipline !== 'race' ? [sessionOf(day, at, like)] : []
  })
  return { ...week, placed }
}

/** The session that a day was shown with: what it was for is told by the one of its week that is most like it. */
function sessionOf(shown: PlanDay, day: number, left: PlacedSession[]): PlacedSession {
  const { durationMin, discipline, distanceKm, hard, longSession, rpe, loadAu, emoji, intensity } = shown
  const apart = ({ session }: PlacedSession) =>
    (session.longSession === longSession ? 0 : 2) + (session.hard === hard ? 0 : 1)
  const alike = left.filter(({ session }) => session.discipline === discipline)
  const like = alike.toSorted((a, b) => apart(a) - apart(b))[0]
  if (like) left.splice(left.indexOf(like), 1)
  const intent = like?.intent ?? intentOf({ ...purposeOf(shown), discipline })
  return {
    intent: { ...intent, durationMin, distanceKm, hard },
    session: {
      ...{ kind: intent.kind, discipline, name: shown.workoutName, emoji, durationMin, rpe, loadAu, intensity },
      ...{ hard, longSession, distanceKm },
      details: new Later(() => ({
        description: shown.description,
        notes: shown.notes,
        workout: shown.workout,
      })),
    },
    eased: false,
    day,
  }
}

/** What a session is for whose like its week no longer has. */
function purposeOf({ discipline, longSession, hard }: PlanDay): { readonly role: Role; readonly kind: SessionKind } {
  if (discipline === 'strength') return { role: 'strength', kind: 'strength-full' }
  if (discipline === 'mobility') return { role: 'mobility', kind: 'mobility' }
  if (discipline === 'mind') return { role: 'mind', kind: 'breathing' }
  if (longSession) return { role: 'long', kind: 'long' }
  return hard ? { role: 'quality', kind: 'tempo' } : { role: 'easy', kind: 'easy' }
}
