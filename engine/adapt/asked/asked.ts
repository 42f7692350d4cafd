import { BOUNDS } from '../../limits/bounds.ts'
import type { RuleId } from '../../limits/rule.ts'
import type { AskedChange, CivilDate } from '../../model.ts'
import type { PlanDay } from '../../plan-model.ts'
import type { Told } from '../../told.ts'
import type { Person } from '../../week/person/person.ts'
import { HARD_SPACING_DAYS } from '../../week/person/stress.ts'
import { easierDay, restedDay, sparedDay } from '../day/changed-day.ts'
import { standIns, withExercise } from '../day/exercises.ts'
import { dayWith, gentleSession } from '../day/session-day.ts'
import { shorterDay } from '../day/shorter-day.ts'
import { swapsOf } from '../day/swaps.ts'
import { withDays } from '../day/with-days.ts'
import type { RefusalFact } from '../facts/asked-facts.ts'
import { brokenRule, firstChanged } from '../heard/judged.ts'
import { moved } from './moved.ts'
import { findSafety, findSpot, type PlanState, personOn, type Spot, type Verdict } from './state.ts'
import { withinLimits } from './within-limits.ts'

/** [ratio] of the minutes that an easier session keeps. @source default-ours */
const EASIER_SHARE = 0.8

const GONE: Verdict = { refusal: { code: 'session-gone' }, stale: true }
const EVENT: Verdict = { refusal: { code: 'event-stays' }, stale: false }

/**
 * Judges one change that a person asks for, on a plan as it stands, by the rules that every plan obeys.
 * @source default-ours
 */
export function verdictOn(state: PlanState, change: AskedChange): Verdict {
  const spot = findSpot(state, change.date)
  if (spot === null || spot.day.durationMin === 0) return GONE
  if (change.type === 'move') return judged(state, moved(state, spot, change), true)
  if (spot.day.discipline === 'race' && change.type !== 'skip') return EVENT
  const changed = changedDay(state, spot, change)
  if ('refusal' in changed) return changed
  const unsafe = unsafeBecause(state, spot, changed.day)
  if (unsafe !== null) return { refusal: unsafe, stale: false }
  const weeks = state.weeks.map((week) =>
    week === spot.week ? withDays(week, (day) => (day === spot.day ? changed.day : day)) : week,
  )
  return judged(state, { weeks, note: changed.note }, change.type !== 'exercise')
}

type Changed = { readonly day: PlanDay; readonly note: Told } | Extract<Verdict, { refusal: RefusalFact }>

const skippedBecause = ({ because, deleted }: Extract<AskedChange, { type: 'skip' }>) =>
  ({ code: 'skipped', because: deleted ? 'deleted' : because }) as const

function changedDay(state: PlanState, { day, week }: Spot, change: Exclude<AskedChange, { type: 'move' }>): Changed {
  const person = personOn(state, change.date)
  switch (change.type) {
    case 'skip':
      return { day: restedDay(day, skippedBecause(change)), note: { code: 'none-made-up' } }
    case 'shorter': {
      const shorter = shorterDay({ ...state.base, person }, day, change.rung, week)
      if (shorter === null) return { refusal: { code: 'short-already' }, stale: true }
      return { day: shorter.day, note: shorter.keeps }
    }
    case 'easier': {
      const easier = easierDay(day, EASIER_SHARE, person, week)
      if (easier === day || easier.durationMin === 0) return { refusal: { code: 'easy-already' }, stale: false }
      return { day: easier, note: { code: 'easier-by-fifth' } }
    }
    case 'swap': {
      const offered = swapsOf(day, person).some(
        ({ kind, discipline }) => kind === change.kind && discipline === change.discipline,
      )
      const wish = { kind: change.kind, discipline: change.discipline, durationMin: day.durationMin }
      const session = offered ? gentleSession(day, wish, person, week) : null
      if (session === null) return { refusal: { code: 'swap-asks-more' }, stale: false }
      return { day: dayWith(day, session), note: { code: 'no-more-load' } }
    }
    case 'exercise': {
      const steps = day.workout.exercises.filter((step) => step.exerciseId === change.exerciseId)
      if (steps.length === 0) return { refusal: { code: 'exercise-gone' }, stale: true }
      const there = day.workout.exercises.some((step) => step.exerciseId === change.to)
      const fits = !there && standIns(change.exerciseId, person).some(({ id }) => id === change.to)
      if (!fits) return { refusal: { code: 'exercise-unfit' }, stale: false }
      return { day: withExercise(day, change.exerciseId, change.to), note: { code: 'same-muscles' } }
    }
  }
}

/** Why a changed day would be against what safety asks of it, or null. */
function unsafeBecause(state: PlanState, { day, week }: Spot, changed: PlanDay): RefusalFact | null {
  if (
    state.adjustments.some(({ kind }) => kind === 'gentle') &&
    (changed.hard || changed.rpe >= BOUNDS['not-gentle'].least)
  )
    return { code: 'nothing-hard-yet' }
  const safety = findSafety(state, day.date)
  if (!safety || changed.durationMin === 0) return null
  if (safety.effect.type === 'rest') return { code: 'getting-well' }
  if (changed.hard || changed.loadAu > day.loadAu) return { code: 'getting-well' }
  for (const { effect } of state.adjustments)
    if (effect.type === 'spare' && day.date >= effect.from && day.date <= effect.until)
      if (sparedDay(changed, effect.parts, state.base.person, week, effect.event) !== changed)
        return { code: 'loads-what-hurts' }
  return null
}

/** Lets a change stand when it breaks no rule, with later days taken back where they grew from what it lost. */
function judged(state: PlanState, verdict: Verdict, mayLimit: boolean): Verdict {
  if ('refusal' in verdict) return verdict
  const { base, weeks: before } = state
  const broken = brokenRule(base, before, verdict.weeks, mayLimit ? undefined : 0)
  if (broken === null) return verdict
  if (mayLimit) {
    const from = firstChanged(before, verdict.weeks) ?? state.today
    const limits = { base, from: latest(from, state.today), reference: verdict.weeks }
    for (const edge of [true, false]) {
      const limited = withinLimits({ ...limits, edge }, verdict.weeks)
      if (brokenRule(base, before, limited) === null) return { ...verdict, weeks: limited }
    }
  }
  return { refusal: brokenBecause(broken.rule, base.person), stale: false }
}

function latest(one: CivilDate, other: CivilDate): CivilDate {
  return one > other ? one : other
}

function brokenBecause(rule: RuleId, { stress }: Pick<Person, 'stress'>): RefusalFact {
  return { code: 'breaks-rule', rule, daysBetween: HARD_SPACING_DAYS[stress] - 1 }
}
