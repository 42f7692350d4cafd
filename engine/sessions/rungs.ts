import type { Rung, SessionRequest } from '../model.ts'
import type { Session, WorkoutStep } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { buildSession } from './build.ts'
import type { ExerciseId } from './catalogue/exercise-id.ts'
import { draftOf, finished } from './session.ts'
import type { KeepsFact } from './session-facts.ts'
import { exerciseSnack } from './snacks.ts'
import type { StepNote } from './step-facts.ts'
import { feelsLike, timedStep } from './steps.ts'
import { isVeryHeavy } from './strength/dose.ts'
import { setSeconds } from './weekly-sets.ts'

/** A session at one of its lengths, with what that length preserves. */
export type SessionAtRung = Session & { readonly keeps: KeepsFact }

const MINUTES: Readonly<Record<Exclude<Rung, 'full'>, number>> = { '30': 30, '15': 15, '5': 5 }

/** Less warm-up and less rest ask for more reserve. */
const SHORT_RIR = 3

/** [s] between the two sides of a superset, and after it. */
const CHANGE_S = 30
const REST_S = 75

/**
 * The same session for less time.
 * @param session - as planned
 * @param request - what it was built from
 * @param rung - full, or minutes
 * @returns the session itself when it already fits, else a shorter one that keeps what matters most
 * @source spiering-2021: effort kept at less volume keeps fitness for weeks; what is kept first is ours
 */
export function sessionRung(session: Session, request: SessionRequest, rung: Rung): SessionAtRung {
  if (rung === 'full' || session.durationMin <= MINUTES[rung])
    return {
      ...session,
      keeps: { code: rung === 'full' ? 'keeps-all' : 'keeps-all-it-fits' },
    }
  const minutes = MINUTES[rung]
  // Nobody should lift heavy without a warm-up, and five minutes leave no time for one.
  if (session.kind.startsWith('strength') && minutes === 5)
    return {
      ...exerciseSnack(request, request.seed),
      keeps: { code: 'keeps-two-moves' },
    }
  return sessionWithin(session, request, minutes)
}

/**
 * The same session inside a gap of the day, which need not be a rung.
 * @param session - as planned, longer than the gap
 * @param request - what it was built from
 * @param minutes - [min] the gap, 15 or more
 * @returns a shorter session that keeps what matters most, and says what that is
 * @source spiering-2021: effort kept at less volume keeps fitness for weeks; what is kept first is ours
 */
export function sessionWithin(session: Session, request: SessionRequest, minutes: number): SessionAtRung {
  return session.kind.startsWith('strength') ? shortStrength(session, minutes) : shortOther(session, request, minutes)
}

function shortStrength(session: Session, minutes: number): SessionAtRung {
  const lines = session.workout.exercises.filter(isLine)
  const warm = minutes >= 30 ? 5 : 3
  const wanted = minutes >= 30 ? 3 : 2
  const { kept, sets } = fittingLines(lines, wanted, (minutes - warm) * 60)
  if (kept.length === 0) return { ...walkInstead(session, minutes), keeps: { code: 'keeps-habit' } }
  const first = sure(kept[0])
  const workout = {
    warmup: [
      timedStep({ code: 'easy-movement' }, warm - 2),
      timedStep({ code: 'ramp-up', id: first.exerciseId }, 2, [
        { code: isVeryHeavy(first.size) ? 'four-lighter-sets' : 'two-lighter-sets' },
      ]),
    ],
    exercises: kept,
    cooldown: [],
  }
  const rpe = Math.min(5.5, session.rpe)
  const short = finished(
    draftOf({
      ...session,
      rpe,
      durationMin: minutes,
      name: { code: 'shortened-session', name: session.name, minutes },
      details: () => ({ description: session.description, notes: { code: 'same-weights-fewer-sets' }, workout }),
    }),
  )
  return { ...short, keeps: { code: 'keeps-main-lifts', lifts: kept.length, sets } }
}

/** A line of strength work. */
type Line = WorkoutStep & { readonly exerciseId: ExerciseId }

function isLine(step: WorkoutStep): step is Line {
  return step.exerciseId !== undefined && step.sets > 0
}

