import type { SessionKind, SessionRequest } from '../../model.ts'
import { walkRunFor } from './plan.ts'
import type { Sport } from './sport.ts'

const NAMES: Readonly<Partial<Record<SessionKind, string>>> = {
  easy: 'Easy',
  long: 'Long',
  recovery: 'Recovery',
  strides: 'Easy + pick-ups',
  tempo: 'Tempo',
  threshold: 'Threshold',
  'race-pace': 'Race-rhythm',
  hills: 'Hill',
  intervals: 'Interval',
  'time-trial': 'Time-trial',
}

const PURPOSE: Readonly<Partial<Record<SessionKind, string>>> = {
  easy: 'Easy minutes build the engine everything else runs on. Slower is fine; harder is not better.',
  long: 'Time on your feet at a pace you could hold a conversation at. Start slower than you want to.',
  recovery: 'Just enough movement to feel better afterwards than before.',
  strides: 'Easy, with a few short quick bursts to keep you light on your feet.',
  tempo: 'Steady work at the strong end of comfortable, so that everyday pace feels easier.',
  threshold: 'Controlled hard work in pieces; you should finish knowing you could do one more.',
  'race-pace': 'Practise the rhythm of your event until it feels familiar.',
  hills: 'Strength and form in one: short climbs with a full easy way back.',
  intervals: 'Fast repetitions with real rest, to lift your ceiling.',
  'time-trial': 'A friendly test against the clock: it tells us how to set the next weeks.',
}

/**
 * The name of an endurance session.
 * @param kind - of session
 * @param sport - its words
 * @param request - beginners' walk breaks show in the name
 * @returns such as `Long ride`
 */
export function enduranceName(kind: SessionKind, sport: Sport, request: SessionRequest): string {
  const walkRun = (kind === 'easy' || kind === 'long') && walkRunFor(request) !== null
  if (walkRun) return kind === 'long' ? 'Long run with walk breaks' : 'Run-walk'
  if (kind === 'strides')
    return request.discipline === 'run' ? 'Easy run with strides' : `Easy ${sport.noun} with pick-ups`
  return `${NAMES[kind] ?? 'Easy'} ${sport.noun}`
}

/**
 * What an endurance session is for.
 * @param kind - of session
 * @param sport - its words
 * @param request - discipline and event
 * @returns one or two sentences
 */
export function enduranceDescription(kind: SessionKind, sport: Sport, request: SessionRequest): string {
  if (kind === 'long' && request.discipline !== 'run' && request.discipline !== 'walk')
    return `A longer ${sport.noun} at a pace you could hold a conversation at. Start slower than you want to.`
  if (kind === 'race-pace' && request.event !== null)
    return `Practise the rhythm of ${request.event.name} until it feels familiar.`
  if (kind === 'strides' && request.discipline !== 'run')
    return 'Easy, with a few short quick bursts to wake the legs up.'
  if (kind === 'hills' && (request.discipline === 'row' || request.discipline === 'cardio'))
    return 'Strength without weights: short strong pieces with plenty of easy time between.'
  return PURPOSE[kind] ?? PURPOSE.easy ?? ''
}

/**
 * What to bear in mind around an endurance session.
 * @param kind - of session
 * @param minutes - [min] in all
 * @param request - discipline
 * @returns text for a person, or empty
 */
export function enduranceNotes(kind: SessionKind, minutes: number, request: SessionRequest): string {
  if (minutes >= 90) return 'Take water and something to eat along, and try what you plan to use on the day.'
  if (kind === 'intervals' || kind === 'hills' || kind === 'time-trial')
    return 'If the warm-up feels heavy, make it an easy day; nothing is lost.'
  if (kind === 'tempo' || kind === 'threshold' || kind === 'race-pace')
    return 'Too hard to speak at all? Ease off until a few words come out.'
  if (walkRunFor(request) !== null) return 'Walk breaks are part of the plan, not a sign of weakness.'
  return minutes >= 60 ? 'Take water along on warm days.' : ''
}
