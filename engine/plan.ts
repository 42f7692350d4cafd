import { addDays } from './civil-date.ts'
import { daysAsShown } from './days-as-shown.ts'
import { finishedPlan } from './finished-plan.ts'
import { boxRead } from './history/kept-notes.ts'
import { withToldDone } from './history/known-day.ts'
import { entriesOf } from './history/merged-history.ts'
import { readNotes } from './history/notes.ts'
import { partsOf, unreadOfNote } from './interpret/unread-parts.ts'
import type { HistoryEntry, PlanInput } from './model.ts'
import type { Plan, UnderWay } from './plan-model.ts'
import { readBase } from './read-base.ts'
import type { ReadFacts } from './read-facts.ts'
import { type KeptTexts, textsRead } from './read-texts.ts'

/**
 * Makes a person's plan: the weeks from the anchor to the goal as history and wishes changed them, and today's timeline.
 * The same input always gives the same plan.
 * @param input - profile, day and whatever else is known
 * @param facts - what was read before
 * @throws RangeError when a date is not a real day
 */
export function makePlan(input: UnderWay, facts: ReadFacts = {}): Plan {
  const plan = planOnce(input, facts)
  return hasUnseenDays(plan, input) ? planOnce({ ...input, shown: daysAsShown(plan, input.shown) }, facts) : plan
}

/** Whether days of the block went by that no plan had shown yet: whoever comes back sees them now for the first time, and what comes grows from them as seen. */
function hasUnseenDays({ anchor }: Plan, { shown, today }: UnderWay): boolean {
  const last = shown?.days.at(-1)?.day.date
  return shown?.anchor === anchor && last !== undefined && last < addDays(today, -1)
}

function planOnce(input: UnderWay, facts: ReadFacts): Plan {
  const checkIns = readNotes(input, facts.checkIns)
  const told = withToldDone(input, checkIns)
  const base = readBase(told, facts)
  return {
    ...finishedPlan(base, told, { checkIns, anew: (input) => readBase(input, facts) }),
    unread: unreadOf(told, facts.texts),
  }
}

/** What no fact came from; what was confirmed has taken the place of a text. */
function unreadOf(input: PlanInput, kept?: KeptTexts) {
  const { facts = {}, history = [], today } = input
  const { week, races } = textsRead(input, kept)
  const isConfirmed = facts.week !== undefined || facts.rota !== undefined
  const newest = history.findLast(({ date }) => date <= today && date >= addDays(today, -1))
  const last = newest && entriesOf(newest).at(-1)
  return [
    ...(isConfirmed ? [] : week.unread),
    ...(facts.events === undefined ? races.unread : []),
    ...(last ? unreadOfEntry(last) : []),
  ]
}

function unreadOfEntry(entry: HistoryEntry) {
  const texts = { notes: entry.notes ?? '', tomorrow: entry.tomorrowNotes ?? '' }
  return (['notes', 'tomorrow'] as const).flatMap((box) =>
    partsOf(box, texts[box], unreadOfNote(box, texts[box], boxRead(entry, box))),
  )
}
