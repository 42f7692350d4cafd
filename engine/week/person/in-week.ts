import { dayNumber } from '../../civil-date.ts'
import type { DatedException, Discipline } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Person } from './person.ts'

/**
 * Somebody who does without sports for a while. A beginner whose block begins without runs takes the first step from walking to
 * running in the first week that holds them.
 * @param frames - the weeks of the block
 */
export function withPauses(
  person: Person,
  dated: readonly DatedException[],
  frames: readonly Pick<WeekFrame, 'monday'>[],
): Person {
  const without = dated.flatMap((one) =>
    one.kind === 'without' ? [{ from: dayNumber(one.from), to: dayNumber(one.to), sports: one.sports }] : [],
  )
  if (without.length === 0) return person
  const paused = { ...person, without }
  const first = frames.findIndex((frame) => !inWeek(paused, frame).never.has('run'))
  const repeated = (person.repeatedWeeks ?? 0) + Math.max(0, first)
  return { ...paused, ...(person.level === 'beginner' && repeated > 0 && { repeatedWeeks: repeated }) }
}

/** A person as they train in a week: a sport that some day of it is without has no session in it. */
export function inWeek(person: Person, { monday }: Pick<WeekFrame, 'monday'>): Person {
  const { returning, without = [], does, never } = person
  if (!returning && without.length === 0) return person
  const shut: readonly Discipline[] = [
    // After a birth they walk until it is time to run.
    ...(returning && monday < returning.runsFrom ? (['run'] as const) : []),
    ...without.filter(({ from, to }) => monday + 6 >= from && monday <= to).flatMap(({ sports }) => sports),
  ]
  if (shut.length === 0) return person
  return { ...person, does: does.filter((sport) => !shut.includes(sport)), never: new Set([...never, ...shut]) }
}

/** [days] without runs from which on the first ones after them are easy. @source default-ours */
export const PAUSE_DAYS = 14
/** [days] for which they are. @source default-ours */
export const BACK_DAYS = 14

/** Whether somebody runs again in a week after a while without: on what lands hard they have lost more than on their breath. */
export function isBackToRuns({ without = [] }: Person, { monday }: Pick<WeekFrame, 'monday'>): boolean {
  return without.some(
    ({ from, to, sports }) =>
      sports.includes('run') && to - from + 1 >= PAUSE_DAYS && to < monday && to >= monday - BACK_DAYS,
  )
}

/** Whether walks take the place of somebody's runs for a while: whatever keeps them from running, no hill is climbed for it. */
export function isWalkedInstead(person: Person, here: Person): boolean {
  return here.never.has('run') && !person.never.has('run') && here.does.length === 0
}
