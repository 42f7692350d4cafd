import { addDays } from './civil-date.ts'
import { finishedPlan } from './finished-plan.ts'
import { withToldDone } from './history/known-day.ts'
import { entriesOf } from './history/merged-history.ts'
import { readNotes } from './history/notes.ts'
import { unreadParts } from './interpret/unread-parts.ts'
import type { PlanInput } from './model.ts'
import type { ReadFacts } from './plan-base.ts'
import type { Plan, UnderWay } from './plan-model.ts'
import { commitmentsSince, racesSince, readBase } from './read-base.ts'

/**
 * Makes a person's plan: the weeks from the anchor to the goal as history and wishes changed them, and today's timeline.
 * The same input always gives the same plan.
 * @param input - profile, day and whatever else is known
 * @param facts - readings that replace the built-in reader's
 * @throws RangeError when a date is not a real day
 */
export function makePlan(input: UnderWay, facts: ReadFacts = {}): Plan {
  const checkIns = readNotes(input, facts.checkIns)
  const told = withToldDone(input, checkIns)
  const base = readBase(told, facts)
  return {
    ...finishedPlan(base, told, { checkIns, anew: (input) => readBase(input, facts) }),
    unread: unreadOf(told),
  }
}

/** What no fact came from; what was confirmed has taken the place of a text. */
function unreadOf(input: PlanInput) {
  const { profile, facts = {}, history = [], today } = input
  const isConfirmed = facts.week !== undefined || facts.rota !== undefined
  const standing = {
    commitments: isConfirmed ? '' : profile.commitments,
    races: facts.events !== undefined ? '' : profile.races,
  }
  const newest = history.findLast(({ date }) => date <= today && date >= addDays(today, -1))
  const since = { commitments: commitmentsSince(input), races: racesSince(input) }
  return unreadParts(standing, since, newest && entriesOf(newest).at(-1))
}