/** As many of the first lines as fit, with the sets that the time allows, up to three. */
function fittingLines(lines: readonly Line[], wanted: number, budgetSec: number) {
  for (let count = Math.min(wanted, lines.length); count > 0; count--) {
    const chosen = mostImportant(lines, count)
    const round = chosen.map((line, place) => ({
      ...line,
      notes: line.notes.filter(({ code }) => code !== 'alternate-with'),
      rir: Math.max(SHORT_RIR, line.rir ?? SHORT_RIR),
      restSec: place < count - 1 ? CHANGE_S : REST_S,
    }))
    const seconds = round.reduce((sum, line) => sum + setSeconds(line.size) + line.restSec, 0)
    const planned = Math.min(...chosen.map((line) => line.sets))
    const sets = Math.min(3, planned, Math.floor(budgetSec / seconds))
    const enough = count > 2 ? Math.min(2, planned) : 1
    if (sets >= enough && sets > 0) {
      const turns: StepNote[] = count > 1 ? [{ code: 'take-turns' }] : []
      return { kept: round.map((line) => ({ ...line, sets, notes: [...turns, ...line.notes] })), sets }
    }
  }
  return { kept: [], sets: 0 }
}

/** One line of each pattern before a second of any. */
function mostImportant(lines: readonly Line[], count: number): Line[] {
  const first = lines.filter((line, at) => lines.findIndex(({ pattern }) => pattern === line.pattern) === at)
  const rest = lines.filter((line) => !first.includes(line))
  return [...first, ...rest].slice(0, count)
}

function shortOther(session: Session, request: SessionRequest, minutes: number): SessionAtRung {
  const gentle = { ...request, durationMin: minutes, distanceKm: shareOfDistance(request, session, minutes) }
  const { kind } = session
  if (kind === 'race')
    return {
      ...buildSession({ ...gentle, kind: 'easy', discipline: raceDiscipline(request), distanceKm: null }),
      keeps: { code: 'keeps-moving-without-event' },
    }
  if (kind === 'mobility' || kind === 'yoga' || kind === 'breathing')
    return { ...buildSession({ ...gentle, kind }), keeps: { code: 'keeps-calm' } }
  if (kind === 'circuit') return { ...buildSession({ ...gentle, kind }), keeps: { code: 'keeps-whole-body' } }
  if (kind === 'brick' || kind === 'hybrid')
    return minutes >= 15
      ? {
          ...buildSession({ ...gentle, kind }),
          keeps: { code: 'keeps-change-of-effort' },
        }
      : { ...walkInstead(session, minutes), keeps: { code: 'keeps-habit' } }
  if (minutes === 5) return { ...walkInstead(session, minutes), keeps: { code: 'keeps-habit' } }
  if (!session.hard)
    return {
      ...buildSession({ ...gentle, kind: kind === 'long' ? 'easy' : kind }),
      keeps: { code: 'keeps-easy-rhythm' },
    }
  if (minutes >= 30) return { ...buildSession({ ...gentle, kind }), keeps: { code: 'keeps-quality' } }
  return {
    ...buildSession({ ...gentle, kind: 'strides' }),
    keeps: { code: 'keeps-quick-bursts' },
  }
}

function walkInstead(session: Session, minutes: number): Session {
  return finished(
    draftOf({
      ...session,
      kind:
        session.kind === 'race'
          ? 'recovery'
          : session.hard || session.kind.startsWith('strength')
            ? 'recovery'
            : session.kind,
      discipline: 'walk',
      name: { code: 'easy-minutes', minutes },
      emoji: '🚶',
      durationMin: minutes,
      rpe: Math.min(2, session.rpe),
      distanceKm: null,
      longSession: false,
      details: () => ({
        description: { code: 'few-minutes-count' },
        notes: [],
        workout: {
          warmup: [],
          exercises: [timedStep({ code: 'easy-walk' }, minutes, [feelsLike('recovery')])],
          cooldown: [],
        },
      }),
    }),
  )
}

function shareOfDistance(request: SessionRequest, session: Session, minutes: number): number | null {
  if (request.distanceKm === null) return null
  return Math.round(((request.distanceKm * minutes) / session.durationMin) * 10) / 10
}

function raceDiscipline({ event }: SessionRequest): SessionRequest['discipline'] {
  const discipline = event?.discipline
  if (discipline === 'cycle' || discipline === 'swim' || discipline === 'row') return discipline
  return discipline === 'run' ? 'run' : 'walk'
}
