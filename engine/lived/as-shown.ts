import { civilDate } from '../civil-date.ts'
import { Later } from '../later.ts'
import type { SessionKind, Stress } from '../model.ts'
import { sure } from '../sure.ts'
import type { Layout } from '../week/block/lay-out.ts'
import { intentOf, type Role } from '../week/intent.ts'
import type { PlacedSession } from '../week/laid/plan-week.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import { STRESS_VOLUME } from '../week/person/stress.ts'
import type { AskedDay, AskedDays } from './asked-days.ts'

/** Weeks that are over, the days of them that were shown, and all weeks as they would first be made by now. */
type Past = { readonly over: number; readonly asked: AskedDays; readonly first: readonly LaidWeek[] }

/**
 * A layout whose weeks that are over have the sessions they had when they were lived: named days, training days and whatever
 * else was said since hold for the weeks to come.
 * @param stress - of the person: under which the weeks were shown
 * @returns the very same where none was another week then
 */
export function asShown(layout: Layout, stress: Stress, { over, asked, first }: Past): Layout {
  const others = new Set(
    layout[stress]
      .slice(0, over)
      .flatMap((week, index) => (isOther(week, asked) || isOtherSize(sure(first[index]), asked) ? [index] : [])),
  )
  if (others.size === 0) return layout
  const shown = (chain: Stress) =>
    layout[chain].map((week, index) => (others.has(index) ? weekAsShown(week, asked, { chain, stress }) : week))
  return { low: shown('low'), medium: shown('medium'), high: shown('high') }
}

/** [min] of the sessions of a week, the longest first; of an event none. */
export function sizesIn(placed: readonly PlacedSession[]): readonly number[] {
  const minutes = placed.flatMap(({ intent, session }) => (intent.role === 'race' ? [] : [session.durationMin]))
  return minutes.toSorted((a, b) => b - a)
}

/** [ratio] of a week's minutes in other sessions, beyond which it was made for somebody else than its person is by now. @source default-ours */
const OTHER_SHARE = 0.05

/**
 * Whether a week was first made of longer or shorter sessions than it would be now: a race said since how fast somebody
 * is, or they have another level, stress or work. What they did of it is what they did of that week.
 */
function isOtherSize({ frame, placed }: LaidWeek, asked: AskedDays): boolean {
  const now = sizesIn(placed)
  const most = now.reduce((sum, minutes) => sum + minutes, 0) * OTHER_SHARE
  return [0, 1, 2, 3, 4, 5, 6].some((at) => {
    const { first = now } = asked.get(civilDate(frame.monday + at)) ?? {}
    const apart = [0, 1, 2, 3, 4, 5, 6].map((one) => Math.abs((first[one] ?? 0) - (now[one] ?? 0)))
    return apart.reduce((sum, minutes) => sum + minutes, 0) > most
  })
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
function wasFree({ durationMin, description }: AskedDay): boolean {
  const code = 'code' in description ? description.code : null
  return durationMin === 0 && (code === 'other-days-settle' || code === 'practice-counts')
}

/** The degree of stress under which weeks are laid out, and that of the person. */
type Under = { readonly chain: Stress; readonly stress: Stress }

function weekAsShown(week: LaidWeek, asked: AskedDays, { chain, stress }: Under): LaidWeek {
  const { frame } = week
  const like = [...week.placed]
  const placed = [0, 1, 2, 3, 4, 5, 6].flatMap((at): PlacedSession[] => {
    const day = asked.get(civilDate(frame.monday + at))
    const own = week.placed.filter((one) => one.day === at)
    if (day === undefined || own.some(({ intent }) => intent.role === 'race')) return own
    if (day.discipline === 'race') return []
    // Less stress holds more: the weeks to come are made without any first, and made smaller then.
    const scale = STRESS_VOLUME[chain] / STRESS_VOLUME[day.stress ?? stress]
    if (day.durationMin > 0) return [resized(sessionOf(day, at, like), (day.plannedMin ?? day.durationMin) * scale)]
    // Freed by what happened: it was a session of its week all the same.
    return day.plannedMin === undefined ? [] : own.map((one) => resized(one, (day.plannedMin ?? 0) * scale))
  })
  return { ...week, placed }
}

/** A session with as many minutes as were planned for it. */
function resized(one: PlacedSession, plannedMin: number): PlacedSession {
  const { durationMin, distanceKm, loadAu } = one.session
  const share = plannedMin / Math.max(1, durationMin)
  if (share === 1) return one
  const size = { durationMin: Math.round(plannedMin), distanceKm: distanceKm === null ? null : distanceKm * share }
  return {
    ...one,
    intent: { ...one.intent, ...size },
    session: { ...one.session, ...size, loadAu: loadAu * share },
  }
}

/** The session that a day was shown with: what it was for is told by the one of its week that is most like it. */
function sessionOf(shown: AskedDay, day: number, left: PlacedSession[]): PlacedSession {
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
function purposeOf({ discipline, longSession, hard }: AskedDay): { readonly role: Role; readonly kind: SessionKind } {
  if (discipline === 'strength') return { role: 'strength', kind: 'strength-full' }
  if (discipline === 'mobility') return { role: 'mobility', kind: 'mobility' }
  if (discipline === 'mind') return { role: 'mind', kind: 'breathing' }
  if (longSession) return { role: 'long', kind: 'long' }
  return hard ? { role: 'quality', kind: 'tempo' } : { role: 'easy', kind: 'easy' }
}
