import type { ShownWeek } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { HistoryDay, PlanInput } from '../../engine/model.ts'
import { makePlan } from '../../engine/plan.ts'
import type { ReadFacts } from '../../engine/read-facts.ts'
import { sure } from '../../engine/sure.ts'
import { scheduleIn } from '../../words/schedule.ts'
import type { Speech } from '../../words/speech.ts'

/** Blocks that are looked ahead at: a year of the shortest that plans have. @source default-ours */
const BLOCKS_MAX = 6

type Days = readonly Pick<ShownWeek['days'][number], 'date' | 'durationMin'>[]
/** What is looked ahead from, and how far. */
export type DaysWanted = {
  /** The days of the plan that stands, as far as they count: what is still to come is done as planned. */
  readonly days: Days
  readonly today: string
  readonly until: string
}

/**
 * The weeks after a plan's last up to a day, block after block, each begun from the one before as if that had been kept.
 * @throws whatever a plan that cannot be made throws
 */
export function weeksAhead(speech: Speech, input: PlanInput, facts: ReadFacts, { days, today, until }: DaysWanted) {
  const { now: _, ...given } = input
  const weeks: ShownWeek[] = []
  let [later, block, from]: [PlanInput, Days, string] = [given, days, today]
  for (let blocks = 0; blocks < BLOCKS_MAX; blocks += 1) {
    const last = sure(block.at(-1)).date
    if (last >= until) break
    const next: PlanInput = { ...later, today: addDays(last, 1), history: withKept(later.history ?? [], block, from) }
    const plan = scheduleIn(speech, makePlan(next, facts))
    const fresh = plan.weeklyPlan.filter(({ days: own }) => sure(own.at(-1)).date > last)
    if (fresh.length === 0) break
    weeks.push(...fresh)
    const { anchor, begun, start } = plan
    later = { ...next, anchor, begun, start, block: plan.block }
    block = fresh.flatMap((week) => week.days)
    from = next.today ?? last
  }
  return weeks
}

/** What is recorded stays, and what is still to come is done. */
function withKept(history: readonly HistoryDay[], days: Days, from: string): HistoryDay[] {
  const recorded = new Map(history.map((day) => [day.date, day]))
  const kept = days
    .filter(({ date, durationMin }) => date >= from && durationMin > 0 && !recorded.has(date))
    .map(({ date, durationMin }): HistoryDay => ({ date, completed: true, minutes: durationMin }))
  return [...history, ...kept].sort((one, other) => (one.date < other.date ? -1 : 1))
}
